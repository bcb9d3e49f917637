import type { Form } from '../../../../core/form.ts';
import type { TitleWords } from '../../../../core/title.ts';
import type { Colour, Edition, Noble, Right } from '../../edition.ts';
import { byNumber } from '../../pieces.ts';
import type { ActionOf, Augsburg, FactOf, Order, Question, Source } from '../../types.ts';
import { behind, cardsRanked, type Names, privilegeName, privilegesSaid } from '../names/names.ts';

/** Every sentence of the title in one language, but for its rules and their chapters. */
export type Sentences = Omit<TitleWords<Augsburg>, 'chapters' | 'printed' | 'faults' | 'rules'>;

type Detail = number | string | undefined;

// What a refusal tells of, as the rules name it.
export const nobleTold = (names: Names, noble: Detail): string => names.nobles[noble as Noble];
export const rightTold = (names: Names, right: Detail): string => names.rights[right as Right];
export const colourTold = (names: Names, colour: Detail): string => names.colours[colour as Colour];
export const levelTold = (names: Names, level: Detail, colour: Detail): string =>
  names.levelOf(Number(level), colour as Colour);
export const privilegeTold = (names: Names, privilege: Detail): string =>
  privilegeName(names, String(privilege));
export const isMaximilian = (noble: Detail): boolean => noble === 'maximilian';

/** What each question asks, for whoever answers something else. */
export type Asks = Readonly<Record<Question, string>>;
export const asked = (asks: Asks, question: Detail): string => asks[question as Question];

/** How many jokers a form settles beside the IOUs that are still to be chosen. */
export const jokersIn = (action: Form['action']): number =>
  'jokers' in action ? Number(action.jokers) : 0;

/** The cards of an action, which counts its jokers. */
export const cardsOf = ({
  cards,
  jokers,
}: Pick<ActionOf<'buy' | 'show'>, 'cards' | 'jokers'>): readonly string[] => [
  ...cards,
  ...Array.from({ length: jokers }, () => 'joker'),
];

/** Prestige gained from all sources together. */
export const pointsIn = ({ from }: Pick<FactOf<'prestige-gained'>, 'from'>): number =>
  from.reduce((sum, { points }) => sum + points, 0);

/** Prestige by where it comes from, where that says more than the fact before. */
export const sourcesSaid = (
  words: Readonly<Record<Source, string>>,
  { from }: Pick<FactOf<'prestige-gained'>, 'from'>,
): string =>
  from.length < 2
    ? ''
    : ` (${from.map(({ source, points }) => `${points} ${words[source]}`).join(', ')})`;

/** Privilege cards by their numbers, with what they offer: "3 (offices, offices, draw two cards)". */
export const privilegeCardsSaid = (
  names: Names,
  edition: Edition,
  cards: readonly string[],
): string =>
  byNumber(cards)
    .map((card) => `${behind(card)} (${privilegesSaid(names, edition, card)})`)
    .join(names.between);

/** How the parts of a standing order are said. */
export type OrderWords = {
  readonly thisAuction: string;
  readonly thisRoundFor: (noble: string) => string;
  readonly inRoundFor: (noble: string, round: number) => string;
  readonly thisNoble: string;
  readonly everyRoundFor: (noble: string) => string;
  readonly thisRound: string;
  readonly inRound: (round: number) => string;
  readonly wholeGame: string;
  readonly untilWin: string;
  readonly passAlways: string;
  readonly passFirst: string;
  readonly open: (cards: number) => string;
  readonly raise: (below: number) => string;
  readonly raiseAtOnce: (to: number) => string;
  readonly call: (cards: number) => string;
  readonly otherwise: Readonly<Record<'pass' | 'ask', string>>;
  readonly jokers: (count: number) => string;
  readonly noJokers: string;
  readonly show: Readonly<Record<'first' | 'last', string>>;
  readonly showRanked: (cards: string) => string;
  readonly discard: Readonly<Record<'first' | 'last', string>>;
  readonly discardRanked: (cards: string) => string;
  readonly robbed: Readonly<Record<NonNullable<Order['robbed']>, string>>;
};

function scopeSaid(words: OrderWords, { nobles }: Names, scope: Order['scope']): string {
  switch (scope.of) {
    case 'auction':
      if (scope.noble === null) return words.thisAuction;
      return scope.round === null
        ? words.thisRoundFor(nobles[scope.noble])
        : words.inRoundFor(nobles[scope.noble], scope.round);
    case 'noble':
      return scope.noble === null ? words.thisNoble : words.everyRoundFor(nobles[scope.noble]);
    case 'round':
      return scope.round === null ? words.thisRound : words.inRound(scope.round);
    case 'game':
      return words.wholeGame;
  }
}

function biddingSaid(words: OrderWords, bidding: Order['bidding']): readonly string[] {
  if (bidding === null) return [];
  const { open, raise, call, otherwise } = bidding;
  const raises = raise.below > 1; // while somebody has bid fewer
  if (open === 0 && !raises && call === 0 && otherwise === 'pass') return [words.passAlways];
  const raised = raise.to === 'next' ? words.raise(raise.below) : words.raiseAtOnce(raise.below);
  return [
    open === 0 ? words.passFirst : words.open(open),
    ...(raises ? [raised] : []),
    ...(call === 0 ? [] : [words.call(call)]),
    words.otherwise[otherwise],
  ];
}

/** A limit that is none, for as many jokers are in no hand, is not worth a word. */
function jokersSaid(words: OrderWords, { jokers }: Edition, limit: number): readonly string[] {
  if (limit >= jokers.count) return [];
  return [limit === 0 ? words.noJokers : words.jokers(limit)];
}

function shownSaid(words: OrderWords, names: Names, { show, discard }: Order): readonly string[] {
  const shown =
    show?.kind === 'ranked'
      ? words.showRanked(cardsRanked(names, show.cards))
      : show && words.show[show.jokers];
  const discarded =
    discard?.kind === 'ranked'
      ? words.discardRanked(cardsRanked(names, discard.cards))
      : discard && words.discard[discard.jokers];
  return [shown, discarded].filter((said) => said !== null);
}

const bidsOrShows = ({ bidding, show, discard }: Order): boolean =>
  [bidding, show, discard].some((part) => part !== null);

/** A standing order as its owner would say it: "For Maria in every round: call up to 3 cards; …" */
export function orderSaid(words: OrderWords, names: Names, edition: Edition, order: Order): string {
  const when = `${scopeSaid(words, names, order.scope)}${order.untilWin === null ? '' : words.untilWin}`;
  const parts = [
    ...biddingSaid(words, order.bidding),
    ...(bidsOrShows(order) ? jokersSaid(words, edition, order.jokers) : []),
    ...shownSaid(words, names, order),
    ...(order.robbed === null ? [] : [words.robbed[order.robbed]]),
  ];
  return parts.length === 0 ? `${when}.` : `${when}${names.colon}${parts.join(names.between)}.`;
}

/** The lines a player may type: the same in every language. */
export const commands = [
  'buy maria-14 joker',
  'buy nothing',
  'bid 3',
  'call',
  'pass',
  'show maria-14 maria-15 joker',
  'privilege 4',
  'orange step',
  'yellow step from 2',
  'yellow florins',
  'orange coat',
  'violet church',
  'architect cathedral',
  'florins',
  'prestige',
  'draw',
  'discard leo-3',
  'waive',
  'done',
  'take florins',
  'slip maria-2',
].join(', ');

/** A line that says all a winner does with his card. */
export const cardLine = 'privilege 4: yellow step, violet church';
