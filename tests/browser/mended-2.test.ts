import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { arrive, hotSeatOf, openTableOf, signedIn } from './people.ts';
import {
  beside,
  choose,
  exampleTitle,
  isLive,
  liftCurtain,
  play,
  playAnything,
  shows,
} from './player.ts';
import { useSite } from './site.ts';
import { aloneAtFirstStall, atFirstStall } from './tables.ts';

const site = useSite();

/** A headless browser shows all its tabs at once; a person looks at one of them. */
const hideable = `{
  let isShown = true;
  Object.defineProperty(document, 'visibilityState', { get: () => (isShown ? 'visible' : 'hidden') });
  Object.defineProperty(document, 'hidden', { get: () => !isShown });
  window.show = (wanted) => {
    isShown = wanted;
    document.dispatchEvent(new Event('visibilitychange'));
  };
}`;

const show = (page: Page, wanted: boolean): Promise<unknown> => page.evaluate(`show(${wanted})`);

const keysOnDevice = (page: Page): Promise<string[]> => page.evaluate('Object.keys(localStorage)');

/** Plans what is first offered. */
async function planAnything(page: Page): Promise<void> {
  const side = await beside(page);
  const box = side.getByRole('checkbox').first();
  await box.check();
  await choose(page, side.getByRole('button', { name: 'Add to my plan' }).first());
}

test('six games are open in one browser, each in a tab, and none waits for another', async () => {
  const { page, context } = await site.open();
  await context.addInitScript({ content: hideable });
  const one = await arrive(page, 'Serafina');
  const tabs = [page];
  for (let count = 1; count < 6; count += 1) tabs.push(await context.newPage());
  for (const tab of tabs) {
    await tab.goto(await hotSeatOf(one, await exampleTitle(page)));
    await liftCurtain(tab);
    await isLive(tab);
    await show(tab, false);
  }
  await show(page, true);
  await isLive(page);
  await planAnything(page);
});

test('a tab out of sight says that it is my turn, also when the one that followed is closed', async () => {
  const [ada, other] = await atFirstStall(site, ['Ada of the tabs', 'Bea of the tabs']);
  const away = await ada.context.newPage();
  await away.addInitScript({ content: hideable });
  await away.goto(new URL(ada.page.url()).pathname);
  await away.locator('.game').waitFor();
  await show(away, false);
  await playAnything(ada.page, 0);
  await expect.poll(() => away.title()).not.toMatch(/^●/);
  await ada.page.close();
  await playAnything(other.page, 0);
  const isMine = async () => (await away.title()).startsWith('●');
  const pass = other.page.locator('.way-button[data-kind=pass]:visible');
  // Of a sealed bid comes an auction, in which Bea may have to speak first.
  await expect.poll(async () => (await isMine()) || (await pass.count()) > 0).toBe(true);
  if (!(await isMine())) await play(other.page, 'Pass');
  await expect.poll(isMine).toBe(true);
});

test('who signs out is asked about what he did not send, and leaves nothing in any tab', async () => {
  const { page, context } = await site.open();
  const one = await signedIn({ page }, 'Ottavia');
  const game = await hotSeatOf(one, await exampleTitle(page));
  await page.goto(game);
  await liftCurtain(page);
  await planAnything(page);
  const second = await context.newPage();
  await second.goto(game);
  await second.locator('.game').waitFor();
  const drafts = async () => (await keysOnDevice(page)).filter((key) => key.includes(':draft:'));
  await expect.poll(() => drafts()).toHaveLength(1);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => drafts()).toHaveLength(1);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Erase it and sign out' }).click();
  for (const tab of [page, second]) await tab.locator('.game').waitFor({ state: 'detached' });
  const own = /staffetta:(?:draft|typed|note|seen|read|muted):/;
  expect((await keysOnDevice(page)).filter((key) => own.test(key))).toEqual([]);
});

test('what can be chosen at a table is said in the language of whoever opens it', async () => {
  const { page } = await signedIn(await site.open({ locale: 'it-IT' }), 'Beatrice');
  await page.goto(`/create?title=${await exampleTitle(page)}`);
  await page.getByLabel('Quante lanterne si vendono').waitFor();
});

test('an act is planned by its line, and a line that cannot be read says why', async () => {
  const ada = await aloneAtFirstStall(site, ['Ada who writes', 'Bea who waits']);
  const side = await beside(ada.page);
  const line = side.getByLabel('Write a move');
  await line.fill('nonsense');
  await line.press('Enter');
  await side.locator('.written-way .error').waitFor();
  await expect.poll(() => ada.page.locator('.plan-step').count()).toBe(0);
  const example = (await side.locator('.written-way .hint').innerText()).replace(/^[^:]*: /, '');
  await line.fill(example);
  await line.press('Enter');
  await ada.page.locator('.plan-step').waitFor({ state: 'attached' });
  await expect.poll(() => side.locator('.written-way .error').count()).toBe(0);
  await expect.poll(() => line.inputValue()).toBe('');
});

test('a table that was closed before it began shows nothing that was never there', async () => {
  const host = await signedIn(await site.open(), 'Clelia');
  const { page } = host;
  await page.goto(await openTableOf(host, await exampleTitle(page)));
  await page.getByRole('button', { name: 'Close the table' }).click();
  await page.getByRole('alert').getByRole('button').first().click();
  await page.locator('.ending').waitFor();
  for (const gone of ['.outcome svg', '.ending-journeys', '.ending-race', '.stream']) {
    await expect.poll(() => page.locator(gone).count(), { message: gone }).toBe(0);
  }
});

test('notes that could not be read are no empty page, and are read again', async () => {
  const { page, context, expectTrouble } = await aloneAtFirstStall(site, [
    'Tullia',
    'Marco of Tullia',
  ]);
  expectTrouble(/notes/);
  await context.route('**/notes', (route) => route.abort());
  await beside(page);
  await page.getByRole('tab', { name: 'Notes' }).click();
  await shows(page, 'Your notes could not be read. We try again.');
  await expect.poll(() => page.getByLabel('My notes on this game').count()).toBe(0);
  await context.unroute('**/notes');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('My notes on this game').waitFor();
});
