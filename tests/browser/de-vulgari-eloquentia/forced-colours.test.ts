import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test, vi } from 'vitest';
import { layBefore, type Player, playersOf, sitDownAt } from '../golden.ts';
import { offers, steps } from '../hooks.ts';
import { inspect } from '../inspect.ts';
import { difference, isQuiet, openDesk } from '../pictures.ts';
import { useSite } from '../site.ts';
import type { Wish } from '../window.ts';

// A board whose colours the system chooses, for whoever needs it so.

vi.setConfig({ testTimeout: 120_000 });

const site = useSite();

let players: readonly Player[] = [];
let game = '';

beforeAll(async () => {
  players = await playersOf(site, ['Ada', 'Bruno', 'Carla', 'Dario']);
  game = await layBefore(site, players, {
    title: 'de-vulgari-eloquentia',
    script: '06-4p-turn-16-stupor-caller-zazza',
    acts: 185,
  });
});

async function look(wish: Wish): Promise<Page> {
  const { page } = await sitDownAt(site, players[0], game, wish);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.locator('.dve .map-drawing').waitFor();
  await isQuiet(page);
  return page;
}

type Cut = { readonly size: number } | { readonly margin: number };

/** One thing as it is to be seen: its middle, in a measure that others have too, or with what is around it. */
async function cutOut(one: Locator, cut: Cut): Promise<Buffer> {
  await one.scrollIntoViewIfNeeded();
  const box = await one.boundingBox();
  if (box === null) throw new Error('It is not to be seen');
  const width = 'size' in cut ? cut.size : Math.round(box.width) + 2 * cut.margin;
  const height = 'size' in cut ? cut.size : Math.round(box.height) + 2 * cut.margin;
  const x = Math.max(0, Math.round(box.x + (box.width - width) / 2));
  const y = Math.max(0, Math.round(box.y + (box.height - height) / 2));
  return one.page().screenshot({ clip: { x, y, width, height } });
}

/** The pairs among these that look alike. */
async function alike(desk: Page, found: readonly Locator[], size: number): Promise<string[]> {
  const pictures: Buffer[] = [];
  for (const one of found) pictures.push(await cutOut(one, { size }));
  const pairs: string[] = [];
  for (const [place, one] of pictures.entries()) {
    for (const [other, another] of pictures.entries()) {
      if (other <= place) continue;
      if ((await difference(desk, one, another)) === null) pairs.push(`${place} and ${other}`);
    }
  }
  return pairs;
}

type Style = 'backgroundColor' | 'borderTopWidth';

/** How all of these are drawn, each way once. */
async function drawn(page: Page, selector: string, style: Style): Promise<readonly string[]> {
  const found = await page.evaluate<string[]>(`[...document.querySelectorAll('${selector}')]
    .map((one) => getComputedStyle(one).${style})`);
  return [...new Set(found)];
}

const cubes = ['red', 'black', 'yellow', 'green'];

test('dialects, seats and cubes are told apart', async () => {
  const page = await look({});
  const desk = await openDesk(page);
  const dialects = await page.locator('.map-dialects .dialect-mark').all();
  expect(dialects).toHaveLength(6);
  expect(await alike(desk, dialects, 12)).toEqual([]);
  const [first] = dialects;
  expect(await alike(desk, first === undefined ? [] : [first, first], 12)).toHaveLength(1);
  const seats = await page.locator('.seat-place').all();
  expect(seats).toHaveLength(4);
  expect(await alike(desk, seats, 16)).toEqual([]);
  const lots = cubes.map((colour) => page.locator(`.dve-cube-${colour}`).first());
  expect(await alike(desk, lots, 16)).toEqual([]);

  await desk.close();
});

test('what is chosen, left to spend, or now is told apart from what is not', async () => {
  const page = await look({});
  await offers(page, 'study-salterio').locator('visible=true').first().press('Enter');
  await steps(page).first().waitFor();
  for (const [one, other, style] of [
    ['.view[aria-pressed=true]', '.view[aria-pressed=false]', 'backgroundColor'],
    ['.speeds [aria-pressed=true]', '.speeds [aria-pressed=false]', 'backgroundColor'],
    ['.dve-pip-left', '.dve-pip:not(.dve-pip-left)', 'backgroundColor'],
    ['.dve-space-now', '.dve-space:not(.dve-space-now)', 'borderTopWidth'],
  ] as const) {
    const [these, those] = [await drawn(page, one, style), await drawn(page, other, style)];
    expect([these.length, those.length], one).toEqual([1, 1]);
    expect(these, one).not.toEqual(those);
  }
});

test.each(['.dve-act', '.tab', '.map-place[tabindex="0"]', '.view', '.dve-fold'])(
  'whatever has the focus shows it: %s',
  async (selector) => {
    const page = await look({});
    const desk = await openDesk(page);
    const one = page.locator(selector).first();
    const around = { margin: 8 };
    await page.keyboard.press('Tab'); // whoever works by keys
    const before = await cutOut(one, around);
    const isAsBefore = async () =>
      (await difference(desk, before, await cutOut(one, around))) === null;
    expect(await isAsBefore()).toBe(true);
    await one.focus();
    expect(await isAsBefore()).toBe(false);
    await desk.close();
  },
);

test.each([
  { width: 1440, dark: false },
  { width: 390, dark: true },
])('nothing is lost to anybody at $width, dark $dark', async ({ width, dark }) => {
  const page = await look({ width, dark });
  await inspect(page, `dve-forced-${width}`);
});
