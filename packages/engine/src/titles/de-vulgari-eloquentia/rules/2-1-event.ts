import { bagFor, inOrderOfReturn, isRed } from '../pieces.ts';
import type { Fact, FactOf, State, Step } from '../types.ts';
import { refill } from './1-set-up.ts';
import { charityBegun } from './2-2-charity.ts';
import { orderSet } from './2-3-turn-order.ts';

type Returned = FactOf<'cubes-returned'>['spaces'];

/** Papal tiles lie on turns 12 to 16, charity is given on turns 2 to 11. */
export const firstPapalTurn = 12;

/** The last turn there can be: spaces of the chart beyond it are out of the game (DVE 2.1.2). */
export const lastTurn = 16;

/**
 * DVE 2.1(d), 2.1.1: cubes go back red first, then black, yellow, green, each to the first space with
 * room from a turn on. DVE 2.1.2: spaces run past turn 16 if need be.
 */
function returned(
  { edition, chart, players }: State,
  cubes: readonly string[],
  from: number,
): Returned {
  const { perTurn } = bagFor(edition, players.length);
  const spaces = new Map<number, string[]>();
  const lying = (space: number): number =>
    (chart[space - 1]?.length ?? 0) + (spaces.get(space)?.length ?? 0);
  let turn = from;
  for (const cube of inOrderOfReturn(cubes)) {
    while (lying(turn) >= perTurn) turn += 1;
    spaces.set(turn, [...(spaces.get(turn) ?? []), cube]);
  }
  return [...spaces].map(([space, some]) => ({ turn: space, cubes: some }));
}

/** DVE 2.1.1: what a seat discards during the action phase; nothing where it discards nothing. */
export const discarded = (state: State, seat: number, cubes: readonly string[]): readonly Fact[] =>
  cubes.length === 0
    ? []
    : [{ type: 'cubes-returned', from: seat, spaces: returned(state, cubes, state.turn + 1) }];

const onSpace = (spaces: Returned, turn: number): readonly string[] =>
  spaces.find((space) => space.turn === turn)?.cubes ?? [];

/** DVE 2.1(a): the next turn begins. */
export const turnBegun = ({ turn }: State): readonly Fact[] => [
  { type: 'turn-begun', turn: turn + 1 },
];

/** DVE 2.1(b), 12.1: the turn's papal tile; the second red one calls all pawns to Roma. */
function papalTileRevealed({ turn, papal }: State): readonly Fact[] {
  const tile = papal.hidden[0];
  if (turn < firstPapalTurn || tile === undefined) return [];
  const isLast = isRed(tile) && papal.revealed.some(isRed);
  return [
    { type: 'papal-tile-revealed', tile, reveals: true },
    ...(isLast ? ([{ type: 'pawns-called-to-roma' }] as const) : []),
  ];
}

/** DVE 2.1(c): the turn's event tile goes to its city; turn 11 and those after it have none. */
const eventPlaced = ({ events }: State): readonly Fact[] =>
  events.waiting.slice(0, 1).map((event) => ({ type: 'event-placed', event }));

/** DVE 2.1(d), (e): cubes nobody took go back, then the turn's own are laid out. */
function cubesLaidOut(state: State): readonly Fact[] {
  const { turn, sale, chart } = state;
  const spaces = returned(state, sale, turn);
  const cubes = [...(chart[turn - 1] ?? []), ...onSpace(spaces, turn)];
  return [
    ...(sale.length === 0 ? [] : [{ type: 'cubes-returned', from: null, spaces } as const]),
    { type: 'cubes-laid-out', cubes },
  ];
}

/** DVE 2.1(f): the rows are filled up; turn 1 finds them full. */
function rowsRefilled(state: State): readonly Fact[] {
  const manuscripts = [...refill(state, state.decks)];
  return manuscripts.length === 0
    ? []
    : [{ type: 'manuscripts-revealed', manuscripts, reveals: true }];
}

/** DVE 2.1: the Event phase, which leads to Charity or, without it, to the turn order. */
export const eventPhase = (state: State): readonly Fact[] => [
  ...papalTileRevealed(state),
  ...eventPlaced(state),
  ...cubesLaidOut(state),
  ...rowsRefilled(state),
  ...(state.turn > 1 && state.turn < firstPapalTurn ? charityBegun(state) : orderSet(state)),
];

export const begunTurn: Step<'turn-begun'> = (state, { turn }) => ({
  ...state,
  phase: 'event',
  turn,
  played: [],
});

export const revealedPapalTile: Step<'papal-tile-revealed'> = (state, { tile }) => ({
  ...state,
  papal: {
    hidden: state.papal.hidden.filter((hidden) => hidden !== tile),
    revealed: [...state.papal.revealed, tile],
  },
});

/** DVE 12.1: every pawn, those at sea too. */
export const calledToRoma: Step<'pawns-called-to-roma'> = (state) => ({
  ...state,
  players: state.players.map((player) => ({ ...player, place: 'roma' })),
});

export const placedEvent: Step<'event-placed'> = (state, { event }) => {
  const { waiting, placed, used } = state.events;
  return {
    ...state,
    events: { waiting: waiting.filter((id) => id !== event), placed: [...placed, event], used },
  };
};

/** The chart with cubes on more of its spaces, which run on as far as needed. */
function chartWith(chart: State['chart'], spaces: Returned): State['chart'] {
  const length = Math.max(chart.length, ...spaces.map(({ turn }) => turn));
  return Array.from({ length }, (_, index) => [
    ...(chart[index] ?? []),
    ...onSpace(spaces, index + 1),
  ]);
}

/** Cubes leave the sale, or their owner's hands, for the chart. */
export const returnedCubes: Step<'cubes-returned'> = (state, { from, spaces }) => {
  const back = new Set(spaces.flatMap(({ cubes }) => cubes));
  const stays = (cube: string): boolean => !back.has(cube);
  const chart = chartWith(state.chart, spaces);
  if (from === null) return { ...state, chart, sale: state.sale.filter(stays) };
  const players = state.players.map((player, seat) =>
    seat === from
      ? {
          ...player,
          front: player.front.filter(stays),
          cubes: player.cubes.filter(stays),
        }
      : player,
  );
  return { ...state, chart, players };
};

export const laidOutCubes: Step<'cubes-laid-out'> = (state, { cubes }) => ({
  ...state,
  sale: cubes,
  chart: state.chart.map((space, index) => (index === state.turn - 1 ? [] : space)),
});

/** Whether the second red papal tile lies open: this turn is the last (DVE 12.1). */
export const isLastTurn = ({ papal }: Pick<State, 'papal'>): boolean =>
  papal.revealed.filter(isRed).length === 2;
