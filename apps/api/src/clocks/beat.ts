import type pg from 'pg';
import { inTransaction } from '../database/connection.ts';

// That somebody is at work is noted every minute: where nobody was for long, no clock has gone.

const every = 60_000;

const firstSql = `
  insert into service_beat (name, at) values ('clocks', $1) on conflict do nothing`;
const lastSql = `select at from service_beat where name = 'clocks' for update`;
const beatSql = `update service_beat set at = $1 where name = 'clocks' and at < $1`;
const outageSql = `
  insert into service_outage (from_at, until_at) values ($1, $2) on conflict do nothing`;

/** What was worked out before is out of date; whoever looks works it out anew before anything else. */
const anewSql = `
  update game_clock set look_at = $1 where waits and paused_until is null and due_at is not null`;

/** Notes that a worker is there now, and what was missed if none was; gives when this one noted it last. */
export async function beat(
  pool: pg.Pool,
  last: Date | null,
  outageAfter: number,
  now: Date,
): Promise<Date> {
  if (last !== null && now.getTime() - last.getTime() < every) return last;
  await inTransaction(pool, async (run) => {
    await run.query(firstSql, [now]);
    const { rows } = await run.query<{ at: Date }>(lastSql);
    const before = rows[0]?.at ?? now;
    const isOutage = outageAfter > 0 && now.getTime() - before.getTime() > outageAfter;
    if (isOutage) {
      await run.query(outageSql, [before, now]);
      await run.query(anewSql, [now]);
    }
    await run.query(beatSql, [now]);
  });
  return now;
}
