import { expect } from 'vitest';
import type { DatabaseUrls } from '../src/embedded/databases.ts';
import type { StoredEvent } from '../src/games/chain.ts';
import { resealLog } from './worlds.ts';

type Deal = { deck: string[]; spare: string[] };

/** Changes what was dealt in secret. */
export const redealt = (
  urls: DatabaseUrls,
  game: string,
  change: (deal: Deal, patrons: string[]) => void,
): Promise<void> => resealLog(urls, game, (event) => resealed(event, change));

function resealed(
  { sealed, facts }: Pick<StoredEvent, 'sealed' | 'facts'>,
  change: (deal: Deal, patrons: string[]) => void,
): StoredEvent['sealed'] {
  const copy = structuredClone(sealed) as unknown as {
    value: Partial<Deal> & { patron?: string };
  }[];
  const deal = copy.find(({ value }) => value?.deck !== undefined)?.value as Deal | undefined;
  if (deal === undefined) return sealed;
  expect(facts.map((fact) => fact?.type)).toContain('patron-dealt');
  const dealt = copy.filter(({ value }) => value.patron !== undefined);
  const patrons = dealt.map(({ value }) => value.patron ?? '');
  change(deal, patrons);
  for (const [index, leaf] of dealt.entries()) leaf.value.patron = patrons[index] ?? '';
  return copy as unknown as StoredEvent['sealed'];
}
