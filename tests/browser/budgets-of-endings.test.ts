import { expect, test } from 'vitest';
import { goldenNames } from '../../apps/api/test/golden.ts';
import { layBefore, playersOf } from './golden.ts';
import { ending } from './hooks.ts';
import { goOnAs, signedIn, titlesOf } from './people.ts';
import { useSite } from './site.ts';
import { watchTraffic } from './traffic.ts';

// What is fetched when a game is over; apart from the other budgets, since few may come in an hour.

const site = useSite();

const kilobyte = 1_000;

test('a finished game of each published title weighs at most 150 KB, with all that its ending shows', async () => {
  const asking = await signedIn(await site.open(), 'Ended');
  const published = (await titlesOf(asking)).filter(({ stage }) => stage === 'published');
  expect(published).not.toEqual([]);
  for (const [place, { id: title, seats }] of published.entries()) {
    const [script] = goldenNames(title, seats.max);
    if (script === undefined) throw new Error(`No golden game of ${title} for ${seats.max}`);
    const names = Array.from({ length: seats.max }, (_, seat) => `Ended ${place} ${seat}`);
    const players = await playersOf(site, names);
    const address = await layBefore(site, players, { title, script });
    const window = await site.open({ isFirst: true });
    if (players[0] !== undefined) await goOnAs(window, players[0]);
    const { page } = window;
    const traffic = watchTraffic(page);
    await page.goto(address);
    await ending(page).waitFor();
    await traffic.settled();
    const folds = page.locator('details:not([open]) > summary:visible');
    while ((await folds.count()) > 0) await folds.first().click();
    for (const tab of await page.getByRole('tab').all()) await tab.click();
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await traffic.settled(); // what it asks for behind that counts too
    const weight = await traffic.weight();
    expect(weight, title).toBeGreaterThan(100 * kilobyte);
    expect(weight, title).toBeLessThanOrEqual(150 * kilobyte);
    expect(traffic.strangers(site.url())).toEqual([]);
  }
});
