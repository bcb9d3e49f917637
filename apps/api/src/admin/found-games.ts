import type { Database } from '../database/connection.ts';
import { paceOf, type Settings } from '../games/settings.ts';
import type { GameRow } from '../games/store.ts';
import { uuidIn } from '../games/tables.ts';
import { playsSql } from './looks.ts';

/** How a seat stands, as admins see it. */
type FoundSeat = {
  readonly seat: number;
  readonly user: string | null; // null: it is free
  readonly name: string | null; // null: he is gone
  readonly waits: boolean; // the game waits for it,
  readonly since: string | null;
  readonly due: string | null; // null: without end
  readonly tries: number; // how often looking at its clock failed
};

/** A game in a list of admins. */
export type FoundGame = Pick<
  GameRow,
  'title' | 'titleVersion' | 'status' | 'ending' | 'createdAt' | 'archivedAt'
> & {
  readonly id: string;
  readonly plays: boolean; // whoever asks: then he is told no more of it than its players are
  readonly number: number | null; // of its newest event
  readonly movedAt: Date | null; // when the newest happened that everybody was told of
  readonly brokenAt: number | null; // the first event whose hash is wrong
  readonly seats: readonly FoundSeat[];
};

/** A game an admin looks into: also how it was opened. */
export type InspectedGame = FoundGame &
  Pick<Settings, 'visibility' | 'hotSeat' | 'pace'> & {
    readonly edition: string;
    readonly host: { readonly user: string; readonly name: string | null }; // null: he is gone
    readonly pausedUntil: Date | null;
    readonly chatClosedAt: Date | null; // null: it is open
  };

/** Which games are wanted; null: it does not matter. */
export type GameWish = {
  readonly asker: string | null; // an admin; null: whoever may run commands on the machine itself
  readonly title: string | null;
  readonly version: number | null;
  readonly status: GameRow['status'] | null;
  readonly player: string | null; // who sits in it, or did
  readonly waitingFor: string | null; // a user it waits for
  readonly trouble: Trouble | null;
  readonly id: string | null; // the beginning of its id
  readonly createdBefore: Date | null;
  readonly movedBefore: Date | null;
  readonly archived: boolean | null;
  readonly before: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
};

/** Broken or failing games, and those whose time was over long ago, are stuck; others are only slow. */
export const troubles = ['stuck', 'slow'] as const;
type Trouble = (typeof troubles)[number];

/** From when on a clock that has run out should have been seen to, and somebody's silence is long. */
export const overdueMinutes = 10;
export const slowDays = 14;

/** Which titles there are games of, and in which versions: found one after the other, however many games. */
export const gameKinds = `
  kind (title, version) as (
    (select title, title_version from game order by title, title_version limit 1)
    union all
    select next.title, next.title_version
      from kind k
      cross join lateral (
        select title, title_version from game
         where (title, title_version) > (k.title, k.version)
         order by title, title_version limit 1) next)`;

/** Clocks that make a game stuck, and those that make it slow. */
const isFailing = 'tries > 0';
const isOverdue = `look_at < $6::timestamptz - interval '${overdueMinutes} minutes'`;
const isWaitedLong = `waits and wait_began < $6::timestamptz - interval '${slowDays} days'`;

/** What is asked of a game's place in the order of lists, and of itself. */
const next = (condition: string): string => `
         and ($7::timestamptz is null or (created_at, game_id) < ($7, $8::uuid)) and ${condition}
       order by created_at desc, game_id desc limit $9`;

/** One stretch of an index for each title, version and state there is, merged; of each as many games as are wanted. */
const merged = (condition: string): string => `
  select g.*
    from kind k
    cross join unnest(array['open', 'running', 'ended', 'ended'], array[false, false, false, true]) as state (status, archived)
    cross join lateral (
      select * from game g
       where title = k.title and title_version = k.version and status = state.status
         and (archived_at is not null) = state.archived ${next(condition)}) g
   where ($1::text is null or k.title = $1) and ($2::integer is null or k.version = $2)
     and ($3::text is null or state.status = $3) and ($11::boolean is null or state.archived = $11)`;

/** One stretch of an index for all that go on: where few are found by the way, as many stretches would be long ones. */
const goingOn = (condition: string): string => `
      select g.* from game g
       where status = 'running' and ($1::text is null or title = $1) and ($2::integer is null or title_version = $2)
       ${next(condition)}`;

/** The offset has each game asked, however many such clocks there are: else they might be gathered first. */
const hasClock = (that: string): string => `
  exists (select from game_clock c where c.game_id = g.game_id and ${that} offset 0)`;

const withClock = (clocks: string): string => `
  select g.* from game g where g.status = 'running' and g.game_id = any(array(${clocks}))`;

const broken = 'select g.* from game g where g.broken_at is not null';

/** What it is to be in trouble, by the clocks that tell so and by the game. */
const troubled = {
  stuck: {
    clocks: `
      select game_id from game_clock where ${isFailing}
      union all select game_id from game_clock where ${isOverdue}`,
    isSo: `(g.broken_at is not null
            or g.status = 'running' and ${hasClock(`(c.${isFailing} or c.${isOverdue})`)})`,
  },
  slow: {
    clocks: `select game_id from game_clock where ${isWaitedLong}`,
    isSo: `g.status = 'running' and ${hasClock(isWaitedLong)}`,
  },
} as const satisfies Readonly<Record<Trouble, object>>;

/** Where games come from: the fewest that hold all that are wanted, read off one index each. */
const sources = (wished: string) => ({
  id: 'select g.* from game g where g.game_id between $12::uuid and $13::uuid',
  all: merged(wished),
  player: `
    select g.* from game g
     where g.game_id = any(array(
       select game_id from game_seat where user_id = $4
       union select game_id from game_former_player where user_id = $4))`,
  // The offset keeps it from being read the other way round, beginning with all the waits there are.
  waitingFor: `
    select g.* from game g
     where g.game_id = any(array(
       select s.game_id from game_seat s
        cross join lateral (select from game_clock c
                             where c.game_id = s.game_id and c.seat = s.seat and c.waits offset 0) c
        where s.user_id = $5))`,
  stuck: `${broken} union ${withClock(troubled.stuck.clocks)}`,
  slow: withClock(troubled.slow.clocks),
});

/** The same where so many are in trouble that walking along all that go on soon finds a page. */
const walked = (wished: string) => ({
  stuck: `${broken} union (${goingOn(`${troubled.stuck.isSo} and ${wished}`)})`,
  // No wait is older than its game.
  slow: goingOn(
    `created_at < $6::timestamptz - interval '${slowDays} days' and ${troubled.slow.isSo} and ${wished}`,
  ),
});

/** Fewer clocks than these are gathered. */
const usuallyMany = 2_000;

const areManySql = (trouble: Trouble, many: number): string => `
  select count(*) > ${many} as "areMany"
    from (select from (${troubled[trouble].clocks.replaceAll('$6', '$1')}) c limit ${many + 1}) c`;

type Source = keyof ReturnType<typeof sources>;

const sourceOf = ({ id, trouble, waitingFor, player }: GameWish): Source => {
  if (waitingFor !== null) return 'waitingFor';
  if (player !== null) return 'player';
  if (id !== null) return 'id';
  return trouble ?? 'all';
};

/** The first and the last id that begin so. */
function idsFrom(beginning: string): readonly [string, string] {
  const digits = beginning.replaceAll('-', '');
  const padded = (digit: string) => uuidIn(Buffer.from(digits.padEnd(32, digit), 'hex'));
  return [padded('0'), padded('f')];
}

/** Before whichever comes first: a time asked for, as nothing happens in a game before it is there, or where a list goes on. */
function placeBefore({ before, createdBefore, movedBefore }: GameWish) {
  const times = [createdBefore, movedBefore].filter((at) => at !== null);
  const places = times.map((at) => ({ at, id: '00000000-0000-0000-0000-000000000000' }));
  const all = before === null ? places : [...places, before];
  return all.toSorted((one, other) => Number(one.at) - Number(other.at))[0] ?? null;
}

/** When the newest event of a game was that everybody was told of: when another was is secret. */
const movedAt = `
  (select e.at from game_event e where e.game_id = g.game_id and e.told is null
    order by e.number desc limit 1)`;

/** The last day whose games may have moved before the time asked for; those of this day are asked when they did. */
const lastDay = `($10::timestamptz at time zone 'UTC')::date`;

/** What must hold of a game itself, wherever it comes from. */
const wishedOf = ({ id, movedBefore, archived }: GameWish): string =>
  [
    'true',
    ...(id === null ? [] : ['g.game_id between $12 and $13']),
    ...(archived === null ? [] : ['(g.archived_at is not null) = $11']),
    ...(movedBefore === null
      ? []
      : [
          `g.moved_on <= ${lastDay}`,
          `(g.moved_on < ${lastDay} or ${movedAt} < $10)`,
          `not ${playsSql('g.game_id', '$14')}`, // what he is not told of may have happened
        ]),
  ].join(' and ');

/** Names every parameter, whichever of them a wish needs. */
const usesAll = `
  ($4::uuid, $5::uuid, $6::timestamptz, $10::timestamptz, $11::boolean, $12::uuid, $13::uuid, $14::uuid)
    is distinct from (null, null, null, null, null, null, null, null)`;

/** What must hold of a game, where something else than this has led to it. */
const conditions = {
  player: `(
    exists (select from game_seat s where s.game_id = g.game_id and s.user_id = $4)
    or exists (select from game_former_player f where f.game_id = g.game_id and f.user_id = $4))`,
  stuck: troubled.stuck.isSo,
  slow: troubled.slow.isSo,
} as const;

/** A time as answers have it: from within JSON none comes as a date. */
const written = (at: string): string =>
  `to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const seatsJson = `
  select jsonb_agg(jsonb_build_object(
           'seat', place.seat, 'user', s.user_id, 'name', u.name, 'waits', coalesce(c.waits, false),
           'since', case when c.waits then ${written('c.wait_began')} end,
           'due', case when c.waits then ${written('c.due_at')} end,
           'tries', coalesce(c.tries, 0)) order by place.seat)
    from generate_series(0, g.seats - 1) as place (seat)
    left join game_seat s on s.game_id = g.game_id and s.seat = place.seat
    left join user_account u on u.user_id = s.user_id
    left join game_clock c on c.game_id = g.game_id and c.seat = place.seat`;

/** What is told of a game; how many events there are, and when they were, nobody is told who plays it. */
const toldOfEach = `
  g.game_id as id, g.title, g.title_version as "titleVersion", g.status, g.ending,
  g.created_at as "createdAt", g.archived_at as "archivedAt", asker.plays,
  case when not asker.plays then g.number end as number,
  case when not asker.plays then g.broken_at end as "brokenAt",
  case when not asker.plays then ${movedAt} end as "movedAt",
  (${seatsJson}) as seats`;

const asking = (user: string): string =>
  `cross join lateral (select ${playsSql('g.game_id', user)} as plays) asker`;

const oneSql = `
  select ${toldOfEach}, g.settings, encode(g.edition, 'hex') as edition,
         jsonb_build_object('user', g.host, 'name', u.name) as host,
         (select max(paused_until) from game_clock where game_id = $1) as "pausedUntil",
         (select closed_at from game_chat_closing where game_id = $1) as "chatClosedAt"
    from game g
    ${asking('$2::uuid')}
    left join user_account u on u.user_id = g.host
   where g.game_id = $1`;

/** All that is said must hold, whichever of it the games were found by. */
function listSql(wish: GameWish, areMany: boolean): string {
  const source = sourceOf(wish);
  const { trouble, player } = wish;
  const wishes = [
    ...(player === null ? [] : ['player' as const]),
    ...(trouble === null ? [] : [trouble]),
  ];
  const held = wishes.filter((one) => one !== source).map((one) => conditions[one]);
  const wished = wishedOf(wish);
  const found = areMany && source === trouble ? walked(wished)[trouble] : sources(wished)[source];
  return `
  with recursive ${gameKinds}, wanted as (
    select g.*
      from (${found}) g
     where ($1::text is null or g.title = $1) and ($2::integer is null or g.title_version = $2)
       and ($3::text is null or g.status = $3)
       and ($7::timestamptz is null or (g.created_at, g.game_id) < ($7, $8::uuid))
       and ${[usesAll, wished, ...held].join(' and ')}
     order by g.created_at desc, g.game_id desc
     limit $9)
  select ${toldOfEach}
    from wanted g
    ${asking('$14')}
   order by g.created_at desc, g.game_id desc`;
}

/** Games as admins look for them, the newest first. */
export const openFoundGames = (
  { pool }: Pick<Database, 'pool'>,
  now: () => Date,
  many = usuallyMany,
) => ({
  async list(wish: GameWish): Promise<readonly FoundGame[]> {
    const { title, version, status, player, waitingFor, trouble, limit } = wish;
    const { movedBefore, archived, asker } = wish;
    const before = placeBefore(wish);
    const ids = wish.id === null ? [null, null] : idsFrom(wish.id);
    const at = now();
    const { rows: counted } =
      trouble === null
        ? { rows: [] }
        : await pool.query<{ areMany: boolean }>(areManySql(trouble, many), [at]);
    const place = [before?.at ?? null, before?.id ?? null];
    const values = [
      ...[title, version, status, player, waitingFor, at, ...place, limit],
      ...[movedBefore, archived, ...ids, asker],
    ];
    const sql = listSql(wish, counted[0]?.areMany === true);
    return (await pool.query<FoundGame>(sql, values)).rows;
  },

  /** One game, and how it was opened; null: there is none. */
  async one(gameId: string, asker: string | null): Promise<InspectedGame | null> {
    type Row = Omit<InspectedGame, 'visibility' | 'hotSeat' | 'pace'> & Pick<GameRow, 'settings'>;
    const { rows } = await pool.query<Row>(oneSql, [gameId, asker]);
    const [row] = rows;
    if (row === undefined) return null;
    const { settings, ...told } = row;
    const { visibility, hotSeat } = settings;
    return { ...told, visibility, hotSeat, pace: paceOf(settings) };
  },
});
