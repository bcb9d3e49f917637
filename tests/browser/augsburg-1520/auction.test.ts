import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { send, steps } from '../hooks.ts';
import { inspect } from '../inspect.ts';
import { beside, isPlayed, shows } from '../player.ts';
import { useSite } from '../site.ts';
import { lay } from './laid.ts';

const site = useSite();

const bids = (page: Page) => page.locator('.augsburg-bids button');
const speaker = (page: Page, name: string) =>
  page.locator('.augsburg-speaker').filter({ hasText: name });
const picks = (page: Page) => page.locator('.augsburg-pick');
const planning = (page: Page) => page.locator('[data-picks]');

test('one sees who has said what, bids legal numbers only, and is told why no more', async () => {
  const game = await lay(site, 5, ['Agathe', 'Balthasar', 'Crispin', 'Dorothea']);
  const { page } = await game.sit(1, { width: 1440 });
  await speaker(page, 'Balthasar').getByText('speaks now').waitFor();
  expect(await speaker(page, 'Agathe').innerText()).toContain('has passed');
  expect(await page.locator('.augsburg-noble[aria-current]').innerText()).toContain('Philipp');
  await bids(page).first().waitFor();
  expect(await bids(page).locator('> span:first-child').allInnerTexts()).toEqual([
    '1',
    '2',
    '3',
    '4',
  ]);
  await page.locator('.augsburg-now').getByText('The most you can show is 4 cards').waitFor();
  await inspect(page, 'augsburg-bidding-1440');
});

test.each([
  { width: 390, dark: true, of: 'Emmeram' },
  { width: 1440, dark: false, of: 'Franziska' },
])('a bid carries the rest as an order in the same gesture, at $width', async ({ of, ...look }) => {
  const game = await lay(site, 5, [`${of} A`, `${of} B`, `${of} C`, `${of} D`]);
  const { page } = await game.sit(1, look);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST')
      asked.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
  });
  await bids(page).nth(1).click();
  const carried = page.locator('.augsburg-carried');
  await carried.waitFor();
  await inspect(page, `augsburg-carried-${look.width}`);
  await carried.getByRole('spinbutton', { name: 'Else call up to' }).fill('3');
  await carried.getByRole('button', { name: 'Send both at once' }).click();
  await isPlayed(page);
  await speaker(page, `${of} C`).getByText('speaks now').waitFor();
  expect(asked.filter((what) => what === 'actions')).toHaveLength(1);
  expect(asked).not.toContain('orders');

  // Another raises, and the order calls: nobody waits for whoever left it.
  await game.act(2, { type: 'bid', cards: 3 } as never);
  await game.act(3, { type: 'pass' });
  await shows(page, /^Showdown of /);
  await (await beside(page)).locator('#tab-orders').click();
  await page
    .locator('.orders-list')
    .getByText(/call up to 3 cards/)
    .waitFor();
});

test('in a showdown whole legal sets only are laid, and one may choose others until all have', async () => {
  const game = await lay(site, 17, ['Gundula', 'Hieronymus', 'Ignaz', 'Jakob']);
  const { page } = await game.sit(0, { width: 390 });
  await page.getByText('Chosen: 0 of 2').waitFor();
  expect(await picks(page).count()).toBe(4); // two of Louise, two jokers
  const jokers = picks(page).filter({ hasText: 'joker' }).locator('input');
  await jokers.nth(0).check({ force: true });
  await jokers.nth(1).check({ force: true });
  await page.getByText('Chosen: 2 of 2').waitFor();
  expect(await planning(page).getAttribute('aria-disabled')).toBe('true');
  await jokers.nth(1).uncheck({ force: true });
  await picks(page).filter({ hasText: 'Louise 12' }).locator('input').check({ force: true });
  expect(await planning(page).getAttribute('aria-disabled')).toBe('false');
  await inspect(page, 'augsburg-showing-390');
  await planning(page).click();
  await steps(page).first().waitFor({ state: 'attached' });
  await send(page).click();
  await isPlayed(page);
  await page.getByText(/^You have laid your cards/).waitFor();
  await jokers.nth(0).uncheck({ force: true });
  await picks(page).filter({ hasText: 'Louise 10' }).locator('input').check({ force: true });
  expect(await planning(page).getAttribute('aria-disabled')).toBe('false');
});

test('of the cards dealt one buys as many as one can pay, and sees what remains', async () => {
  const game = await lay(site, 0, ['Kaspar', 'Leonhard', 'Monika', 'Notburga']);
  const { page } = await game.sit(0, { width: 1440 });
  await picks(page).first().waitFor();
  expect(await picks(page).count()).toBe(7);
  const tally = page.locator('.augsburg-tally');
  expect(await tally.innerText()).toBe('0 cards for 0 florins · 1500 florins remain');
  for (const pick of await picks(page).all()) await pick.locator('input').check({ force: true });
  expect(await tally.innerText()).toMatch(/^7 cards for \d+ florins · \d+ florins too much$/);
  expect(await planning(page).getAttribute('aria-disabled')).toBe('true');
  for (const pick of (await picks(page).all()).slice(2)) {
    await pick.locator('input').uncheck({ force: true });
  }
  expect(await tally.innerText()).toMatch(/^2 cards for \d+ florins · \d+ florins remain$/);
  await inspect(page, 'augsburg-buying-1440');
  await planning(page).click();
  await steps(page).first().waitFor({ state: 'attached' });
  await send(page).click();
  await isPlayed(page);
  await page
    .locator('.augsburg-now')
    .getByText(/^Have chosen, .*Kaspar/)
    .waitFor();
});
