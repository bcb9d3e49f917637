import { describe, expect, it } from 'vitest';
import { reconstruction } from '../edition.ts';
import type { Fact } from '../types.ts';
import { inTurn, learned, seen } from './given.ts';

const study = { type: 'study-salterio' };
const studied: Fact = { type: 'salterio-studied', seat: 0 };
const business = { type: 'do-business' };
const did: Fact = { type: 'business-done', seat: 0, ducats: 10 };

describe('7 once a turn', () => {
  it('DVE 7 each is done once a turn, for a point', () => {
    const both = inTurn({ knows: 1 })
      .when(0, study)
      .then(studied, learned(0, 4, 3))
      .when(0, business)
      .then(did);
    expect(seen(both).going?.points).toBe(3);
    both.when(0, study).refused('DVE 7', 'salterio-this-turn');
    both.when(0, business).refused('DVE 7', 'business-this-turn');
    both
      .and(
        { type: 'player-ended', seat: 0, unspent: 3 },
        { type: 'player-began', seat: 0, points: 5 },
      )
      .when(0, study)
      .then(studied, learned(0, 7, 3))
      .when(0, business)
      .then(did);
  });

  it('DVE 7 not without a point', () => {
    inTurn({ points: 0 }).when(0, study).refused('DVE 2.4', 'too-few-points');
    inTurn({ points: 0 }).when(0, business).refused('DVE 2.4', 'too-few-points');
    inTurn({ points: 1 }).when(0, business).then(did);
  });

  it('DVE 7.1 the Salterio gives 3 knowledge', () => {
    inTurn({ knows: 20 })
      .when(0, study)
      .then(studied, learned(0, 23, 3));
    inTurn({ knows: 20, friar: 'friar-gigi' })
      .when(0, study)
      .then(studied, learned(0, 23, 3));
  });

  it('DVE 7.1 gives 4 to the last on the track, who lies on top where several share a space', () => {
    const others = { 1: { knows: 9 }, 2: { knows: 9 }, 3: { knows: 9 } };
    inTurn({ knows: 8, others })
      .when(0, study)
      .then(studied, learned(0, 12, 4));
    inTurn({ knows: 10, others })
      .when(0, study)
      .then(studied, learned(0, 13, 3));
    // On one space: who arrived first lies below and is ahead of the others.
    inTurn({ knows: 9, others })
      .when(0, study)
      .then(studied, learned(0, 12, 3));
    inTurn({ seat: 3, knows: 9, others: { ...others, 0: { knows: 9 } } })
      .when(3, study)
      .then({ type: 'salterio-studied', seat: 3 }, learned(3, 13, 4));
    // At the start the first in turn order lies on top.
    inTurn()
      .when(0, study)
      .then(studied, learned(0, 4, 4));
    inTurn({ seat: 1 })
      .when(1, study)
      .then({ type: 'salterio-studied', seat: 1 }, learned(1, 3, 3));
  });

  it('DVE 7.1 is not refused at the end of the track', () => {
    const { lastSpace } = reconstruction.knowledge;
    const full = inTurn({ knows: lastSpace }).when(0, study).then(studied);
    expect(seen(full).going?.points).toBe(4);
    inTurn({ knows: lastSpace - 1 })
      .when(0, study)
      .then(studied, learned(0, lastSpace, 1));
  });

  it('DVE 7.2 small business gives 10 ducats from the bank, to a religious too', () => {
    for (const tiles of [{}, { friar: 'friar-mario' }, { cardinal: 'cardinal-zazza' }]) {
      const paid = inTurn({ ducats: 3, ...tiles })
        .when(0, business)
        .then(did);
      expect(seen(paid).players.map(({ ducats }) => ducats)).toEqual([13, 10, 10, 10]);
    }
  });
});
