import type { Page } from 'playwright-core';
import { beforeAll, test } from 'vitest';
import { layBefore, type Player, playersOf, sitDownAt } from '../golden.ts';
import { offers, steps } from '../hooks.ts';
import { expectPicture, isQuiet } from '../pictures.ts';
import { isLive } from '../player.ts';
import { useSite } from '../site.ts';
import type { Wish } from '../window.ts';

// The main states of a golden game, as they are to look: its turn 10, when the summons is paid for,
// and its end.

const site = useSite();

const golden = {
  title: 'de-vulgari-eloquentia',
  script: '06-4p-turn-16-stupor-caller-zazza',
} as const;
const actor = 0;
const waiting = 3; // who won the auction

let players: readonly Player[] = [];
let running = '';
let over = '';

beforeAll(async () => {
  players = await playersOf(site, ['Ada', 'Bruno', 'Carla', 'Dario']);
  running = await layBefore(site, players, { ...golden, acts: 185 });
  over = await layBefore(site, players, golden);
});

/** The game as one of its players has it before him, in a window of this kind. */
async function look(seat: number, address: string, wish: Wish): Promise<Page> {
  const { page } = await sitDownAt(site, players[seat], address, { ...wish, isFirst: true });
  await page.locator('.map-drawing').first().waitFor(); // the board's, or the journeys' at the end
  await isLive(page);
  await isQuiet(page);
  return page;
}

const desk = { width: 1440, dark: false } as const;
const deskByNight = { width: 1440, dark: true } as const;
const phone = { width: 390, dark: false } as const;
const phoneByNight = { width: 390, dark: true } as const;

test('my turn, with all there is', async () => {
  const page = await look(actor, running, desk);
  await expectPicture(page, 'turn-1440-light', { isWhole: true });
});

test('my turn, as one comes to it on a phone', async () => {
  const page = await look(actor, running, phoneByNight);
  await expectPicture(page, 'turn-390-dark');
});

/** Two acts planned at my turn. */
async function lookAtPlan(wish: Wish): Promise<Page> {
  const page = await look(actor, running, { ...wish, isFirst: true });
  for (const [place, kind] of ['take-cubes', 'do-business'].entries()) {
    // By key: a pointer would come to lie on the map, which tells of whatever it points at.
    await offers(page, kind).locator('visible=true').first().press('Enter');
    await steps(page).nth(place).waitFor({ state: 'attached' });
  }
  return page;
}

test.each([
  { name: 'plan-1440-dark', wish: deskByNight },
  { name: 'plan-390-light', wish: phone },
])('my plan: $name', async ({ name, wish }) => {
  const page = await lookAtPlan(wish);
  await page.evaluate('scrollTo(0, 0)');
  await isQuiet(page);
  await expectPicture(page, name);
});

test.each([
  { name: 'plan-map-1440-light', wish: desk },
  { name: 'plan-map-390-dark', wish: phoneByNight },
])('the map under my plan, as the README shows it: $name', async ({ name, wish }) => {
  const page = await lookAtPlan(wish);
  await page
    .locator('.map-drawing')
    .first()
    .evaluate((map) => map.scrollIntoView({ block: 'center' }));
  await isQuiet(page);
  await expectPicture(page, name);
});

test('somebody else’s turn', async () => {
  const page = await look(waiting, running, deskByNight);
  await expectPicture(page, 'waiting-1440-dark');
});

test.each([
  { name: 'past-1440-light', wish: desk },
  { name: 'past-390-dark', wish: phoneByNight },
])('a look at the past: $name', async ({ name, wish }) => {
  const page = await look(actor, `${running}?version=160`, { ...wish, isFirst: true });
  await page.locator('.past-told', { hasText: /./ }).waitFor();
  await expectPicture(page, name);
});

test.each([
  { look: '1440-light', wish: desk },
  { look: '390-dark', wish: phoneByNight },
])('the end, at $look: who won, the race, everybody’s way', async ({ look: kind, wish }) => {
  const page = await look(2, over, { ...wish, isFirst: true });
  await page.locator('.ending-score table').first().waitFor();
  await expectPicture(page, `ending-${kind}`);
  for (const part of ['race', 'journeys']) {
    const section = page.locator(`.ending-${part}`);
    await section.locator('svg').first().waitFor();
    await section.evaluate((element) => element.scrollIntoView());
    await expectPicture(page, `ending-${part}-${kind}`);
  }
});
