import { refusal } from '../../../core/refusal.ts';
import { at, changed, type Seat } from '../../../core/seat.ts';
import type { Fact, Player, Rules, State, Step } from '../types.ts';
import { orderSet } from './2-3-turn-order.ts';

export const isMerchant = ({ friar, cardinal }: Pick<Player, 'friar' | 'cardinal'>): boolean =>
  friar === null && cardinal === null;

/** DVE 2.2, 9: a Friar is due 5 ducats, Friar Gigi and Cardinals 10. */
const due = ({ friar, cardinal }: Player): number =>
  cardinal !== null || friar === 'friar-gigi' ? 10 : 5;

/** DVE 2.2.1: the richest Merchants when the phase begins, several when they tie. */
export function charityBegun({ players }: State): readonly Fact[] {
  const most = Math.max(...players.filter(isMerchant).map(({ ducats }) => ducats));
  const givers = players.flatMap((player, seat) =>
    isMerchant(player) && player.ducats === most ? [seat] : [],
  );
  return [{ type: 'charity-begun', givers }];
}

export const begunCharity: Step<'charity-begun'> = (state, { givers }) => ({
  ...state,
  phase: 'charity',
  charity: { givers, served: [] },
});

/** Who receives next, in the current turn order; undefined when all have. */
const recipient = ({ charity, order, players }: State): Seat | undefined =>
  charity === null
    ? undefined
    : order.find((seat) => !(isMerchant(at(players, seat)) || charity.served.includes(seat)));

/** DVE 2.2.1, 2.2.2: those of the givers who now have more ducats than the one who receives. */
export function candidates(state: State): readonly Seat[] {
  const { charity, players } = state;
  const seat = recipient(state);
  if (charity === null || seat === undefined) return [];
  const { ducats } = at(players, seat);
  return charity.givers.filter((giver) => at(players, giver).ducats > ducats);
}

/** Who must choose his giver; undefined where there is nothing to choose. */
export const toChooseGiver = (state: State): Seat | undefined =>
  candidates(state).length > 1 ? recipient(state) : undefined;

/** DVE 2.2.2: the giver pays what he has up to the sum due, the bank pays the rest. */
function almsGiven({ players }: State, seat: Seat, giver: Seat | null): Fact {
  const sum = due(at(players, seat));
  const given = giver === null ? 0 : Math.min(sum, at(players, giver).ducats);
  return { type: 'alms-given', seat, giver, given, fromBank: sum - given };
}

/** DVE 2.2: serves the next, where he has nothing to choose; after the last comes the turn order. */
export function charityPhase(state: State): readonly Fact[] {
  const seat = recipient(state);
  if (seat === undefined) return orderSet(state);
  const [giver = null, ...others] = candidates(state);
  return others.length > 0 ? [] : [almsGiven(state, seat, giver)];
}

/** DVE 2.2.1: of several the recipient chooses. */
export const askAlms: Rules<'ask-alms'> = {
  openness: 'open',
  candidates: (state) => candidates(state).map((seat) => ({ type: 'ask-alms', seat })),
  refuse: (state, { seat }) => {
    if (state.phase !== 'charity') return refusal('no-alms-to-choose', 'DVE 2.2.1');
    return candidates(state).includes(seat) ? null : refusal('not-a-giver', 'DVE 2.2.1', { seat });
  },
  perform: (state, { seat: giver }, seat) => [almsGiven(state, seat, giver)],
};

export const gaveAlms: Step<'alms-given'> = (state, { seat, giver, given, fromBank }) => {
  const received = changed(state.players, seat, (player) => ({
    ...player,
    ducats: player.ducats + given + fromBank,
  }));
  const players =
    giver === null
      ? received
      : changed(received, giver, (player) => ({ ...player, ducats: player.ducats - given }));
  const { charity } = state;
  return {
    ...state,
    players,
    charity: charity === null ? null : { ...charity, served: [...charity.served, seat] },
  };
};
