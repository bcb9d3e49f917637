import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect } from './inspect.ts';
import { inspectInEveryLanguage } from './languages.ts';
import { inspectInEveryLook } from './looks.ts';
import { mailedLink } from './mail.ts';
import { signedIn } from './people.ts';
import { exampleTitle, password, shows, signIn, words } from './player.ts';
import { useSite } from './site.ts';

const site = useSite();

const part = (page: Page, heading: string) => page.getByRole('region', { name: heading });

async function openSettings(page: Page, name: string): Promise<void> {
  await signedIn({ page }, name);
  await page.goto('/settings');
  await page.locator('.settings-parts').waitFor();
}

test('the settings are for everybody, in every look', async () => {
  const { page } = await site.open();
  await openSettings(page, 'Ubaldo');
  await part(page, 'Delete the account').getByRole('button').click();
  await inspectInEveryLook(page, 'settings');
});

test('in every language they fit a phone', async () => {
  const { page } = await site.open({ width: 390 });
  await openSettings(page, 'Velia');
  await inspectInEveryLanguage(page, 'settings');
});

test('name, time zone and notices are kept; what is wrong stands at its field', async () => {
  const { page, expectTrouble } = await site.open();
  expectTrouble(/400/);
  await openSettings(page, 'Zeno');
  const you = part(page, 'You');
  await you.getByLabel('Name', { exact: true }).fill('Z');
  await you.getByLabel('Time zone').fill('Rome on the Moon');
  await you.getByRole('button', { name: 'Save' }).click();
  await shows(page, 'There is no time zone of this name.');
  await you.getByLabel('Time zone').fill('Europe/Rome');
  await you.getByRole('button', { name: 'Save' }).click();
  await shows(page, 'A name has 2 to 30 characters.');
  await expect.poll(() => you.getByLabel('Time zone').inputValue()).toBe('Europe/Rome');
  await you.getByLabel('Name', { exact: true }).fill('Zenobia');
  await you.getByRole('button', { name: 'Save' }).click();
  await shows(page, 'Saved.');
  await page.locator('.who', { hasText: 'Zenobia' }).waitFor();
  await page.getByLabel('when somebody invites me').uncheck();
  await part(page, 'Notices').getByText('Saved.').waitFor();
  await page.reload();
  await page.locator('.settings-parts').waitFor();
  await expect.poll(() => page.getByLabel('when somebody invites me').isChecked()).toBe(false);
  await expect.poll(() => you.getByLabel('Time zone').inputValue()).toBe('Europe/Rome');
});

test('a name that is taken stands at its field, and the zone of this device is one press away', async () => {
  const [one, other] = await Promise.all([site.open(), site.open()]);
  other.expectTrouble(/409/);
  await signedIn(one, 'Zita');
  await openSettings(other.page, 'Zosima');
  const you = part(other.page, 'You');
  await you.getByLabel('Name', { exact: true }).fill('zita');
  await you.getByRole('button', { name: 'Use Europe/Rome' }).click();
  await expect.poll(() => you.getByLabel('Time zone').inputValue()).toBe('Europe/Rome');
  await you.getByLabel('Language').selectOption('fr');
  await you.getByRole('button', { name: 'Save' }).click();
  await other.page.locator('#my-name-note.error').waitFor();
  await you.getByLabel('Name', { exact: true }).fill('Zosima');
  await you.getByRole('button', { name: 'Save' }).click();
  await you.getByText('Saved.').waitFor();
  await other.page.reload();
  await other.page.locator('.settings-parts').waitFor();
  await expect.poll(() => you.getByLabel('Language').inputValue()).toBe('fr');
  await expect.poll(() => other.page.evaluate('document.documentElement.lang')).toBe('en'); // these are mails
});

test('language and single keys are kept on this device', async () => {
  const { page } = await site.open();
  await openSettings(page, 'Teodora');
  const device = part(page, 'This device');
  await device.getByLabel(/^Keys that act alone/).uncheck();
  await device.getByLabel('Language of these pages').selectOption('es');
  await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe('es');
  await page.reload();
  await page.locator('.settings-parts').waitFor();
  await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe('es');
  await expect
    .poll(() => page.locator('.settings-device input[type=checkbox]').isChecked())
    .toBe(false);
  await page.goto(`/titles/${await exampleTitle(page)}`);
  await page.locator('h1').waitFor();
  await expect.poll(() => page.locator('[aria-keyshortcuts]').count()).toBe(0);
});

test('who signs out everywhere is out in every browser at once', async () => {
  const [one, other] = await Promise.all([site.open(), site.open({ width: 390 })]);
  for (const { expectTrouble } of [one, other]) expectTrouble(/401/);
  await openSettings(one.page, 'Raniero');
  await other.page.goto('/enter');
  await signIn(other.page, 'Raniero');
  await other.page.locator('.lobby').waitFor();
  await one.page.reload();
  const sessions = part(one.page, 'Where you are signed in');
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(2);
  await sessions.getByText('here', { exact: true }).waitFor();
  await sessions.getByRole('button', { name: 'Sign out everywhere' }).click();
  await one.page.getByRole('button', { name: 'Play at once' }).waitFor();
  await other.page.goto('/settings');
  await other.page.getByRole('button', { name: words.en.signIn, exact: true }).waitFor();
});

test('an address and a password are changed by whoever knows the password', async () => {
  const { page, expectTrouble } = await site.open();
  expectTrouble(/401|403/);
  await openSettings(page, 'Adelaide');
  const mail = part(page, 'Mail address');
  await mail.getByLabel('New mail address').fill('adelaide@example.org');
  await mail.getByLabel('Your password').fill('a wrong password');
  await mail.getByRole('button', { name: 'Change the address' }).click();
  await page.locator('#mail-password-note.error').waitFor();
  await expect
    .poll(() => mail.getByLabel('New mail address').inputValue())
    .toBe('adelaide@example.org');
  await mail.getByLabel('Your password').fill(password);
  await mail.getByRole('button', { name: 'Change the address' }).click();
  await shows(page, /We have sent a link to adelaide@example\.org/);
  await page.goto(await mailedLink(page, 'adelaide@example.org'));
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await shows(page, /Your address is confirmed/);
  await page.goto('/settings');
  await shows(page, 'adelaide@example.org is confirmed.');
  const secret = part(page, 'Password');
  await secret.getByLabel('Password now').fill(password);
  await secret.getByLabel('New password').fill('another lantern in the fog');
  await secret.getByRole('button', { name: 'Change the password' }).click();
  await shows(page, 'Your password is changed.');
});

test('tokens and bots are made, shown once, and ended', async () => {
  const { page } = await site.open();
  await openSettings(page, 'Bonifacio');
  const tokens = part(page, 'Tokens for programs');
  await tokens.getByLabel('see my games').uncheck();
  await tokens.getByRole('button', { name: 'Make a token' }).click();
  await shows(page, 'Choose at least one thing it may do.');
  await tokens.getByLabel('play in my name').check();
  await tokens.getByLabel('What is it for?').fill('my calendar');
  await tokens.getByRole('button', { name: 'Make a token' }).click();
  await expect.poll(() => tokens.getByLabel('Your new token').inputValue()).toMatch(/^stf_/);
  await inspect(page, 'settings-token-1440');
  await page.reload();
  await page.getByRole('button', { name: 'Revoke my calendar' }).click();
  await shows(page, 'You have no token.');

  const bots = part(page, 'Bots');
  await bots.getByLabel('Name of the bot').fill('Golem of Lucca');
  await bots.getByRole('button', { name: 'Make a bot' }).click();
  await bots.getByRole('button', { name: 'Make a token for Golem of Lucca' }).click();
  await bots.getByLabel('What is it for?').fill('to play');
  await bots.getByRole('button', { name: 'Make a token', exact: true }).click();
  await expect.poll(() => bots.getByLabel('Your new token').inputValue()).toMatch(/^stf_/);
  await inspect(page, 'settings-bot-1440');
  await bots.getByRole('button', { name: 'Delete Golem of Lucca' }).click();
  await bots.getByRole('button', { name: 'Delete', exact: true }).click();
  await shows(page, 'You have no bot.');
});

test('somebody is blocked and let in again; the data come as a file', async () => {
  const [one, other] = await Promise.all([site.open(), site.open()]);
  await Promise.all([openSettings(one.page, 'Cunegonda'), signedIn(other, 'Desiderio')]);
  const { page } = one;
  const blocks = part(page, 'Blocked players');
  await blocks.getByLabel('Name of a player').fill('desiderio');
  await blocks.getByRole('button', { name: 'Block', exact: true }).click();
  await blocks.getByRole('button', { name: 'Unblock Desiderio' }).click();
  await shows(page, 'You have blocked nobody.');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await (await coming).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ account: { name: 'Cunegonda' } });
});

test('an account is deleted on purpose only', async () => {
  const { page, expectTrouble } = await site.open();
  expectTrouble(/401|403/);
  await openSettings(page, 'Ermenegilda');
  const end = part(page, 'Delete the account');
  await end.getByRole('button').click();
  await end.getByLabel('Your password').fill('a wrong password');
  await end.getByRole('button', { name: 'Delete it for good' }).click();
  await shows(page, 'Tick this first, if you mean it.');
  await end.getByLabel('I understand that I cannot come back').check();
  await end.getByRole('button', { name: 'Delete it for good' }).click();
  await page.locator('#last-password-note.error').waitFor();
  await end.getByLabel('Your password').fill(password);
  await end.getByRole('button', { name: 'Delete it for good' }).click();
  await page.getByRole('button', { name: 'Play at once' }).waitFor();
  expect(await page.request.post('/v1/sessions/refresh').then((answer) => answer.status())).toBe(
    401,
  );
});

test('a guest finds what applies to him', async () => {
  const { page } = await site.open({ width: 390 });
  await page.goto('/enter');
  await page.getByRole('button', { name: 'Try it as a guest' }).click();
  await shows(page, /You are here as a guest/);
  await page.goto('/settings');
  await page.getByRole('heading', { name: 'This device' }).waitFor();
  await inspect(page, 'settings-guest-390');
  await expect.poll(() => page.getByRole('heading', { name: 'Bots' }).count()).toBe(0);
  await page.goto('/lobby');
  await page.getByRole('heading', { name: 'Lobby', level: 1 }).waitFor();
  await inspect(page, 'lobby-guest-390');
  await expect.poll(() => page.getByRole('button', { name: words.en.join }).count()).toBe(0);
});
