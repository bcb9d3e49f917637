import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { root } from '../../scripts/lib/tree.ts';
import { asKept, type Pixels, readPng, smallPng } from './png.ts';

// Pictures of the main states, held against those committed. `PICTURES=write` takes them anew.

const kept = join(root, 'tests/browser/pictures');
const found = join(root, 'node_modules/.cache/pictures');

/** Elsewhere the browser is another, and draws otherwise. */
const isSameBrowser = process.platform === 'linux' && process.arch === 'x64';

/** Of all pixels so many may differ, and a colour by so much, before a picture is another. */
const tolerance = { share: 0.0005, colour: 16 } as const;

/** The pixels that differ more than anybody would overlook. */
function differing(one: Pixels, other: Pixels): readonly number[] {
  const places: number[] = [];
  for (let at = 0; at < one.data.length; at += 4) {
    const isOther = (part: number): boolean =>
      Math.abs((one.data[at + part] ?? 0) - (other.data[at + part] ?? 0)) > tolerance.colour;
    if (isOther(0) || isOther(1) || isOther(2)) places.push(at);
  }
  return places;
}

/** The picture paled, with what differs in red. */
function marked({ width, height, data }: Pixels, places: readonly number[]): Pixels {
  const pale = data.map((byte) => 192 + byte / 4);
  for (const at of places) pale.set([220, 0, 0, 255], at);
  return { width, height, data: pale };
}

/** How two pictures differ, and that difference as a picture; null: they are the same to look at. */
export function difference(
  before: Pixels,
  now: Pixels,
): { readonly says: string; readonly shows: Buffer | null } | null {
  if (before.width !== now.width || before.height !== now.height) {
    const size = ({ width, height }: Pixels) => `${width} × ${height}`;
    return { says: `it is ${size(now)}, not ${size(before)}`, shows: null };
  }
  const places = differing(before, now);
  const share = places.length / (now.width * now.height);
  if (share <= tolerance.share) return null;
  const says = `${(share * 100).toFixed(2)} % of its pixels are others`;
  return { says, shows: smallPng(marked(now, places)) };
}

/** Nothing is on its way any more, and the pointer is nowhere. */
export async function isQuiet(page: Page): Promise<void> {
  await page.locator('h1').waitFor();
  await expect.poll(() => page.locator('.loading, [aria-busy=true]').count()).toBe(0);
  await page.mouse.move(0, 0);
}

type Taking = {
  readonly covered?: readonly Locator[]; // since it is not the same every time
  readonly isWhole?: boolean; // the page as long as it is, not what is in the window
  readonly top?: Locator; // what comes to stand at the top of the window
};

/** Takes a picture as it is committed: nothing moves and nothing blinks. */
async function taken(page: Page, { covered = [], isWhole = false, top }: Taking): Promise<Pixels> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await top?.evaluate((element) => element.scrollIntoView()); // now that nothing moves it any more
  const png = await page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    fullPage: isWhole,
    mask: [...covered],
    maskColor: '#808080',
  });
  return asKept(readPng(png));
}

function keep(folder: string, name: string, png: Buffer): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  writeFileSync(path, png);
  return path;
}

/** Holds a page, as it stands, against its picture. */
export async function expectPicture(page: Page, name: string, taking: Taking = {}): Promise<void> {
  if (!isSameBrowser) return;
  const now = await taken(page, taking);
  const path = join(kept, `${name}.png`);
  if (process.env.PICTURES === 'write') keep(kept, `${name}.png`, smallPng(now));
  const looked = existsSync(path)
    ? difference(readPng(readFileSync(path)), now)
    : { says: 'there is none yet', shows: null };
  if (looked === null) return;
  const files = [path, keep(found, `${name}.png`, smallPng(now))];
  if (looked.shows !== null) files.push(keep(found, `${name}.difference.png`, looked.shows));
  expect.fail(
    `The picture ${name} is another: ${looked.says}. Look at\n${files.join('\n')}\n` +
      'and, if it is as it should be, take it anew with PICTURES=write.',
  );
}
