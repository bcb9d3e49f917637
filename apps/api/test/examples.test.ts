import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { catalogue } from '../src/games/catalogue.ts';
import { gameSchema } from '../src/http/answers/tables.ts';
import { type Api, ask, gameOf, openApi, type Player, read, register } from './api.ts';
import { freshDatabase } from './harness.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

let api: Api;
let drop: () => Promise<void>;

beforeAll(async () => {
  const fresh = await freshDatabase(inject('databases').postgres18);
  drop = fresh.drop;
  api = await openApi(fresh.urls);
});
afterAll(async () => {
  await api.close();
  await drop();
});

/** A program of somebody's, who knows where the service is and has a token. */
async function run(
  command: readonly string[],
  as: Player,
): Promise<{ code: number; said: string }> {
  const [file = '', ...args] = command;
  const child = spawn(file, args, {
    cwd: root,
    env: { PATH: process.env.PATH, STAFFETTA_URL: api.url, STAFFETTA_TOKEN: as.token },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill());
  let said = '';
  const hear = (part: Buffer): void => {
    said += part.toString();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const [code] = await once(child, 'close');
  return { code, said };
}

const inTypeScript = [process.execPath, '--import', 'tsx', 'examples/bot.ts'];
const inShell = ['sh', 'examples/bot.sh'];

it.each(catalogue.map(({ title }) => title))(
  'the bots play $id to its end, one with another',
  async ({ id, seats }) => {
    const host = await register(api);
    const body = { title: id, seats: seats.min };
    const path = '/v1/games';
    const { id: game } = read(
      await ask(api, { method: 'post', path, as: host, body }),
      gameSchema,
      201,
    );
    const guests = await Promise.all(Array.from({ length: seats.min - 1 }, () => register(api)));
    const ended = await Promise.all([
      run([...inShell, game], host),
      ...guests.map((guest) => run([...inTypeScript, game], guest)),
    ]);
    for (const { code, said } of ended) expect(code, said).toBe(0);
    for (const { said } of ended) expect(said.split('\n').length).toBeGreaterThan(5);
    expect((await gameOf(api, game, host)).status).toBe('ended');
  },
  180_000,
);
