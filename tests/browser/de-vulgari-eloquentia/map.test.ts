import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { steps, undo } from '../hooks.ts';
import { inspect } from '../inspect.ts';
import { inspectByDayAndNight } from '../looks.ts';
import { useSite } from '../site.ts';
import type { Window, Wish } from '../window.ts';
import { type HotSeat, lookInto, openHotSeat, sitAt } from './hot-seat.ts';

const site = useSite();

const seats = 5;

/** A guest's game around one screen, and the window in which he looks at it. */
type Game = Pick<Window, 'page'> & { readonly table: HotSeat };

/** Everybody has chosen a city, and the first turn begins. */
async function firstTurn(): Promise<HotSeat> {
  const table = await openHotSeat(site.url(), seats);
  await table.playUntil(({ phase }) => phase === 'actions');
  return table;
}

async function sitDown(table: HotSeat, wish: Wish = {}): Promise<Game> {
  const window = await site.open(wish);
  await sitAt(window, table);
  return { ...window, table };
}

let planned: Promise<HotSeat> | null = null;

/** The first turn, in which one only plans: for all that do no more, it is the same game. */
function begun(wish: Wish = {}): Promise<Game> {
  planned ??= firstTurn();
  return planned.then((table) => sitDown(table, wish));
}

async function look({ page, table }: Game): Promise<void> {
  await lookInto(page, table);
  await page.locator('.map-card').waitFor();
}

const placeNamed = (page: Page, name: string) =>
  page
    .locator('.map-place[role=button]')
    .and(page.getByRole('button', { name: new RegExp(`^${name};`) }));

/** The place of the map that has the focus. */
const focused = (page: Page): Promise<string | null> =>
  page.evaluate("document.activeElement.getAttribute('data-place')");

type Seen = {
  readonly players: { readonly place: string; readonly visited: readonly string[] }[];
  readonly events: { readonly placed: readonly string[] };
};

/** Shows the map as full as it can be: every tile lies, everybody has been everywhere. */
async function fillMap({ page }: Game): Promise<void> {
  await page.route(/\/view(\?|$)/, async (route) => {
    const response = await route.fetch();
    const position = (await response.json()) as { readonly view: Seen };
    const { view } = position;
    const visited = [
      'milano',
      'firenze',
      'perugia',
      'roma',
      'pisa',
      'lucca',
      'siena',
      'arezzo',
    ].concat(['ferrara', 'ravenna', 'parma', 'venezia', 'padova', 'napoli', 'salerno']);
    const full = {
      ...view,
      players: view.players.map((player) => ({ ...player, place: 'perugia', visited })),
      events: {
        ...view.events,
        placed: Array.from({ length: 10 }, (_, place) => `event-${place + 1}`),
      },
    };
    await route.fulfill({ response, json: { ...position, view: full } });
  });
}

/** Pairs of names on the map that are not well apart, and names that leave the drawing. */
const crowded = `(() => {
  const apart = 16; // pixels
  const names = [...document.querySelectorAll('.place-name')].map((name) => ({
    text: name.textContent,
    box: name.getBoundingClientRect(),
  }));
  const map = document.querySelector('.map-drawing').getBoundingClientRect();
  const isNear = (one, other) =>
    one.left < other.right + apart && other.left < one.right + apart &&
    one.top < other.bottom + 2 && other.top < one.bottom + 2;
  const isOut = ({ left, right, top, bottom }) =>
    left < map.left || right > map.right || top < map.top || bottom > map.bottom;
  return names.flatMap((one, place) => [
    ...(isOut(one.box) ? [one.text + ' leaves the map'] : []),
    ...names.slice(place + 1).filter((other) => isNear(one.box, other.box))
      .map((other) => one.text + ' and ' + other.text),
  ]);
})()`;

test('no name comes near another at 1440, with all tokens on it, in any language', async () => {
  const game = await begun();
  await fillMap(game);
  await look(game);
  const { page } = game;
  for (const [language, map] of [
    ['en', 'Map of Italy'],
    ['it', 'Mappa d’Italia'],
    ['fr', 'Carte d’Italie'],
    ['es', 'Mapa de Italia'],
  ] as const) {
    if (language !== 'en') await page.locator('.language').selectOption(language);
    await page.getByRole('group', { name: map }).waitFor();
    await expect.poll(() => page.locator('.place-name').count()).toBe(42);
    await expect.poll(() => page.locator('.map-pawn').count()).toBeGreaterThanOrEqual(seats);
    await expect.poll(() => page.locator('.map-faces .map-mark-event').count()).toBe(10);
    await expect.poll(() => page.evaluate(crowded)).toEqual([]);
  }
  await page.unrouteAll({ behavior: 'wait' });
});

test('one plays with the keyboard alone: looks around, goes, and enlarges', async () => {
  const game = await begun();
  await look(game);
  const { page } = game;
  const home = page.locator('.map-place[tabindex="0"]');
  await expect.poll(() => page.locator('.map-place[tabindex="0"]').count()).toBe(1);
  const from = await home.getAttribute('data-place');
  await home.focus();
  const tried: string[] = [];
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowUp']) {
    await page.keyboard.press(key);
    const at = await focused(page);
    tried.push(String(at));
    if (await page.locator(`.map-place-open[data-place="${at}"]`).count()) break;
  }
  const to = tried.at(-1);
  expect(to, tried.join(' ')).not.toBe(from);
  await expect
    .poll(() => page.locator(`.map-place-open[data-place="${to}"]`).count(), {
      message: tried.join(' '),
    })
    .toBe(1);
  const name = await page.locator(`.map-place[data-place="${to}"]`).getAttribute('aria-label');
  expect(name).toMatch(/You may go here\. Price: \d action points?/);
  await page.keyboard.press('Enter');
  await page.locator('.plan-steps li').waitFor({ state: 'attached' });
  await page.locator(`[data-place="${to}"][role=button][aria-label*="Here: "]`).waitFor();
  await page.keyboard.press('+');
  await expect
    .poll(() => page.locator('.map-drawing').getAttribute('class'))
    .not.toContain('map-whole');
  await page.keyboard.press('0');
  await expect
    .poll(() => page.locator('.map-drawing').getAttribute('class'))
    .toContain('map-whole');
});

const openPlace = (page: Page) => page.locator('.map-place-open[role=button] .place-ring').first();

/** Points at the first place one may go to; answers what is told of the way. */
async function pointAtOpen(page: Page): Promise<string> {
  await openPlace(page).hover({ force: true });
  await page.locator('.map-permission').waitFor();
  return page.locator('.map-permission').innerText();
}

const price = /^You may go here\. Price: \d action points?/;
const goButton = (page: Page) => page.locator('.map-go');

test('where one may begin is told, with a way to begin there', async () => {
  const table = await openHotSeat(site.url(), seats);
  const window = await site.open();
  const { page } = window;
  await sitAt(window, table);
  await lookInto(page, table);
  expect(await pointAtOpen(page)).toMatch(/^You may start here\. Costs nothing/);
  await goButton(page).getByText('Start here').waitFor();
});

/** Takes back all that is planned, the last step first. */
async function thinkAgain(page: Page): Promise<void> {
  for (let left = await steps(page).count(); left > 0; left -= 1) {
    await undo(page).click();
    await expect.poll(() => steps(page).count()).toBe(left - 1);
  }
}

/** Checks that what one points at is told with the next frame. */
async function isToldAtOnce(page: Page): Promise<void> {
  await page.mouse.move(1, 1); // where nothing is pointed at
  const told = await page.evaluate<string>(`new Promise((resolve) => {
    const place = document.querySelector('[data-place=milano][role]');
    place.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    requestAnimationFrame(() => resolve(document.querySelector('.map-card h3').textContent));
  })`);
  expect(told).toBe('Milano');
}

/** Checks that a refusal shows its rule, and a fact leads to the rule it comes from. */
async function isToldByRule(page: Page): Promise<void> {
  await page.locator('.map-place:not(.map-place-open) .place-ring').last().hover({ force: true });
  const refused = page.locator('.map-refusal');
  await refused.waitFor();
  await expect
    .poll(() => refused.locator('a').getAttribute('href'))
    .toMatch(/^\/titles\/de-vulgari-eloquentia#rule-DVE-3\.\d$/);
  await placeNamed(page, 'Milano').locator('.place-ring').hover({ force: true });
  await page.locator('.map-card h3', { hasText: 'Milano' }).waitFor();
  // A tile that lies there may tell of as many Ducats, by a rule of its own.
  const fact = page.locator('.map-tellings p', { hasText: '25 Ducats' });
  const rule = fact.locator('a[href="/titles/de-vulgari-eloquentia#rule-DVE-4.2"]');
  await rule.waitFor({ state: 'attached' });
}

/** Checks that a click moves the pawn in the plan. */
async function goesByClick(page: Page): Promise<void> {
  const open = page.locator('.map-place-open[role=button]').first();
  const to = await open.getAttribute('data-place');
  await open.locator('.place-ring').click({ force: true });
  await page.locator('.plan-steps li').waitFor({ state: 'attached' });
  const label = page.locator(`[data-place="${to}"][role=button][aria-label*="Here: "]`);
  await label.waitFor();
  await expect
    .poll(() => page.locator('.map-card h3').innerText())
    .toBe((await label.getAttribute('aria-label'))?.split(';')[0]);
}

/** Checks that a price is told behind other acts of the plan, and why there is none. */
async function isToldBehind(page: Page): Promise<void> {
  await page.locator('.dve-act[data-kind=study-salterio]').click();
  await steps(page).nth(0).waitFor();
  expect(await pointAtOpen(page)).toMatch(price);
  await expect.poll(() => goButton(page).innerText()).toMatch(/^Go here\s+\d action points?/);
  await openPlace(page).click({ force: true });
  await steps(page).nth(1).waitFor();
  await placeNamed(page, 'Roma').locator('.place-ring').hover({ force: true });
  await page.locator('.map-refusal').waitFor();
}

/** How long each pawn on its way glides, in milliseconds, as soon as the plan is drawn. */
const glides = `new Promise((resolve) => {
  const look = () => {
    if (document.querySelector('.plan-steps li') === null) requestAnimationFrame(look);
    else resolve(document.getAnimations()
      .filter(({ effect }) => effect.target.closest('.map-pawns'))
      .map(({ effect }) => effect.getTiming().duration));
  };
  look();
})`;

/** Checks that a pawn glides to where it goes, unless one wants no motion. */
async function glidesOnWish(page: Page): Promise<void> {
  for (const { reducedMotion, pawns } of [
    { reducedMotion: 'reduce', pawns: 0 },
    { reducedMotion: 'no-preference', pawns: 1 },
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    const gliding = page.evaluate<number[]>(glides);
    await openPlace(page).click({ force: true });
    const durations = await gliding;
    expect(durations, reducedMotion).toHaveLength(pawns);
    for (const duration of durations) expect(duration).toBeLessThanOrEqual(500);
    await thinkAgain(page);
  }
}

test('what one points at is told at once, with its rule and its price; a click goes there, in a glide', async () => {
  const game = await begun();
  await look(game);
  const { page } = game;
  await isToldAtOnce(page);
  await isToldByRule(page);
  await goesByClick(page);
  await thinkAgain(page);
  await isToldBehind(page);
  await thinkAgain(page);
  await glidesOnWish(page);
});

/** Plays until the pawn of whoever acts stands in a place. */
async function untilIn({ table }: Game, where: string): Promise<void> {
  for (let count = 0; count < 2 * seats; count += 1) {
    const { view } = await table.look();
    if (view.players[view.going?.seat ?? 0]?.place === where) return;
    await table.write('end');
  }
  throw new Error(`Nobody comes to ${where}`);
}

test('a price is told at sea, where one has to land', async () => {
  const game = await sitDown(await firstTurn());
  await untilIn(game, 'ancona');
  await game.table.write('move adriatic', 'end');
  await untilIn(game, 'adriatic');
  await look(game);
  expect(await pointAtOpen(game.page)).toMatch(price);
  await openPlace(game.page).click({ force: true });
  await game.page.locator('.plan-steps li').waitFor();
});

/** The places within what is seen of the map, with how large each is to a finger. */
const touchable = `(() => {
  const map = document.querySelector('.map-drawing').getBoundingClientRect();
  return [...document.querySelectorAll('.map-place')]
    .map((place) => ({ id: place.dataset.place, box: place.querySelector('.place-ring').getBoundingClientRect() }))
    .filter(({ box }) => box.left >= map.left && box.right <= map.right && box.top >= map.top && box.bottom <= map.bottom)
    .map(({ id, box: { width, height } }) => ({ id, least: Math.min(width, height) }));
})()`;

type Touchable = { readonly id: string; readonly least: number };

const mapClass = (page: Page) => page.locator('.map-drawing').getAttribute('class');

test('on a phone the map begins round my pawn, large enough for a finger, all of it a touch away', async () => {
  const game = await begun({ width: 390 });
  await look(game);
  const { page, table } = game;
  const { view } = await table.look();
  const home = view.players[view.going?.seat ?? 0]?.place;
  const places = await page.evaluate<readonly Touchable[]>(touchable);
  expect(places.map(({ id }) => id)).toContain(home);
  expect(places.length).toBeGreaterThan(3);
  for (const { id, least } of places) expect(least, id).toBeGreaterThanOrEqual(43.9);

  await page.getByRole('button', { name: 'The whole map' }).tap();
  await expect.poll(() => mapClass(page)).toContain('map-whole');
  await page.locator('.dve-act[data-kind=study-salterio]').tap();
  await page.locator('.plan-steps li').waitFor({ state: 'attached' });
  await expect.poll(() => mapClass(page)).toContain('map-whole'); // as one has chosen
  await page.getByRole('button', { name: 'My pawn' }).tap();
  await expect.poll(() => mapClass(page)).not.toContain('map-whole');

  await page.getByRole('button', { name: 'Earlier' }).tap();
  await page.locator('.past').waitFor();
  await page.locator('.map-drawing.map-whole').waitFor(); // a look at the past
  await page.getByRole('button', { name: 'Later' }).tap();
  await page.locator('.past').waitFor({ state: 'detached' });
  await expect.poll(() => mapClass(page)).not.toContain('map-whole'); // as it was left
});

test('the map is for everybody at every width, by day and by night', async () => {
  const game = await begun({ width: 390 });
  await look(game);
  const { page } = game;
  await page.locator('.map-legend summary').click();
  await inspectByDayAndNight(page, 'map-390');
  for (const width of [820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await inspect(page, `map-${width}`, 'none');
  }
});

test('a finger points first, goes when it comes again, and the buttons enlarge', async () => {
  const game = await begun({ width: 390 });
  await look(game);
  const { page } = game;
  await page.getByRole('button', { name: 'The whole map' }).tap();
  const open = page.locator('.map-place-open[role=button]').first();
  await open.locator('.place-ring').tap({ force: true });
  await page.locator('.map-permission').waitFor();
  await expect.poll(() => page.locator('.plan-steps li').count()).toBe(0);
  await page.getByRole('button', { name: 'Larger' }).click();
  await expect.poll(() => mapClass(page)).not.toContain('map-whole');
  await page.locator('.map-go').click();
  await page.locator('.plan-steps li').waitFor({ state: 'attached' });
});
