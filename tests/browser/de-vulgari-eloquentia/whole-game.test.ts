import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Hand, pressHidden, type Rider, walksOf } from '../hands.ts';
import { ending, live, lost, offers, type Seen, setback, steps, undo } from '../hooks.ts';
import { useSite } from '../site.ts';
import { comeIn, joinByLink, joinByWrittenLink, joinInvited, openTableByPages } from '../way-in.ts';
import { type Act, moving, planOffer, playWhole, sendPlan, type Wish } from '../whole-game.ts';
import { byMap, isOpenOnMap } from './by-map.ts';
import { type Memory, note, often } from './memory.ts';

const site = useSite();

const people: readonly { name: string; locale: string; width?: number; hand: Hand }[] = [
  { name: 'Alice', locale: 'en-GB', hand: 'mouse' },
  { name: 'Beatrice', locale: 'it-IT', width: 390, hand: 'finger' },
  { name: 'Chrétien', locale: 'fr-FR', hand: 'keyboard' },
  { name: 'Dionís', locale: 'es-ES', hand: 'mouse' },
];

/** The city where Stupor Mundi is called, and ports of its own sea not far from it. */
const city = 'brindisi';
const nearby = ['taranto', 'bari', 'napoli'];

type Wisher = { readonly seen: Seen; readonly rider: Rider; readonly memory: Memory };

const may = ({ seen }: Wisher, kind: string): boolean => seen.kinds.includes(kind);
const all = ({ rider }: Wisher, kind: string): Locator => offers(rider.page, kind);
/** What is done on a thing that lies on the board: cubes in the market, a space of a track. */
const onBoard = ({ rider }: Wisher, kind: string): Locator =>
  rider.page.locator(`.dve-act[data-kind="${kind}"]`);
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

function answering(wisher: Wisher): readonly Act[] | null {
  const { rider, memory } = wisher;
  if (may(wisher, 'start-at')) return [byMap(rider, memory, isCaller(wisher) ? nearby : [])];
  if (may(wisher, 'bid')) return bidding(wisher);
  const question = questions.find((kind) => may(wisher, kind));
  if (question === undefined) return null;
  note(memory, question);
  return [all(wisher, question)];
}

/** A walk to where Stupor Mundi is called, a step on a track, or cubes to bid with. */
async function errand(wisher: Wisher): Promise<Act | null> {
  const { memory, rider } = wisher;
  const isOpen = may(wisher, 'move') && (await isOpenOnMap(rider.page, city));
  if (isCaller(wisher) && often(memory, 'walk') === 0 && isOpen) {
    note(memory, 'walk');
    return byMap(rider, memory, [city]);
  }
  // One start is far from another for the arrow keys; a road leads to the next place.
  if (may(wisher, 'move') && often(memory, `by map with ${rider.hand}`) === 0) {
    return byMap(rider, memory);
  }
  const step = `${rider.name} steps on`;
  if (may(wisher, 'advance') && often(memory, step) === 0) {
    note(memory, step);
    return onBoard(wisher, 'advance');
  }
  const cubes = `${rider.name} takes cubes`;
  const taken = often(memory, cubes);
  if (!may(wisher, 'take-cubes') || taken >= 6) return null;
  note(memory, cubes);
  const sale = onBoard(wisher, 'take-cubes');
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
    const last = may(wisher, 'end-turn') ? all(wisher, 'end-turn') : byMap(rider, memory);
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

/** Loads the page anew with a plan on it, which has stayed, and sends it. */
async function comeBack(rider: Rider): Promise<void> {
  const { page } = rider;
  expect(await planOffer(rider, offers(page, 'do-business').first())).toBe(true);
  const planned = await steps(page).allTextContents();
  await page.reload();
  await steps(page).first().waitFor({ state: 'attached' });
  await live(page).waitFor();
  expect(await steps(page).allTextContents()).toEqual(planned);
  await sendPlan(rider);
}

/** Loses the connection, and finds it again. */
async function reconnect(riders: readonly Rider[]): Promise<void> {
  site.dropConnections();
  const [first] = riders;
  if (first !== undefined) await lost(first.page).waitFor();
  await Promise.all(riders.map(({ page }) => live(page).waitFor({ timeout: 30_000 })));
}

/** The proof is made with a click, and all of it holds. */
async function checkFairness(rider: Rider): Promise<void> {
  const { page } = rider;
  await pressHidden(rider, page.locator('.ending-fair .button').first());
  await page.locator('.fair-checks li').first().waitFor();
  expect(await page.locator('.fair-checks li:not(.fair-right)').count()).toBe(0);
}

const isTurn = ({ kinds }: Seen): boolean =>
  kinds.includes('do-business') && kinds.includes('study-salterio');

test('four people play a whole game in four languages, with mouse, finger and keyboard', async () => {
  const windows = await Promise.all(
    people.map(async ({ name, hand, ...wish }) => ({ name, hand, window: await site.open(wish) })),
  );
  const riders: readonly Rider[] = windows.map(({ name, hand, window: { page } }) => ({
    name,
    hand,
    page,
  }));
  const [alice, beatrice, chretien, dionis] = riders;
  if (!(alice && beatrice && chretien && dionis)) throw new Error('Somebody is missing');
  await Promise.all(riders.map(comeIn));
  const tongues = riders.map(({ page }) => page.evaluate<string>('document.documentElement.lang'));
  expect(await Promise.all(tongues)).toEqual(['en', 'it', 'fr', 'es']);
  const { game, link } = await openTableByPages(alice, {
    title: 'de-vulgari-eloquentia',
    seats: 4,
    invited: beatrice.name,
  });
  await joinInvited(beatrice);
  await joinByWrittenLink(chretien, link);
  await joinByLink(dionis, link);
  for (const { page } of riders) {
    expect(page.url()).toBe(`${site.url()}/games/${game}`);
    await live(page).waitFor();
  }

  const memory: Memory = new Map();
  const once = (what: string): boolean => {
    const isFirst = often(memory, what) === 0;
    if (isFirst) note(memory, what);
    return isFirst;
  };
  const visits = await playWhole(riders, wishWith(memory), async (rider, seen, count) => {
    if (isTurn(seen) && rider === chretien && once('thought twice')) {
      await thinkTwice(rider);
      return true;
    }
    if (isTurn(seen) && rider === beatrice && once('played twice')) {
      await playTwice(rider);
      return true;
    }
    if (isTurn(seen) && rider === dionis && once('came back')) {
      await comeBack(rider);
      return true;
    }
    if (count === 30 && once('reconnected')) {
      for (const { window } of windows) window.expectTrouble(/net::|failed:/); // the lost streams
      await reconnect(riders);
      return true;
    }
    return false;
  });
  expect(visits).toBeGreaterThan(4 * 13);
  const expected = [
    ...['thought twice', 'played twice', 'came back', 'reconnected'],
    ...['walk', 'summon', 'answer-summons', 'the caller bids', 'others bid', 'declare'],
    ...riders.flatMap(({ name, hand }) => [`${name} takes cubes`, `by map with ${hand}`]),
  ];
  expect(expected.filter((what) => often(memory, what) === 0)).toEqual([]);
  expect(walksOf(chretien.page)).toBeGreaterThan(5);

  for (const { page } of riders) await ending(page).waitFor();
  await checkFairness(chretien);
  await pressHidden(beatrice, beatrice.page.locator('.ending-again .button-main'));
  await beatrice.page.waitForURL((url) => !url.pathname.endsWith(game));
  await beatrice.page.locator('.waiting').waitFor();
}, 600_000);
