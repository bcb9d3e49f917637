import { describe, expect, it } from 'vitest';
import { recordingChance } from '../../../core/chance.ts';
import { redactFact } from '../../../core/fact.ts';
import type { Viewer } from '../../../core/seat.ts';
import { seededDraws } from '../../../testing/chance.ts';
import { title } from '../index.ts';
import { mostFor } from '../rules/2-auction.ts';
import type { Fact, State, View } from '../types.ts';
import {
  atAuction,
  atPrivileges,
  called,
  cardsLaid,
  closed,
  type Laid,
  laid,
  made,
  stateOf,
  viewOf,
} from './laid.ts';

const redealt = (table: Laid, viewer: Viewer, times = 100): readonly State[] =>
  Array.from({ length: times }, (_, seed) => {
    const { chance } = recordingChance(seededDraws(seed), {});
    return title.redeal(stateOf(table), viewer, chance) as State;
  });
const different = (values: readonly unknown[]): number =>
  new Set(values.map((value) => JSON.stringify(value))).size;
const handOf = (state: State, seat: number) =>
  (state.players[seat]?.hand ?? []).map(({ card }) => card);

const hands = [
  { cards: ['maria-1', 'maria-2'], paid: ['leo-1', 'leo-5'] },
  { cards: ['maria-3', 'leo-9'], paid: ['leo-2', 'leo-6'] },
  { paid: ['philipp-1', 'philipp-2', 'philipp-8'] },
];

describe('7 what is secret', () => {
  const table = () => atAuction('maria', { hands, deck: ['louise-1', 'louise-17', 'louise-2'] });

  it('A 7 shows nobody another’s hand, its size, or his money', () => {
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(viewOf(table(), viewer).players[0]).toMatchObject({
        hand: null,
        dealt: null,
        florins: null,
        seen: ['joker-1', 'joker-2'],
        levels: { yellow: 1, orange: 1, violet: 1 },
        prestige: 0,
      });
    }
    expect(viewOf(table(), 0).players[0]?.hand).toHaveLength(6);
    expect(viewOf(table(), 'referee').players[2]?.florins).toBe(800);
  });

  it('A 7 shows money with openMoney, and hands not even then', () => {
    const open = atAuction('maria', { hands, options: { openMoney: true } });
    expect(viewOf(open, 'spectator').players[2]).toMatchObject({ florins: 800, hand: null });
  });

  it('A 7 shows the price of the deck’s top card, and nothing else of the piles', () => {
    const seen = viewOf(table(), 'spectator');
    expect(seen.topPrice).toBe(200);
    expect(JSON.stringify(seen)).not.toContain('louise-1"');
    expect(viewOf(laid({ hands, deck: [] }), 0).topPrice).toBeNull();
  });

  it('A 7 tells nobody of cards dealt, bought, laid or slipped but who did it', () => {
    const facts: readonly Fact[] = [
      cardsLaid(0, 'maria-1'),
      { type: 'purchase-chosen', seat: 0, secret: { seenBy: [0], cards: ['leo-1'], florins: 200 } },
      { type: 'card-slipped', seat: 0, secret: { seenBy: [0], card: 'leo-1' } },
      { type: 'discard-chosen', seat: 0, secret: { seenBy: [0], card: null } },
    ];
    for (const fact of facts) {
      expect(redactFact(fact, 1)).toEqual({ type: fact.type, seat: 0 });
      expect(redactFact(fact, 0)).toHaveProperty('secret');
    }
  });

  it('A 7 deals anew hands, their sizes, money and deck; never what one sees', () => {
    for (const viewer of [0, 1, 'spectator'] as const) {
      const states = redealt(table(), viewer);
      for (const state of states) {
        expect(title.view(state, viewer)).toEqual(viewOf(table(), viewer));
      }
      expect(different(states.map((state) => handOf(state, 2)))).toBeGreaterThan(50);
      expect(different(states.map((state) => handOf(state, 2).length))).toBeGreaterThan(2);
      expect(different(states.map(({ players }) => players[2]?.florins))).toBeGreaterThan(3);
      expect(different(states.map(({ deck }) => deck))).toBeGreaterThan(50);
    }
    const open = atAuction('maria', { hands, options: { openMoney: true } });
    expect(different(redealt(open, 0).map(({ players }) => players[2]?.florins))).toBe(1);
  });

  it('A 7 keeps cards that all have seen where they are', () => {
    const shown = table().and(
      closed('maria', 1, 0, 1),
      cardsLaid(0, 'maria-1'),
      cardsLaid(1, 'maria-3'),
      { type: 'cards-shown', shown: [], reveals: true },
      { type: 'auction-won', seat: 1, noble: 'maria', cards: ['maria-3'] },
    );
    expect((viewOf(shown, 2) as View).players[0]?.seen).toEqual(['maria-1', 'joker-1', 'joker-2']);
    for (const state of redealt(shown, 2)) {
      expect(handOf(state, 0)).toEqual(expect.arrayContaining(['maria-1', 'joker-1', 'joker-2']));
      expect(state.discards.seen).toEqual(['maria-3']);
    }
  });

  it('A 7 deals nobody fewer cards than he has bid, nor a set he could not have laid', () => {
    const bidding = table().and(made(0, 3), called(1, 2));
    for (const state of redealt(bidding, 2)) {
      expect(mostFor('maria', handOf(state, 0))).toBeGreaterThanOrEqual(3);
      expect(mostFor('maria', handOf(state, 1))).toBeGreaterThanOrEqual(2);
    }
    const showing = bidding.and(closed('maria', 2, 0, 1), cardsLaid(0, 'maria-2', 'joker-1'));
    const laidBy0 = redealt(showing, 2).map(({ players }) =>
      (players[0]?.hand ?? []).filter(({ aside }) => aside === 'laid').map(({ card }) => card),
    );
    expect(different(laidBy0)).toBeGreaterThan(8);
    for (const cards of laidBy0) {
      expect(cards).toHaveLength(2);
      expect(mostFor('maria', cards)).toBe(2);
    }
  });

  it('A 7 knows what it left unbought itself, and slipped under the deck', () => {
    const after = laid({ hands }).and(
      { type: 'dealing-begun', due: [] },
      {
        type: 'cards-dealt',
        seat: 0,
        free: 0,
        toBuy: 1,
        secret: { seenBy: [0], free: [], toBuy: ['maria-17'] },
      },
      { type: 'purchases-settled', florins: null },
    );
    const place = (state: State): boolean => state.discards.unseen.flat().includes('maria-17');
    expect(redealt(after, 0).every(place)).toBe(true);
    expect(redealt(after, 1).every(place)).toBe(false);
  });

  it('A 7 foresees two drawn cards as any two, which only their owner knows', () => {
    const drawn = atPrivileges(0, 1, { hands, deck: ['louise-1', 'louise-2'] }).and(
      { type: 'draw-begun', seat: 0 },
      {
        type: 'cards-drawn',
        seat: 0,
        cards: 2,
        secret: { seenBy: [0], drawn: ['louise-1', 'louise-2'] },
      },
    );
    const drawnIn = ({ players }: State) =>
      (players[0]?.hand ?? []).filter(({ aside }) => aside === 'drawn').map(({ card }) => card);
    for (const state of redealt(drawn, 1)) expect(drawnIn(state)).toHaveLength(2);
    expect(different(redealt(drawn, 1).map(drawnIn))).toBeGreaterThan(20);
    expect(different(redealt(drawn, 0).map(drawnIn))).toBe(1);
  });
});
