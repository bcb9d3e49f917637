import { type Chance, shuffled } from '../../../core/chance.ts';
import { refusal } from '../../../core/refusal.ts';
import { at, changed, type Seat, seatsOf } from '../../../core/seat.ts';
import type { Table } from '../../../core/title.ts';
import { roadsOf } from '../atlas.ts';
import {
  bagFor,
  canticleIds,
  cardinalTiles,
  cubeIds,
  eventId,
  friarTiles,
  isShort,
  libraryIds,
  linguaVolgare,
  manuscriptIds,
  papalIds,
  zoneOf,
} from '../pieces.ts';
import type { DeVulgariEloquentia, Fact, Player, Rules, State, Step } from '../types.ts';

/** DVE 1.1: everybody starts as a Merchant with 10 ducats. */
const merchant: Player = {
  place: null,
  ducats: 10,
  friar: null,
  cardinal: null,
  front: [],
  cubes: [],
  manuscripts: [],
  tile: null,
  visited: [],
  gift: null,
  hasDenounced: false,
  elected: null,
};

/** The box opened: the papal tiles and decks lie in order, the discs beside the board. */
export function open({ edition, options, seats }: Table<DeVulgariEloquentia>): State {
  const events = edition.events.map(eventId);
  return {
    edition,
    roads: roadsOf(edition),
    options,
    phase: 'starting',
    turn: 0,
    order: seatsOf(seats),
    players: seatsOf(seats).map(() => merchant),
    chart: [cubeIds(edition, seats)],
    sale: [],
    gone: [],
    events: { waiting: events, placed: [], used: [] },
    canticle: canticleIds(edition).map((tile) => ({ zone: '', tile })),
    papal: { hidden: papalIds(edition), revealed: [] },
    decks: manuscriptIds({ edition, options, seats }),
    rows: [[], [], [], []],
    linguaVolgare: { aside: [linguaVolgare], onSale: [] },
    library: { deck: libraryIds(edition), looks: [] },
    friars: friarTiles,
    cardinals: cardinalTiles,
    retired: [],
    knowledge: [],
    tracks: { riddle: [], messenger: [], orient: [], canticle: [], library: [], rest: [] },
    charity: null,
    played: [],
    going: null,
    summons: null,
    declared: seatsOf(seats).map(() => null),
  };
}

/** DVE 1.2: one of the tiles 1 to 9 at random, then rising numbers; tile 10 on turn 10. */
function eventsLaid(chance: Chance): Fact {
  const first = chance.draw('events', 9);
  const numbers = Array.from({ length: 9 }, (_, turn) => ((first + turn) % 9) + 1);
  return { type: 'events-laid', events: [...numbers, 10].map((number) => `event-${number}`) };
}

/** DVE 1.3: the bag is emptied over the first seven turns. */
function cubesDealt({ edition, players }: State, chance: Chance): Fact {
  const { perTurn } = bagFor(edition, players.length);
  const bag = shuffled(chance, 'cubes', cubeIds(edition, players.length));
  const turns = Array.from({ length: 7 }, (_, turn) =>
    bag.slice(turn * perTurn, (turn + 1) * perTurn),
  );
  return { type: 'cubes-dealt', turns };
}

/** DVE 1.4: a tile for each Franciscan city. */
function canticleTilesDealt({ edition }: State, chance: Chance): Fact {
  const tiles = shuffled(chance, 'canticle', canticleIds(edition));
  const cities = edition.zones
    .filter(({ franciscan }) => franciscan === true)
    .map(({ id }, index) => ({ zone: id, tile: at(tiles, index) }));
  return { type: 'canticle-tiles-dealt', cities };
}

/** DVE 1.6: how many manuscripts of a level are on show. */
const rowLength = ({ options, players }: State, level: number): number =>
  level === 1 && isShort({ options, seats: players.length }) ? 2 : players.length - 1;

/** What fills the rows up again, from the top of each deck. */
export const refill = (
  state: State,
  decks: State['decks'],
  rows: State['rows'] = state.rows,
): readonly string[] =>
  decks.flatMap((deck, index) =>
    deck.slice(0, Math.max(0, rowLength(state, index + 1) - at(rows, index).length)),
  );

/** DVE 1.2 to 1.8: everything that is shuffled and dealt. */
export function setup(state: State, chance: Chance): readonly Fact[] {
  const { edition, decks, players } = state;
  const shuffledDecks = decks.map((deck, index) => [
    ...shuffled(chance, `manuscripts-${index + 1}`, deck),
  ]);
  const hidden = { seenBy: [] };
  return [
    eventsLaid(chance),
    cubesDealt(state, chance),
    canticleTilesDealt(state, chance),
    {
      type: 'papal-tiles-shuffled',
      secret: { ...hidden, tiles: [...shuffled(chance, 'papal', papalIds(edition))] },
    },
    { type: 'manuscripts-shuffled', secret: { ...hidden, decks: shuffledDecks } },
    {
      type: 'manuscripts-revealed',
      manuscripts: [...refill(state, shuffledDecks)],
      reveals: true,
    },
    {
      type: 'library-shuffled',
      secret: { ...hidden, tiles: [...shuffled(chance, 'library', libraryIds(edition))] },
    },
    { type: 'order-drawn', order: [...shuffled(chance, 'order', seatsOf(players.length))] },
  ];
}

export const laidEvents: Step<'events-laid'> = (state, { events }) => ({
  ...state,
  events: { ...state.events, waiting: events },
});

export const dealtCubes: Step<'cubes-dealt'> = (state, { turns }) => ({ ...state, chart: turns });

export const dealtCanticleTiles: Step<'canticle-tiles-dealt'> = (state, { cities }) => ({
  ...state,
  canticle: cities,
});

export const shuffledPapalTiles: Step<'papal-tiles-shuffled'> = (state, { secret }) => ({
  ...state,
  papal: { hidden: secret.tiles, revealed: [] },
});

export const shuffledManuscripts: Step<'manuscripts-shuffled'> = (state, { secret }) => ({
  ...state,
  decks: secret.decks,
});

/** Manuscripts come from the tops of their decks, so each deck is shorter by what is shown. */
export const revealedManuscripts: Step<'manuscripts-revealed'> = (state, { manuscripts }) => ({
  ...state,
  decks: state.decks.map((deck) => deck.filter((id) => !manuscripts.includes(id))),
  rows: state.rows.map((row, index) => [
    ...row,
    ...at(state.decks, index).filter((id) => manuscripts.includes(id)),
  ]),
});

export const shuffledLibrary: Step<'library-shuffled'> = (state, { secret }) => ({
  ...state,
  library: { ...state.library, deck: secret.tiles },
});

/** DVE 1.9: discs go on space 0 in reverse turn order, so the last player's is at the bottom. */
export const drawnOrder: Step<'order-drawn'> = (state, { order }) => ({
  ...state,
  order,
  knowledge: [...order].reverse().map((seat) => ({ seat, space: 0 })),
});

/** Who chooses his city next, in reverse turn order; undefined when all have. */
export const toStart = ({ phase, order, players }: State): Seat | undefined =>
  phase === 'starting' ? order.findLast((seat) => at(players, seat).place === null) : undefined;

/** DVE 1.8: a starting city nobody else has taken. */
export const startAt: Rules<'start-at'> = {
  openness: 'open',
  candidates: ({ edition }) =>
    edition.zones
      .filter(({ start }) => start === true)
      .map(({ id }) => ({ type: 'start-at', zone: id })),
  refuse: ({ edition, phase, players }, { zone }) => {
    if (phase !== 'starting') return refusal('not-the-start', 'DVE 1.8');
    if (zoneOf(edition, zone)?.start !== true) {
      return refusal('no-starting-city', 'DVE 1.8', { zone });
    }
    return players.some(({ place }) => place === zone)
      ? refusal('start-taken', 'DVE 1.8', { zone })
      : null;
  },
  perform: (_state, { zone }, seat) => [{ type: 'city-chosen', seat, zone }],
};

export const chosenCity: Step<'city-chosen'> = (state, { seat, zone }) => ({
  ...state,
  players: changed(state.players, seat, (player) => ({ ...player, place: zone })),
});
