import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { alike, cutOut } from '../cut-out.ts';
import { layBefore, type Player, playersOf, sitDownAt } from '../golden.ts';
import { offers, steps } from '../hooks.ts';
import { inspect } from '../inspect.ts';
import { difference, isQuiet } from '../pictures.ts';
import { isLive } from '../player.ts';
import { useSite } from '../site.ts';
import type { Wish } from '../window.ts';

// A board whose colours the system chooses, for whoever needs it so.

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
  await isLive(page);
  await isQuiet(page);
  return page;
}

type Style = 'backgroundColor' | 'borderTopWidth';

/** How all of these are drawn, each way once. */
async function drawn(page: Page, selector: string, style: Style): Promise<readonly string[]> {
  const found = await page.evaluate<string[]>(`[...document.querySelectorAll('${selector}')]
    .map((one) => getComputedStyle(one).${style})`);
  return [...new Set(found)];
}

const cubes = ['red', 'black', 'yellow', 'green'];

/** Checks that dialects, seats and cubes are told apart. */
async function areApart(page: Page): Promise<void> {
  const dialects = await page.locator('.map-dialects .dialect-mark').all();
  expect(dialects).toHaveLength(6);
  expect(await alike(dialects, 12)).toEqual([]);
  const [first] = dialects;
  expect(await alike(first === undefined ? [] : [first, first], 12)).toHaveLength(1);
  const seats = await page.locator('.seat-place').all();
  expect(seats).toHaveLength(4);
  expect(await alike(seats, 16)).toEqual([]);
  const lots = cubes.map((colour) => page.locator(`.dve-cube-${colour}`).first());
  expect(await alike(lots, 16)).toEqual([]);
}

/** Things whose focus is to be seen, each in another part of the page. */
const focusable = ['.dve-act', '.tab', '.map-place[tabindex="0"]', '.view', '.dve-fold'];

/** Checks that a thing shows it has the focus. */
async function showsFocus(page: Page, selector: string): Promise<void> {
  const one = page.locator(selector).first();
  const around = { margin: 8 };
  const before = await cutOut(one, around);
  const isAsBefore = async () => difference(before, await cutOut(one, around)) === null;
  expect(await isAsBefore(), selector).toBe(true);
  await one.focus();
  await expect.poll(isAsBefore, { message: selector }).toBe(false);
}

/** Checks that what is chosen, left to spend, or now is told apart from what is not. */
async function isMarked(page: Page): Promise<void> {
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
}

test('what is alike is told apart, and whatever is chosen or has the focus shows it', async () => {
  const page = await look({});
  await areApart(page);
  await page.keyboard.press('Tab'); // from now on one works by keys
  for (const selector of focusable) await showsFocus(page, selector);
  await isMarked(page);
});

test('nothing is lost to anybody, by day and by night', async () => {
  const page = await look({ width: 390, dark: true });
  await inspect(page, 'dve-forced-390');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await inspect(page, 'dve-forced-1440', 'colours');
});
