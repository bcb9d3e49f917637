import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect } from '../inspect.ts';
import { inspectInEveryLanguage } from '../languages.ts';
import { inspectInEveryLook } from '../looks.ts';
import { signedIn, titlesOf } from '../people.ts';
import { isFocused, password } from '../player.ts';
import { useSite } from '../site.ts';
import { watchTraffic } from '../traffic.ts';
import { adminIn } from './desk.ts';

let ahead = 0;
const anHour = 60 * 60_000;

const site = useSite({ now: () => new Date(Date.now() + ahead) });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const nothing = 'There is nothing at this address.';

test('nobody else finds the pages of admins, or is sent them', async () => {
  const window = await site.open();
  const { page } = window;
  await signedIn(window, 'Nestore');
  const traffic = watchTraffic(page);
  await page.goto('/admin/admins');
  await heading(page, nothing).waitFor();
  await traffic.settled();
  const files = () =>
    traffic
      .requests()
      .map((request) => new URL(request.url()).pathname)
      .filter((path) => /^\/(?:assets|v1)\/.*admin/.test(path));
  expect(files()).toEqual([]);
  expect(await page.getByRole('link', { name: 'Administration' }).count()).toBe(0);
  await expect.poll(() => page.title()).toBe(`${nothing} – Staffetta`);

  await site.makeAdmin('Nestore'); // in the same tab
  await page.getByRole('link', { name: 'All games' }).click();
  await page.locator('.lobby').waitFor();
  await page.goto('/admin');
  await heading(page, 'Sign in afresh').waitFor();
  await page.getByRole('link', { name: 'Administration' }).waitFor();
  expect(files()).not.toEqual([]);
});

test('where an address leads nowhere, all pages of admins say so alike, and offer nothing', async () => {
  const window = await site.open();
  const { page, expectTrouble } = window;
  expectTrouble(/40[04]/);
  const admin = await adminIn(site, window, 'Odisseo');
  const title = (await titlesOf(admin)).find(({ stage }) => stage === 'example')?.id ?? '';
  const nobody = '11111111-2222-4333-8444-555555555555';
  const nowhere = [
    ...['people/zzz', `people/${nobody}`, 'games/zzz', `games/${nobody}`],
    ...['editions/nope', 'editions/nope/new', `editions/${title}/zzz`],
    ...[`editions/${title}/${'0'.repeat(64)}`, `editions/${title}/new/more`, 'dashboard/zzz'],
  ];
  for (const path of nowhere) {
    await page.goto(`/admin/${path}`);
    await heading(page, nothing).waitFor();
    expect(await page.getByRole('alert').count(), path).toBe(0);
    expect(await page.locator('.admin-page').locator('button, .button').count(), path).toBe(0);
  }
  await inspectInEveryLook(page, 'admin-nowhere');
});

test('an admin signs in afresh, and again when his hour ends in the middle of something', async () => {
  const window = await site.open({ width: 390 });
  const { page, expectTrouble } = window;
  expectTrouble(/403/);
  await signedIn(window, 'Admeto');
  await site.makeAdmin('Admeto');
  await adminIn(site, await site.open(), 'Ifigenia');
  await page.goto('/');
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('link', { name: 'Administration' }).click();
  await isFocused(heading(page, 'Sign in afresh'));
  await inspectInEveryLanguage(page, 'admin-entry');
  const proof = page.getByLabel('Your password');
  await page.getByRole('button', { name: 'Come in' }).click();
  await isFocused(proof);
  await proof.fill('a lantern in the sun');
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.locator('#entry-password-note.error').waitFor();
  await proof.fill(password);
  await proof.press('Enter');
  await page.getByRole('navigation', { name: 'Administration' }).waitFor();
  await isFocused(page.getByRole('heading', { level: 1 }));

  await page.goto('/admin/admins');
  await page.getByRole('button', { name: 'Ifigenia: Revoke' }).click();
  const reason = page.getByRole('textbox', { name: 'Reason' });
  await isFocused(reason);
  await reason.fill('no');
  const deed = page.locator('.deed .button-main');
  await deed.click();
  await page.getByText('Say why, in 3 to 500 characters.').waitFor();
  await isFocused(reason);
  await inspect(page, 'admin-deed-390');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter'); // leaves it as it is
  await isFocused(page.getByRole('button', { name: 'Ifigenia: Revoke' }));
  await page.keyboard.press('Enter');
  await reason.fill('She has left the club');

  ahead += anHour;
  await deed.click();
  const dialog = page.getByRole('dialog', { name: 'Sign in afresh' });
  await dialog.waitFor();
  await isFocused(dialog.getByLabel('Your password'));
  await inspect(page, 'admin-again-390');
  await page.keyboard.press('Escape');
  await page.locator('.deed .notice-trouble').waitFor();
  await expect.poll(() => reason.inputValue()).toBe('She has left the club');
  await deed.click();
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Come in' }).click();
  await page
    .getByRole('status')
    .getByText('Ifigenia administers no longer.')
    .waitFor({ state: 'attached' });
  await page.getByText('Ifigenia', { exact: true }).waitFor({ state: 'detached' });
  await isFocused(heading(page, 'Admins'));
  await inspectInEveryLook(page, 'admin-admins');

  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.locator('.lobby').waitFor();
  await page.goto('/admin/admins');
  await heading(page, 'Sign in afresh').waitFor();
});
