import type { Score } from '@staffetta/client';

/** A line of the sheet, with what each seat has for it; null: nothing is counted for it. */
export type SheetLine = {
  readonly line: string;
  readonly sentence: string;
  readonly rule: string;
  readonly points: readonly (number | null)[]; // in the order of the sheet's seats
};

/** Who sits on top: winners first, then by points; who are level, in their order at the table. */
export function ranked({ seats, winners }: Score): Score['seats'] {
  const hasWon = (seat: number): number => Number(winners?.includes(seat) ?? false);
  return seats.toSorted(
    (one, other) => hasWon(other.seat) - hasWon(one.seat) || other.total - one.total,
  );
}

/** How it was won: by so much ahead of the next, level with them where a rule decided, or shared. */
export type Margin = {
  readonly points: number;
  readonly lead: number | null; // null: several won
  readonly next: readonly number[]; // the seats that come next
};

/** By how much it was won; null where nobody has, or points did not decide. */
export function marginOf(score: Score): Margin | null {
  const [first, ...others] = ranked(score);
  const winners = score.winners ?? [];
  if (first === undefined || winners.length === 0) return null;
  if (winners.length > 1) return { points: first.total, lead: null, next: [] };
  const [next] = others;
  if (next === undefined || next.total > first.total) return null;
  return {
    points: first.total,
    lead: first.total - next.total,
    next: others.filter(({ total }) => total === next.total).map(({ seat }) => seat),
  };
}

/** All lines that somebody has, as they first come up, the same ones of a seat added together. */
export function linesOf(seats: Score['seats']): readonly SheetLine[] {
  const all = seats.flatMap(({ lines }) => lines);
  const names = [...new Set(all.map(({ line }) => line))];
  return names.flatMap((name) => {
    const known = all.find(({ line }) => line === name);
    if (known === undefined) return [];
    const points = seats.map(({ lines }) => {
      const mine = lines.filter(({ line }) => line === name);
      return mine.length === 0 ? null : mine.reduce((sum, line) => sum + line.points, 0);
    });
    return [{ line: name, sentence: known.sentence, rule: known.rule, points }];
  });
}
