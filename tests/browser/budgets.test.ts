import { expect, test } from 'vitest';
import { boardStands, firstWay, live, panel, steps, unfoldAround } from './hooks.ts';
import { type Person, signedIn, tableOf, titlesOf } from './people.ts';
import { useSite } from './site.ts';
import { makeDistant, roundTrips, watchTraffic } from './traffic.ts';

// What a browser with nothing in its cache really fetches; in counts, which no busy machine changes.

const site = useSite();

const kilobyte = 1_000;

/** So many signed-in people, each in a window of his own. */
const people = (count: number, name: string): Promise<readonly Person[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, place) =>
      signedIn(await site.open({ isFirst: true }), `${name} ${place + 1}`),
    ),
  );

test('the lobby weighs at most 90 KB', async () => {
  const [{ page }] = (await people(1, 'Lobby')) as [Person];
  const traffic = watchTraffic(page);
  await page.goto('/lobby');
  await page.locator('.lobby-lists').waitFor(); // its stream goes on, so that it is never quite idle
  const weight = await traffic.weight();
  expect(weight).toBeGreaterThan(10 * kilobyte);
  expect(weight).toBeLessThanOrEqual(90 * kilobyte);
  expect(traffic.strangers(site.url())).toEqual([]);
});

test('a game of each published title weighs at most 150 KB, and is usable after few round trips', async () => {
  const [asking] = (await people(1, 'Asking')) as [Person];
  const published = (await titlesOf(asking)).filter(({ stage }) => stage === 'published');
  expect(published).not.toEqual([]);
  for (const [place, { id, seats }] of published.entries()) {
    const players = await people(seats.min, `Rider ${place}`);
    const game = await tableOf(players, id);
    const shown = players.map(({ page }) => watchTraffic(page));
    await Promise.all(players.map(({ page }) => makeDistant(page, 1_000))); // more than a slow machine needs between two
    await Promise.all(players.map(({ page }) => page.goto(`/games/${game}`)));
    const first = await Promise.any(
      players.map(async ({ page }, index) => {
        await panel(page).waitFor({ timeout: 60_000 });
        return { page, traffic: shown[index] };
      }),
    );
    const { traffic } = first;
    if (traffic === undefined) throw new Error('Nobody may act');
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
  const [asking] = (await people(1, 'Planner')) as [Person];
  const published = (await titlesOf(asking)).filter(({ stage }) => stage === 'published');
  for (const [place, { id, seats }] of published.entries()) {
    const players = await people(seats.min, `Planner ${place}`);
    const game = await tableOf(players, id);
    const shown = players.map((player) => watchTraffic(player.page));
    await Promise.all(players.map((player) => player.page.goto(`/games/${game}`)));
    const { page, traffic } = await Promise.any(
      players.map(async (player, index) => {
        await panel(player.page).and(player.page.locator('.turn-mine')).waitFor();
        return { page: player.page, traffic: shown[index] };
      }),
    );
    if (traffic === undefined) throw new Error('Nobody may act');
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
  const [{ page, ask }] = (await people(1, 'Guard')) as [Person];
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
