import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { alike } from '../cut-out.ts';
import { layBefore, type Player, playersOf, sitDownAt } from '../golden.ts';
import { inspect } from '../inspect.ts';
import { useSite } from '../site.ts';
import type { Wish } from '../window.ts';

// What lies around the auctions, in a golden game of four: levels, rights, privileges, prestige, players.

const site = useSite();

const golden = { title: 'augsburg-1520', script: '07-4p-orders' } as const;

/** Moments of that game, by how many acts lie before them. */
const moments = {
  choosing: 173, // Dario, at 25 without a church, chooses a card
  robbed: 177, // Carla was robbed of level 4 of the agencies by him
  using: 185, // Dario has three privileges before him
  next: 206, // of round 5: the next round's cards are known
  over: 280,
} as const;
type Moment = keyof typeof moments;

const [carla, dario, elena] = [2, 3, 4];

let players: readonly Player[] = [];
const addresses = new Map<Moment, string>();

beforeAll(async () => {
  players = await playersOf(site, ['Ada', 'Bruno', 'Carla', 'Dario']);
  for (const moment of ['choosing', 'robbed', 'using', 'next', 'over'] as const) {
    const acts = moments[moment];
    addresses.set(moment, await layBefore(site, players, { ...golden, acts }));
  }
});

/** The table at a moment, as one of the players has it before him. */
async function look(moment: Moment, seat: number, wish: Wish = {}): Promise<Page> {
  const { page } = await sitDownAt(site, players[seat], addresses.get(moment) ?? '', wish);
  await page.locator('.augsburg').waitFor();
  return page;
}

/** Looks at a moment at a desk by day and on a phone by night: both have the same colours. */
async function inspectAtDeskAndOnPhone(page: Page, name: string): Promise<void> {
  await inspect(page, `${name}-1440-light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 820, height: 900 });
  await inspect(page, `${name}-820-dark`, 'none');
  await page.setViewportSize({ width: 390, height: 900 });
  await inspect(page, `${name}-390-dark`, 'colours');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Looks at the same moment in the other languages, each in another window, and comes back to English. */
async function inspectInOtherLanguages(page: Page, name: string): Promise<void> {
  for (const [language, width] of [
    ['it', 390],
    ['fr', 820],
    ['es', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.locator('.language').selectOption(language);
    await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe(language);
    await inspect(page, `${name}-${language}-${width}`, 'names');
  }
  await page.locator('.language').selectOption('en');
}

test('whoever chooses a card sees what each would be to him, and what he would lose', async () => {
  const page = await look('choosing', dario);
  const cards = page.locator('.augsburg-charter:not(.augsburg-charter-next)');
  await expect
    .poll(() => cards.getByRole('button', { name: /^Take/ }).count())
    .toBe(await cards.count());
  const losing = cards.filter({ hasText: '6 prestige' }).first();
  await expect.poll(() => losing.innerText()).toContain('6 prestige points lost at 25');
  await page.getByText('Before the next round all ten are shuffled.').waitFor();
  await page
    .getByText(/The deck’s top card costs \d+ florins\./)
    .first()
    .waitFor();
  await inspectAtDeskAndOnPhone(page, 'augsburg-choosing');
});

test('the winner sees what each choice gives and loses, and plans one', async () => {
  const page = await look('using', dario);
  const choices = page.getByRole('region', { name: 'Won: Maximilian' });
  const way = (name: string) => choices.locator('.augsburg-way').filter({ hasText: name });
  await expect
    .poll(() => way('Gain 6 prestige').innerText())
    .toMatch(/6 prestige points lost at 25/);
  await expect
    .poll(() => way('Leave a privilege unused').innerText())
    .toMatch(/2 prestige points lost at 25/);
  const church = way('Build the church').first();
  await expect
    .poll(() => church.innerText())
    .toMatch(/no longer ends at 25.*still ends at 45.*leaves you/s);
  await inspectAtDeskAndOnPhone(page, 'augsburg-using');
  await inspectInOtherLanguages(page, 'augsburg-using');
  await church.getByRole('button').click();
  await page.locator('.plan-steps li').first().waitFor({ state: 'attached' });
  await expect.poll(() => way('Gain 6 prestige').innerText()).not.toMatch(/lost/);
  await page
    .locator('.augsburg-runner[data-seat="3"]')
    .getByText('ends at 45 without a cathedral')
    .waitFor();
});

/** Checks that the players' boards say of everybody what the position says in words. */
async function saysOfAll(page: Page): Promise<void> {
  const boards = await page.locator('.augsburg-player').allInnerTexts();
  expect(boards.length).toBe(4);
  expect(boards[0]).toContain('Dario');
  expect(boards[0]).toMatch(/\d+ florins\n/);
  for (const other of boards.slice(1)) expect(other).toContain('Florins concealed');
  const heads = page.locator('.augsburg-runner-head strong');
  await expect.poll(() => heads.allInnerTexts()).toEqual(['30', '25', '14', '13']);
}

test('the players say what they have; on ladders and stacks one takes what is offered, and asks why not', async () => {
  const page = await look('using', dario, { width: 390 });
  await saysOfAll(page);
  const stack = (right: string) => page.locator(`.augsburg-stack[data-right=${right}]`);
  const patent = stack('patent');
  await patent.getByRole('button', { name: /^Why not/ }).click();
  await patent.locator('.augsburg-why .rule-link').waitFor();
  await inspect(page, 'augsburg-why-not-390');
  await stack('church').locator('.augsburg-act').click();
  await page.locator('.plan-steps li').first().waitFor({ state: 'attached' });
});

/** Checks that where the system chooses the colours, one still sees what the prestige lanes mean. */
async function tellsLanesApart(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const samples = await page.locator('.augsburg-sample').all();
  expect(samples).toHaveLength(2);
  const paper = page.locator('.augsburg-legend');
  expect(await alike([...samples, paper], 10)).toEqual([]);
}

test('in an odd round the next cards lie beside those of this one, and lanes are told apart in any colours', async () => {
  const page = await look('next', carla);
  await expect.poll(() => page.locator('.augsburg-charter-next').count()).toBe(5);
  await expect.poll(() => page.locator('.augsburg-charter-next .augsburg-act').count()).toBe(0);
  await inspect(page, 'augsburg-next-1440');
  await tellsLanesApart(page);
});

test('the robbed player chooses on the table, below whose privileges they are; others only look', async () => {
  const page = await look('robbed', carla, { width: 390, dark: true });
  const choices = page.locator('.augsburg-choices');
  await expect.poll(() => choices.locator('.augsburg-way').count()).toBe(2);
  await page.getByRole('heading', { name: /^Won by Dario: / }).waitFor();
  await inspect(page, 'augsburg-robbed-390-dark');
  const looking = await look('robbed', dario);
  await expect.poll(() => looking.locator('.augsburg-choices .augsburg-act').count()).toBe(0);
});

test('at the end nothing is left to choose', async () => {
  const page = await look('over', dario, { width: 820 });
  await expect.poll(() => page.locator('.augsburg-choices, .augsburg-privileges').count()).toBe(0);
  await inspect(page, 'augsburg-over-820');
});

test('too few cards: the one to slip under the deck is found in the order of the hand', async () => {
  const five = [...players, ...(await playersOf(site, ['Elena']))];
  const short = { title: 'augsburg-1520', script: '09-5p-too-few-cards', acts: 173 };
  const address = await layBefore(site, five, short);
  const { page } = await sitDownAt(site, five[elena], address);
  const cards = page.locator('.augsburg-now button', { hasText: 'under the deck' });
  await cards.first().waitFor();
  const found = (await cards.allInnerTexts()).map((text) => text.split('\n')[0]);
  expect(found).toEqual([
    'Philipp 4',
    'Philipp 5',
    'Philipp 10',
    'Louise 4',
    'Louise 11',
    'Louise 13',
    'Leo 16',
    'Maria 4',
    'Maria 12',
    'Maria 14',
    'joker',
  ]);
  await inspectAtDeskAndOnPhone(page, 'augsburg-slip');
});
