import {
  type Action,
  type Choice,
  type FormOffer,
  fitsChoice,
  type Offer,
} from '@staffetta/client';

/** One way to act: a name that stays while it is offered, and what stands on its button. */
export type Way = { readonly id: string; readonly label: string; readonly offer: Offer };

/** Offers of one kind: those that differ by a number alone need only show the number. */
export type OfferGroup = {
  readonly kind: string;
  readonly heading: string | null; // what the numbers are of
  readonly ways: readonly Way[];
};

/** The pieces wanted for the choices of a form, by the field they fill. */
export type Wanted = Readonly<Record<string, readonly string[]>>;

type Entry = readonly [key: string, value: unknown];

const entriesOf = (action: Action): readonly Entry[] =>
  Object.entries(action).sort(([one], [other]) => (one < other ? -1 : 1));

/** A form keeps its name while the pieces one may choose from change. */
export const offerId = (offer: Offer): string =>
  JSON.stringify([
    ...entriesOf(offer.action),
    ...(offer.kind === 'form' ? offer.choices.map(({ field }) => [field]) : []),
  ]);

/** The one key whose value, a number, tells all these offers apart; null if it takes more. */
function countedBy(offers: readonly Offer[]): string | null {
  const [first, ...others] = offers;
  if (first === undefined || others.length === 0) return null;
  const shape = ({ action }: Offer, but: string): string =>
    JSON.stringify(entriesOf(action).filter(([key]) => key !== but));
  const counted = entriesOf(first.action)
    .map(([key]) => key)
    .filter((key) => offers.every((offer) => shape(offer, key) === shape(first, key)))
    .filter((key) =>
      offers.every(({ action }) =>
        entriesOf(action).some((entry) => typeof valueAt(entry, key) === 'number'),
      ),
    );
  return counted.length === 1 ? (counted[0] ?? null) : null;
}

const valueAt = ([name, value]: Entry, key: string): unknown => (name === key ? value : undefined);

const numberIn = ({ action }: Offer, key: string): number =>
  Number(entriesOf(action).find(([name]) => name === key)?.[1]);

/** The sentence of the greatest number, in the plural as a rule, with a gap for the number. */
function headingOf(offers: readonly Offer[], key: string): string | null {
  const greatest = offers.reduce((one, other) =>
    numberIn(other, key) > numberIn(one, key) ? other : one,
  );
  const figure = new RegExp(`(?<!\\d)${numberIn(greatest, key)}(?!\\d)`);
  return figure.test(greatest.sentence) ? greatest.sentence.replace(figure, '…') : null;
}

/** Ways with a name each: two forms alike in all but their pieces are told apart by their place. */
const named = (offers: readonly Offer[], labelOf: (offer: Offer) => string): readonly Way[] =>
  offers.map((offer, place) => {
    const id = offerId(offer);
    const before = offers.slice(0, place).filter((other) => offerId(other) === id).length;
    return { id: before === 0 ? id : `${id} ${before + 1}`, label: labelOf(offer), offer };
  });

function groupOf(kind: string, offers: readonly Offer[]): OfferGroup {
  const key = offers.some((offer) => offer.kind === 'form') ? null : countedBy(offers);
  const heading = key === null ? null : headingOf(offers, key);
  if (key === null || heading === null) {
    return { kind, heading: null, ways: named(offers, ({ sentence }) => sentence) };
  }
  const ways = named(offers, (offer) => String(numberIn(offer, key)));
  return {
    kind,
    heading,
    ways: ways.toSorted((one, other) => Number(one.label) - Number(other.label)),
  };
}

/** What sentences begin with alike, in whole words: "Move to …"; null where they have nothing in common. */
export function opening(sentences: readonly string[]): string | null {
  const [first = [], ...others] = sentences.map((sentence) => sentence.split(' '));
  const isCommon = (place: number) => others.every((words) => words[place] === first[place]);
  const end = first.findIndex((_, place) => !isCommon(place));
  const common = end === -1 ? first : first.slice(0, end);
  if (common.length === 0) return null;
  return common.length === first.length && others.length === 0
    ? common.join(' ')
    : `${common.join(' ')} …`;
}

/** The ways in whose sentence all these words stand, in whatever order. */
export function waysFound(groups: readonly OfferGroup[], wish: string): readonly Way[] {
  const wanted = wish.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .flatMap(({ ways }) => ways)
    .filter(({ offer: { sentence } }) =>
      wanted.every((word) => sentence.toLowerCase().includes(word)),
    );
}

/** All I may do, kind by kind, in the order of the service. */
export function groupOffers(offers: readonly Offer[]): readonly OfferGroup[] {
  const kinds = [...new Set(offers.map(({ action }) => action.type))];
  return kinds.map((kind) =>
    groupOf(
      kind,
      offers.filter(({ action }) => action.type === kind),
    ),
  );
}

/** The pieces that are wanted for a choice, of those that are there, in its order. */
const chosenIn = ({ field, from }: Choice, wanted: Wanted): Choice['from'] =>
  from.filter(({ id }) => wanted[field]?.includes(id));

const idsIn = (choice: Choice, wanted: Wanted): readonly string[] =>
  chosenIn(choice, wanted).map(({ id }) => id);

/** A form filled in, or null while a choice does not fit. */
export function filledIn({ action, choices }: FormOffer, wanted: Wanted): Action | null {
  if (!choices.every((choice) => fitsChoice(choice, idsIn(choice, wanted)))) return null;
  const lists = choices.map((choice) => [choice.field, idsIn(choice, wanted)]);
  return { ...action, ...Object.fromEntries(lists) };
}

/** How much there is of something, and how much there may be. */
export type Tally = {
  readonly name: string;
  readonly total: number;
  readonly least: number | null;
  readonly most: number | null;
  readonly missing: number;
  readonly over: number;
};

function tally(
  name: string,
  total: number,
  { least, most }: { readonly least?: number; readonly most?: number },
): Tally {
  return {
    name,
    total,
    least: least ?? null,
    most: most ?? null,
    missing: Math.max(0, (least ?? total) - total),
    over: Math.max(0, total - (most ?? total)),
  };
}

/** What has been chosen, held against what a choice asks for: the number of pieces, then each bound. */
export function talliesOf(choice: Choice, wanted: Wanted): readonly Tally[] {
  const chosen = chosenIn(choice, wanted);
  return [
    tally(choice.name, chosen.length, choice),
    ...choice.bounds.map(({ count, name, ...bound }) =>
      tally(
        name,
        chosen.reduce((sum, { counts }) => sum + (counts[count] ?? 0), 0),
        bound,
      ),
    ),
  ];
}
