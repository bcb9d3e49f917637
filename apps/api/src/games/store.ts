import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { breathe } from '../breathing.ts';
import { type Database, inTransaction } from '../database/connection.ts';
import {
  edition,
  game,
  gameAdmission,
  gameClock,
  gameErasedPlayer,
  gameEvent,
  gameFormerPlayer,
  gameHelp,
  gameIdempotency,
  gameLook,
  gameSeat,
  gameSnapshot,
} from '../database/schema.ts';
import type { StoredEvent } from './chain.ts';
import type { Clock } from './clocks.ts';
import type { Person } from './people.ts';
import type { Settings } from './settings.ts';

/** The one place that reads and writes the tables of games. */
export type Store = ReturnType<typeof openStore>;

/** A game's head. On which day it moved is for lists of admins alone: nothing else is made of it. */
export type GameRow = Omit<typeof game.$inferSelect, 'movedOn'>;

/** Whether a game is put away, and since when and why it is or no longer is. */
export type Archiving = Pick<GameRow, 'archivedAt' | 'archivingAt' | 'archivingReason'>;

/** When an admin did something, and why, for all to read whom it concerns. */
export type Told = { readonly at: Date; readonly reason: string };

export type EditionRow = typeof edition.$inferSelect;

/** What an append changes besides the log. */
type Head = {
  readonly status: 'open' | 'running' | 'ended';
  readonly ending: GameRow['ending'];
  readonly versions: readonly number[];
  readonly toAct: readonly number[];
};

/** The request that appends, so that repeating it has no second effect. */
export type RequestKey = {
  readonly userId: string;
  readonly key: string;
  readonly digest: Buffer;
};

type OutboxRow = {
  readonly number: number;
  readonly ordinal: number;
  readonly topic: string;
  readonly payload: unknown;
};

/** Who sits in a seat from now on; null: it is free. */
export type SeatTaken = { readonly seat: number; readonly userId: string | null };

/** Who may see a game that is not public: invited and asked, or simply admitted, or no longer. */
export type Admission = {
  readonly userId: string;
  readonly invitation: number | null;
  readonly gone?: true;
};

/** A clock, when it runs out as far as is known, and when to look at it next. */
type TimedClock = Clock & { readonly dueAt: Date | null; readonly lookAt: Date | null };

export type Append = {
  readonly gameId: string;
  readonly expected: number; // the number of the newest event as the writer knows it,
  readonly previous: Buffer; // and its hash
  readonly events: readonly StoredEvent[];
  readonly head: Head;
  readonly seats: readonly SeatTaken[];
  readonly admissions: readonly Admission[];
  readonly outbox: readonly OutboxRow[];
  readonly clocks: readonly TimedClock[]; // those of which something changed
  readonly key: RequestKey | null;
};

export type NewGame = Append & {
  readonly title: string;
  readonly titleVersion: number;
  readonly edition: Buffer;
  readonly options: unknown;
  readonly seatCount: number;
  readonly settings: Settings;
  readonly rematchOf: string | null;
  readonly host: string;
  readonly secret: Buffer;
  readonly commitment: Buffer;
  readonly createdAt: Date; // finer than its events, which are told to the minute
};

export type AppendResult =
  | { readonly result: 'appended'; readonly first: number; readonly last: number }
  | {
      readonly result: 'repeated';
      readonly first: number;
      readonly last: number;
      readonly digest: Buffer;
    }
  | { readonly result: 'conflict' | 'read-only' | 'unknown' };

/** What else is written with an append, or refused, which is then not made. */
export type Also = (
  run: Pick<Database['pool'], 'query'>,
  result: { readonly first: number },
) => Promise<void>;

type ResultRow = {
  o_result: AppendResult['result'];
  o_first: number;
  o_last: number;
  o_digest: Buffer;
};

const asResult = (row: ResultRow | undefined): AppendResult => {
  if (row === undefined) throw new Error('append_events gave no result');
  const { o_result: result, o_first: first, o_last: last, o_digest: digest } = row;
  if (result === 'appended') return { result, first, last };
  return result === 'repeated' ? { result, first, last, digest } : { result };
};

const appendSql = `select * from append_events(
  $1, $2, $3, $4::jsonb, $5, $6, $7::int[], $8::smallint[], $9::jsonb, $10::jsonb, $11::jsonb,
  $12::jsonb, $13, $14, $15)`;
const createSql = `select * from create_game(
  $1, $2, $3, $4, $5::jsonb, $6::smallint, $7::jsonb, $8, $9, $10, $11, $12,
  $13::jsonb, $14, $15, $16::int[], $17::smallint[], $18::jsonb, $19::jsonb, $20::jsonb,
  $21::jsonb, $22, $23, $24)`;

const keepLinkSql = `
  with noted as (
    insert into game_idempotency (game_id, user_id, key, digest, first_number, last_number, at)
      select $1::uuid, $3::uuid, $4::text, $5::bytea, 0, 0, now() where $4::text is not null
      on conflict do nothing
      returning game_id)
  update game set link_hash = $2::bytea
    where game_id = $1::uuid and ($4::text is null or exists (select from noted))`;

const textSql = `
  select (octet_length(e.data::text) + coalesce(
           (select sum(octet_length(jsonb_build_array(action, facts, sealed, draws)::text))
              from game_event where game_id = g.game_id), 0))::float8 as bytes
    from game g join edition e on e.hash = g.edition
   where g.game_id = $1`;

// By the key of the log, backwards: only what a viewer was not told of is passed over.
const movedAtSql = `
  select look.game_id, newest.at
    from unnest($1::uuid[], $2::smallint[]) as look (game_id, seat)
    cross join lateral (
      select at from game_event event
        where event.game_id = look.game_id and (event.told is null or look.seat = any(event.told))
        order by event.number desc limit 1) newest`;

const eventsJson = (events: readonly StoredEvent[]): string =>
  JSON.stringify(events.map((event) => ({ ...event, hash: event.hash.toString('hex') })));

/** The arguments both functions end with. */
const written = ({ events, head, seats, admissions, outbox, clocks, key }: Append): unknown[] => [
  eventsJson(events),
  head.status,
  head.ending,
  head.versions,
  head.toAct,
  JSON.stringify(seats),
  JSON.stringify(admissions),
  JSON.stringify(outbox),
  JSON.stringify(clocks),
  key?.userId ?? null,
  key?.key ?? null,
  key?.digest ?? null,
];

const storedEvent = (row: typeof gameEvent.$inferSelect): StoredEvent => {
  const { gameId: _gameId, at, ...event } = row;
  return { ...event, at: at.toISOString() };
};

/** Events of several games, one after the other, behind one of them: by the key of the log. */
const eventsAmongSql = `
  select game_id as "gameId", number, kind, seat, action, facts, sealed, draws, told, at, hash
    from game_event where (game_id, number) > ($1, $2) and game_id <= $3
   order by game_id, number limit $4`;

const asClock = (row: typeof gameClock.$inferSelect): Clock => {
  const { seat, turn, waits, sinceNumber, takenBack, left, inGrace, rest, pausedUntil } = row;
  return {
    ...{ seat, turn, waits, sinceNumber, takenBack, left, inGrace, rest },
    since: row.since.toISOString(),
    waitBegan: row.waitBegan.toISOString(),
    pausedUntil: pausedUntil?.toISOString() ?? null,
  };
};

/** Which games are wanted; null or false: it does not matter. All that is said must hold. */
export type ListFilter = {
  readonly caller: string; // who asks
  readonly status: GameRow['status'] | null;
  readonly isFinished: boolean;
  readonly title: string | null;
  readonly players: readonly string[]; // who sits in it, all of them
  readonly joinable: boolean; // there is a free seat for the caller
  readonly waitsForCaller: boolean;
  readonly invitesCaller: boolean;
  readonly isArchived: boolean; // those that admins put away, or only the others
  readonly before: { readonly at: Date; readonly gameId: string } | null;
  readonly limit: number;
};

const isPublic = sql`${game.settings} ->> 'visibility' = 'public'`;

const holdsSeat = (userId: string): SQL =>
  sql`exists (select 1 from ${gameSeat} where ${gameSeat.gameId} = ${game.gameId} and ${gameSeat.userId} = ${userId})`;

const isAdmitted = (userId: string): SQL =>
  sql`exists (select 1 from ${gameAdmission} where ${gameAdmission.gameId} = ${game.gameId} and ${gameAdmission.userId} = ${userId})`;

// What a user has is few among all there is: found from his side first, and measured to be so.
const isOneOf = (userId: string): SQL =>
  sql`${game.gameId} = any(array(select ${gameSeat.gameId} from ${gameSeat} where ${gameSeat.userId} = ${userId}))`;

const isInvited = (userId: string): SQL =>
  sql`${game.gameId} = any(array(select ${gameAdmission.gameId} from ${gameAdmission} where ${gameAdmission.userId} = ${userId} and ${gameAdmission.invitation} is not null))`;

const isWaitedFor = (userId: string): SQL =>
  sql`exists (select 1 from ${gameSeat} where ${gameSeat.gameId} = ${game.gameId} and ${gameSeat.userId} = ${userId} and ${gameSeat.seat} = any(${game.toAct}))`;

const hasFreeSeat = sql`(select count(*) from ${gameSeat} where ${gameSeat.gameId} = ${game.gameId}) < ${game.seats}`;

/** Whether a seat, or (null) the spectators, were told of an event. */
const toldTo = (seat: number | null): SQL =>
  seat === null
    ? sql`${gameEvent.told} is null`
    : sql`(${gameEvent.told} is null or ${seat}::smallint = any(${gameEvent.told}))`;

/** Whether one can be invited: the game has not begun, or somebody has left it. */
const hasPlaceFor = or(eq(game.status, 'open'), and(eq(game.status, 'running'), hasFreeSeat));

/** What a filter asks of each game. */
const chosenBy = (filter: ListFilter): readonly (SQL | undefined)[] => {
  const { caller, status, isFinished, title, players, joinable, waitsForCaller, invitesCaller } =
    filter;
  return [
    filter.isArchived ? isNotNull(game.archivedAt) : isNull(game.archivedAt),
    status === null ? undefined : eq(game.status, status),
    isFinished ? eq(game.status, 'ended') : undefined,
    title === null ? undefined : eq(game.title, title),
    ...players.map(isOneOf),
    joinable ? and(eq(game.status, 'open'), hasFreeSeat, not(holdsSeat(caller))) : undefined,
    waitsForCaller
      ? and(eq(game.status, 'running'), isOneOf(caller), isWaitedFor(caller))
      : undefined,
    invitesCaller ? and(hasPlaceFor, isInvited(caller)) : undefined,
  ];
};

const gamesAtOnce = 200;

/** A page of a log, between two of which others are answered. */
const eventsAtOnce = 200;

/** An id that comes before any game's. */
export const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Games a page at a time, by id: what asks for a page is given the last id before it, and how many. */
export async function* byId(
  pageAfter: (gameId: string, limit: number) => Promise<readonly GameRow[]>,
): AsyncGenerator<GameRow> {
  let after = beforeAll;
  for (;;) {
    const page = await pageAfter(after, gamesAtOnce);
    yield* page;
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.gameId;
  }
}

export function openStore({ pool, query }: Database) {
  const findGame = query
    .select()
    .from(game)
    .where(eq(game.gameId, sql.placeholder('gameId')))
    .prepare('find_game');
  const findNumber = query
    .select({
      number: game.number,
      hash: game.hash,
      brokenAt: game.brokenAt,
      titleVersion: game.titleVersion,
      archivedAt: game.archivedAt,
      archivingAt: game.archivingAt,
      archivingReason: game.archivingReason,
    })
    .from(game)
    .where(eq(game.gameId, sql.placeholder('gameId')))
    .prepare('find_number');
  const findSeats = query
    .select({ seat: gameSeat.seat, userId: gameSeat.userId })
    .from(gameSeat)
    .where(eq(gameSeat.gameId, sql.placeholder('gameId')))
    .orderBy(asc(gameSeat.seat))
    .prepare('find_seats');
  const findClocks = query
    .select()
    .from(gameClock)
    .where(eq(gameClock.gameId, sql.placeholder('gameId')))
    .orderBy(asc(gameClock.seat))
    .prepare('find_clocks');
  const findEvents = query
    .select()
    .from(gameEvent)
    .where(
      and(
        eq(gameEvent.gameId, sql.placeholder('gameId')),
        gt(gameEvent.number, sql.placeholder('after')),
        lte(gameEvent.number, sql.placeholder('upTo')),
      ),
    )
    .orderBy(asc(gameEvent.number))
    .limit(sql.placeholder('limit'))
    .prepare('find_events');

  const appendBy = async (
    run: Pick<Database['pool'], 'query'>,
    append: Append,
  ): Promise<AppendResult> => {
    const { rows } = await run.query<ResultRow>({
      name: 'append_events',
      text: appendSql,
      values: [append.gameId, append.expected, append.previous, ...written(append)],
    });
    return asResult(rows[0]);
  };

  const createBy = async (
    run: Pick<Database['pool'], 'query'>,
    created: NewGame,
  ): Promise<AppendResult> => {
    const { rows } = await run.query<ResultRow>({
      name: 'create_game',
      text: createSql,
      values: [
        created.gameId,
        created.title,
        created.titleVersion,
        created.edition,
        JSON.stringify(created.options),
        created.seatCount,
        JSON.stringify(created.settings),
        created.rematchOf,
        created.host,
        created.secret,
        created.commitment,
        created.createdAt,
        ...written(created),
      ],
    });
    return asResult(rows[0]);
  };

  /** Writes events in one call, and in the same transaction what else goes with them. */
  const writing =
    <Written>(
      write: (run: Pick<Database['pool'], 'query'>, what: Written) => Promise<AppendResult>,
    ) =>
    (what: Written, also: Also | null = null): Promise<AppendResult> =>
      also === null
        ? write(pool, what)
        : inTransaction(pool, async (run) => {
            const result = await write(run, what);
            if (result.result === 'appended') await also(run, result);
            return result;
          });

  async function setArchiving(which: SQL | undefined, archiving: Archiving): Promise<boolean> {
    const { rowCount } = await query
      .update(game)
      .set(archiving)
      .where(and(which, eq(game.status, 'ended')));
    return rowCount === 1;
  }

  return {
    /** Writes the events of one request. */
    append: writing(appendBy),

    /** The same for the event that moves a game to another version, whose snapshots are none of that. */
    move: (append: Append, titleVersion: number): Promise<AppendResult> =>
      inTransaction(pool, async (run) => {
        const result = await appendBy(run, append);
        if (result.result !== 'appended') return result;
        const { gameId } = append;
        await run.query('update game set title_version = $2 where game_id = $1', [
          gameId,
          titleVersion,
        ]);
        await run.query('delete from game_snapshot where game_id = $1', [gameId]);
        return result;
      }),

    /** Writes a new game and its first events. */
    create: writing(createBy),

    async game(gameId: string): Promise<GameRow | null> {
      const [row] = await findGame.execute({ gameId });
      return row ?? null;
    },

    /** Where a game has got to, and nothing else: what a cache asks. */
    async newest(
      gameId: string,
    ): Promise<
      (Pick<GameRow, 'number' | 'hash' | 'brokenAt' | 'titleVersion'> & Archiving) | null
    > {
      const [row] = await findNumber.execute({ gameId });
      return row ?? null;
    },

    seats: (gameId: string) => findSeats.execute({ gameId }),

    async clocks(gameId: string): Promise<readonly Clock[]> {
      const rows = await findClocks.execute({ gameId });
      return rows.map(asClock);
    },

    /** The clocks of these games that run, each with what was worked out of it. */
    clocksOf: (gameIds: readonly string[]) =>
      gameIds.length === 0
        ? Promise.resolve([])
        : query
            .select({
              gameId: gameClock.gameId,
              seat: gameClock.seat,
              waits: gameClock.waits,
              since: gameClock.since,
              waitBegan: gameClock.waitBegan,
              left: gameClock.left,
              inGrace: gameClock.inGrace,
              rest: gameClock.rest,
              dueAt: gameClock.dueAt,
              pausedUntil: gameClock.pausedUntil,
            })
            .from(gameClock)
            .where(inArray(gameClock.gameId, [...gameIds]))
            .orderBy(asc(gameClock.gameId), asc(gameClock.seat)),

    /** Why admins helped by these events, by their numbers, as far as it is still to be read. */
    async reasons(
      gameId: string,
      numbers: readonly number[],
    ): Promise<ReadonlyMap<number, string>> {
      if (numbers.length === 0) return new Map();
      const rows = await query
        .select({ number: gameHelp.number, reason: gameHelp.reason })
        .from(gameHelp)
        .where(and(eq(gameHelp.gameId, gameId), inArray(gameHelp.number, [...numbers])));
      return new Map(rows.map(({ number, reason }) => [number, reason]));
    },

    /** Whether a person once looked behind the cards of a game, or helped it, as admins may. */
    async hasLooked(gameId: string, { users }: Pick<Person, 'users'>): Promise<boolean> {
      const isTheirs = (column: typeof gameLook.userId | typeof gameHelp.userId) =>
        inArray(column, [...users]);
      const looked = query
        .select({ gameId: gameLook.gameId })
        .from(gameLook)
        .where(and(eq(gameLook.gameId, gameId), isTheirs(gameLook.userId)));
      const helped = query
        .select({ gameId: gameHelp.gameId })
        .from(gameHelp)
        .where(and(eq(gameHelp.gameId, gameId), isTheirs(gameHelp.userId)));
      return (await unionAll(looked, helped)).length > 0;
    },

    /** Events of a stretch of the log, in its order. */
    async events(
      gameId: string,
      after: number,
      upTo: number,
      limit = 100_000,
    ): Promise<readonly StoredEvent[]> {
      const events: StoredEvent[] = [];
      for (let behind = after; ; ) {
        const most = Math.min(eventsAtOnce, limit - events.length);
        const rows = await findEvents.execute({ gameId, after: behind, upTo, limit: most });
        events.push(...rows.map(storedEvent));
        const last = events.at(-1)?.number ?? upTo;
        if (rows.length < most || events.length === limit || last >= upTo) return events;
        behind = last;
        await breathe();
      }
    },

    /** What took acts of a game back, or helped it, in the order of its log. */
    async corrections(gameId: string): Promise<readonly StoredEvent[]> {
      const rows = await query
        .select()
        .from(gameEvent)
        .where(and(eq(gameEvent.gameId, gameId), inArray(gameEvent.kind, ['undo', 'repair'])))
        .orderBy(asc(gameEvent.number));
      return rows.map(storedEvent);
    },

    /** Who acted in a game, and took acts back, by the numbers of its log. */
    acts: async (
      gameId: string,
    ): Promise<readonly Pick<StoredEvent, 'number' | 'kind' | 'seat'>[]> =>
      query
        .select({ number: gameEvent.number, kind: gameEvent.kind, seat: gameEvent.seat })
        .from(gameEvent)
        .where(and(eq(gameEvent.gameId, gameId), inArray(gameEvent.kind, ['play', 'undo']))),

    /** How many bytes of text there are in a game's log and its printed facts. */
    async textOf(gameId: string): Promise<number> {
      const { rows } = await pool.query<{ bytes: number }>(textSql, [gameId]);
      return rows[0]?.bytes ?? 0;
    },

    /** The events a seat, or the spectators (null), were told of, counted by their own versions. */
    async toldEvents(
      gameId: string,
      seat: number | null,
      since: number,
      limit: number,
    ): Promise<readonly StoredEvent[]> {
      const rows = await query
        .select()
        .from(gameEvent)
        .where(and(eq(gameEvent.gameId, gameId), toldTo(seat)))
        .orderBy(asc(gameEvent.number))
        .offset(since)
        .limit(limit);
      return rows.map(storedEvent);
    },

    /** How many events up to a number a seat, or (null) the spectators, were told of: the version there. */
    async toldCount(gameId: string, seat: number | null, upTo: number): Promise<number> {
      const [row] = await query
        .select({ count: sql<number>`count(*)::integer` })
        .from(gameEvent)
        .where(and(eq(gameEvent.gameId, gameId), lte(gameEvent.number, upTo), toldTo(seat)));
      return row?.count ?? 0;
    },

    /** The events an earlier request with this key wrote. */
    async request(gameId: string, userId: string, key: string) {
      const [row] = await query
        .select()
        .from(gameIdempotency)
        .where(
          and(
            eq(gameIdempotency.gameId, gameId),
            eq(gameIdempotency.userId, userId),
            eq(gameIdempotency.key, key),
          ),
        );
      return row ?? null;
    },

    /** Where games have got to, by id, behind one of them. */
    heads: (after: string, limit: number) =>
      query
        .select({
          gameId: game.gameId,
          commitment: game.commitment,
          number: game.number,
          hash: game.hash,
        })
        .from(game)
        .where(gt(game.gameId, after))
        .orderBy(asc(game.gameId))
        .limit(limit),

    /** Events of several games up to one, one log after the other, behind an event. */
    async eventsAmong(
      after: { readonly gameId: string; readonly number: number },
      lastGame: string,
      limit: number,
    ): Promise<readonly (StoredEvent & { readonly gameId: string })[]> {
      // Planned each time, for these very bounds: it costs nothing beside what is read.
      const bounds = [after.gameId, after.number, lastGame, limit];
      const { rows } = await pool.query<typeof gameEvent.$inferSelect>(eventsAmongSql, bounds);
      return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
    },

    /** The newest snapshots at or before a number, the newest first. */
    snapshots: (gameId: string, upTo: number) =>
      query
        .select()
        .from(gameSnapshot)
        .where(and(eq(gameSnapshot.gameId, gameId), lte(gameSnapshot.number, upTo)))
        .orderBy(desc(gameSnapshot.number))
        .limit(3),

    async keepSnapshot(snapshot: typeof gameSnapshot.$inferInsert): Promise<void> {
      await query.insert(gameSnapshot).values(snapshot).onConflictDoNothing();
    },

    async dropSnapshot(gameId: string, number: number): Promise<void> {
      await query
        .delete(gameSnapshot)
        .where(and(eq(gameSnapshot.gameId, gameId), eq(gameSnapshot.number, number)));
    },

    /** Makes a game read-only from the first event whose hash is wrong. */
    async markBroken(gameId: string, number: number): Promise<void> {
      await query
        .update(game)
        .set({ brokenAt: sql`least(coalesce(${game.brokenAt}, ${number}), ${number})` })
        .where(eq(game.gameId, gameId));
    },

    /** Puts a finished game away, and says whether it was in the lists. */
    archive: (gameId: string, { at, reason }: Told): Promise<boolean> =>
      setArchiving(and(eq(game.gameId, gameId), isNull(game.archivedAt)), {
        ...{ archivedAt: at, archivingAt: at, archivingReason: reason },
      }),

    /** Takes it out again, and says whether it was put away. */
    unarchive: (gameId: string, { at, reason }: Told): Promise<boolean> =>
      setArchiving(and(eq(game.gameId, gameId), isNotNull(game.archivedAt)), {
        ...{ archivedAt: null, archivingAt: at, archivingReason: reason },
      }),

    async edition(hash: Buffer): Promise<unknown> {
      const [row] = await query
        .select({ data: edition.data })
        .from(edition)
        .where(eq(edition.hash, hash));
      return row?.data ?? null;
    },

    /** All printed facts kept for a title, the oldest first. */
    editions: (title: string): Promise<readonly EditionRow[]> =>
      query
        .select()
        .from(edition)
        .where(eq(edition.title, title))
        .orderBy(asc(edition.createdAt), asc(edition.hash)),

    /** The printed facts of a title that have this hash. */
    async editionOf(title: string, hash: Buffer): Promise<EditionRow | null> {
      const [row] = await query
        .select()
        .from(edition)
        .where(and(eq(edition.hash, hash), eq(edition.title, title)));
      return row ?? null;
    },

    /** The printed facts chosen here for new games of a title; null: the title's own. */
    async defaultEdition(title: string): Promise<EditionRow | null> {
      const [row] = await query
        .select()
        .from(edition)
        .where(and(eq(edition.title, title), edition.isDefault));
      return row ?? null;
    },

    /** Keeps printed facts for a game that comes from elsewhere: no new game may take them for that. */
    async keepEdition(row: Pick<EditionRow, 'hash' | 'title' | 'data'>): Promise<void> {
      await query.insert(edition).values(row).onConflictDoNothing();
    },

    /** Keeps printed facts that come with this release; new games may take them, unless they were withdrawn. */
    async offerEdition(row: Pick<EditionRow, 'hash' | 'title' | 'data'>): Promise<void> {
      await query
        .insert(edition)
        .values({ ...row, offered: true })
        .onConflictDoUpdate({
          target: edition.hash,
          set: { offered: true },
          setWhere: isNull(edition.offered),
        });
    },

    /** Games that a user may know of, the newest first. */
    async list(filter: ListFilter) {
      const { caller, before, limit } = filter;
      return query
        .select()
        .from(game)
        .where(
          and(
            or(isPublic, holdsSeat(caller), isAdmitted(caller)),
            ...chosenBy(filter),
            before === null
              ? undefined
              : sql`(${game.createdAt}, ${game.gameId}) < (${before.at.toISOString()}::timestamptz, ${before.gameId}::uuid)`,
          ),
        )
        .orderBy(desc(game.createdAt), desc(game.gameId))
        .limit(limit);
    },

    /** The heads of a title's games that go on, by id, behind one of them. */
    running: (title: string, after: string, limit: number): Promise<readonly GameRow[]> =>
      query
        .select()
        .from(game)
        .where(and(eq(game.title, title), eq(game.status, 'running'), gt(game.gameId, after)))
        .orderBy(asc(game.gameId))
        .limit(limit),

    /** So many of a title's finished games, as if drawn: the same for the same seed. */
    async someFinished(title: string, count: number, seed: number): Promise<readonly string[]> {
      const rows = await query
        .select({ gameId: game.gameId })
        .from(game)
        .where(and(eq(game.title, title), eq(game.status, 'ended')))
        .orderBy(sql`md5(${game.gameId}::text || ${seed}::text)`, asc(game.gameId))
        .limit(count);
      return rows.map(({ gameId }) => gameId);
    },

    /** When each of these games last moved for a viewer of it: the newest event he was told of. */
    async movedAt(
      looks: readonly { readonly gameId: string; readonly seat: number | null }[],
    ): Promise<ReadonlyMap<string, Date>> {
      if (looks.length === 0) return new Map();
      const ids = looks.map(({ gameId }) => gameId);
      const { rows } = await pool.query<{ game_id: string; at: Date }>(movedAtSql, [
        ids,
        looks.map(({ seat }) => seat),
      ]);
      return new Map(rows.map((row) => [row.game_id, row.at]));
    },

    /** Games of a user's that go on, or have ended this week: what a stream of his tells of. */
    goingOn: (userId: string): Promise<readonly GameRow[]> =>
      query
        .select()
        .from(game)
        .where(
          and(
            or(
              holdsSeat(userId),
              and(eq(game.status, 'open'), eq(game.host, userId)),
              and(hasPlaceFor, isInvited(userId)),
            ),
            sql`(${game.status} in ('open', 'running') or exists (
              select 1 from game_event e where e.game_id = ${game.gameId}
                and e.number = ${game.number} and e.at > now() - interval '7 days'))`,
          ),
        )
        .orderBy(asc(game.createdAt), asc(game.gameId)),

    /** The games a user sits in that are not over. */
    async unfinished(userId: string): Promise<readonly string[]> {
      const rows = await query
        .select({ gameId: game.gameId })
        .from(game)
        .where(and(ne(game.status, 'ended'), isOneOf(userId)));
      return rows.map(({ gameId }) => gameId);
    },

    /** The tables that wait for a user's answer. */
    async invitedTo(userId: string): Promise<readonly string[]> {
      const rows = await query
        .select({ gameId: game.gameId })
        .from(game)
        .where(and(eq(game.status, 'open'), isInvited(userId)));
      return rows.map(({ gameId }) => gameId);
    },

    /** Who is invited to these tables. */
    invitedOf: (gameIds: readonly string[]) =>
      gameIds.length === 0
        ? Promise.resolve([])
        : query
            .select({ gameId: gameAdmission.gameId, userId: gameAdmission.userId })
            .from(gameAdmission)
            .where(
              and(inArray(gameAdmission.gameId, [...gameIds]), isNotNull(gameAdmission.invitation)),
            ),

    /** Who besides the players knows of a game that is not public. */
    admissions: (gameId: string) =>
      query.select().from(gameAdmission).where(eq(gameAdmission.gameId, gameId)),

    async admission(gameId: string, userId: string) {
      const [row] = await query
        .select()
        .from(gameAdmission)
        .where(and(eq(gameAdmission.gameId, gameId), eq(gameAdmission.userId, userId)));
      return row ?? null;
    },

    /** Whether a person has given up a seat of a game that was going on, by any account. */
    async isFormerPlayer(
      gameId: string,
      { users, marks }: Pick<Person, 'users' | 'marks'>,
    ): Promise<boolean> {
      const former = query
        .select({ gameId: gameFormerPlayer.gameId })
        .from(gameFormerPlayer)
        .where(
          and(eq(gameFormerPlayer.gameId, gameId), inArray(gameFormerPlayer.userId, [...users])),
        );
      const erased = query
        .select({ gameId: gameErasedPlayer.gameId })
        .from(gameErasedPlayer)
        .where(
          and(eq(gameErasedPlayer.gameId, gameId), inArray(gameErasedPlayer.person, [...marks])),
        );
      return (await unionAll(former, erased)).length > 0;
    },

    /** Lets somebody know of a game, whose link he has. */
    async admit(gameId: string, userId: string): Promise<void> {
      await query.insert(gameAdmission).values({ gameId, userId }).onConflictDoNothing();
    },

    /** A new link of a game; the one before is no good any more. With its key it is made once. */
    async keepLink(gameId: string, linkHash: Buffer, key: RequestKey | null): Promise<void> {
      const values = [gameId, linkHash, key?.userId ?? null, key?.key ?? null, key?.digest ?? null];
      await pool.query(keepLinkSql, values);
    },

    seatsOf: (gameIds: readonly string[]) =>
      gameIds.length === 0
        ? Promise.resolve([])
        : query
            .select()
            .from(gameSeat)
            .where(inArray(gameSeat.gameId, [...gameIds])),
  };
}

/** How many events each seat and the spectators were told of, after some more. */
export function versionsAfter(
  versions: readonly number[],
  told: readonly (readonly number[] | null)[],
): readonly number[] {
  const spectators = versions.length - 1;
  return versions.map(
    (version, viewer) =>
      version +
      told.filter((seats) => seats === null || (viewer < spectators && seats.includes(viewer)))
        .length,
  );
}
