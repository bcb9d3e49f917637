/** Opens many streams at once from a process of its own, says how they were answered, and how many are open when asked. */
import { Agent, get } from 'node:http';

export type CrowdWish = { readonly url: string; readonly token: string; readonly count: number };

/** How many were answered with each status; without one under its error. */
export type CrowdAnswers = Readonly<Record<string, number>>;

let open = 0;

function follow({ url, token }: CrowdWish, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const asked = get(`${url}/v1/stream`, { agent, headers: { authorization: `Bearer ${token}` } });
    asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
    asked.on('response', (response) => {
      open += 1;
      response.on('close', () => {
        open -= 1;
      });
      response.resume();
      resolve(String(response.statusCode));
    });
  });
}

process.on('message', async (wish: CrowdWish | 'open?') => {
  if (wish === 'open?') return void process.send?.(open);
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const answers = await Promise.all(Array.from({ length: wish.count }, () => follow(wish, agent)));
  const tally: Record<string, number> = {};
  for (const answer of answers) tally[answer] = (tally[answer] ?? 0) + 1;
  process.send?.(tally);
});
process.on('disconnect', () => process.exit());
