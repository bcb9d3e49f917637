import { type AnyTitle, titles } from '@staffetta/engine';
import type { BuiltApp } from '../apps/api/src/app.ts';
import type { Database } from '../apps/api/src/database/connection.ts';
import { type Games, openGames } from '../apps/api/src/games/games.ts';
import { loadGame } from '../apps/api/src/games/loaded-game.ts';
import { dwell, type Player, playWhole, registerPlayers, startGame } from './games.ts';
import { amount, type Figures, interleaved } from './sample.ts';

/** Half a stretch behind the last snapshot, as games are on average. */
const longGame = amount(1_575, 20);

const loadsPerSample = amount(
  { cold: 3, snapshot: 30, cache: 1_000 },
  { cold: 1, snapshot: 1, cache: 1 },
);

/** A game made long: see `dwell`. */
async function playLong(
  service: BuiltApp,
  players: readonly Player[],
  numberOf: (gameId: string) => Promise<number>,
): Promise<string> {
  const gameId = await startGame(service, players);
  await dwell(service, players, gameId, async () => (await numberOf(gameId)) >= longGame);
  return gameId;
}

type LoadedFrom = Readonly<Record<'cold' | 'snapshot' | 'cache', Figures>>; // milliseconds

/** How long a game takes to load: from its log alone, from a snapshot, from this process's memory. */
export type LoadingFigures = LoadedFrom & {
  readonly game: string;
  readonly events: number;
  readonly behind: number | null; // events since its last snapshot; null: it has none yet
};

/** The time of one load, as the mean of several; the first warms up. */
async function time(loads: number, load: () => Promise<unknown>): Promise<number> {
  await load();
  const started = performance.now();
  for (let turn = 0; turn < loads; turn += 1) await load();
  return (performance.now() - started) / loads;
}

async function loadingOf(
  { cache, library }: Games,
  { pool }: Database,
  gameId: string,
  hasSnapshot: boolean,
): Promise<LoadedFrom> {
  await cache.current(gameId);
  await pool.query('create temporary table kept_snapshot as select * from game_snapshot');
  const from = await interleaved({
    cold: async () => {
      await pool.query('delete from game_snapshot where game_id = $1', [gameId]);
      const taken = await time(loadsPerSample.cold, () => loadGame(library, gameId));
      await pool.query('insert into game_snapshot select * from kept_snapshot where game_id = $1', [
        gameId,
      ]);
      return taken;
    },
    snapshot: hasSnapshot
      ? () => time(loadsPerSample.snapshot, () => loadGame(library, gameId))
      : null,
    cache: () => time(loadsPerSample.cache, () => cache.current(gameId)),
  });
  await pool.query('drop table kept_snapshot');
  return from;
}

const mostActs = amount(Number.POSITIVE_INFINITY, 20);

/** A finished game of a title at a full table. */
export async function playFinished(service: BuiltApp, title: AnyTitle): Promise<string> {
  const players = await registerPlayers(service, title.seats.max);
  const gameId = await startGame(service, players, title);
  await playWhole(service, players, gameId, 0, mostActs);
  return gameId;
}

/** The long game, and a whole game of every title. */
export async function measureLoading(
  service: BuiltApp,
  owner: Database,
  players: readonly Player[],
): Promise<readonly LoadingFigures[]> {
  const { store, telling } = service.services.games;
  const numberOf = async (gameId: string): Promise<number> =>
    (await store.newest(gameId))?.number ?? 0;
  const gameIds = new Map([
    ['a mind changed again and again', await playLong(service, players, numberOf)],
  ]);
  for (const title of titles) {
    gameIds.set(`${title.id}, ${title.seats.max}`, await playFinished(service, title));
  }
  const games = openGames(store, {
    report: ({ trouble }) => {
      throw new Error(trouble);
    },
    committed: () => undefined,
    now: () => new Date(),
    telling,
  });
  const found: LoadingFigures[] = [];
  for (const [game, gameId] of gameIds) {
    const events = await numberOf(gameId);
    const [newest] = await store.snapshots(gameId, events);
    const behind = newest === undefined ? null : events - newest.number;
    const from = await loadingOf(games, owner, gameId, behind !== null);
    found.push({ game, events, behind, ...from });
  }
  return found;
}
