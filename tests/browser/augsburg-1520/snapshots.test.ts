import type { Page } from 'playwright-core';
import { beforeAll, test } from 'vitest';
import { layBefore, type Player, playersOf, sitDownAt } from '../golden.ts';
import { steps } from '../hooks.ts';
import { expectPicture, isQuiet } from '../pictures.ts';
import { beside, isFocused, isLive } from '../player.ts';
import { useSite } from '../site.ts';
import type { Wish } from '../window.ts';

// The main states of two golden games of four, as they are to look.

const site = useSite();

const [ada, bruno, dario] = [0, 1, 3];

/** Moments of golden games: how many acts lie before them, and who looks. */
const moments = {
  buying: { script: '06-4p-small-bids-unpaid', acts: 0, seat: ada },
  auction: { script: '06-4p-small-bids-unpaid', acts: 5, seat: bruno },
  showdown: { script: '06-4p-small-bids-unpaid', acts: 17, seat: ada },
  choosing: { script: '07-4p-orders', acts: 173, seat: dario },
  using: { script: '07-4p-orders', acts: 185, seat: dario },
  ending: { script: '07-4p-orders', acts: 280, seat: dario },
} as const;
type Moment = keyof typeof moments;

let players: readonly Player[] = [];
const addresses = new Map<Moment, string>();

beforeAll(async () => {
  players = await playersOf(site, ['Ada', 'Bruno', 'Carla', 'Dario']);
  for (const moment of Object.keys(moments) as Moment[]) {
    const golden = { title: 'augsburg-1520', ...moments[moment] };
    addresses.set(moment, await layBefore(site, players, golden));
  }
});

/** The table at a moment, as whoever looks at it then has it before him. */
async function look(moment: Moment, wish: Wish): Promise<Page> {
  const address = addresses.get(moment) ?? '';
  const { page } = await sitDownAt(site, players[moments[moment].seat], address, {
    ...wish,
    isFirst: true,
  });
  await page.locator('.augsburg').waitFor();
  await page.locator('.next-game').waitFor(); // another game waits: it comes by itself, and needs its room
  await isLive(page);
  await isQuiet(page);
  return page;
}

const picks = (page: Page) => page.locator('.augsburg-pick input');
const picking = (page: Page) => page.locator('[data-picks]');

/** Holds what is in the window against its picture, this at its top. */
async function expectPictureAt(page: Page, top: string, name: string): Promise<void> {
  await isQuiet(page);
  const at = page.locator(top).first();
  await at.waitFor();
  await expectPicture(page, name, { top: at });
}

const light = { width: 1440, dark: false } as const;
const dark = { width: 1440, dark: true } as const;
const tablet = { width: 820, dark: false } as const;
const phone = { width: 390, dark: false } as const;
const phoneByNight = { width: 390, dark: true } as const;

test('an auction, with all there is', async () => {
  const page = await look('auction', light);
  await expectPicture(page, 'augsburg-auction-1440-light', { isWhole: true });
});

test('an auction, as one comes to it on a phone', async () => {
  const page = await look('auction', phoneByNight);
  await expectPicture(page, 'augsburg-auction-390-dark');
});

test.each([
  { at: '1440-dark', wish: dark },
  { at: '390-light', wish: phone },
])('what one says with the order it carries, at $at', async ({ at, wish }) => {
  const page = await look('auction', { ...wish, isFirst: true });
  await page.locator('.augsburg-bids button').nth(1).press('Enter');
  await steps(page).first().waitFor({ state: 'attached' });
  await isFocused(page.locator('.augsburg-now')); // what was pressed is gone
  await expectPictureAt(page, '.augsburg-now', `augsburg-carried-${at}`);
});

test.each([
  { at: '1440-light', wish: light },
  { at: '390-dark', wish: phoneByNight },
])('a showdown, with a set chosen, at $at', async ({ at, wish }) => {
  const page = await look('showdown', { ...wish, isFirst: true });
  for (const pick of await picks(page).all()) {
    if ((await picking(page).getAttribute('aria-disabled')) !== 'true') break;
    await pick.press('Space');
  }
  await expectPictureAt(page, '.augsburg-now', `augsburg-showdown-${at}`);
});

test('the privileges one chooses from', async () => {
  const page = await look('choosing', dark);
  await expectPicture(page, 'augsburg-choosing-1440-dark', { isWhole: true });
});

test.each([
  { at: '820-light', wish: tablet },
  { at: '390-light', wish: phone },
])('the privileges one uses, at $at', async ({ at, wish }) => {
  const page = await look('using', { ...wish, isFirst: true });
  await expectPictureAt(page, '.augsburg-choices', `augsburg-using-${at}`);
});

test.each([
  { at: '820-light', wish: tablet },
  { at: '390-dark', wish: phoneByNight },
])('cards to buy, two of them chosen, at $at', async ({ at, wish }) => {
  const page = await look('buying', { ...wish, isFirst: true });
  for (const place of [0, 2]) await picks(page).nth(place).press('Space');
  await expectPictureAt(page, '.augsburg-now', `augsburg-buying-${at}`);
});

test.each([
  { at: '1440-dark', wish: dark },
  { at: '390-light', wish: phone },
])('an order to fill in, at $at', async ({ at, wish }) => {
  const page = await look('showdown', { ...wish, isFirst: true });
  const side = await beside(page);
  await side.locator('#tab-orders').click();
  await expectPictureAt(page, '#side .augsburg-order', `augsburg-order-${at}`);
});

test.each([
  { at: '1440-light', wish: light },
  { at: '390-dark', wish: phoneByNight },
])('the end, at $at: who won, and by what', async ({ at, wish }) => {
  const page = await look('ending', { ...wish, isFirst: true });
  await page.locator('.ending-score table').first().waitFor();
  await expectPictureAt(page, '.outcome', `augsburg-ending-${at}`);
  await expectPictureAt(page, '.ending-score', `augsburg-score-${at}`);
});
