import { entered, type Followed } from './course.ts';
import type { NewEvent } from './event.ts';
import type { Fact } from './fact.ts';
import { evolve, replay, type Setting } from './play.ts';
import type { Position } from './position.ts';
import { type Seat, seatsOf } from './seat.ts';
import type { ServiceRefusalCode } from './service-rules.ts';
import { type Game, type TableFact, vacantSeats } from './table.ts';

// What all who still play agree on.

/** Why nothing happens in a game, or null. */
export const isNotUnderWay = ({ status }: Game): ServiceRefusalCode | null => {
  if (status === 'running') return null;
  return status === 'open' ? 'game-not-started' : 'game-ended';
};

/** Why a seat has no say in how the game goes on, or null. */
export function hasNoSay(game: Game, seat: Seat): ServiceRefusalCode | null {
  const refused = isNotUnderWay(game);
  if (refused !== null) return refused;
  if (game.seated[seat] !== true) return 'seat-not-taken';
  return vacantSeats(game).includes(seat) ? 'seat-vacant' : null;
}

export const stayingIn = (game: Game): readonly Seat[] =>
  seatsOf(game.seated.length).filter((seat) => !vacantSeats(game).includes(seat));

/** What the votes given so far lead to next, those of all who still play; null: nothing. */
function agreed(game: Game): TableFact | null {
  if (game.status !== 'running') return null;
  const staying = stayingIn(game);
  const { votes = [], removing = [], pausing } = game;
  const isUnanimous = (given: readonly Seat[], but?: Seat) =>
    staying.every((seat) => seat === but || given.includes(seat));
  if (isUnanimous(votes)) return { type: 'game-abandoned' };
  const removed = removing.find((removal) => isUnanimous(removal.votes, removal.of));
  if (removed !== undefined) return { type: 'seat-vacated', seat: removed.of };
  if (pausing === undefined || !isUnanimous(pausing.votes)) return null;
  const { days } = pausing;
  return days === 0 ? { type: 'game-resumed' } : { type: 'game-paused', days };
}

/** All that the votes lead to: who is gone has no vote, so that those of the others may suffice. */
function allAgreed(setting: Setting, game: Game): readonly TableFact[] {
  const next = agreed(game);
  return next === null ? [] : [next, ...allAgreed(setting, evolve(setting, game, next))];
}

/** Facts, and behind them whatever all who still play have agreed on with them. */
export const withVotes = (
  setting: Setting,
  game: Game,
  facts: readonly Fact[],
): readonly Fact[] => [...facts, ...allAgreed(setting, replay(setting, facts, game))];

/** An event, and in it whatever all who still play have agreed on with it. */
export function statedWithVotes(setting: Setting, position: Position, event: NewEvent): Followed {
  const facts = withVotes(setting, position.game, event.facts);
  return entered(setting, position, { ...event, facts });
}
