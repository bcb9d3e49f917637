import { expect, test } from 'vitest';
import { memberOf, signedIn, tableOf } from '../people.ts';
import { useSite } from '../site.ts';

const site = useSite();

test('what happened last in a game is told in the language of the page, also when it changes', async () => {
  const one = await signedIn(await site.open(), 'Gemma');
  const other = await memberOf(site.url(), 'Ivo');
  await tableOf([one, other], 'lantern-fair');
  const { page } = one;
  await page.goto('/');
  const told = page.locator('.card-told');
  await expect.poll(() => told.innerText()).toBe('Ivo is dealt four charms.');
  await page.locator('.language').selectOption('it');
  await expect.poll(() => told.innerText()).toBe('Ivo riceve quattro amuleti.');
  await page.locator('.language').selectOption('en');
  await expect.poll(() => told.innerText()).toBe('Ivo is dealt four charms.');
});
