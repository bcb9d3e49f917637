import { standsStill } from './clock.ts';
import { hasNoSay, isNotUnderWay, stayingIn, withVotes } from './consent.ts';
import { entered, eventOf, type Followed, no } from './course.ts';
import { type GameEvent, toldOf } from './event.ts';
import type { Fact } from './fact.ts';
import { replay, type Setting, toAct } from './play.ts';
import type { Position } from './position.ts';
import type { Seat } from './seat.ts';
import type { ServiceRefusalCode } from './service-rules.ts';
import { type Game, mostHoursMore, mostPauseDays, type TableFact, vacantSeats } from './table.ts';

// How an admin helps a game: by events all are told of. Why, he says elsewhere, where it can be erased.

const helped = (setting: Setting, position: Position, facts: readonly Fact[]): Followed =>
  entered(setting, position, eventOf('repair', null, facts));

const stated = (setting: Setting, position: Position, ...facts: readonly TableFact[]): Followed =>
  helped(setting, position, facts);

/** An event of a game, and the game as it stood behind it. */
export type Moment = { readonly event: GameEvent; readonly game: Game };

/** One goes back to where all know that the game stood, and not to before its beginning. */
const mayGoBackTo = ({ event, game }: Moment): boolean =>
  toldOf(event) === null && game.status === 'running';

/**
 * Has the game go on from an earlier moment, by those who play it now. All that was left to be done later
 * ends with it, and what chance gives next was never drawn.
 */
export function takeGameBack(
  setting: Setting,
  position: Position,
  moment: Moment | null, // null: there is none
): Followed {
  const refused = isNotUnderWay(position.game);
  if (refused !== null) return no(refused);
  if (moment === null || !mayGoBackTo(moment)) return no('no-such-moment');
  const { number: to, at } = moment.event;
  const secret = { seenBy: [], to, state: moment.game.state };
  return stated(setting, position, { type: 'game-taken-back', at, secret });
}

/** Ends the game; nobody has won. */
export function stopGame(setting: Setting, position: Position): Followed {
  const refused = isNotUnderWay(position.game);
  if (refused !== null) return no(refused);
  return stated(setting, position, { type: 'game-stopped' });
}

/** The seats the game waits for whose players may be given time. */
export const awaitedPlayers = (setting: Setting, game: Game): readonly Seat[] =>
  toAct(setting, game).filter((seat) => !vacantSeats(game).includes(seat));

function mayNotGiveTime(
  setting: Setting,
  game: Game,
  seats: readonly Seat[],
  hours: number,
): ServiceRefusalCode | null {
  const refused = isNotUnderWay(game);
  if (refused !== null) return refused;
  const awaited = awaitedPlayers(setting, game);
  const isEachOnce = seats.length > 0 && new Set(seats).size === seats.length;
  if (!(isEachOnce && seats.every((seat) => awaited.includes(seat)))) return 'not-waited-for';
  const isSound = Number.isInteger(hours) && hours >= 1 && hours <= mostHoursMore;
  return isSound ? null : 'no-such-time';
}

/** Gives seats that are waited for so many hours more. */
export function giveTime(
  setting: Setting,
  position: Position,
  seats: readonly Seat[],
  hours: number,
): Followed {
  const refused = mayNotGiveTime(setting, position.game, seats, hours);
  if (refused !== null) return no(refused);
  const given = seats.map((seat): TableFact => ({ type: 'time-given', seat, hours }));
  return stated(setting, position, ...given);
}

/** Has time stand still for so many days. */
export function pauseGame(setting: Setting, position: Position, days: number): Followed {
  const refused = standsStill(position.game);
  if (refused !== null) return no(refused);
  const isSound = Number.isInteger(days) && days >= 1 && days <= mostPauseDays;
  return isSound ? stated(setting, position, { type: 'game-paused', days }) : no('no-such-pause');
}

/** Ends a pause before its days are over. */
export function endPause(setting: Setting, position: Position): Followed {
  const refused = standsStill(position.game);
  if (refused !== 'game-paused') return no(refused ?? 'not-paused');
  return stated(setting, position, { type: 'game-resumed' });
}

/** A seat's player is gone, and with him what the others had agreed on but for him. */
function freeing(setting: Setting, game: Game, seat: Seat): readonly Fact[] | ServiceRefusalCode {
  const refused = hasNoSay(game, seat);
  if (refused !== null) return refused;
  if (stayingIn(game).length === 1) return 'nobody-else-plays';
  const vacated: TableFact = { type: 'seat-vacated', seat, by: 'admin' };
  return withVotes(setting, game, [vacated]);
}

/** Vacates a seat, whether or not its player was ever late. */
export function freeSeat(setting: Setting, position: Position, seat: Seat): Followed {
  const facts = freeing(setting, position.game, seat);
  return typeof facts === 'string' ? no(facts) : helped(setting, position, facts);
}

/** Invites somebody to a seat, which is vacated first if it is not vacant; whom, only the service knows. */
export function replacePlayer(setting: Setting, position: Position, seat: Seat): Followed {
  const { game } = position;
  const facts = vacantSeats(game).includes(seat) ? [] : freeing(setting, game, seat);
  if (typeof facts === 'string') return no(facts);
  const { status } = replay(setting, facts, game);
  const invitation = (game.invited ?? 0) + 1;
  const sent: TableFact = { type: 'invitation-sent', invitation };
  return helped(setting, position, status === 'running' ? [...facts, sent] : facts);
}
