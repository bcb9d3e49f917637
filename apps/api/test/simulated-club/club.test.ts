import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Club, playSeason } from './club.ts';
import { expectAllTold, expectAllWays } from './expected.ts';
import { type GameFound, lookAtGames } from './findings.ts';

// A small club for a few weeks; the large one is a proof.

let club: Club;
let found: readonly GameFound[];

beforeAll(async () => {
  club = await playSeason(inject('databases').postgres18, {
    members: 9,
    games: 4,
    stage: 'example',
    season: 6,
    seed: 20_261_119,
    killing: { most: 3, every: { api: 61, worker: 41 } },
    compareEvery: 3,
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

  it('tells nobody by mail what he may not know', () => {
    expect(club.compared).toBeGreaterThan(10);
    expect(club.differences).toEqual([]);
  });

  it('plays by pages, by links and by replies', () => expectAllWays(club, 5));
});
