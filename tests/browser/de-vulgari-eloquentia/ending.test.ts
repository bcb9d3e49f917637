import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect } from '../inspect.ts';
import { useSite } from '../site.ts';
import type { Wish } from '../window.ts';
import { layHotSeat, lookInto, sitAt } from './hot-seat.ts';

const site = useSite();

const seats = 3;
const textsOf = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).allTextContents();

/** A line of the journeys: whose, between which places, and where its middle is on the map. */
type Lane = {
  readonly seat: string;
  readonly between: string;
  readonly isCall: boolean;
  readonly middle: readonly number[];
};

const lanesDrawn = `[...document.querySelectorAll('.journey-lanes path')].map((path) => {
  const { x, y } = path.getPointAtLength(path.getTotalLength() / 2);
  const { seat, between } = path.dataset;
  return { seat, between, isCall: path.matches('.journey-call'), middle: [x, y] };
})`;

/** The texts of two labels or names that lie over each other. */
const overlaps = (journey: Locator): Promise<readonly string[]> =>
  journey.locator('.journey-turns rect, .place-name').evaluateAll((labels) => {
    const boxes = labels.map((label) => label.getBoundingClientRect());
    return boxes.flatMap((one, index) =>
      boxes.flatMap((other, place) => {
        const isOver =
          place > index &&
          one.left < other.right - 1 &&
          other.left < one.right - 1 &&
          one.top < other.bottom - 3 &&
          other.top < one.bottom - 3;
        const said = [index, place].map((which) => labels[which]?.parentElement?.textContent);
        return isOver ? [said.join(' and ')] : [];
      }),
    );
  });

/** The turns a label stands for: `3–5, 9`. */
const turnsIn = (said: string): readonly number[] =>
  [...said.matchAll(/(\d+)(?:–(\d+))?/g)].flatMap(([, from, to = from]) => {
    const [first, last] = [Number(from), Number(to)];
    return Array.from({ length: last - first + 1 }, (_, more) => first + more);
  });

/** The places of a journey that is told in words. */
const placesIn = (told: readonly string[]): readonly string[] =>
  told.map((stop) => stop.match(/^(?:Start|Turn \d+): (?:called to )?([^,\n]+)/)?.[1] ?? stop);

/** Everybody's way is drawn along the roads, beside the others', and told in words, stop by stop. */
async function journeysAreTold(journey: Locator, lastTurn: number): Promise<void> {
  await expect.poll(() => journey.locator('h3').count()).toBe(0); // the page has given it one
  const lanes = await journey.page().evaluate<readonly Lane[]>(lanesDrawn);
  expect(new Set(lanes.map(({ seat }) => seat)).size).toBe(seats);
  for (const { between, isCall, middle } of lanes) {
    const beside = lanes.filter(
      (other) => other.between === between && other.isCall === isCall && other.middle !== middle,
    );
    for (const other of beside) {
      const [x = 0, y = 0] = middle.map((at, axis) => at - (other.middle[axis] ?? 0));
      expect(Math.hypot(x, y), between).toBeGreaterThan(3);
    }
  }

  await journey.locator('.journey-words summary').click();
  await expect.poll(() => journey.locator('.journey-lists ol').count()).toBe(seats);
  const radios = journey.getByRole('radio');
  await radios.first().focus();
  for (let seat = 0; seat < seats; seat += 1) {
    await journey.page().keyboard.press('ArrowDown');
    await expect.poll(() => radios.nth(seat + 1).isChecked()).toBe(true);
    await expect
      .poll(() => journey.locator(`.journey-lane.journey-faint[data-seat="${seat}"]`).count())
      .toBe(0);
    await expect
      .poll(() => journey.locator('.journey-lane.journey-faint').count())
      .toBe(lanes.filter((lane) => lane.seat !== String(seat)).length);
    const told = await journey.locator('.journey-lists li').allInnerTexts();
    expect(told[0]).toMatch(/^Start: /);
    expect(told.join('\n')).toMatch(/: called to Roma|: Roma/); // all are called there
    const labels = journey.locator('.journey-turns[transform]');
    await expect.poll(() => labels.count()).toBe(new Set(placesIn(told)).size);
    const turns = (await labels.locator('tspan').allTextContents()).flatMap(turnsIn);
    expect([...new Set(turns)].sort((one, other) => one - other)).toEqual(
      Array.from({ length: lastTurn }, (_, before) => before + 1),
    );
    expect(await overlaps(journey)).toEqual([]);
  }
  await radios.first().check({ force: true });
  await journey.locator('.journey-words summary').click();

  const turn = journey.getByRole('slider');
  await turn.fill('0');
  await expect.poll(() => journey.locator('.journey-lanes path').count()).toBe(0);
  await journey.getByRole('button', { name: 'Play the journeys' }).click();
  await journey.locator('.journey-lanes path').first().waitFor({ state: 'attached' });
  await journey.getByRole('button', { name: 'Pause' }).click();
  expect(Number(await turn.inputValue())).toBeGreaterThan(0);
  await turn.fill(String(lastTurn));
  await expect.poll(() => journey.locator('.journey-lanes path').count()).toBe(lanes.length);
}

/** The map of the board is folded up, and shows all of Italy when it is unfolded. */
async function boardMapIsFolded(page: Page): Promise<void> {
  const drawn = page.locator('#dve-map .map-drawing');
  await expect.poll(() => drawn.count()).toBe(0);
  const fold = page.getByRole('button', { name: 'The map as the game ended' });
  await fold.click();
  await expect.poll(() => drawn.getAttribute('class')).toContain('map-whole');
  await fold.click();
}

/** Lines that begin alike are told apart, and so are the marks where they end. */
async function racersAreToldApart(page: Page): Promise<void> {
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
}

/** Every turn has its place on the axis; on a narrow page only some are written out. */
async function everyTurnIsOnTheAxis(page: Page, turns: number): Promise<void> {
  await expect.poll(() => page.locator('.race-grid .race-tick').count()).toBe(turns);
  const labels = (await textsOf(page, '.race-grid .race-tick + text')).map(Number);
  expect(labels[0]).toBe(1);
  expect(labels).toEqual(
    labels.map((_, place) => 1 + place * ((labels[1] ?? 2) - (labels[0] ?? 1))),
  );
  await expect.poll(() => page.locator('.race-axis').innerText()).toBe('Turns');
}

/** Checks all that the end shows in a window. */
async function endIsShown(page: Page, turns: number): Promise<void> {
  await everyTurnIsOnTheAxis(page, turns);
  await racersAreToldApart(page);
  await journeysAreTold(page.locator('.journey'), turns);
  await boardMapIsFolded(page);
}

test('the end shows everybody’s journey and the race turn by turn', async () => {
  const game = await layHotSeat(site, '04-3p-turn-16-stupor-another-michael');
  const { view } = await game.look();
  const lookAtEnd = async (wish: Wish): Promise<Page> => {
    const window = await site.open(wish);
    await sitAt(window, game);
    await lookInto(window.page, game);
    await window.page.locator('.race-grid').waitFor();
    return window.page;
  };
  const desk = await lookAtEnd({ width: 1440 });
  await endIsShown(desk, view.turn);
  await inspect(desk, 'dve-ending-1440');
  await desk.setViewportSize({ width: 820, height: 900 });
  await desk.emulateMedia({ colorScheme: 'dark' });
  await endIsShown(desk, view.turn);
  await inspect(desk, 'dve-ending-820-dark', 'none');
  await desk.close();

  const phone = await lookAtEnd({ width: 390, dark: true });
  await endIsShown(phone, view.turn);
  await inspect(phone, 'dve-ending-390-dark');
  await phone.emulateMedia({ colorScheme: 'light' });
  await inspect(phone, 'dve-ending-390', 'none');
});
