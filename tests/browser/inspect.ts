import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core finds wrong with a page, as lines one can read. */
async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>('axe.run(document)');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
}

/** Whether anything is wider than the window. */
const overflows = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > window.innerWidth');

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

/** Checks that a page, as it stands, is for everybody; keeps a picture of it. */
export async function inspect(page: Page, name: string): Promise<void> {
  await picture(page, name);
  expect(await accessibilityFaults(page), name).toEqual([]);
  expect(await overflows(page), `${name} overflows`).toBe(false);
  const width = page.viewportSize()?.width ?? 0;
  if (width < phone) expect(await smallTargets(page), name).toEqual([]);
}
