import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isDrawn } from './hooks.ts';
import { inspectInEveryLanguage } from './languages.ts';
import { inspectInEveryLook } from './looks.ts';
import { actBy, arrive, hotSeatOf, joinGame, memberOf, openTableOf, signedIn } from './people.ts';
import {
  beside,
  exampleTitle,
  isLive,
  keepOne,
  plan,
  play,
  send,
  shows,
  turnComes,
  words,
} from './player.ts';
import { useSite } from './site.ts';
import { atFirstStall, atTheDoor, deafWindow, oneAtFirstStall } from './tables.ts';

const site = useSite();

/** A state of the game page, with the sheet of the turn open where it lies over the board. */
const inspectBeside = (page: Page, name: string): Promise<void> =>
  inspectInEveryLook(page, name, () => beside(page));

/** The board itself, where a sheet could lie over it. */
const inspectBoard = (page: Page, name: string): Promise<void> =>
  inspectInEveryLook(page, name, () => page.keyboard.press('Escape'));

test('the first decision is for everybody, in every look', async () => {
  const { page } = await site.open();
  await page.goto('/enter');
  await inspectInEveryLook(page, 'account');
  const host = await arrive(page, 'Paola');
  await inspectInEveryLook(page, 'no-games');
  const table = await openTableOf(host, await exampleTitle(page));
  await page.goto(table);
  await isLive(page);
  await inspectInEveryLook(page, 'waiting');
  await joinGame(await memberOf(site.url(), 'Quinto'), table);
  await turnComes(page);
  await beside(page);
  const pieces = page.getByRole('checkbox');
  await inspectBeside(page, 'form');
  await pieces.first().check();
  await inspectBeside(page, 'form-ready');
  for (const piece of await pieces.all()) await piece.check();
  await inspectBeside(page, 'form-over');
  await page.goto('/');
  await page.locator('.card').first().waitFor();
  await inspectInEveryLook(page, 'games');
  await page.goto('/nothing/here');
  await inspectInEveryLook(page, 'nowhere');
});

test('my turn, a plan and the past are for everybody, in every look', async () => {
  const [{ page }, other] = await atFirstStall(site, ['Rosa', 'Sante']);
  await inspectBoard(page, 'decision-board');
  await inspectBeside(page, 'decision');
  await play(page, words.en.seal(3));
  await play(other.page, words.en.seal(2));
  await shows(page, 'Stall 2 of 6');
  await turnComes(page);
  await inspectBeside(other.page, 'others');
  await plan(page, 'Pass');
  await inspectBoard(page, 'plan-board');
  await inspectBeside(page, 'plan');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Earlier' }).click();
  await shows(page, /You are looking at the past/);
  await inspectBoard(page, 'past');
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await shows(page, /You are looking at the past/);
  await inspectBoard(page, 'replay');
});

test('what is beside a game is for everybody, in every look', async () => {
  const { window, guest, game } = await oneAtFirstStall(site, ['Tea', 'Ugo']);
  const { page } = window;
  const open = async (name: RegExp) => (await beside(page)).getByRole('tab', { name }).click();
  await guest.ask('post', `/v1/games/${game}/messages`, { text: 'Well met!' });
  await open(/^Chat/);
  await page.locator('.message').waitFor();
  await page.locator('.about summary').click();
  await inspectBeside(page, 'chat');
  await page.getByRole('button', { name: 'Report the message' }).click();
  await inspectBeside(page, 'report');
  await open(/^Notes/);
  await page.getByLabel('My notes on this game').fill('Keep three coins.');
  await page.getByText('Saved', { exact: true }).waitFor();
  await inspectBeside(page, 'notes');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More' }).click();
  await inspectInEveryLook(page, 'menu');
  await page.getByRole('button', { name: 'Resign' }).click();
  await inspectInEveryLook(page, 'resigning');
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await inspectInEveryLook(page, 'help');
});

test('what goes otherwise than planned is for everybody, in every look', async () => {
  const { window: one, guest, game } = await oneAtFirstStall(site, ['Vito', 'Zoe']);
  await play(one.page, words.en.seal(3));
  await actBy(guest, game, 'seal 2');
  await shows(one.page, 'Stall 2 of 6');
  await turnComes(one.page);
  const deaf = await deafWindow(site, one.page.url(), 'Vito');
  deaf.expectTrouble(/412/);
  await plan(deaf.page, 'Pass');
  await play(one.page, 'Bid 1 coin');
  await actBy(guest, game, 'bid 2');
  await turnComes(one.page);
  await send(deaf.page);
  await deaf.page.locator('.turn-sheet [role=alert]').getByText('Zoe bids 2 coins.').waitFor();
  await inspectBeside(deaf.page, 'conflict');

  await one.page.route('**/dry-runs', async (route) => {
    const response = await route.fetch();
    const seen = (await response.json()) as object;
    await route.fulfill({ response, json: { ...seen, isCut: true, offers: [] } });
  });
  await plan(one.page, 'Pass');
  await beside(one.page);
  await shows(one.page, /^Nobody can see further from here/);
  await inspectBeside(one.page, 'cut');
  await one.page.unrouteAll({ behavior: 'wait' });
});

test('the curtain is for everybody, in every look', async () => {
  const one = await signedIn(await site.open(), 'Zaira');
  const { page } = one;
  await page.goto(await hotSeatOf(one, await exampleTitle(page)));
  await page.locator('.curtain').waitFor();
  await inspectInEveryLook(page, 'curtain');
});

test('a decision is made with the keyboard alone', async () => {
  const [{ page }, other] = await atTheDoor(site, ['Sara', 'Tito']);
  const focused = () =>
    page.evaluate<string>('document.activeElement.name || document.activeElement.innerText || ""');

  const tabTo = async (name: string) => {
    await isDrawn(page); // the focus may be about to move
    await page.locator('h1').focus();
    for (let tabs = 0; tabs < 40 && (await focused()) !== name; tabs += 1) {
      await page.keyboard.press('Tab');
    }
    await expect.poll(() => focused()).toBe(name);
  };

  await tabTo('charms');
  await page.keyboard.press('Enter'); // nothing is chosen yet: nothing is planned
  await expect.poll(() => page.locator('.plan-step').count()).toBe(0);
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.locator('.plan-step').waitFor();
  await expect.poll(focused).toBe('Send my turn'); // nothing else is left to do
  await page.keyboard.press('Enter');
  await page.locator('.plan-step').waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('H2');
  await keepOne(other.page);
  await turnComes(page);

  await tabTo('2');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Send my turn');
  await page.keyboard.press('Control+z');
  await page.locator('.plan-step').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+Shift+Z');
  await page.locator('.plan-step').waitFor();
  await page.keyboard.press('Control+Enter');
  await shows(page, 'You have sealed 2 coins.');
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('H2');
  await expect
    .poll(() => page.locator('[data-announcer]').textContent())
    .toContain('Sara seals a bid of 2');
});

test('the language can be changed, and is remembered', async () => {
  const { page } = await site.open({ locale: 'fr-CA' });
  await page.goto('/');
  await shows(page, 'De grands jeux de société, un coup à la fois');
  await page.getByLabel('Langue').selectOption('es');
  await shows(page, 'Grandes juegos de mesa, jugada a jugada');
  await page.reload();
  await shows(page, 'Grandes juegos de mesa, jugada a jugada');
  await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe('es');
});

test('every language fits a phone', async () => {
  const { page } = await site.open({ width: 390 });
  await page.goto('/enter');
  await inspectInEveryLanguage(page, 'account');
  await page.getByRole('radio', { name: words.en.fresh }).check();
  await inspectInEveryLanguage(page, 'account-fresh');
  for (const asked of ['sign-in', 'verify', 'reset']) {
    await page.goto(`/${asked}`);
    await inspectInEveryLanguage(page, `ask-${asked}`);
    await page.goto(`/${asked}#a-link-that-never-was`);
    await inspectInEveryLanguage(page, `use-${asked}`);
  }
  const host = await arrive(page, 'Umberto');
  await inspectInEveryLanguage(page, 'games');
  const table = await openTableOf(host, await exampleTitle(page));
  await page.goto(table);
  await isLive(page);
  await inspectInEveryLanguage(page, 'waiting');
  await joinGame(await memberOf(site.url(), 'Viola'), table);
  await turnComes(page);
  await beside(page);
  for (const piece of await page.getByRole('checkbox').all()) await piece.check();
  await inspectInEveryLanguage(page, 'form');
});
