import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect } from './inspect.ts';
import { inspectInEveryLanguage } from './languages.ts';
import { inspectInEveryLook } from './looks.ts';
import { signedIn } from './people.ts';
import { exampleName, exampleTitle, hasBegun, shows, words } from './player.ts';
import { useSite } from './site.ts';

const site = useSite();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Opens a table by invitation or link, and stays there. */
async function openFor(page: Page, who: RegExp, invited: readonly string[] = []): Promise<string> {
  await page.goto(`/create?title=${await exampleTitle(page)}`);
  await button(page, words.en.onward).click();
  await page.getByRole('radio', { name: who }).check();
  for (const name of invited) {
    await page.getByLabel('Name of a player').fill(name);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Take ${name} off the list` }).waitFor();
  }
  await button(page, words.en.onward).click();
  await button(page, words.en.openTable).click();
  await page.waitForURL(/\/games\//);
  await page.locator('.waiting').waitFor();
  return new URL(page.url()).pathname;
}

test('the lobby is for everybody, in every look', async () => {
  const { page } = await signedIn(await site.open(), 'Dora');
  const host = await signedIn(await site.open(), 'Elio');
  await openFor(host.page, /^Only those invited/, ['Dora']);
  await openFor(host.page, /^Anybody/);
  await page.goto('/lobby');
  await page.getByRole('heading', { name: 'You are invited' }).waitFor();
  await inspectInEveryLook(page, 'lobby');
  await page.getByLabel('Only with a seat for me').check();
  await inspectInEveryLook(page, 'lobby-filtered');
  await page
    .getByRole('link', { name: await exampleName(page) })
    .first()
    .click();
  await page.locator('.waiting').waitFor();
  await inspectInEveryLook(page, 'table-invited');
  await inspectInEveryLook(host.page, 'table-host');
});

test('somebody invited is told so, and declines or sits down', async () => {
  const host = await signedIn(await site.open(), 'Fiora');
  const guest = await signedIn(await site.open(), 'Gino');
  const other = await signedIn(await site.open(), 'Ilda');
  await openFor(host.page, /^Only those invited/, ['Gino']);
  await guest.page.goto('/lobby');
  await button(guest.page, /^Decline: .*, Fiora$/).click();
  await guest.page.getByRole('heading', { name: 'You are invited' }).waitFor({ state: 'detached' });

  // The host sees it, and asks somebody else at the table itself.
  await host.page.getByText('Invited, no answer yet').waitFor({ state: 'detached' });
  await host.page.getByLabel('Name of a player').fill('Nobody at all');
  await button(host.page, 'Invite').click();
  await shows(host.page, 'Nobody here is called “Nobody at all”.');
  await expect
    .poll(() => host.page.getByLabel('Name of a player').inputValue())
    .toBe('Nobody at all');
  await host.page.getByLabel('Name of a player').fill('ilda');
  await button(host.page, 'Invite').click();
  await button(host.page, 'Withdraw the invitation of Ilda').waitFor();
  await other.page.goto('/lobby');
  await button(other.page, /^Take a seat: .*, Fiora$/).click();
  await hasBegun(other.page);
  await hasBegun(host.page);
});

test('a link leads to a table, and stands in no address', async () => {
  const [host, guest] = await Promise.all([site.open(), site.open({ width: 390 })]);
  guest.expectTrouble(/404/);
  await Promise.all([signedIn(host, 'Luca'), signedIn(guest, 'Mina')]);
  const table = await openFor(host.page, /^Whoever has the link/);
  await button(host.page, 'Make a link').click();
  const link = await host.page.getByLabel('Link to this table').inputValue();
  expect(link).toMatch(/\/join#[\w-]{43}$/);
  await inspect(host.page, 'table-link-1440');

  await guest.page.goto('/join');
  await inspectInEveryLanguage(guest.page, 'join');
  await button(guest.page, 'Go to the table').click();
  await shows(guest.page, 'Paste the link you were given.');
  await guest.page.getByLabel('Link or code').fill('nonsense http://');
  await button(guest.page, 'Go to the table').click();
  await shows(guest.page, /^This is not the link of a table\./);
  await guest.page.getByLabel('Link or code').fill(`${site.url()}/join#${'x'.repeat(43)}`);
  await button(guest.page, 'Go to the table').click();
  await guest.page.locator('#link-note.error').waitFor();
  await expect.poll(() => guest.page.getByLabel('Link or code').inputValue()).toContain('/join#');

  await guest.page.goto('/lobby');
  await guest.page.goto(link.slice(0, -9));
  await shows(guest.page, /^This is not the link of a table\./);
  await guest.page.goto('/lobby');
  await guest.page.goto(link);
  await guest.page.waitForURL(`**${table}`);
  await expect.poll(() => guest.page.url()).not.toContain('#');
  await guest.page.goBack();
  await expect.poll(() => guest.page.url()).not.toContain('#');
  await guest.page.goto(table);
  await button(guest.page, 'Take a seat').click();
  await hasBegun(guest.page);
});

test('one gets up from a table; its host closes it, asked twice', async () => {
  const [host, guest] = await Promise.all([site.open(), site.open()]);
  guest.expectTrouble(/403/); // what he asked for as he got up
  await Promise.all([signedIn(host, 'Nora'), signedIn(guest, 'Ottone')]);
  await host.page.goto(`/create?title=${await exampleTitle(host.page)}`);
  await button(host.page, words.en.onward).click();
  await host.page.getByRole('radio', { name: '3', exact: true }).check();
  await button(host.page, words.en.onward).click();
  await button(host.page, words.en.openTable).click();
  await host.page.waitForURL(/\/games\//);
  const table = new URL(host.page.url()).pathname;
  await guest.page.goto(table);
  await button(guest.page, 'Take a seat').click();
  await button(guest.page, 'Get up from the table').click();
  await guest.page.locator('.lobby').waitFor();
  await button(host.page, 'Close the table').click();
  await shows(host.page, 'Everybody will have to get up. Close the table?');
  await inspect(host.page, 'table-closing-1440');
  await button(host.page, 'No, keep it').click();
  await button(host.page, 'Close the table').click();
  await button(host.page, 'Yes, close it').click();
  await host.page.locator('.waiting').waitFor({ state: 'detached' });
});

test('in every language the lobby and a table that fills fit a phone', async () => {
  const { page } = await signedIn(await site.open({ width: 390 }), 'Palmira');
  await page.goto('/lobby');
  await page.locator('.lobby-lists').waitFor();
  await inspectInEveryLanguage(page, 'lobby');
  await openFor(page, /^Whoever has the link/);
  await button(page, 'Make a link').click();
  await page.getByLabel('Link to this table').waitFor();
  await inspectInEveryLanguage(page, 'table');
});
