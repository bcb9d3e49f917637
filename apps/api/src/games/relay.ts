import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type Database, inTransaction } from '../database/connection.ts';
import { feedChannel } from './feed.ts';

/**
 * Carries what waits in the outbox to where it goes, in batches, after the commit that wrote it: to
 * whoever looks at a game, and to whoever works out who must be told of it by mail.
 */
export type Relay = {
  /** Something was committed: carry it soon. */
  readonly nudge: () => void;
  /** Looks now and then for what a process committed and could not carry. */
  readonly poll: () => void;
  /** Carries what waits now; gives how many rows it carried. */
  readonly carry: () => Promise<number>;
  readonly close: () => Promise<void>;
};

const batch = 500;
const gamesPerNotice = 200; // a notification holds 8,000 bytes
const pollEvery = 1_000;

/** Under load it rests between batches: many acts are told by one of them, and it costs them less. */
const manyRows = 8;
const restFor = 20;

/** One process carries at a time; the others wait, and then carry what has come meanwhile. */
const lockSql = `select pg_advisory_xact_lock(hashtext('staffetta outbox'))`;
const waitingSql = `
  select game_id, number, ordinal, topic
    from game_outbox
    order by at, game_id, number, ordinal
    limit ${batch}`;
const carriedSql = `
  delete from game_outbox o
    using unnest($1::uuid[], $2::integer[], $3::smallint[]) as c (game_id, number, ordinal)
    where o.game_id = c.game_id and o.number = c.number and o.ordinal = c.ordinal`;

/** On conflict it waits for nobody: whoever looks at a game holds only what was there before. */
const lookSql = `
  insert into notice_look (game_id, topic, number, due_at)
    select m.game_id, m.topic, max(m.number), $4::timestamptz
      from unnest($1::uuid[], $2::text[], $3::integer[]) as m (game_id, topic, number)
      group by m.game_id, m.topic
    on conflict do nothing`;

type Waiting = { game_id: string; number: number; ordinal: number; topic: 'told' | 'said' };

/** What was said has woken those who look already, in its own statement. */
const movedIn = (rows: readonly Waiting[]): readonly string[] => [
  ...new Set(rows.filter(({ topic }) => topic === 'told').map((row) => row.game_id)),
];

async function carryBatch(client: pg.PoolClient, now: Date): Promise<number> {
  await client.query(lockSql);
  const { rows } = await client.query<Waiting>(waitingSql);
  if (rows.length === 0) return 0;
  const gameIds = movedIn(rows);
  for (let from = 0; from < gameIds.length; from += gamesPerNotice) {
    const payload = gameIds.slice(from, from + gamesPerNotice).join(',');
    await client.query('select pg_notify($1, $2)', [feedChannel, payload]);
  }
  const ids = rows.map((row) => row.game_id);
  const numbers = rows.map((row) => row.number);
  await client.query(lookSql, [ids, rows.map(({ topic }) => topic), numbers, now]);
  await client.query(carriedSql, [ids, numbers, rows.map((row) => row.ordinal)]);
  return rows.length;
}

export function openRelay(
  { pool }: Database,
  onTrouble: (error: Error) => void,
  now: () => Date,
): Relay {
  let running: Promise<void> | null = null;
  let isAsked = false;
  let isClosed = false;

  const carry = () => inTransaction(pool, (client) => carryBatch(client, now()));

  /** Carries all that waits; says whether that was much. */
  async function carryWaiting(): Promise<boolean> {
    let carried = await carry();
    const isMuch = carried >= manyRows;
    while (carried === batch) carried = await carry();
    return isMuch;
  }

  async function carryAll(): Promise<void> {
    do {
      isAsked = false;
      try {
        if (await carryWaiting()) await sleep(restFor);
      } catch (error) {
        onTrouble(error instanceof Error ? error : new Error('The relay failed'));
      }
    } while (isAsked);
  }

  function nudge(): void {
    if (isClosed) return;
    isAsked = true;
    running ??= carryAll().finally(() => {
      running = null;
    });
  }

  let timer: NodeJS.Timeout | undefined;
  return {
    nudge,
    poll() {
      timer ??= setInterval(nudge, pollEvery);
    },
    carry,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await running;
    },
  };
}
