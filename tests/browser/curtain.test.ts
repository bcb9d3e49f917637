import { expect, test } from 'vitest';
import { exampleEntry } from '../../apps/api/test/players.ts';
import { inspect } from './inspect.ts';
import { hotSeatOf, signedIn } from './people.ts';
import { beside, isPlayed, liftCurtain, send, shows } from './player.ts';
import { useSite } from './site.ts';

const site = useSite();

test.each([
  { width: 390, dark: true },
  { width: 1440, dark: false },
])('a curtain hides the next hand until its player says it is him, at $width', async (look) => {
  const one = await signedIn(await site.open(look), `Ada ${look.width}`);
  const { page } = one;
  await page.goto(await hotSeatOf(one, exampleEntry().title.id));
  await shows(page, 'Hand over to Player 1');
  expect(await page.locator('.board, .log, #side').count()).toBe(0);
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('curtain');
  await inspect(page, `curtain-${look.width}`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const names = (await beside(page)).locator('.pick .piece-name');
  await names.nth(3).waitFor();
  const hand = await names.allTextContents();
  expect(hand.length).toBe(4);

  // What the first seat only planned is not the second one's, nor is its hand.
  await page.getByRole('checkbox').first().check();
  await page.locator('.way-add').click();
  await page.locator('.plan-step').waitFor({ state: 'attached' });
  await page.reload();
  await page.locator('.plan-step').waitFor({ state: 'attached' }); // the same seat: no curtain
  await send(page);
  await isPlayed(page);
  await shows(page, 'Hand over to Player 2');
  await page.locator('.curtain').waitFor();
  const body = await page.locator('body').innerText();
  expect(hand.filter((name) => body.includes(name))).toEqual([]);
  expect(await page.locator('.board, .log, #side').count()).toBe(0);
  await page.reload();
  await page.locator('.curtain').waitFor();
  await liftCurtain(page);
  await expect.poll(() => page.locator('.plan-step').count()).toBe(0);

  // Whoever plays all seats himself does without.
  await (await beside(page)).getByRole('checkbox').first().check();
  await page.locator('.way-add').click();
  await page.locator('.plan-step').waitFor({ state: 'attached' });
  await send(page);
  await page.getByRole('button', { name: /^No curtain/ }).click();
  await page.locator('.game').waitFor();
  await page.reload();
  await page.locator('.game').waitFor();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: /^Draw a curtain/ }).click();
  await page.getByRole('button', { name: /^Draw a curtain/ }).waitFor({ state: 'detached' });
});
