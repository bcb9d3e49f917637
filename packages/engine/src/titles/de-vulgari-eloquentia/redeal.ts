import { type Chance, shuffled } from '../../core/chance.ts';
import { at, changed, type Seat, type Viewer } from '../../core/seat.ts';
import { numberOfTile, tileNumbered } from './pieces.ts';
import { withinVotes } from './rules/12-end.ts';
import type { Look, State } from './types.ts';

type Library = State['library'];

/** The looks that came after the viewer's own; none where he has not looked. */
function looksAfter({ looks }: Library, viewer: Viewer): readonly Look[] {
  const own = looks.findIndex(({ seat }) => seat === viewer);
  return own === -1 ? [] : looks.slice(own + 1);
}

/** Whether who looked is done: he keeps one of the tiles and has put the others back. */
const isDone = ({ players }: State, { seat }: Look): boolean => at(players, seat).tile !== null;

/**
 * Of the tiles a viewer has seen, each who looked after him may have kept any he held, and put the
 * others back in any order: these looks are taken back, the last first, and made again.
 */
function redealLooks(state: State, viewer: Viewer, chance: Chance): State {
  const { library } = state;
  const later = looksAfter(library, viewer);
  let players = state.players;
  let deck = later
    .filter((look) => isDone(state, look))
    .reduceRight<readonly string[]>(
      (below, { shown }) => [...shown.map(tileNumbered), ...below.slice(shown.length - 1)],
      library.deck,
    );
  const again = later.map((look): Look => {
    const shown = deck.slice(0, look.shown.length);
    if (isDone(state, look)) {
      const [kept = '', ...back] = shuffled(chance, 'redeal', shown);
      players = changed(players, look.seat, (player) => ({ ...player, tile: kept }));
      deck = [...back, ...deck.slice(shown.length)];
    }
    return { seat: look.seat, shown: shown.map(numberOfTile) };
  });
  const earlier = library.looks.slice(0, library.looks.length - later.length);
  return { ...state, players, library: { deck, looks: [...earlier, ...again] } };
}

/** Once the hands are open: how the tiles lie that the last one to look put back. */
function redealLastBack(state: State, viewer: Viewer, chance: Chance): State {
  const { deck, looks } = state.library;
  const last = looksAfter(state.library, viewer).at(-1);
  if (last === undefined) return state;
  const back = last.shown.length - 1;
  const top = shuffled(chance, 'redeal', deck.slice(0, back));
  return { ...state, library: { deck: [...top, ...deck.slice(back)], looks } };
}

/** Tiles the viewer has never seen change names, wherever they are. */
function redealUnseen(state: State, viewer: Viewer, chance: Chance): State {
  const { players, library, phase } = state;
  const kept = players.map(({ tile }) => tile).filter((tile) => tile !== null);
  const known = [
    ...(library.looks.find(({ seat }) => seat === viewer)?.shown ?? []).map(tileNumbered),
    ...(phase === 'over' ? kept : []),
  ];
  const unseen = [...kept, ...library.deck].filter((tile) => !known.includes(tile));
  const names = shuffled(chance, 'redeal', unseen);
  const renamed = (tile: string): string => names[unseen.indexOf(tile)] ?? tile;
  return {
    ...state,
    players: players.map((player) => ({
      ...player,
      tile: player.tile === null ? null : renamed(player.tile),
    })),
    library: {
      deck: library.deck.map(renamed),
      looks: library.looks.map(({ seat, shown }) => ({
        seat,
        shown: shown.map((number) => numberOfTile(renamed(tileNumbered(number)))),
      })),
    },
  };
}

/** The Library as the viewer can only guess it. */
function redealLibrary(state: State, viewer: Viewer, chance: Chance): State {
  const looks = state.phase === 'over' ? redealLastBack : redealLooks;
  return redealUnseen(looks(state, viewer, chance), viewer, chance);
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
    const possible = withinVotes(at(players, seat));
    return possible[chance.draw('declared', possible.length)] ?? status;
  });
}

/** DVE 14: the same table, with all that a viewer cannot know dealt anew. */
export function redeal(state: State, viewer: Viewer, chance: Chance): State {
  if (viewer === 'referee') return state;
  const { papal, decks } = state;
  return {
    ...redealLibrary(state, viewer, chance),
    papal: { ...papal, hidden: shuffled(chance, 'papal', papal.hidden) },
    decks: decks.map((deck) => shuffled(chance, 'manuscripts', deck)),
    declared: redealDeclarations(state, viewer, chance),
  };
}
