import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect } from '../inspect.ts';
import { inspectInEveryLanguage } from '../languages.ts';
import { inspectInEveryLook } from '../looks.ts';
import { titlesOf } from '../people.ts';
import { isFocused, shows } from '../player.ts';
import { useSite } from '../site.ts';
import { adminIn } from './desk.ts';

const site = useSite();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const fact = (page: Page, path: string): Locator => page.locator(`[id="fact-${path}"]`);

test('an edition is written from the usual one, tried, mended where it is wrong, added and made the usual one', async () => {
  const window = await site.open({ width: 390 });
  const { page } = window;
  const admin = await adminIn(site, window, 'Petronio');
  const [title] = (await titlesOf(admin)).filter(({ stage }) => stage === 'example');
  await page.goto('/admin/editions');
  await page.locator(`a[href="/admin/editions/${title?.id}"]`).click();
  await page.getByText('The title’s own', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Add an edition' }).click();
  await page.getByRole('heading', { name: 'What is printed' }).waitFor();

  await fact(page, 'coins').fill('many');
  await button(page, 'Try it').click();
  await page.getByRole('alert').getByRole('button', { name: 'coins of each player' }).click();
  await isFocused(fact(page, 'coins'));
  await page.locator('[id="fact-coins-note"]').waitFor();
  await fact(page, 'coins').fill('14');
  await fact(page, 'lanterns').click();
  await fact(page, 'lanterns.2').click();
  const glass = await fact(page, 'lanterns.2.glass').inputValue();
  await fact(page, 'lanterns.2.glass').fill('green');
  await fact(page, 'lanterns').click(); // folded up again
  await fact(page, 'lanterns.2.glass').waitFor({ state: 'detached' });
  await button(page, 'Try it').click();
  await fact(page, 'lanterns').getByText('1 fault').waitFor();
  await page.getByRole('alert').getByRole('button', { name: 'lanterns › 3 › glass' }).click();
  await isFocused(fact(page, 'lanterns.2.glass'));
  await inspectInEveryLanguage(page, 'admin-edition-new');
  await inspectInEveryLook(page, 'admin-edition-new');
  await fact(page, 'lanterns.2.glass').fill(glass);
  await button(page, 'Try it').click();
  await page
    .locator('.edition-good', {
      hasText: /^Nothing is wrong: \d+ games were played out with it\.$/,
    })
    .waitFor();
  await page.getByRole('row', { name: 'coins 12 14' }).waitFor();

  await button(page, 'Add the edition').click();
  await isFocused(page.getByLabel('Name', { exact: true }));
  await page.getByLabel('Name', { exact: true }).fill('Second light');
  await page.getByLabel('Where its figures are from').fill('The box of Petronio');
  await page.getByLabel('Reason').fill('The box says fourteen');
  await button(page, 'Add the edition').click();
  await page.waitForURL(`**/admin/editions/${title?.id}`);
  const second = page.getByRole('listitem').filter({ hasText: 'Second light' });
  await second.getByText('The box of Petronio').waitFor();
  await second.getByRole('button', { name: /Make it the usual one$/ }).click();
  await page.locator('.deed textarea').fill('We play by the box');
  await page.locator('.deed .button-main').click();
  await second.getByText('usual', { exact: true }).waitFor();
  const own = page.getByRole('listitem').filter({ hasText: 'The title’s own' });
  await own.getByRole('button', { name: /Withdraw$/ }).click();
  await page.locator('.deed textarea').fill('Nobody needs the guess');
  await page.locator('.deed .button-main').click();
  await own.getByText('not offered').waitFor();
  await inspectInEveryLanguage(page, 'admin-editions-of');
  await inspectInEveryLook(page, 'admin-editions-of');

  await second.getByRole('link', { name: 'Second light' }).click();
  await page.getByRole('row', { name: 'coins 12 14' }).waitFor();
  await inspect(page, 'admin-edition-390');
  const handed = page.waitForEvent('download');
  await button(page, 'Save as a file').click();
  const facts = JSON.parse(await readFile(await (await handed).path(), 'utf8'));
  expect(facts.coins).toBe(14);
  await page.getByRole('link', { name: 'Begin a new one from this' }).click();
  await expect.poll(() => fact(page, 'coins').inputValue()).toBe('14');
  const file = page.getByLabel('Read in a file');
  const read = (name: string, text: string) =>
    file.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await read('wrong.json', '{coins: 9}');
  await shows(page, /^wrong\.json is no JSON\./);
  await expect.poll(() => fact(page, 'coins').inputValue()).toBe('14');
  await read('third.json', JSON.stringify({ ...facts, coins: 16 }));
  await expect.poll(() => fact(page, 'coins').inputValue()).toBe('16');
});

test('of two who make another edition the usual one the slower is told which it is, and keeps what he wrote', async () => {
  const windows = [await site.open({ width: 390 }), await site.open({ width: 390 })] as const;
  const [first, second] = [windows[0].page, windows[1].page];
  windows[1].expectTrouble(/4(?:09|12)/);
  const admin = await adminIn(site, windows[0], 'Prisca');
  await adminIn(site, windows[1], 'Priscus');
  const title = (await titlesOf(admin)).find(({ stage }) => stage === 'example')?.id ?? '';
  await site.addEdition(title, { coins: 30 }, 'Red box');
  await site.addEdition(title, { coins: 31 }, 'Blue box');
  const entryIn = (page: Page, label: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name: label }) });
  const open = async (page: Page, label: string, act: string): Promise<void> => {
    await page.goto(`/admin/editions/${title}`);
    await button(page, `${label}: ${act}`).click();
    await page.locator('.deed textarea').fill(`${label}, as all agreed`);
  };
  const send = (page: Page) => page.locator('.deed .button-main').click();

  await open(first, 'Red box', 'Make it the usual one');
  await open(second, 'Blue box', 'Make it the usual one');
  await send(first);
  await entryIn(first, 'Red box').getByText('usual', { exact: true }).waitFor();
  await send(second);
  await second
    .getByRole('alert')
    .getByText(/^Since you looked another edition has become the usual one: “Red box”\./)
    .waitFor();
  await entryIn(second, 'Red box').getByText('usual', { exact: true }).waitFor();
  expect(await second.locator('.deed textarea').inputValue()).toBe('Blue box, as all agreed');
  await inspectInEveryLook(second, 'admin-editions-overtaken');
  await send(second);
  await entryIn(second, 'Blue box').getByText('usual', { exact: true }).waitFor();

  await open(first, 'Red box', 'Withdraw');
  await open(second, 'Red box', 'Withdraw');
  await send(first);
  await entryIn(first, 'Red box').getByText('not offered').waitFor();
  await send(second);
  await second
    .getByRole('alert')
    .getByText(/^It is so already: perhaps another admin was faster\./)
    .waitFor();
  await button(second, 'Leave it as it is').click();
  await entryIn(second, 'Red box').getByText('not offered').waitFor();
  await isFocused(second.getByRole('heading', { level: 1 }));
});
