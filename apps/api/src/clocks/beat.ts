import type { Database } from '../database/connection.ts';
import { inTransaction } from '../database/connection.ts';
import type { CheckClock } from './machine-clock.ts';

// That somebody is there is noted now and then: where nobody looked after the clocks for long, or nobody
// answered requests, no clock has gone. Who does both notes both.

/** What a process is there for. */
type Duty = 'clocks' | 'answers';

/** Short of the shortest absence that counts, a minute. */
const every = 20_000;

const firstSql = `
  insert into service_beat (name, at) values ($1, $2) on conflict do nothing`;
const lastSql = `select at from service_beat where name = $1 for update`;
const beatSql = `update service_beat set at = $2 where name = $1 and (at < $2 or at > $3)`;
/** An outage that has not ended yet was noted by a clock that was ahead. */
const healSql = 'delete from service_outage where until_at > $1';
const outageSql = `
  insert into service_outage (from_at, until_at) values ($1, $2)
    on conflict (from_at) do update set until_at = greatest(service_outage.until_at, excluded.until_at)`;

/** What was worked out before is out of date; whoever looks works it out anew before anything else. */
const anewSql = `
  update game_clock set look_at = $1 where waits and paused_until is null and due_at is not null`;

/** Further ahead than any clock that is taken for right: twice as much as one may be off. */
const notYet = (at: Date): Date => new Date(at.getTime() + 120_000);

/** Whoever was seen before then is away; null: nobody ever is. */
export const awaySince = (outageAfter: number, at: Date): Date | null =>
  outageAfter > 0 ? new Date(at.getTime() - outageAfter) : null;

/** What notes that a process is there. */
type Attending = {
  readonly database: Pick<Database, 'pool'>;
  readonly duty: Duty;
  readonly outageAfter: number; // milliseconds without anybody; 0: never mind
  readonly now: () => Date;
  readonly checkClock: CheckClock;
};

/** Notes that this process is there now, and what was missed if for long none was; takes back what a wrong clock noted. */
export function openBeat({
  database,
  duty,
  outageAfter,
  now,
  checkClock,
}: Attending): () => Promise<void> {
  let last: Date | null = null; // when it noted so

  return async () => {
    const at = now();
    if (last !== null && Math.abs(at.getTime() - last.getTime()) < every) return;
    await checkClock();
    await inTransaction(database.pool, async (run) => {
      await run.query(firstSql, [duty, at]);
      const { rows } = await run.query<{ at: Date }>(lastSql, [duty]);
      const before = rows[0]?.at ?? at;
      const away = awaySince(outageAfter, at);
      const { rowCount: healed } = await run.query(healSql, [notYet(at)]);
      const wasAway = away !== null && before < away;
      if (wasAway) await run.query(outageSql, [before, at]);
      if (wasAway || healed !== 0) await run.query(anewSql, [at]);
      await run.query(beatSql, [duty, at, notYet(at)]);
    });
    last = at;
  };
}
