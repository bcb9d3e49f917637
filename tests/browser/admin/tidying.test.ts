import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspectInEveryLanguage } from '../languages.ts';
import { inspectInEveryLook } from '../looks.ts';
import { addressOf, comeTo, memberOf, tableOf } from '../people.ts';
import { exampleTitle } from '../player.ts';
import { useSite } from '../site.ts';
import { adminIn } from './desk.ts';
import { played } from './inspector.ts';

// What admins do beside a game's log: its chat, its place in the lists, its mails.

const site = useSite({ noticeDelay: 0 });

const reason = 'They were rude to each other';

const finished = (page: Page, game: string) =>
  page.getByRole('region', { name: 'Finished' }).locator(`a[href="/games/${game}"]`);

/** A player's lists have an archived game no longer, but where he asks for those. */
async function findsItArchived(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.getByText('Archived games').click();
  const archived = page.getByRole('list', { name: 'Archived games' });
  await archived.getByRole('listitem').first().waitFor();
  expect(await archived.locator(`a[href="/games/${game}"]`).count()).toBe(1);
  await archived.getByText(/^An admin archived this game on /).waitFor();
  await archived.getByText(`Why, in the admin’s words: “${reason}”`).waitFor();
  expect(await finished(page, game).count()).toBe(0);
  await inspectInEveryLook(page, 'archived');
  await page.setViewportSize({ width: 390, height: 900 });
  await inspectInEveryLanguage(page, 'archived');
  await archived.locator(`a[href="/games/${game}"]`).click();
  await page.getByText(/^An admin archived this game on /).waitFor();
  await page.getByText(`Why, in the admin’s words: “${reason}”`).waitFor();
  await inspectInEveryLook(page, 'archived-game');
  await inspectInEveryLanguage(page, 'archived-game');
}

test('a chat is closed and opened again, and a finished game archived and brought back', async () => {
  const window = await site.open();
  const { page } = window;
  await adminIn(site, window, 'Tidier');
  await page.goto('/');
  const title = await exampleTitle(page);
  const { game, people } = await played(site, { title, names: ['Noemi', 'Nino'] });
  await page.goto(`/admin/games/${game}?part=help`);
  const way = (heading: string) =>
    page.locator('.help-way').filter({ has: page.getByRole('heading', { name: heading }) });
  async function help(heading: string, act: string, told: string): Promise<void> {
    await way(heading).getByRole('button', { name: act, exact: true }).click();
    await way(heading).getByRole('textbox', { name: 'Reason, for the players too' }).fill(reason);
    await way(heading).locator('.deed .button-main').click();
    await page.getByRole('status').getByText(told).waitFor({ state: 'attached' });
  }

  await help('Chat', 'Close the chat', 'The chat is closed.');
  const [player] = people;
  if (player === undefined) throw new Error('Nobody plays');
  const noemi = await comeTo(await site.open(), player);
  await noemi.page.goto(`/games/${game}`);
  await noemi.page.getByRole('tab', { name: 'Chat' }).click();
  await noemi.page.getByText(reason).waitFor();
  expect(await page.getByRole('button', { name: 'Close the chat' }).count()).toBe(0);
  await help('Chat', 'Open the chat again', 'The chat is open.');
  await noemi.page.getByText(/^Whoever runs this service has opened this chat again: /).waitFor();

  await help('Archive', 'Archive the game', 'The game is archived.');
  await page
    .locator('.found-state')
    .getByText(/^archived since/)
    .waitFor();
  await inspectInEveryLook(page, 'tidying');
  await page.setViewportSize({ width: 390, height: 900 });
  await inspectInEveryLanguage(page, 'tidying');
  await page.goto('/admin/games?archived=true');
  await expect.poll(() => page.locator('.found').count()).toBe(1);
  await findsItArchived(noemi.page, game);
  await page.goto(`/admin/games/${game}?part=help`);
  await help('Archive', 'Bring it back', 'The game is in all lists again.');
  await noemi.page.reload();
  await noemi.page.getByText(/ an admin brought this game back from the archive: /).waitFor();
  await noemi.page.goto('/');
  await finished(noemi.page, game).waitFor();
  await noemi.page.getByText('Archived games').click();
  await noemi.page.getByText('None of your games is archived.').waitFor();
});

test('a mail that cannot be sent again says why', async () => {
  const window = await site.open();
  const { page, expectTrouble } = window;
  await adminIn(site, window, 'Postmaster');
  const people = [await memberOf(site.url(), 'Quinto'), await memberOf(site.url(), 'Quirina')];
  for (const one of people) await addressOf(one, `${one.name}@example.org`);
  await site.returnMail('Quinto@example.org');
  await page.goto('/');
  const game = await tableOf(people, await exampleTitle(page));
  await site.writeMails();
  await page.goto(`/admin/games/${game}?part=timeline&kinds=mail`);
  await page.getByText('withheld: mails to this address come back').waitFor();
  await page.getByRole('button', { name: /^Send it again: Mail of a turn, to Quinto/ }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('He asked for it');
  expectTrouble(/409/);
  await page.locator('.deed .button-main').click();
  await page.locator('.deed .notice-trouble').waitFor();
});
