import { type Chance, shuffled } from '../../../core/chance.ts';
import { at, changed, seatsOf } from '../../../core/seat.ts';
import type { Evolve, Table } from '../../../core/title.ts';
import { charmIds, lanternIds, patronIds } from '../pieces.ts';
import type { Fact, Fairgoer, LanternFair, State } from '../types.ts';

/** How many charms each seat is dealt. */
const charmsEach = 4;

const newcomer = (coins: number): Fairgoer => ({
  coins,
  lanterns: [],
  polished: [],
  patron: '',
  charms: [],
  boxed: [],
  hasKept: false,
});

/** LF 1.1: everybody begins with the same coins. */
export const open = ({ options, edition, seats }: Table<LanternFair>): State => ({
  edition,
  stalls: Math.min(options.stalls, edition.lanterns.length),
  held: 0,
  deck: [],
  spare: [],
  undealt: [],
  out: [],
  stall: null,
  opener: 0,
  fairgoers: seatsOf(seats).map(() => newcomer(edition.coins)),
  shown: false,
});

/** LF 1.2 to 1.4: the lanterns are shuffled; each seat is dealt a patron and four charms, face down. */
export function setup({ edition, fairgoers }: State, chance: Chance): readonly Fact[] {
  const deck = shuffled(chance, 'lanterns', lanternIds(edition));
  const patrons = shuffled(chance, 'patrons', patronIds(edition));
  const charms = shuffled(chance, 'charms', charmIds(edition));
  const seats = seatsOf(fairgoers.length);
  return [
    {
      type: 'lanterns-shuffled',
      secret: {
        seenBy: [],
        deck: [...deck],
        spare: patrons.slice(seats.length),
        undealt: charms.slice(seats.length * charmsEach),
      },
    },
    ...seats.map((seat): Fact => {
      const patron = at(patrons, seat);
      return { type: 'patron-dealt', seat, secret: { seenBy: [seat], patron } };
    }),
    ...seats.map((seat): Fact => {
      const dealt = charms.slice(seat * charmsEach, (seat + 1) * charmsEach);
      return { type: 'charms-dealt', seat, secret: { seenBy: [seat], charms: dealt } };
    }),
  ];
}

export const lanternsShuffled: Evolve<LanternFair, Fact & { type: 'lanterns-shuffled' }> = (
  state,
  { secret: { deck, spare, undealt } },
) => ({ ...state, deck, spare, undealt });

export const patronDealt: Evolve<LanternFair, Fact & { type: 'patron-dealt' }> = (
  state,
  { seat, secret: { patron } },
) => ({
  ...state,
  fairgoers: changed(state.fairgoers, seat, (fairgoer) => ({ ...fairgoer, patron })),
});

export const charmsDealt: Evolve<LanternFair, Fact & { type: 'charms-dealt' }> = (
  state,
  { seat, secret: { charms } },
) => ({
  ...state,
  fairgoers: changed(state.fairgoers, seat, (fairgoer) => ({ ...fairgoer, charms })),
});
