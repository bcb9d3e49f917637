import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { memberOf, signedIn, tableOf } from './people.ts';
import { exampleTitle, isFocused, turnComes, words } from './player.ts';
import { useSite } from './site.ts';
import { aloneAtFirstStall } from './tables.ts';

// Nothing on the page of a game hides anything else, nor is anything cut off.

const site = useSite();

const languages = ['it', 'fr', 'es', 'en'] as const;

async function speak(page: Page, language: string): Promise<void> {
  await page.locator('.language').selectOption(language);
  await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe(language);
}

const edgesOf = async (page: Page, selector: string) => {
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = (await page.locator(selector).first().boundingBox()) ?? {};
  expect(width, selector).toBeGreaterThan(0);
  return { left: x, top: y, right: x + width, bottom: y + height };
};

test.each([390, 820])(
  'the bar of a game hides nothing at the end of the page, at %i',
  async (width) => {
    const { page } = await aloneAtFirstStall(site, [`Ugolino ${width}`, `Vanna ${width}`], {
      width,
    });
    const language = page.locator('.language');
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    await language.click({ trial: true }); // refused where something lies over it
    await page.evaluate('scrollTo(0, 0)');
    await language.focus();
    await expect
      .poll(async () => (await edgesOf(page, '.language')).bottom)
      .toBeLessThanOrEqual((await edgesOf(page, '.bar')).top);
  },
);

test('a line that goes on below begins where the first does', async () => {
  const host = await signedIn(await site.open({ width: 320 }), 'Zaccaria');
  const { page } = host;
  const guest = await memberOf(site.url(), 'Ada of Zaccaria');
  const game = await tableOf([host, guest], await exampleTitle(page));
  await site.playFirst(game, 1);
  await page.goto(`/games/${game}`);
  await page.locator('.waited').waitFor();
  const overhang = `Math.min(...[...document.querySelectorAll('.waited > *')].flatMap((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const start = one.parentElement.getBoundingClientRect().left;
    return [...range.getClientRects()].map(({ left }) => left - start);
  }))`;
  for (const one of languages) {
    await speak(page, one);
    await expect
      .poll(() => page.evaluate<number>(overhang), { message: one })
      .toBeGreaterThan(-0.5);
  }
});

test('beside the slider one reads which moment it is, in every language', async () => {
  const { page } = await aloneAtFirstStall(site, ['Wolfango', 'Ximena']);
  for (const one of languages) {
    await speak(page, one);
    const room = async () => {
      const later = await edgesOf(page, '.course-slider + .button');
      return later.left - (await edgesOf(page, '.course output')).right;
    };
    await expect.poll(room, { message: one }).toBeGreaterThanOrEqual(0);
  }
});

test('a dialog gives the focus back to where it was', async () => {
  const { page } = await aloneAtFirstStall(site, ['Ylenia', 'Zeno']);
  await turnComes(page);
  await page
    .locator('#side')
    .getByRole('button', { name: words.en.seal(2), exact: true })
    .click();
  await isFocused(page.locator('.send:visible')); // nothing else is left to do, so one is led there
  const signOut = page.getByRole('button', { name: 'Sign out' });
  await signOut.focus();
  await page.keyboard.press('Enter');
  const stay = page.getByRole('dialog').getByRole('button', { name: 'Stay' });
  await stay.focus();
  await page.keyboard.press('Enter');
  await stay.waitFor({ state: 'detached' });
  await isFocused(signOut);
});
