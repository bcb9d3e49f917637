import type { Position, Section } from '@staffetta/client';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect } from '../inspect.ts';
import { inspectByDayAndNight } from '../looks.ts';
import { isFocused, textOf } from '../player.ts';
import { useSite } from '../site.ts';
import type { Wish } from '../window.ts';
import { type HotSeat, layHotSeat, lookInto, openHotSeat, sitAt, type View } from './hot-seat.ts';

const site = useSite();

const widths = [390, 820, 1440] as const;

/** Opens the game as the guest who has all its seats. */
async function sitDown(game: HotSeat, wish: Wish): Promise<Page> {
  const window = await site.open(wish);
  await sitAt(window, game);
  await lookInto(window.page, game);
  return window.page;
}

/** Looks at the state of a game in one window, and checks that the text board says all of it. */
async function lookAt(game: HotSeat, name: string, wish: Wish): Promise<void> {
  const page = await sitDown(game, wish);
  await inspect(page, `dve-${name}-${wish.width ?? 0}${wish.dark === true ? '-dark' : ''}`);
  await saysAll(page, game);
  await page.close();
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

const textsOf = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).allTextContents();

/** What is behind the label of something that is announced. */
const behind = (text: string): string => text.slice(text.indexOf(':') + 1).trim();

/** That the position in words says of everything on the board what the board says. */
async function expectEqualText(page: Page, { sections }: Position): Promise<void> {
  const rows = rowsOf(sections);
  const whole = rows.join('\n');
  const lots = await page
    .locator('.dve-lot')
    .evaluateAll((found) =>
      found.flatMap((lot) => (lot.getAttribute('data-pieces') ?? '').split(' ')),
    );
  for (const cube of lots) expect(whole).toContain(`${cube} | `);
  for (const tile of await textsOf(page, '.dve-tile-friar strong, .dve-tile-cardinal strong')) {
    expect(whole).toContain(tile);
  }
  for (const shelf of await page.locator('.dve-row').all()) {
    const [level = ''] = /\d/.exec(await shelf.locator('strong').innerText()) ?? [];
    for (const tongue of await shelf.locator('.dve-tongue').allTextContents()) {
      expect(rows.filter((row) => row.startsWith(`${level} |`)).join()).toContain(tongue);
    }
  }
  for (const said of await textsOf(page, '.dve-track > .unseen')) {
    expect(whole).toContain(behind(said));
  }
  for (const player of await page.locator('.dve-player').all()) {
    const name = (await player.locator('h4').innerText()).replace(' (you)', '');
    const row = rows.find((text) => text.includes(`| ${name} |`)) ?? '';
    const facts = await player.locator('.dve-facts dd').allInnerTexts();
    const ducats = await player.locator('.dve-purse strong').innerText();
    for (const fact of [...facts, ducats])
      expect(row).toContain(`| ${fact.split('\n')[0]?.trim()}`);
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
  for (const width of widths) {
    const page = await sitDown(game, { width });
    await inspectByDayAndNight(page, `dve-start-${width}`);
    await saysAll(page, game);
    await page.close();
  }
});

/** A golden game that comes to everything one may come to, and after how many acts. */
const script = '06-4p-turn-16-stupor-caller-zazza';

const isVowed = (is: 'friar' | 'cardinal') => (view: View) =>
  view.players.some((player) => player[is] !== null);

test.each([
  { name: 'friar', acts: 90, is: isVowed('friar') },
  { name: 'cardinal', acts: 149, is: isVowed('cardinal') },
  { name: 'asking', acts: 176, is: ({ summons }: View) => summons?.stage === 'asking' },
  { name: 'bidding', acts: 179, is: ({ summons }: View) => summons?.stage === 'bidding' },
  { name: 'paying', acts: 184, is: ({ summons }: View) => summons?.stage === 'paying' },
  { name: 'library', acts: 260, is: ({ going }: View) => going !== null && going.looking !== null },
  { name: 'election', acts: 309, is: ({ phase }: View) => phase === 'election' },
  { name: 'over', acts: 313, is: ({ phase }: View) => phase === 'over' },
])('the board is for everybody wherever a game comes to: $name', async ({ name, acts, is }) => {
  const game = await layHotSeat(site, script, acts);
  expect(is((await game.look()).view)).toBe(true);
  await lookAt(game, name, { width: widths[acts % 3] ?? 390, dark: acts % 2 === 1 });
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
  await lookAt(game, 'alms', { width: 820, dark: true });
  const page = await sitDown(game, { width: 390 });
  await expect
    .poll(() => textOf(page, '.dve-now'))
    .toMatch(/Charity phase.*chooses who gives alms/s);
  await inspect(page, 'dve-alms-390');
  await page.locator('.dve-act[data-kind=ask-alms]').first().click();
  await page.locator('.plan-steps li').waitFor({ state: 'attached' });
});

test('a tile of the Library is kept in two steps, from what is offered alone', async () => {
  const game = await layHotSeat(site, script, 260);
  expect((await game.look()).view.shownTiles.length).toBeGreaterThan(2);
  const page = await sitDown(game, { width: 390 });
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

test('whoever wants no motion sees none', async () => {
  const game = await openHotSeat(site.url(), 2);
  await game.playUntil(({ phase }) => phase === 'actions');
  const page = await sitDown(game, { width: 1440 });
  const moving = 'document.getAnimations().filter((one) => one.playState === "running").length';
  const act = () => page.locator('.dve-track-rest .dve-act').first().click();
  const disc = page.locator('.dve-track-rest .dve-step .dve-disc.dve-new');
  await page.emulateMedia({ reducedMotion: 'reduce' });
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

test('a piece explains itself by its rule, and says why one cannot take it', async () => {
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
