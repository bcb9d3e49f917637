import type { Action, Choice, DecidedOn, Offer, Offers } from './shapes.ts';

type Piece = Choice['from'][number];
type Bound = Choice['bounds'][number];

const totalOf = (pieces: readonly Piece[], count: string): number =>
  pieces.reduce((sum, { counts }) => sum + (counts[count] ?? 0), 0);

const isWithin = (total: number, { least = total, most = total }: Bound): boolean =>
  total >= least && total <= most;

/** Whether these ids are one of the ways to fill in a choice. */
export function fitsChoice({ from, least, most, bounds }: Choice, ids: readonly string[]): boolean {
  const pieces = from.filter(({ id }) => ids.includes(id));
  if (new Set(ids).size !== ids.length || pieces.length !== ids.length) return false;
  if (pieces.length < least || pieces.length > most) return false;
  return bounds.every((bound) => isWithin(totalOf(pieces, bound.count), bound));
}

/** Picks one of so many: a number from 0 up to, but not including, the count. */
type Choose = (count: number) => number;

function shuffled<T>(things: readonly T[], choose: Choose): readonly T[] {
  const left = [...things];
  return things.flatMap(() => left.splice(choose(left.length), 1));
}

/** Whether so many more of the pieces left can bring a total within its bound. */
function mayFit(
  bound: Bound,
  chosen: readonly Piece[],
  { left, more }: { left: readonly Piece[]; more: number },
): boolean {
  const counts = left
    .map(({ counts: of }) => of[bound.count] ?? 0)
    .sort((one, other) => one - other);
  const sum = (part: readonly number[]) => part.reduce((total, one) => total + one, 0);
  const now = totalOf(chosen, bound.count);
  const least = now + sum(counts.slice(0, more));
  const most = now + sum(counts.slice(counts.length - more));
  return most >= (bound.least ?? most) && least <= (bound.most ?? least);
}

/** The first way to add so many of the pieces left, in their order; null if there is none. */
function completed(
  choice: Choice,
  chosen: readonly Piece[],
  { left, more }: { left: readonly Piece[]; more: number },
): readonly Piece[] | null {
  const [next, ...others] = left;
  const isHopeless = !choice.bounds.every((bound) => mayFit(bound, chosen, { left, more }));
  if (left.length < more || isHopeless) return null;
  if (more === 0 || next === undefined) return chosen;
  return (
    completed(choice, [...chosen, next], { left: others, more: more - 1 }) ??
    completed(choice, chosen, { left: others, more })
  );
}

function fill(choice: Choice, choose: Choose): readonly string[] {
  const { from, least, most } = choice;
  const sizes = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  const pieces = shuffled(from, choose);
  for (const more of shuffled(sizes, choose)) {
    const found = completed(choice, [], { left: pieces, more });
    if (found !== null) return found.map(({ id }) => id);
  }
  throw new Error(`There is no way to fill in ${choice.field}`);
}

/**
 * One way to take an offer up: the action as it stands, or a form filled in at random, so that any
 * way can come out. Enough for a program without a plan.
 */
export function takeUp(offer: Offer, choose: Choose): Action {
  if (offer.kind === 'action') return offer.action;
  const filled = offer.choices.map((choice) => [choice.field, fill(choice, choose)]);
  return { ...offer.action, ...Object.fromEntries(filled) };
}

/**
 * What an action is decided upon: a choice in secret upon the question, which is the same whoever
 * has answered it already, any other upon one's version.
 */
export const decidedOn = ({ openness }: Offer, { version, decision }: Offers): DecidedOn =>
  openness === 'sealed' && decision !== null ? { decision } : { version };
