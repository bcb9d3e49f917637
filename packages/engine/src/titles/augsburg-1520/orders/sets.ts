import type { Edition, Noble } from '../edition.ts';
import { faceOf, isFor, isJoker, strengthOf } from '../pieces.ts';
import type { ActionOf, Order } from '../types.ts';

/** What one could show in an auction: the noble's cards, the weakest first, and so many jokers. */
export type Showable = {
  readonly own: readonly string[];
  readonly jokers: number;
};

/** A 2.1, 8.1: the cards of a hand that can be shown, with at most so many jokers. */
export const showable = (
  edition: Edition,
  noble: Noble,
  hand: readonly string[],
  mostJokers: number,
): Showable => ({
  own: hand
    .filter((card) => isFor(noble, card))
    .sort((one, other) => strengthOf(edition, one) - strengthOf(edition, other)),
  jokers: Math.min(mostJokers, hand.filter(isJoker).length),
});

/** A 8.2: the most that can be bid with them. */
export const ableWith = ({ own, jokers }: Showable): number =>
  own.length === 0 ? 0 : own.length + jokers;

/** How one fills a set up: with jokers or with low numbers first. */
type JokersWhen = 'first' | 'last';

/** So many cards, the lowest numbers and jokers; at least `least` that are none. */
function lowest({ own, jokers }: Showable, size: number, least: number, when: JokersWhen) {
  const fewest = Math.max(size - own.length, 0);
  const most = Math.min(jokers, size - least);
  if (fewest > most) return null;
  const chosen = when === 'first' ? most : fewest;
  return { cards: own.slice(0, size - chosen), jokers: chosen };
}

/** A 8.3: my highest plus the lowest numbers, jokers first or last. */
function highestWithLowest({ own, jokers }: Showable, size: number, when: JokersWhen) {
  const [highest, ...others] = own.toReversed();
  if (highest === undefined) return null;
  const rest = lowest({ own: others.toReversed(), jokers }, size - 1, 0, when);
  return rest === null ? null : { ...rest, cards: [highest, ...rest.cards] };
}

/** A 8.3: of a ranked list the first that make a legal set. */
function firstOf({ own, jokers }: Showable, size: number, ranked: readonly string[]) {
  const cards: string[] = [];
  let used = 0;
  for (const face of ranked) {
    if (cards.length + used === size) break;
    const leavesRoom = cards.length > 0 || used + 1 < size;
    if (face === 'joker' && used < jokers && leavesRoom) used += 1;
    else if (own.includes(face) && !cards.includes(face)) cards.push(face);
  }
  return cards.length + used === size ? { cards, jokers: used } : null;
}

type How = NonNullable<Order['show'] | Order['discard']>;

/** A 8.3: the set an order shows; null where none is legal. */
export function setFor(
  showing: Showable,
  size: number,
  how: How,
): Omit<ActionOf<'show'>, 'type'> | null {
  switch (how.kind) {
    case 'highest':
      return highestWithLowest(showing, size, how.jokers);
    case 'lowest':
      return lowest(showing, size, 1, how.jokers);
    case 'ranked':
      return firstOf(showing, size, how.cards.map(faceOf));
  }
}
