import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Rider } from '../hands.ts';
import { ending, forms, live, offers } from '../hooks.ts';
import { inspect } from '../inspect.ts';
import { signedIn, tableOf } from '../people.ts';
import { useSite } from '../site.ts';
import { playWhole, type Wish } from '../whole-game.ts';

const site = useSite();

/** Whatever comes first; the keyboard and the mouse do it alike. */
const anything: Wish = ({ kinds }, { page }) => (kinds.length > 0 ? [offers(page)] : []);

/** What the chart of the race says of the moment one stands at. */
const said = (page: Page): Promise<string | null> =>
  page.getByRole('slider', { name: /The race/ }).getAttribute('aria-valuetext');

test('a game by the board of every title is played to its end, looked back on, and played again', async () => {
  const windows = [await site.open(), await site.open({ width: 390, locale: 'it-IT' })];
  const [one, other] = windows.map((window, place) => signedIn(window, `Rosalba ${place + 1}`));
  if (one === undefined || other === undefined) throw new Error('Nobody to play');
  const people = [await one, await other];
  const game = await tableOf(people, 'lantern-fair', { options: { stalls: 4 } });
  const riders: readonly Rider[] = people.map((person, place) => ({
    name: person.name,
    page: person.page,
    hand: place === 0 ? 'mouse' : 'finger',
  }));
  for (const rider of riders) await rider.page.goto(`/games/${game}`);
  for (const rider of riders) await live(rider.page).waitFor();
  expect(await playWhole(riders, anything)).toBeGreaterThan(10);

  const [{ page }, { page: phone }] = people as [(typeof people)[0], (typeof people)[0]];
  await ending(page).waitFor();
  const totals = page.locator('.score-table tfoot td');
  await totals.first().waitFor();
  await expect.poll(() => totals.count()).toBe(2);

  // The chart is walked with the keyboard, and leads to the moment one stands at.
  const chart = page.getByRole('slider', { name: /The race/ });
  await chart.focus();
  const last = await said(page);
  const points = (await totals.allInnerTexts()).map(Number);
  for (const total of points) expect(last).toMatch(new RegExp(`\\b${total}\\b`));
  await page.keyboard.press('Home');
  await expect.poll(() => said(page)).not.toBe(last);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  const version = /\d+/.exec((await said(page)) ?? '')?.[0];
  await page.getByText('The race as a table').click();
  const rows = page.locator('.race-fold tbody tr');
  await expect.poll(async () => (await rows.allInnerTexts()).at(-2)).toContain(`Moment ${version}`);

  // The proof is made here.
  await page.getByRole('button', { name: 'Check it now' }).click();
  await page.getByText(/^All is fair/).waitFor();
  await expect.poll(() => page.locator('.fair-checks .fair-right').count()).toBe(5);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the game’s file' }).click();
  expect((await file).suggestedFilename()).toBe(`lantern-fair-${game}.json`);
  await inspect(page, 'ending-1440');
  await phone.locator('.score-narrow').waitFor();
  await inspect(phone, 'ending-390');

  await chart.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toMatch(new RegExp(`version=${version}$`));
  await expect.poll(() => ending(page).count()).toBe(0);
  await page.goBack();
  await ending(page).waitFor();

  // Whoever comes first opens the table; the other sits down at it.
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(game));
  await phone.getByRole('button', { name: 'Gioca ancora' }).click();
  await phone.waitForURL((url) => url.pathname === new URL(page.url()).pathname);
  await forms(page).waitFor({ state: 'attached' });
});
