import type { BuiltApp } from '../apps/api/src/app.ts';
import type { Database } from '../apps/api/src/database/connection.ts';
import { openGames } from '../apps/api/src/games/games.ts';
import { loadGame } from '../apps/api/src/games/loaded-game.ts';
import { ask, type Offers, type Player, picked, startGame } from './games.ts';
import { type Figures, interleaved } from './sample.ts';

/** Half a stretch behind the last snapshot, as games are on average. */
export const longGame = 1_575;

const loadsPerSample = { cold: 3, snapshot: 30, cache: 1_000 };

/**
 * A long game: played until somebody whom nobody waits for may act again, as one who changes his
 * mind may; and then he changes it, and changes it again.
 */
async function playLong(
  service: BuiltApp,
  players: readonly Player[],
  numberOf: (gameId: string) => Promise<number>,
): Promise<string> {
  const gameId = await startGame(service, players);
  for (let turn = 0; (await numberOf(gameId)) < longGame; turn += 1) {
    const [anybody] = players;
    if (anybody === undefined) throw new Error('Nobody to play');
    const { toAct }: { toAct: number[] } = await ask(service, anybody, `/${gameId}`);
    const order = players
      .map((player, seat) => ({ player, isWaitedFor: toAct.includes(seat) }))
      .sort((one, other) => Number(one.isWaitedFor) - Number(other.isWaitedFor));
    for (const { player } of order) {
      const { version, offers }: Offers = await ask(service, player, `/${gameId}/offers`);
      if (offers.length === 0) continue;
      const action = picked(offers, turn * 7);
      await ask(service, player, `/${gameId}/actions`, { action }, version);
      break;
    }
  }
  return gameId;
}

export type LoadingFigures = Readonly<Record<'cold' | 'snapshot' | 'cache', Figures>>;

/** Milliseconds to have a long game: from its log alone, from a snapshot, from this process's memory. */
export async function measureLoading(
  service: BuiltApp,
  owner: Database,
  players: readonly Player[],
): Promise<LoadingFigures> {
  const { store } = service.services.games;
  const gameId = await playLong(
    service,
    players,
    async (id) => (await store.newest(id))?.number ?? 0,
  );
  await owner.pool.query('create table kept_snapshot as select * from game_snapshot');
  const games = openGames(store, {
    report: ({ trouble }) => {
      throw new Error(trouble);
    },
    committed: () => undefined,
    now: () => new Date(),
    telling: service.services.games.telling,
  });
  await games.cache.current(gameId);

  const time = async (loads: number, load: () => Promise<unknown>): Promise<number> => {
    await load();
    const started = performance.now();
    for (let turn = 0; turn < loads; turn += 1) await load();
    return (performance.now() - started) / loads;
  };
  return interleaved({
    cold: async () => {
      await owner.pool.query('delete from game_snapshot');
      const taken = await time(loadsPerSample.cold, () => loadGame(games.library, gameId));
      await owner.pool.query('insert into game_snapshot select * from kept_snapshot');
      return taken;
    },
    snapshot: () => time(loadsPerSample.snapshot, () => loadGame(games.library, gameId)),
    cache: () => time(loadsPerSample.cache, () => games.cache.current(gameId)),
  });
}
