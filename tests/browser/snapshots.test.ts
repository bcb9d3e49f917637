import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { signedIn } from './people.ts';
import { expectPicture, isQuiet } from './pictures.ts';
import { exampleTitle, openTable, words } from './player.ts';
import { useSite } from './site.ts';

// Pages in which no chance and no clock has a part, as they are to look.

const site = useSite();

/** What the clock says is covered. */
const byClock = (page: Page) => ({ covered: [page.locator('time'), page.getByText(/^opened /)] });

test.each([
  { width: 1440, dark: false },
  { width: 390, dark: true },
])('the home page at $width, dark $dark', async ({ width, dark }) => {
  const { page } = await site.open({ width, dark, isFirst: true });
  await page.goto('/');
  await isQuiet(page);
  await expectPicture(page, `home-${width}-${dark ? 'dark' : 'light'}`);
});

test('the rules of a title', async () => {
  const { page } = await site.open({ isFirst: true });
  await page.goto('/');
  await page.goto(`/titles/${await exampleTitle(page)}`);
  await page.locator('.rule-entry').first().waitFor();
  await isQuiet(page);
  await expectPicture(page, 'rules-1440-light');
});

test('opening a table, the table that fills, my games and the lobby', async () => {
  const { page } = await signedIn(await site.open({ width: 820, isFirst: true }), 'Ermengarda');
  await page.goto(`/create?title=${await exampleTitle(page)}`);
  await page.getByRole('button', { name: words.en.onward }).click();
  await page.getByRole('heading', { name: /^Step 2 of 3/ }).waitFor();
  await isQuiet(page);
  await page.locator('h1').focus();
  await expectPicture(page, 'create-820-light');
  await openTable(page);
  await page.locator('.place').first().waitFor();
  await page.goto('/');
  await page.locator('.card').first().waitFor();
  await isQuiet(page);
  await expectPicture(page, 'my-games-820-light', byClock(page));
  const guest = await signedIn(await site.open({ dark: true, isFirst: true }), 'Fiammetta');
  await guest.page.goto('/lobby');
  await guest.page.locator('.card').first().waitFor();
  await isQuiet(guest.page);
  await expectPicture(guest.page, 'lobby-1440-dark', byClock(guest.page));
});
