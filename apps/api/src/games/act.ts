import { refusalSentence, type Seat, type ToldEvent, visit } from '@staffetta/engine';
import { Problem, type ProblemCode } from '../http/problems.ts';
import { seatOf, seatSeen } from './access.ts';
import { drawOf, type Games } from './games.ts';
import type { LoadedGame } from './loaded-game.ts';
import { type Names, namesAt } from './look.ts';
import { type Caller, requestDigest } from './tables.ts';
import { cataloguedTitle, toldEvents } from './told.ts';
import { type Addition, write } from './write.ts';

export type ActRequest = {
  readonly action: unknown;
  readonly version: number | null; // the caller's version, from If-Match
  readonly decision: string | null; // or the open decision a sealed choice belongs to
  readonly key: string | null;
};

/** What an act made happen, as its seat is told it. */
export type ActAnswer = { readonly version: number; readonly events: readonly ToldEvent[] };

/** The action as the game's title understands it, or what is wrong with it. */
function parseAction({ row }: LoadedGame, action: unknown): { readonly type: string } {
  const parsed = cataloguedTitle(row).schema.action.safeParse(action);
  if (parsed.success) return parsed.data as { readonly type: string };
  throw new Problem('invalid-request', {
    fields: parsed.error.issues.map(({ path, message }) => ({
      path: ['action', ...path].join('.'),
      message,
    })),
  });
}

/** The events a seat was told of since one of its versions. */
async function missedSince(games: Games, loaded: LoadedGame, seat: Seat, version: number) {
  const events = await games.store.toldEvents(loaded.row.gameId, seat, version, 100);
  return toldEvents(games, loaded, events, seat, version);
}

/** Whether the caller decided upon the game as it is: his version, or the open sealed question. */
function isUpToDate(loaded: LoadedGame, seat: Seat, request: ActRequest, isSealed: boolean) {
  const { setting, game, versions } = loaded;
  if (request.version !== null) return request.version === versions[seat];
  return isSealed && game.status === 'running' && request.decision !== null
    ? request.decision === setting.title.decision(game.state)
    : false;
}

async function requireUpToDate(
  games: Games,
  loaded: LoadedGame,
  seat: Seat,
  request: ActRequest,
  isSealed: boolean,
): Promise<void> {
  if (request.version === null && (request.decision === null || !isSealed)) {
    throw new Problem('precondition-missing');
  }
  if (isUpToDate(loaded, seat, request, isSealed)) return;
  const version = loaded.versions[seat] ?? 0;
  const since = Math.min(request.version ?? version, version);
  throw new Problem('stale', {
    version,
    missed: await missedSince(games, loaded, seat, since),
  });
}

/** Refusals of the service say that the game is not in a state for this; a title's, that a rule says no. */
const problemOf = (rule: string): ProblemCode =>
  ['S2', 'S3'].includes(rule) ? 'wrong-state' : 'refused';

/** The events that an action of this seat makes, or the problem of why it may not. */
async function acting(
  games: Games,
  accounts: Names,
  loaded: LoadedGame,
  caller: Caller,
  request: ActRequest,
): Promise<Addition> {
  const { setting } = loaded;
  const seat = await seatSeen(games, loaded, caller);
  if (loaded.brokenAt !== null) throw new Problem('game-read-only');
  const action = parseAction(loaded, request.action);
  const openness = setting.title.actions[action.type]?.openness ?? 'open';
  await requireUpToDate(games, loaded, seat, request, openness === 'sealed');
  const asked = { seat, cancel: [], place: [], actions: [action] };
  const followed = visit(setting, loaded, asked, drawOf(loaded));
  if (!followed.ok) {
    const { code, rule } = followed.refusal;
    const nameOf = await namesAt(accounts, loaded.players);
    const detail = refusalSentence(setting, followed.refusal, caller.language, nameOf);
    throw new Problem(problemOf(rule), { code, rule, detail });
  }
  return { events: followed.events, seats: [], key: keyOf(caller, request) };
}

const keyOf = ({ userId }: Caller, { key, ...request }: ActRequest) =>
  key === null ? null : { userId, key, digest: requestDigest(request) };

/** The answer an act had: the same events, read from the log. */
async function answerOf(
  games: Games,
  loaded: LoadedGame,
  seat: Seat,
  { first, last }: { readonly first: number; readonly last: number },
): Promise<ActAnswer> {
  const { gameId } = loaded.row;
  const before = await games.store.toldCount(gameId, seat, first - 1);
  const stored = await games.store.events(gameId, first - 1, last);
  const events = toldEvents(games, loaded, stored, seat, before);
  return { version: before + events.length, events };
}

/** The answer to a request that was made before, if it was. */
async function repeated(
  games: Games,
  loaded: LoadedGame,
  caller: Caller,
  request: ActRequest,
  seat: Seat,
): Promise<ActAnswer | null> {
  const key = keyOf(caller, request);
  if (key === null) return null;
  const row = await games.store.request(loaded.row.gameId, caller.userId, key.key);
  if (row === null) return null;
  if (!row.digest.equals(key.digest)) throw new Problem('key-reused');
  return answerOf(games, loaded, seat, { first: row.firstNumber, last: row.lastNumber });
}

/** What is wrong before it is looked at whether the request was made before. */
const unanswered: readonly ProblemCode[] = [
  'invalid-request',
  'not-found',
  'not-seated',
  'not-your-seat',
];

/**
 * Plays one action for the caller's seat. Authorise, idempotency, precondition, legality, in this
 * order; the append looks the key up again, so the look-up here is only made when the answer is no.
 */
export async function act(
  games: Games,
  accounts: Names,
  gameId: string,
  caller: Caller,
  request: ActRequest,
): Promise<ActAnswer> {
  return write<ActAnswer>(
    games,
    gameId,
    async (loaded) => {
      try {
        return await acting(games, accounts, loaded, caller, request);
      } catch (error) {
        const isAnswered =
          error instanceof Problem && !unanswered.includes(error.problem) && request.key !== null;
        const before = isAnswered
          ? await repeated(games, loaded, caller, request, seatOf(loaded, caller))
          : null;
        if (before === null) throw error;
        return { done: before };
      }
    },
    async ({ result, next, events }) => {
      const seat = seatOf(next, caller);
      if (result.result === 'appended') {
        const version = next.versions[seat] ?? 0;
        const told = events.filter((event) => event.told?.includes(seat) ?? true).length;
        return { version, events: toldEvents(games, next, events, seat, version - told) };
      }
      const key = keyOf(caller, request);
      if (key === null || !result.digest.equals(key.digest)) throw new Problem('key-reused');
      return answerOf(games, next, seat, result);
    },
  );
}
