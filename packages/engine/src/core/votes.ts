import { hasNoSay, statedWithVotes } from './consent.ts';
import { eventOf, type Followed, no } from './course.ts';
import type { Setting } from './play.ts';
import type { Position } from './position.ts';
import type { Seat } from './seat.ts';
import type { ServiceRefusalCode } from './service-rules.ts';
import { type Game, mostPauseDays, type TableFact, timesRanOut } from './table.ts';

// What the players agree on where time is concerned: who is too late too often, and when time stands still.

/** After how many times a player is late too often. */
export const tooOften = 2;

const stated = (setting: Setting, position: Position, seat: Seat, fact: TableFact): Followed =>
  statedWithVotes(setting, position, eventOf('table', seat, [fact]));

const hasVotedFor = ({ removing = [] }: Game, seat: Seat, of: Seat): boolean =>
  removing.some((removal) => removal.of === of && removal.votes.includes(seat));

function mayNotRemove(game: Game, seat: Seat, of: Seat): ServiceRefusalCode | null {
  const refused = hasNoSay(game, seat) ?? hasNoSay(game, of);
  if (refused !== null) return refused;
  if (seat === of) return 'own-seat';
  if (timesRanOut(game, of) < tooOften) return 'too-seldom-late';
  return hasVotedFor(game, seat, of) ? 'removal-vote-stands' : null;
}

/** Votes to have another's seat vacated: it is, when all others who still play do. */
export function voteForRemoval(
  setting: Setting,
  position: Position,
  seat: Seat,
  of: Seat,
): Followed {
  const refused = mayNotRemove(position.game, seat, of);
  if (refused !== null) return no(refused);
  return stated(setting, position, seat, { type: 'removal-voted', seat, of });
}

/** Takes that vote back. */
export function withdrawRemoval(
  setting: Setting,
  position: Position,
  seat: Seat,
  of: Seat,
): Followed {
  const refused = hasNoSay(position.game, seat);
  if (refused !== null) return no(refused);
  if (!hasVotedFor(position.game, seat, of)) return no('no-removal-vote');
  return stated(setting, position, seat, { type: 'removal-withdrawn', seat, of });
}

function mayNotPause(game: Game, seat: Seat, days: number): ServiceRefusalCode | null {
  const refused = hasNoSay(game, seat);
  if (refused !== null) return refused;
  if (!Number.isInteger(days) || days < 0 || days > mostPauseDays) return 'no-such-pause';
  if (days === 0 && game.paused === undefined) return 'not-paused';
  const { pausing } = game;
  return pausing?.days === days && pausing.votes.includes(seat) ? 'pause-vote-stands' : null;
}

/**
 * Votes to pause the game for so many days, or, where it is paused, for as many from now; for 0 days: to
 * go on. Another number is another proposal, for which nobody else has voted yet.
 */
export function voteForPause(
  setting: Setting,
  position: Position,
  seat: Seat,
  days: number,
): Followed {
  const refused = mayNotPause(position.game, seat, days);
  if (refused !== null) return no(refused);
  return stated(setting, position, seat, { type: 'pause-voted', seat, days });
}

/** Takes that vote back. */
export function withdrawPause(setting: Setting, position: Position, seat: Seat): Followed {
  const { game } = position;
  const refused = hasNoSay(game, seat);
  if (refused !== null) return no(refused);
  if (game.pausing?.votes.includes(seat) !== true) return no('no-pause-vote');
  return stated(setting, position, seat, { type: 'pause-withdrawn', seat });
}
