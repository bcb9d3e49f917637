import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reportFigures } from '../../../../../../tests/setup/figures.ts';
import { habits, type Tempo, tempoOf } from './tempo.ts';

/** Games of each number of players and each habit. */
const gamesEach = 60;

const told = ({ visitsAnAuction, days }: Tempo): string =>
  `${visitsAnAuction} visits an auction and ${days} days`;

it('settles an auction in players + 1 visits by orders, and a game in a third of the days', () => {
  const { seed = 1 } = fc.readConfigureGlobal();
  for (const seats of [3, 4, 5]) {
    const [hand, auction, round] = habits.map((habit) =>
      tempoOf(gamesEach, Math.abs(seed), seats, habit),
    ) as [Tempo, Tempo, Tempo];
    reportFigures(`tempo of Augsburg, ${seats} players`, {
      'by hand:': told(hand),
      'an order an auction:': told(auction),
      'orders for the round:': told(round),
    });
    expect(auction.visitsAnAuction).toBeLessThanOrEqual(seats + 1);
    expect(round.days * 3).toBeLessThanOrEqual(hand.days);
  }
});
