import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { send, steps } from '../hooks.ts';
import { inspect } from '../inspect.ts';
import { beside, isPlayed, shows } from '../player.ts';
import { useSite } from '../site.ts';
import { lay } from './laid.ts';

const site = useSite();

const four = ['Agathe', 'Balthasar', 'Crispin', 'Dorothea'] as const;
const [agathe, balthasar, crispin, dorothea] = four;

const bids = (page: Page) => page.locator('.augsburg-bids button');
const speaker = (page: Page, name: string) =>
  page.locator('.augsburg-speaker').filter({ hasText: name });
const picks = (page: Page) => page.locator('.augsburg-pick');
const planning = (page: Page) => page.locator('[data-picks]');

test('one sees who has said what, bids legal numbers only, and is told why no more', async () => {
  const game = await lay(site, 5, four);
  const { page } = await game.sit(1, { width: 1440 });
  await speaker(page, 'Balthasar').getByText('speaks now').waitFor();
  await expect.poll(() => speaker(page, 'Agathe').innerText()).toContain('has passed');
  await expect
    .poll(() => page.locator('.augsburg-noble[aria-current]').innerText())
    .toContain('Philipp');
  await bids(page).first().waitFor();
  await expect
    .poll(() => bids(page).locator('> span:first-child').allInnerTexts())
    .toEqual(['1', '2', '3', '4']);
  await page.locator('.augsburg-now').getByText('The most you can show is 4 cards').waitFor();
  await inspect(page, 'augsburg-bidding-1440');
});

test('a bid carries the rest as an order in the same gesture', async () => {
  const game = await lay(site, 5, ['Emmeram A', 'Emmeram B', 'Emmeram C', 'Emmeram D']);
  const { page } = await game.sit(1, { width: 390, dark: true });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST')
      asked.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
  });
  await bids(page).nth(1).click();
  const carried = page.locator('.augsburg-carried');
  await carried.waitFor();
  await inspect(page, 'augsburg-carried-390-dark');
  await carried.getByRole('spinbutton', { name: 'Else call up to' }).fill('3');
  await carried.getByRole('button', { name: 'Send both at once' }).click();
  await isPlayed(page);
  await speaker(page, 'Emmeram C').getByText('speaks now').waitFor();
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

test('an order filled in goes with the main button too, and outlives the page', async () => {
  const game = await lay(site, 5, [balthasar, agathe, crispin, dorothea]);
  const { page } = await game.sit(1, { width: 1440 });
  await bids(page).nth(1).click();
  const carried = page.locator('.augsburg-carried');
  await carried.getByRole('spinbutton', { name: 'Else call up to' }).fill('4');
  await carried.getByRole('combobox', { name: 'If I am robbed' }).selectOption('florins');
  const said = /^For Philipp in round 1: .*call up to 4 cards.*robbed of a level, take the florins/;
  await carried.getByText(said).waitFor();
  await inspect(page, 'augsburg-carried-along-1440');
  await page.reload();
  await carried.getByText(said).waitFor();
  const called = carried.getByRole('spinbutton', { name: 'Else call up to' });
  await expect.poll(() => called.inputValue()).toBe('4');
  await page.setViewportSize({ width: 390, height: 900 });
  const planned = (await beside(page)).locator('.plan-order');
  await planned.getByText(said).waitFor();
  await inspect(page, 'augsburg-carried-plan-390');
  await send(page).click();
  await isPlayed(page);
  await (await beside(page)).locator('#tab-orders').click();
  await page.locator('.orders-list').getByText(said).waitFor();
});

test('an order left out of the plan does not go; one who passes carries only what is left', async () => {
  const game = await lay(site, 5, [dorothea, agathe, balthasar, crispin]);
  const { page } = await game.sit(1, { width: 1440 });
  await bids(page).nth(1).click();
  const carried = page.locator('.augsburg-carried');
  const called = carried.getByRole('spinbutton', { name: 'Else call up to' });
  await called.fill('4');
  await page.getByRole('button', { name: /^Leave out: / }).click();
  await page.locator('.plan-order').waitFor({ state: 'detached' });
  await expect.poll(() => called.inputValue()).toBe('2'); // as it was at first
  await carried.getByRole('combobox', { name: 'If I am robbed' }).selectOption('prestige');
  await page
    .locator('.plan-order')
    .getByText(/call up to 2/)
    .waitFor();
  await page.getByRole('button', { name: 'Think again' }).click();
  await page.locator('.augsburg-sayings').getByText('Pass').click();
  const left = page.locator('.plan-order').getByText(/^For Philipp in round 1: if robbed/);
  await left.waitFor();
  await expect.poll(() => called.count()).toBe(0);
});

test('whoever looks on is told of a showdown, and who says the last word that it is sent first', async () => {
  const last = await lay(site, 16, four);
  const { page } = await last.sit(0, { width: 390 });
  await page
    .getByRole('button', { name: /^Call 2/ })
    .first()
    .click();
  const now = page.locator('.augsburg-now');
  await now.getByText(/^Send this first/).waitFor();
  await expect.poll(() => picks(page).count()).toBe(0);
  await expect.poll(() => now.getByText('Which cards do you show?').count()).toBe(0);
  await expect.poll(() => page.locator('.augsburg-carried input[type=number]').count()).toBe(1); // of jokers
  await inspect(page, 'augsburg-last-word-390');

  const game = await lay(site, 17, four);
  const looking = (await game.sit(1, { width: 1440 })).page;
  await looking
    .locator('.augsburg-now')
    .getByText(/^Showdown of Agathe and Dorothea: each lays 2 cards/)
    .waitFor();
  await inspect(looking, 'augsburg-showdown-looking-1440', 'structure');
  const laying = (await game.sit(0, { width: 390 })).page;
  await picks(laying).first().waitFor();
  await expect
    .poll(() => laying.getByText('Which cards do you show?').locator('visible=true').count())
    .toBe(1);
});

test('in a showdown whole legal sets only are laid, and one may choose others until all have', async () => {
  const game = await lay(site, 17, ['Gundula', 'Hieronymus', 'Ignaz', 'Jakob']);
  const { page } = await game.sit(0, { width: 390 });
  await page.getByText('Chosen: 0 of 2').waitFor();
  await expect.poll(() => picks(page).count()).toBe(4); // two of Louise, two jokers
  const jokers = picks(page).filter({ hasText: 'joker' }).locator('input');
  await jokers.nth(0).check({ force: true });
  await jokers.nth(1).check({ force: true });
  await page.getByText('Chosen: 2 of 2').waitFor();
  await expect.poll(() => planning(page).getAttribute('aria-disabled')).toBe('true');
  await jokers.nth(1).uncheck({ force: true });
  await picks(page).filter({ hasText: 'Louise 12' }).locator('input').check({ force: true });
  await expect.poll(() => planning(page).getAttribute('aria-disabled')).toBe('false');
  await inspect(page, 'augsburg-showing-390');
  await planning(page).click();
  await steps(page).first().waitFor({ state: 'attached' });
  await send(page).click();
  await isPlayed(page);
  await page.getByText(/^You have laid your cards/).waitFor();
  await jokers.nth(0).uncheck({ force: true });
  await picks(page).filter({ hasText: 'Louise 10' }).locator('input').check({ force: true });
  await expect.poll(() => planning(page).getAttribute('aria-disabled')).toBe('false');
});

test('of the cards dealt one buys as many as one can pay, and sees what remains', async () => {
  const game = await lay(site, 0, ['Kaspar', 'Leonhard', 'Monika', 'Notburga']);
  const { page } = await game.sit(0, { width: 1440 });
  await picks(page).first().waitFor();
  await expect.poll(() => picks(page).count()).toBe(7);
  const tally = page.locator('.augsburg-tally');
  await expect.poll(() => tally.innerText()).toBe('0 cards for 0 florins · 1500 florins remain');
  for (const pick of await picks(page).all()) await pick.locator('input').check({ force: true });
  await expect
    .poll(() => tally.innerText())
    .toMatch(/^7 cards for \d+ florins · \d+ florins too much$/);
  await expect.poll(() => planning(page).getAttribute('aria-disabled')).toBe('true');
  for (const pick of (await picks(page).all()).slice(2)) {
    await pick.locator('input').uncheck({ force: true });
  }
  await expect
    .poll(() => tally.innerText())
    .toMatch(/^2 cards for \d+ florins · \d+ florins remain$/);
  await inspect(page, 'augsburg-buying-1440', 'structure');
  await planning(page).click();
  await steps(page).first().waitFor({ state: 'attached' });
  await send(page).click();
  await isPlayed(page);
  await page
    .locator('.augsburg-now')
    .getByText(/^Have chosen, .*Kaspar/)
    .waitFor();
});
