import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cutChoices } from '../cut-choices.ts';
import { comesInSight } from '../in-sight.ts';
import { inspect } from '../inspect.ts';
import { beside, isFocused, shows } from '../player.ts';
import { useSite } from '../site.ts';
import { lookInto, openHotSeat, sitAt } from './hot-seat.ts';

const site = useSite();

/** The form of an order by its heading. */
const formOf = (page: Page, heading: string) =>
  page.locator('.dve-order-form').filter({ hasText: heading });

const placed = (page: Page) => page.locator('.orders-list li');

/** Leaves an order, reads it, and what it would do now, and takes it back. */
async function leave(page: Page, heading: string, sentence: string | RegExp): Promise<void> {
  await formOf(page, heading).getByRole('button', { name: 'Leave this order' }).click();
  await placed(page).getByText(sentence, { exact: true }).waitFor();
  await shows(page, 'Asked now, they would leave it to you.');
}

test.each([
  { width: 390, dark: true },
  { width: 820, dark: false },
  { width: 1440, dark: false },
])('one leaves each of the orders, reads it in words, and cancels it, at $width', async (look) => {
  const game = await openHotSeat(site.url(), 4);
  await game.playUntil(({ phase }) => phase === 'actions');
  const window = await site.open(look);
  const { page } = window;
  await sitAt(window, game);
  await lookInto(page, game);
  await (await beside(page)).getByRole('tab', { name: 'Orders' }).click();
  await shows(page, 'You have left no orders.');

  const alms = 'If several Merchants may give me alms';
  await formOf(page, alms).getByRole('combobox', { name: 'Ask' }).selectOption('last');
  await leave(
    page,
    alms,
    'If several Merchants may give me alms: ask the one furthest behind in knowledge.',
  );

  const summons = formOf(page, 'If I am summoned to Stupor Mundi');
  await summons.getByLabel(/^Bid up to/).fill('7');
  await summons.getByRole('combobox', { name: 'Pay first with' }).selectOption('black');
  await leave(
    page,
    'If I am summoned to Stupor Mundi',
    /^If I am summoned: come.* bid up to 7 votes, pay with Noblemen first\.$/,
  );

  await formOf(page, 'At the election')
    .getByRole('combobox', { name: 'Seek' })
    .selectOption('banker');
  await leave(page, 'At the election', 'At the election: seek to be Banker.');
  await expect.poll(() => placed(page).count()).toBe(3);
  await inspect(page, `dve-orders-${look.width}${look.dark ? '-dark' : ''}`);

  for (let left = 3; left > 0; left -= 1) {
    await placed(page)
      .nth(left - 1)
      .waitFor();
    await placed(page)
      .getByRole('button', { name: /^Cancel: / })
      .first()
      .click();
    await placed(page)
      .nth(left - 1)
      .waitFor({ state: 'detached' });
  }
  await shows(page, 'You have left no orders.');
});

test.each([
  { width: 390, dark: true },
  { width: 1440, dark: false },
])('what comes of an order is told where one leaves it, at $width', async (look) => {
  const game = await openHotSeat(site.url(), 4);
  await game.playUntil(({ phase }) => phase === 'actions');
  const window = await site.open(look);
  window.expectTrouble(/net::|failed:|422/);
  const { page } = window;
  await sitAt(window, game);
  await lookInto(page, game);
  await (await beside(page)).getByRole('tab', { name: 'Orders' }).click();
  const form = formOf(page, 'At the election');
  const leaving = form.getByRole('button', { name: 'Leave this order' });

  await page.route('**/orders?*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await leaving.click();
  await comesInSight(form.getByText('The service cannot be reached. Nothing is lost.'));
  await inspect(page, `dve-orders-unreached-${look.width}`);
  await page.unrouteAll();
  await leaving.click();
  await comesInSight(form.getByText('The order stands. You find it in the list above.'));
  await expect.poll(() => form.getByRole('alert').count()).toBe(0);
  await inspect(page, `dve-orders-left-${look.width}`);

  await page.route('**/orders/*', (route) => route.abort());
  const left = placed(page).filter({ hasText: 'At the election' });
  await left.getByRole('button', { name: /^Cancel: / }).click();
  await comesInSight(left.getByText('The service cannot be reached. Nothing is lost.'));
  await page.unrouteAll();
});

test.each([
  ['en-GB', 'Write a whole number from 0 to 200.'],
  ['it-IT', 'Scrivi un numero intero da 0 a 200.'],
  ['fr-FR', 'Écrivez un nombre entier de 0 à 200.'],
  ['es-ES', 'Escribe un número entero de 0 a 200.'],
])('a number that cannot be is refused at its field, in %s', async (locale, sentence) => {
  const game = await openHotSeat(site.url(), 4);
  await game.playUntil(({ phase }) => phase === 'actions');
  const window = await site.open({ width: 390, locale });
  const { page } = window;
  await sitAt(window, game);
  await lookInto(page, game);
  await (await beside(page)).locator('#tab-orders').click();
  const field = page.getByRole('spinbutton');
  const form = page.locator('.dve-order-form').filter({ has: field });
  for (const wrong of ['-3', '201', '1.5', '']) {
    await field.fill(wrong);
    await form.locator('button[type=submit]').click();
    await comesInSight(form.getByText(sentence, { exact: true }));
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => field.inputValue()).toBe(wrong);
    await isFocused(field);
  }
  await inspect(page, `dve-orders-wrong-${locale}`);
  await expect.poll(() => placed(page).count()).toBe(0);
  await field.fill('3');
  await form.getByText(sentence).waitFor({ state: 'detached' });
  await form.locator('button[type=submit]').click();
  await placed(page).waitFor();
});

test('on a phone no choice of an order is cut off', async () => {
  const game = await openHotSeat(site.url(), 4);
  await game.playUntil(({ phase }) => phase === 'actions');
  const cut: string[] = [];
  for (const locale of ['en-GB', 'it-IT', 'fr-FR', 'es-ES']) {
    const window = await site.open({ width: 390, locale });
    const { page } = window;
    await sitAt(window, game);
    await lookInto(page, game);
    await (await beside(page)).locator('#tab-orders').click();
    await page.locator('.dve-order-form').first().waitFor();
    cut.push(...(await cutChoices(page)));
    await page.close();
  }
  expect(cut).toEqual([]);
});

test('an order that is refused says by which rule, and what was filled in stays', async () => {
  const game = await openHotSeat(site.url(), 2);
  await game.playUntil(({ phase }) => phase === 'actions');
  const window = await site.open({ width: 1440 });
  window.expectTrouble(/422.*\/orders/);
  await sitAt(window, game);
  await lookInto(window.page, game);
  const { page } = window;
  await (await beside(page)).getByRole('tab', { name: 'Orders' }).click();
  const form = formOf(page, 'If several Merchants');
  await form.getByRole('combobox', { name: 'Ask' }).selectOption('last');
  await form.getByRole('button', { name: 'Leave this order' }).click();
  await comesInSight(form.getByText(/never have to choose who gives you alms/));
  await expect.poll(() => form.getByRole('combobox', { name: 'Ask' }).inputValue()).toBe('last');
});
