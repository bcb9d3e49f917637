import type { Locator, Page } from 'playwright-core';
import { press, pressHidden, type Rider, reveal, tick } from './hands.ts';
import {
  adds,
  awaited,
  forms,
  isDrawn,
  offers,
  piecesOf,
  type Seen,
  see,
  send,
  setback,
  steps,
} from './hooks.ts';
import { isPlayed } from './player.ts';

// Whole games through the interface: people with hands, who know of the game what their page shows.

/** Something to press; or something else to do by hand, which answers whether it could be done. */
export type Act = Locator | (() => Promise<boolean>);

/** Plans an act; answers whether the service would take it. */
export async function planOffer(rider: Rider, act: Act): Promise<boolean> {
  const { page } = rider;
  const before = await steps(page).count();
  if (typeof act !== 'function') await pressHidden(rider, act);
  else if (!(await act())) return false;
  return isPlanned(page, before);
}

/** What a page is about, where nothing comes of what was done on it. */
const stateOf = (page: Page): Promise<string> =>
  page.evaluate<string>(`JSON.stringify({
    focus: document.activeElement.outerHTML.slice(0, 200),
    sheet: document.querySelector('.turn-sheet')?.outerHTML.slice(0, 400),
    stage: document.querySelector('.stage')?.className,
    stream: document.querySelector('.stream')?.className,
    requests: performance.getEntriesByType('resource').slice(-5).map(({ name, responseStatus, duration }) => [name, responseStatus, duration]),
  })`);

/** Once there is a step more, or a rule has said no. */
async function isPlanned(page: Page, before: number): Promise<boolean> {
  const planned = steps(page).nth(before);
  await planned
    .or(setback(page))
    .first()
    .waitFor({ state: 'attached' })
    .catch(async (error: unknown) => {
      throw new Error(`Nothing came of it: ${await stateOf(page)}`, { cause: error });
    });
  await isDrawn(page);
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
    await tick(rider, piece);
  }
  await press(rider, button);
  return isPlanned(page, before);
}

/** Sends what is planned, and waits until it is played. */
export async function sendPlan(rider: Rider): Promise<void> {
  const { page } = rider;
  await pressHidden(rider, send(page));
  await isPlayed(page);
}

/** What somebody would do now: acts to plan one after another, then sent. */
export type Wish = (seen: Seen, rider: Rider) => Promise<readonly Act[]> | readonly Act[];

/** Does what is wished for; where that is nothing, or not allowed, the first thing that is. */
async function visit(rider: Rider, seen: Seen, wish: Wish): Promise<void> {
  const { page } = rider;
  let isAny = false;
  for (const act of await wish(seen, rider)) {
    if (typeof act !== 'function' && (await act.count()) === 0) break;
    const isTaken = await planOffer(rider, typeof act === 'function' ? act : act.first());
    isAny = isTaken || isAny;
  }
  if (!isAny && (await offers(page).count()) > 0)
    isAny = await planOffer(rider, offers(page).first());
  else if (!isAny && seen.forms > 0) isAny = await planForm(rider, forms(page).first());
  if (isAny) await sendPlan(rider);
}

/** What may happen between two visits: whoever says so has handled this one himself. */
export type Between = (rider: Rider, seen: Seen, visits: number) => Promise<boolean>;

const mostVisits = 600;

/** Plays until it is over, or enough is played; answers how often anybody visited the game. */
export async function playWhole(
  riders: readonly Rider[],
  wish: Wish,
  between: Between = async () => false,
  isEnough: () => boolean = () => false,
): Promise<number> {
  let visits = 0;
  while (visits < mostVisits) {
    if (isEnough()) return visits;
    await Promise.race(riders.map(({ page }) => awaited(page)));
    const seen = await Promise.all(riders.map(({ page }) => see(page)));
    if (seen.some(({ isOver }) => isOver)) return visits;
    const place = seen.findIndex(({ isMine, kinds, ...found }) => {
      return isMine && (kinds.length > 0 || found.forms > 0);
    });
    const [rider, mine] = [riders[place], seen[place]];
    if (rider === undefined || mine === undefined) {
      await Promise.all(riders.map(({ page }) => isDrawn(page))); // it is on its way to his page
      continue;
    }
    visits += 1;
    if (!(await between(rider, mine, visits))) await visit(rider, mine, wish);
  }
  throw new Error(`The game goes on after ${mostVisits} visits`);
}
