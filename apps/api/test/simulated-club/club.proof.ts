import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { reportFigures } from '../../../../tests/setup/figures.ts';
import { playSeason } from './club.ts';
import { expectAllTold, expectAllWays } from './expected.ts';
import { daysByPace, lookAtGames } from './findings.ts';

it('lets forty people in eight time zones play sixty games to their ends, by pages and by mail', async () => {
  const { seed = 1 } = fc.readConfigureGlobal();
  const club = await playSeason(inject('databases').postgres18, {
    members: 40,
    games: 60,
    stage: 'published',
    season: 40,
    seed: Math.abs(seed),
    killing: { most: 100, every: { api: 97, worker: 61 } },
    compareEvery: 7,
  });
  try {
    const found = await lookAtGames(club);
    expect(found.filter(({ ended }) => !ended).map(({ game }) => game.id)).toEqual([]);
    expect(found).toHaveLength(60);
    expect(club.kills).toBe(200);
    expect(club.complaints).toBe('');
    const told = await expectAllTold(club, found);
    expect(club.compared).toBeGreaterThan(100);
    expect(club.differences).toEqual([]);
    expectAllWays(club, 500);
    reportFigures('a club of 40 for a season', {
      days: Math.round(club.days),
      mails: club.inbox.arrived.size,
      'turns told of once': told,
      'mails compared with another world’s': club.compared,
      kills: club.kills,
      'mails that came twice': club.inbox.repeated.length,
      ...club.deeds,
    });
    reportFigures('days of a game', daysByPace(found));
  } finally {
    await club.close();
  }
});
