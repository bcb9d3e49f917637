import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Whether all of a thing is to be seen as the page stands: within the window, cut off by nothing that
 * scrolls, and under nothing. Playwright calls an element visible although it is scrolled away.
 */
export const isInSight = (one: Locator): Promise<boolean> =>
  one.evaluate((element) => {
    const page = element.ownerDocument;
    const { top, right, bottom, left, width, height } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = page.documentElement;
    if (width === 0 || top < 0 || left < 0 || bottom > clientHeight || right > clientWidth) {
      return false;
    }
    const [middle, centre] = [left + width / 2, top + height / 2];
    const edges = [
      [middle, top + 1],
      [middle, bottom - 1],
      [left + 1, centre],
      [right - 1, centre],
    ] as const;
    return edges.every(([x, y]) => {
      const hit = page.elementFromPoint(x, y);
      return hit !== null && element.contains(hit);
    });
  });

/** Until it is in sight: what arrives is scrolled to. */
export const comesInSight = (one: Locator): Promise<void> =>
  expect.poll(() => isInSight(one)).toBe(true);
