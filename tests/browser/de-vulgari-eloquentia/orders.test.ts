import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect } from '../inspect.ts';
import { beside, shows } from '../player.ts';
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
  expect(await page.locator('.orders [role=status]').innerText()).toBe(
    'Asked now, they would leave it to you.',
  );
}

test.each([
  { width: 390, dark: true },
  { width: 820, dark: false },
  { width: 1440, dark: false },
])(
  'one leaves each of the orders, reads it in words, and cancels it, at $width',
  async (look) => {
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
    expect(await placed(page).count()).toBe(3);
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
  },
  120_000,
);

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
  await shows(page, /never have to choose who gives you alms/);
  expect(await form.getByRole('combobox', { name: 'Ask' }).inputValue()).toBe('last');
}, 120_000);
