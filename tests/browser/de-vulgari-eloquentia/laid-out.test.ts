import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite } from '../site.ts';
import type { Wish } from '../window.ts';
import { type HotSeat, layHotSeat, lookInto, openHotSeat, sitAt } from './hot-seat.ts';

const site = useSite();

async function sitDown(game: HotSeat, wish: Wish): Promise<Page> {
  const window = await site.open(wish);
  await sitAt(window, game);
  await lookInto(window.page, game);
  return window.page;
}

test('what one decides with comes first, on a phone as for whoever hears it', async () => {
  const game = await openHotSeat(site.url(), 3);
  await game.playUntil(({ phase }) => phase === 'actions');
  const page = await sitDown(game, { width: 390 });
  const parts = ['map', 'mine', 'sale', 'manuscripts', 'tracks', 'players', 'chart', 'tiles'];
  for (const part of parts) await page.locator(`.dve-${part}`).waitFor();
  const classes = JSON.stringify(parts.map((part) => `.dve-${part}`));
  const tops = await page.evaluate<number[]>(
    `${classes}.map((part) => document.querySelector(part).getBoundingClientRect().top)`,
  );
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  const { view } = await game.look();
  const seats = (part: string) =>
    page
      .locator(`.dve-${part} .dve-player`)
      .evaluateAll((found) => found.map((one) => Number(one.getAttribute('data-seat'))));
  expect(await seats('mine')).toEqual([view.me]);
  expect(await seats('players')).toEqual([0, 1, 2].filter((seat) => seat !== view.me));
  await page.getByRole('button', { name: 'Mine', exact: true }).click();
  const mine = page.getByRole('button', { name: 'In front of you', exact: true });
  await expect.poll(() => mine.evaluate((found) => found.matches(':focus'))).toBe(true);
});

/** The words of the turn chart that stand on more than one line. */
const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.locator('.dve-event').evaluateAll((events) =>
    events.flatMap((event) => {
      const texts = [...event.querySelectorAll('*')].flatMap((part) => [...part.childNodes]);
      return texts.flatMap((text) =>
        [...(text.textContent ?? '').matchAll(/[^\s]+/g)].flatMap(({ 0: word, index }) => {
          const range = event.ownerDocument.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          return lines.size > 1 ? [word] : [];
        }),
      );
    }),
  );

test('no word of the turn chart is broken, in any language', async () => {
  const game = await openHotSeat(site.url(), 3);
  const page = await sitDown(game, {});
  for (const language of ['it', 'fr', 'es', 'en']) {
    await page.locator('.language').selectOption(language);
    await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe(language);
    await expect.poll(() => page.locator('.dve-event').count()).toBe(10);
    for (const width of [320, 390, 820, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await brokenWords(page), `${language} at ${width}`).toEqual([]);
      const chart = page.locator('.dve-spaces');
      await expect
        .poll(() => chart.evaluate((found) => found.scrollWidth - found.clientWidth))
        .toBe(0);
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    }
  }
});

test('a seat has one mark, above the board and on it', async () => {
  const game = await openHotSeat(site.url(), 5);
  const page = await sitDown(game, { width: 1440 });
  const marks = (where: string) =>
    page
      .locator(`${where} .seat-token`)
      .evaluateAll((found) =>
        found.map((mark) => [mark.textContent, mark.querySelector('path')?.getAttribute('d')]),
      );
  const above = await marks('.seats');
  expect(new Set(above.map(([, shape]) => shape)).size).toBe(5);
  const onBoard = [...(await marks('.dve-order')), ...(await marks('.dve-level'))];
  expect(onBoard.length).toBe(10);
  for (const mark of onBoard) expect(above).toContainEqual(mark);
});

test('an auction takes a line for each of its bidders at most, however long the names', async () => {
  const game = await layHotSeat(site, '03-3p-turn-13-stupor-caller-came-from-sea', 155);
  const page = await sitDown(game, { width: 390 });
  const { view } = await game.look();
  if (view.summons === null) throw new Error('Nobody was summoned');
  const bidders = page.locator('.dve-order').filter({ hasText: 'Bidding' }).locator('li');
  const { caller, coming } = view.summons;
  await expect.poll(() => bidders.count()).toBe([caller, ...coming].length);
  await page.locator('.dve-name').evaluateAll((names) => {
    for (const name of names) name.textContent = 'Bartolommeo Buonconsiglio da Borgo San Sepolcro';
  });
  for (const bidder of await bidders.all()) {
    const { height = 0, width = 0 } = (await bidder.boundingBox()) ?? {};
    expect(height).toBeLessThan(32);
    expect(width).toBeLessThanOrEqual(390 - 64);
  }
});
