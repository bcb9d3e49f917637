import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isDrawn } from './hooks.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What fades or slides till it comes to rest; what goes on for ever is not waited for. */
const stillness = `Promise.allSettled(
  document.getAnimations()
    .filter(({ effect }) => effect.getTiming().iterations !== Infinity)
    .map(({ finished }) => finished),
)`;

/** Rules about what is to be told apart by its colours: by day and by night they find something else. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** The rules axe-core goes by: all of them, those of colours, all the others, or none. */
export type Rules = 'all' | 'colours' | 'structure' | 'none';

const chosen: Readonly<Record<Exclude<Rules, 'none'>, object>> = {
  all: {},
  colours: { runOnly: ofColours },
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
    await ${stillness};
    isMoving = false;
    found = await axe.run(document, ${JSON.stringify({ resultTypes: ['violations'], ...chosen[rules] })});
  }
  for (const way of ways) document.removeEventListener(way, note);
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => id + ': ' + target.join(' ') + '\\n' + failureSummary));
})()`;

async function accessibilityFaults(page: Page, rules: Rules): Promise<readonly string[]> {
  if (rules === 'none') return [];
  const isThere = await page.evaluate<boolean>(`'axe' in window`); // it is long, and stays with the page
  if (!isThere) await page.evaluate(axe);
  return page.evaluate<readonly string[]>(looking(rules));
}

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

const small = `[...document.querySelectorAll('a, button, input, select, summary')]
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

/** Controls that are too small for a finger; those inside a sentence may be. */
const smallTargets = (page: Page): Promise<readonly string[]> => page.evaluate(small);

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

const phone = 500;

/** Checks that a page, as it stands, is for everybody, and has room for all that is on it; keeps a picture of it. */
export async function inspect(page: Page, name: string, rules: Rules = 'all'): Promise<void> {
  await isDrawn(page); // only then does it begin to fade or slide
  await page.locator('.pane[aria-busy=true]').first().waitFor({ state: 'detached' }); // it stands back meanwhile
  await page.evaluate(stillness);
  await picture(page, name);
  expect(await accessibilityFaults(page, rules), name).toEqual([]);
  expect(await page.evaluate(spilling), `${name} spills`).toEqual([]);
  const width = page.viewportSize()?.width ?? 0;
  if (width < phone) expect(await smallTargets(page), name).toEqual([]);
}
