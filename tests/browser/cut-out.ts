import type { Locator } from 'playwright-core';
import { difference } from './pictures.ts';
import { type Pixels, readPng } from './png.ts';

// Small things of a page as they are to be seen, one beside the other.

type Cut = { readonly size: number } | { readonly margin: number };

/** One thing as it is to be seen: its middle, in a measure that others have too, or with what is around it. */
export async function cutOut(one: Locator, cut: Cut): Promise<Pixels> {
  await one.scrollIntoViewIfNeeded();
  const box = await one.boundingBox();
  if (box === null) throw new Error('It is not to be seen');
  const width = 'size' in cut ? cut.size : Math.round(box.width) + 2 * cut.margin;
  const height = 'size' in cut ? cut.size : Math.round(box.height) + 2 * cut.margin;
  const x = Math.max(0, Math.round(box.x + (box.width - width) / 2));
  const y = Math.max(0, Math.round(box.y + (box.height - height) / 2));
  return readPng(await one.page().screenshot({ clip: { x, y, width, height } }));
}

/** The pairs among these that look alike. */
export async function alike(found: readonly Locator[], size: number): Promise<string[]> {
  const pictures: Pixels[] = [];
  for (const one of found) pictures.push(await cutOut(one, { size }));
  const pairs: string[] = [];
  for (const [place, one] of pictures.entries()) {
    for (const [other, another] of pictures.entries()) {
      if (other <= place) continue;
      if (difference(one, another) === null) pairs.push(`${place} and ${other}`);
    }
  }
  return pairs;
}
