import type { Offer, Offers, Position } from '@staffetta/client';

/** One way to act: a name that stays while the offer does, and what stands on its button. */
export type Choice = { readonly id: string; readonly label: string; readonly offer: Offer };

/** Offers of one kind: those that differ by a number alone need only show the number. */
export type OfferGroup = {
  readonly kind: string;
  readonly heading: string | null; // what the numbers are of
  readonly choices: readonly Choice[];
};

type Entry = readonly [key: string, value: unknown];

const entriesOf = ({ action }: Offer): readonly Entry[] =>
  Object.entries(action).sort(([one], [other]) => (one < other ? -1 : 1));

export const offerId = (offer: Offer): string => JSON.stringify(entriesOf(offer));

const kindOf = (offer: Offer): string =>
  String(entriesOf(offer).find(([key]) => key === 'type')?.[1]);

/** The one key whose value, a number, tells all these offers apart; null if it takes more. */
function countedBy(offers: readonly Offer[]): string | null {
  const [first, ...others] = offers;
  if (first === undefined || others.length === 0) return null;
  const shape = (offer: Offer, but: string): string =>
    JSON.stringify(entriesOf(offer).filter(([key]) => key !== but));
  const counted = entriesOf(first)
    .map(([key]) => key)
    .filter((key) => offers.every((offer) => shape(offer, key) === shape(first, key)))
    .filter((key) =>
      offers.every((offer) =>
        entriesOf(offer).some((entry) => typeof valueAt(entry, key) === 'number'),
      ),
    );
  return counted.length === 1 ? (counted[0] ?? null) : null;
}

const valueAt = ([name, value]: Entry, key: string): unknown => (name === key ? value : undefined);

const numberIn = (offer: Offer, key: string): number =>
  Number(entriesOf(offer).find(([name]) => name === key)?.[1]);

/** The sentence of the greatest number, in the plural as a rule, with a gap for the number. */
function headingOf(offers: readonly Offer[], key: string): string | null {
  const greatest = offers.reduce((one, other) =>
    numberIn(other, key) > numberIn(one, key) ? other : one,
  );
  const figure = new RegExp(`(?<!\\d)${numberIn(greatest, key)}(?!\\d)`);
  return figure.test(greatest.sentence) ? greatest.sentence.replace(figure, '…') : null;
}

function groupOf(kind: string, offers: readonly Offer[]): OfferGroup {
  const key = countedBy(offers);
  const heading = key === null ? null : headingOf(offers, key);
  if (key === null || heading === null) {
    return {
      kind,
      heading: null,
      choices: offers.map((offer) => ({ id: offerId(offer), label: offer.sentence, offer })),
    };
  }
  const choices = offers
    .map((offer) => ({ id: offerId(offer), label: String(numberIn(offer, key)), offer }))
    .sort((one, other) => Number(one.label) - Number(other.label));
  return { kind, heading, choices };
}

/** All I may do, kind by kind, in the order of the service. */
export function groupOffers(offers: readonly Offer[]): readonly OfferGroup[] {
  const kinds = [...new Set(offers.map(kindOf))];
  return kinds.map((kind) =>
    groupOf(
      kind,
      offers.filter((offer) => kindOf(offer) === kind),
    ),
  );
}

/**
 * What an action is decided upon. Where several choose at once, or one may choose again out of turn,
 * they choose in secret, and the question is the same whoever has answered it already.
 */
export function decidedOn(
  { version, decision }: Offers,
  { toAct, seat }: Pick<Position, 'toAct' | 'seat'>,
) {
  const isAlone = toAct.length === 1 && toAct[0] === seat;
  return isAlone || decision === null ? { version } : { decision };
}
