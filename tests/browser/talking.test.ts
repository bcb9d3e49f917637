import { expect, test } from 'vitest';
import { inspect } from './inspect.ts';
import { beside, shows } from './player.ts';
import { useSite } from './site.ts';
import { aloneAtFirstStall, atFirstStall } from './tables.ts';

const site = useSite();

test('players talk to all and to one, count what is unread, report and mute', async () => {
  const [one, other] = await atFirstStall(
    site,
    ['Fiora', 'Gino'],
    [{}, { width: 390, dark: true }],
  );
  const tab = one.page.getByRole('tab', { name: /^Chat/ });
  await tab.click();
  await one.page.getByRole('textbox', { name: 'Message' }).fill('A fine fair, is it not?');
  await one.page.keyboard.press('Control+Enter');
  await shows(one.page, 'A fine fair, is it not?');
  await expect.poll(() => one.page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('');

  await other.page.locator('.bar .count').waitFor();
  await beside(other.page);
  await other.page.getByRole('tab', { name: /1 unread$/ }).click();
  await shows(other.page, 'A fine fair, is it not?');
  await other.page.locator('.game-side .count, .bar .count').first().waitFor({ state: 'detached' });
  await other.page.getByLabel('To').selectOption('Fiora');
  await other.page.getByRole('textbox', { name: 'Message' }).fill('Between us: yes.');
  await inspect(other.page, 'chat-dark-390');
  await other.page.getByRole('button', { name: 'Say it' }).click();
  await shows(one.page, 'to Fiora alone');
  await shows(one.page, 'Between us: yes.');
  await inspect(one.page, 'chat-1440');

  await one.page.locator('.about summary').click();
  await one.page.getByRole('button', { name: 'Report the message' }).click();
  await one.page.getByLabel('What is wrong with it?').fill('Nothing, in truth.');
  await one.page.getByRole('button', { name: 'Report the message' }).click();
  await shows(one.page, /^Thank you\./);
  await one.page.reload();
  await tab.click();
  await one.page.locator('.about summary').click();
  await one.page.getByRole('button', { name: 'Hear no more of Gino in this game' }).click();
  await one.page.getByRole('button', { name: 'Hear Gino again' }).waitFor();
  const say = async (text: string) => {
    await other.page.getByRole('textbox', { name: 'Message' }).fill(text);
    await other.page.getByRole('button', { name: 'Say it' }).click();
    await other.page.locator('.message').getByText(text).waitFor();
  };
  await say('Nobody listens.');
  await one.page.getByRole('button', { name: 'Hear Gino again' }).click();
  await one.page.getByRole('button', { name: 'Hear Gino again' }).waitFor({ state: 'detached' });
  await say('At last.');
  await shows(one.page, 'At last.');
  await expect.poll(() => one.page.getByText('Nobody listens.').count()).toBe(0);
});

test('a chat that an admin closes says why, at once, and takes what is typed when it is opened again', async () => {
  const { page } = await aloneAtFirstStall(site, ['Nora', 'Olmo']);
  await page.getByRole('tab', { name: /^Chat/ }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('So there!');
  const [, game = ''] = new URL(page.url()).pathname.match(/games\/([0-9a-f-]{36})/) ?? [];
  await site.closeChat(game, 'You are too loud.');
  await shows(page, 'Whoever runs this service has closed this chat: You are too loud.');
  expect(await page.getByRole('textbox', { name: 'Message' }).count()).toBe(0);
  await site.openChat(game, 'You were quiet for a week.');
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Message' }).inputValue())
    .toBe('So there!');
  const opened =
    /^Whoever runs this service has opened this chat again: You were quiet for a week\./;
  await shows(page, opened);
  await page.getByRole('button', { name: 'Say it' }).click();
  await page.locator('.message').getByText('So there!').waitFor();
  const said = page.getByRole('list', { name: 'Chat' }).getByRole('listitem');
  expect(await said.nth(0).textContent()).toMatch(opened); // where it was opened: before what was said since
  expect(await said.nth(1).textContent()).toContain('So there!');
});

test('what is typed stays when it cannot be said, and over a reload', async () => {
  const { page, expectTrouble } = await aloneAtFirstStall(site, ['Ida', 'Lapo']);
  expectTrouble(/net::|failed:/);
  await page.getByRole('tab', { name: /^Chat/ }).click();
  await page.route('**/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('textbox', { name: 'Message' }).fill('Patience is a virtue.');
  await page.getByRole('button', { name: 'Say it' }).click();
  await shows(page, /cannot be reached/);
  await page.unroute('**/messages');
  await page.reload();
  await page.getByRole('tab', { name: /^Chat/ }).click();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Message' }).inputValue())
    .toBe('Patience is a virtue.');
  await page.getByRole('button', { name: 'Say it' }).click();
  await page.locator('.message').getByText('Patience is a virtue.').waitFor();
});

test('notes are kept as they are written, also when that fails at first', async () => {
  const [{ page, expectTrouble }, other] = await atFirstStall(
    site,
    ['Mina', 'Neri'],
    [{}, { isHeard: true }],
  );
  expectTrouble(/net::|failed:/);
  const notes = page.getByLabel('My notes on this game');
  await page.getByRole('tab', { name: 'Notes' }).click();
  await notes.fill('Keep three coins.');
  await page.getByText('Saved', { exact: true }).waitFor();
  await inspect(page, 'notes-1440');
  await page.route('**/notes', (route) => route.abort());
  await notes.fill('Keep three coins, or four.');
  await page.getByText(/^Not saved yet/).waitFor();
  await page.unroute('**/notes');
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.reload();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await notes.waitFor();
  await expect.poll(() => notes.inputValue()).toBe('Keep three coins, or four.');
  expect(JSON.stringify(other.bodies())).not.toContain('three coins');
});

test('notes that are refused stay on this device, also over a reload, until they are taken', async () => {
  const { page, expectTrouble } = await aloneAtFirstStall(site, ['Ornella', 'Primo']);
  expectTrouble(/400/);
  const notes = page.getByLabel('My notes on this game');
  let refused = 0;
  await page.route('**/notes', async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    refused += 1;
    const problem = { type: 'urn:staffetta:problem:invalid-request', status: 400 };
    return route.fulfill({
      status: 400,
      contentType: 'application/problem+json',
      json: { ...problem, title: 'Invalid', detail: 'This cannot be kept.' },
    });
  });
  await page.getByRole('tab', { name: 'Notes' }).click();
  await notes.fill('The patron loves amber.');
  const why = page.getByText('Not saved, but kept on this device. This cannot be kept.');
  await why.waitFor();
  expect(refused).toBe(1); // it does not hammer at the door
  await inspect(page, 'notes-refused-1440');
  await page.reload();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await why.waitFor();
  await expect.poll(() => notes.inputValue()).toBe('The patron loves amber.');
  await page.unroute('**/notes');
  await notes.press('End');
  await page.keyboard.type(' And jade.');
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.reload();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await notes.waitFor();
  await expect.poll(() => notes.inputValue()).toBe('The patron loves amber. And jade.');
});
