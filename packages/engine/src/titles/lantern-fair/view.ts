import { type Chance, shuffled } from '../../core/chance.ts';
import { at, type Viewer } from '../../core/seat.ts';
import { faceOf, lanternIds, numberOfCharm } from './pieces.ts';
import { strengthOf, toKeep } from './rules/2-charms.ts';
import type { Fairgoer, Stall, State, View } from './types.ts';

const seatsWhere = (marks: readonly boolean[]): number[] =>
  marks.flatMap((mark, seat) => (mark ? [seat] : []));

function stallView(stall: Stall, number: number, viewer: Viewer): View['stall'] {
  const { sale, lantern } = stall;
  const nothing = { turn: null, offeredTo: null, highest: null, passed: [], sealed: [] };
  if (stall.sale === 'open') {
    const { turn, offeredTo, highest, passed } = stall;
    const spoken = {
      turn,
      offeredTo,
      highest: highest === null ? null : { ...highest },
      passed: seatsWhere(passed),
    };
    return { number, sale, lantern, ...nothing, ...spoken, mySeal: null };
  }
  const sealed = seatsWhere(stall.bids.map((bid) => bid !== null));
  const mySeal = typeof viewer === 'number' ? (stall.bids[viewer] ?? null) : null;
  return { number, sale, lantern, ...nothing, sealed, mySeal };
}

/** What a viewer may know: everything but the deck, and what others keep secret. */
export function view(state: State, viewer: Viewer): View {
  const { edition, stall, stalls, held, deck, out, shown } = state;
  const me = typeof viewer === 'number' ? viewer : null;
  const seesAll = shown || viewer === 'referee';
  return {
    me,
    keeping: [...toKeep(state)],
    mostCharm: edition.mostCharm,
    myCharms:
      me === null
        ? []
        : at(state.fairgoers, me).charms.map((charm) => ({
            charm,
            number: numberOfCharm(edition, charm),
          })),
    stall: stall === null ? null : stallView(stall, held, viewer),
    stalls,
    left: deck.length,
    out: [...out],
    myPatron: me === null ? null : at(state.fairgoers, me).patron,
    fairgoers: state.fairgoers.map(({ coins, lanterns, polished, patron, charms }, seat) => ({
      seat,
      coins,
      lanterns: [...lanterns],
      polished: lanterns.filter((_, place) => polished[place] === true),
      patron: seesAll ? patron : null,
      charms: seesAll ? [...charms] : null,
    })),
    glasses: Object.fromEntries(
      lanternIds(edition).map((lantern) => [lantern, faceOf(edition, lantern).glass]),
    ),
  };
}

type Hands = Pick<State, 'fairgoers' | 'spare' | 'undealt'>;

/** Charms nobody but their owner saw, dealt again; each owner keeps a set the rules allow. */
function redealCharms({ edition, ...state }: State, viewer: Viewer, chance: Chance): Hands {
  const unseen = ({ charms, boxed }: Fairgoer) => (state.shown ? boxed : [...charms, ...boxed]);
  const pool = shuffled(chance, 'charms', [
    ...state.undealt,
    ...state.fairgoers.filter((_, seat) => seat !== viewer).flatMap(unseen),
  ]);
  let next = 0;
  const fairgoers = state.fairgoers.map((fairgoer, seat): Fairgoer => {
    if (seat === viewer) return fairgoer;
    const size = unseen(fairgoer).length;
    const dealt = pool.slice(next, next + size);
    next += size;
    if (state.shown) return { ...fairgoer, boxed: dealt };
    if (!fairgoer.hasKept) return { ...fairgoer, charms: dealt };
    const wanted = chance.draw('kept', 3) + 1;
    const kept = dealt
      .slice(0, wanted)
      .filter(
        (_, index, some) => strengthOf(edition, some.slice(0, index + 1)) <= edition.mostCharm,
      );
    return { ...fairgoer, charms: kept, boxed: dealt.filter((charm) => !kept.includes(charm)) };
  });
  return { fairgoers, spare: state.spare, undealt: pool.slice(next) };
}

/** Patrons nobody but their owner saw, dealt again. */
function redealPatrons(
  { fairgoers, spare, undealt }: Hands,
  isHidden: (seat: number) => boolean,
  chance: Chance,
): Hands {
  const pool = shuffled(chance, 'patrons', [
    ...spare,
    ...fairgoers.filter((_, seat) => isHidden(seat)).map(({ patron }) => patron),
  ]);
  const owners = fairgoers.flatMap((_, seat) => (isHidden(seat) ? [seat] : []));
  return {
    fairgoers: fairgoers.map((fairgoer, seat) =>
      isHidden(seat) ? { ...fairgoer, patron: at(pool, owners.indexOf(seat)) } : fairgoer,
    ),
    spare: pool.slice(owners.length),
    undealt,
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

/** Deck, and others' patrons, charms and sealed bids dealt anew. */
export function redeal(state: State, viewer: Viewer, chance: Chance): State {
  if (viewer === 'referee') return state;
  const isHidden = (seat: number): boolean => seat !== viewer && !state.shown;
  const hands = redealPatrons(redealCharms(state, viewer, chance), isHidden, chance);
  return {
    ...state,
    ...hands,
    deck: shuffled(chance, 'lanterns', state.deck),
    stall: resealed(state, viewer, chance),
  };
}
