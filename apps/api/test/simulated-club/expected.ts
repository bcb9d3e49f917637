import { expect } from 'vitest';
import type { Club } from './club.ts';
import { type GameFound, lookAtTelling, untoldEndings } from './findings.ts';

/** Everybody was told once of every turn that lasted, and of every end; a killed worker's mail may come again. */
export async function expectAllTold(club: Club, found: readonly GameFound[]): Promise<number> {
  const { told, missed, idle, unexplained } = await lookAtTelling(club, found);
  expect(missed).toEqual([]);
  expect(idle).toEqual([]);
  expect(unexplained).toBe(0);
  expect(told).toBeGreaterThan(10 * found.length);
  expect(await untoldEndings(club, found)).toEqual([]);
  expect(club.inbox.repeated.length).toBeLessThanOrEqual(club.kills);
  return told;
}

/** Every way of playing was gone at least so often, and none led nowhere. */
export function expectAllWays({ deeds }: Club, least: number): void {
  for (const way of ['acts by pages', 'acts by links', 'acts by replies'] as const) {
    expect(deeds[way], way).toBeGreaterThanOrEqual(least);
  }
  expect(deeds['replies without an answer']).toBe(0);
}
