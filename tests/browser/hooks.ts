import type { Locator, Page } from 'playwright-core';

// Where the tests of whole games and of budgets find things, in any language: change them here alone.

/** The panel of whoever may act, once it stands there. */
export const panel = (page: Page): Locator => page.locator('.turn-sheet');
/** The same, of whoever must act. */
export const myTurn = (page: Page): Locator => page.locator('.turn-mine');

/** Offers by what they do, of all kinds or of one. */
export const offers = (page: Page, kind?: string): Locator =>
  page.locator(kind === undefined ? '[data-kind]' : `[data-kind="${kind}"]`);
export const kindOf = (offer: Locator): Promise<string | null> => offer.getAttribute('data-kind');

/** The acts planned, and what is done with the plan. */
export const steps = (page: Page): Locator => page.locator('.plan-steps > li');
export const undoPlanned = (page: Page): Locator =>
  page.locator('.plan .plan-foot .button').first();
export const send = (page: Page): Locator => page.locator('.plan .button-main');
/** Says what a rule forbids, or that the game moved on under the plan. */
export const setback = (page: Page): Locator => page.locator('.turn-sheet .notice-trouble');

/** A form to fill in: its pieces, and the button that plans it. */
export const forms = (page: Page): Locator => page.locator('.way-form');

export const ending = (page: Page): Locator => page.locator('.outcome');
export const live = (page: Page): Locator => page.locator('.stream-live');
