import type { Database } from '../database/connection.ts';
import type { GameRow } from '../games/store.ts';

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
  'title' | 'titleVersion' | 'status' | 'ending' | 'createdAt'
> & {
  readonly id: string;
  readonly number: number; // of its newest event,
  readonly movedAt: Date; // which happened then
  readonly brokenAt: number | null; // the first event whose hash is wrong
  readonly seats: readonly FoundSeat[];
};

/** Which games are wanted; null: it does not matter. */
export type GameWish = {
  readonly title: string | null;
  readonly version: number | null;
  readonly status: GameRow['status'] | null;
  readonly player: string | null; // who sits in it, or did
  readonly waitingFor: string | null; // a user it waits for
  readonly trouble: Trouble | null;
  readonly before: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
};

/** Broken or failing games, and those whose time was over long ago, are stuck; others are only slow. */
export const troubles = ['stuck', 'slow'] as const;
type Trouble = (typeof troubles)[number];

/** From when on a clock that has run out should have been seen to, and somebody's silence is long. */
const overdueMinutes = 10;
const slowDays = 14;

/** Where games come from: the fewest that hold all that are wanted, read off one index each. */
const sources = {
  /** One stretch of an index for each title, version and state there is, merged. */
  all: `
    with recursive kind (title, version) as (
      (select title, title_version from game order by title, title_version limit 1)
      union all
      select next.title, next.title_version
        from kind k
        cross join lateral (
          select title, title_version from game
           where (title, title_version) > (k.title, k.version)
           order by title, title_version limit 1) next)
    select g.*
      from kind k
      cross join unnest(array['open', 'running', 'ended']) as state (status)
      cross join lateral (
        select * from game
         where title = k.title and title_version = k.version and status = state.status
           and ($7::timestamptz is null or (created_at, game_id) < ($7, $8::uuid))
         order by created_at desc, game_id desc limit $9) g
     where ($1::text is null or k.title = $1) and ($2::integer is null or k.version = $2)
       and ($3::text is null or state.status = $3)`,
  player: `
    select g.* from game g
     where g.game_id = any(array(
       select game_id from game_seat where user_id = $4
       union select game_id from game_former_player where user_id = $4))`,
  waitingFor: `
    select g.* from game g
     where g.game_id = any(array(
       select s.game_id from game_seat s
         join game_clock c on c.game_id = s.game_id and c.seat = s.seat
        where s.user_id = $5 and c.waits))`,
  stuck: `
    select g.* from game g where g.broken_at is not null
    union
    select g.* from game g
     where g.status = 'running' and g.game_id = any(array(
       select game_id from game_clock where tries > 0
       union
       select game_id from game_clock
        where look_at < $6::timestamptz - interval '${overdueMinutes} minutes'))`,
  slow: `
    select g.* from game g
     where g.status = 'running' and g.game_id = any(array(
       select game_id from game_clock
        where waits and wait_began < $6::timestamptz - interval '${slowDays} days'))`,
} as const;

const sourceOf = ({ trouble, waitingFor, player }: GameWish): string => {
  if (trouble !== null) return sources[trouble];
  if (waitingFor !== null) return sources.waitingFor;
  return player === null ? sources.all : sources.player;
};

const sits = `
  exists (select from game_seat s where s.game_id = g.game_id and s.user_id = $4)
  or exists (select from game_former_player f where f.game_id = g.game_id and f.user_id = $4)`;
const isWaitedFor = `
  exists (select from game_seat s join game_clock c on c.game_id = s.game_id and c.seat = s.seat
           where s.game_id = g.game_id and s.user_id = $5 and c.waits)`;

const seatsJson = `
  select jsonb_agg(jsonb_build_object(
           'seat', place.seat, 'user', s.user_id, 'name', u.name, 'waits', coalesce(c.waits, false),
           'since', case when c.waits then c.wait_began end, 'due', case when c.waits then c.due_at end,
           'tries', coalesce(c.tries, 0)) order by place.seat)
    from generate_series(0, g.seats - 1) as place (seat)
    left join game_seat s on s.game_id = g.game_id and s.seat = place.seat
    left join user_account u on u.user_id = s.user_id
    left join game_clock c on c.game_id = g.game_id and c.seat = place.seat`;

/** All that is said must hold, whichever of it the games were found by. */
const listSql = (wish: GameWish): string => `
  select g.game_id as id, g.title, g.title_version as "titleVersion", g.status, g.ending,
         g.created_at as "createdAt", g.number, g.broken_at as "brokenAt", newest.at as "movedAt",
         (${seatsJson}) as seats
    from (${sourceOf(wish)}) g
    join game_event newest on newest.game_id = g.game_id and newest.number = g.number
   where ($1::text is null or g.title = $1) and ($2::integer is null or g.title_version = $2)
     and ($3::text is null or g.status = $3)
     and ($4::uuid is null or ${sits})
     and ($5::uuid is null or ${isWaitedFor})
     and $6::timestamptz is not null
     and ($7::timestamptz is null or (g.created_at, g.game_id) < ($7, $8::uuid))
   order by g.created_at desc, g.game_id desc
   limit $9`;

/** Games as admins look for them, the newest first. */
export const openFoundGames = ({ pool }: Pick<Database, 'pool'>, now: () => Date) => ({
  async list(wish: GameWish): Promise<readonly FoundGame[]> {
    const { title, version, status, player, waitingFor, before, limit } = wish;
    const place = [before?.at ?? null, before?.id ?? null];
    const values = [title, version, status, player, waitingFor, now(), ...place, limit];
    return (await pool.query<FoundGame>(listSql(wish), values)).rows;
  },
});
