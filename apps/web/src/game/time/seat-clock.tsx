import type { Game } from '@staffetta/client';
import { locale, words } from '../../language.ts';
import { amountOf, inTime, timeOf } from '../../language-forms.ts';
import { minute } from '../../minute.ts';
import { Mark } from '../../parts/marks.tsx';
import { type ClockState, clockAt, clockState, purseOf, type Still } from './clock.ts';

/** A moment by the reader's clock, and in how long it is. */
const when = (moment: string): readonly [when: string, left: string] => [
  timeOf(locale.value, moment, minute.value),
  inTime(locale.value, moment, minute.value),
];

const until = (moment: string): string => timeOf(locale.value, moment, minute.value);

/** When time ends; where the clock stands still, before that why and until when. */
const withStill = (
  stills: Readonly<Record<Still['why'], (until: string) => string>>,
  still: Still | null,
  ends: string,
): readonly string[] => (still === null ? [ends] : [stills[still.why](until(still.until)), ends]);

/** How another stands with his time, a line for each thing to know. */
function linesOf(state: ClockState): readonly string[] {
  const say = words.value.clocks;
  switch (state.kind) {
    case 'idle':
      return [];
    case 'paused':
      return [say.paused];
    case 'over':
      return [say.over];
    default: {
      const { kind, due, still } = state;
      const ends = {
        runs: say.until,
        grace: say.grace,
        vacant: say.playedFor,
      }[kind](...when(due));
      return withStill(say.still, still, ends);
    }
  }
}

/** The same to whoever it is about. */
function mineOf(state: ClockState): readonly string[] {
  const say = words.value.clocks.mine;
  switch (state.kind) {
    case 'idle':
    case 'vacant':
      return [];
    case 'paused':
      return [say.paused];
    case 'over':
      return [say.over];
    default: {
      const { kind, due, still } = state;
      const ends = kind === 'grace' ? say.grace(...when(due)) : say.until(...when(due));
      return withStill(say.still, still, ends);
    }
  }
}

type ClockProps = { readonly game: Game; readonly seat: number };

/** What is left in a purse, or was when its clock began to go. */
function purseIn({ game, seat }: ClockProps): string | null {
  const say = words.value.clocks;
  const purse = purseOf(game, seat);
  if (purse === null) return null;
  const left = amountOf(locale.value, purse.left);
  switch (purse.kind) {
    case 'now':
      return say.purse(left);
    case 'then':
      return say.purseThen(left);
    case 'at':
      return say.purseAt(left, until(purse.at));
  }
}

/** How a seat stands with its time, under its name. */
export function SeatClock({ game, seat }: ClockProps) {
  const say = words.value.clocks;
  const state = clockState(game, seat, minute.value);
  const since = state.kind === 'idle' ? null : (clockAt(game, seat)?.since ?? null);
  const purse = purseIn({ game, seat });
  const lines = linesOf(state);
  if (lines.length === 0 && purse === null) return null;
  const asides = [...(since === null ? [] : [say.waited(until(since))]), purse].filter(Boolean);
  return (
    <span class="seat-clock">
      {lines.map((line) => (
        <span key={line} class="seat-clock-line">
          <Mark of="clock" />
          {line}
          <span class="unseen">. </span>
        </span>
      ))}
      {asides.length > 0 && <span class="soft">{asides.join(' · ')}</span>}
    </span>
  );
}

/** How much time one has oneself, beneath the heading of one's turn. */
export function MyClock({ game, seat }: ClockProps) {
  const lines = mineOf(clockState(game, seat, minute.value));
  if (lines.length === 0) return null;
  return (
    <p class="my-clock">
      <Mark of="clock" />
      {lines.join(' ')}
    </p>
  );
}

/** That no time passes, and until when. */
export function Paused({ game: { pausedUntil } }: Pick<ClockProps, 'game'>) {
  if (pausedUntil === null) return null;
  return (
    <div class="notice paused">
      <Mark of="clock" />
      <p>{words.value.clocks.pause(...when(pausedUntil))}</p>
    </div>
  );
}
