import jsqr from 'jsqr';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { codeOf } from '../../../apps/api/test/admin/admins.ts';
import { inspectInEveryLanguage } from '../languages.ts';
import { inspectInEveryLook } from '../looks.ts';
import { addressOf, memberOf, tableOf, titlesOf } from '../people.ts';
import { isFocused, password, shows, signIn } from '../player.ts';
import { readPng } from '../png.ts';
import { type Site, useSite } from '../site.ts';
import type { Window } from '../window.ts';
import { adminIn } from './desk.ts';
import { lookAsReferee } from './inspector.ts';

let ahead = 0;
const halfAMinute = 30_000;

const site = useSite({ now: () => new Date(Date.now() + ahead) });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const entriesIn = (page: Page): Locator => page.locator('.audit-entry');

/** Another admin, in a window of his own. */
async function elsewhere(there: Site, name: string): Promise<Window> {
  const window = await there.open();
  await adminIn(there, window, name);
  return window;
}

/** Whoever is suspended reads why when he comes to sign in. */
async function isToldWhy(there: Site, name: string, why: string): Promise<void> {
  const { page, expectTrouble } = await there.open({ width: 390 });
  await page.goto('/enter');
  expectTrouble(/403/);
  await signIn(page, name);
  await page.getByRole('alert').getByText(why).waitFor();
  await inspectInEveryLook(page, 'suspended');
}

/** Does something to somebody, with its reason. */
async function doDeed(page: Page, act: string, reason: string): Promise<void> {
  await button(page, act).click();
  await page.locator('.deed textarea').fill(reason);
  await page.locator('.deed .button-main').click();
  await page.locator('.deed').waitFor({ state: 'detached' });
}

test('somebody is found by the beginning of his name or by his address, and is suspended and restored', async () => {
  const window = await site.open({ width: 390 });
  const { page } = window;
  const berenice = await adminIn(site, window, 'Berenice');
  const fulvio = await memberOf(site.url(), 'Fulvio');
  await addressOf(fulvio, 'fulvio@example.org');
  await fulvio.ask('post', '/v1/users/me/bots', { name: 'Fulvio’s bot' });
  await memberOf(site.url(), 'Galeazzo');

  await page.goto('/admin/people');
  const people = page.getByRole('list', { name: 'People' });
  await people.getByText('Galeazzo').waitFor();
  await page.getByLabel('Name or address').fill('ful');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/people\?named=ful$/);
  await people.getByText('Galeazzo').waitFor({ state: 'detached' });
  await expect.poll(() => people.getByRole('listitem').count()).toBe(2);
  await inspectInEveryLanguage(page, 'admin-people');
  await inspectInEveryLook(page, 'admin-people');
  await page.getByLabel('Who').selectOption('Bots');
  await button(page, 'Find').click();
  await expect.poll(() => people.getByRole('listitem').count()).toBe(1);
  await page.goBack();
  await expect.poll(() => people.getByRole('listitem').count()).toBe(2);
  await expect.poll(() => page.getByLabel('Who').inputValue()).toBe('');

  await page.getByLabel('Name or address').fill('fulvio@example.org');
  await button(page, 'Find').click();
  await expect.poll(() => people.getByRole('listitem').count()).toBe(1);
  expect(page.url()).toBe(`${site.url()}/admin/people`);
  await people.getByRole('link', { name: 'Fulvio' }).click();
  await isFocused(heading(page, 'Fulvio'));
  await page.getByText('fulvio@example.org').waitFor();
  await inspectInEveryLanguage(page, 'admin-person');

  await doDeed(page, 'Sign out everywhere', 'He lost his phone');
  await page.getByText(/^Signed in 0 times;/).waitFor();
  await doDeed(page, 'Suspend', 'He shouts at everybody.\nTwice a day.');
  await page.getByText('suspended', { exact: true }).waitFor();
  await isFocused(page.getByRole('heading', { name: 'What may be done' }));
  await inspectInEveryLook(page, 'admin-person');
  await isToldWhy(site, 'Fulvio', 'He shouts at everybody. Twice a day.');
  await doDeed(page, 'Let in again', 'He has apologised');
  await button(page, 'Suspend').waitFor();
  await doDeed(page, 'Let administer', 'He wants to help');
  await page.getByText('admin', { exact: true }).waitFor();

  const { pathname } = new URL(page.url());
  const again = berenice.ask('post', `/v1${pathname.replace('people', 'users')}/restoration`, {
    reason: 'To be sure',
  });
  await expect(again).rejects.toThrow('done-already');

  await page.getByRole('link', { name: 'What admins did about him' }).click();
  await heading(page, 'Audit log').waitFor();
  const suspended = entriesIn(page).filter({ hasText: 'Suspended somebody' });
  await suspended.getByText('Berenice').waitFor();
  expect(await suspended.getByText('He shouts at everybody.').isVisible()).toBe(false);
  await suspended.locator('summary').focus();
  await page.keyboard.press('Enter');
  await suspended.getByText('He shouts at everybody.').waitFor();
  await suspended.getByRole('link', { name: 'About Fulvio' }).waitFor();
  await inspectInEveryLanguage(page, 'admin-audit-about');
});

test('what admins did is read stretch by stretch, by whom and about whom', async () => {
  const window = await site.open();
  const { page } = window;
  const cassio = await adminIn(site, window, 'Cassio');
  await page.goto('/admin/audit');
  const entries = entriesIn(page);
  await entries.first().waitFor();
  expect(await page.locator('.audit-day h2 time').count()).toBeGreaterThan(0);
  await entries.filter({ hasText: 'Berenice' }).first().waitFor();
  await entries.filter({ hasText: 'Signed in afresh' }).first().locator('summary').click();
  await inspectInEveryLook(page, 'admin-audit');

  for (let time = 0; time < 60; time += 1) await cassio.ask('get', '/v1/admin/admins');
  await page.getByLabel('Who did it').selectOption('Cassio');
  await button(page, 'Find').click();
  await page.waitForURL(/admin=/);
  await button(page, 'Show more').click();
  await expect.poll(() => entries.count()).toBeGreaterThan(60);
  await button(page, 'Show more').waitFor({ state: 'detached' });
  await isFocused(page.getByRole('list', { name: 'Audit log' }));
  await entries.last().getByText('Signed in afresh').waitFor();

  await page.getByLabel('Who did it').selectOption('');
  await page.getByLabel('Which entries').selectOption('true');
  await button(page, 'Find').click();
  await page.waitForURL(/deeds=true/);
  await entries.filter({ hasText: 'Suspended somebody' }).first().waitFor();
  expect(await entries.filter({ hasText: 'Signed in afresh' }).count()).toBe(0);

  await page.getByText('About one person or one game').click();
  await page.getByLabel('About whom').fill('Cassio');
  await button(page, 'Find').click();
  await page.getByText(/^This is no id\./).waitFor();
  await isFocused(page.getByLabel('About whom'));
  await page.getByText('About one person or one game').click();
  await page.getByLabel('About whom').waitFor({ state: 'hidden' });
  await button(page, 'Find').click();
  await isFocused(page.getByLabel('About whom')); // it was folded up
});

test('a reported message is read where it was said, and answered once', async () => {
  const window = await site.open({ width: 390 });
  const { page } = window;
  await adminIn(site, window, 'Diotima');
  const { page: tab, expectTrouble } = await elsewhere(site, 'Ersilia');
  const one = await memberOf(site.url(), 'Elio');
  const other = await memberOf(site.url(), 'Febo');
  const [title] = (await titlesOf(one)).filter(({ stage }) => stage === 'example');
  const game = await tableOf([one, other], title?.id ?? '');
  const said = await other.ask('post', `/v1/games/${game}/messages`, { text: 'You old donkey!' });
  const { id } = (await said.json()) as { id: string };
  await one.ask('post', `/v1/games/${game}/messages/${id}/report`, { reason: 'I am not that old' });

  await page.goto('/admin/reports');
  await shows(page, 'You old donkey!');
  await shows(page, 'Febo wrote:');
  await inspectInEveryLanguage(page, 'admin-reports');
  await page.getByRole('link', { name: 'To the game' }).waitFor();
  await tab.goto('/admin/reports');
  await tab.getByRole('button', { name: /^Answer/ }).click();
  await page.getByRole('button', { name: /^Answer/ }).click();
  const answer = page.getByLabel('Your answer');
  await page.locator('.deed .button-main').click();
  await shows(page, 'Write your answer, in 3 to 500 characters.');
  await shows(page, 'Say why, in 3 to 500 characters.');
  await isFocused(answer);
  await answer.fill('It is a game. We have spoken to Febo.');
  await page.getByRole('textbox', { name: 'Reason' }).fill('He was rude');
  await page.locator('.deed .button-main').click();
  await shows(page, 'None waits for an answer.');
  expectTrouble(/409/);
  await tab.getByLabel('Your answer').fill('No.');
  await tab.getByRole('textbox', { name: 'Reason' }).fill('He was not');
  await tab.locator('.deed .button-main').click();
  await tab.locator('.deed .notice-trouble').waitFor(); // of two who answer one does

  await page.getByLabel('Which').selectOption('all');
  await button(page, 'Find').click();
  await shows(page, 'It is a game. We have spoken to Febo.');
  await inspectInEveryLook(page, 'admin-reports');
});

test('what was written to one player alone is read and answered by whoever looks as referee', async () => {
  const window = await site.open({ width: 390 });
  const { page } = window;
  await adminIn(site, window, 'Ottavia');
  const one = await memberOf(site.url(), 'Plinio');
  const other = await memberOf(site.url(), 'Quinto');
  const [title] = (await titlesOf(one)).filter(({ stage }) => stage === 'example');
  const game = await tableOf([one, other], title?.id ?? '');
  const text = 'Between us: you old donkey!';
  const said = await other.ask('post', `/v1/games/${game}/messages`, { text, to: 0 });
  const { id } = (await said.json()) as { id: string };
  await one.ask('post', `/v1/games/${game}/messages/${id}/report`, { reason: 'A donkey, he says' });

  await page.goto('/admin/reports');
  await shows(page, 'This was written to one player alone, or is erased.');
  expect(await page.getByText('onkey').count()).toBe(0);
  expect(await page.getByRole('button', { name: /^Answer/ }).count()).toBe(0);
  await inspectInEveryLanguage(page, 'admin-reports-withheld');
  await inspectInEveryLook(page, 'admin-reports-withheld');
  await page.getByRole('link', { name: 'To the game' }).click();
  await lookAsReferee(page);
  await page.goto('/admin/reports');
  await shows(page, text);
  await page.getByRole('button', { name: /^Answer/ }).click();
  await page.getByLabel('Your answer').fill('We have spoken to him.');
  await page.getByRole('textbox', { name: 'Reason' }).fill('He was rude');
  await page.locator('.deed .button-main').click();
  await shows(page, 'None waits for an answer.');
});

/** What another device reads of a picture on the page. */
async function readByCamera(picture: Locator): Promise<string | null> {
  const { width, height, data } = readPng(await picture.screenshot());
  const onlyDarkOnLight = { inversionAttempts: 'dontInvert' } as const;
  return jsqr.default(Uint8ClampedArray.from(data), width, height, onlyDarkOnLight)?.data ?? null;
}

test('codes of an app are asked for once one of them has come back, until they no longer are', async () => {
  const window = await site.open({ width: 390 });
  const { page, expectTrouble } = window;
  expectTrouble(/403/);
  await adminIn(site, window, 'Lavinia');
  await page.goto('/admin/codes');
  await button(page, 'Use codes').waitFor();
  await inspectInEveryLanguage(page, 'admin-codes-off');
  await button(page, 'Use codes').click();
  const key = page.getByLabel('Key for your app');
  await isFocused(key);
  const secret = (await key.inputValue()).replaceAll(' ', '');
  const link = await page.getByRole('link', { name: 'Open the app' }).getAttribute('href');
  expect(link).toContain(`secret=${secret}`);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await readByCamera(page.getByRole('img', { name: 'The key as a QR code' }))).toBe(link);
  }
  const code = page.getByLabel('Code of your app');
  await code.fill('12345');
  await button(page, 'Ask for codes from now on').click();
  await isFocused(code);
  await inspectInEveryLook(page, 'admin-codes');
  const first = codeOf(secret, Date.now() + ahead);
  await code.fill(first);
  await button(page, 'Ask for codes from now on').click();
  await button(page, 'Use codes no longer').waitFor();
  await isFocused(heading(page, 'My codes'));

  await button(page, 'Leave').click();
  await page.locator('.lobby').waitFor();
  await page.goto('/admin/codes');
  await page.getByLabel('Your password').fill(password);
  await code.fill(first); // it was used already
  await button(page, 'Come in').click();
  await page.locator('#entry-code-note.error').waitFor();
  ahead += halfAMinute;
  const second = codeOf(secret, Date.now() + ahead);
  await code.fill(second);
  await button(page, 'Come in').click();
  await button(page, 'Use codes no longer').click();
  await isFocused(code);
  await inspectInEveryLook(page, 'admin-codes-on');
  await code.fill(second); // it was used to come in
  await button(page, 'Use codes no longer').click();
  await page.locator('#last-code-note.error').waitFor();
  ahead += halfAMinute;
  await code.fill(codeOf(secret, Date.now() + ahead));
  await button(page, 'Use codes no longer').click();
  await button(page, 'Use codes').waitFor();
});
