import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Frames in which a page must come to rest: half a minute. */
const longestRest = 1_800;

/** Waits until a page is drawn, nothing of it waits for the service, and what fades or slides has come to rest. */
const rest = `(async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  await frame(); // only then does it begin to fade or slide
  const waits = () =>
    document.querySelector('[aria-busy=true]') !== null &&
    document.querySelector('dialog[open]') === null; // which waits for a person
  for (let frames = 0; waits(); frames += 1) {
    if (frames > ${longestRest}) throw new Error('Something on this page stays busy');
    await frame();
  }
  await Promise.allSettled(
    document.getAnimations()
      .filter(({ effect }) => effect.getTiming().iterations !== Infinity) // what goes on for ever
      .map(({ finished }) => finished),
  );
})()`;

/** Rules about what is to be told apart by its colours: by day and by night they find something else. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Rules about what has a name: it may be missing in one language alone. */
const ofNames = [
  ...['aria-command-name', 'aria-dialog-name', 'aria-input-field-name', 'aria-toggle-field-name'],
  ...['button-name', 'document-title', 'empty-heading', 'html-has-lang', 'html-lang-valid'],
  ...['image-alt', 'input-button-name', 'label', 'label-content-name-mismatch', 'link-name'],
  ...['role-img-alt', 'select-name', 'summary-name', 'svg-img-alt', 'landmark-unique'],
];

/** The rules axe-core goes by: all of them, those of colours, those of names, all but those of colours, or none. */
export type Rules = 'all' | 'colours' | 'names' | 'structure' | 'none';

const chosen: Readonly<Record<Exclude<Rules, 'none'>, object>> = {
  all: {},
  colours: { runOnly: ofColours },
  names: { runOnly: ofNames },
  structure: { rules: Object.fromEntries(ofColours.map((rule) => [rule, { enabled: false }])) },
};

/** What axe-core finds wrong, as lines one can read. What came while it looked was half faded in: then it looks again. */
const looking = (rules: keyof typeof chosen): string => `(async () => {
  let isMoving = true;
  const note = () => { isMoving = true; };
  const ways = ['animationstart', 'transitionrun'];
  for (const way of ways) document.addEventListener(way, note);
  let found;
  while (isMoving) {
    await ${rest};
    isMoving = false;
    found = await axe.run(document, ${JSON.stringify({ resultTypes: ['violations'], ...chosen[rules] })});
  }
  for (const way of ways) document.removeEventListener(way, note);
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => id + ': ' + target.join(' ') + '\\n' + failureSummary));
})()`;

/** What is wider than the window, or larger than the box it stands in. */
const spilling = `[...document.querySelectorAll('html, li, p, section, form, td, th, button, a')]
  .filter((box) => {
    const { display, overflowY, clipPath } = getComputedStyle(box);
    const isBox = display !== 'inline' && overflowY === 'visible' && clipPath === 'none';
    const isWide = box.scrollWidth > box.clientWidth + 1;
    const isHigh = box.scrollHeight > box.clientHeight + 2 && box.localName !== 'html';
    return isBox && box.clientHeight > 1 && (isWide || isHigh);
  })
  .map((box) => box.outerHTML.slice(0, 80))`;

/** How wide a window is at most that is worked with a finger. */
const phone = 500;

/** Controls that are too small for a finger; those inside a sentence may be. */
const small = `innerWidth >= ${phone} ? [] : [...document.querySelectorAll('a, button, input, select, summary')]
  .map((control) => {
    const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
    const after = getComputedStyle(control, '::after');
    const isWhole = after.position === 'absolute' && after.content !== 'none';
    const isShown = width > 1 && height > 1 && !control.matches('.skip, p a');
    return isShown && !isWhole && (width < 44 || height < 44)
      ? control.outerHTML.slice(0, 80) + ' ' + width + ' x ' + height
      : null;
  })
  .filter((line) => line !== null)`;

/** Faults of a page, read in one request: each request takes longer than its answer. */
type Faults = Readonly<Record<'inaccessible' | 'spilling' | 'small', readonly string[]>>;

const faultsBy = (rules: Rules): string => `(async () => ({
  inaccessible: ${rules === 'none' ? '[]' : `await ${looking(rules)}`},
  spilling: ${spilling},
  small: ${small},
}))()`;

/** Reads axe-core into a page, where it stays: it is long. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(axe);
}

/** Keeps a picture if `SCREENSHOTS` names a folder. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({
    path: join(folder, `${name}.png`),
    fullPage: true,
    animations: 'disabled',
  });
}

/** In a proof each look is held against all rules. */
const isWhole = process.env.LOOKS === 'whole';

/** Checks that a page, as it stands, is for everybody, and has room for all that is on it; keeps a picture of it. */
export async function inspect(page: Page, name: string, wanted: Rules = 'all'): Promise<void> {
  const rules = isWhole ? 'all' : wanted;
  await page.evaluate(rest);
  await picture(page, name);
  if (rules !== 'none') await bringAxe(page);
  const none: Faults = { inaccessible: [], spilling: [], small: [] };
  expect(await page.evaluate<Faults>(faultsBy(rules)), name).toEqual(none);
}
