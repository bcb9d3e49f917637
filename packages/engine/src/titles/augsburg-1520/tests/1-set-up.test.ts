import { describe, expect, it } from 'vitest';
import { recordingChance } from '../../../core/chance.ts';
import { start } from '../../../core/play.ts';
import { seededDraws } from '../../../testing/chance.ts';
import { givenTable } from '../../../testing/index.ts';
import { title } from '../index.ts';
import { pieces } from '../pieces.ts';
import { mayAlsoAct, toAct } from '../questions.ts';
import type { Fact, State, View } from '../types.ts';
import { buy, dealt, type Laid, playerOf, stateOf, viewOf } from './laid.ts';

/** A game just begun, its numbers from a seed. */
function begun(seats: number, seed: number, options: object = {}) {
  const { setting, game } = givenTable(title, seats, options);
  const { chance } = recordingChance(seededDraws(seed), {});
  const seated = { ...game, status: 'open' as const, state: null };
  const started = start(setting, seated, chance);
  if (!started.ok) throw new Error('It does not begin');
  return { facts: started.facts as readonly Fact[], state: started.game.state as State };
}

const boughtBy = (seat: number, florins: number, ...cards: string[]): Fact => ({
  type: 'purchase-chosen',
  seat,
  secret: { seenBy: [seat], cards, florins },
});

/** Two players with seven cards each to buy; 1500 florins. */
const buying = (options: object = {}): Laid =>
  givenTable(title, 2, options).and(
    { type: 'privilege-cards-laid', open: ['privilege-1'], next: ['privilege-2'] },
    dealt(0, [], ['maria-1', 'maria-5', 'maria-9', 'maria-12', 'maria-17', 'joker-5', 'joker-6']),
    dealt(1, [], ['leo-1', 'leo-4', 'leo-7', 'leo-10', 'leo-13', 'leo-16', 'joker-7']),
    { type: 'buying-begun' },
  );

describe('1.1 to 1.5 set-up', () => {
  it('A 1.1 gives everybody 1500 florins, level 1, no prestige and two jokers; players + 2 rounds', () => {
    for (const seats of [2, 3, 4, 5]) {
      const { state } = begun(seats, 1);
      for (const player of state.players) {
        expect(player).toMatchObject({
          florins: 1500,
          prestige: 0,
          levels: { yellow: 1, orange: 1, violet: 1 },
        });
        expect(player.hand.map(({ card }) => card.split('-')[0])).toEqual(['joker', 'joker']);
      }
      expect((title.view(state, 0) as View).rounds).toBe(seats + 2);
    }
  });

  it('A 1.2 lays out level tiles by the number of players, and all thirty rights', () => {
    const left = (seats: number, level: number) =>
      (title.view(begun(seats, 1).state, 'spectator') as View).supply
        .filter((entry) => entry.level === level)
        .map(({ tiles }) => tiles.length);
    expect([2, 3, 4, 5].map((seats) => left(seats, 2))).toEqual([
      [2, 2, 2],
      [3, 3, 3],
      [4, 4, 4],
      [5, 5, 5],
    ]);
    expect([2, 3, 4, 5].map((seats) => left(seats, 3)[0])).toEqual([1, 1, 2, 3]);
    expect([2, 3, 4, 5].map((seats) => left(seats, 4)[0])).toEqual([1, 1, 1, 1]);
    for (const seats of [2, 5]) {
      const { stacks } = begun(seats, 1).state;
      expect(Object.values(stacks).map((stack) => stack.length)).toEqual([5, 5, 5, 5, 5, 5]);
    }
  });

  it('A 1.2 has 80 cards, ten privilege cards, its level tiles and the rights in the box', () => {
    const count = (seats: number) => {
      const { setting } = givenTable(title, seats);
      return pieces(setting.table as never as Parameters<typeof pieces>[0]).length;
    };
    expect([2, 3, 4, 5].map(count)).toEqual([132, 135, 141, 147]);
  });

  it('A 1.3 deals seven face down, one at a time from the first player', () => {
    for (const seed of [1, 2, 3]) {
      const { facts } = begun(3, seed);
      const [, first, , shuffled, ...rest] = facts;
      const hands = rest.filter((fact) => fact.type === 'cards-dealt');
      if (first?.type !== 'first-player-drawn' || shuffled?.type !== 'deck-shuffled') throw first;
      expect(hands.map(({ seat }) => seat)).toEqual([0, 1, 2].map((one) => (first.seat + one) % 3));
      expect(shuffled.secret.cards).toHaveLength(74); // 80 less two jokers each
      for (const [place, { secret }] of hands.entries()) {
        expect(secret.toBuy).toEqual(
          shuffled.secret.cards.slice(0, 21).filter((_, index) => index % 3 === place),
        );
      }
    }
  });

  it('A 1.4 draws the first player', () => {
    const firsts = Array.from({ length: 40 }, (_, seed) => begun(4, seed).state.opener);
    expect([...new Set(firsts)].sort()).toEqual([0, 1, 2, 3]);
  });

  it('A 1.5 shows five privilege cards, and names the other five, which are the next round’s', () => {
    const { state } = begun(2, 7);
    const { open, next } = (title.view(state, 'spectator') as View).privilegeCards;
    expect([...open, ...(next ?? [])].sort()).toEqual(
      Array.from({ length: 10 }, (_, index) => `privilege-${index + 1}`).sort(),
    );
    expect(open).toHaveLength(5);
  });
});

describe('1.3 buying at the start', () => {
  it('A 1.3 sells any of the seven within one’s money, to all at once and in secret', () => {
    const table = buying();
    expect(toAct(stateOf(table))).toEqual([0, 1]);
    // 200 + 250 + 300 + 350 + 400 = 1500.
    const all = ['maria-1', 'maria-5', 'maria-9', 'maria-12', 'maria-17'];
    table.when(0, buy(0, ...all)).then(boughtBy(0, 1500, ...all));
    table.when(0, buy(1, ...all)).refused('A 5.3', 'too-few-florins');
    table
      .when(0, buy(2, 'maria-17', 'maria-9'))
      .then(boughtBy(0, 1500, 'maria-17', 'maria-9', 'joker-5', 'joker-6'));
    table.when(0, buy(0, 'leo-1')).refused('A 5.3', 'not-dealt');
    table.when(0, buy(0, 'maria-1', 'maria-1')).refused('A 5.3', 'not-dealt');
    table.when(0, buy(3)).refused('A 5.3', 'not-dealt');
    table.when(0, { type: 'pass' }).refused('A 5.3', 'asked-otherwise');
  });

  it('A 1.3 discards unseen what was not bought, when the last has chosen; then the first auction', () => {
    const after = buying()
      .when(1, buy(0, 'leo-16'))
      .then(boughtBy(1, 400, 'leo-16'))
      .when(0, buy(1, 'maria-1'))
      .then(
        boughtBy(0, 600, 'maria-1', 'joker-5'),
        { type: 'purchases-settled', florins: null },
        { type: 'round-begun', round: 1, opener: 0 },
        { type: 'auction-opened', noble: 'philipp', opener: 0 },
      );
    expect(playerOf(after, 0)).toMatchObject({ florins: 900, dealt: [] });
    expect(playerOf(after, 1)).toMatchObject({ florins: 1100, dealt: [] });
    expect(stateOf(after).discards.unseen.map((cards) => cards.length)).toEqual([5, 6]);
    expect(stateOf(after).discards.seen).toEqual([]);
    expect(viewOf(after, 1).players[0]).toMatchObject({ florins: null, hand: null, dealt: null });
  });

  it('A 1.3 lets one choose anew until then, unseen, and comes to the same in any order', () => {
    const again = buying()
      .when(0, buy(0, 'maria-1'))
      .then(boughtBy(0, 200, 'maria-1'))
      .when(0, buy(0))
      .then({ ...boughtBy(0, 0), toldTo: [0] });
    expect(mayAlsoAct(stateOf(again))).toEqual([0]);
    expect(viewOf(again, 1).chosen).toEqual([0]);
    const one = again.and(boughtBy(1, 400, 'leo-16'));
    const other = buying().and(boughtBy(1, 400, 'leo-16'), boughtBy(0, 0));
    expect(stateOf(other)).toEqual(stateOf(one));
  });

  it('A 7 tells everybody the sums with open money, and nobody without', () => {
    buying({ openMoney: true })
      .and(boughtBy(1, 400, 'leo-16'))
      .when(0, buy(0, 'maria-1'))
      .then(
        boughtBy(0, 200, 'maria-1'),
        { type: 'purchases-settled', florins: [200, 400], reveals: true },
        { type: 'round-begun', round: 1, opener: 0 },
        { type: 'auction-opened', noble: 'philipp', opener: 0 },
      );
  });
});
