import pg from 'pg';
import { overdueMinutes, slowDays } from '../admin/found-games.ts';
import type { Database } from '../database/connection.ts';
import { listRewritable } from '../database/migrate.ts';
import { release } from '../release.ts';
import { countUpTo } from './counting.ts';
import { type GamesOfKind, readGames } from './games.ts';
import type { Figure, ReadingName } from './readings.ts';
import { readSizes, type TableSize } from './sizes.ts';

/** A process of the service. */
type Process = {
  readonly id: string;
  readonly answers: boolean;
  readonly works: boolean;
  readonly posts: boolean;
  readonly hears: boolean;
  readonly release: string;
  readonly node: string;
  readonly beganAt: Date;
  readonly at: Date; // when it last said that it is there
  readonly isThere: boolean;
};

/** How requests were answered in the last minutes. */
type Answered = {
  readonly minutes: number;
  readonly answered: number;
  readonly refused: number; // for a fault of whoever asked
  readonly failed: number; // for one of ours
};

type Versions = {
  readonly release: string;
  readonly node: string;
  readonly postgres: string;
  readonly migration: string; // the newest
  readonly migratedAt: Date;
};

/** All that was found. */
export type Found = {
  readonly figures: Readonly<Record<ReadingName, Figure>>;
  readonly games: readonly GamesOfKind[];
  readonly tables: readonly TableSize[];
  readonly grownSince: string | null; // the day growth is told from
  readonly requests: readonly Answered[];
  readonly processes: readonly Process[];
  readonly versions: Versions;
};

/** A process that has said nothing for so long is none. */
const silentSeconds = 90;

/** Of fewer requests one that failed says little. */
const enoughRequests = 1_000;

/** The last quarter of an hour, which is judged; the last hour and day. */
const stretches = [15, 60, 24 * 60] as const;

const isMailWaiting = 'sent_at is null and given_up_at is null';

/** What is counted, each in the order of its index. */
const countsAt = (now: string) => ({
  'outbox-waiting': 'select from game_outbox order by at',
  'looks-waiting': `select from notice_look where due_at <= ${now} order by due_at`,
  'notices-late': `select from notice where state = 'waiting' and due_at <= ${now} order by due_at`,
  'mails-waiting': `select from outgoing_mail where ${isMailWaiting} order by created_at`,
  'mails-retried': `
    select from outgoing_mail where ${isMailWaiting} and tries > 0 order by created_at`,
  'mails-failed': `
    select from outgoing_mail m
     where given_up_at > ${now} - interval '1 day'
       and (notice_id is null
            or exists (select from notice n where n.notice_id = m.notice_id and n.state = 'given-up'))
     order by given_up_at`,
  'addresses-in-trouble': `
    select from user_account where mail_trouble is not null order by user_id`,
  'clocks-late': `
    select from game_clock where look_at < ${now} - interval '1 minute' order by look_at`,
  'clocks-failing': 'select from game_clock where tries > 0 order by game_id',
  'games-broken': `
    select from game where broken_at is not null order by created_at desc, game_id desc`,
  'waits-long': `
    select from game_clock
     where waits and wait_began < ${now} - interval '${slowDays} days' order by wait_began, game_id`,
  'reports-waiting': `
    select from game_report where answered_at is null order by at desc, report_id desc`,
  people: `
    select from user_account where kind = 'person' and deleted_at is null order by user_id`,
  guests: `
    select from user_account
     where kind = 'guest' and deleted_at is null order by name_key collate "C"`,
  bots: `
    select from user_account
     where kind = 'bot' and deleted_at is null order by name_key collate "C"`,
  suspended: `
    select from user_account
     where suspended_at is not null and name_key is not null order by name_key collate "C"`,
  admins: 'select from user_account where is_admin order by name_key',
});

/** As the list of stuck games has them; of each kind no more are read than are counted. */
const stuckAt = (now: string): string => {
  const some = (rowsSql: string) => `(select game_id from (${rowsSql} limit 1001) s)`;
  return `
    select g.game_id from (
      ${some('select game_id from game where broken_at is not null')}
      union
      ${some('select game_id from game_clock where tries > 0')}
      union
      ${some(`select game_id from game_clock
               where look_at < ${now} - interval '${overdueMinutes} minutes' order by look_at`)}) s
      join game g on g.game_id = s.game_id
     where g.status = 'running' or g.broken_at is not null`;
};

/** How old the oldest of each is, read off the end of an index. */
const ages = {
  'outbox-oldest': 'select min(at) from game_outbox',
  'looks-oldest': 'select min(due_at) from notice_look where due_at <= $1',
  'notices-latest': `select min(due_at) from notice where state = 'waiting' and due_at <= $1`,
  'mails-oldest': `select min(created_at) from outgoing_mail where ${isMailWaiting}`,
  'clocks-latest': 'select min(look_at) from game_clock where look_at <= $1',
  'reports-oldest': 'select min(at) from game_report where answered_at is null',
  'answers-silent': `select at from service_beat where name = 'answers'`,
  'clocks-silent': `select at from service_beat where name = 'clocks'`,
  'backup-age': 'select max(at) from service_backup',
} as const;

type AgeName = keyof typeof ages;

const agesSql = `
  select ${Object.entries(ages).map(
    ([name, atSql]) => `extract(epoch from $1::timestamptz - (${atSql}))::float8 as "${name}"`,
  )}`;

const processesSql = `
  select process_id as id, answers, works, posts, hears, release, node, began_at as "beganAt", at,
         at > $1::timestamptz - interval '${silentSeconds} seconds' as "isThere"
    from service_process
   where at > $1::timestamptz - interval '1 day'
   order by began_at, process_id`;

const answeredSql = `
  select s.minutes, coalesce(sum(a.count), 0)::float8 as answered,
         coalesce(sum(a.count) filter (where a.class = 4), 0)::float8 as refused,
         coalesce(sum(a.count) filter (where a.class = 5), 0)::float8 as failed
    from unnest($2::integer[]) as s (minutes)
    left join service_answers a on a.minute > $1::timestamptz - s.minutes * interval '1 minute'
   group by s.minutes order by s.minutes`;

const databaseSql = `
  select pg_database_size(current_database())::float8 as size,
         (select sum(numbackends) from pg_stat_database)::float8
           / current_setting('max_connections')::float8 as connections,
         current_setting('server_version') as postgres, m.name as migration, m.applied_at as "migratedAt"
    from schema_migration m order by m.name desc limit 1`;

type DatabaseRow = Pick<Versions, 'postgres' | 'migration' | 'migratedAt'> & {
  readonly size: number;
  readonly connections: number; // of those there may be
};

const exactly = (value: number | null): Figure => ({ value, isEstimate: false });

/** The clocks of machines differ: what is said to be yet to come has just been. */
const ageFigure = (seconds: number | null): Figure =>
  exactly(seconds === null ? null : Math.max(0, seconds));

const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((all, value) => all + (value ?? 0), 0);

/** What of the answers is judged. */
function answersFigures([last]: readonly Answered[]) {
  const { answered, refused, failed } = last ?? { answered: 0, refused: 0, failed: 0 };
  return {
    'requests-answered': exactly(answered),
    'requests-refused': exactly(answered === 0 ? null : refused / answered),
    'requests-failed': exactly(answered === 0 ? null : failed / Math.max(answered, enoughRequests)),
  };
}

function processFigures(processes: readonly Process[]) {
  const there = processes.filter(({ isThere }) => isThere);
  const releases = new Set(there.map((process) => process.release));
  return {
    'processes-lost': exactly(processes.length - there.length),
    'processes-deaf': exactly(there.filter(({ hears }) => !hears).length),
    'releases-mixed': exactly(releases.size),
    'mail-servers-missing': exactly(there.filter(({ works, posts }) => works && !posts).length),
  };
}

/** Where nobody sends mails they are read on the machine itself, and none of them is late. */
const areMailsSent = (processes: readonly Process[]): boolean => {
  const working = processes.filter(({ isThere, works }) => isThere && works);
  return working.length === 0 || working.some(({ posts }) => posts);
};

/** Looks all of it up, at a cost that does not depend on how many games there are. */
export async function readFigures(database: Pick<Database, 'pool'>, now: Date): Promise<Found> {
  const { pool } = database;
  const moment = `${pg.escapeLiteral(now.toISOString())}::timestamptz`;
  const counts = await countUpTo(database, {
    ...countsAt(moment),
    'games-stuck': stuckAt(moment),
  });
  const { rows: aged } = await pool.query<Record<AgeName, number | null>>(agesSql, [now]);
  const { rows: processes } = await pool.query<Process>(processesSql, [now]);
  const { rows: requests } = await pool.query<Answered>(answeredSql, [now, stretches]);
  const { rows: known } = await pool.query<DatabaseRow>(databaseSql);
  const rewritable = await listRewritable(pool, null);
  const { grownSince, tables } = await readSizes(database, now);
  const games = await readGames(database);
  const [found] = known;
  const [oldest] = aged;
  if (found === undefined || oldest === undefined) throw new Error('No migration was applied');
  const { size, connections, postgres, migration, migratedAt } = found;
  const mailsOldest = areMailsSent(processes) ? oldest['mails-oldest'] : null;
  const growth = grownSince === null ? null : sum(tables.map(({ grown }) => grown));
  return {
    figures: {
      ...mapped(counts, ({ count, isEstimate }) => ({ value: count, isEstimate })),
      ...mapped({ ...oldest, 'mails-oldest': mailsOldest }, ageFigure),
      ...answersFigures(requests),
      ...processFigures(processes),
      'versions-unknown': exactly(games.filter(({ isKnown }) => !isKnown).length),
      'tables-rewritable': exactly(rewritable.length),
      connections: exactly(connections),
      'database-size': exactly(size),
      'database-growth': exactly(growth),
    },
    ...{ games, tables, grownSince, requests, processes },
    versions: { release, node: process.versions.node, postgres, migration, migratedAt },
  };
}

const mapped = <Name extends string, One, Other>(
  record: Readonly<Record<Name, One>>,
  change: (one: One) => Other,
) =>
  Object.fromEntries(
    Object.entries<One>(record).map(([name, one]) => [name, change(one)]),
  ) as Record<Name, Other>;
