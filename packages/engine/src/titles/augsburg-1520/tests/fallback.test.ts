import { describe, expect, it } from 'vitest';
import { title } from '../index.ts';
import {
  atAuction,
  atPrivileges,
  atWin,
  closed,
  type Hand,
  type Laid,
  laid,
  made,
  passed,
  viewOf,
} from './laid.ts';

const act = (table: Laid, seat: number) => title.fallback(viewOf(table, seat), table.setting.table);
const hands: readonly Hand[] = [
  { cards: ['maria-2', 'maria-9', 'maria-5'] },
  { cards: ['maria-3'] },
];

describe('the least harmful act', () => {
  it('buys nothing, bids nothing, builds nothing', () => {
    expect(act(laid({ hands }).and({ type: 'buying-begun' }), 0)).toEqual({
      type: 'buy',
      cards: [],
      jokers: 0,
    });
    expect(act(atAuction('maria', { hands }), 0)).toEqual({ type: 'pass' });
    const asked = atPrivileges(0, 8, { hands: [{ rights: ['architect'] }, {}] }).and(
      { type: 'privilege-waived', seat: 0 },
      { type: 'privilege-waived', seat: 0 },
    );
    expect(act(asked, 0)).toEqual({ type: 'done' });
  });

  it('shows its highest against others, and parts with the lowest alone, jokers last', () => {
    const against = atAuction('maria', { hands }).and(made(0, 2), closed('maria', 2, 0, 1));
    expect(act(against, 0)).toEqual({ type: 'show', cards: ['maria-9', 'maria-2'], jokers: 0 });
    const alone = atAuction('maria', { hands }).and(made(0, 2), passed(1), closed('maria', 2, 0));
    expect(act(alone, 0)).toEqual({ type: 'show', cards: ['maria-2', 'maria-5'], jokers: 0 });
  });

  it('takes prestige or florins where a card gives them, and else leaves a privilege unused', () => {
    expect(act(atWin(0, { hands }), 0)).toEqual({ type: 'choose-privileges', card: 'privilege-1' });
    expect(act(atPrivileges(0, 9, { hands }), 0)).toEqual({
      type: 'gain-prestige',
      by: 'prestige7',
    });
    expect(act(atPrivileges(0, 10, { hands }), 0)).toEqual({
      type: 'take-florins',
      by: 'florins500',
    });
    expect(act(atPrivileges(0, 4, { hands }), 0)).toEqual({ type: 'waive' });
  });

  it('discards and slips the lowest card it held, a joker last', () => {
    const drawn = { type: 'cards-drawn', seat: 0, cards: 1 } as const;
    const discarding = atPrivileges(0, 1, { hands, deck: ['leo-1'] }).and(
      { type: 'draw-begun', seat: 0 },
      { ...drawn, secret: { seenBy: [0], drawn: ['leo-1'] } },
    );
    expect(act(discarding, 0)).toEqual({ type: 'discard', card: 'maria-2' });
    const slipping = laid({ hands: [{}, {}] }).and({ type: 'slipping-begun', due: [] });
    expect(act(slipping, 0)).toEqual({ type: 'slip', card: 'joker' });
  });

  it('takes prestige for a level robbed, or florins where it would be lost', () => {
    const robbed = (prestige: number) =>
      atPrivileges(0, 1, { hands: [{ yellow: 2 }, { yellow: 3, prestige }, {}] }).and({
        type: 'level-taken',
        seat: 0,
        colour: 'yellow',
        level: 3,
        tile: 'yellow-3-1',
        from: 1,
        handedOn: null,
      });
    expect(act(robbed(24), 1)).toEqual({ type: 'take-compensation', as: 'prestige' });
    expect(act(robbed(25), 1)).toEqual({ type: 'take-compensation', as: 'florins' });
  });
});
