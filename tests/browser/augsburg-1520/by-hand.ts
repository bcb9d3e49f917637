import type { Page } from 'playwright-core';
import {
  choose,
  openLeaf,
  pressHidden,
  putAside,
  type Rider,
  reveal,
  tick,
  write,
} from '../hands.ts';
import { offers, type Seen, steps } from '../hooks.ts';
import { type Memory, note, often } from '../memory.ts';
import { isPlayed } from '../player.ts';
import type { Site } from '../site.ts';
import { comeBack, playTwice, reconnect, type Trial, thinkTwice, undergoing } from '../trials.ts';
import type { Four, Guest } from '../way-in.ts';
import type { Between, Wish } from '../whole-game.ts';
import type { Window } from '../window.ts';

// Four people who play with mouse, finger and keyboard, each in a language of their own.

export const people: Four<Guest> = [
  { name: 'Anton', locale: 'en-GB', hand: 'mouse' },
  { name: 'Bianca', locale: 'it-IT', width: 390, hand: 'finger' },
  { name: 'Céleste', locale: 'fr-FR', hand: 'keyboard' },
  { name: 'Diego', locale: 'es-ES', hand: 'mouse' },
];

const picks = (page: Page) => page.locator('.augsburg-pick input');
const plans = (page: Page, kind: string) => page.locator(`[data-picks=${kind}]`);
const bids = (page: Page) => page.locator('.augsburg-bids button');

/** Buys the first card on the board, or none where that is too dear. */
async function buy(rider: Rider, memory: Memory): Promise<boolean> {
  const { page } = rider;
  const [first, buys] = [picks(page).first(), plans(page, 'buy')];
  await reveal(rider, first);
  await tick(rider, first);
  if ((await buys.getAttribute('aria-disabled')) === 'true') await tick(rider, first);
  await pressHidden(rider, buys);
  note(memory, `${rider.name} buys`);
  return true;
}

/** Lays the first cards that make a set: one of the noble's, then any. */
async function show(rider: Rider, memory: Memory): Promise<boolean> {
  const { page } = rider;
  const lays = plans(page, 'show');
  await reveal(rider, lays);
  for (const pick of await picks(page).all()) {
    if ((await lays.getAttribute('aria-disabled')) !== 'true') break;
    await tick(rider, pick);
  }
  await pressHidden(rider, lays);
  note(memory, `${rider.name} lays a set`);
  return true;
}

/** An order for the rest of an auction that goes with a bid, as it is remembered. */
export const carriedOrder = 'an order is carried';

/** An order for all auctions, as it is remembered. */
export const leftOrder = ({ name }: Pick<Rider, 'name'>): string => `${name} leaves an order`;

/** Says something, and leaves the rest of the auction to an order that goes with it. */
async function carry(rider: Rider, memory: Memory): Promise<void> {
  const { page } = rider;
  await pressHidden(rider, bids(page).first());
  await steps(page).first().waitFor({ state: 'attached' });
  const both = page.locator('.augsburg-carried button[type=submit]');
  await pressHidden(rider, both);
  await isPlayed(page);
  note(memory, carriedOrder);
}

/** Leaves an order for all auctions of the game, which then act while one is away. */
async function leaveOrder(rider: Rider): Promise<void> {
  const { page } = rider;
  await openLeaf(rider, page.locator('#tab-orders'));
  const form = page.locator('#side .augsburg-order');
  await choose(rider, form.locator('select').first(), 'game');
  await write(rider, form.locator('input[type=number]').first(), '1');
  await pressHidden(rider, form.locator('button[type=submit]'));
  await page.locator('.orders-list li').first().waitFor();
  await offers(page, 'pass').first().waitFor({ state: 'detached' }); // it has said the next thing already
  await putAside(rider);
}

const isBidding = ({ kinds }: Seen): boolean => kinds.includes('pass');
const isChoosing = ({ kinds }: Seen): boolean => kinds.includes('choose-privileges');
/** Both privileges are still to be used. */
const isUsing = ({ kinds }: Seen): boolean => kinds.includes('waive') && kinds.length > 1;

/** What is bought and shown is chosen on the board, and bid is all one can; else whatever comes first. */
export const wishWith =
  (memory: Memory): Wish =>
  async (seen, rider) => {
    const { page } = rider;
    if ((await plans(page, 'buy').count()) > 0) return [() => buy(rider, memory)];
    if ((await plans(page, 'show').count()) > 0) return [() => show(rider, memory)];
    if (isBidding(seen)) note(memory, `${rider.name} speaks`);
    return [seen.kinds.includes('bid') ? bids(page).last() : offers(page)];
  };

/** A trial of one rider; behind it, an order bids for this rider, and others win too. */
function ownTrial(
  own: Rider,
  memory: Memory,
  { what, isNow, undergo }: Omit<Trial, 'isNow'> & { readonly isNow: (seen: Seen) => boolean },
): readonly Trial[] {
  return [
    { what, isNow: (rider, seen) => rider === own && isNow(seen), undergo },
    {
      what: leftOrder(own),
      isNow: (rider, seen) => rider === own && isBidding(seen) && often(memory, what) > 0,
      undergo: leaveOrder,
    },
  ];
}

/** Plans one use of a privilege while in another tab another is left unused: there are two to use. */
async function useTwice(rider: Rider, { kinds }: Seen): Promise<void> {
  const planned = kinds.find((kind) => kind !== 'waive') ?? '';
  await playTwice(rider, { planned, played: 'waive' });
}

type Table = { readonly riders: Four<Rider>; readonly windows: Four<Window> };

/** What three of them go through, and all when the connection is lost, after so many visits. */
export function trialsOf(
  site: Site,
  { riders, windows }: Table,
  { memory, visits }: { readonly memory: Memory; readonly visits: number },
): readonly Trial[] {
  const [, bianca, celeste, diego] = riders;
  const card = 'choose-privileges';
  return [
    ...ownTrial(celeste, memory, {
      what: 'thought twice',
      isNow: isChoosing,
      undergo: (rider) => thinkTwice(rider, card),
    }),
    ...ownTrial(bianca, memory, { what: 'played twice', isNow: isUsing, undergo: useTwice }),
    ...ownTrial(diego, memory, {
      what: 'came back',
      isNow: isChoosing,
      undergo: (rider) => comeBack(rider, card),
    }),
    {
      what: 'reconnected',
      isNow: (_rider, _seen, count) => count >= visits,
      undergo: () => reconnect(site, windows),
    },
  ];
}

/** The trials, and an order of the first of them that goes with each bid. */
export function betweenVisits(
  [anton]: Four<Rider>,
  memory: Memory,
  trials: readonly Trial[],
): Between {
  const between = undergoing(memory, trials);
  return async (rider, seen, visits) => {
    if (await between(rider, seen, visits)) return true;
    if (rider !== anton || !seen.kinds.includes('bid')) return false;
    await carry(rider, memory);
    return true;
  };
}

/** All that is done by hand, sooner or later. */
export const done = (trials: readonly Trial[]): readonly string[] => [
  carriedOrder,
  ...trials.map(({ what }) => what),
  ...people.map(({ name }) => `${name} buys`),
  ...people.slice(1).map(({ name }) => `${name} lays a set`),
];
