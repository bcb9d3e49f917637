import type { Schemas } from '@staffetta/client';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { exampleEntry } from '../../../apps/api/test/players.ts';
import { ending } from '../hooks.ts';
import { inspect } from '../inspect.ts';
import { inspectInEveryLanguage } from '../languages.ts';
import { inspectInEveryLook } from '../looks.ts';
import { comeTo, type Member, memberOf, type Person, tableOf } from '../people.ts';
import { isFocused } from '../player.ts';
import { useSite } from '../site.ts';
import { adminIn } from './desk.ts';
import { entry } from './inspector.ts';

// Helping a game, and what its players read of it.

const site = useSite();

const reason = 'A fault of ours, not of yours';

/** Two at a table with a clock, far into their game; and an admin at the way he may help. */
async function helpedGame(names: readonly [string, string]) {
  const window = await site.open();
  const { page } = window;
  const admin = await adminIn(site, window, `Helper of ${names[0]}`);
  const [one, other] = [
    await memberOf(site.url(), names[0]),
    await memberOf(site.url(), names[1]),
  ] as const;
  const pace = { kind: 'perTurn', hours: 24 } as const;
  const game = await tableOf([one, other], exampleEntry().title.id, { pace });
  await site.play(game, 6);
  await page.goto(`/admin/games/${game}?part=help`);
  return { admin, one, other, page, game, expectTrouble: window.expectTrouble };
}

const looking = async (player: Member): Promise<Person> => comeTo(await site.open(), player);

const way = (page: Page, heading: string) =>
  page.locator('.help-way').filter({ has: page.getByRole('heading', { name: heading }) });

/** Opens a way to help, says why, and does it. */
async function help(page: Page, heading: string, act: string, told: string): Promise<void> {
  const place = way(page, heading);
  await place.getByRole('button', { name: act }).click();
  await place.getByRole('textbox', { name: 'Reason, for the players too' }).fill(reason);
  await place.locator('.deed .button-main').click();
  await page.getByRole('status').getByText(told).waitFor({ state: 'attached' });
  await isFocused(page.getByRole('heading', { name: 'Help', level: 2 }));
}

/** A player reads it at his game, with the reason. */
async function reads({ page }: Person, game: string, sentence: RegExp): Promise<void> {
  await page.goto(`/games/${game}`);
  const event = page.locator('.event').filter({ hasText: reason }).first();
  await event.waitFor({ state: 'attached' });
  expect(await event.textContent()).toMatch(sentence);
}

/** Of what a player was told, his log strikes out all that was played behind where the game was taken back to. */
async function marksWhatIsGone({ page, ask }: Person, game: string): Promise<void> {
  const log: Schemas['Log'] = await (await ask('get', `/v1/games/${game}/log`)).json();
  const backTo = log.events.at(-1)?.backTo ?? Number.NaN;
  const lost = log.events.filter(({ kind, version }) => kind === 'play' && version > backTo);
  expect(lost.length).toBeGreaterThan(1);
  const struck = page.locator('.event').filter({ hasText: 'counts no more' }).locator('del');
  const told = lost.toReversed().flatMap(({ sentences }) => sentences);
  await expect.poll(() => struck.allInnerTexts()).toEqual(told);
}

test('a game is taken back behind an event, though it went on meanwhile, and its players read why', async () => {
  const { page, game, expectTrouble, ...players } = await helpedGame(['Ulla', 'Ugo']);
  const [one, other] = [await looking(players.one), await looking(players.other)];
  expectTrouble(/412/);
  await other.page.goto(`/games/${game}`);
  await page.getByRole('link', { name: 'To the log', exact: true }).click();
  await entry(page, 6).getByRole('link', { name: 'Take back to behind event 6' }).click();
  const place = way(page, 'Take the game back');
  await place.getByText(/^What counts no more: \d+ events$/).waitFor();
  await place.getByRole('button', { name: 'Take the game back' }).click();
  const why = place.getByRole('textbox', { name: 'Reason, for the players too' });
  await why.fill(reason);
  await inspectInEveryLook(page, 'helping-back');

  const lost = await place.getByText(/^What counts no more/).innerText();
  await site.play(game, 1);
  await place.locator('.deed .button-main').click();
  await place.getByText(/^The game went on since you looked/).waitFor();
  await expect.poll(() => place.getByText(/^What counts no more/).innerText()).not.toBe(lost);
  expect(await why.inputValue()).toBe(reason);
  await inspect(page, 'helping-went-on-1440');
  await place.locator('.deed .button-main').click();
  await page
    .getByRole('status')
    .getByText('The game is taken back.')
    .waitFor({ state: 'attached' });

  // Who was looking on reads it at once, and who comes later too.
  const event = other.page.locator('.event').filter({ hasText: reason }).first();
  await event.waitFor({ state: 'attached' });
  await reads(one, game, /An admin takes the game back to where it stood/);

  // What was played since stands in the log as what it is, in what each was told of it.
  for (const player of [one, other]) await marksWhatIsGone(player, game);
  await inspect(one.page, 'helped-back-1440');
  await one.page.setViewportSize({ width: 390, height: 900 });
  await inspect(one.page, 'helped-back-390');
  await page.goto(`/admin/games/${game}`);
  await entry(page, 7).getByText('counts no more').waitFor();
  expect(await entry(page, 6).locator('del').count()).toBe(0);
  expect(await page.locator('.logged-repair del').count()).toBe(0);
  await inspectInEveryLook(page, 'helping-gone');
  await page.goto(`/admin/games/${game}?part=timeline&kinds=event`);
  const line = page.getByRole('listitem').filter({ hasText: /^.*Event \d+/s });
  await line.filter({ hasText: 'Event 7 ' }).getByText('counts no more').waitFor();
  expect(await line.filter({ hasText: 'Event 7 ' }).locator('del').count()).toBe(1);
  expect(await line.filter({ hasText: 'Event 6 ' }).locator('del').count()).toBe(0);
});

test('time is given, the game paused and its pause ended', async () => {
  const { one, page, game } = await helpedGame(['Vera', 'Vito']);
  const time = way(page, 'More time');
  await time.waitFor();
  await page.setViewportSize({ width: 390, height: 900 });
  await inspectInEveryLanguage(page, 'helping');
  await time.getByRole('button', { name: 'Give more time' }).click();
  await time.getByLabel('Hours').fill('1000');
  await time.locator('.deed .button-main').click();
  await time.getByText('Write a whole number from 1 to 720.').waitFor();
  await time.getByLabel('Hours').fill('12');
  await time.getByRole('button', { name: 'Leave it as it is' }).click();
  await help(page, 'More time', 'Give more time', 'The time is given.');
  const looker = await looking(one);
  await reads(looker, game, /An admin gives seat \d 12 hours more\./);
  await help(page, 'Pause', 'Pause the game', 'The game is paused.');
  await way(page, 'Pause')
    .getByText(/^paused until/)
    .waitFor();
  await help(page, 'Pause', 'End the pause', 'Time passes again.');
});

test('who wants what another admin has done meanwhile is told so until he leaves it', async () => {
  const { admin, page, game, expectTrouble } = await helpedGame(['Xenia', 'Xaver']);
  expectTrouble(/409/);
  const pause = way(page, 'Pause');
  await pause.getByRole('button', { name: 'Pause the game' }).click();
  const why = pause.getByRole('textbox', { name: 'Reason, for the players too' });
  await why.fill(reason);
  await admin.ask('post', `/v1/admin/games/${game}/pause`, { reason, days: 2 });
  await pause.locator('.deed .button-main').click();
  await pause
    .getByRole('alert')
    .getByText(/^It is so already: perhaps another admin was faster\./)
    .waitFor();
  expect(await why.inputValue()).toBe(reason);
  await pause.getByRole('button', { name: 'Leave it as it is' }).click();
  await pause.getByText(/^paused until/).waitFor();
  await isFocused(page.getByRole('heading', { name: 'Help', level: 2 }));
});

test('who has begun to help a game that ends meanwhile is told so, and loses nothing he wrote', async () => {
  const { admin, page, game, expectTrouble } = await helpedGame(['Yara', 'Yves']);
  expectTrouble(/409|422/);
  const [time, pause] = [way(page, 'More time'), way(page, 'Pause')];
  await time.getByRole('button', { name: 'Give more time' }).click();
  await time.getByLabel('For whom').selectOption({ index: 1 });
  await time.getByLabel('Hours').fill('36');
  const why = time.getByRole('textbox', { name: 'Reason, for the players too' });
  await why.fill(reason);
  await pause.getByRole('button', { name: 'Pause the game' }).click();

  const { number: newest } = await (await admin.ask('get', `/v1/admin/games/${game}`)).json();
  await admin.ask('post', `/v1/admin/games/${game}/end`, { reason, newest });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await time
    .getByRole('alert')
    .getByText(/^The game is over now/)
    .waitFor();
  expect(await time.getByLabel('For whom').inputValue()).not.toBe('');
  expect(await time.getByLabel('Hours').inputValue()).toBe('36');
  expect(await why.inputValue()).toBe(reason);
  await page.setViewportSize({ width: 390, height: 900 });
  await inspectInEveryLanguage(page, 'helping-over');
  expect(await way(page, 'Seats').count()).toBe(0);

  await time.locator('.deed .button-main').click();
  await time.locator('.deed .notice-trouble').waitFor();
  expect(await why.inputValue()).toBe(reason);
  await time.getByRole('button', { name: 'Leave it as it is' }).click();
  await isFocused(page.getByRole('heading', { name: 'Help', level: 2 }));
  await time.waitFor({ state: 'detached' });
  await pause.getByRole('button', { name: 'Leave it as it is' }).click();
  await pause.waitFor({ state: 'detached' });
  await isFocused(page.getByRole('heading', { name: 'Help', level: 2 }));
});

test('a seat is freed, somebody invited to it, and a game ended', async () => {
  const { one, page, game } = await helpedGame(['Zeno', 'Zita']);
  const looker = await looking(one);
  await memberOf(site.url(), 'Zacharias');
  const seats = way(page, 'Seats');
  await seats.getByLabel('Whom to invite').fill('Zacharias');
  await page.keyboard.press('Enter');
  await seats.getByRole('button', { name: 'Invite to the seat' }).click();
  await seats.getByLabel('Seat').selectOption({ index: 1 });
  await seats.getByRole('textbox', { name: 'Reason, for the players too' }).fill(reason);
  await inspect(page, 'helping-seat-1440');
  await seats.locator('.deed .button-main').click();
  await page.getByRole('status').getByText('He is invited.').waitFor({ state: 'attached' });
  await reads(looker, game, /An admin frees seat 2; it is vacant\./);
  await help(page, 'End', 'End the game', 'The game is over.');
  await page.getByText('Only a game that goes on can be helped.').waitFor();
  await reads(looker, game, /An admin ends the game: nobody wins\./);
  await ending(looker.page).waitFor(); // it comes with the next answer, and fades in
  await inspect(looker.page, 'helped-end-1440');
});
