import { isRefusal, type Refusal, refusal } from '../../../core/refusal.ts';
import { at, type Seat } from '../../../core/seat.ts';
import { spaceOf } from '../discs.ts';
import { dialectsOf, kindOf, levelOf, linguaVolgare, zoneOf } from '../pieces.ts';
import type { Fact, Rules, State, Step } from '../types.ts';
import { levelAt } from './1-10-knowledge.ts';
import { costs, firstOf, goingOf, refusePoints, spent, withPlayer } from './2-4-actions.ts';

/** DVE 5.3: the level has no manuscript left, in the deck or on show. */
const isExhausted = ({ decks, rows }: State, level: number): boolean =>
  at(decks, level - 1).length === 0 && at(rows, level - 1).length === 0;

/** DVE 5.3: the points a level costs: one less for each lower level that is exhausted. */
export const costOf = (state: State, level: number): number =>
  level - [1, 2, 3].filter((lower) => lower < level && isExhausted(state, lower)).length;

/** The first manuscript of a kind that is on show; Lingua Volgare where it is on sale. */
const onShow = ({ rows, linguaVolgare: { onSale } }: State, kind: string): string | undefined =>
  [...rows.flat(), ...onSale].find((id) => kindOf(id) === kind);

/** DVE 5.3, 5.4: what a manuscript costs, in points. */
const pointsFor = (state: State, manuscript: string): number =>
  manuscript === linguaVolgare
    ? state.edition.manuscripts.linguaVolgare.actions
    : costOf(state, levelOf(manuscript));

/** DVE 5.2, 5.4: knowledge enough to read it. */
function refuseKnowledge({ edition, knowledge }: State, manuscript: string, seat: Seat) {
  const level =
    manuscript === linguaVolgare ? edition.manuscripts.linguaVolgare.level : levelOf(manuscript);
  const has = levelAt(edition, spaceOf(knowledge, seat));
  return level > has ? refusal('knowledge-too-low', 'DVE 5.2', { level, has }) : null;
}

/** DVE 5.2: the pawn in a zone of its dialect; DVE 5.4: Lingua Volgare is spoken everywhere. */
function refusePlace({ edition, players }: State, manuscript: string, seat: Seat): Refusal | null {
  if (manuscript === linguaVolgare) return null;
  const dialect = zoneOf(edition, at(players, seat).place)?.dialect ?? '';
  return dialectsOf(manuscript).includes(dialect)
    ? null
    : refusal('wrong-dialect', 'DVE 5.2', { manuscript: kindOf(manuscript) });
}

/** DVE 5.1: at most one manuscript a turn. */
export const takeManuscript: Rules<'take-manuscript'> = {
  openness: 'open',
  candidates: ({ rows, linguaVolgare: { onSale } }) =>
    [...new Set([...rows.flat(), ...onSale].map(kindOf))].map((manuscript) => ({
      type: 'take-manuscript',
      manuscript,
    })),
  refuse: (state, { manuscript: kind }, seat) => {
    const going = goingOf(state, seat);
    if (isRefusal(going)) return going;
    if (going.hasManuscript) return refusal('manuscript-this-turn', 'DVE 5.1');
    const manuscript = onShow(state, kind);
    if (manuscript === undefined) {
      return refusal('manuscript-not-on-show', kind === 'volgare' ? 'DVE 5.4' : 'DVE 5.5', {
        manuscript: kind,
      });
    }
    return firstOf(
      refuseKnowledge(state, manuscript, seat),
      refusePlace(state, manuscript, seat),
      refusePoints(state, seat, pointsFor(state, manuscript)),
    );
  },
  costs: (state, { manuscript: kind }) =>
    costs({ points: pointsFor(state, onShow(state, kind) ?? '') }),
  perform: (state, { manuscript: kind }, seat) => {
    const manuscript = onShow(state, kind) ?? '';
    const points = pointsFor(state, manuscript);
    const taken: Fact = { type: 'manuscript-taken', seat, manuscript, points };
    return [taken, ...volgareOffered(tookManuscript(state, taken))];
  },
};

/** DVE 5.4: Lingua Volgare comes on sale the first time level 1, 2 or 3 is exhausted. */
const volgareOffered = (state: State): readonly Fact[] =>
  state.linguaVolgare.aside.length > 0 && [1, 2, 3].some((level) => isExhausted(state, level))
    ? [{ type: 'lingua-volgare-offered' }]
    : [];

export const tookManuscript: Step<'manuscript-taken'> = (state, { seat, manuscript, points }) => {
  const without = (ids: readonly string[]) => ids.filter((id) => id !== manuscript);
  const { aside, onSale } = state.linguaVolgare;
  return {
    ...withPlayer(spent(state, points, { hasManuscript: true }), seat, (player) => ({
      manuscripts: [...player.manuscripts, manuscript],
    })),
    rows: state.rows.map(without),
    linguaVolgare: { aside, onSale: without(onSale) },
  };
};

export const offeredVolgare: Step<'lingua-volgare-offered'> = (state) => ({
  ...state,
  linguaVolgare: { aside: [], onSale: state.linguaVolgare.aside },
});
