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

/** Something a seat may do now: an action as it stands, or a form. */
export type Offer<A extends { readonly type: string }> =
  | { readonly kind: 'action'; readonly action: A }
  | ({ readonly kind: 'form' } & Form);

const isIdList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** Whether these pieces fill in a choice. */
export function fillsChoice({ from, least, most, bounds }: Choice, chosen: unknown): boolean {
  if (!isIdList(chosen) || new Set(chosen).size !== chosen.length) return false;
  const pieces = chosen.map((id) => from.find((piece) => piece.id === id));
  if (pieces.includes(undefined) || chosen.length < least || chosen.length > most) return false;
  return bounds.every((bound) => {
    const total = pieces.reduce((sum, piece) => sum + (piece?.counts[bound.count] ?? 0), 0);
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

/**
 * One way to take an offer up: the action as it stands, or a form filled in, piece by piece as
 * `choose` picks them, so that any way can come out. Enough for a bot without a plan.
 */
export function takeUp<A extends { readonly type: string }>(
  offer: Offer<A>,
  choose: (count: number) => number,
): A | Form['action'] {
  if (offer.kind === 'action') return offer.action;
  const filled = offer.choices.map((choice) => [choice.field, fill(choice, choose)]);
  return { ...offer.action, ...Object.fromEntries(filled) };
}

/** More attempts than any choice of a game needs that can be filled in at all. */
const mostAttempts = 10_000;

function fill(choice: Choice, choose: (count: number) => number): readonly string[] {
  const { from, least, most } = choice;
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const size = least + choose(most - least + 1);
    const left = from.map(({ id }) => id);
    const chosen = Array.from({ length: Math.min(size, left.length) }, () =>
      left.splice(choose(left.length), 1),
    ).flat();
    if (fillsChoice(choice, chosen)) return chosen;
  }
  throw new Error(`Nothing found that fills in ${choice.field}`);
}
