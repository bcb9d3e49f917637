import { type Chance, shuffled } from '../../../core/chance.ts';
import { changed, seatsOf } from '../../../core/seat.ts';
import type { Evolve, Table } from '../../../core/title.ts';
import { lanternIds, patronIds } from '../lanterns.ts';
import type { Fact, LanternFair, State } from '../types.ts';

/** LF 1.1: everybody begins with the same coins. */
export const open = ({ options, edition, seats }: Table<LanternFair>): State => ({
  edition,
  stalls: Math.min(options.stalls, edition.lanterns.length),
  held: 0,
  deck: [],
  spare: [],
  out: [],
  stall: null,
  opener: 0,
  fairgoers: seatsOf(seats).map(() => ({ coins: edition.coins, lanterns: [], patron: '' })),
  shown: false,
});

/** LF 1.2 and 1.3: the lanterns are shuffled, each seat is dealt a patron only it may look at. */
export function setup(state: State, chance: Chance): readonly Fact[] {
  const deck = shuffled(chance, 'lanterns', lanternIds(state.edition));
  const patrons = shuffled(chance, 'patrons', patronIds(state.edition));
  const dealt = state.fairgoers.map((_, seat): Fact => {
    const patron = patrons[seat];
    if (patron === undefined) throw new Error('More seats than patrons');
    return { type: 'patron-dealt', seat, secret: { seenBy: [seat], patron } };
  });
  const spare = patrons.slice(dealt.length);
  return [
    { type: 'lanterns-shuffled', secret: { seenBy: [], deck: [...deck], spare: [...spare] } },
    ...dealt,
  ];
}

export const lanternsShuffled: Evolve<LanternFair, Fact & { type: 'lanterns-shuffled' }> = (
  state,
  { secret },
) => ({ ...state, deck: secret.deck, spare: secret.spare });

export const patronDealt: Evolve<LanternFair, Fact & { type: 'patron-dealt' }> = (
  state,
  { seat, secret },
) => ({
  ...state,
  fairgoers: changed(state.fairgoers, seat, (fairgoer) => ({
    ...fairgoer,
    patron: secret.patron,
  })),
});
