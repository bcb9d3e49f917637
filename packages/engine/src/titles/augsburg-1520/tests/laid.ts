import { givenTable } from '../../../testing/index.ts';
import { type Colour, colours, type Noble, nobles, type Right, rights } from '../edition.ts';
import { title } from '../index.ts';
import { isTileOf, levelTileIds } from '../pieces.ts';
import type { Fact, Options, Source, State, View } from '../types.ts';

/** A table laid out by facts, and what goes on from there. */
export type Laid = ReturnType<typeof givenTable>;

/** What a player has when the table is laid out; two jokers and 1500 florins unless told. */
export type Hand = {
  readonly cards?: readonly string[]; // besides his two jokers
  readonly paid?: readonly string[]; // bought at their price, besides those
  readonly florins?: number; // more than 1500
  readonly prestige?: number;
  readonly rights?: readonly Right[]; // their top tiles, in the order of the seats
} & Partial<Record<Colour, number>>;

type Layout = {
  readonly hands: readonly Hand[];
  readonly round?: number;
  readonly opener?: number;
  readonly deck?: readonly string[]; // the top first
  readonly open?: readonly number[]; // the privilege cards of this round
  readonly next?: readonly number[];
  readonly options?: Partial<Options>;
};

/** The facts by which a player rises, each from the supply. */
function risen(supply: string[], seat: number, colour: Colour, to: number): readonly Fact[] {
  const take = (level: number): string => {
    const place = supply.findIndex((tile) => isTileOf(colour, level, tile));
    return supply.splice(place, 1)[0] ?? '';
  };
  let held = '';
  return [2, 3, 4]
    .filter((level) => level <= to)
    .map((level): Fact => {
      const tile = take(level);
      const handedOn = level === 4 ? held : null;
      if (handedOn !== null) supply.push(handedOn);
      held = tile;
      return { type: 'level-taken', seat, colour, level, tile, from: null, handedOn };
    });
}

/** Whoever needs a tile of the highest level goes first: he gives one back. */
const levelFacts = (hands: readonly Hand[]): readonly Fact[] => {
  const supply = [...levelTileIds(title.edition as State['edition'], hands.length)];
  return colours.flatMap((colour) =>
    hands
      .map((hand, seat) => ({ seat, to: hand[colour] ?? 1 }))
      .sort((one, other) => other.to - one.to)
      .flatMap(({ seat, to }) => risen(supply, seat, colour, to)),
  );
};

function rightFacts(hands: readonly Hand[]): readonly Fact[] {
  return rights.flatMap((right) =>
    hands
      .flatMap((hand, seat) => (hand.rights?.includes(right) === true ? [seat] : []))
      .map((seat, place): Fact => {
        const tile = `${right}-${place + 1}`;
        return right === 'church' || right === 'cathedral'
          ? { type: 'building-built', seat, building: right, tile, florins: 0, by: 'architect' }
          : { type: 'right-taken', seat, right, tile };
      }),
  );
}

export const dealt = (seat: number, free: readonly string[], toBuy: readonly string[]): Fact => ({
  type: 'cards-dealt',
  seat,
  free: free.length,
  toBuy: toBuy.length,
  secret: { seenBy: [seat], free: [...free], toBuy: [...toBuy] },
});

const cardFacts = (hand: Hand, seat: number): readonly Fact[] => [
  dealt(seat, hand.cards ?? [], hand.paid ?? []),
  {
    type: 'purchase-chosen',
    seat,
    secret: { seenBy: [seat], cards: [...(hand.paid ?? [])], florins: 0 },
  },
];

export const gained = (
  seat: number,
  source: Source,
  points: number,
  to: number,
  more: { readonly lost?: number; readonly without?: 'church' | 'cathedral' } = {},
): Fact => ({
  type: 'prestige-gained',
  seat,
  privilege: null,
  from: [{ source, points }],
  lost: more.lost ?? 0,
  without: more.without ?? null,
  to,
});

const worthFacts = ({ florins = 0, prestige = 0 }: Hand, seat: number): readonly Fact[] => [
  ...(florins === 0 ? [] : [{ type: 'consolation-paid', seat, rank: 2, florins } as const]),
  ...(prestige === 0 ? [] : [gained(seat, 'peerage', prestige, prestige)]),
];

const privilege = (number: number): string => `privilege-${number}`;
const [firstNoble] = nobles;

/** A table where nothing is asked: the next auction, or a winner, is to follow. */
export function laid({
  hands,
  round = 1,
  opener = 0,
  deck,
  open = [1, 2, 3, 4, 5],
  next = [6, 7, 8, 9, 10],
  options = {},
}: Layout): Laid {
  return givenTable(title, hands.length, options).and(
    ...hands.flatMap(cardFacts),
    { type: 'purchases-settled', florins: null },
    { type: 'auction-won', seat: 0, noble: firstNoble, cards: [] },
    ...levelFacts(hands),
    ...rightFacts(hands),
    { type: 'privileges-done', seat: 0 },
    ...hands.flatMap(worthFacts),
    ...(deck === undefined
      ? []
      : [{ type: 'deck-shuffled', secret: { seenBy: [], cards: [...deck] } } as const]),
    {
      type: 'privilege-cards-laid',
      open: open.map(privilege),
      next: next.map(privilege),
    },
    { type: 'first-player-drawn', seat: opener },
    { type: 'round-begun', round, opener },
  );
}

/** The same table in the auction of a noble. */
export const atAuction = (noble: Noble, layout: Layout): Laid =>
  laid(layout).and({ type: 'auction-opened', noble, opener: layout.opener ?? 0 });

/** The same table, where a seat has won this noble's auction with no card at all. */
export const atWin = (seat: number, layout: Layout, noble: Noble = 'leo'): Laid =>
  laid(layout).and({ type: 'auction-won', seat, noble, cards: [] });

/** The same, where he has taken a privilege card. */
export const atPrivileges = (
  seat: number,
  card: number,
  layout: Layout,
  noble: Noble = 'leo',
): Laid =>
  atWin(seat, layout, noble).and({ type: 'privileges-chosen', seat, card: privilege(card) });

export const stateOf = ({ game }: Laid): State => game.state as State;
export const viewOf = (table: Laid, viewer: number | 'spectator' | 'referee'): View =>
  title.view(stateOf(table), viewer) as View;
export const playerOf = (table: Laid, seat: number) => viewOf(table, 'referee').players[seat];

/** Facts as the rules state them. */
export const opened = (noble: Noble, opener: number): Fact => ({
  type: 'auction-opened',
  noble,
  opener,
});
export const made = (seat: number, cards: number): Fact => ({ type: 'bid-made', seat, cards });
export const called = (seat: number, cards: number): Fact => ({ type: 'bid-called', seat, cards });
export const passed = (seat: number): Fact => ({ type: 'player-passed', seat });
export const closed = (noble: Noble, cards: number, ...seats: number[]): Fact => ({
  type: 'bidding-closed',
  noble,
  cards,
  seats,
});
export const cardsLaid = (seat: number, ...cards: string[]): Fact => ({
  type: 'cards-laid',
  seat,
  secret: { seenBy: [seat], cards },
});
export const shown = (...hands: readonly (readonly [number, ...string[]])[]): Fact => ({
  type: 'cards-shown',
  shown: hands.map(([seat, ...cards]) => ({ seat, cards })),
  reveals: true,
});
export const won = (seat: number, noble: Noble, ...cards: string[]): Fact => ({
  type: 'auction-won',
  noble,
  seat,
  cards,
});
export const consoled = (seat: number, rank: number, florins: number): Fact => ({
  type: 'consolation-paid',
  seat,
  rank,
  florins,
});
export const done = (seat: number): Fact => ({ type: 'privileges-done', seat });
export const built = (
  seat: number,
  building: 'church' | 'cathedral',
  place: number,
  florins: number,
  by: 'violet' | 'architect',
): Fact => ({ type: 'building-built', seat, building, tile: `${building}-${place}`, florins, by });

/** Actions. */
export const bid = (cards: number) => ({ type: 'bid', cards });
export const call = (cards: number) => ({ type: 'call', cards });
export const pass = { type: 'pass' };
export const show = (jokers: number, ...cards: string[]) => ({ type: 'show', cards, jokers });
export const buy = (jokers: number, ...cards: string[]) => ({ type: 'buy', cards, jokers });
export const step = (colour: Colour, from: number | null = null) => ({
  type: 'step',
  colour,
  from,
});
export const choose = (card: number) => ({ type: 'choose-privileges', card: privilege(card) });
export const chosen = (seat: number, card: number): Fact => ({
  type: 'privileges-chosen',
  seat,
  card: privilege(card),
});
export const waive = { type: 'waive' };
