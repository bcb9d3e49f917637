import type { Page } from 'playwright-core';
import { inspect, type Rules } from './inspect.ts';

/** A window in which every page is looked at, and the rules it is held against there. */
type Look = { readonly width: number; readonly dark: boolean; readonly rules: Rules };

/**
 * A phone, a tablet, a desk; by day and by night. What is told apart by its colours differs by day and
 * by night, the rest does not: each rule is asked where it may find something else. A tablet shows what
 * a phone or a desk shows: there it is only looked whether all has room.
 */
const looks: readonly Look[] = [
  { width: 390, dark: false, rules: 'all' },
  { width: 390, dark: true, rules: 'colours' },
  { width: 820, dark: true, rules: 'none' },
  { width: 820, dark: false, rules: 'none' },
  { width: 1440, dark: false, rules: 'all' },
  { width: 1440, dark: true, rules: 'colours' },
];

/** Looks at a page as it stands by day and by night. */
export async function inspectByDayAndNight(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await inspect(page, `${name}-light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await inspect(page, `${name}-dark`, 'colours');
  await page.emulateMedia({ colorScheme: null });
}

/** Looks at one and the same state of a page in every window; `before` brings to light what hides in some. */
export async function inspectInEveryLook(
  page: Page,
  name: string,
  before: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const size = page.viewportSize();
  for (const { width, dark, rules } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    await before();
    await inspect(page, `${name}-${width}-${dark ? 'dark' : 'light'}`, rules);
  }
  if (size !== null) await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: null });
}
