import type { Database } from '../database/connection.ts';
import { paceOf, type Settings } from '../games/settings.ts';
import { awaySince } from './beat.ts';
import type { Interval } from './calendar.ts';
import { day, plainTiming, type Timetable, type Timing, usualPlayTimes } from './timing.ts';

/** What the clocks of a game depend on; where none of them is measured nothing is asked for. */
export type TimingOf = (
  settings: Settings,
  players: readonly (string | null)[],
  hasVacant: boolean,
) => Promise<Timing>;

/** Longer than any wait between two events. */
const remembered = 500 * day;

const timetablesSql = `
  select u.user_id as "userId", coalesce(u.time_zone, 'UTC') as "timeZone",
         u.play_times as "playTimes",
         coalesce((select jsonb_agg(jsonb_build_object('from', v.from_at, 'until', v.until_at))
                     from user_vacation v
                     where v.user_id = u.user_id and v.until_at > $2), '[]') as vacations
    from user_account u where u.user_id = any($1)`;

/** Those that were noted, and those that go on: who acts while nobody looks after the clocks loses nothing either. */
const outagesSql = `
  select from_at as "from", until_at as "until" from service_outage where until_at > $1
  union all
  select at, $2 from service_beat where at < $3
  order by "from"`;

type Row = Pick<Timetable, 'timeZone'> & {
  readonly userId: string;
  readonly playTimes: object;
  readonly vacations: readonly { readonly from: string; readonly until: string }[];
};

const timetableOf = ({ timeZone, playTimes, vacations }: Row): Timetable => ({
  timeZone,
  ...usualPlayTimes,
  ...playTimes,
  vacations: vacations.map(({ from, until }) => ({ from: new Date(from), until: new Date(until) })),
});

/** What it takes to tell when the service was, or is, away. */
type Away = {
  readonly database: Pick<Database, 'pool'>;
  readonly outageAfter: number; // milliseconds without anybody; 0: never mind
  readonly now: () => Date;
};

/** Reads when players do not play, and when the service was not there. */
export const openTimetables =
  ({ database: { pool }, outageAfter, now }: Away): TimingOf =>
  async (settings, players, hasVacant) => {
    const plain = plainTiming(settings);
    if (paceOf(settings).kind === 'none' && !hasVacant) return plain;
    const users = [...new Set(players.filter((player) => player !== null))];
    const at = now();
    const since = new Date(at.getTime() - remembered);
    const [people, outages] = await Promise.all([
      pool.query<Row>(timetablesSql, [users, since]),
      pool.query<Interval>(outagesSql, [since, at, awaySince(outageAfter, at)]),
    ]);
    return {
      ...plain,
      timetables: new Map(people.rows.map((row) => [row.userId, timetableOf(row)])),
      outages: outages.rows,
    };
  };
