import type { Game, Timed } from '@staffetta/client';

type Clock = Game['clocks'][number];
export type Still = NonNullable<Clock['still']>;

/** How a seat stands with its time at a moment. */
export type ClockState =
  | { readonly kind: 'idle' } // it is not waited for, or no time is measured
  | { readonly kind: 'paused' }
  | { readonly kind: 'over' } // as the game is about to be told
  | Running;

type Running = {
  readonly kind: 'runs' | 'grace' | 'vacant';
  readonly due: string;
  readonly still: Still | null; // as it does now
};

/** Whether time passes in a game at all. */
export const isTimed = ({ pace, hotSeat }: Pick<Game, 'pace' | 'hotSeat'>): boolean =>
  pace.kind !== 'none' && !hotSeat;

export const clockAt = ({ clocks }: Pick<Game, 'clocks'>, seat: number): Clock | null =>
  clocks.find((clock) => clock.seat === seat) ?? null;

type TimedGame = Pick<Game, 'pace' | 'hotSeat' | 'clocks' | 'pausedUntil' | 'vacant'>;

/** How a seat stands with its time now. */
export function clockState(game: TimedGame, seat: number, now: number): ClockState {
  const clock = clockAt(game, seat);
  if (clock === null || clock.since === null) return { kind: 'idle' };
  if (game.pausedUntil !== null) return { kind: 'paused' };
  const { due, inGrace, still } = clock;
  if (due === null) return { kind: 'idle' };
  if (Date.parse(due) <= now) return { kind: 'over' };
  const isStill = still !== null && Date.parse(still.from) <= now && now < Date.parse(still.until);
  const played = inGrace ? 'grace' : 'runs';
  return {
    kind: game.vacant.includes(seat) ? 'vacant' : played,
    due,
    still: isStill ? still : null,
  };
}

const isSameStill = (one: Still | null, other: Still | null): boolean =>
  one?.until === other?.until && one?.why === other?.why;

/** Whether clocks run out at another time than a game says, or stand still otherwise, as far as it tells of them. */
export const runsOtherwise = (game: Pick<Game, 'clocks'>, { clocks }: Pick<Timed, 'clocks'>) =>
  clocks.some(({ seat, due, still }) => {
    const known = clockAt(game, seat);
    return known?.due !== due || !isSameStill(known.still, still);
  });

/** Whether a time in which a clock stood still is over: of the next one a game has not told yet. */
export const hasGoneOn = ({ clocks }: Pick<Game, 'clocks'>, now: number): boolean =>
  clocks.some(
    ({ due, still }) =>
      due !== null && still !== null && Date.parse(still.until) <= now && now < Date.parse(due),
  );

const hour = 3_600_000;

/** What a seat’s purse holds, in milliseconds; or held as its wait began, or later, at another moment. */
export type Purse =
  | { readonly kind: 'now' | 'then'; readonly left: number }
  | { readonly kind: 'at'; readonly left: number; readonly at: string };

/** A seat’s purse; null: it has none. Whoever was never waited for has all of it. */
export function purseOf(game: TimedGame, seat: number): Purse | null {
  const { pace } = game;
  if (pace.kind !== 'bank' || game.hotSeat || game.vacant.includes(seat)) return null;
  const clock = clockAt(game, seat);
  if (clock === null) return { kind: 'now', left: Math.min(pace.hours, pace.cap) * hour };
  const { bank, bankAt, since } = clock;
  if (bank === null) return null;
  const left = bank * 1_000;
  if (bankAt === null) return { kind: 'now', left };
  return bankAt === since ? { kind: 'then', left } : { kind: 'at', left, at: bankAt };
}
