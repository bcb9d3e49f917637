import type { Page } from 'playwright-core';
import { inspect } from './inspect.ts';

/** How windows are in which every page is looked at: a phone, a tablet, a desk; by day and by night. */
export const looks = [390, 820, 1440].flatMap((width) =>
  [false, true].map((dark) => ({ width, dark, look: `${width}-${dark ? 'dark' : 'light'}` })),
);

/** Looks at one and the same state of a page in every window; `before` brings to light what hides in some. */
export async function inspectInEveryLook(
  page: Page,
  name: string,
  before: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const size = page.viewportSize();
  for (const { width, dark, look } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    await before();
    await inspect(page, `${name}-${look}`);
  }
  if (size !== null) await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: null });
}
