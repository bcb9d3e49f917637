import type { Page } from 'playwright-core';
import { beforeAll, test } from 'vitest';
import { layBefore, type Player, playersOf, sitDownAt } from '../golden.ts';
import { isDrawn, offers, sideOpener, steps } from '../hooks.ts';
import { expectPicture, isQuiet } from '../pictures.ts';
import { isLive } from '../player.ts';
import { useSite } from '../site.ts';
import type { Wish } from '../window.ts';

// A golden game on the board that draws any title, as it is to look: bidding at the second stall.

const site = useSite();

const golden = { title: 'lantern-fair', script: 'three-at-four-stalls', acts: 12 } as const;
const actor = 1;

let players: readonly Player[] = [];
let game = '';

beforeAll(async () => {
  players = await playersOf(site, ['Anna', 'Bruno', 'Carla']);
  game = await layBefore(site, players, golden);
});

async function look(wish: Wish): Promise<Page> {
  const { page } = await sitDownAt(site, players[actor], game, { ...wish, isFirst: true });
  await page.locator('.board').waitFor();
  await isLive(page);
  await isQuiet(page);
  return page;
}

test('my turn, with all there is', async () => {
  const page = await look({ width: 1440 });
  await expectPicture(page, 'generic-1440-light', { isWhole: true });
});

test('my plan on a phone, in the sheet over the board', async () => {
  const page = await look({ width: 390, dark: true });
  await sideOpener(page).click();
  await isDrawn(page); // the sheet has taken the focus
  await offers(page).locator('visible=true').first().press('Enter');
  await steps(page).first().waitFor({ state: 'attached' });
  await isQuiet(page);
  await expectPicture(page, 'generic-plan-390-dark');
});
