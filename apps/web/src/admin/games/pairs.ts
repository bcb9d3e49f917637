import type { Section } from '@staffetta/client';

/** A row of two positions beside each other: a section of each; null: that side has none here. */
export type Pair = { readonly left: Section | null; readonly right: Section | null };

/** What stands between two pairs, or behind all: in the same rows, as far as both sides have any. */
const unlike = (left: readonly Section[], right: readonly Section[]): readonly Pair[] =>
  Array.from({ length: Math.max(left.length, right.length) }, (_, row) => ({
    left: left[row] ?? null,
    right: right[row] ?? null,
  }));

/** The rows of two positions, each side in its order: what is called the same stands in one. */
export function paired(left: readonly Section[], right: readonly Section[]): readonly Pair[] {
  const rows: Pair[] = [];
  let [leftDone, rightDone] = [0, 0];
  for (const [place, section] of left.entries()) {
    const like = right.findIndex((one, at) => at >= rightDone && one.heading === section.heading);
    const other = right[like];
    if (other === undefined) continue;
    rows.push(...unlike(left.slice(leftDone, place), right.slice(rightDone, like)));
    rows.push({ left: section, right: other });
    [leftDone, rightDone] = [place + 1, like + 1];
  }
  return [...rows, ...unlike(left.slice(leftDone), right.slice(rightDone))];
}
