import { type NameOf, type Seat, seatsOf } from '@staffetta/engine';
import { z } from 'zod';
import type { Accounts, User } from '../accounts/accounts.ts';
import { Problem } from '../http/problems.ts';
import { seenGame } from './access.ts';
import type { Games } from './games.ts';
import type { Settings } from './settings.ts';
import type { GameRow, ListFilter } from './store.ts';
import type { Caller } from './tables.ts';

/** A game as the caller may know it, without its position. */
export type GameSummary = Settings & {
  readonly id: string;
  readonly title: string;
  readonly titleVersion: number;
  readonly edition: string;
  readonly status: GameRow['status'];
  readonly ending: GameRow['ending'];
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
  readonly createdAt: string;
};

/** How many events a viewer was told of. */
export const versionOf = (versions: readonly number[], viewer: Seat | 'spectator'): number =>
  (viewer === 'spectator' ? versions.at(-1) : versions[viewer]) ?? 0;

const erased: User = {
  id: '00000000-0000-0000-0000-000000000000',
  name: '—',
  kind: 'person',
};

/** A user as others are told of him; who is gone has no name. */
export const userOf =
  (users: ReadonlyMap<string, User>) =>
  (userId: string | null): User | null =>
    userId === null ? null : (users.get(userId) ?? erased);

const nameIn = (names: ReadonlyMap<string, string>, userId: string | null): string | null =>
  userId === null ? null : (names.get(userId) ?? erased.name);

/**
 * How sentences call the player of a seat; a free one by its number, and one that holds several, in a
 * hot-seat game, by name and number.
 */
const namesBySeat =
  (players: readonly (string | null)[], names: ReadonlyMap<string, string>): NameOf =>
  (seat) => {
    const player = players[seat] ?? null;
    const name = nameIn(names, player);
    if (name === null) return String(seat + 1);
    const holdsOthers = players.some((other, place) => other === player && place !== seat);
    return holdsOthers ? `${name} (${seat + 1})` : name;
  };

const seated = (players: readonly (string | null)[]): string[] =>
  players.filter((player): player is string => player !== null);

/** Where the names of users come from. */
export type Names = Pick<Accounts, 'names'>;

/** How sentences call the players of a game, as they are called now. */
export const namesAt = async (
  accounts: Names,
  players: readonly (string | null)[],
): Promise<NameOf> => namesBySeat(players, await accounts.names(seated(players)));

const seatsWhere = (
  players: readonly (string | null)[],
  is: (player: string | null) => boolean,
): readonly Seat[] => seatsOf(players.length).filter((seat) => is(players[seat] ?? null));

function summary(
  row: GameRow,
  players: readonly (string | null)[],
  users: ReadonlyMap<string, User>,
  userId: string,
): GameSummary {
  const mySeats = seatsWhere(players, (player) => player === userId);
  const mySeat = mySeats.find((seat) => row.toAct.includes(seat)) ?? mySeats[0] ?? null;
  return {
    ...row.settings,
    id: row.gameId,
    title: row.title,
    titleVersion: row.titleVersion,
    edition: row.edition.toString('hex'),
    status: row.status,
    ending: row.ending,
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
    createdAt: row.createdAt.toISOString(),
  };
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
  const users = await accounts.users([row.host, ...seated(players)]);
  return summary({ ...row, brokenAt }, players, users, caller.userId);
}

export type ListWish = Pick<ListFilter, 'status' | 'isFinished' | 'title' | 'limit'> & {
  readonly mine: boolean;
  readonly user: string | null; // who sits in it
  readonly open: boolean; // with a seat for the caller
  readonly waitingForMe: boolean;
  readonly invited: boolean;
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
  { store }: Games,
  accounts: Accounts,
  { userId }: Caller,
  { mine, user, open, waitingForMe, invited, cursor, limit, ...wish }: ListWish,
): Promise<{ games: readonly GameSummary[]; next: string | null }> {
  const rows = await store.list({
    ...wish,
    caller: userId,
    players: [...(mine ? [userId] : []), ...(user === null ? [] : [user])],
    joinable: open,
    waitsForCaller: waitingForMe,
    invitesCaller: invited,
    before: cursor === null ? null : readCursor(cursor),
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const seats = await store.seatsOf(page.map(({ gameId }) => gameId));
  const users = await accounts.users([
    ...page.map(({ host }) => host),
    ...seats.map((taken) => taken.userId),
  ]);
  const games = page.map((row) => {
    const players = seatsOf(row.seats).map(
      (seat) =>
        seats.find((taken) => taken.gameId === row.gameId && taken.seat === seat)?.userId ?? null,
    );
    return summary(row, players, users, userId);
  });
  const last = page.at(-1);
  return { games, next: rows.length > limit && last !== undefined ? writeCursor(last) : null };
}
