import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cutChoices } from '../cut-choices.ts';
import { comesInSight } from '../in-sight.ts';
import { inspect } from '../inspect.ts';
import { inspectByDayAndNight } from '../looks.ts';
import { beside, isFocused, shows } from '../player.ts';
import { useSite } from '../site.ts';
import type { Window, Wish } from '../window.ts';
import { lookInto, openHotSeat, sitAt } from './hot-seat.ts';

const site = useSite();

/** A guest's window with the orders of a first turn before them, round a table of so many. */
async function openOrders(seats: number, wish: Wish): Promise<Window> {
  const game = await openHotSeat(site.url(), seats);
  await game.playUntil(({ phase }) => phase === 'actions');
  const window = await site.open(wish);
  await sitAt(window, game);
  await lookInto(window.page, game);
  await (await beside(window.page)).getByRole('tab', { name: 'Orders' }).click();
  return window;
}

/** Goes on in a wider window, where the orders stand beside the board. */
const widen = (page: Page, width = 1440): Promise<void> =>
  page.setViewportSize({ width, height: 900 });

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

test('one leaves each of the orders, reads it in words, and cancels it, at every width', async () => {
  const { page } = await openOrders(4, { width: 390 });
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
  await inspectByDayAndNight(page, 'dve-orders-390');
  for (const width of [820, 1440]) {
    await widen(page, width);
    await inspect(page, `dve-orders-${width}`, 'none');
  }

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

test('what comes of an order is told where one leaves it, on a phone and at a desk', async () => {
  const window = await openOrders(4, { width: 390 });
  window.expectTrouble(/net::|failed:|422/);
  const { page } = window;
  const look = async (name: string) =>
    page.viewportSize()?.width === 390
      ? inspectByDayAndNight(page, `${name}-390`)
      : inspect(page, `${name}-1440`, 'none');
  const form = formOf(page, 'At the election');
  const leaving = form.getByRole('button', { name: 'Leave this order' });

  const left = placed(page).filter({ hasText: 'At the election' });
  const cancel = left.getByRole('button', { name: /^Cancel: / });

  for (const width of [390, 1440]) {
    await widen(page, width);
    await beside(page);
    await page.route('**/orders?*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await leaving.click();
    await comesInSight(form.getByText('The service cannot be reached. Nothing is lost.'));
    await look('dve-orders-unreached');
    await page.unrouteAll();
    await leaving.click();
    await comesInSight(form.getByText('The order stands. You find it in the list above.'));
    await expect.poll(() => form.getByRole('alert').count()).toBe(0);
    await look('dve-orders-left');

    await page.route('**/orders/*', (route) => route.abort());
    await cancel.click();
    await comesInSight(left.getByText('The service cannot be reached. Nothing is lost.'));
    await page.unrouteAll();
    await cancel.click();
    await left.waitFor({ state: 'detached' });
  }
});

/** Each language's word that a number cannot be. */
const wrongNumber = [
  ['it', 'Scrivi un numero intero da 0 a 200.'],
  ['fr', 'Écrivez un nombre entier de 0 à 200.'],
  ['es', 'Escribe un número entero de 0 a 200.'],
  ['en', 'Write a whole number from 0 to 200.'],
] as const;

const wrongNumbers = ['-3', '201', '1.5', ''];

test('on a phone a number that cannot be is refused at its field, and no choice is cut off, in any language', async () => {
  const { page } = await openOrders(4, { width: 390 });
  const field = page.getByRole('spinbutton');
  const form = page.locator('.dve-order-form').filter({ has: field });
  for (const [language, sentence] of wrongNumber) {
    await page.locator('.language').selectOption(language);
    await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe(language);
    for (const wrong of language === 'en' ? wrongNumbers : wrongNumbers.slice(0, 1)) {
      await field.fill(wrong);
      await form.locator('button[type=submit]').click();
      await comesInSight(form.getByText(sentence, { exact: true }));
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
      await expect.poll(() => field.inputValue()).toBe(wrong);
      await isFocused(field);
    }
    expect(await cutChoices(page), language).toEqual([]);
    await inspect(page, `dve-orders-wrong-${language}`, language === 'en' ? 'all' : 'names');
  }
  await expect.poll(() => placed(page).count()).toBe(0);
  await field.fill('3');
  await form.getByText('Write a whole number').waitFor({ state: 'detached' });
  await form.locator('button[type=submit]').click();
  await placed(page).waitFor();
});

test('an order that is refused says by which rule, and what was filled in stays', async () => {
  const window = await openOrders(2, { width: 1440 });
  window.expectTrouble(/422.*\/orders/);
  const { page } = window;
  const form = formOf(page, 'If several Merchants');
  await form.getByRole('combobox', { name: 'Ask' }).selectOption('last');
  await form.getByRole('button', { name: 'Leave this order' }).click();
  await comesInSight(form.getByText(/never have to choose who gives you alms/));
  await expect.poll(() => form.getByRole('combobox', { name: 'Ask' }).inputValue()).toBe('last');
});
