import { execFile, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { answerOf, endProcess } from './processes.ts';
import { amount, type Figures, interleaved, seconds } from './sample.ts';

const run = promisify(execFile);
const fileOf = (name: string): string =>
  fileURLToPath(new URL(`boardgame.io/${name}`, import.meta.url));

const matchConnections = amount([1, 10, 50], [2]);

/** How many matches there must be for nobody to run out of them. */
const matchesFor = (connections: number): number => Math.ceil(100 * seconds) + connections;

/** Moves in a second of the toy in boardgame.io's reducer, and in one of its games. */
export type ReducerFigures = { readonly rate: number; readonly moves: number };

export async function measureReducer(): Promise<ReducerFigures> {
  const { stdout } = await run(process.execPath, [fileOf('reducer.cjs'), String(seconds)]);
  return JSON.parse(stdout);
}

/** Moves in a second over the socket of a new server; its matches in files, or in memory only. */
async function serverRate(
  parent: string,
  storage: 'files' | 'memory',
  connections: number,
): Promise<number> {
  const folder = await mkdtemp(join(parent, 'boardgame-'));
  const server = fork(fileOf('server.cjs'), {
    env: { ...process.env, ...(storage === 'files' ? { BENCH_FOLDER: folder } : {}) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await answerOf(server);
  const load = fork(fileOf('load.cjs'));
  load.send({ port, connections, seconds, matches: matchesFor(connections) });
  const { rate } = (await answerOf(load)) as { rate: number };
  await endProcess(load);
  await endProcess(server);
  await rm(folder, { recursive: true, force: true });
  return rate;
}

export type ServerFigures = Readonly<Record<'files' | 'memory' | 'ours', Figures>>;

/** Moves through boardgame.io's server, against acts through ours. */
export async function measureServer(
  folder: string,
  ours: (connections: number) => Promise<number>,
): Promise<ReadonlyMap<number, ServerFigures>> {
  const found = new Map<number, ServerFigures>();
  for (const connections of matchConnections) {
    const figures = await interleaved({
      files: () => serverRate(folder, 'files', connections),
      memory: () => serverRate(folder, 'memory', connections),
      ours: () => ours(connections),
    });
    found.set(connections, figures);
  }
  return found;
}
