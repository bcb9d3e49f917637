import type { Chance } from '../../../core/chance.ts';
import { at, clockwiseAfter, type Seat, seatsOf } from '../../../core/seat.ts';
import { nobles } from '../edition.ts';
import { valueOfRight } from '../pieces.ts';
import { isLastRound, staged, withAll } from '../state.ts';
import type { Due, Fact, Source, State, Step } from '../types.ts';
import { privilegeCardsLaid } from './1-set-up.ts';
import { gains } from './4-prestige.ts';
import { begunDealing } from './5-3-cards.ts';

/** A 5: after the fifth auction. */
export const endsRound = ({ stage, round }: State): readonly Fact[] =>
  stage.at === 'visiting' && stage.next === null ? [{ type: 'round-ended', round }] : [];

/** A 3.11: a card nobody took goes away. A 5: the last round scores 5.2 alone. */
export const endedRound: Step<'round-ended'> = (state) => {
  const { open, next, away } = state.privilegeCards;
  return {
    ...state,
    privilegeCards: { open: [], next, away: [...away, ...open] },
    stage: { at: 'income', next: isLastRound(state) ? 'prestige' : 'florins', served: 0 },
  };
};

/** A 5.1: florins by yellow level. */
const florinsFor = ({ edition, players }: State): readonly number[] =>
  players.map(({ levels }) => at(edition.income.yellow, levels.yellow - 1));

/** A 5.2: prestige by orange level, plus coat plus patent. */
function prestigeFor(state: State, seat: Seat): Fact {
  const { edition, players } = state;
  const { levels, rights } = at(players, seat);
  const yields = (source: Source & ('coat' | 'patent')) => {
    const tile = rights[source];
    return tile === null ? [] : [{ source, points: valueOfRight(edition, source, tile) }];
  };
  return gains(state, seat, [
    { source: 'peerage', points: at(edition.income.orange, levels.orange - 1) },
    ...yields('coat'),
    ...yields('patent'),
  ]);
}

/** A 5.3: from the winner of Maximilian clockwise, his free ones and those to buy. */
function dueIn({ edition, players, opener }: State): readonly Due[] {
  const { violetFree, violetToBuy } = edition.income;
  const count = players.length;
  return [opener, ...clockwiseAfter(opener, count).slice(0, -1)].map((seat) => {
    const { levels, rights } = at(players, seat);
    const free = at(violetFree, levels.violet - 1) + (rights.mint === null ? 0 : 1);
    return { seat, free, toBuy: at(violetToBuy, levels.violet - 1) };
  });
}

/** A 5: florins, prestige and cards, in this order. */
export function paysIncome(state: State, chance: Chance): readonly Fact[] {
  const { stage, players } = state;
  if (stage.at !== 'income') return [];
  switch (stage.next) {
    case 'florins':
      return [{ type: 'income-paid', florins: [...florinsFor(state)] }];
    case 'prestige':
      return seatsOf(players.length).map((seat) => prestigeFor(state, seat));
    case 'cards':
      return isLastRound(state)
        ? [{ type: 'last-round-over' }]
        : begunDealing(state, dueIn(state), chance);
  }
}

export const paidIncome: Step<'income-paid'> = (state, { florins }) => ({
  ...state,
  players: state.players.map((player, seat) => ({
    ...player,
    florins: player.florins + at(florins, seat),
  })),
  stage: { ...staged(state, 'income'), next: 'prestige' },
});

/** A 5.5: the other five privilege cards; after both halves all ten are shuffled. Then the next round. */
export function beginsRound(state: State, chance: Chance): readonly Fact[] {
  const { stage, privilegeCards, round, opener } = state;
  if (stage.at !== 'preparing') return [];
  const { open, next } = privilegeCards;
  if (open.length > 0) return [{ type: 'round-begun', round: round + 1, opener }];
  return next.length > 0
    ? [{ type: 'privilege-cards-turned', open: [...next] }]
    : [{ ...privilegeCardsLaid(state, chance), reveals: true }];
}

export const turnedPrivilegeCards: Step<'privilege-cards-turned'> = (state, { open }) => ({
  ...state,
  privilegeCards: { ...state.privilegeCards, open, next: [] },
});

export const begunRound: Step<'round-begun'> = (state, { round }) => ({
  ...withAll(state, () => ({ hasChosen: false })),
  round,
  stage: { at: 'visiting', next: nobles[0] },
});

/** A 6: the last round is over. */
export const endedLastRound: Step<'last-round-over'> = (state) => ({
  ...state,
  stage: { at: 'over' },
});
