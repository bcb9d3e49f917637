import { expect, test } from 'vitest';
import { comesInSight } from '../in-sight.ts';
import { inspect } from '../inspect.ts';
import { beside, shows } from '../player.ts';
import { useSite } from '../site.ts';
import { lay } from './laid.ts';

const site = useSite();

test.each([
  { width: 390, dark: true, of: 'Otilia' },
  { width: 1440, dark: false, of: 'Polykarp' },
])(
  'one leaves an order for a noble, reads it in words and cancels it, at $width',
  async ({ of, ...look }) => {
    const game = await lay(site, 15, [`${of} A`, `${of} B`, `${of} C`, `${of} D`]);
    const { page } = await game.sit(0, look);
    await (await beside(page)).locator('#tab-orders').click();
    const form = page.locator('#side .augsburg-order');
    await form.getByRole('combobox', { name: 'For', exact: true }).selectOption('noble maria');
    await form.getByRole('spinbutton', { name: 'Else call up to' }).fill('3');
    await form.getByRole('combobox', { name: 'In a showdown show' }).selectOption('highest-last');
    await inspect(page, `augsburg-orders-${look.width}`);
    await form.getByRole('button', { name: 'Leave this order' }).click();
    const placed = page.locator('.orders-list li');
    await placed.getByText(/^For Maria in every round.*call up to 3 cards/).waitFor();
    expect(await placed.innerText()).toContain(
      'show my highest with the lowest others, jokers last',
    );
    await placed.getByRole('button', { name: /^Cancel: / }).click();
    await shows(page, 'You have left no orders.');
  },
);

test('a list of cards is made by pressing them in their order', async () => {
  const game = await lay(site, 15, ['Quirin', 'Rosina', 'Sebald', 'Thekla']);
  const { page } = await game.sit(0, { width: 1440 });
  await (await beside(page)).locator('#tab-orders').click();
  const form = page.locator('#side .augsburg-order');
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

test('an order that says nothing is refused by its rule, and what was filled in stays', async () => {
  const game = await lay(site, 15, ['Ursula', 'Vitus', 'Walburga', 'Xaver']);
  const window = await game.sit(0, { width: 1440 });
  window.expectTrouble(/422.*\/orders/);
  const { page } = window;
  await (await beside(page)).locator('#tab-orders').click();
  const form = page.locator('#side .augsburg-order');
  await form.getByRole('checkbox', { name: 'Bid for me' }).uncheck();
  await form.getByRole('combobox', { name: 'In a showdown show' }).selectOption('ask');
  await form.getByRole('combobox', { name: 'If I win alone' }).selectOption('ask');
  await form.getByRole('button', { name: 'Leave this order' }).click();
  await comesInSight(form.getByText(/This order says nothing/));
  expect(await form.getByRole('checkbox', { name: 'Bid for me' }).isChecked()).toBe(false);
});

test('a number that cannot be is refused at its field, and the order is not left', async () => {
  const game = await lay(site, 15, ['Yrsa', 'Zilla', 'Alrun', 'Bertold']);
  const { page } = await game.sit(0, { width: 390 });
  await (await beside(page)).locator('#tab-orders').click();
  const form = page.locator('#side .augsburg-order');
  const field = form.getByRole('spinbutton', { name: 'Else call up to' });
  await field.fill('-3');
  await form.getByRole('button', { name: 'Leave this order' }).click();
  await comesInSight(form.getByText('Write a whole number from 0 to 80.'));
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await field.inputValue()).toBe('-3');
  await inspect(page, 'augsburg-orders-wrong-390');
  await field.fill('2');
  await form.getByRole('button', { name: 'Leave this order' }).click();
  await comesInSight(form.getByText('The order stands. You find it in the list above.'));
});
