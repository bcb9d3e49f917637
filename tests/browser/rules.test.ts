import { expect, test } from 'vitest';
import { inspect } from './inspect.ts';
import { inspectInEveryLanguage } from './languages.ts';
import { inspectInEveryLook } from './looks.ts';
import { exampleTitle, isFocused, shows } from './player.ts';
import { useSite } from './site.ts';

const site = useSite();

test('the rules of a title are for everybody, in every look', async () => {
  const { page } = await site.open();
  await page.goto('/titles');
  await page
    .getByRole('link', { name: /^Read the rules/ })
    .first()
    .click();
  await page.locator('.rule-entry').first().waitFor();
  await inspectInEveryLook(page, 'rules');
  await page.locator('.fold > summary').filter({ hasText: 'About this edition' }).click();
  await page.locator('.fold-part').waitFor();
  await inspectInEveryLook(page, 'edition');
});

test('an address leads to a rule, once its text has come', async () => {
  const { page } = await site.open();
  await page.goto('/');
  const title = await exampleTitle(page);
  await page.goto(`/titles/${title}#rule-LF-4.2`);
  const rule = page.locator('#rule-LF-4\\.2');
  await isFocused(rule);
  await expect
    .poll(() => rule.evaluate((place) => place.getBoundingClientRect().top))
    .toBeLessThan(400);
  await shows(page, 'A sealed bid may be replaced until the last one is in.');
  await page.getByRole('link', { name: 'Link to rule LF 1.1' }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#rule-LF-1.1');
  await page.goBack();
  await isFocused(rule);
});

test('the contents name the chapters, and lead to each', async () => {
  const { page } = await site.open({ width: 390 });
  await page.goto('/');
  await page.goto(`/titles/${await exampleTitle(page)}`);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'LF 5 Open auction' }).click();
  const heading = page.getByRole('heading', { name: 'LF 5 Open auction' });
  await expect.poll(() => heading.evaluate((place) => place.matches(':focus'))).toBe(true);
  await expect.poll(() => new URL(page.url()).hash).toBe('#chapter-LF-5');
  await expect
    .poll(() => page.locator('.rules-chapter').count())
    .toBe(await contents.locator('li').count());
});

test('a rule is found by what it says; in every language all fits a phone', async () => {
  const { page } = await site.open({ width: 390 });
  await page.goto('/');
  await page.goto(`/titles/${await exampleTitle(page)}`);
  await page.locator('.rule-entry').first().waitFor();
  await inspectInEveryLanguage(page, 'rules-of-example');
  const all = await page.locator('.rule-entry').count();
  await page.getByLabel('Find a rule').fill('SEALED bid');
  await expect.poll(() => page.locator('.rule-entry').count()).toBeLessThan(all);
  await expect.poll(() => page.locator('.rule-entry').count()).toBeGreaterThan(0);
  await page.getByLabel('Find a rule').fill('dragons');
  await shows(page, 'No rule speaks of this.');
});

test('whoever comes by a wrong address is told so', async () => {
  const { page, expectTrouble } = await site.open();
  expectTrouble(/404/);
  await page.goto('/titles/chess-of-the-moon');
  await shows(page, 'There is no game of this name here.');
  await inspect(page, 'no-title-1440');
});
