import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { layBefore, type Player, playersOf, sitDownAt } from '../golden.ts';
import { isQuiet } from '../pictures.ts';
import { beside, isLive, play, shows, turnComes } from '../player.ts';
import { useSite } from '../site.ts';
import type { Wish } from '../window.ts';

// Who comes back to a game: what is shown to him, where he skips to, what his orders would do.

const site = useSite();

const [anna, bruno, carla] = [0, 1, 2] as const;

let players: readonly Player[] = [];
let names: readonly string[] = [];
let game = '';
let round = 0;

beforeEach(async () => {
  round += 1;
  names = ['Anna', 'Bruno', 'Carla'].map((name) => `${name} ${round}`);
  players = await playersOf(site, names);
  // Anna has bid a coin; Bruno is to speak; Carla has left an order to bid up to three.
  game = await layBefore(site, players, {
    title: 'lantern-fair',
    script: 'three-at-four-stalls',
    acts: 12,
  });
});

async function sit(seat: number, wish: Wish = {}): Promise<Page> {
  const { page } = await sitDownAt(site, players[seat], game, wish);
  await isLive(page);
  await isQuiet(page);
  return page;
}

/** Notes all that is told of the past from now on, and what is marked as new on the board. */
const watchTelling = `{
  window.told = [];
  window.marked = [];
  const add = (list, text) => text && !list.includes(text) && list.push(text);
  new MutationObserver(() => {
    add(told, document.querySelector('.past-told')?.textContent);
    for (const one of document.querySelectorAll('.telling-new')) add(marked, one.textContent);
  }).observe(document.body, { attributes: true, childList: true, subtree: true, characterData: true });
}`;

test('what happened meanwhile is shown on the board, one thing after another, up to now', async () => {
  const page = await sit(anna);
  await page.goto('/');
  const other = await sit(bruno);
  await play(other, 'Bid 5 coins');
  await shows(other, `${names[carla]} passes.`);
  await page.goto(game);
  await shows(page, '2 things have happened since you last looked.');
  await page.evaluate(watchTelling);
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect
    .poll(() => page.evaluate<string[]>('told'))
    .toEqual([
      `${names[anna]} bids 1 coin.`, // as she left it
      `${names[bruno]} bids 5 coins.`,
    ]);
  await page.locator('.past').waitFor({ state: 'detached' });
  await turnComes(page);
  await expect
    .poll(() => page.evaluate<string[]>('marked'))
    .toContain(`Highest bid: 5 coins, by ${names[bruno]}.`);
  await expect.poll(() => page.getByText(/since you last looked/).count()).toBe(0);
});

test('whoever knows already what happened says so, and is not told again', async () => {
  const page = await sit(anna);
  await page.goto('/');
  const other = await sit(bruno);
  await play(other, 'Bid 5 coins');
  await shows(other, `${names[carla]} passes.`);
  await page.goto(game);
  await page.locator('.away').getByRole('button').last().click();
  await page.locator('.away').waitFor({ state: 'detached' });
  await page.reload();
  await turnComes(page);
  await isLive(page);
  await expect.poll(() => page.locator('.away').count()).toBe(0);
});

test.each([1440, 390])('by key one skips to one’s turn at once, at %s', async (width) => {
  const page = await sit(bruno, { width });
  const skipped = 'document.activeElement.localName + ": " + document.activeElement.textContent';
  const skip = page.getByRole('button', { name: 'Skip to my turn' });
  await skip.focus();
  expect((await skip.boundingBox())?.height).toBeGreaterThan(24); // it shows itself
  await skip.press('Enter');
  await expect.poll(() => page.evaluate(skipped)).toBe('h2: Your turn');
});

test('an order says what it would do now, and that it would not any more', async () => {
  const page = await sit(carla);
  await (await beside(page)).getByRole('tab', { name: 'Orders' }).click();
  const now = page.locator('.orders > [role=status]');
  await expect.poll(() => now.innerText()).toBe('Asked now, they would: Bid 2 coins.');
  const other = await sit(bruno);
  await play(other, 'Bid 2 coins');
  await shows(other, `${names[carla]} bids 3 coins.`);
  await expect.poll(() => now.innerText()).toBe('Asked now, they would: Pass.');
});
