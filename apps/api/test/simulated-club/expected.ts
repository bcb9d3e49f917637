import { expect } from 'vitest';
import type { Club } from './club.ts';
import type { Deeds } from './deeds.ts';
import { type GameFound, lookAtTelling, untoldEndings } from './findings.ts';
import type { Kind } from './secrecy.ts';
import { lookAtTimes, type Times } from './times.ts';

/** Everybody was told once of every turn that lasted, and of every end; a killed worker's mail may come again. */
export async function expectAllTold(club: Club, found: readonly GameFound[]): Promise<number> {
  const { told, missed, late, idle, unexplained } = await lookAtTelling(club, found);
  expect(missed).toEqual([]);
  expect(late).toEqual([]);
  expect(idle).toEqual([]);
  expect(unexplained).toBe(0);
  expect(told).toBeGreaterThan(10 * found.length);
  expect(await untoldEndings(club, found)).toEqual([]);
  expect(club.inbox.repeated.length).toBeLessThanOrEqual(club.kills);
  return told;
}

/** Every reminder and every expiry came when it was due, and nothing else did. */
export async function expectAllInTime(club: Club, found: readonly GameFound[]): Promise<Times> {
  const times = await lookAtTimes(club, found);
  expect(times.wrong).toEqual([]);
  expect(times.unexplained).toBe(0);
  return times;
}

/** Every way of playing was gone at least so often, and none led nowhere. */
export function expectAllWays({ deeds, strange, unanswered }: Club, least: number): void {
  const ways: readonly (keyof Deeds)[] = [
    ...(['acts by pages', 'acts by links', 'links pressed twice'] as const),
    ...(['replies by a number', 'replies by a line', 'replies of yes'] as const),
    ...(['replies sent twice', 'answers that it is played'] as const),
  ];
  for (const way of ways) expect(deeds[way], way).toBeGreaterThan(0);
  for (const way of ['acts by pages', 'acts by links', 'answers that it is played'] as const) {
    expect(deeds[way], way).toBeGreaterThanOrEqual(least);
  }
  expect(strange).toEqual([]);
  expect(unanswered).toEqual([]);
}

/** Mails of each kind were compared with another world's, and told nothing else. */
export function expectNothingTold({ compared }: Club, least: Readonly<Record<Kind, number>>): void {
  for (const [kind, count] of Object.entries(least)) {
    const of = compared.filter((one) => one.kind === kind);
    expect(of.length, kind).toBeGreaterThanOrEqual(count);
  }
  expect(compared.flatMap(({ difference }) => difference ?? [])).toEqual([]);
}

/** What was to go wrong did, and nobody was written to who could not be reached. */
export function expectTroubles({ inbox, worked, withheld, deeds, outages }: Club): void {
  expect(inbox.refused['for now']).toBeGreaterThan(0);
  // One of each worker, and one more where it is killed before the address is marked.
  expect(inbox.refused['for good']).toBeGreaterThan(0);
  expect(inbox.refused['for good']).toBeLessThanOrEqual(worked.length + 1);
  expect(withheld).toBeGreaterThan(0);
  expect(deeds['addresses confirmed anew']).toBe(1);
  expect(outages.length).toBeGreaterThan(0);
  for (const done of worked) expect(done).toBeGreaterThan(0);
}
