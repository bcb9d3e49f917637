import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  beside,
  choose,
  isLive,
  liftCurtain,
  openHotSeat,
  playAnything,
  register,
} from './player.ts';
import { useSite } from './site.ts';
import { atFirstStall } from './tables.ts';

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

const keysOnDevice = (page: Page): Promise<string[]> =>
  page.evaluate('Object.keys(localStorage)');

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
  await register(page, 'Serafina');
  const tabs = [page];
  for (let count = 1; count < 6; count += 1) tabs.push(await context.newPage());
  for (const tab of tabs) {
    await tab.goto('/');
    await openHotSeat(tab);
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
  await away.waitForFunction("!document.title.startsWith('●')");
  await ada.page.close();
  await playAnything(other.page, 0);
  await away.waitForFunction("document.title.startsWith('●')");
});

test('who signs out is asked about what he did not send, and leaves nothing in any tab', async () => {
  const { page, context } = await site.open();
  await register(page, 'Ottavia');
  const game = await openHotSeat(page);
  await liftCurtain(page);
  await planAnything(page);
  const second = await context.newPage();
  await second.goto(game);
  await second.locator('.game').waitFor();
  const drafts = async () => (await keysOnDevice(page)).filter((key) => key.includes(':draft:'));
  expect(await drafts()).toHaveLength(1);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await drafts()).toHaveLength(1);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Erase it and sign out' }).click();
  for (const tab of [page, second]) await tab.locator('.game').waitFor({ state: 'detached' });
  const own = /staffetta:(?:draft|typed|note|seen|read|muted):/;
  expect((await keysOnDevice(page)).filter((key) => own.test(key))).toEqual([]);
});
