import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { inspect } from './inspect.ts';

/** Looks at a page in every language, English last: what is no word is the same in all. */
export async function inspectInEveryLanguage(page: Page, name: string): Promise<void> {
  for (const language of ['es', 'fr', 'it', 'en']) {
    await page.locator('.language').selectOption(language);
    await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe(language);
    await inspect(page, `${name}-390-${language}`, language === 'en' ? 'all' : 'names');
  }
}
