import {
  type Followed,
  type Game,
  type Position,
  type Seat,
  type Setting,
  seatsOf,
  timesRanOut,
  tooOften,
  vacantSeats,
  voteForPause,
  voteForRemoval,
  withdrawPause,
  withdrawRemoval,
} from '@staffetta/engine';
import { seatOf, seenGame } from './access.ts';
import type { Games } from './games.ts';
import type { LoadedGame } from './loaded-game.ts';
import { allowed, atTable, type Caller, invalid } from './tables.ts';

// What players agree on where time is concerned: to go on without somebody, and to stop for some days.

/** The seats that may be voted on: of who was late too often, be there a vote already or not. */
function removalsIn(game: Game) {
  const vacant = vacantSeats(game);
  return seatsOf(game.seated.length)
    .filter((seat) => timesRanOut(game, seat) >= tooOften && !vacant.includes(seat))
    .map((of) => ({ of, votes: game.removing?.find((one) => one.of === of)?.votes ?? [] }));
}

/** Who votes that another's seat be vacated, and for which pause. */
export async function lookAtTimeVotes(games: Games, gameId: string, caller: Caller) {
  const { game } = await seenGame(games, gameId, caller);
  return { removals: removalsIn(game), pause: game.pausing ?? null };
}

/** A seat's vote; said already, nothing happens. */
const voting = (
  games: Games,
  gameId: string,
  caller: Caller,
  isSaid: (loaded: LoadedGame, seat: Seat) => boolean,
  vote: (setting: Setting, position: Position, seat: Seat) => Followed,
): Promise<void> =>
  atTable(games, gameId, caller, (loaded) => {
    const seat = seatOf(loaded, caller);
    if (loaded.game.status === 'running' && isSaid(loaded, seat)) return null;
    return {
      events: allowed(loaded, vote(loaded.setting, loaded, seat), caller).events,
      seats: [],
    };
  });

const hasVoted = ({ game }: LoadedGame, seat: Seat, of: Seat): boolean =>
  (game.removing ?? []).some((removal) => removal.of === of && removal.votes.includes(seat));

const requireSeat = ({ row }: LoadedGame, of: Seat): void => {
  if (of >= row.seats) throw invalid('params.of', `from 0 to ${row.seats - 1} at this table`);
};

/** Votes that the seat of who is too late too often be vacated, which it is when all the others do. */
export async function voteToRemove(games: Games, gameId: string, caller: Caller, of: Seat) {
  requireSeat(await seenGame(games, gameId, caller), of);
  await voting(
    games,
    gameId,
    caller,
    (loaded, seat) => hasVoted(loaded, seat, of),
    (setting, position, seat) => voteForRemoval(setting, position, seat, of),
  );
}

/** Takes that vote back. */
export async function keepPlayer(games: Games, gameId: string, caller: Caller, of: Seat) {
  requireSeat(await seenGame(games, gameId, caller), of);
  await voting(
    games,
    gameId,
    caller,
    (loaded, seat) => !hasVoted(loaded, seat, of),
    (setting, position, seat) => withdrawRemoval(setting, position, seat, of),
  );
}

/** Votes to pause the game, or, for 0 days, to go on, which happens when all who still play do. */
export const voteToPause = (games: Games, gameId: string, caller: Caller, days: number) =>
  voting(
    games,
    gameId,
    caller,
    ({ game: { pausing } }, seat) => pausing?.days === days && pausing.votes.includes(seat),
    (setting, position, seat) => voteForPause(setting, position, seat, days),
  );

/** Takes that vote back. */
export const withdrawPauseVote = (games: Games, gameId: string, caller: Caller) =>
  voting(
    games,
    gameId,
    caller,
    ({ game }, seat) => game.pausing?.votes.includes(seat) !== true,
    withdrawPause,
  );
