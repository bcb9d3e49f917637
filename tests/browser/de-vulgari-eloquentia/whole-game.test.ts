import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { ending, live, lost, offers, type Seen, setback, steps, undo } from '../hooks.ts';
import { signedIn, tableOf } from '../people.ts';
import { useSite } from '../site.ts';
import {
  type Hand,
  moving,
  planOffer,
  playWhole,
  pressHidden,
  type Rider,
  sendPlan,
  type Wish,
} from '../whole-game.ts';

const site = useSite();

const people: readonly { name: string; locale: string; width?: number; hand: Hand }[] = [
  { name: 'Alice', locale: 'en-GB', hand: 'mouse' },
  { name: 'Beatrice', locale: 'it-IT', width: 390, hand: 'finger' },
  { name: 'Chrétien', locale: 'fr-FR', hand: 'keyboard' },
  { name: 'Dionís', locale: 'es-ES', hand: 'mouse' },
];

/** The city where Stupor Mundi is called, and ports of its own sea not far from it. */
const city = 'Brindisi';
const nearby = /Taranto|Bari|Napoli/;

/** How often each has done what is done a few times only. */
type Memory = Map<string, number>;

const often = (memory: Memory, what: string): number => memory.get(what) ?? 0;
const note = (memory: Memory, what: string): void => void memory.set(what, often(memory, what) + 1);

type Wisher = { readonly seen: Seen; readonly rider: Rider; readonly memory: Memory };

const may = ({ seen }: Wisher, kind: string): boolean => seen.kinds.includes(kind);
const all = ({ rider }: Wisher, kind: string): Locator => offers(rider.page, kind);
const isCaller = ({ rider }: Wisher): boolean => rider.name === people[0]?.name;

/** In the auction they bid until somebody has who pays with cubes alone; all leave it to him. */
function bidding(wisher: Wisher): readonly Locator[] {
  const { memory } = wisher;
  if (often(memory, 'others bid') > 0 && may(wisher, 'pass')) return [all(wisher, 'pass')];
  note(memory, isCaller(wisher) ? 'the caller bids' : 'others bid');
  return [all(wisher, 'bid')];
}

/** What one is asked beside one's turns, the first answer there is. */
const questions = ['answer-summons', 'pay-votes', 'declare', 'ask-alms'];

function answering(wisher: Wisher): readonly Locator[] | null {
  if (may(wisher, 'start-at')) {
    const cities = all(wisher, 'start-at');
    return [isCaller(wisher) ? cities.filter({ hasText: nearby }) : cities];
  }
  if (may(wisher, 'bid')) return bidding(wisher);
  const question = questions.find((kind) => may(wisher, kind));
  if (question === undefined) return null;
  note(wisher.memory, question);
  return [all(wisher, question)];
}

/** A walk to where Stupor Mundi is called, or cubes to bid with. */
async function errand(wisher: Wisher): Promise<Locator | null> {
  const { memory, rider } = wisher;
  const walk = all(wisher, 'move').filter({ hasText: city });
  if (isCaller(wisher) && often(memory, 'walk') === 0 && (await walk.count()) > 0) {
    note(memory, 'walk');
    return walk;
  }
  const cubes = `${rider.name} takes cubes`;
  const taken = often(memory, cubes);
  if (!may(wisher, 'take-cubes') || taken >= 6) return null;
  note(memory, cubes);
  const sale = all(wisher, 'take-cubes');
  return sale.nth(taken % (await sale.count())); // now of one colour, now of another
}

/** Short turns, but with a walk, cubes for the auction, a summons, bids, and what is paid for them. */
const wishWith =
  (memory: Memory): Wish =>
  async (seen, rider) => {
    const wisher: Wisher = { seen, rider, memory };
    const answer = answering(wisher);
    if (answer !== null) return answer;
    if (may(wisher, 'summon')) {
      note(memory, 'summon');
      return [all(wisher, 'summon')];
    }
    const first = await errand(wisher);
    const last = all(wisher, may(wisher, 'end-turn') ? 'end-turn' : 'move');
    return first === null ? [last] : [first, last];
  };

/** Takes back what is planned, then what is sent. */
async function thinkTwice(rider: Rider): Promise<void> {
  const { page } = rider;
  expect(await planOffer(rider, offers(page, 'do-business').first())).toBe(true);
  await pressHidden(rider, undo(page));
  await steps(page).first().waitFor({ state: 'detached' });
  expect(await planOffer(rider, offers(page, 'do-business').first())).toBe(true);
  await sendPlan(rider);
  await offers(page, 'do-business').first().waitFor({ state: 'detached' }); // once a turn
  await moving(page, () => pressHidden(rider, undo(page)));
  await offers(page, 'do-business').first().waitFor({ state: 'attached' });
}

/** Plans in one tab and plays otherwise in another: the plan stays, and what was missed is told. */
async function playTwice(rider: Rider): Promise<void> {
  const { page } = rider;
  expect(await planOffer(rider, offers(page, 'do-business').first())).toBe(true);
  const elsewhere: Rider = { ...rider, page: await page.context().newPage() };
  await elsewhere.page.goto(page.url());
  await steps(elsewhere.page).first().waitFor({ state: 'attached' }); // this device has kept it
  await pressHidden(elsewhere, undo(elsewhere.page));
  await steps(elsewhere.page).first().waitFor({ state: 'detached' });
  expect(await planOffer(elsewhere, offers(elsewhere.page, 'study-salterio').first())).toBe(true);
  await sendPlan(elsewhere);
  await setback(page).waitFor();
  expect(await steps(page).count()).toBe(1);
  await elsewhere.page.close();
  await sendPlan(rider);
}

/** Loses the connection, and finds it again. */
async function reconnect(riders: readonly Rider[]): Promise<void> {
  site.dropConnections();
  const [first] = riders;
  if (first !== undefined) await lost(first.page).waitFor();
  await Promise.all(riders.map(({ page }) => live(page).waitFor({ timeout: 30_000 })));
}

const isTurn = ({ kinds }: Seen): boolean =>
  kinds.includes('do-business') && kinds.includes('study-salterio');

test('four people play a whole game in four languages, with mouse, finger and keyboard', async () => {
  const windows = await Promise.all(
    people.map(async ({ name, hand, ...wish }) => ({ name, hand, window: await site.open(wish) })),
  );
  const seated = await Promise.all(windows.map(({ name, window }) => signedIn(window, name)));
  const game = await tableOf(seated, 'de-vulgari-eloquentia');
  const riders: readonly Rider[] = windows.map(({ name, hand, window: { page } }) => ({
    name,
    hand,
    page,
  }));
  for (const { page } of riders) await page.goto(`/games/${game}`);
  for (const { page } of riders) await live(page).waitFor();
  const tongues = riders.map(({ page }) => page.evaluate<string>('document.documentElement.lang'));
  expect(await Promise.all(tongues)).toEqual(['en', 'it', 'fr', 'es']);

  const memory: Memory = new Map();
  const once = (what: string): boolean => {
    const isFirst = often(memory, what) === 0;
    if (isFirst) note(memory, what);
    return isFirst;
  };
  const visits = await playWhole(riders, wishWith(memory), async (rider, seen, count) => {
    if (isTurn(seen) && rider.hand === 'keyboard' && once('thought twice')) {
      await thinkTwice(rider);
      return true;
    }
    if (isTurn(seen) && rider.hand === 'finger' && once('played twice')) {
      await playTwice(rider);
      return true;
    }
    if (count === 30 && once('reconnected')) {
      for (const { window } of windows) window.expectTrouble(/net::|failed:/);
      await reconnect(riders);
      return true;
    }
    return false;
  });
  expect(visits).toBeGreaterThan(4 * 13);
  const expected = [
    ...['thought twice', 'played twice', 'reconnected'],
    ...['walk', 'summon', 'answer-summons', 'the caller bids', 'others bid', 'declare'],
  ];
  expect(expected.filter((what) => often(memory, what) === 0)).toEqual([]);
  for (const { page } of riders) await ending(page).waitFor();
}, 600_000);
