import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { press, type Rider, tick, write } from './hands.ts';
import { boardStands, live } from './hooks.ts';
import { type Person, signedIn, tableOf } from './people.ts';
import type { Site } from './site.ts';
import type { Window, Wish } from './window.ts';

// The way to a table by the pages alone, in any language and with any hand.

const password = 'a lantern in the fog';

const onward = (page: Page): Locator => page.locator('.create-ways .button-main');
const choice = (page: Page, name: string, value: string): Locator =>
  page.locator(`input[name="${name}"][value="${value}"]`);

/** Goes to one of the pages in the masthead, on a phone behind a button. */
async function goTo(rider: Rider, address: string): Promise<void> {
  const { page } = rider;
  const menu = page.locator('.menu-button');
  if (await menu.isVisible()) await press(rider, menu);
  await press(rider, page.locator(`.masthead-nav a[href="${address}"]`));
}

/** Comes for the first time, and registers. */
async function comeIn(rider: Rider): Promise<void> {
  const { page, name } = rider;
  await page.goto('/');
  await press(rider, page.locator('.masthead-enter'));
  await tick(rider, choice(page, 'mode', 'fresh'));
  await write(rider, page.locator('#name'), name);
  await write(rider, page.locator('input[name=password]'), password);
  await press(rider, page.locator('.welcome form button[type=submit]'));
  await page.locator('.lobby').waitFor();
}

/** Opens a table in its three steps, asks somebody to it, and makes a link for the others. */
async function openTableByPages(
  rider: Rider,
  { title, seats, invited }: { title: string; seats: number; invited: string },
): Promise<{ readonly game: string; readonly link: string }> {
  const { page } = rider;
  await goTo(rider, '/create');
  await tick(rider, choice(page, 'title', title));
  await press(rider, onward(page));
  await page.waitForURL((url) => url.searchParams.get('step') === '2');
  await tick(rider, choice(page, 'seats', String(seats)));
  await tick(rider, choice(page, 'visibility', 'link'));
  await tick(rider, choice(page, 'seating', 'chosen'));
  await write(rider, page.locator('.finder input'), invited);
  await press(rider, page.locator('.finder .button'));
  await page.locator('.person').waitFor();
  await press(rider, onward(page));
  await page.waitForURL((url) => url.searchParams.get('step') === '3');
  await press(rider, onward(page));
  await page.waitForURL(/\/games\//);
  await press(rider, page.locator('section[aria-labelledby=link-heading] .button').last());
  const link = await page.locator('#table-link').inputValue();
  return { game: new URL(page.url()).pathname.split('/').at(-1) ?? '', link };
}

/** Sits down at the first free place of the table that is shown. */
async function sitDown(rider: Rider): Promise<void> {
  await press(rider, rider.page.locator('.place-free .button').first());
  await rider.page.locator('.place-free .button').first().waitFor({ state: 'detached' });
}

/** Sits down at the table one is invited to. */
async function joinInvited(rider: Rider): Promise<void> {
  await goTo(rider, '/lobby');
  await press(rider, rider.page.locator('section[aria-labelledby=invited] .button-main'));
  await rider.page.waitForURL(/\/games\//);
}

/** Writes the link one was given into the lobby, and sits down. */
async function joinByWrittenLink(rider: Rider, link: string): Promise<void> {
  await goTo(rider, '/lobby');
  await write(rider, rider.page.locator('#link'), link);
  await press(rider, rider.page.locator('.lobby-link button[type=submit]'));
  await sitDown(rider);
}

/** Follows the link one was given, and sits down. */
async function joinByLink(rider: Rider, link: string): Promise<void> {
  await rider.page.goto(link);
  await sitDown(rider);
}

/** Who comes to a table, in which window, and how he works it. */
export type Guest = Omit<Rider, 'page'> & Wish & { readonly locale: string };

export type Four<Thing> = readonly [Thing, Thing, Thing, Thing];

/** One at a table, and the window one looks through. */
type Comer = { readonly rider: Rider; readonly window: Window };

/** A table at which four sit, and the game they play there. */
export type FullTable = {
  readonly riders: Four<Rider>;
  readonly windows: Four<Window>;
  readonly game: string;
};

/** Each in a window as he wishes it, and as all do. */
async function comers(site: Site, guests: Four<Guest>, all: Wish = {}): Promise<Four<Comer>> {
  const open = async ({ name, hand, ...wish }: Guest): Promise<Comer> => {
    const window = await site.open({ ...wish, ...all });
    return { window, rider: { name, hand, page: window.page } };
  };
  const [one, two, three, four] = guests;
  return Promise.all([open(one), open(two), open(three), open(four)]);
}

/** Who is signed in on a page. */
export const userOf = (page: Page): Promise<string> =>
  page.evaluate<string>(`JSON.parse(sessionStorage.getItem('staffetta:session')).user.id`);

/** Four people sit at one table, with its game before them, without a look at the pages that lead there. */
export async function sitAtTable(
  site: Site,
  guests: Four<Guest>,
  title: string,
): Promise<FullTable> {
  const [one, two, three, four] = await comers(site, guests);
  const riders = [one.rider, two.rider, three.rider, four.rider] as const;
  const people: Person[] = [];
  for (const rider of riders) people.push(await signedIn(rider, rider.name));
  const game = await tableOf(people, title);
  await Promise.all(riders.map(({ page }) => page.goto(`/games/${game}`)));
  for (const { page } of riders) await live(page).waitFor();
  for (const { page } of riders) await boardStands(page);
  return { riders, windows: [one.window, two.window, three.window, four.window], game };
}

/**
 * Four people register and come to one table by the pages: the first opens it, the second is invited,
 * the third writes down its link and the fourth follows it.
 */
export async function comeToTable(
  site: Site,
  guests: Four<Guest>,
  title: string,
  all: Wish = {},
): Promise<FullTable> {
  const [host, invited, writing, linked] = await comers(site, guests, all);
  const riders = [host.rider, invited.rider, writing.rider, linked.rider] as const;
  await Promise.all(riders.map(comeIn));
  const tongues = riders.map(({ page }) => page.evaluate<string>('document.documentElement.lang'));
  expect(await Promise.all(tongues)).toEqual(guests.map(({ locale }) => locale.slice(0, 2)));
  const table = { title, seats: guests.length, invited: invited.rider.name };
  const { game, link } = await openTableByPages(host.rider, table);
  await joinInvited(invited.rider);
  await joinByWrittenLink(writing.rider, link);
  await joinByLink(linked.rider, link);
  for (const { page } of riders) {
    expect(page.url()).toBe(`${site.url()}/games/${game}`);
    await live(page).waitFor();
  }
  return { riders, windows: [host.window, invited.window, writing.window, linked.window], game };
}
