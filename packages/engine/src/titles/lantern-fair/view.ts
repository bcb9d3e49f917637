import { type Chance, shuffled } from '../../core/chance.ts';
import { at, type Viewer } from '../../core/seat.ts';
import { faceOf, lanternIds } from './lanterns.ts';
import type { Stall, State, View } from './types.ts';

const seatsWhere = (marks: readonly boolean[]): number[] =>
  marks.flatMap((mark, seat) => (mark ? [seat] : []));

function stallView(stall: Stall, number: number, viewer: Viewer): View['stall'] {
  const { sale, lantern } = stall;
  if (stall.sale === 'open') {
    const { turn, highest, passed } = stall;
    return {
      number,
      sale,
      lantern,
      turn,
      highest,
      passed: seatsWhere(passed),
      sealed: [],
      mySeal: null,
    };
  }
  return {
    number,
    sale,
    lantern,
    turn: null,
    highest: null,
    passed: [],
    sealed: seatsWhere(stall.bids.map((bid) => bid !== null)),
    mySeal: typeof viewer === 'number' ? (stall.bids[viewer] ?? null) : null,
  };
}

/** What a viewer may know: everything but the deck, others' patrons and others' sealed bids. */
export function view(state: State, viewer: Viewer): View {
  const { edition, stall, stalls, held, deck, out, shown } = state;
  return {
    stall: stall === null ? null : stallView(stall, held, viewer),
    stalls,
    left: deck.length,
    out: [...out],
    myPatron: typeof viewer === 'number' ? at(state.fairgoers, viewer).patron : null,
    fairgoers: state.fairgoers.map(({ coins, lanterns, patron }, seat) => ({
      seat,
      coins,
      lanterns: [...lanterns],
      patron: shown || viewer === 'referee' ? patron : null,
    })),
    glasses: Object.fromEntries(
      lanternIds(edition).map((lantern) => [lantern, faceOf(edition, lantern).glass]),
    ),
  };
}

/** Deck, hidden patrons and others' sealed bids dealt anew. */
export function redeal(state: State, viewer: Viewer, chance: Chance): State {
  if (viewer === 'referee') return state;
  const isHidden = (seat: number): boolean => seat !== viewer && !state.shown;
  const patrons = shuffled(chance, 'patrons', [
    ...state.spare,
    ...state.fairgoers.filter((_, seat) => isHidden(seat)).map(({ patron }) => patron),
  ]);
  const dealt = state.fairgoers.reduce<{ left: readonly string[]; fairgoers: State['fairgoers'] }>(
    ({ left, fairgoers }, fairgoer, seat) => {
      const [patron = fairgoer.patron, ...rest] = left;
      return isHidden(seat)
        ? { left: rest, fairgoers: [...fairgoers, { ...fairgoer, patron }] }
        : { left, fairgoers: [...fairgoers, fairgoer] };
    },
    { left: patrons, fairgoers: [] },
  );
  return {
    ...state,
    deck: shuffled(chance, 'lanterns', state.deck),
    spare: dealt.left,
    fairgoers: dealt.fairgoers,
    stall: resealed(state, viewer, chance),
  };
}

/** Bids the viewer did not seal, and has not seen opened, are sealed anew. */
function resealed({ stall, fairgoers }: State, viewer: Viewer, chance: Chance): Stall | null {
  if (stall?.sale !== 'sealed' || stall.opened) return stall;
  return {
    ...stall,
    bids: stall.bids.map((bid, seat) =>
      bid === null || seat === viewer ? bid : chance.draw('bids', at(fairgoers, seat).coins + 1),
    ),
  };
}
