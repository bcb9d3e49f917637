import { type Chance, shuffled } from '../../core/chance.ts';
import { at, type Seat, type Viewer } from '../../core/seat.ts';
import { numberOfTile } from './pieces.ts';
import { votesOf } from './rules/6-6-votes.ts';
import { priceOf, statusesFor } from './rules/12-end.ts';
import type { State } from './types.ts';

/** Values dealt anew among the places of those that are unknown; the others stay where they are. */
function dealtAnew<T>(
  chance: Chance,
  values: readonly T[],
  isUnknown: (value: T, place: number) => boolean,
): readonly T[] {
  const unknown = [...shuffled(chance, 'redeal', values.filter(isUnknown))];
  return values.map((value, place) => (isUnknown(value, place) ? (unknown.pop() ?? value) : value));
}

/** The Library's tiles in a row: what each player keeps, then the deck. */
const tilesOf = ({ players, library }: State): readonly (string | null)[] => [
  ...players.map(({ tile }) => tile),
  ...library.deck,
];

const withTiles = (state: State, tiles: readonly (string | null)[]): State => ({
  ...state,
  players: state.players.map((player, seat) => ({ ...player, tile: tiles[seat] ?? null })),
  library: {
    ...state.library,
    deck: tiles.slice(state.players.length).filter((tile) => tile !== null),
  },
});

/**
 * Tiles the viewer has never seen, dealt anew among where such tiles are: in the deck and, until the
 * hands are opened, behind other screens.
 */
function redealUnseen(state: State, viewer: Viewer, chance: Chance): State {
  const { phase, players, library } = state;
  const seen = typeof viewer === 'number' ? at(library.seen, viewer) : [];
  const first = phase === 'over' ? players.length : 0;
  return withTiles(
    state,
    dealtAnew(
      chance,
      tilesOf(state),
      (tile, place) => place >= first && tile !== null && !seen.includes(numberOfTile(tile)),
    ),
  );
}

/**
 * Whoever looked last has put tiles back in an order of his own: of those he held, nobody else can
 * tell which he kept and how the others lie, though one may have seen them all before.
 */
function redealLastLook(state: State, viewer: Viewer, chance: Chance): State {
  const { phase, players, library } = state;
  const { lastLook } = library;
  if (lastLook === null || lastLook.seat === viewer) return state;
  const { seat, tiles: held } = lastLook;
  if (at(players, seat).tile === null) return state; // he is still looking: nothing has moved
  const top = players.length;
  const isHis = (place: number): boolean =>
    (place === seat && phase !== 'over') || (place >= top && place < top + held - 1);
  return withTiles(
    state,
    dealtAnew(chance, tilesOf(state), (_tile, place) => isHis(place)),
  );
}

/** Statuses others have declared: any each could pay for, as far as the viewer can tell. */
function redealDeclarations(
  { declared, players, phase }: State,
  viewer: Viewer,
  chance: Chance,
): State['declared'] {
  if (phase === 'over') return declared;
  return declared.map((status, seat: Seat) => {
    if (status === null || seat === viewer) return status;
    const player = at(players, seat);
    const possible = statusesFor(player).filter((other) => priceOf[other] <= votesOf(player));
    return possible[chance.draw('declared', possible.length)] ?? status;
  });
}

/** DVE 14: the same table, with all that a viewer cannot know dealt anew. */
export function redeal(state: State, viewer: Viewer, chance: Chance): State {
  if (viewer === 'referee') return state;
  const { papal, decks } = state;
  const library = redealLastLook(redealUnseen(state, viewer, chance), viewer, chance);
  return {
    ...library,
    papal: { ...papal, hidden: shuffled(chance, 'papal', papal.hidden) },
    decks: decks.map((deck) => shuffled(chance, 'manuscripts', deck)),
    declared: redealDeclarations(state, viewer, chance),
  };
}
