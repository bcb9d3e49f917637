import { asc, gt } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import { game } from '../database/schema.ts';
import { firstBroken, type StoredEvent } from './chain.ts';
import { byId, type GameRow, type Store } from './store.ts';

/** Where a game's log is not what was written. */
type Damage = { readonly gameId: string; readonly number: number };

export type Verification = {
  readonly games: number;
  readonly events: number;
  readonly damages: readonly Damage[];
};

const eventsAtOnce = 1_000;

/** The first event that is changed, missing or out of place, and how many were read. */
async function verifyGame(
  store: Store,
  { gameId, commitment, number, hash }: GameRow,
): Promise<{ read: number; brokenAt: number | null }> {
  let last = { number: 0, hash: commitment };
  for (;;) {
    const events = await store.events(gameId, last.number, number, eventsAtOnce);
    const brokenAt = firstBroken(events, last);
    if (brokenAt !== null) return { read: last.number + events.length, brokenAt };
    last = events.at(-1) ?? last;
    if (last.number === number) {
      return { read: number, brokenAt: last.hash.equals(hash) ? null : number };
    }
    if (events.length === 0) return { read: last.number, brokenAt: last.number + 1 };
  }
}

/** The first event of a whole log that is changed, missing or out of place. */
export function brokenIn(
  events: readonly StoredEvent[],
  { commitment, number, hash }: Pick<GameRow, 'commitment' | 'number' | 'hash'>,
): number | null {
  const broken = firstBroken(events, { number: 0, hash: commitment });
  if (broken !== null) return broken;
  if (events.length < number) return events.length + 1;
  return events.at(-1)?.hash.equals(hash) === true ? null : number;
}

const allGames = ({ query }: Database): AsyncGenerator<GameRow> =>
  byId((after, limit) =>
    query.select().from(game).where(gt(game.gameId, after)).orderBy(asc(game.gameId)).limit(limit),
  );

/** Checks the hash chain of every game; a game whose chain is broken becomes read-only. */
export async function verifyAll(database: Database, store: Store): Promise<Verification> {
  const damages: Damage[] = [];
  let games = 0;
  let events = 0;
  for await (const row of allGames(database)) {
    const { read, brokenAt } = await verifyGame(store, row);
    games += 1;
    events += read;
    if (brokenAt !== null) {
      await store.markBroken(row.gameId, brokenAt);
      damages.push({ gameId: row.gameId, number: brokenAt });
    }
  }
  return { games, events, damages };
}
