import { expect, test } from 'vitest';
import { type Hand, pressHidden, putAside, type Rider, reveal } from '../hands.ts';
import { ending, live, offers, type Seen, steps } from '../hooks.ts';
import { inspect } from '../inspect.ts';
import { signedIn, tableOf } from '../people.ts';
import { useSite } from '../site.ts';
import { moving, playWhole, type Wish } from '../whole-game.ts';

const site = useSite();

const people: readonly { name: string; locale: string; width?: number; hand: Hand }[] = [
  { name: 'Anton', locale: 'en-GB', hand: 'mouse' },
  { name: 'Bianca', locale: 'it-IT', width: 390, hand: 'finger' },
  { name: 'Céleste', locale: 'fr-FR', hand: 'keyboard' },
  { name: 'Diego', locale: 'es-ES', hand: 'mouse' },
];

/** How often something was done. */
const done = new Map<string, number>();
const note = (what: string): void => void done.set(what, (done.get(what) ?? 0) + 1);

/** Buys the first card on the board, or none. */
async function buy(rider: Rider): Promise<boolean> {
  const { page } = rider;
  const picks = page.locator('.augsburg-pick input');
  const plans = page.locator('[data-picks=buy]');
  await putAside(rider);
  for (const pick of await picks.all()) await pick.uncheck({ force: true });
  await picks.first().check({ force: true });
  if ((await plans.getAttribute('aria-disabled')) === 'true') {
    await picks.first().uncheck({ force: true });
  }
  await pressHidden(rider, plans);
  note(`${rider.name} buys`);
  return true;
}

/** Lays the first cards that make a set: one of the noble's, then any. */
async function show(rider: Rider): Promise<boolean> {
  const { page } = rider;
  const plans = page.locator('[data-picks=show]');
  await putAside(rider);
  for (const pick of await page.locator('.augsburg-pick input').all()) {
    if ((await plans.getAttribute('aria-disabled')) !== 'true') break;
    await pick.check({ force: true });
  }
  await pressHidden(rider, plans);
  note('a set is laid by hand');
  return true;
}

const onBoard = ['buy', 'show'] as const;

/** What is bought and shown is chosen on the board; else whatever comes first. */
const wish: Wish = async (_seen, rider) => {
  const { page } = rider;
  for (const kind of onBoard) {
    if ((await page.locator(`[data-picks=${kind}]`).count()) > 0) {
      return [() => (kind === 'buy' ? buy(rider) : show(rider))];
    }
  }
  return [offers(page)];
};

/** Says something, and leaves the rest of the auction to an order that goes with it. */
async function carry(rider: Rider): Promise<void> {
  const { page } = rider;
  await pressHidden(rider, page.locator('.augsburg-bids button').first());
  await steps(page).first().waitFor({ state: 'attached' });
  const both = page.locator('.augsburg-carried button[type=submit]');
  await moving(page, () => pressHidden(rider, both));
  await steps(page).first().waitFor({ state: 'detached' });
  note('carried');
}

/** Leaves an order for all auctions of the game, which then act while one is away. */
async function leaveOrder(rider: Rider): Promise<void> {
  const { page } = rider;
  const tab = page.locator('#tab-orders');
  await pressHidden(rider, tab);
  const form = page.locator('#side .augsburg-order');
  await form.locator('select').first().selectOption('game');
  await form.locator('input[type=number]').first().fill('1');
  const leaves = form.locator('button[type=submit]');
  await reveal(rider, leaves);
  await leaves.click();
  await page.locator('.orders-list li').first().waitFor();
  await putAside(rider);
  note(`${rider.name} leaves an order`);
}

const isBidding = ({ kinds }: Seen): boolean => kinds.includes('pass');

test('four people play a whole game in four languages, by hand and by sealed orders', async () => {
  const windows = await Promise.all(
    people.map(async ({ name, hand, ...look }) => {
      const window = await site.open(look);
      return { hand, person: await signedIn(window, name) };
    }),
  );
  const game = await tableOf(
    windows.map(({ person }) => person),
    'augsburg-1520',
  );
  const riders: readonly Rider[] = windows.map(({ hand, person: { name, page } }) => ({
    name,
    hand,
    page,
  }));
  for (const { page } of riders) {
    await page.goto(`/games/${game}`);
    await live(page).waitFor();
  }
  const [anton] = riders;
  const visits = await playWhole(riders, wish, async (rider, seen) => {
    if (!isBidding(seen)) return false;
    if (rider !== anton) {
      if (done.has(`${rider.name} leaves an order`)) return false;
      await leaveOrder(rider);
      return true;
    }
    const canBid = seen.kinds.includes('bid');
    if (!canBid) return false;
    await carry(rider);
    return true;
  });
  expect(visits).toBeGreaterThan(40);
  const expected = [
    'carried',
    ...people.map(({ name }) => `${name} buys`),
    ...people.slice(1).map(({ name }) => `${name} leaves an order`),
  ];
  expect(expected.filter((what) => !done.has(what))).toEqual([]);
  for (const { page } of riders) await ending(page).waitFor();
  for (const [place, { page }] of riders.entries()) await inspect(page, `augsburg-ended-${place}`);
}, 600_000);
