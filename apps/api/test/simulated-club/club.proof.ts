import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { reportFigures } from '../../../../tests/setup/figures.ts';
import { playSeason } from './club.ts';
import {
  expectAllInTime,
  expectAllTold,
  expectAllWays,
  expectNothingTold,
  expectTroubles,
} from './expected.ts';
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
    troubles: {
      outages: [
        { day: 12, hours: 20 },
        { day: 33.4, hours: 5 },
      ],
      mailAway: [
        { day: 8.3, hours: 7 },
        { day: 21.7, hours: 3 },
        { day: 30, hours: 20 },
      ],
      bounce: { member: 2, day: 15, hours: 60 },
    },
  });
  try {
    const found = await lookAtGames(club);
    expect(found.filter(({ ended }) => !ended).map(({ game }) => game.id)).toEqual([]);
    expect(found).toHaveLength(60);
    expect(club.kills).toBe(200);
    expect(club.complaints).toBe('');
    const told = await expectAllTold(club, found);
    const { expiries, reminders, resumptions } = await expectAllInTime(club, found);
    expectNothingTold(club, { turn: 100, digest: 20, answer: 100 });
    expectAllWays(club, 500);
    expectTroubles(club);
    reportFigures('a club of 40 for a season', {
      days: Math.round(club.days),
      mails: club.inbox.arrived.size,
      'turns told of once': told,
      ...{ reminders, expiries, 'pauses that ended': resumptions },
      'mails compared with another world’s': club.compared.length,
      kills: club.kills,
      'mails that came twice': club.inbox.repeated.length,
      'mails refused for now': club.inbox.refused['for now'],
      'notices withheld': club.withheld,
      ...club.deeds,
    });
    reportFigures('days of a game', daysByPace(found));
  } finally {
    await club.close();
  }
});
