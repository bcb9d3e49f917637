import type { Language, Seat } from '@staffetta/engine';
import type { Accounts } from '../accounts/accounts.ts';
import type { Database } from '../database/connection.ts';
import type { GameLetter, MailTrouble, NoticeKind, NoticeState } from '../database/schema.ts';
import { type StoredEvent, unseal } from '../games/chain.ts';
import { waitsBegun } from '../games/clocks.ts';
import type { Games } from '../games/games.ts';
import { type LoadedGame, type Reached, reach } from '../games/loaded-game.ts';
import { type Audit, isDeedSql } from './audit.ts';
import { behind, gameOf, type InspectedEvent, inspected, wordingOf } from './inspected.ts';
import { mayResendSql } from './mails.ts';

// All that is kept of what happened around a game, in the order in which it happened, as far as that is kept: an event
// has the minute it lies in. What an admin did by one stands with it, all else of its minute behind.

/** What stands on a time line. An admin's deeds have a reason; what he only read has none. */
export const timelineKinds = ['event', 'mail', 'clock', 'invitation', 'deed', 'reading'] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** What admins read here is left out, unless it is asked for. */
export const usualKinds = timelineKinds.filter((one) => one !== 'reading');

type Somebody = { readonly id: string; readonly name: string | null }; // null: he is gone

/** A mail about the game, as admins may know it: never what stands in it, nor its address. */
type SentMail = {
  readonly id: string;
  readonly kind: NoticeKind | GameLetter | 'answer';
  readonly to: Somebody;
  readonly seat: Seat | null;
  readonly turn: number | null; // of the seat; of an invitation its number
  readonly due: Date;
  readonly state: NoticeState;
  readonly endedAt: Date | null;
  readonly withheldFor: MailTrouble['kind'] | null;
  readonly tries: number | null; // of a mail server; null: no longer kept, or never written
  readonly again: number; // how often an admin had it sent again
  readonly mayResend: boolean; // whether one may now; what it says must still be so then
};

/** Whom the game waits for now. */
type RunningClock = {
  readonly seat: Seat;
  readonly turn: number;
  readonly due: Date | null; // null: without end, or it stands still
  readonly nextLook: Date | null;
  readonly reminded: number; // how often
  readonly inGrace: boolean;
  readonly pausedUntil: Date | null;
  readonly tries: number; // how often looking at it failed
};

/** What stands on the line, whenever that was. */
type Standing =
  | {
      readonly kind: 'event';
      readonly event: InspectedEvent;
      readonly waits: readonly Seat[]; // seats for which a wait began with it
    }
  | { readonly kind: 'mail'; readonly mail: SentMail | null }
  | { readonly kind: 'clock'; readonly what: 'waits' | 'due'; readonly clock: RunningClock }
  | { readonly kind: 'invitation'; readonly invitation: number; readonly to: Somebody }
  | {
      readonly kind: 'deed' | 'reading';
      readonly id: string;
      readonly at: Date; // to the second, wherever it stands
      readonly by: Somebody | null; // null: whoever may run commands on the machine itself
      readonly operation: string;
      readonly reason: string | null;
      readonly status: number | null;
    };

export type TimelineEntry = { readonly at: Date } & Standing;

/** Where an entry stands: at its time, among those of the same time by its kind, then by what it is. */
export type Mark = { readonly at: Date; readonly rank: number; readonly place: string };
type MarkRow = Mark & { readonly kind: TimelineKind };

const markOf = ({ at, rank, place }: MarkRow): Mark => ({ at, rank, place });

export type TimelineWish = {
  readonly isReferee: boolean;
  readonly kinds: readonly TimelineKind[];
  readonly order: 'newest' | 'oldest';
  readonly beyond: Mark | null;
  readonly limit: number;
  readonly language: Language;
  readonly gone?: AbortSignal; // when nobody waits for it any more; left out: somebody does as long as it takes
};

/** Numbers as text, in whose order they are sorted. */
const digits = 10;
const padded = (number: number): string => String(number).padStart(digits, '0');

/** When a mail was written; of a secret one, when the event before it was that everybody knows. */
const writtenAt = (isSecretOne: string): string => `
  case when $2 or not ${isSecretOne} then created_at
       else coalesce((select max(e.at) from game_event e
                       where e.game_id = $1 and e.told is null and e.at <= created_at), created_at) end`;

/** What an admin did by an event stands before it and behind the one before; what else he did, at its time. */
const deedsSql = `
  select case when ${isDeedSql('a')} then 'deed' else 'reading' end,
         case when helped.number is null then 4 else 0 end,
         concat_ws(' ', lpad((helped.number - 1)::text, ${digits}, '0'), a.entry_id),
         coalesce(helped.at, a.at)
    from admin_audit a
    left join (select h.entry_id, h.number, e.at
                 from game_help h join game_event e using (game_id, number)
                where h.game_id = $1) helped using (entry_id)
   where a.game_id = $1`;

/**
 * When something secret was is not told: it stands where the event before it does that everybody knows.
 * Times of a log never go back, whatever the clock of the machine did.
 */
const marksSql = (order: TimelineWish['order']): string => `
  with mark as (
    select 'event' as kind, 0 as rank, lpad(number::text, ${digits}, '0') as place,
           max(at) filter (where told is null or $2) over (order by number) as at
      from game_event where game_id = $1 and number <= $3
    union all
    select 'clock', 1, seat || ' waits', wait_began from game_clock where game_id = $1 and waits
    union all
    select 'invitation', 2, lpad(a.invitation::text, ${digits}, '0'), e.at
      from game_admission a
      join game_event e on e.game_id = a.game_id
       and e.facts @> jsonb_build_array(
             jsonb_build_object('type', 'invitation-sent', 'invitation', a.invitation))
     where a.game_id = $1 and a.invitation is not null
    union all
    select 'mail', 3, notice_id::text, ${writtenAt(`(kind = 'chat')`)} from notice where game_id = $1
    union all
    select 'mail', 3, notice_id::text, created_at
      from notice join notice_game of using (notice_id) where of.game_id = $1
    union all
    select 'mail', 3, mail_id::text, ${writtenAt(`(letter is distinct from 'seat-freed')`)}
      from outgoing_mail where game_id = $1 and notice_id is null
    union all
    ${deedsSql}
    union all
    select 'clock', 5, seat || ' due', due_at
      from game_clock where game_id = $1 and waits and due_at is not null),
  timed as (select kind, rank, place, date_trunc('milliseconds', at) as at from mark)
  select * from timed
   where kind = any($4)
     and ($5::timestamptz is null
          or (at, rank, place) ${order === 'newest' ? '<' : '>'} ($5, $6::integer, $7::text))
   order by ${['at', 'rank', 'place'].map((by) => `${by} ${order === 'newest' ? 'desc' : 'asc'}`).join(', ')}
   limit $8`;

const somebody = (of: string): string =>
  `jsonb_build_object('id', ${of}, 'name', (select name from user_account where user_id = ${of}))`;

const mailsSql = `
  select n.notice_id as id, n.kind, ${somebody('n.user_id')} as to, n.seat, nullif(n.turn, 0) as turn,
         n.due_at as due, n.state, n.settled_at as "endedAt", n.withheld_for as "withheldFor",
         (select sum(m.tries)::integer from outgoing_mail m where m.notice_id = n.notice_id) as tries,
         n.again, ${mayResendSql} as "mayResend"
    from notice n
   where n.notice_id = any($1)
  union all
  select m.mail_id, coalesce(m.letter, 'answer'), ${somebody('m.user_id')}, null, null, m.due_at,
         case when m.sent_at is not null then 'sent'
              when m.given_up_at is not null then 'given-up' else 'written' end,
         coalesce(m.sent_at, m.given_up_at), null, m.tries, 0, false
    from outgoing_mail m where m.mail_id = any($1) and m.notice_id is null`;

const clocksSql = `
  select seat, turn, due_at as due, look_at as "nextLook", reminded, in_grace as "inGrace",
         paused_until as "pausedUntil", tries
    from game_clock where game_id = $1 and waits`;

const invitedSql = `
  select a.invitation, ${somebody('a.user_id')} as to
    from game_admission a where a.game_id = $1 and a.invitation is not null`;

/** That something was written to one player alone, reported, or ordered by mail, is not for everybody to know. */
const secretKinds: readonly SentMail['kind'][] = ['chat', 'answer', 'report-answered'];
const isSecret = ({ kind }: SentMail): boolean => secretKinds.includes(kind);

/** The entry of the audit log that stands at a place. */
const entryAt = (place: string): string => place.slice(place.lastIndexOf(' ') + 1);

/** The seats for which a wait began with each of these events, which follow each other. */
async function waitsIn(
  games: Games,
  loaded: LoadedGame,
  events: readonly StoredEvent[],
  gone?: AbortSignal,
): Promise<ReadonlyMap<number, readonly Seat[]>> {
  const waits = new Map<number, readonly Seat[]>();
  const [first] = events;
  if (first === undefined) return waits;
  const { setting } = loaded;
  try {
    let before: Reached = await behind(games, loaded, first.number - 1, gone);
    for (const stored of events) {
      const after = reach(setting, before, unseal(stored), stored);
      waits.set(stored.number, waitsBegun(setting, { before, after }));
      before = after;
    }
  } catch (error) {
    if (loaded.brokenAt === null) throw error; // from there on nobody can say
  }
  return waits;
}

export const openTimeline = (
  { pool }: Pick<Database, 'pool'>,
  { games, accounts, audit }: { games: Games; accounts: Accounts; audit: Pick<Audit, 'of'> },
) => {
  type Found = readonly (readonly [place: string, standing: Standing])[];

  async function eventsAt(
    loaded: LoadedGame,
    places: readonly string[],
    { isReferee, language, gone }: TimelineWish,
  ): Promise<Found> {
    if (places.length === 0) return [];
    const numbers = places.map(Number);
    const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
    const stored = await games.store.events(loaded.row.gameId, least - 1, most);
    const viewer = isReferee ? 'referee' : 'spectator';
    const wording = await wordingOf(games, accounts, loaded, stored, { viewer, language });
    const waits = await waitsIn(games, loaded, stored, gone);
    return stored.map((one) => {
      const event = inspected(games, loaded, one, wording);
      const begun = event.event === null ? [] : (waits.get(one.number) ?? []);
      return [padded(one.number), { kind: 'event', event, waits: begun }];
    });
  }

  async function mailsAt(
    places: readonly string[],
    { isReferee }: Pick<TimelineWish, 'isReferee'>,
  ): Promise<Found> {
    const { rows } = await pool.query<SentMail>(mailsSql, [places]);
    return rows.map((mail) => {
      const isHidden = isSecret(mail) && !isReferee;
      return [mail.id, { kind: 'mail', mail: isHidden ? null : mail }];
    });
  }

  async function clocksIn(gameId: string): Promise<Found> {
    const { rows } = await pool.query<RunningClock>(clocksSql, [gameId]);
    return (['waits', 'due'] as const).flatMap((what) =>
      rows.map((clock) => [`${clock.seat} ${what}`, { kind: 'clock', what, clock }] as const),
    );
  }

  async function invitationsIn(gameId: string): Promise<Found> {
    const { rows } = await pool.query<{ invitation: number; to: Somebody }>(invitedSql, [gameId]);
    return rows.map((one) => [padded(one.invitation), { kind: 'invitation', ...one }]);
  }

  async function deedsAt(places: readonly string[]): Promise<Found> {
    const placeOf = new Map(places.map((place) => [entryAt(place), place]));
    const deeds = await audit.of([...placeOf.keys()]);
    return deeds.map(({ id, at, admin, adminName, operation, reason, status, isDeed }) => {
      const kind = isDeed ? 'deed' : 'reading';
      const by = admin === null ? null : { id: admin, name: adminName };
      return [placeOf.get(id) ?? id, { kind, id, at, by, operation, reason, status }];
    });
  }

  /** What stands at each mark of a page; what went away in this moment is left out. */
  async function entriesAt(
    loaded: LoadedGame,
    marks: readonly MarkRow[],
    wish: TimelineWish,
  ): Promise<readonly TimelineEntry[]> {
    const { gameId } = loaded.row;
    const placesOf = (...kinds: readonly TimelineKind[]) =>
      marks.filter(({ kind }) => kinds.includes(kind)).map(({ place }) => place);
    const found = await Promise.all([
      eventsAt(loaded, placesOf('event'), wish),
      mailsAt(placesOf('mail'), wish),
      clocksIn(gameId),
      invitationsIn(gameId),
      deedsAt(placesOf('deed', 'reading')),
    ]);
    const standing = new Map(
      found.flat().map(([place, one]) => [`${one.kind} ${place}`, one] as const),
    );
    return marks.flatMap(({ kind, at, place }) => {
      const one = standing.get(`${kind} ${place}`);
      return one === undefined ? [] : [{ at, ...one }];
    });
  }

  return {
    /** A page of a game's time line, and where the next begins. */
    async page(gameId: string, wish: TimelineWish) {
      const loaded = await gameOf(games, gameId);
      const { isReferee, kinds, order, beyond, limit } = wish;
      const { rows } = await pool.query<MarkRow>(marksSql(order), [
        ...[gameId, isReferee, loaded.number, kinds],
        ...[beyond?.at ?? null, beyond?.rank ?? null, beyond?.place ?? null],
        limit + 1,
      ]);
      const marks = rows.slice(0, limit);
      const entries = await entriesAt(loaded, marks, wish);
      const last = rows.length > limit ? marks.at(-1) : undefined;
      return { entries, next: last === undefined ? null : markOf(last) };
    },
  };
};
