import type { Position, Section } from '@staffetta/client';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect, type Rules } from '../inspect.ts';
import { goOnAs } from '../people.ts';
import { isFocused, textOf } from '../player.ts';
import { useSite } from '../site.ts';
import type { Wish } from '../window.ts';
import {
  goOnTo,
  guestAt,
  type HotSeat,
  layHotSeat,
  lookInto,
  openHotSeat,
  sitAt,
  type View,
} from './hot-seat.ts';

const site = useSite();

/** Opens the game as the guest who has all its seats. */
async function sitDown(game: HotSeat, wish: Wish): Promise<Page> {
  const window = await site.open(wish);
  await sitAt(window, game);
  await lookInto(window.page, game);
  return window.page;
}

type Look = { readonly width: number; readonly dark?: boolean; readonly rules: Rules };

/** Looks at the board as it stands in one window. */
async function lookAt(
  page: Page,
  name: string,
  { width, dark = false, rules }: Look,
): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
  await inspect(page, `dve-${name}-${width}${dark ? '-dark' : ''}`, rules);
}

/** That the text board says all of what is drawn, and shows it once it is chosen. */
async function saysAll(page: Page, game: HotSeat): Promise<void> {
  const { position } = await game.look();
  await expectEqualText(page, position);
  await expectWhole(page, position);
}

const rowsOf = (sections: readonly Section[]): readonly string[] =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind === 'text') return [block.text];
      return block.kind === 'table'
        ? block.rows.map((row) => row.join(' | '))
        : block.pieces.map(({ id, name }) => `${id} | ${name}`);
    }),
  );

/** What is written on the board, part by part. */
type Drawn = {
  readonly cubes: readonly string[];
  readonly tiles: readonly string[];
  readonly shelves: readonly { readonly level: string; readonly tongues: readonly string[] }[];
  readonly tracks: readonly string[];
  readonly players: readonly { readonly name: string; readonly facts: readonly string[] }[];
};

const reading = `(() => {
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const textsOf = (selector, within) => all(selector, within).map((part) => part.textContent.trim());
  const firstLine = (text) => text.split('\\n')[0].trim();
  return {
    cubes: all('.dve-lot').flatMap((lot) => (lot.dataset.pieces ?? '').split(' ')),
    tiles: textsOf('.dve-tile-friar strong, .dve-tile-cardinal strong'),
    shelves: all('.dve-row').map((shelf) => ({
      level: /\\d/.exec(shelf.querySelector('strong').innerText)[0],
      tongues: textsOf('.dve-tongue', shelf),
    })),
    tracks: textsOf('.dve-track > .unseen'),
    players: all('.dve-player').map((player) => ({
      name: player.querySelector('h4').innerText.replace(' (you)', ''),
      facts: all('.dve-facts dd, .dve-purse strong', player).map((fact) => firstLine(fact.innerText)),
    })),
  };
})()`;

/** What is behind the label of something that is announced. */
const behind = (text: string): string => text.slice(text.indexOf(':') + 1).trim();

/** That the position in words says of everything on the board what the board says. */
async function expectEqualText(page: Page, { sections }: Position): Promise<void> {
  const rows = rowsOf(sections);
  const whole = rows.join('\n');
  const { cubes, tiles, shelves, tracks, players } = await page.evaluate<Drawn>(reading);
  for (const cube of cubes) expect(whole).toContain(`${cube} | `);
  for (const text of [...tiles, ...tracks.map(behind)]) expect(whole).toContain(text);
  for (const { level, tongues } of shelves) {
    const row = rows.filter((text) => text.startsWith(`${level} |`)).join();
    for (const tongue of tongues) expect(row).toContain(tongue);
  }
  expect(players.length).toBeGreaterThan(1);
  for (const { name, facts } of players) {
    const row = rows.find((text) => text.includes(`| ${name} |`)) ?? '';
    for (const fact of facts) expect(row).toContain(`| ${fact}`);
  }
}

/** That the text board, once it is chosen, shows all that the position says in words. */
async function expectWhole(page: Page, { sections }: Position): Promise<void> {
  await page.getByRole('button', { name: 'As text' }).click();
  const board = page.locator('.board');
  await board.waitFor();
  const cells = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind === 'text') return [block.text];
      return block.kind === 'table' ? block.rows.flat() : block.pieces.map(({ name }) => name);
    }),
  );
  const shown = (await board.evaluate((found) => found.textContent)) ?? '';
  expect(cells.filter((cell) => !shown.includes(cell))).toEqual([]);
}

test('the board at the start is for everybody, at every width, light and dark', async () => {
  const game = await openHotSeat(site.url(), 5);
  const page = await sitDown(game, { width: 390 });
  await lookAt(page, 'start', { width: 390, rules: 'all' });
  await lookAt(page, 'start', { width: 390, dark: true, rules: 'colours' });
  await lookAt(page, 'start', { width: 820, rules: 'none' });
  await lookAt(page, 'start', { width: 1440, rules: 'all' });
  await saysAll(page, game);
});

/** A golden game that comes to everything one may come to, and after how many acts. */
const script = '06-4p-turn-16-stupor-caller-zazza';

const isVowed = (is: 'friar' | 'cardinal') => (view: View) =>
  view.players.some((player) => player[is] !== null);

type Moment = {
  readonly name: string;
  readonly acts: number;
  readonly is: (view: View) => boolean;
  readonly look: Look;
};

/**
 * Each is held against the rules that may find something else in it. Tiles of vows stay: the calls
 * to an auction are looked at with friars and cardinals by day, the bids by night.
 */
const moments: readonly Moment[] = [
  { name: 'friar', acts: 90, is: isVowed('friar'), look: { width: 390, rules: 'none' } },
  {
    name: 'cardinal',
    acts: 149,
    is: isVowed('cardinal'),
    look: { width: 1440, dark: true, rules: 'none' },
  },
  {
    name: 'asking',
    acts: 176,
    is: ({ summons }) => summons?.stage === 'asking',
    look: { width: 1440, rules: 'all' },
  },
  {
    name: 'bidding',
    acts: 179,
    is: ({ summons }) => summons?.stage === 'bidding',
    look: { width: 1440, dark: true, rules: 'colours' },
  },
  {
    name: 'paying',
    acts: 184,
    is: ({ summons }) => summons?.stage === 'paying',
    look: { width: 820, rules: 'structure' },
  },
  {
    name: 'election',
    acts: 309,
    is: ({ phase }) => phase === 'election',
    look: { width: 390, dark: true, rules: 'all' },
  },
  {
    name: 'over',
    acts: 313,
    is: ({ phase }) => phase === 'over',
    look: { width: 820, dark: true, rules: 'colours' },
  },
];

test('the board is for everybody wherever a game comes to', async () => {
  const guest = await guestAt(site.url());
  const { page } = await site.open();
  await goOnAs({ page }, guest);
  await page.goto('/');
  await page.locator('h1').waitFor(); // from here on links are followed without a load
  for (const { name, acts, is, look } of moments) {
    const game = await layHotSeat(site, script, acts, guest);
    expect(is((await game.look()).view), name).toBe(true);
    await goOnTo(page, game);
    await lookAt(page, name, look);
    await saysAll(page, game);
    await page.getByRole('button', { name: 'Drawn' }).click();
  }
});

/** Plays until somebody who is vowed may choose from whom to receive alms. */
async function untilAlms(game: HotSeat): Promise<void> {
  await game.playUntil(({ phase }) => phase === 'actions');
  for (let seats = 0; seats < 3; seats += 1) {
    const { view } = await game.look();
    const place = view.players[view.going?.seat ?? 0]?.place;
    await (place === 'ancona'
      ? game.write('move monte-santangelo', 'friar gigi', 'end')
      : game.write('end'));
  }
}

test('whoever may choose from whom to receive alms does so on the board', async () => {
  const game = await openHotSeat(site.url(), 3);
  await untilAlms(game);
  const page = await sitDown(game, { width: 390 });
  await expect
    .poll(() => textOf(page, '.dve-now'))
    .toMatch(/Charity phase.*chooses who gives alms/s);
  await lookAt(page, 'alms', { width: 390, rules: 'all' });
  await lookAt(page, 'alms', { width: 820, dark: true, rules: 'colours' });
  await saysAll(page, game);
  await page.getByRole('button', { name: 'Drawn' }).click();
  await page.locator('.dve-act[data-kind=ask-alms]').first().click();
  await page.locator('.plan-steps li').waitFor({ state: 'attached' });
});

test('a tile of the Library is kept in two steps, from what is offered alone', async () => {
  const game = await layHotSeat(site, script, 260);
  const { going, shownTiles } = (await game.look()).view;
  expect(going?.looking).not.toBeNull();
  expect(shownTiles.length).toBeGreaterThan(2);
  const page = await sitDown(game, { width: 390 });
  await lookAt(page, 'library', { width: 1440, rules: 'structure' });
  await saysAll(page, game);
  await page.getByRole('button', { name: 'Drawn' }).click();
  await page.setViewportSize({ width: 390, height: 900 });
  const group = (name: string) => page.getByRole('group', { name });
  const values = (await page.locator('.dve-line .dve-library-tile').allInnerTexts()).map(Number);
  const keep = group('Keep').getByRole('radio');
  await expect.poll(() => keep.count()).toBe(new Set(values).size);
  const last = keep.last();
  await last.check();
  const kept = Number(await group('Keep').locator('.dve-choice:has(:checked)').innerText());
  const back = group('Put the others back');
  const left = values.filter((_, place) => place !== values.indexOf(kept));
  const asTheyLie = await back.locator('.dve-choice:has(:checked)').allInnerTexts();
  if (new Set(left).size > 1) {
    expect(asTheyLie.join(' ').match(/\d+/g)?.map(Number)).toEqual(left);
    await back.getByRole('radio').last().check();
  }
  await inspect(page, 'dve-keeping-390');
  await page.getByRole('button', { name: `Keep ${kept}` }).click();
  await page.locator('.plan-steps li').waitFor({ state: 'attached' });
});

test('on a small screen one jumps from part to part, and folds what one does not want', async () => {
  const game = await openHotSeat(site.url(), 3);
  await game.playUntil(({ phase }) => phase === 'actions');
  const page = await sitDown(game, { width: 390 });
  const jumps = page.getByRole('navigation', { name: 'On the board' });
  const heading = page.getByRole('button', { name: 'Turn chart', exact: true });
  await heading.click();
  await expect.poll(() => page.locator('.dve-space').count()).toBe(0);
  await inspect(page, 'dve-folded-390');
  await jumps.getByRole('button', { name: 'Turns' }).click();
  await page.locator('.dve-space').first().waitFor();
  await isFocused(heading);
  const { y = -1 } = (await heading.boundingBox()) ?? {};
  const bar = await jumps.boundingBox();
  expect(bar?.y).toBe(0); // it stays at hand
  expect(y).toBeGreaterThanOrEqual(bar?.height ?? 0);
  expect(y).toBeLessThan(200);
  await jumps.getByRole('button', { name: 'Map' }).click();
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('dve-map');
});

test('a piece explains itself, says why one cannot take it, and moves for those alone who want motion', async () => {
  const game = await openHotSeat(site.url(), 2);
  await game.playUntil(({ phase }) => phase === 'actions');
  const page = await sitDown(game, { width: 1440 });
  const cardinal = page.locator('.dve-tile-cardinal .dve-piece').first();
  await cardinal.focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('dialog', { name: /^Cardinal/ });
  await box.getByText('Not now').waitFor();
  await expect
    .poll(() => box.getByRole('link', { name: 'Rule DVE 4.5' }).first().getAttribute('href'))
    .toMatch(/\/titles\/[\w-]+#rule-/);
  await inspect(page, 'dve-explained-1440');
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'hidden' });
  await isFocused(cardinal);

  const moving = 'document.getAnimations().filter((one) => one.playState === "running").length';
  const act = () => page.locator('.dve-track-rest .dve-act').first().click();
  const disc = page.locator('.dve-track-rest .dve-step .dve-disc.dve-new');
  await act();
  await disc.waitFor();
  expect(await page.evaluate(moving)).toBe(0);
  await page.keyboard.press('Escape');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const began = page.evaluate(
    'new Promise((tell) => addEventListener("animationstart", () => tell(true), { once: true }))',
  );
  await act();
  await disc.waitFor();
  expect(await began).toBe(true);
});

test('what one does on the board is planned: cubes, the Salterio, a space of a track', async () => {
  const game = await layHotSeat(site, script, 4);
  const { sale, going } = (await game.look()).view;
  expect(going?.points).toBe(5);
  expect(sale.some((cube) => /^(black|green)-/.test(cube))).toBe(true);
  const page = await sitDown(game, { width: 820 });
  const steps = page.locator('.plan-steps li');
  await page.locator('.dve-act[data-kind=study-salterio]').click();
  await steps.nth(0).waitFor({ state: 'attached' });
  await page.getByText('4 action points left').waitFor();
  await page.locator('.dve-track-rest .dve-act').first().click();
  await steps.nth(1).waitFor({ state: 'attached' });
  await page.locator('.dve-track-rest .dve-step').nth(1).locator('.dve-disc').waitFor();
  await page.locator('.dve-lot .dve-act').first().click();
  await steps.nth(2).waitFor({ state: 'attached' });
});
