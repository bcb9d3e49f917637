import type { BySeat } from '../../../core/seat.ts';
import type { Outcome, ScoreLine } from '../../../core/title.ts';
import { valueOfRight } from '../pieces.ts';
import { type Player, type State, sources, type View } from '../types.ts';

const ruleOf = {
  privilege: 'A 3.3',
  unused: 'A 3.1',
  robbed: 'A 3.5',
  peerage: 'A 5.2',
  coat: 'A 5.2',
  patent: 'A 5.2',
} as const;

/** A 6: where every point came from, and how many were lost at the two bars. */
export const score = ({ players }: View): BySeat<readonly ScoreLine[]> =>
  players.map(({ gained, lost }) => [
    ...sources.map((source) => ({ line: source, rule: ruleOf[source], points: gained[source] })),
    { line: 'lost-church', rule: 'A 4.1', points: 0 - lost.church },
    { line: 'lost-cathedral', rule: 'A 4.1', points: 0 - lost.cathedral },
  ]);

/** What a player's building cost; nothing without one: 0. */
const paidFor = ({ edition }: State, { rights }: Player, building: 'church' | 'cathedral') => {
  const tile = rights[building];
  return tile === null ? 0 : valueOfRight(edition, building, tile);
};

/** Of these seats those with the most of something. */
function most(seats: readonly number[], numberOf: (seat: number) => number): readonly number[] {
  const best = Math.max(...seats.map(numberOf));
  return seats.filter((seat) => numberOf(seat) === best);
}

/** A 6: the most prestige; then the dearest cathedral, if any has one, else the dearest church. */
export function outcome(state: State): Outcome | null {
  const { stage, players } = state;
  if (stage.at !== 'over') return null;
  const tied = most([...players.keys()], (seat) => players[seat]?.prestige ?? 0);
  const costOf = (building: 'church' | 'cathedral') => (seat: number) => {
    const player = players[seat];
    return player === undefined ? 0 : paidFor(state, player, building);
  };
  const hasCathedral = tied.some((seat) => (players[seat]?.rights.cathedral ?? null) !== null);
  return { winners: most(tied, costOf(hasCathedral ? 'cathedral' : 'church')) };
}
