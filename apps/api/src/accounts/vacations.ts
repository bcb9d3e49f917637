import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import {
  beginOfDay,
  type Calendar,
  isForOtherReason,
  nextStill,
  type Rest,
} from '../clocks/calendar.ts';
import { type Database, inTransaction } from '../database/connection.ts';
import { clocksChannel } from '../games/feed.ts';
import { Problem } from '../http/problems.ts';
import { dayIn } from './telling.ts';

/** Days on which somebody does not play, both included. */
export type Days = { readonly from: string; readonly to: string };

export type Vacation = Days & {
  readonly id: string;
  readonly timeZone: string; // where he lived when he announced it: there its days are counted
  readonly fromAt: Date;
  readonly untilAt: Date;
};

export type Vacations = ReturnType<typeof openVacations>;

const day = 86_400_000;

const dayBehind = (text: string): string =>
  new Date(Date.parse(text) + day).toISOString().slice(0, 10);

/** How many of these days lie in a year. */
function daysIn({ from, to }: Days, year: string): number {
  const first = from > `${year}-01-01` ? from : `${year}-01-01`;
  const last = to < `${year}-12-31` ? to : `${year}-12-31`;
  return Math.max(0, (Date.parse(last) - Date.parse(first)) / day + 1);
}

const lockSql = `
  select coalesce(time_zone, 'UTC') as "timeZone" from user_account
    where user_id = $1 and deleted_at is null for update`;

const listSql = `
  select vacation_id as id, to_char(first_day, 'YYYY-MM-DD') as "from",
         to_char(last_day, 'YYYY-MM-DD') as "to", time_zone as "timeZone",
         from_at as "fromAt", until_at as "untilAt"
    from user_vacation where user_id = $1 order by from_at, vacation_id`;

const announceSql = `
  insert into user_vacation
    (vacation_id, user_id, first_day, last_day, time_zone, from_at, until_at)
    values ($1, $2, $3, $4, $5, $6, $7)`;

/** Of those from before zones were kept, the zone is where he lived later: none becomes longer or less than a day. */
const endSql = `
  update user_vacation set last_day = greatest(first_day, least(last_day, $2)), until_at = $3
    where vacation_id = $1`;

/** His clocks are worked out anew, in every game. */
const anewSql = `
  update game_clock c set look_at = $2
    from game_seat s
    where s.user_id = $1 and s.game_id = c.game_id and s.seat = c.seat
      and c.waits and c.due_at is not null
    returning c.game_id as "gameId", c.since, c.due_at as due, c.rest`;

/** Working them out tells of those that run out at another time, and of no others. */
const tellSql = 'select pg_notify($1, game_id) from unnest($2::text[]) as game_id';

/** A clock of his that goes. */
type Going = {
  readonly gameId: string;
  readonly since: Date;
  readonly due: Date;
  readonly rest: Rest | null;
};

const calendarWith = (rest: Rest | null, vacations: readonly Vacation[]): Calendar => ({
  rest,
  still: vacations.map(({ fromAt, untilAt }) => ({ from: fromAt, until: untilAt })),
});

/** Vacations of users: so many days a year. */
export function openVacations({ pool }: Pick<Database, 'pool'>, budget: number, now: () => Date) {
  const of = async (run: pg.Pool | pg.PoolClient, userId: string) =>
    (await run.query<Vacation>(listSql, [userId])).rows;

  const spent = (vacations: readonly Days[], year: string): number =>
    vacations.reduce((sum, vacation) => sum + daysIn(vacation, year), 0);

  /** Whether one may have these days too. */
  function requireFree(days: Days, known: readonly Days[], today: string): void {
    const { from, to } = days;
    if (from < today) throw wrong('from', 'a day that is not over');
    if (to < from) throw wrong('to', 'not before the first day');
    if (known.some((other) => from <= other.to && other.from <= to)) {
      throw new Problem('vacation-overlaps');
    }
    const [first, last] = [from.slice(0, 4), to.slice(0, 4)];
    const isFar = Number(last) - Number(today.slice(0, 4)) > 1;
    const all = [...known, days];
    if (isFar || [first, last].some((year) => spent(all, year) > budget)) {
      throw new Problem('vacation-too-long');
    }
  }

  /** Does something to one's vacations, where nobody else does at the same time. */
  const changing = (
    userId: string,
    change: (
      run: pg.PoolClient,
      his: { known: readonly Vacation[]; timeZone: string },
      at: Date,
    ) => Promise<void>,
  ): Promise<void> =>
    inTransaction(pool, async (run) => {
      const { rows } = await run.query<{ timeZone: string }>(lockSql, [userId]);
      const [user] = rows;
      if (user === undefined) throw new Problem('not-signed-in');
      const [known, at] = [await of(run, userId), now()];
      await change(run, { known, timeZone: user.timeZone }, at);
      const { rows: clocks } = await run.query<Going>(anewSql, [userId, at]);
      const after = await of(run, userId);
      const told = clocks.filter(({ rest, ...wait }) => {
        const still = (vacations: readonly Vacation[]) =>
          nextStill(wait, at, calendarWith(rest, vacations));
        return isForOtherReason(still(known), still(after));
      });
      await run.query(tellSql, [clocksChannel, told.map(({ gameId }) => gameId)]);
    });

  return {
    /** Those one has announced, and how many days are left of this year's. */
    async list(userId: string, timeZone: string) {
      const vacations = await of(pool, userId);
      const year = dayIn(now(), timeZone).slice(0, 4);
      return {
        daysAYear: budget,
        daysLeft: Math.max(0, budget - spent(vacations, year)),
        vacations,
      };
    },

    /** All that is kept of them, for himself to have. */
    kept: async (userId: string) => ({ vacations: await of(pool, userId) }),

    /** Announces one, for today or later; it counts at once. */
    announce: (userId: string, { from, to }: Days): Promise<void> =>
      changing(userId, async (run, { known, timeZone }, at) => {
        requireFree({ from, to }, known, dayIn(at, timeZone));
        const begin = beginOfDay(timeZone, from);
        const fromAt = begin < at ? at : begin;
        const untilAt = beginOfDay(timeZone, dayBehind(to));
        await run.query(announceSql, [randomUUID(), userId, from, to, timeZone, fromAt, untilAt]);
      }),

    /** Ends one now, or takes one back that has not begun; one that is over stays as it was. */
    end: (userId: string, id: string): Promise<void> =>
      changing(userId, async (run, { known }, at) => {
        const vacation = known.find((one) => one.id === id);
        if (vacation === undefined) throw new Problem('not-found');
        if (vacation.fromAt.getTime() > at.getTime()) {
          await run.query('delete from user_vacation where vacation_id = $1', [id]);
        } else if (vacation.untilAt.getTime() > at.getTime()) {
          await run.query(endSql, [id, dayIn(at, vacation.timeZone), at]);
        }
      }),
  };
}

const wrong = (path: string, message: string): Problem =>
  new Problem('invalid-request', { fields: [{ path, message }] });
