import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Club, playSeason } from './club.ts';
import {
  expectAllInTime,
  expectAllTold,
  expectAllWays,
  expectNothingTold,
  expectTroubles,
} from './expected.ts';
import { type GameFound, lookAtGames } from './findings.ts';

// A small club for a few weeks; the large one is a proof.

let club: Club;
let found: readonly GameFound[];

beforeAll(async () => {
  club = await playSeason(inject('databases').postgres18, {
    members: 9,
    games: 6,
    stage: 'example',
    season: 6,
    seed: 20_261_119,
    killing: { most: 3, every: { api: 61, worker: 41 } },
    compareEvery: 3,
    troubles: {
      outages: [{ day: 3, hours: 9 }],
      mailAway: [{ day: 1.5, hours: 5 }],
      bounce: { member: 5, day: 1.2, hours: 30 },
    },
  });
  found = await lookAtGames(club);
}, 400_000);
afterAll(() => club?.close());

describe('a club whose members play at their own pace, while its processes are killed', () => {
  it('sees every game end', () => {
    expect(found.filter(({ ended }) => !ended).map(({ game }) => game.pace)).toEqual([]);
    expect(club.kills).toBe(6);
    expect(club.complaints).toBe('');
  });

  it('tells everybody once of every turn that lasts, and of no other', () =>
    expectAllTold(club, found));

  it('reminds and runs out of time when it is due by another reckoning', async () => {
    const { reminders, expiries, resumptions } = await expectAllInTime(club, found);
    expect(reminders).toBeGreaterThan(5);
    expect(expiries).toBeGreaterThan(2);
    expect(resumptions).toBeGreaterThan(0);
  });

  it('tells nobody by mail what he may not know', () =>
    expectNothingTold(club, { turn: 10, digest: 1, answer: 5 }));

  it('plays by pages, by links and by replies, and answers each once', () =>
    expectAllWays(club, 3));

  it('bears an outage, a mail server that takes nothing, and an address that is no more', () =>
    expectTroubles(club));
});
