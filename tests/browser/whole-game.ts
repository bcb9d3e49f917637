import type { Locator, Page } from 'playwright-core';
import {
  adds,
  awaited,
  foldsAround,
  forms,
  offers,
  piecesOf,
  type Seen,
  see,
  send,
  setback,
  sideOpener,
  steps,
} from './hooks.ts';

// Whole games through the interface: people with hands, who know of the game what their page shows.

/** How somebody works the page. */
export type Hand = 'mouse' | 'finger' | 'keyboard';

/** Somebody at the table. */
export type Rider = {
  readonly name: string;
  readonly page: Page;
  readonly hand: Hand;
};

/** Presses a button as this one does. */
async function press({ page, hand }: Rider, button: Locator): Promise<void> {
  if (hand === 'finger') await button.tap();
  else if (hand === 'mouse') await button.click();
  else {
    await button.focus();
    await page.keyboard.press('Enter');
  }
}

/** Brings to light what is folded up, or lies beside the board. */
async function reveal(rider: Rider, inside: Locator): Promise<void> {
  await inside.waitFor({ state: 'attached' });
  if (await inside.isVisible()) return;
  const opener = sideOpener(rider.page);
  if ((await opener.count()) > 0 && (await opener.isVisible())) await press(rider, opener);
  for (const fold of await foldsAround(inside).all()) await press(rider, fold);
}

/** Presses what may be folded up. */
export async function pressHidden(rider: Rider, button: Locator): Promise<void> {
  await reveal(rider, button);
  await press(rider, button);
}

/** Plans an offer; answers whether the service would take it. */
export async function planOffer(rider: Rider, offer: Locator): Promise<boolean> {
  const { page } = rider;
  const before = await steps(page).count();
  await pressHidden(rider, offer);
  return isPlanned(page, before);
}

/** Once there is a step more, or a rule has said no. */
async function isPlanned(page: Page, before: number): Promise<boolean> {
  const planned = steps(page).nth(before);
  await planned.or(setback(page)).first().waitFor({ state: 'attached' });
  return (await steps(page).count()) > before;
}

/** Fills in a form with as few of its pieces as fit, the first ones first, and plans it. */
async function planForm(rider: Rider, form: Locator): Promise<boolean> {
  const { page } = rider;
  const before = await steps(page).count();
  await reveal(rider, form);
  const button = adds(form);
  for (const piece of await piecesOf(form).all()) {
    if ((await button.getAttribute('aria-disabled')) !== 'true') break;
    if (rider.hand === 'keyboard') {
      await piece.focus();
      await page.keyboard.press('Space');
    } else await piece.check({ force: true });
  }
  await press(rider, button);
  return isPlanned(page, before);
}

/** All that a page asks for after a move. */
const asked = ['view', 'log', 'offers'];

/** A page draws what it has heard with the next frame. */
const drawn = 'new Promise((done) => requestAnimationFrame(() => setTimeout(done)))';

/** Does something that moves the game on, and waits until the page shows where to. */
export async function moving(page: Page, act: () => Promise<void>): Promise<void> {
  const answers = asked.map((what) =>
    page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(`/${what}`)),
  );
  await act();
  const bodies = await Promise.all(answers);
  await Promise.all(bodies.map((response) => response.finished()));
  await page.evaluate(drawn);
}

/** Sends what is planned, and waits until it is played. */
export async function sendPlan(rider: Rider): Promise<void> {
  const { page } = rider;
  await moving(page, () => pressHidden(rider, send(page)));
  await steps(page).first().waitFor({ state: 'detached' });
}

/** What somebody would do now: offers to plan one after another, then sent. */
export type Wish = (seen: Seen, rider: Rider) => Promise<readonly Locator[]> | readonly Locator[];

/** Does what is wished for; where that is nothing, or not allowed, the first thing that is. */
async function visit(rider: Rider, seen: Seen, wish: Wish): Promise<void> {
  const { page } = rider;
  let isAny = false;
  for (const offer of await wish(seen, rider)) {
    if ((await offer.count()) === 0) break;
    isAny = (await planOffer(rider, offer.first())) || isAny;
  }
  if (!isAny && (await offers(page).count()) > 0)
    isAny = await planOffer(rider, offers(page).first());
  else if (!isAny && seen.forms > 0) isAny = await planForm(rider, forms(page).first());
  if (isAny) await sendPlan(rider);
}

/** What may happen between two visits: whoever says so has handled this one himself. */
export type Between = (rider: Rider, seen: Seen, visits: number) => Promise<boolean>;

const mostVisits = 600;

/** Plays until it is over; answers how often anybody visited the game. */
export async function playWhole(
  riders: readonly Rider[],
  wish: Wish,
  between: Between = async () => false,
): Promise<number> {
  let visits = 0;
  while (visits < mostVisits) {
    await Promise.race(riders.map(({ page }) => awaited(page)));
    const seen = await Promise.all(riders.map(({ page }) => see(page)));
    if (seen.some(({ isOver }) => isOver)) return visits;
    const place = seen.findIndex(({ isMine, kinds, ...found }) => {
      return isMine && (kinds.length > 0 || found.forms > 0);
    });
    const [rider, mine] = [riders[place], seen[place]];
    if (rider === undefined || mine === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 20)); // it is on its way to his page
      continue;
    }
    visits += 1;
    if (!(await between(rider, mine, visits))) await visit(rider, mine, wish);
  }
  throw new Error(`The game goes on after ${mostVisits} visits`);
}
