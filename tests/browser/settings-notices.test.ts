import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect } from './inspect.ts';
import { inspectInEveryLanguage } from './languages.ts';
import { inspectInEveryLook } from './looks.ts';
import { addressOf, memberOf, type Person, signedIn, tableOf } from './people.ts';
import { exampleTitle, isFocused, shows } from './player.ts';
import { useSite } from './site.ts';

const site = useSite({ noticeDelay: 0 });

const part = (page: Page, heading: string) => page.getByRole('region', { name: heading });
const notices = (page: Page) => part(page, 'Notices');
const mails = (page: Page) => part(page, 'Mails to you');
const entries = (page: Page) => mails(page).getByRole('list', { name: /newest first/ });

async function openSettings(page: Page): Promise<void> {
  await page.goto('/settings');
  await page.locator('.settings-mails').waitFor();
}

async function somebody(name: string): Promise<Person> {
  return signedIn(await site.open(), name);
}

/** What the service keeps of how he is told. */
async function kept({ ask }: Person): Promise<object> {
  const me = (await (await ask('get', '/v1/users/me')).json()) as {
    readonly telling: object;
    readonly notices: object;
  };
  return { ...me.telling, ...me.notices };
}

/** Two who play, so that the first is told of it by mail. */
async function atTable(names: readonly [string, string]) {
  const one = await somebody(names[0]);
  const other = await memberOf(site.url(), names[1]);
  await addressOf(one, `${names[0].toLowerCase()}@example.org`);
  const game = await tableOf([one, other], await exampleTitle(one.page));
  return { one, other, game };
}

test('how one is told, and what one was told, is for everybody, in every language', async () => {
  const { one, game } = await atTable(['Ugo', 'Vanni']);
  const { page } = one;
  await site.writeMails();
  await openSettings(page);
  await notices(page).getByLabel('one mail a day').check();
  const link = entries(page).getByRole('link').first();
  await link.waitFor();
  await expect.poll(() => link.getAttribute('href')).toBe(`/games/${game}`);
  await inspectInEveryLook(page, 'notices');
  await page.setViewportSize({ width: 390, height: 900 });
  await inspectInEveryLanguage(page, 'notices');
});

test('one is told as one chooses: each way, at an hour of one’s own, left alone meanwhile', async () => {
  const nora = await somebody('Nora');
  const { page } = nora;
  await openSettings(page);
  const here = notices(page);
  await here.getByText('you have no confirmed mail address').waitFor();
  await here.getByRole('link', { name: 'Give an address' }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#mail');
  await expect.poll(() => here.getByLabel('Hour of the daily mail').count()).toBe(0);
  await expect.poll(() => here.getByLabel(/^Leave me alone/).isChecked()).toBe(false);
  await expect.poll(() => here.getByLabel('a mail for every turn').isChecked()).toBe(true);

  await here.getByLabel('one mail a day').check();
  await here.getByText('By universal time (UTC), as you have named no time zone.').waitFor();
  await here.getByLabel('Hour of the daily mail').selectOption({ label: '19:00' });
  await here.getByLabel(/^Leave me alone/).check();
  await here.getByLabel('when a game of mine is over').uncheck();
  const wanted = {
    turns: 'digest',
    digestHour: 19,
    aloneWhileOpen: true,
    turn: true,
    ended: false,
  };
  await expect.poll(() => kept(nora)).toMatchObject(wanted);
  await here.getByText('Saved.').waitFor();

  await nora.ask('patch', '/v1/users/me', { timeZone: 'America/New_York' });
  await page.reload();
  await here.getByText('By the clock of America/New_York.').waitFor();
  await expect.poll(() => here.getByLabel('Hour of the daily mail').inputValue()).toBe('19');
  await here.getByLabel('nothing').check();
  await expect.poll(() => kept(nora)).toMatchObject({ turns: 'nothing', digestHour: 19 });
});

test('who goes through the ways by keyboard ends at the last, however slow the service is', async () => {
  const oddo = await somebody('Oddo');
  const { page } = oddo;
  await openSettings(page);
  await page.route('**/v1/users/me', async (route) => {
    if (route.request().method() === 'PATCH') await page.waitForTimeout(300);
    await route.continue();
  });
  await notices(page).getByLabel('a mail for every turn').focus();
  for (const _ of ['reminders', 'digest', 'nothing']) await page.keyboard.press('ArrowDown');
  await expect.poll(() => kept(oddo)).toMatchObject({ turns: 'nothing' });
  await isFocused(notices(page).getByLabel('nothing'));
  await expect.poll(() => notices(page).getByLabel('nothing').isChecked()).toBe(true);
  await page.unrouteAll({ behavior: 'wait' });
});

test('what cannot be kept is taken back, and says why', async () => {
  const window = await site.open();
  window.expectTrouble(/ERR_FAILED/);
  const { page } = await signedIn(window, 'Piera');
  await openSettings(page);
  await page.route('**/v1/users/me', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await notices(page).getByLabel('when somebody invites me').click();
  await notices(page).getByRole('alert').waitFor();
  await expect
    .poll(() => notices(page).getByLabel('when somebody invites me').isChecked())
    .toBe(true);
  await page.unrouteAll();
});

test('what was told says of which game and how it ended, a page at a time', async () => {
  const { one, other, game } = await atTable(['Rosa', 'Sante']);
  await site.writeMails();
  for (let count = 0; count < 9; count += 1) {
    await other.ask('post', `/v1/games/${game}/messages`, { text: `Well, ${count}?` });
    await site.writeMails();
    await one.ask('get', `/v1/games/${game}/messages`);
  }
  const { page } = one;
  await openSettings(page);
  const list = entries(page);
  await expect.poll(() => list.getByRole('listitem').count()).toBe(10);
  await list.getByText('Messages').first().waitFor();
  await list
    .getByRole('link', { name: /with Sante$/ })
    .first()
    .waitFor();
  await mails(page).getByRole('button', { name: 'More mails' }).click();
  await expect.poll(() => list.getByRole('listitem').count()).toBe(11);
  await list.getByText('Your account').waitFor();
  await list.getByText('Your turn').waitFor();
  await isFocused(mails(page).getByText('These are all.'));
  await inspectInEveryLook(page, 'mails');
});

test('a game is muted at its table, and heard of again from there or from the settings', async () => {
  const { one, game } = await atTable(['Tessa', 'Uberto']);
  const { page } = one;
  const muted = async () =>
    ((await (await one.ask('get', '/v1/users/me/mail-mutes')).json()) as { games: string[] }).games;
  await page.goto(`/games/${game}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'No mails about this game' }).click();
  await shows(page, 'You get no mails about this game.');
  expect(await muted()).toEqual([game]);
  await inspectInEveryLook(page, 'menu-muted');
  await site.writeMails();

  await openSettings(page);
  await entries(page).getByText('You did not want it').waitFor();
  await inspect(page, 'mails-muted-1440');
  await mails(page)
    .getByRole('button', { name: /^Hear of it again: .* with Uberto$/ })
    .click();
  await shows(page, /^You get mails again: .* with Uberto\.$/);
  await isFocused(mails(page).getByRole('heading', { name: 'Muted games' }));
  expect(await muted()).toEqual([]);

  await page.goto(`/games/${game}`);
  await page.getByRole('button', { name: 'More' }).click();
  const way = page.getByRole('button', { name: 'No mails about this game' });
  await way.click();
  await page.getByRole('button', { name: 'Mails about this game again' }).click();
  await shows(page, 'You get mails about this game again.');
  await way.waitFor();
  expect(await muted()).toEqual([]);
});

test('a game one sees no more is called so', async () => {
  const window = await site.open();
  window.expectTrouble(/404/);
  const one = await signedIn(window, 'Vico');
  await one.page.route('**/v1/users/me/mail-mutes', (route) =>
    route.fulfill({ json: { games: ['3f333df6-90a4-4fda-8dd3-000000000002'] } }),
  );
  await openSettings(one.page);
  await mails(one.page).getByText('A game you no longer see').waitFor();
  await mails(one.page).getByText('No mail yet.').waitFor();
});

test('what a reply asks for is done at once, or asked back first', async () => {
  const zita = await somebody('Zita');
  const { page } = zita;
  await openSettings(page);
  const ways = notices(page).getByRole('group', { name: 'When I answer a mail with a move' });
  expect(await ways.getByLabel('ask me first').isChecked()).toBe(true);
  await ways.getByLabel('do it at once').check();
  await expect.poll(() => kept(zita)).toMatchObject({ replies: 'at-once' });
  await page.reload();
  await ways.getByLabel('ask me first').waitFor();
  expect(await ways.getByLabel('do it at once').isChecked()).toBe(true);
  await ways.getByLabel('ask me first').check();
  await expect.poll(() => kept(zita)).toMatchObject({ replies: 'ask' });
});
