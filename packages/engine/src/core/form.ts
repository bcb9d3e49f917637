import { canonicalJson } from './canonical.ts';

/** Something one can choose in a form, with what it counts for: `{ florins: 250, maria: 1 }`. */
type FormPiece = {
  readonly id: string;
  readonly counts: Readonly<Record<string, number>>;
};

/** How much the chosen pieces may come to, by one of their counts. */
type Bound = { readonly count: string; readonly least?: number; readonly most?: number };

/** One list of the action that is to be filled: which pieces, how many, within which bounds. */
export type Choice = {
  readonly field: string;
  readonly from: readonly FormPiece[];
  readonly least: number;
  readonly most: number;
  readonly bounds: readonly Bound[];
};

/** An action with its choices still open. Every way to fill it in is accepted, in any order. */
export type Form = {
  readonly action: { readonly type: string }; // the fields that are settled
  readonly choices: readonly Choice[];
};

/** What an action costs, by what its title calls it: `{ points: 3, ducats: 10 }`. */
export type Costs = Readonly<Record<string, number>>;

/** Something a seat may do now: an action as it stands, or a form. */
export type Offer<A extends { readonly type: string }> =
  | { readonly kind: 'action'; readonly action: A; readonly costs: Costs }
  | ({ readonly kind: 'form' } & Form);

const isIdList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const countsOf = (pieces: readonly FormPiece[], count: string): readonly number[] =>
  pieces.map(({ counts }) => counts[count] ?? 0);

/** Whether these pieces fill in a choice. */
export function fillsChoice({ from, least, most, bounds }: Choice, chosen: unknown): boolean {
  if (!isIdList(chosen) || new Set(chosen).size !== chosen.length) return false;
  const pieces = from.filter(({ id }) => chosen.includes(id));
  if (pieces.length < chosen.length || chosen.length < least || chosen.length > most) return false;
  return bounds.every((bound) => {
    const total = sum(countsOf(pieces, bound.count));
    return total >= (bound.least ?? total) && total <= (bound.most ?? total);
  });
}

/** Whether an action is what an offer offers: the same, or the form filled in. */
export function isOffered<A extends { readonly type: string }>(
  offer: Offer<A>,
  action: A,
): boolean {
  if (offer.kind === 'action') return canonicalJson(offer.action) === canonicalJson(action);
  const fields = new Map(Object.entries(action));
  const filled = offer.choices.every((choice) => fillsChoice(choice, fields.get(choice.field)));
  for (const { field } of offer.choices) fields.delete(field);
  return filled && canonicalJson(Object.fromEntries(fields)) === canonicalJson(offer.action);
}

/** Picks one of so many: a number from 0 up to, but not including, the count. */
type Choose = (count: number) => number;

function shuffled<T>(things: readonly T[], choose: Choose): readonly T[] {
  const left = [...things];
  return things.flatMap(() => left.splice(choose(left.length), 1));
}

/** Pieces chosen, those still to be looked at, and how many of them are wanted. */
type Filling = {
  readonly chosen: readonly FormPiece[];
  readonly left: readonly FormPiece[];
  readonly more: number;
};

/** Whether the smallest and the largest of the pieces left still bring a total within its bound. */
function isWithinReach({ count, least, most }: Bound, { chosen, left, more }: Filling): boolean {
  const now = sum(countsOf(chosen, count));
  const counts = countsOf(left, count).toSorted((one, other) => one - other);
  const lowest = now + sum(counts.slice(0, more));
  const highest = now + sum(counts.slice(counts.length - more));
  return highest >= (least ?? highest) && lowest <= (most ?? lowest);
}

/** The first way to go on, by the order of the pieces; null if there is none. */
function completed(bounds: readonly Bound[], filling: Filling): readonly FormPiece[] | null {
  const { chosen, left, more } = filling;
  const [next, ...others] = left;
  if (left.length < more || !bounds.every((bound) => isWithinReach(bound, filling))) return null;
  if (more === 0 || next === undefined) return chosen;
  return (
    completed(bounds, { chosen: [...chosen, next], left: others, more: more - 1 }) ??
    completed(bounds, { chosen, left: others, more })
  );
}

function fill({ field, from, least, most, bounds }: Choice, choose: Choose): readonly string[] {
  const sizes = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  const left = shuffled(from, choose);
  for (const more of shuffled(sizes, choose)) {
    const found = completed(bounds, { chosen: [], left, more });
    if (found !== null) return found.map(({ id }) => id);
  }
  throw new Error(`There is no way to fill in ${field}`);
}

/**
 * One way to take an offer up: the action as it stands, or a form filled in as `choose` shuffles its
 * pieces, so that any way can come out. Enough for a bot without a plan.
 */
export function takeUp<A extends { readonly type: string }>(
  offer: Offer<A>,
  choose: Choose,
): A | Form['action'] {
  if (offer.kind === 'action') return offer.action;
  const filled = offer.choices.map((choice) => [choice.field, fill(choice, choose)]);
  return { ...offer.action, ...Object.fromEntries(filled) };
}
