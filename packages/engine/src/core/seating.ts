import { type Chance, type DrawNumber, recordingChance, shuffled } from './chance.ts';
import { hasNoSay, isNotUnderWay, statedWithVotes, stayingIn } from './consent.ts';
import { entered, eventOf, type Followed, no } from './course.ts';
import type { NewEvent } from './event.ts';
import { type Setting, start, takeSeat } from './play.ts';
import type { Position } from './position.ts';
import { type Seat, seatsOf } from './seat.ts';
import type { ServiceRefusalCode } from './service-rules.ts';
import { type Game, type TableFact, vacantSeats } from './table.ts';

// The table's own business: who sits, who is invited, who stays. Each step is one event.

/** An event of the table: nobody's act at the game. */
export const tableEvent = (seat: Seat | null, facts: NewEvent['facts']): NewEvent =>
  eventOf('table', seat, facts);

const stated = (
  setting: Setting,
  position: Position,
  seat: Seat | null,
  ...facts: readonly TableFact[]
): Followed => entered(setting, position, tableEvent(seat, facts));

/** What is done before the game begins comes too late when it has. */
const isTooLate = ({ status }: Game): ServiceRefusalCode | null => {
  if (status === 'open') return null;
  return status === 'running' ? 'game-under-way' : 'game-ended';
};

/** Sits down, perhaps because he was invited. */
export function sitDown(
  setting: Setting,
  position: Position,
  seat: Seat,
  contribution: string,
  invitation?: number,
): Followed {
  const { game } = position;
  const isOpen = invitation === undefined || game.pending?.includes(invitation) === true;
  if (game.status === 'open' && !isOpen) return no('no-such-invitation');
  const taken = takeSeat(setting, game, seat, contribution, invitation);
  if (!taken.ok) return { ok: false, refusal: taken.refusal, step: 0 };
  return entered(setting, position, tableEvent(seat, taken.facts));
}

/** Gets up again, before the game begins. */
export function standUp(setting: Setting, position: Position, seat: Seat): Followed {
  const late = isTooLate(position.game);
  if (late !== null) return no(late);
  if (position.game.seated[seat] !== true) return no('seat-not-taken');
  return stated(setting, position, seat, { type: 'seat-left', seat });
}

/** One is invited before the game begins, and later to a seat that was given up. */
const isNoPlace = (game: Game): ServiceRefusalCode | null =>
  game.status === 'running' && vacantSeats(game).length > 0 ? null : isTooLate(game);

/** Invites one more; whom, only the service knows. */
export function invite(setting: Setting, position: Position): Followed {
  const late = isNoPlace(position.game);
  if (late !== null) return no(late);
  const invitation = (position.game.invited ?? 0) + 1;
  const fact: TableFact = { type: 'invitation-sent', invitation };
  return stated(setting, position, null, fact);
}

/** An invitation is answered with no, or taken back. */
export function closeInvitation(
  setting: Setting,
  position: Position,
  invitation: number,
  how: 'declined' | 'withdrawn',
): Followed {
  const late = isNoPlace(position.game);
  if (late !== null) return no(late);
  if (position.game.pending?.includes(invitation) !== true) return no('no-such-invitation');
  const fact: TableFact = { type: `invitation-${how}`, invitation };
  return stated(setting, position, null, fact);
}

/** Closes a table at which nothing has begun. */
export function cancelGame(setting: Setting, position: Position): Followed {
  const late = isTooLate(position.game);
  if (late !== null) return no(late);
  return stated(setting, position, null, { type: 'game-cancelled' });
}

/** Has a game go on by another version of its title: whether it may, is judged by deciding all of it again. */
export function moveVersion(
  setting: Setting,
  position: Position,
  { from, to }: { readonly from: number; readonly to: number },
): Followed {
  const refused = isNotUnderWay(position.game);
  if (refused !== null) return no(refused);
  return stated(setting, position, null, { type: 'version-moved', from, to });
}

/** Who sits where, if the table was opened so that this is drawn. */
function drawnSeats({ seating, seated }: Game, chance: Chance): readonly TableFact[] {
  if (seating !== 'random') return [];
  const places = shuffled(chance, 'seating', seatsOf(seated.length));
  return [{ type: 'seats-drawn', places: [...places] }];
}

/** The draw of the seats, the rulebook's set-up, on until somebody must choose. */
export function begin(setting: Setting, position: Position, draw: DrawNumber): Followed {
  const { game, ordinals } = position;
  const late = isTooLate(game);
  if (late !== null) return no(late);
  if (game.seated.includes(false)) return no('game-not-started');
  const { chance, draws } = recordingChance(draw, ordinals, game.epoch);
  const drawn = drawnSeats(game, chance);
  const started = start(setting, game, chance);
  if (!started.ok) return { ok: false, refusal: started.refusal, step: 0 };
  const event = { ...tableEvent(null, [...drawn, ...started.facts]), draws: [...draws] };
  return entered(setting, position, event);
}

/** Gives a seat up for good. The last one left has won. */
export function resign(setting: Setting, position: Position, seat: Seat): Followed {
  const { game } = position;
  const refused = hasNoSay(game, seat);
  if (refused !== null) return no(refused);
  const resigned: TableFact = { type: 'seat-resigned', seat };
  const staying = stayingIn(game).filter((other) => other !== seat);
  return staying.length === 1
    ? stated(setting, position, seat, resigned, { type: 'game-ended', winners: [...staying] })
    : statedWithVotes(setting, position, tableEvent(seat, [resigned]));
}

/** Votes to abandon the game: it is, when all who still play do. */
export function voteToAbandon(setting: Setting, position: Position, seat: Seat): Followed {
  const { game } = position;
  const refused = hasNoSay(game, seat);
  if (refused !== null) return no(refused);
  if (game.votes?.includes(seat) === true) return no('vote-stands');
  const voted: TableFact = { type: 'abandonment-voted', seat };
  return statedWithVotes(setting, position, tableEvent(seat, [voted]));
}

/** Takes one's vote to abandon back. */
export function withdrawVote(setting: Setting, position: Position, seat: Seat): Followed {
  const { game } = position;
  const refused = hasNoSay(game, seat);
  if (refused !== null) return no(refused);
  if (game.votes?.includes(seat) !== true) return no('no-vote');
  const withdrawn: TableFact = { type: 'abandonment-withdrawn', seat };
  return stated(setting, position, seat, withdrawn);
}

/**
 * Takes a vacant seat over, perhaps because he was invited: what it knows, but nothing of what its player
 * had planned.
 */
export function refill(
  setting: Setting,
  position: Position,
  seat: Seat,
  invitation?: number,
): Followed {
  const { game } = position;
  const refused = isNotUnderWay(game);
  if (refused !== null) return no(refused);
  if (!vacantSeats(game).includes(seat)) return no('seat-not-free');
  if (invitation === undefined)
    return stated(setting, position, seat, { type: 'seat-refilled', seat });
  if (game.pending?.includes(invitation) !== true) return no('no-such-invitation');
  return stated(setting, position, seat, { type: 'seat-refilled', seat, invitation });
}
