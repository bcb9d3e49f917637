import type { WishedAction } from './acts.ts';

/** An order in which the other tiles may go back, and the action that says so. */
export type BackWay = { readonly back: readonly number[]; readonly action: WishedAction };

/** A tile one may keep, and the orders in which the others may go back. */
export type KeepWay = { readonly value: number; readonly backs: readonly BackWay[] };

const backOf = ({ back }: WishedAction): readonly number[] =>
  Array.isArray(back) ? back.map(Number) : [];

/** What is offered of the Library's tiles: first which to keep, then in which order the others lie. */
export function keepWays(actions: readonly WishedAction[]): readonly KeepWay[] {
  const values = [...new Set(actions.map(({ keep }) => Number(keep)))];
  return values.map((value) => ({
    value,
    backs: actions
      .filter(({ keep }) => Number(keep) === value)
      .map((action) => ({ back: backOf(action), action })),
  }));
}

/** The order in which the tiles lie now, without the one that is kept; else any. */
export function nearest({ value, backs }: KeepWay, shown: readonly number[]): BackWay | undefined {
  const place = shown.indexOf(value);
  const left = shown.filter((_, at) => at !== place).join(' ');
  return backs.find(({ back }) => back.join(' ') === left) ?? backs[0];
}
