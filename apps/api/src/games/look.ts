import { type Language, type NameOf, type Seat, seatsOf } from '@staffetta/engine';
import { z } from 'zod';
import type { Accounts, User } from '../accounts/accounts.ts';
import { nextStill, type Still } from '../clocks/calendar.ts';
import { calendarOf, type Timing } from '../clocks/timing.ts';
import { Problem } from '../http/problems.ts';
import { seenGame, spokesman } from './access.ts';
import type { Games } from './games.ts';
import type { LoadedGame } from './loaded-game.ts';
import { paceOf, type Settings, usualSettings, wholeSettings } from './settings.ts';
import type { GameRow, ListFilter, Store } from './store.ts';
import type { Caller } from './tables.ts';

/** A game as the caller may know it, without its position. */
export type GameSummary = Settings & {
  readonly id: string;
  readonly title: string;
  readonly titleVersion: number;
  readonly edition: string;
  readonly status: GameRow['status'];
  readonly ending: GameRow['ending'];
  readonly winners: readonly Seat[] | null;
  readonly host: User;
  readonly seats: readonly (User | null)[];
  readonly vacant: readonly Seat[];
  readonly mySeat: Seat | null;
  readonly mySeats: readonly Seat[];
  readonly toAct: readonly Seat[];
  readonly version: number;
  readonly options: unknown;
  readonly commitment: string;
  readonly rematchOf: string | null;
  readonly readOnly: boolean;
  readonly archived: boolean;
  readonly archiving: { readonly at: string; readonly reason: string | null } | null;
  readonly createdAt: string;
  readonly movedAt: string | null;
  readonly deadline: string | null;
  readonly clocks: readonly ClockView[];
  readonly pausedUntil: string | null;
};

/** How a seat stands with its time, as everybody may know: whom the game waits for is no secret. */
type ClockView = {
  readonly seat: Seat;
  readonly since: string | null; // null: it is not waited for
  readonly due: string | null;
  readonly bank: number | null; // seconds
  readonly bankAt: string | null; // null: now
  readonly inGrace: boolean;
  readonly still: {
    readonly from: string;
    readonly until: string;
    readonly why: Still['why'];
  } | null;
};

/** How many events a viewer was told of. */
export const versionOf = (versions: readonly number[], viewer: Seat | 'spectator'): number =>
  (viewer === 'spectator' ? versions.at(-1) : versions[viewer]) ?? 0;

export const erased: User = {
  id: '00000000-0000-0000-0000-000000000000',
  name: '—',
  kind: 'person',
};

/** A user as others are told of him; who is gone has no name. */
export const userOf =
  (users: ReadonlyMap<string, User>) =>
  (userId: string | null): User | null =>
    userId === null ? null : (users.get(userId) ?? erased);

/** How those around one screen are called whom nobody has named. */
const playerAt: Readonly<Record<Language, (place: number) => string>> = {
  en: (place) => `Player ${place}`,
  it: (place) => `Giocatore ${place}`,
  fr: (place) => `Joueur ${place}`,
  es: (place) => `Jugador ${place}`,
};

/** How a seat is called in which nobody sits, as on the pages. */
const seatAt: Readonly<Record<Language, (place: number) => string>> = {
  en: (place) => `Seat ${place}`,
  it: (place) => `Posto ${place}`,
  fr: (place) => `Place ${place}`,
  es: (place) => `Asiento ${place}`,
};

/** What a game is to whoever names its players. */
type Seating = Pick<LoadedGame, 'players'> & { readonly row: Pick<GameRow, 'settings' | 'host'> };

/**
 * How sentences call the player of a seat; a free one by its number. Whom the host of a hot-seat game
 * plays with has a name of his own, for as long as the host has one.
 */
const namesBySeat =
  ({ row, players }: Seating, names: ReadonlyMap<string, string>, language: Language): NameOf =>
  (seat) => {
    const { hotSeat, seatNames } = row.settings;
    const player = players[seat] ?? null;
    if (player === null) return seatAt[language](seat + 1);
    const isAtScreen = hotSeat && player === row.host && names.has(player);
    if (isAtScreen) return seatNames?.[seat] ?? playerAt[language](seat + 1);
    return names.get(player) ?? erased.name;
  };

const seated = (players: readonly (string | null)[]): string[] =>
  players.filter((player): player is string => player !== null);

/** Where the names of users come from. */
export type Names = Pick<Accounts, 'names'>;

/** How sentences call the players of a game, as they are called now. */
export const namesAt = async (
  accounts: Names,
  seating: Seating,
  language: Language,
): Promise<NameOf> => namesBySeat(seating, await accounts.names(seated(seating.players)), language);

const seatsWhere = (
  players: readonly (string | null)[],
  is: (player: string | null) => boolean,
): readonly Seat[] => seatsOf(players.length).filter((seat) => is(players[seat] ?? null));

/** A game, who sits in it, and whose eyes the caller looks at it with. */
type Seen = {
  readonly row: GameRow;
  readonly players: readonly (string | null)[];
  readonly mySeats: readonly Seat[];
  readonly mySeat: Seat | null;
};

function seenBy(userId: string, row: GameRow, players: readonly (string | null)[]): Seen {
  const mySeats = seatsWhere(players, (player) => player === userId);
  return { row, players, mySeats, mySeat: spokesman(mySeats, row.toAct) ?? null };
}

type ClockRow = Awaited<ReturnType<Store['clocksOf']>>[number];

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

/** When players rest, and what time it is. */
type Times = { readonly timing: Timing | null; readonly now: Date };

function stillView({ timing, now }: Times, clock: ClockRow, player: string | null) {
  const { waits, since, dueAt, rest } = clock;
  if (timing === null || !waits || dueAt === null) return null;
  const found = nextStill({ since, due: dueAt }, now, calendarOf(timing, rest, player));
  if (found === null) return null;
  const { from, until, why } = found;
  return { from: from.toISOString(), until: until.toISOString(), why };
}

function clockView({ row: { settings }, players }: Seen, clock: ClockRow, times: Times): ClockView {
  const { seat, waits, since, waitBegan, dueAt, left, inGrace } = clock;
  const hasBank = paceOf(settings).kind === 'bank' && left !== null && !inGrace;
  return {
    seat,
    since: waits ? isoOf(waitBegan) : null,
    due: isoOf(dueAt),
    bank: hasBank ? Math.floor(left / 1_000) : null,
    bankAt: hasBank && waits ? isoOf(since) : null,
    inGrace,
    still: stillView(times, clock, players[seat] ?? null),
  };
}

/** When the first of these is due; null: none ever is. */
const firstDue = (clocks: readonly ClockRow[]): Date | null =>
  clocks.reduce<Date | null>(
    (first, { dueAt }) =>
      dueAt !== null && (first === null || dueAt.getTime() < first.getTime()) ? dueAt : first,
    null,
  );

/** By when the caller should act; where he is not waited for, by when somebody else should. */
const deadlineOf = (clocks: readonly ClockRow[], mySeats: readonly Seat[]): Date | null =>
  firstDue(clocks.filter(({ seat, waits }) => waits && mySeats.includes(seat))) ?? firstDue(clocks);

/** When the players of all these games rest, asked for once; null: no time runs. */
async function timingIn({ timingOf }: Games, running: readonly Seen[]): Promise<Timing | null> {
  const timed = running.filter(({ row }) => paceOf(row.settings).kind !== 'none');
  const [first] = timed;
  if (first === undefined) return null;
  const players = timed.flatMap((one) => one.players);
  return timingOf(wholeSettings(first.row.settings), players, false);
}

/** When clocks run out and stand still, in those of these games in which time passes for somebody. */
export async function lookAtClocks({ store, timingOf, now }: Games, gameIds: readonly string[]) {
  const waiting = (await store.clocksOf(gameIds)).filter(({ waits }) => waits);
  const passes = new Set(waiting.flatMap(({ gameId, dueAt }) => (dueAt === null ? [] : [gameId])));
  if (passes.size === 0) return [];
  const timed = gameIds.filter((gameId) => passes.has(gameId));
  const seats = await store.seatsOf(timed);
  // Whatever their paces, time passes in them: at least for a vacant seat.
  const timing = await timingOf(
    usualSettings,
    seats.map(({ userId }) => userId),
    true,
  );
  const playerOf = ({ gameId, seat }: ClockRow): string | null =>
    seats.find((taken) => taken.gameId === gameId && taken.seat === seat)?.userId ?? null;
  return timed.map((game) => ({
    game,
    clocks: waiting
      .filter(({ gameId }) => gameId === game)
      .map((clock) => ({
        seat: clock.seat,
        due: isoOf(clock.dueAt),
        still: stillView({ timing, now: now() }, clock, playerOf(clock)),
      })),
  }));
}

function summary(
  seen: Seen,
  users: ReadonlyMap<string, User>,
  movedAt: Date | null,
  clocks: readonly ClockRow[],
  times: Times,
): GameSummary {
  const { row, players, mySeats, mySeat } = seen;
  return {
    ...wholeSettings(row.settings),
    seatNames: users.has(row.host) ? row.settings.seatNames : null,
    id: row.gameId,
    title: row.title,
    titleVersion: row.titleVersion,
    edition: row.edition.toString('hex'),
    status: row.status,
    ending: row.ending,
    winners: row.winners,
    host: userOf(users)(row.host) ?? erased,
    seats: players.map(userOf(users)),
    vacant: row.status === 'running' ? seatsWhere(players, (player) => player === null) : [],
    mySeat,
    mySeats,
    toAct: row.toAct,
    version: versionOf(row.versions, mySeat ?? 'spectator'),
    options: row.options,
    commitment: row.commitment.toString('hex'),
    rematchOf: row.rematchOf,
    readOnly: row.brokenAt !== null,
    archived: row.archivedAt !== null,
    archiving:
      row.archivingAt === null
        ? null
        : { at: row.archivingAt.toISOString(), reason: row.archivingReason },
    createdAt: row.createdAt.toISOString(),
    movedAt: isoOf(movedAt),
    deadline: isoOf(deadlineOf(clocks, mySeats)),
    clocks: clocks.map((clock) => clockView(seen, clock, times)),
    pausedUntil: isoOf(clocks.find(({ pausedUntil }) => pausedUntil !== null)?.pausedUntil ?? null),
  };
}

/** What the caller is told of games, looked up for all of them at once. */
async function summaries(
  games: Games,
  accounts: Accounts,
  seen: readonly Seen[],
): Promise<readonly GameSummary[]> {
  const { store } = games;
  const running = seen.filter(({ row }) => row.status === 'running');
  const [users, moved, clocks, timing] = await Promise.all([
    accounts.users(seen.flatMap(({ row, players }) => [row.host, ...seated(players)])),
    store.movedAt(seen.map(({ row, mySeat }) => ({ gameId: row.gameId, seat: mySeat }))),
    store.clocksOf(running.map(({ row }) => row.gameId)),
    timingIn(games, running),
  ]);
  const times = { timing, now: games.now() };
  return seen.map((one) => {
    const { gameId, status } = one.row;
    const ofGame = status === 'running' ? clocks.filter((clock) => clock.gameId === gameId) : [];
    return summary(one, users, moved.get(gameId) ?? null, ofGame, times);
  });
}

/** One game, without its position. */
export async function lookAtGame(
  games: Games,
  accounts: Accounts,
  gameId: string,
  caller: Caller,
): Promise<GameSummary> {
  const loaded = await seenGame(games, gameId, caller);
  const { row, players, brokenAt } = loaded;
  const seen = seenBy(caller.userId, { ...row, brokenAt }, players);
  const [found] = await summaries(games, accounts, [seen]);
  if (found === undefined) throw new Error('A game that was looked up has no summary');
  return found;
}

export type ListWish = Pick<ListFilter, 'status' | 'isFinished' | 'title' | 'limit'> & {
  readonly mine: boolean;
  readonly user: string | null; // who sits in it
  readonly open: boolean; // with a seat for the caller
  readonly waitingForMe: boolean;
  readonly invited: boolean;
  readonly archived: boolean;
  readonly cursor: string | null;
};

const writeCursor = ({ createdAt, gameId }: GameRow): string =>
  Buffer.from(`${createdAt.toISOString()} ${gameId}`).toString('base64url');

const cursorSchema = z.tuple([z.iso.datetime().regex(/^2/), z.uuid()]);

function readCursor(cursor: string): { at: Date; gameId: string } {
  const parsed = cursorSchema.safeParse(Buffer.from(cursor, 'base64url').toString().split(' '));
  if (!parsed.success) {
    throw new Problem('invalid-request', {
      fields: [{ path: 'cursor', message: 'not a cursor of this list; leave it out to begin' }],
    });
  }
  const [at, gameId] = parsed.data;
  return { at: new Date(at), gameId };
}

/** Games the caller may know of, the newest first, a page at a time. */
export async function listGames(
  games: Games,
  accounts: Accounts,
  { userId }: Caller,
  { mine, user, open, waitingForMe, invited, archived, cursor, limit, ...wish }: ListWish,
): Promise<{ games: readonly GameSummary[]; next: string | null }> {
  const { store } = games;
  const rows = await store.list({
    ...wish,
    caller: userId,
    players: [...(mine ? [userId] : []), ...(user === null ? [] : [user])],
    joinable: open,
    waitsForCaller: waitingForMe,
    invitesCaller: invited,
    isArchived: archived,
    before: cursor === null ? null : readCursor(cursor),
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const seats = await store.seatsOf(page.map(({ gameId }) => gameId));
  const found = await summaries(
    games,
    accounts,
    page.map((row) =>
      seenBy(
        userId,
        row,
        seatsOf(row.seats).map(
          (seat) =>
            seats.find((taken) => taken.gameId === row.gameId && taken.seat === seat)?.userId ??
            null,
        ),
      ),
    ),
  );
  const last = page.at(-1);
  return {
    games: found,
    next: rows.length > limit && last !== undefined ? writeCursor(last) : null,
  };
}
