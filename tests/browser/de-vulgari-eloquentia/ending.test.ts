import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect } from '../inspect.ts';
import { useSite } from '../site.ts';
import { lookInto, openHotSeat, sitAt } from './hot-seat.ts';

const site = useSite();

const seats = 3;
const textsOf = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).allTextContents();

test('the end shows everybody’s journey and the race turn by turn', async () => {
  const game = await openHotSeat(site.url(), seats);
  await game.playUntil(({ phase }) => phase === 'over');
  const { view } = await game.look();
  for (const wish of [
    { width: 1440, dark: false },
    { width: 390, dark: true },
    { width: 390, dark: false },
    { width: 820, dark: true },
  ]) {
    const window = await site.open(wish);
    const { page } = window;
    await sitAt(window, game);
    await lookInto(page, game);
    const journey = page.locator('.journey');
    await journey.waitFor();
    await page.locator('.race-grid').waitFor();

    // Every turn has its place on the axis; on a narrow page only some are written out.
    expect(await page.locator('.race-grid .race-tick').count()).toBe(view.turn);
    const labels = (await textsOf(page, '.race-grid .race-tick + text')).map(Number);
    expect(labels[0]).toBe(1);
    expect(labels).toEqual(
      labels.map((_, place) => 1 + place * ((labels[1] ?? 2) - (labels[0] ?? 1))),
    );
    expect(await page.locator('.race-axis').innerText()).toBe('Turns');

    // Lines that begin alike are told apart, and so are the marks where they end.
    const lines = page.locator('.race-line');
    const begun = await lines.evaluateAll((paths) =>
      paths.map((path) => (path.getAttribute('d') ?? '').split('H')[0]),
    );
    expect(new Set(begun).size).toBe(seats);
    const marks = await page
      .locator('.race-lines .seat-mark')
      .evaluateAll((found) => found.map((mark) => mark.getBoundingClientRect().y));
    const sorted = marks.toSorted((one, other) => one - other);
    for (const [place, y] of sorted.entries()) {
      if (place > 0) expect(y - (sorted[place - 1] ?? y)).toBeGreaterThan(12);
    }

    // Everybody's way is drawn, and told in words, stop by stop.
    const drawn = journey.locator('.map-drawing .journey-path');
    expect(await drawn.count()).toBe(seats);
    const stops = await journey
      .locator('.journey-lists ol')
      .evaluateAll((lists) => lists.map((list) => list.children.length));
    const legs = await drawn.evaluateAll((paths) =>
      paths.map((path) => (path.getAttribute('d') ?? '').split('Q').length - 1),
    );
    expect(legs).toEqual(stops.map((count) => count - 1));
    const told = await textsOf(page, '.journey-lists ol');
    for (const way of told) expect(way).toMatch(/^Start: .*: Roma/); // all are called there
    await journey.getByRole('checkbox').first().uncheck();
    expect(await drawn.count()).toBe(seats - 1);
    await journey.getByRole('checkbox').first().check();
    await inspect(page, `dve-ending-${wish.width}${wish.dark ? '-dark' : ''}`);
    await page.close();
  }
}, 300_000);
