import { expect } from 'vitest';
import { pressHidden, type Rider } from './hands.ts';
import { live, lost, offers, type Seen, setback, steps, undo } from './hooks.ts';
import { type Memory, note, often } from './memory.ts';
import type { Site } from './site.ts';
import { type Between, planOffer, sendPlan } from './whole-game.ts';
import type { Window } from './window.ts';

// What a whole game goes through besides its moves: undo, a conflict, a page loaded anew, a connection
// that breaks. A kind names what is planned meanwhile, of which the first offer is taken.

/** Something to go through once, as soon as the moment has come. */
export type Trial = {
  readonly what: string;
  readonly isNow: (rider: Rider, seen: Seen, visits: number) => boolean;
  readonly undergo: (rider: Rider, seen: Seen) => Promise<void>;
};

/** Goes through each of these once, between the visits of a game. */
export const undergoing =
  (memory: Memory, trials: readonly Trial[]): Between =>
  async (rider, seen, visits) => {
    const next = trials.find(({ what, isNow }) => {
      return often(memory, what) === 0 && isNow(rider, seen, visits);
    });
    if (next === undefined) return false;
    note(memory, next.what);
    await next.undergo(rider, seen);
    return true;
  };

/** Plans the first offer of a kind, which is allowed. */
async function planFirst(rider: Rider, kind: string): Promise<void> {
  expect(await planOffer(rider, offers(rider.page, kind).first())).toBe(true);
}

/** Takes back what is planned, then what is sent; once it is sent, nothing of its kind is offered. */
export async function thinkTwice(rider: Rider, kind: string): Promise<void> {
  const { page } = rider;
  await planFirst(rider, kind);
  await pressHidden(rider, undo(page));
  await steps(page).first().waitFor({ state: 'detached' });
  await planFirst(rider, kind);
  await sendPlan(rider);
  await offers(page, kind).first().waitFor({ state: 'detached' });
  await pressHidden(rider, undo(page));
  await offers(page, kind).first().waitFor({ state: 'attached' });
}

/** Plans in one tab and plays otherwise in another: the plan stays, and what was missed is told. */
export async function playTwice(
  rider: Rider,
  { planned, played }: { readonly planned: string; readonly played: string },
): Promise<void> {
  const { page } = rider;
  await planFirst(rider, planned);
  const elsewhere: Rider = { ...rider, page: await page.context().newPage() };
  await elsewhere.page.goto(page.url());
  await steps(elsewhere.page).first().waitFor({ state: 'attached' }); // this device has kept it
  await pressHidden(elsewhere, undo(elsewhere.page));
  await steps(elsewhere.page).first().waitFor({ state: 'detached' });
  await planFirst(elsewhere, played);
  await sendPlan(elsewhere);
  await setback(page).waitFor();
  expect(await steps(page).count()).toBe(1);
  await elsewhere.page.close();
  await sendPlan(rider);
}

/** Loads the page anew with a plan on it, which has stayed, and sends it. */
export async function comeBack(rider: Rider, kind: string): Promise<void> {
  const { page } = rider;
  await planFirst(rider, kind);
  const planned = await steps(page).allTextContents();
  await page.reload();
  await steps(page).first().waitFor({ state: 'attached' });
  await live(page).waitFor();
  expect(await steps(page).allTextContents()).toEqual(planned);
  await sendPlan(rider);
}

/** All lose the connection, and find it again. */
export async function reconnect(site: Site, windows: readonly Window[]): Promise<void> {
  for (const { expectTrouble } of windows) expectTrouble(/net::|failed:/); // the lost streams
  const losing = windows.slice(0, 1).map(({ page }) => lost(page).waitFor());
  site.dropConnections();
  await Promise.all(losing);
  await Promise.all(windows.map(({ page }) => live(page).waitFor()));
}

/** The proof is made with a click, and all of it holds. */
export async function checkFairness(rider: Rider): Promise<void> {
  const { page } = rider;
  await pressHidden(rider, page.locator('.ending-fair .button').first());
  await page.locator('.fair-checks li').first().waitFor();
  expect(await page.locator('.fair-checks li:not(.fair-right)').count()).toBe(0); // all come at once
}

/** Opens another table for the same people, once a game is over. */
export async function playAgain(rider: Rider): Promise<void> {
  const { page } = rider;
  const { pathname } = new URL(page.url());
  await pressHidden(rider, page.locator('.ending-again .button-main'));
  await page.waitForURL((url) => url.pathname !== pathname);
  await page.locator('.waiting').waitFor();
}
