import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { memberOf, signedIn } from './people.ts';
import { exampleTitle, isFocused, register, shows, signOut, words } from './player.ts';
import { useSite } from './site.ts';

const site = useSite();

const choice = (page: Page, name: string, value: string): Locator =>
  page.locator(`input[name=${name}][value="${value}"]`);

const onward = (page: Page): Promise<void> =>
  page.getByRole('button', { name: words.en.onward }).click();

/** Comes to the step that says who plays. */
async function toWho(page: Page): Promise<void> {
  await page.goto(`/create?title=${await exampleTitle(page)}`);
  await onward(page);
  await choice(page, 'visibility', 'invited').check();
}

test('whoever is written down and not yet invited is invited on the way on, or the field says why not', async () => {
  const { page } = await signedIn(await site.open(), 'Ottavia');
  await memberOf(site.url(), 'Publio');
  await toWho(page);
  const name = page.locator('.finder input');
  await name.fill('Publius');
  await onward(page);
  await shows(page, /Publius/);
  await isFocused(name);
  await expect.poll(() => page.url()).toContain('step=2');
  await page.reload();
  await expect.poll(() => name.inputValue()).toBe('Publius');
  await name.fill('Publio');
  await onward(page);
  await page.waitForURL(/step=3/);
  await page.getByRole('link', { name: 'Back' }).click();
  await page.locator('.person').getByText('Publio').waitFor();
  await expect.poll(() => name.inputValue()).toBe('');
});

test('a table as far as it was thought of is there after a reload, and gone for whoever comes next', async () => {
  const { page } = await signedIn(await site.open(), 'Quinto');
  await toWho(page);
  await onward(page);
  await choice(page, 'pace', 'bank').check();
  const hours = page.locator('input[name=hours]');
  await hours.fill('24');
  await page.reload();
  await expect.poll(() => hours.inputValue()).toBe('24');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect.poll(() => choice(page, 'visibility', 'invited').isChecked()).toBe(true);
  await signOut(page);
  const kept = await page.evaluate('JSON.stringify([sessionStorage, localStorage])');
  expect(kept).not.toContain('table-wish');
  await register(page, 'Rufina');
  await page.goto(`/create?title=${await exampleTitle(page)}&step=2`);
  await expect.poll(() => choice(page, 'visibility', 'public').isChecked()).toBe(true);
});
