import type { DrawNumber } from './chance.ts';
import { hasNoSay, isNotUnderWay, statedWithVotes } from './consent.ts';
import {
  enter,
  entered,
  eventOf,
  type Followed,
  followed,
  mustEnd,
  no,
  obey,
  play,
  type Reached,
  startingFrom,
} from './course.ts';
import { type Setting, toAct } from './play.ts';
import type { Position } from './position.ts';
import { isRefusal } from './refusal.ts';
import type { Seat } from './seat.ts';
import type { ServiceRefusalCode } from './service-rules.ts';
import { finish, type Stepwise } from './stepwise.ts';
import { type Game, timesRanOut, vacantSeats } from './table.ts';
import { tooOften } from './votes.ts';

// What follows when time is over. When it is, the service knows; here is what that may lead to.

/** Least harmful acts of one seat at one question: past it a title is stuck. */
const mostFallbacks = 1_000;

/** Why no time passes in a game, or null. */
export const standsStill = (game: Game): ServiceRefusalCode | null =>
  isNotUnderWay(game) ?? (game.paused === undefined ? null : 'game-paused');

/** Why no time passes for a seat, or null. */
export const notWaitedFor = (setting: Setting, game: Game, seat: Seat): ServiceRefusalCode | null =>
  standsStill(game) ?? (toAct(setting, game).includes(seat) ? null : 'not-waited-for');

const isVacant = (game: Game, seat: Seat): boolean => vacantSeats(game).includes(seat);
const isLate = ({ late = [] }: Game, seat: Seat): boolean => late.includes(seat);

function mayNotRunOut(setting: Setting, game: Game, seat: Seat): ServiceRefusalCode | null {
  const refused = notWaitedFor(setting, game, seat);
  if (refused !== null) return refused;
  if (isVacant(game, seat)) return 'seat-vacant';
  return isLate(game, seat) ? 'time-is-over' : null;
}

/** A seat the game waits for has not decided in its time. */
export function runOut(setting: Setting, position: Position, seat: Seat): Followed {
  const { game } = position;
  const refused = mayNotRunOut(setting, game, seat);
  if (refused !== null) return no(refused);
  const times = timesRanOut(game, seat) + 1;
  return entered(
    setting,
    position,
    eventOf('clock', seat, [{ type: 'time-ran-out', seat, times }]),
  );
}

/** Least harmful acts, until the seat is asked no more, or something else, or knows what it did not. */
function fallBack(setting: Setting, from: Reached, seat: Seat, draw: DrawNumber): Reached {
  const { title, table } = setting;
  let reached = from;
  for (let act = 0; act < mostFallbacks; act += 1) {
    const before = reached.position;
    const action = title.fallback(title.view(before.game.state, seat), table);
    const played = play(setting, reached, seat, action, null, draw);
    if (isRefusal(played)) throw new Error(`${title.id} falls back on what ${played.rule} forbids`);
    const isDone = !toAct(setting, played.position.game).includes(seat);
    if (isDone || mustEnd(setting, before, played)) return played;
    reached = played;
  }
  throw new Error(`${title.id} falls back without end`);
}

function mayNotPlayFor(setting: Setting, game: Game, seat: Seat): ServiceRefusalCode | null {
  const refused = notWaitedFor(setting, game, seat);
  if (refused !== null) return refused;
  return isVacant(game, seat) || isLate(game, seat) ? null : 'time-not-over';
}

/** Does the least harmful for a seat whose time is over, or that nobody plays; then orders are obeyed. */
export function* playForInSteps(
  setting: Setting,
  position: Position,
  seat: Seat,
  draw: DrawNumber,
): Stepwise<Followed> {
  const refused = mayNotPlayFor(setting, position.game, seat);
  if (refused !== null) return no(refused);
  const event = eventOf('clock', seat, [{ type: 'played-for', seat }]);
  const told = enter(setting, startingFrom(position), event);
  return followed(yield* obey(setting, fallBack(setting, told, seat, draw), draw));
}

/** The same at once. */
export const playFor = (
  setting: Setting,
  position: Position,
  seat: Seat,
  draw: DrawNumber,
): Followed => finish(playForInSteps(setting, position, seat, draw));

function mayNotVacate(game: Game, seat: Seat): ServiceRefusalCode | null {
  const refused = standsStill(game) ?? hasNoSay(game, seat);
  if (refused !== null) return refused;
  return timesRanOut(game, seat) < tooOften ? 'too-seldom-late' : null;
}

/** Vacates the seat of who was late too often. Whoever is left plays on, be he the last. */
export function vacate(setting: Setting, position: Position, seat: Seat): Followed {
  const refused = mayNotVacate(position.game, seat);
  if (refused !== null) return no(refused);
  const event = eventOf('clock', seat, [{ type: 'seat-vacated', seat }]);
  return statedWithVotes(setting, position, event);
}

/** Lets time pass again, when the days of a pause are over. */
export function resume(setting: Setting, position: Position): Followed {
  const refused = standsStill(position.game);
  if (refused !== 'game-paused') return no(refused ?? 'not-paused');
  return entered(setting, position, eventOf('clock', null, [{ type: 'game-resumed' }]));
}
