import { decide, type Setting } from '../../../core/play.ts';
import { type Seat, seatsOf, type Viewer } from '../../../core/seat.ts';
import { givenTable } from '../../../testing/index.ts';
import { type Edition, reconstruction } from '../edition.ts';
import { title } from '../index.ts';
import { type Colour, colours, type Fact, type Options, type View } from '../types.ts';

export type Given = ReturnType<typeof givenTable>;
type Action = Parameters<Given['when']>[1];

/** How a player stands; what is not said is as at the start of the game. */
type Stands = {
  readonly at?: string; // a zone or a sea
  readonly ducats?: number;
  readonly knows?: number; // his space of knowledge
  readonly friar?: string;
  readonly cardinal?: string;
  readonly cubes?: readonly string[]; // red, black and yellow ones, behind the screen
  readonly front?: readonly string[]; // green ones, before it
};

export type Layout = Stands & {
  readonly seats?: number;
  readonly turn?: number;
  readonly seat?: Seat; // whose turn of actions it is; `Stands` is about him
  readonly order?: readonly Seat[]; // of the turn; those before `seat` have played
  readonly others?: Readonly<Record<Seat, Stands>>;
  readonly points?: number;
  readonly sale?: readonly string[];
  readonly chart?: Readonly<Record<number, readonly string[]>>; // by turn
  readonly placed?: readonly number[]; // event tiles on the map
  readonly waiting?: readonly number[]; // event tiles of the turns to come
  readonly shown?: Readonly<Record<number, readonly string[]>>; // manuscripts by level
  readonly decks?: Readonly<Record<number, readonly string[]>>; // below them
  readonly papal?: readonly string[]; // the next turn's first
  readonly options?: Partial<Options>;
  readonly edition?: Edition;
};

const startingCities = ['torino', 'vicenza', 'ancona', 'taranto', 'catania'];

/** Whole decks in the box's order: the first are on show, the others below. */
const dialects = ['oil', 'oc', 'fiorentino', 'latino', 'siciliana'];
const wholeDeck = (level: number): readonly string[] =>
  level === 4
    ? reconstruction.manuscripts.levelFourPairs.map((pair) => `manuscript-4-${pair.join('-')}-1`)
    : dialects.flatMap((dialect) => [1, 2, 3].map((n) => `manuscript-${level}-${dialect}-${n}`));

export const cubesOf = (colour: Colour, count: number, from = 1): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${colour}-${index + from}`);

const isColour = (cube: string, colour: Colour): boolean => cube.startsWith(`${colour}-`);

/** A player as he stands: by facts that say nothing of the turn. */
function standsFacts(seat: Seat, stands: Stands): readonly Fact[] {
  const { at = startingCities[seat] ?? '', ducats = 10, knows = 0, friar, cardinal } = stands;
  const { cubes = [], front = [] } = stands;
  const taken = [...cubes, ...front];
  return [
    { type: 'city-chosen', seat, zone: startingCities[seat] ?? '' },
    { type: 'pawn-moved', seat, to: at, points: 0, ducats: 10 },
    { type: 'business-done', seat, ducats },
    ...(knows === 0 ? [] : [{ type: 'knowledge-moved', seat, to: knows, by: knows } as const]),
    ...(friar === undefined ? [] : [{ type: 'friar-chosen', seat, friar, ducats: 0 } as const]),
    ...(cardinal === undefined
      ? []
      : [{ type: 'cardinal-chosen', seat, cardinal, ducats: 0 } as const]),
    ...colours
      .map((colour) => ({ colour, some: taken.filter((cube) => isColour(cube, colour)) }))
      .filter(({ some }) => some.length > 0)
      .map(
        ({ colour, some }): Fact => ({
          type: 'cubes-taken',
          seat,
          colour,
          cubes: some,
          points: 0,
          ducats: 0,
        }),
      ),
  ];
}

function boardFacts(layout: Layout, seats: number): readonly Fact[] {
  const { chart = {}, placed = [], waiting = [], shown = {}, decks = {} } = layout;
  const { papal = ['papal-white-1', 'papal-white-2', 'papal-white-3'] } = layout;
  const rows = [1, 2, 3, 4].map((level) => shown[level] ?? wholeDeck(level).slice(0, seats - 1));
  const below = [1, 2, 3, 4].map((level) =>
    shown[level] === undefined ? wholeDeck(level).slice(seats - 1) : (decks[level] ?? []),
  );
  const turns = Math.max(0, ...Object.keys(chart).map(Number));
  const [first, second] = [placed, waiting].map((tiles) => tiles.map((tile) => `event-${tile}`));
  return [
    { type: 'events-laid', events: [...(first ?? []), ...(second ?? [])] },
    ...(first ?? []).map((event) => ({ type: 'event-placed', event }) as const),
    {
      type: 'cubes-dealt',
      turns: Array.from({ length: turns }, (_, index) => [...(chart[index + 1] ?? [])]),
    },
    { type: 'papal-tiles-shuffled', secret: { seenBy: [], tiles: [...papal] } },
    {
      type: 'manuscripts-shuffled',
      secret: {
        seenBy: [],
        decks: rows.map((row, index) => [...row, ...(below[index] ?? [])]),
      },
    },
    { type: 'manuscripts-revealed', manuscripts: rows.flat() },
  ];
}

/** A table in one player's turn of actions. Of two at one space of knowledge the lower seat is ahead. */
export function inTurn(layout: Layout = {}): Given {
  const { seats = 4, turn = 3, seat = 0, order = seatsOf(seats), others = {} } = layout;
  const { points = layout.cardinal === 'cardinal-muret' ? 6 : 5, options = {} } = layout;
  const { edition = reconstruction } = layout;
  const played = order.slice(0, order.indexOf(seat));
  return givenTable({ ...title, edition }, seats, options).and(
    ...boardFacts(layout, seats),
    { type: 'order-drawn', order: [...order] },
    ...seatsOf(seats).flatMap((other) =>
      standsFacts(other, other === seat ? layout : (others[other] ?? {})),
    ),
    { type: 'turn-begun', turn },
    { type: 'cubes-laid-out', cubes: [...(layout.sale ?? [])] },
    { type: 'order-set', order: [...order], rested: null },
    ...played.map((other): Fact => ({ type: 'player-ended', seat: other, unspent: 0 })),
    { type: 'player-began', seat, points },
  );
}

/** The last player's turn, so that the next turn begins when he ends it: seat 3 of four. */
export const lastInTurn = (layout: Layout = {}): Given => {
  const { seats = 4 } = layout;
  return inTurn({ seats, seat: seats - 1, ...layout });
};

export const endTurn = { type: 'end-turn' };

/** All that follows from an action, or the refusal's code. */
export function facts(
  { setting, game }: { readonly setting: Setting; readonly game: Given['game'] },
  seat: Seat,
  action: Action,
): readonly Fact[] {
  const noChance = {
    draw: (purpose: string): number => {
      throw new Error(`Nobody draws ${purpose} here`);
    },
  };
  const decision = decide(setting, game, action, seat, noChance);
  if (!decision.ok)
    throw new Error(`Refused by ${decision.refusal.rule}: ${decision.refusal.code}`);
  return decision.facts as readonly Fact[];
}

/** Of what follows from an action, the facts of some types. */
export const only = (
  given: Given,
  seat: Seat,
  action: Action,
  ...types: readonly Fact['type'][]
): readonly Fact[] => facts(given, seat, action).filter(({ type }) => types.includes(type));

/** What somebody sees. */
export const seenBy = ({ game }: Given, viewer: Viewer): View =>
  title.view(game.state, viewer) as View;

/** What the referee sees, behind every screen. */
export const seen = (given: Given): View => seenBy(given, 'referee');

export const learned = (seat: Seat, to: number, by: number): Fact => ({
  type: 'knowledge-moved',
  seat,
  to,
  by,
});

/** Cubes a player discards, and where they go. */
export const returned = (seat: Seat | null, spaces: Readonly<Record<number, string[]>>): Fact => ({
  type: 'cubes-returned',
  from: seat,
  spaces: Object.entries(spaces).map(([turn, cubes]) => ({ turn: Number(turn), cubes })),
});
