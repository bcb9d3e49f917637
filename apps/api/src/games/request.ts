import {
  type Followed,
  overLimit,
  questionOf,
  type RefusedStep,
  type Seat,
  type ToldEvent,
} from '@staffetta/engine';
import { Problem, type ProblemCode } from '../http/problems.ts';
import { seatSeen } from './access.ts';
import type { StoredEvent } from './chain.ts';
import type { Games } from './games.ts';
import type { LoadedGame } from './loaded-game.ts';
import type { Names } from './look.ts';
import { refused } from './refused.ts';
import type { RequestKey } from './store.ts';
import { type Caller, requestDigest } from './tables.ts';
import { toldEvents } from './told.ts';
import { type Addition, write } from './write.ts';

// What a seat asks of its game: authorise, idempotency, precondition, legality, in this order.

/** What a request was decided upon, and its key. */
export type Upon = {
  readonly version: number | null; // the caller's version, from If-Match
  readonly decision: string | null; // or the open decision a sealed choice belongs to
  readonly key: string | null;
};

/** A request of a seat: what it asks for, and what follows from that in the game as it is then. */
export type SeatRequest = {
  readonly wish: object; // as it was sent: a key stands for it
  readonly upon: Upon;
  /** What is asked for, as the game's title understands it; or the problem that it does not. */
  readonly understand: (loaded: LoadedGame) => Understood;
};

/** A request the game's title has understood. */
export type Understood = {
  /** Whether all of it is sealed, and so disturbs nobody: it names the open decision, not a version. */
  readonly isSealed: (loaded: LoadedGame, seat: Seat) => boolean;
  readonly follow: (loaded: LoadedGame, seat: Seat) => Promise<Followed>;
};

/** What a request made happen, as its seat is told it. */
export type Happened = { readonly version: number; readonly events: readonly ToldEvent[] };

/** The events a seat was told of since one of its versions. */
export async function missedSince(games: Games, loaded: LoadedGame, seat: Seat, version: number) {
  const events = await games.store.toldEvents(loaded.row.gameId, seat, version, 100);
  return toldEvents(games, loaded, events, seat, version);
}

/** Whether the caller decided upon the game as it is: his version, or the open sealed question. */
function isUpToDate({ setting, game, versions }: LoadedGame, seat: Seat, upon: Upon): boolean {
  if (upon.version !== null) return upon.version === versions[seat];
  if (game.status === 'open') return true; // nothing was asked yet: the rules say so
  return game.status === 'running' && upon.decision === questionOf(setting, game);
}

async function requireUpToDate(
  games: Games,
  loaded: LoadedGame,
  seat: Seat,
  upon: Upon,
): Promise<void> {
  if (isUpToDate(loaded, seat, upon)) return;
  const version = loaded.versions[seat] ?? 0;
  const since = Math.min(upon.version ?? version, version);
  throw new Problem('stale', {
    version,
    missed: await missedSince(games, loaded, seat, since),
  });
}

/** Whether all that a seat did itself, orders and acts, was sealed. */
const wasSealed = (followed: Followed): boolean =>
  !followed.ok ||
  followed.events.every(
    ({ kind, action, byOrder }) =>
      kind !== 'play' || byOrder !== null || action?.openness !== 'open',
  );

/** The events that a request makes, or the problem of why it may not. */
async function deciding(
  games: Games,
  accounts: Names,
  loaded: LoadedGame,
  caller: Caller,
  request: SeatRequest,
): Promise<Addition> {
  const { upon } = request;
  const seat = await seatSeen(games, loaded, caller);
  if (loaded.brokenAt !== null) throw new Problem('game-read-only');
  const { isSealed, follow } = request.understand(loaded);
  const namesDecision = upon.version === null;
  if (namesDecision && (upon.decision === null || !isSealed(loaded, seat))) {
    throw new Problem('precondition-missing');
  }
  await requireUpToDate(games, loaded, seat, upon);
  const followed = await follow(loaded, seat);
  // What a line of notation asks for may be known only here.
  if (namesDecision && !wasSealed(followed)) throw new Problem('precondition-missing');
  const refuse = ({ refusal, step }: RefusedStep) =>
    refused(accounts, loaded, caller, refusal, step);
  if (!followed.ok) throw await refuse(followed);
  const over = overLimit(loaded.setting, loaded, followed.events);
  if (over !== null) throw await refuse(over);
  return { events: followed.events, seats: [], key: keyOf(caller, request) };
}

function keyOf({ userId, seat }: Caller, { wish, upon }: SeatRequest): RequestKey | null {
  const { key, version, decision } = upon;
  if (key === null) return null;
  return { userId, key, digest: requestDigest({ wish, version, decision, seat }) };
}

/** The seat that did it: the first of its events is its own. */
function doneBy(events: readonly StoredEvent[], { players }: LoadedGame, caller: Caller): Seat {
  const seat = events[0]?.seat ?? null;
  if (seat === null || players[seat] !== caller.userId) throw new Problem('not-seated');
  return seat;
}

/** The answer a request had: the same events, read from the log. */
async function answerOf(
  games: Games,
  loaded: LoadedGame,
  caller: Caller,
  { first, last }: { readonly first: number; readonly last: number },
): Promise<Happened> {
  const { gameId } = loaded.row;
  const stored = await games.store.events(gameId, first - 1, last);
  const seat = doneBy(stored, loaded, caller);
  const before = await games.store.toldCount(gameId, seat, first - 1);
  const events = toldEvents(games, loaded, stored, seat, before);
  return { version: before + events.length, events };
}

/**
 * What a key made happen, if it did: for a caller whose keys are each of one request, though what that is decided
 * upon may be seen otherwise once it is done.
 */
export async function doneBefore(
  games: Games,
  loaded: LoadedGame,
  caller: Caller,
  key: string,
): Promise<Happened | null> {
  const row = await games.store.request(loaded.row.gameId, caller.userId, key);
  return row === null
    ? null
    : answerOf(games, loaded, caller, { first: row.firstNumber, last: row.lastNumber });
}

/** The answer to a request that was made before, if it was. */
async function repeated(
  games: Games,
  loaded: LoadedGame,
  caller: Caller,
  key: RequestKey | null,
): Promise<Happened | null> {
  if (key === null) return null;
  const row = await games.store.request(loaded.row.gameId, caller.userId, key.key);
  if (row === null) return null;
  if (!row.digest.equals(key.digest)) throw new Problem('key-reused');
  return answerOf(games, loaded, caller, { first: row.firstNumber, last: row.lastNumber });
}

/** What is wrong before it is looked at whether the request was made before. */
const unanswered: readonly ProblemCode[] = [
  'invalid-request',
  'not-found',
  'not-seated',
  'not-your-seat',
];

/**
 * Does what the caller's seat asks. The append looks the key up again, so the look-up here is only
 * made when the answer is no.
 */
export function carryOut(
  games: Games,
  accounts: Names,
  gameId: string,
  caller: Caller,
  request: SeatRequest,
): Promise<Happened> {
  const key = () => keyOf(caller, request); // not before what was sent has been understood
  return write<Happened>(
    games,
    gameId,
    async (loaded) => {
      try {
        return await deciding(games, accounts, loaded, caller, request);
      } catch (error) {
        const isAnswered = error instanceof Problem && !unanswered.includes(error.problem);
        const before = isAnswered ? await repeated(games, loaded, caller, key()) : null;
        if (before === null) throw error;
        return { done: before };
      }
    },
    async ({ result, next, events }) => {
      if (result.result === 'appended') {
        const seat = doneBy(events, next, caller);
        const version = next.versions[seat] ?? 0;
        const told = events.filter((event) => event.told?.includes(seat) ?? true).length;
        return { version, events: toldEvents(games, next, events, seat, version - told) };
      }
      const digest = key()?.digest;
      if (digest === undefined || !result.digest.equals(digest)) throw new Problem('key-reused');
      return answerOf(games, next, caller, result);
    },
  );
}
