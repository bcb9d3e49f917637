import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { cutChoices } from '../cut-choices.ts';
import { comesInSight } from '../in-sight.ts';
import { inspect } from '../inspect.ts';
import { beside, shows } from '../player.ts';
import { useSite } from '../site.ts';
import { lay } from './laid.ts';

const site = useSite();

test('one leaves an order for a noble, reads it in words and cancels it', async () => {
  const game = await lay(site, 15, ['Otilia A', 'Otilia B', 'Otilia C', 'Otilia D']);
  const { page } = await game.sit(0, { width: 390, dark: true });
  await (await beside(page)).locator('#tab-orders').click();
  const form = page.locator('#side .augsburg-order');
  await form.getByRole('combobox', { name: 'For', exact: true }).selectOption('noble maria');
  await form.getByRole('spinbutton', { name: 'Else call up to' }).fill('3');
  await form.getByRole('combobox', { name: 'In a showdown show' }).selectOption('highest-last');
  await inspect(page, 'augsburg-orders-390');
  await form.getByRole('button', { name: 'Leave this order' }).click();
  const placed = page.locator('.orders-list li');
  await placed.getByText(/^For Maria in every round.*call up to 3 cards/).waitFor();
  await expect
    .poll(() => placed.innerText())
    .toContain('show my highest with the lowest others, jokers last');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await inspect(page, 'augsburg-orders-1440', 'colours');
  await placed.getByRole('button', { name: /^Cancel: / }).click();
  await shows(page, 'You have left no orders.');
});

test('an order that says nothing is refused by its rule; a list of cards is made by pressing them in their order', async () => {
  const game = await lay(site, 15, ['Ursula', 'Vitus', 'Walburga', 'Xaver']);
  const window = await game.sit(0, { width: 1440 });
  window.expectTrouble(/422.*\/orders/);
  const { page } = window;
  await (await beside(page)).locator('#tab-orders').click();
  const form = page.locator('#side .augsburg-order');
  const bidding = form.getByRole('checkbox', { name: 'Bid for me' });
  await bidding.uncheck();
  await form.getByRole('combobox', { name: 'In a showdown show' }).selectOption('ask');
  await form.getByRole('combobox', { name: 'If I win alone' }).selectOption('ask');
  await form.getByRole('button', { name: 'Leave this order' }).click();
  await comesInSight(form.getByText(/This order says nothing/));
  await expect.poll(() => bidding.isChecked()).toBe(false); // what was filled in stays

  await bidding.check();
  await form.getByRole('combobox', { name: 'In a showdown show' }).selectOption('ranked');
  for (const card of ['Louise 10', 'Louise 12']) {
    await form.getByRole('button', { name: card }).click();
  }
  await form.getByRole('button', { name: 'Leave this order' }).click();
  await page
    .locator('.orders-list')
    .getByText(/first that fit of Louise 10, Louise 12/)
    .waitFor();
});

const scopes = (form: Locator) =>
  form.getByRole('combobox', { name: 'For', exact: true }).locator('option').allInnerTexts();
const chosen = (form: Locator) =>
  form.getByRole('combobox', { name: 'For', exact: true }).locator('option:checked').innerText();

test.each([
  { acts: 60, seat: 2, script: '07-4p-orders', why: 'another uses its privileges' },
  { acts: 5, seat: 0, script: undefined, why: 'I have passed' },
])(
  'an auction in which I say no more is not the one an order is for: $why',
  async ({ acts, seat, script }) => {
    const game = await lay(site, acts, ['Quirin', 'Rosina', 'Sebald', 'Thekla'], script);
    const { page } = await game.sit(seat, { width: 1440 });
    await (await beside(page)).locator('#tab-orders').click();
    const form = page.locator('#side .augsburg-order');
    await expect.poll(() => scopes(form)).toContain('Philipp, this auction');
    await expect.poll(() => chosen(form)).toMatch(/^Louise in round/);
    const bidding = form.getByRole('checkbox', { name: 'Bid for me' });
    await expect.poll(() => bidding.count()).toBe(1);
    await form
      .getByRole('combobox', { name: 'For', exact: true })
      .selectOption({ label: 'Philipp, this auction' });
    await expect.poll(() => bidding.count()).toBe(0);
    await form.getByRole('combobox', { name: 'If I am robbed' }).selectOption('florins');
    await form.getByRole('button', { name: 'Leave this order' }).click();
    await page
      .locator('.orders-list')
      .getByText(/^For Philipp in round \d: if robbed/)
      .waitFor();
  },
);

test('the winner leaves none for the auction he has won', async () => {
  const names = ['Rosina', 'Quirin', 'Sebald', 'Thekla'] as const;
  const game = await lay(site, 60, names, '07-4p-orders');
  const { page } = await game.sit(0, { width: 390 });
  await (await beside(page)).locator('#tab-orders').click();
  const form = page.locator('#side .augsburg-order');
  await expect.poll(async () => (await scopes(form))[0]).toMatch(/^Louise in round/);
});

test('a list names cards one does not hold yet, also for discarding alone', async () => {
  const game = await lay(site, 15, ['Sebald', 'Quirin', 'Rosina', 'Thekla']);
  const { page } = await game.sit(0, { width: 390 });
  await (await beside(page)).locator('#tab-orders').click();
  const form = page.locator('#side .augsburg-order');
  await form.getByRole('combobox', { name: 'For', exact: true }).selectOption('noble maria');
  await form.getByRole('combobox', { name: 'If I win alone' }).selectOption('ranked');
  const other = form.getByRole('combobox', { name: 'Add a card you do not hold' });
  await expect.poll(() => other.locator('option').allInnerTexts()).not.toContain('Leo 3');
  await other.selectOption({ label: 'Maria 17' });
  await other.selectOption({ label: 'Maria 2' });
  await inspect(page, 'augsburg-orders-ranked-390');
  await form.getByRole('button', { name: 'Leave this order' }).click();
  await page
    .locator('.orders-list')
    .getByText(/alone, discard the first that fit of Maria 17, Maria 2/)
    .waitFor();
});

test('on a phone a number that cannot be is refused at its field, and no choice is cut off in any language', async () => {
  const game = await lay(site, 15, ['Yrsa', 'Zilla', 'Alrun', 'Bertold']);
  const { page } = await game.sit(0, { width: 390 });
  await (await beside(page)).locator('#tab-orders').click();
  const form = page.locator('#side .augsburg-order');
  const field = form.getByRole('spinbutton', { name: 'Else call up to' });
  await field.fill('-3');
  await form.getByRole('button', { name: 'Leave this order' }).click();
  await comesInSight(form.getByText('Write a whole number from 0 to 80.'));
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => field.inputValue()).toBe('-3');
  await inspect(page, 'augsburg-orders-wrong-390');
  await field.fill('2');
  await form.getByRole('button', { name: 'Leave this order' }).click();
  await comesInSight(form.getByText('The order stands. You find it in the list above.'));
  for (const language of ['en', 'it', 'fr', 'es']) {
    if (language !== 'en') await page.locator('.language').selectOption(language);
    await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe(language);
    expect(await cutChoices(page), language).toEqual([]);
  }
});
