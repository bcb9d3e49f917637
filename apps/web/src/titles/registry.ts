import type { TitleParts } from './contract.ts';

const folders = import.meta.glob<{ readonly parts: TitleParts }>('./*/index.tsx');

/** What a title brings of its own, fetched when it is first shown; null: the generic board serves it. */
export async function partsOf(title: string): Promise<TitleParts | null> {
  const fetchFolder = folders[`./${title}/index.tsx`];
  if (fetchFolder === undefined) return null;
  const { parts } = await fetchFolder();
  await parts.ready();
  return parts;
}
