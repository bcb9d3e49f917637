/** Many clients at once, in a process of their own. */
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

type Service = { readonly url: string; readonly token: string; readonly count: number };

/** What a crowd does: opens a stream each, says how many are open, or asks again and again for a while. */
export type CrowdWish =
  | (Service & { readonly wish: 'streams' })
  | { readonly wish: 'open' }
  | (Service & { readonly wish: 'requests'; readonly seconds: number });

/** How many were answered with each status; without one under its error. */
export type Tally = Readonly<Record<string, number>>;

/** The same, and how long 95 of 100 waited for an answer, in milliseconds. */
export type Waited = { readonly answers: Tally; readonly most: number };

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
let open = 0;

const ask = ({ url, token }: Service, path: string): Promise<IncomingMessage | string> =>
  new Promise((resolve) => {
    const headers = { authorization: `Bearer ${token}` };
    get(`${url}${path}`, { agent, headers }, resolve).on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code ?? 'error'),
    );
  });

const statusOf = (answer: IncomingMessage | string): string =>
  typeof answer === 'string' ? answer : String(answer.statusCode);

function tallied(answers: readonly string[]): Tally {
  const tally: Record<string, number> = {};
  for (const answer of answers) tally[answer] = (tally[answer] ?? 0) + 1;
  return tally;
}

async function follow(service: Service): Promise<string> {
  const answer = await ask(service, '/v1/stream');
  if (typeof answer !== 'string') {
    open += 1;
    answer.on('close', () => {
      open -= 1;
    });
    answer.resume();
  }
  return statusOf(answer);
}

const each = <T>({ count }: Service, work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, work));

async function askForAWhile(service: Service, seconds: number): Promise<Waited> {
  const answers: string[] = [];
  const waits: number[] = [];
  const end = performance.now() + seconds * 1_000;
  await each(service, async () => {
    while (performance.now() < end) {
      const asked = performance.now();
      const answer = await ask(service, '/v1/games');
      waits.push(performance.now() - asked);
      answers.push(statusOf(answer));
      if (typeof answer === 'string') continue;
      answer.resume();
      await sleep(Number(answer.headers['retry-after'] ?? 0) * 1_000);
    }
  });
  const sorted = waits.toSorted((one, other) => one - other);
  return { answers: tallied(answers), most: sorted[Math.floor(sorted.length * 0.95)] ?? 0 };
}

process.on('message', async (told: CrowdWish) => {
  if (told.wish === 'open') process.send?.(open);
  else if (told.wish === 'streams') process.send?.(tallied(await each(told, () => follow(told))));
  else process.send?.(await askForAWhile(told, told.seconds));
});
process.on('disconnect', () => process.exit());
