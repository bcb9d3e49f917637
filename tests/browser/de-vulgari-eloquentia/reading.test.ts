import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { layBefore, type Player, playersOf, sitDownAt } from '../golden.ts';
import { offers, send, steps } from '../hooks.ts';
import { isQuiet } from '../pictures.ts';
import { isLive } from '../player.ts';
import { useSite } from '../site.ts';

// What a screen reader finds on the board and is told of a move, and where one stands afterwards.

const site = useSite();

let players: readonly Player[] = [];
let game = '';
let round = 0;

beforeEach(async () => {
  round += 1;
  const names = ['Ada', 'Bruno', 'Carla', 'Dario'].map((name) => `${name} ${round}`);
  players = await playersOf(site, names);
  game = await layBefore(site, players, {
    title: 'de-vulgari-eloquentia',
    script: '06-4p-turn-16-stupor-caller-zazza',
    acts: 185,
  });
});

async function sit(seat: number): Promise<Page> {
  const { page } = await sitDownAt(site, players[seat], game);
  await page.locator('.dve .map-drawing').waitFor();
  await isLive(page);
  await isQuiet(page);
  return page;
}

const said = (page: Page): Promise<string> => page.locator('[data-announcer]').innerText();

const button = (page: Page, kind: string) => offers(page, kind).locator('visible=true').first();

async function plan(page: Page, kind: string): Promise<void> {
  await button(page, kind).press('Enter');
  await steps(page).first().waitFor();
}

async function sendPlan(page: Page): Promise<void> {
  await send(page).press('Enter');
  await steps(page).first().waitFor({ state: 'detached' });
}

test('everybody is told of a move in words, and who comes next that it is his turn', async () => {
  const [ada, bruno] = [await sit(0), await sit(1)];
  await plan(ada, 'study-salterio');
  await expect.poll(() => said(ada)).toBe('Planned: Study the Salterio. So far: 1 action point.');
  await expect.poll(() => said(bruno)).toBe(''); // a plan is nobody else's business

  await sendPlan(ada);
  const studied =
    'Ada 1 studies the Salterio. Ada 1 gains 4 spaces of knowledge, reaching space 34.';
  for (const page of [ada, bruno]) await expect.poll(() => said(page)).toBe(studied);

  await plan(ada, 'end-turn');
  await sendPlan(ada);
  const ended =
    'Ada 1 ends the turn with 4 action points unspent. Bruno 1 begins a turn of 5 action points.';
  await expect.poll(() => said(ada)).toBe(ended);
  await expect.poll(() => said(bruno)).toBe(`${ended} Your turn`);
});

/** What has the focus: its role, or else its element, and the beginning of its name. */
const standing = `(() => {
  const { activeElement } = document;
  const of = activeElement.getAttribute('aria-labelledby');
  const name = of === null ? activeElement : document.getElementById(of);
  return activeElement.localName + ': ' + name.textContent.slice(0, 20);
})()`;

/** Checks that places, pieces and spaces have names that say what they are. */
async function areNamed(page: Page): Promise<void> {
  const map = await page.getByRole('group', { name: 'Map of Italy' }).ariaSnapshot();
  expect(map).toContain(
    'button "Milano; Oil; 25 ducats; cathedral; Event: Commercium (25 ducats); Value taken by Ada 2; One step to Torino, Asti, Genova, Verona, Venezia and Parma; You may go here. Price: 4 action points, 10 ducats"',
  );
  expect(map).toContain(
    'button "Brindisi; Scuola Siciliana; 12 ducats; cathedral; port of Mare Adriatico; Here: Ada 2, Bruno 2 and Dario 2; Value taken by Ada 2, Carla 2 and Dario 2; One step to Bari, Taranto and Mare Adriatico"',
  );
  const region = (name: string) => page.getByRole('region', { name }).ariaSnapshot();
  const chart = await region('Turn chart');
  expect(chart).toContain('button "Turn 1"');
  expect(chart).toContain('button "Turn 10: now, no cubes, charity"');
  expect(chart).toContain(
    'button "Turn 14: 2 Noblemen, 3 Abbesses and 1 Amanuensis, hidden papal tile"',
  );
  expect(await region('Cubes on sale')).toContain(
    'button "Take 1 1 action point, 30 ducats Take 1 Politician"',
  );
  expect(await region('Manuscripts')).toContain('button "Manuscript of level 3 (Fiorentino)"');
  expect(await region('Tracks')).toContain(
    'img "Knowledge: the one ahead first: Carla 2 70 (level 6), Bruno 2 41 (level 4), Dario 2 34 (level 3), Ada 2 30 (level 3)"',
  );
  expect(await page.getByRole('list', { name: 'Players' }).ariaSnapshot()).toContain(
    'listitem: "Seat 1: Ada 2 (you) to act"',
  );
}

test('all has a name; whose button has gone stands beside where it was, and after the turn at its heading', async () => {
  const page = await sit(0);
  await areNamed(page);
  await plan(page, 'study-salterio');
  await button(page, 'study-salterio').waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(standing)).toBe('section: Once a turn');
  await plan(page, 'take-cubes');
  await expect.poll(() => steps(page).count()).toBe(2);
  await expect.poll(() => page.evaluate('document.activeElement === document.body')).toBe(false);
  await sendPlan(page);
  await expect.poll(() => page.evaluate(standing)).toBe('h2: Your turn');
  await plan(page, 'end-turn');
  await sendPlan(page);
  await expect.poll(() => page.evaluate(standing)).toMatch(/^h2: Waiting for Bruno/);
});
