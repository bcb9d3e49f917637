import { givenTable } from '../../../testing/index.ts';
import { title } from '../index.ts';
import type { Action, Colour, Fact, Options, State, Status, Track, View } from '../types.ts';

/** A table laid out by facts, and what goes on from there. */
export type Laid = ReturnType<typeof givenTable>;

/** What a player has when the table is laid out; a Merchant in Torino with 10 ducats unless told. */
type Hand = {
  readonly place?: string;
  readonly ducats?: number;
  readonly friar?: string;
  readonly cardinal?: string;
  readonly cubes?: Partial<Record<Colour, number>>; // behind the screen
  readonly manuscripts?: readonly string[];
  readonly knowledge?: number;
} & Partial<Record<Track, number>>;

type Layout = {
  readonly hands: readonly Hand[];
  readonly turn?: number;
  readonly order?: readonly number[];
  readonly going?: number | null; // whose turn of actions it is; null: nobody's yet
  readonly points?: number;
  readonly library?: readonly string[]; // the deck, the top first
  readonly papal?: readonly string[];
  readonly chart?: readonly (readonly string[])[];
  readonly canticle?: readonly (readonly [zone: string, turn: number])[];
  readonly events?: readonly number[]; // whose tiles lie in their cities
  readonly options?: Partial<Options>;
};

const tracks: readonly Track[] = ['riddle', 'messenger', 'orient', 'canticle', 'library', 'rest'];

export const merchants = (count: number): readonly Hand[] =>
  Array.from({ length: count }, () => ({}));

/** Discs go there in the order of the seats, so of two on one space the lower seat is ahead. */
const discsOf = (hand: Hand, seat: number): readonly Fact[] => [
  ...tracks.flatMap((track): readonly Fact[] => {
    const to = hand[track];
    return to === undefined
      ? []
      : [{ type: 'disc-advanced', seat, track, to, spaces: 1, withVirtualCube: false }];
  }),
  ...(hand.knowledge === undefined
    ? []
    : [{ type: 'knowledge-moved', seat, to: hand.knowledge, by: hand.knowledge } as const]),
];

/** Cubes of one colour, by their numbers. */
export const cubes = (colour: Colour, from: number, to: number = from): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${colour}-${from + index}`);

/** The cubes behind each screen: numbers rise from seat to seat. */
function cubesOf(hands: readonly Hand[], seat: number): readonly Fact[] {
  const colours = ['red', 'black', 'yellow', 'green'] as const;
  return colours.flatMap((colour): readonly Fact[] => {
    const count = (hand: Hand | undefined): number => hand?.cubes?.[colour] ?? 0;
    const before = hands.slice(0, seat).reduce((sum, hand) => sum + count(hand), 0);
    const mine = cubes(colour, before + 1, before + count(hands[seat]));
    if (mine.length === 0) return [];
    const taken = { seat, colour, cubes: mine, points: 0, ducats: 0 } as const;
    return [
      { type: 'cubes-taken', ...taken },
      ...(colour === 'green'
        ? [{ type: 'greens-converted', seat, into: 'points', cubes: mine } as const]
        : []),
    ];
  });
}

function handFacts(hands: readonly Hand[], hand: Hand, seat: number): readonly Fact[] {
  const { place = 'torino', ducats = 10, friar, cardinal, manuscripts = [] } = hand;
  return [
    { type: 'city-chosen', seat, zone: place },
    ...(friar === undefined ? [] : [{ type: 'friar-chosen', seat, friar, ducats: 0 } as const]),
    ...(cardinal === undefined
      ? []
      : [{ type: 'cardinal-chosen', seat, cardinal, ducats: 0 } as const]),
    ...(ducats < 10
      ? [{ type: 'pawn-moved', seat, to: place, points: 0, ducats: 10 - ducats } as const]
      : [{ type: 'business-done', seat, ducats: ducats - 10 } as const]),
    ...cubesOf(hands, seat),
    ...manuscripts.map(
      (manuscript): Fact => ({ type: 'manuscript-taken', seat, manuscript, points: 0 }),
    ),
    ...discsOf(hand, seat),
  ];
}

/** The Library's deck of a laid out table: its values are 2, 2, 2, 3, 3, 3, 4, 4. */
export const tiles = (...numbers: readonly number[]): string[] =>
  numbers.map((number) => `library-${number}`);

/** The kept tiles lie where the rules' own facts put them. */
export const looked = (seat: number, shown: readonly number[]): Fact => ({
  type: 'library-seen',
  seat,
  tiles: shown.length,
  secret: { seenBy: [seat], shown: tiles(...shown) },
  reveals: true,
});
export const kept = (seat: number, tile: number, ...back: readonly number[]): Fact => ({
  type: 'library-tile-kept',
  seat,
  secret: { seenBy: [seat], kept: `library-${tile}`, back: tiles(...back) },
});

export function laid({
  hands,
  turn = 3,
  order = hands.map((_, seat) => seat),
  going = order[0] ?? 0,
  points = 5,
  library = tiles(1, 4, 7, 2, 5, 8, 3, 6),
  papal = ['papal-white-1', 'papal-white-2', 'papal-red-1', 'papal-white-3', 'papal-red-2'],
  chart = [],
  canticle = [
    ['cortona', 2],
    ['urbino', 5],
    ['gubbio', 8],
    ['assisi', 10],
    ['celano', 12],
  ],
  events = [],
  options = {},
}: Layout): Laid {
  const seats = hands.map((_, seat) => seat);
  return givenTable(title, hands.length, options).and(
    { type: 'events-laid', events: events.map((number) => `event-${number}`) },
    ...events.map((number): Fact => ({ type: 'event-placed', event: `event-${number}` })),
    { type: 'cubes-dealt', turns: chart.map((space) => [...space]) },
    {
      type: 'canticle-tiles-dealt',
      cities: canticle.map(([zone, active]) => ({ zone, tile: `canticle-${active}` })),
    },
    { type: 'papal-tiles-shuffled', secret: { seenBy: [], tiles: [...papal] } },
    { type: 'library-shuffled', secret: { seenBy: [], tiles: [...library] } },
    { type: 'order-drawn', order: seats },
    ...hands.flatMap((hand, seat) => handFacts(hands, hand, seat)),
    { type: 'turn-begun', turn },
    { type: 'order-set', order: [...order], rested: null },
    ...(going === null
      ? []
      : [
          ...order.slice(0, order.indexOf(going)).map((seat) => ended(seat, 0)),
          began(going, points),
        ]),
  );
}

/** The same table at the election, after the last turn. */
export const atElection = (hands: readonly Hand[], layout: Partial<Layout> = {}): Laid =>
  laid({ turn: 15, ...layout, hands, going: null }).and({ type: 'election-begun' });

export const stateOf = ({ game }: Laid): State => game.state as State;
export const viewOf = (table: Laid, viewer: number | 'spectator' | 'referee'): View =>
  title.view(stateOf(table), viewer) as View;

/** Facts as the rules state them. */
export const began = (seat: number, points = 5): Fact => ({ type: 'player-began', seat, points });
export const ended = (seat: number, unspent: number): Fact => ({
  type: 'player-ended',
  seat,
  unspent,
});
export const learned = (seat: number, to: number, by: number): Fact => ({
  type: 'knowledge-moved',
  seat,
  to,
  by,
});
export const advanced = (
  seat: number,
  track: Track,
  to: number,
  spaces: number,
  withVirtualCube = false,
): Fact => ({ type: 'disc-advanced', seat, track, to, spaces, withVirtualCube });
export const returned = (
  from: number | null,
  ...spaces: readonly (readonly [turn: number, cubes: string[]])[]
): Fact => ({
  type: 'cubes-returned',
  from,
  spaces: spaces.map(([turn, some]) => ({ turn, cubes: some })),
});
export const declared = (seat: number, status: Status): Fact => ({
  type: 'status-declared',
  seat,
  secret: { seenBy: [seat], status },
});

/** Actions. */
export const advance = (track: Track, spaces: number): Action => ({
  type: 'advance',
  track,
  spaces,
});
export const declare = (status: Status): Action => ({ type: 'declare', status });
