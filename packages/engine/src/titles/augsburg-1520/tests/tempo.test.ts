import { expect, it } from 'vitest';
import { habits, tempoOf } from './tempo.ts';

it('A 8.4 settles an auction in players + 1 visits by orders, and a game in a third of the days', () => {
  const [hand, auction, round] = habits.map((habit) => tempoOf(2, 1, 4, habit));
  expect(auction?.visitsAnAuction).toBeLessThanOrEqual(5);
  expect((round?.days ?? 0) * 3).toBeLessThanOrEqual(hand?.days ?? 0);
});
