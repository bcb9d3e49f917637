import type { Locator, Page } from 'playwright-core';

// Where the tests of whole games and of budgets find things, in any language: change them here alone.

/** The panel of whoever may act, once it stands there. */
export const panel = (page: Page): Locator => page.locator('.turn-sheet');

/** Offers by what they do, of all kinds or of one. */
export const offers = (page: Page, kind?: string): Locator =>
  page.locator(kind === undefined ? '[data-kind]' : `[data-kind="${kind}"]`);

/** A form to fill in, its pieces, and the button that plans it. */
export const forms = (page: Page): Locator => page.locator('.turn-sheet .way-form');
export const piecesOf = (form: Locator): Locator => form.locator('input[type=checkbox]');
export const adds = (form: Locator): Locator => form.locator('button[type=submit]');

/** The acts planned, and what is done with the plan. */
export const steps = (page: Page): Locator => page.locator('.plan-steps > li');
export const undo = (page: Page): Locator => page.locator('.plan .plan-foot .button').first();
export const send = (page: Page): Locator =>
  page.locator('.send:visible, .plan .button-main:visible').first();

/** Says what a rule forbids, or that the game moved on under the plan. */
export const setback = (page: Page): Locator => page.locator('.turn-sheet .notice-trouble');

/** Opens what lies beside the board, where there is no room for it at once. */
export const sideOpener = (page: Page): Locator => page.locator('.bar-open');
/** Closes it again, where it lies over the board. */
export const sheetCloser = (page: Page): Locator => page.locator('.side-open .side-close');
/** What is folded up and holds this. */
export const foldsAround = (inside: Locator): Locator =>
  inside.locator('xpath=ancestor::details[not(@open)]/summary');

/** The first act one may plan, or a form that is filled in already; what is folded around it is opened. */
export async function firstWay(page: Page): Promise<Locator> {
  const way = offers(page)
    .or(adds(forms(page)).and(page.locator('[aria-disabled=false]')))
    .first();
  await way.waitFor({ state: 'attached' });
  const folds = foldsAround(way);
  while ((await folds.count()) > 0) await folds.first().click();
  return way;
}

export const ending = (page: Page): Locator => page.locator('.outcome');
export const live = (page: Page): Locator => page.locator('.stream-live');
export const lost = (page: Page): Locator => page.locator('.stream:not(.stream-live)');

/** What the page shows of the turn, read at once. */
export type Seen = {
  readonly isMine: boolean; // somebody waits for me
  readonly isOver: boolean;
  readonly kinds: readonly string[]; // of what may be done, each once, in the order of the page
  readonly forms: number;
  readonly steps: number;
};

const reading = `(() => {
  const kinds = [...document.querySelectorAll('[data-kind]')].map((offer) => offer.dataset.kind);
  return {
    isMine: document.querySelector('.turn-mine') !== null,
    isOver: document.querySelector('.outcome') !== null,
    kinds: [...new Set(kinds)],
    forms: document.querySelectorAll('.turn-sheet .way-form').length,
    steps: document.querySelectorAll('.plan-steps > li').length,
  };
})()`;

export const see = (page: Page): Promise<Seen> => page.evaluate<Seen>(reading);

/** Until somebody waits for whoever looks at this page, or the game is over. */
export const awaited = (page: Page): Promise<void> =>
  page.locator('.turn-mine, .outcome').first().waitFor({ state: 'attached', timeout: 60_000 });
