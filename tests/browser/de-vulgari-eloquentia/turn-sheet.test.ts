import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { layBefore, type Player, playersOf, sitDownAt } from '../golden.ts';
import { boardStands, offers, unfoldAround } from '../hooks.ts';
import { comesInSight, isInSight } from '../in-sight.ts';
import { inspect } from '../inspect.ts';
import { goOnAs } from '../people.ts';
import { beside, isFocused, isLive } from '../player.ts';
import { useSite } from '../site.ts';

// A turn with so much to do that what one writes or presses lies far below the head of its sheet.

const site = useSite();

let players: readonly Player[] = [];
let address = '';

beforeAll(async () => {
  players = await playersOf(site, ['Ada', 'Bruno', 'Carla', 'Dario']);
  address = await layBefore(site, players, {
    title: 'de-vulgari-eloquentia',
    script: '06-4p-turn-16-stupor-caller-zazza',
    acts: 185,
  });
});

/** All I may do, unfolded. */
async function unfolded(page: Page): Promise<Locator> {
  const side = await beside(page);
  await side.locator('.all-ways > summary').click();
  return side;
}

const setback = (page: Page): Locator => page.locator('.turn-sheet .setback');

/** Checks that a line that is refused says why where it is written. */
async function isRefusedInSight(
  page: Page,
  side: Locator,
  look: () => Promise<void>,
): Promise<void> {
  const line = side.getByLabel('Write a move');
  const why = side.locator('.written-way .error');
  await line.fill('nonsense');
  await line.press('Enter');
  await comesInSight(why);
  await isFocused(line);
  await expect.poll(() => line.getAttribute('aria-invalid')).toBe('true');
  const notes = (await line.getAttribute('aria-describedby'))?.split(' ') ?? [];
  expect(notes).toContain(await why.getAttribute('id'));
  await expect.poll(() => setback(page).count()).toBe(0);
  expect(await isInSight(side.getByRole('heading').first())).toBe(false); // so far down one is
  await look();

  await line.fill('');
  await why.waitFor({ state: 'detached' });
  await expect.poll(() => line.getAttribute('aria-invalid')).toBe('false');

  await line.fill('end turn now');
  await line.press('Enter');
  await comesInSight(why);
  await line.fill(' ');
  await line.press('Enter');
  await why.waitFor({ state: 'detached' });
}

/** Checks that what cannot be tried is said where one is. */
async function isUntriedInSight(page: Page, side: Locator): Promise<void> {
  await isLive(page);
  await page.route('**/dry-runs*', (route) => route.abort());
  const last = side.locator('.way-button').last();
  await unfoldAround(last);
  await last.click();
  await comesInSight(setback(page));
  await isFocused(last);
  await page.unrouteAll();
}

test('what is refused or cannot be tried is said in sight, on a phone and at a desk', async () => {
  const window = await sitDownAt(site, players[0], address, { width: 390, dark: true });
  window.expectTrouble(/net::|failed:/);
  const { page } = window;
  const side = await unfolded(page);
  await isRefusedInSight(page, side, () => inspect(page, 'line-refused-390'));
  await isUntriedInSight(page, side);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await isRefusedInSight(page, side, () => inspect(page, 'line-refused-1440', 'colours'));
  await isUntriedInSight(page, side);
});

test('on a phone what cannot be tried on the board opens the sheet, and is in sight', async () => {
  const window = await sitDownAt(site, players[0], address, { width: 390 });
  window.expectTrouble(/net::|failed:/);
  const { page } = window;
  await isLive(page);
  await page.route('**/dry-runs*', (route) => route.abort());
  await offers(page, 'take-cubes').locator('visible=true').first().press('Enter');
  await comesInSight(setback(page));
  await page.unrouteAll();
});

test('what is half written when the board comes stays as it is', async () => {
  const window = await site.open();
  const { page } = window;
  if (players[0] !== undefined) await goOnAs(window, players[0]);
  const held: (() => Promise<void>)[] = [];
  await page.route('**/assets/de-vulgari-eloquentia-*.js', (route) => {
    held.push(() => route.continue());
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('.stage .loading').waitFor();
  const side = await unfolded(page);
  const line = side.getByLabel('Write a move');
  await line.fill('move ro');
  for (const go of held) await go();
  await boardStands(page);
  await line.waitFor();
  expect(await line.inputValue()).toBe('move ro');
  await page.unrouteAll();
});
