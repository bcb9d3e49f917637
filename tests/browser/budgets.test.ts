import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boardStands, firstWay, live, panel, steps, unfoldAround } from './hooks.ts';
import {
  firstToAct,
  goOnAs,
  type ListedTitle,
  memberOf,
  type Person,
  signedIn,
  tableOf,
  titlesOf,
} from './people.ts';
import { useSite } from './site.ts';
import { makeDistant, roundTrips, watchTraffic } from './traffic.ts';

// What a browser with nothing in its cache really fetches; in counts, which no busy machine changes.

const site = useSite();

const kilobyte = 1_000;

/** One person, signed in, in a window with nothing in its caches. */
const newPerson = async (name: string): Promise<Person> =>
  signedIn(await site.open({ isFirst: true }), name);

type Rider = { readonly page: Page; readonly game: string };

/** A new game of a title, and a window with nothing in its caches for the one it waits for. */
async function firstRider({ id, seats }: ListedTitle, name: string): Promise<Rider> {
  const names = Array.from({ length: seats.min }, (_, place) => `${name} ${place + 1}`);
  const players = await Promise.all(names.map((one) => memberOf(site.url(), one)));
  const game = await tableOf(players, id);
  const window = await site.open({ isFirst: true });
  await goOnAs(window, (await firstToAct(players, game)).session);
  return { page: window.page, game };
}

test('the lobby weighs at most 90 KB', async () => {
  const { page } = await newPerson('Lobby');
  const traffic = watchTraffic(page);
  await page.goto('/lobby');
  await page.locator('.lobby-lists').waitFor(); // its stream goes on, so that it is never quite idle
  const weight = await traffic.weight();
  expect(weight).toBeGreaterThan(10 * kilobyte);
  expect(weight).toBeLessThanOrEqual(90 * kilobyte);
  expect(traffic.strangers(site.url())).toEqual([]);
});

test('a game of each published title weighs at most 150 KB, and is usable after few round trips', async () => {
  const asking = await memberOf(site.url(), 'Asking');
  const published = (await titlesOf(asking)).filter(({ stage }) => stage === 'published');
  expect(published).not.toEqual([]);
  for (const [place, title] of published.entries()) {
    const { id } = title;
    const { page, game } = await firstRider(title, `Rider ${place}`);
    const traffic = watchTraffic(page);
    await makeDistant(page, 1_000); // more than a slow machine needs between two
    await page.goto(`/games/${game}`);
    await panel(page).waitFor({ timeout: 60_000 });
    const tillUsable = traffic.requests();
    await traffic.settled(); // what it asks for behind that counts too
    const weight = await traffic.weight();
    expect(weight, id).toBeGreaterThan(10 * kilobyte);
    expect(weight, id).toBeLessThanOrEqual(150 * kilobyte);
    expect(traffic.strangers(site.url())).toEqual([]);
    const counted = traffic.requests();
    expect(counted.length, counted.map((request) => request.url()).join('\n')).toBeLessThanOrEqual(
      40,
    );
    expect(roundTrips(tillUsable)).toBeLessThanOrEqual(8);
  }
});

test('planning an act asks the service once', async () => {
  const asking = await memberOf(site.url(), 'Planner');
  const published = (await titlesOf(asking)).filter(({ stage }) => stage === 'published');
  for (const [place, title] of published.entries()) {
    const { page, game } = await firstRider(title, `Planner ${place}`);
    const traffic = watchTraffic(page);
    await page.goto(`/games/${game}`);
    await panel(page).and(page.locator('.turn-mine')).waitFor();
    await boardStands(page);
    const offer = firstWay(page);
    await unfoldAround(offer);
    await live(page).waitFor();
    await traffic.settled();
    traffic.forget();
    await offer.click();
    await steps(page).first().waitFor();
    // News of all my games comes in its own time, and not from planning.
    const ofGame = `/v1/games/${game}/`;
    const asked = traffic.requests().map((request) => new URL(request.url()).pathname);
    expect(asked.filter((path) => path.startsWith(ofGame))).toEqual([`${ofGame}dry-runs`]);
  }
});

test('every page is served with a strict policy, and without script or style of its own', async () => {
  const { page, ask } = await newPerson('Guard');
  const titles = await titlesOf({ ask });
  const addresses = [
    '/',
    '/enter',
    '/lobby',
    '/create',
    '/settings',
    '/register',
    '/nowhere',
  ].concat(
    titles.map(({ id }) => `/titles/${id}`),
    ['/games/11111111-2222-4333-8444-555555555555'],
  );
  for (const address of addresses) {
    const response = await page.request.get(address, { headers: { accept: 'text/html' } });
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy, address).toMatch(/default-src 'self'|default-src 'none'/);
    expect(policy, address).toMatch(/(script-src|default-src) 'self'/);
    expect(policy, address).not.toMatch(/unsafe|https?:|\*|nonce|sha256/);
    const html = await response.text();
    expect(html, address).not.toMatch(/<style|\sstyle=|\son\w+=/i);
    const scripts = [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/gi)];
    expect(scripts.map(([, inside]) => inside)).toEqual(scripts.map(() => ''));
  }
});
