import {
  actionSentence,
  costsSentence,
  factSentence,
  formSentence,
  type Language,
  type NameOf,
  type Offer,
  offers,
  type Seat,
  type Setting,
  seatsOf,
  type ToldEvent,
  toAct,
} from '@staffetta/engine';
import { z } from 'zod';
import type { Accounts, User } from '../accounts/accounts.ts';
import { Problem } from '../http/problems.ts';
import { tell } from '../http/tell.ts';
import { seatOf, seenGame, viewerOf } from './access.ts';
import type { Games } from './games.ts';
import { type LoadedGame, loadGame } from './loaded-game.ts';
import type { GameRow } from './store.ts';
import type { Caller } from './tables.ts';
import { cataloguedTitle, toldEvents } from './told.ts';

/** A game as the caller may know it, without its position. */
export type GameSummary = {
  readonly id: string;
  readonly title: string;
  readonly titleVersion: number;
  readonly status: GameRow['status'];
  readonly seats: readonly (User | null)[];
  readonly mySeat: Seat | null;
  readonly toAct: readonly Seat[];
  readonly version: number;
  readonly options: unknown;
  readonly commitment: string;
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

const userOf =
  (users: ReadonlyMap<string, User>) =>
  (userId: string | null): User | null =>
    userId === null ? null : (users.get(userId) ?? erased);

const nameIn = (names: ReadonlyMap<string, string>, userId: string | null): string | null =>
  userId === null ? null : (names.get(userId) ?? erased.name);

/** How sentences call the player of a seat; a free one by its number. */
const namesBySeat =
  (players: readonly (string | null)[], names: ReadonlyMap<string, string>): NameOf =>
  (seat) =>
    nameIn(names, players[seat] ?? null) ?? String(seat + 1);

const seated = (players: readonly (string | null)[]): string[] =>
  players.filter((player): player is string => player !== null);

/** Where the names of users come from. */
export type Names = Pick<Accounts, 'names'>;

/** How sentences call the players of a game, as they are called now. */
export const namesAt = async (
  accounts: Names,
  players: readonly (string | null)[],
): Promise<NameOf> => namesBySeat(players, await accounts.names(seated(players)));

function summary(
  row: GameRow,
  players: readonly (string | null)[],
  users: ReadonlyMap<string, User>,
  userId: string,
): GameSummary {
  const seat = players.indexOf(userId);
  return {
    id: row.gameId,
    title: row.title,
    titleVersion: row.titleVersion,
    status: row.status,
    seats: players.map(userOf(users)),
    mySeat: seat === -1 ? null : seat,
    toAct: row.toAct,
    version: versionOf(row.versions, seat === -1 ? 'spectator' : seat),
    options: row.options,
    commitment: row.commitment.toString('hex'),
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
  const users = await accounts.users(seated(players));
  return summary({ ...row, brokenAt }, players, users, caller.userId);
}

export type ListWish = {
  readonly mine: boolean;
  readonly status: GameRow['status'] | null;
  readonly cursor: string | null;
  readonly limit: number;
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

/** Games, the newest first, a page at a time. */
export async function listGames(
  { store }: Games,
  accounts: Accounts,
  { userId }: Caller,
  { mine, status, cursor, limit }: ListWish,
): Promise<{ games: readonly GameSummary[]; next: string | null }> {
  const rows = await store.list({
    userId: mine ? userId : null,
    status,
    before: cursor === null ? null : readCursor(cursor),
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const seats = await store.seatsOf(page.map(({ gameId }) => gameId));
  const users = await accounts.users(seats.map((taken) => taken.userId));
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

/** The game as it was when this viewer had been told of so many events. */
async function gameAt(
  games: Games,
  loaded: LoadedGame,
  viewer: Seat | 'spectator',
  version: number,
): Promise<LoadedGame> {
  const newest = versionOf(loaded.versions, viewer);
  if (version === newest) return loaded;
  const { gameId } = loaded.row;
  const seat = viewer === 'spectator' ? null : viewer;
  const [event] =
    version < 1 || version > newest
      ? []
      : await games.store.toldEvents(gameId, seat, version - 1, 1);
  if (event === undefined) {
    throw new Problem('invalid-request', {
      fields: [{ path: 'version', message: `from 1 to ${newest}, your versions of this game` }],
    });
  }
  const earlier = await loadGame(games.library, gameId, event.number);
  if (earlier === null) throw new Problem('not-found');
  return earlier;
}

/** The position as the caller may know it, now or at an earlier version of his. */
export async function lookAtPosition(
  games: Games,
  accounts: Accounts,
  gameId: string,
  caller: Caller,
  version: number | null,
) {
  const { language } = caller;
  const present = await seenGame(games, gameId, caller);
  const viewer = viewerOf(present, caller);
  const newest = versionOf(present.versions, viewer);
  const shown = await gameAt(games, present, viewer, version ?? newest);
  const { setting, game } = shown;
  const { title } = setting;
  const nameOf = await namesAt(accounts, present.players);
  const { schema } = cataloguedTitle(shown.row);
  const seen = game.state === null ? null : title.view(game.state, viewer);
  return {
    game: gameId,
    title: title.id,
    titleVersion: title.version,
    version: versionOf(shown.versions, viewer),
    newest,
    status: game.status,
    seat: viewer === 'spectator' ? null : viewer,
    toAct: toAct(setting, game),
    decision: game.status === 'running' ? title.decision(game.state) : null,
    outcome: game.outcome,
    view: seen === null ? null : tell(games.telling, schema.view, seen),
    sections: seen === null ? [] : title.show(seen, language, nameOf, setting.table),
  };
}

/** An offer with the words of the one who may take it. */
function spoken(
  setting: Setting,
  offer: Offer<{ readonly type: string }>,
  language: Language,
  nameOf: NameOf,
) {
  const { title, table } = setting;
  const words = title.words[language];
  const { action } = offer;
  const openness = title.actions[action.type]?.openness ?? 'sealed';
  if (offer.kind === 'action') {
    return {
      kind: 'action',
      openness,
      action,
      sentence: actionSentence(setting, action, language, nameOf),
      costs: { ...offer.costs },
      price: costsSentence(setting, offer.costs, language),
    } as const;
  }
  return {
    kind: 'form',
    openness,
    action,
    sentence: formSentence(setting, offer, language, nameOf),
    choices: offer.choices.map(({ field, from, least, most, bounds }) => ({
      field,
      name: words.choices[field] ?? field,
      least,
      most,
      from: from.map(({ id, counts }) => ({ id, name: words.piece(id, table), counts })),
      bounds: bounds.map((bound) => ({ ...bound, name: words.counts[bound.count] ?? bound.count })),
    })),
  } as const;
}

/** What the caller's seat may do now, each with what a button says. */
export async function lookAtOffers(
  games: Games,
  accounts: Accounts,
  gameId: string,
  caller: Caller,
) {
  const { language } = caller;
  const loaded = await seenGame(games, gameId, caller);
  const { setting, game, versions, players } = loaded;
  const seat = seatOf(loaded, caller);
  const nameOf = await namesAt(accounts, players);
  return {
    version: versionOf(versions, seat),
    decision: game.status === 'running' ? setting.title.decision(game.state) : null,
    offers: offers(setting, game, seat).map((offer) => spoken(setting, offer, language, nameOf)),
  };
}

export type SpokenEvent = ToldEvent & { readonly sentences: readonly string[] };

/** What happened since a version of the caller's, each event with sentences in his language. */
export async function lookAtLog(
  games: Games,
  accounts: Accounts,
  gameId: string,
  caller: Caller,
  { since, limit }: { readonly since: number; readonly limit: number },
): Promise<{ version: number; events: readonly SpokenEvent[]; next: number | null }> {
  const { language } = caller;
  const loaded = await seenGame(games, gameId, caller);
  const { setting, players, versions } = loaded;
  const viewer = viewerOf(loaded, caller);
  const nameOf = await namesAt(accounts, players);
  const seat = viewer === 'spectator' ? null : viewer;
  const found = await games.store.toldEvents(gameId, seat, since, limit);
  const stored = found.filter(({ number }) => number <= loaded.number); // not what came meanwhile
  const told = toldEvents(games, loaded.row, stored, viewer, since);
  const events = told.map((event) => ({
    ...event,
    sentences: event.facts
      .map((fact) => factSentence(setting, fact, language, nameOf))
      .filter((sentence): sentence is string => sentence !== null),
  }));
  const version = versionOf(versions, viewer);
  const reached = since + stored.length;
  return { version, events, next: reached < version ? reached : null };
}
