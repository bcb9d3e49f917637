import type { Race } from '@staffetta/client';
import type { Turn } from '../titles/contract.ts';

// The race as a drawing: where moments lie and how far points reach, before anything is drawn.

export type Moment = Race['moments'][number];

/** Where on the way from the beginning (0) to the end (1) a version lies, and what is marked there. */
export type Way = {
  readonly at: (version: number) => number;
  readonly ticks: readonly Tick[];
};
type Tick = { readonly at: number; readonly label: string };

/** The turn a version belongs to; null before the first. */
export const turnAt = (turns: readonly Turn[], version: number): Turn | null =>
  turns.findLast((turn) => turn.version <= version) ?? null;

/** Every turn takes as much room as another, however much happened in it. */
function wayOfTurns(turns: readonly Turn[], newest: number): Way {
  const endOf = (place: number): number => turns[place + 1]?.version ?? newest + 1;
  return {
    at: (version) => {
      const place = turns.findLastIndex((one) => one.version <= version);
      const turn = turns[place];
      if (turn === undefined) return 0;
      if (version >= newest) return 1;
      const length = Math.max(1, endOf(place) - turn.version);
      return (place + (version - turn.version) / length) / turns.length;
    },
    ticks: turns.map(({ turn }, place) => ({ at: place / turns.length, label: String(turn) })),
  };
}

/** Even steps of a round size, so that there are no more of them than this. */
export function stepsTo(most: number, count: number): readonly number[] {
  if (most <= 0) return [];
  const rough = most / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const round = [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough) ?? most;
  const step = Math.max(1, round);
  return Array.from({ length: Math.floor(most / step) }, (_, place) => (place + 1) * step);
}

function wayOfMoments(newest: number): Way {
  const at = (version: number): number => (newest <= 1 ? 1 : (version - 1) / (newest - 1));
  return {
    at,
    ticks: [1, ...stepsTo(newest, 6)].map((version) => ({
      at: at(version),
      label: String(version),
    })),
  };
}

/** By turns, where a game has them; by moments else. */
export const wayOf = (turns: readonly Turn[], newest: number): Way =>
  turns.length > 1 ? wayOfTurns(turns, newest) : wayOfMoments(newest);

/** The least and the most anybody ever had; nothing is a part of it. */
export function rangeOf(moments: readonly Moment[]): {
  readonly low: number;
  readonly high: number;
} {
  const totals = moments.flatMap((moment) => moment.totals);
  return { low: Math.min(0, ...totals), high: Math.max(1, ...totals) };
}

/**
 * Which way beside the middle of its line each seat goes, so that those who have the same are seen side
 * by side; 0 where nobody else has it.
 */
export const lanesOf = (totals: readonly number[]): readonly number[] =>
  totals.map((total, seat) => {
    const equals = totals.flatMap((other, place) => (other === total ? [place] : []));
    return equals.indexOf(seat) - (equals.length - 1) / 2;
  });

export type Point = { readonly x: number; readonly y: number };

/** A line that goes on level until the points change, then straight to what they are. */
export const stairs = (points: readonly Point[], end: number): string => {
  const [first, ...others] = points;
  if (first === undefined) return '';
  const steps = others.map(({ x, y }) => `H${x.toFixed(1)}V${y.toFixed(1)}`).join('');
  return `M${first.x.toFixed(1)} ${first.y.toFixed(1)}${steps}H${end.toFixed(1)}`;
};

/** Places as near as can be to those wanted, no two nearer to each other than this, above a floor. */
export function spread(wanted: readonly number[], gap: number, floor: number): readonly number[] {
  const order = wanted.map((place, index) => ({ place, index }));
  order.sort((one, other) => one.place - other.place);
  const below = order.reduce<readonly number[]>(
    (taken, { place }) => [...taken, Math.max(place, (taken.at(-1) ?? -gap) + gap)],
    [],
  );
  // Whatever has been pushed beyond the floor is pushed back up.
  const placed = below.reduceRight<readonly number[]>(
    (taken, place) => [Math.min(place, (taken[0] ?? floor + gap) - gap), ...taken],
    [],
  );
  const found = new Map(order.map(({ index }, rank) => [index, placed[rank] ?? 0]));
  return wanted.map((place, index) => found.get(index) ?? place);
}
