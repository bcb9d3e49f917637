import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goldenNames } from '../../../apps/api/test/golden.ts';
import { layBefore, playersOf } from '../golden.ts';
import { inspect } from '../inspect.ts';
import { inspectInEveryLanguage } from '../languages.ts';
import { inspectInEveryLook } from '../looks.ts';
import { memberOf, tableOf } from '../people.ts';
import { exampleTitle, isFocused } from '../player.ts';
import { useSite } from '../site.ts';
import { adminIn } from './desk.ts';
import { entry, lookAsReferee, part, played } from './inspector.ts';

// How admins find games and look into one, whatever its title.

const site = useSite();

const list = (page: Page) => page.getByRole('list', { name: 'Games, the newest first' });
const found = (page: Page) => list(page).locator(':scope > li');
const openedBy = (page: Page, name: string) => found(page).filter({ hasText: name });

/** Somebody who administers, and the title tests play. */
async function desk(name: string, width = 1440) {
  const window = await site.open({ width });
  const admin = await adminIn(site, window, name);
  const { page } = window;
  await page.goto('/');
  return { admin, page, title: await exampleTitle(page), expectTrouble: window.expectTrouble };
}

test('games are found by what they are and who plays, and the address keeps it without a name', async () => {
  const { page, title } = await desk('Finder');
  const { people } = await played(site, { title, names: ['Fabio', 'Fabiola'], acts: 3 });
  const [fabio] = people;
  if (fabio === undefined) throw new Error('Nobody plays');
  await tableOf([fabio], title, { seats: 2 });
  await page.goto('/admin/games');
  await expect.poll(() => openedBy(page, 'Fabio').count()).toBe(2);
  await page
    .getByText(/^waited for since/)
    .first()
    .waitFor();
  await page.getByLabel('State').selectOption('running');
  await page.getByLabel('Version of the title').fill('first');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByText('Write a version as a whole number, or leave it out.').waitFor();
  await page.getByLabel('Version of the title').fill('1');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/games?version=1&status=running');
  await expect.poll(() => openedBy(page, 'Fabio').count()).toBe(1);

  await page.getByLabel('Who plays, or did').fill('Fab');
  await page.keyboard.press('Enter');
  await page.getByText(/^Several names begin with/).waitFor();
  await isFocused(page.getByRole('button', { name: 'Fabio', exact: true }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/player=[0-9a-f-]{36}/);
  expect(page.url()).not.toMatch(/fab/i);
  await page.getByRole('button', { name: 'Look for Fabio no longer' }).waitFor();
  await page.getByLabel('Waiting for').fill('Nobody at all');
  await page.keyboard.press('Enter');
  await page.getByText('Nobody’s name begins with “Nobody at all”.').waitFor();
  await inspectInEveryLook(page, 'admin-games');
  await page.setViewportSize({ width: 390, height: 900 });
  await inspectInEveryLanguage(page, 'admin-games');

  await page.reload();
  await page.getByRole('button', { name: 'Look for Fabio no longer' }).click();
  await page.waitForURL('**/admin/games?version=1&status=running');
});

test('a game is opened by its number or link, as a player sends it', async () => {
  const { page, title } = await desk('Opener', 360);
  const { game } = await played(site, { title, names: ['Gaia', 'Giulio'], acts: 2 });
  await page.goto('/admin/games');
  const field = page.getByLabel('Number or link of a game');
  await field.fill('the one of yesterday');
  await page.keyboard.press('Enter');
  await page.getByText(/^There is no number of a game in this/).waitFor();
  await field.fill(`Look: ${site.url()}/games/${game.toUpperCase()}?version=3 !`);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/admin/games/${game}`);
  await page.locator('.logged').first().waitFor();
  await isFocused(page.getByRole('heading', { level: 1 }));
  await inspect(page, 'inspector-360');
});

test('an event has an address, and kinds are left out', async () => {
  const { page, title } = await desk('Reader');
  const { game } = await played(site, { title, names: ['Elio', 'Ezio'] });
  await page.goto(`/admin/games/${game}?at=7`);
  await expect.poll(() => entry(page, 7).getAttribute('aria-current')).toBe('true');
  await isFocused(entry(page, 7));
  await page.getByLabel('Event', { exact: true }).fill('9999');
  await page.keyboard.press('Enter');
  await page.getByText(/^This game has the events 1 to \d+\.$/).waitFor();
  await page.getByRole('checkbox', { name: 'play' }).uncheck();
  await page.waitForURL(/kinds=order%2Ctable%2Cclock%2Cundo%2Crepair/);
  await page.getByText(/^\d+ of \d+ events are of these kinds$/).waitFor();
  await expect.poll(() => page.locator('.logged-play').count()).toBe(0);
  await entry(page, 1).getByText('1 fact').click();
  await entry(page, 1).locator('pre').getByText('"type"').first().waitFor();
});

test('who looks as referee is told for how long, and sees what is secret', async () => {
  const { page, title } = await desk('Referee');
  const { game } = await played(site, { title, names: ['Ivo', 'Isa'], acts: 6 });
  await page.goto(`/admin/games/${game}?part=positions&rightAs=referee`);
  await page.getByText('These eyes see what is secret: look as referee first.').waitFor();
  await page.getByRole('button', { name: 'Look as referee' }).click();
  await page.getByText(/You and your bots can then never play in it\.$/).waitFor();
  await inspectInEveryLook(page, 'inspector-look');
  await page.getByRole('button', { name: 'Leave it as it is' }).click();
  await lookAsReferee(page);
  await page
    .getByText('These eyes see what is secret: look as referee first.')
    .waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.pane .board').count()).toBe(2);
  await page.getByLabel('Only what differs').check();
  await inspectInEveryLook(page, 'inspector-positions');
  await page.setViewportSize({ width: 390, height: 900 });
  await part(page, 'Log').click();
  await page.locator('.logged-sealed').first().waitFor();
  await inspectInEveryLanguage(page, 'inspector-referee');
});

test('on a phone both positions are chosen in one place, and one of them is seen', async () => {
  const { page, title } = await desk('Pocket', 390);
  const { game } = await played(site, { title, names: ['Nilo', 'Nora'], acts: 6 });
  await page.goto(`/admin/games/${game}?part=positions&left=5`);
  const chosen = (name: string) => page.getByRole('group', { name });
  const seen = (name: string) => page.getByRole('region', { name });
  const show = (name: RegExp) => chosen('What is shown').getByRole('button', { name });
  await seen('First position').waitFor();
  const [first, second] = await Promise.all(
    ['First position', 'Second position'].map((name) => chosen(name).boundingBox()),
  );
  expect(second?.y).toBeLessThan((first?.y ?? 0) + 300);
  expect(await seen('Second position').count()).toBe(0);
  await chosen('Second position').getByLabel('Behind event').fill('4');
  await page.keyboard.press('Enter');
  await show(/^Second 4$/).click();
  await page.waitForURL(/left=5&right=4&show=right$/);
  await seen('Second position').waitFor();
  await isFocused(show(/^Second 4$/));
  expect(await seen('First position').count()).toBe(0);
  await inspectInEveryLanguage(page, 'inspector-positions');
  await show(/^What changed$/).click();
  await seen('What changed').waitFor();
  expect(await page.locator('.pane').first().isVisible()).toBe(false);
  await page.reload();
  await seen('What changed').waitFor();
  await inspectInEveryLanguage(page, 'inspector-positions-changed');
  await chosen('Second position').getByLabel('Behind event').fill('5');
  await page.keyboard.press('Enter'); // nothing can have changed
  await seen('First position').waitFor();
  await show(/^What changed$/).waitFor({ state: 'detached' });
});

test('who plays in a game is told no more of it than its players, and others see to it', async () => {
  const { admin, page, title } = await desk('Player');
  const other = await memberOf(site.url(), 'Opponent');
  const game = await tableOf([admin, other], title);
  await page.goto(`/admin/games/${game}`);
  await page.getByText(/^You play in this game, or did/).waitFor();
  await page.locator('.inspect-facts').waitFor();
  expect(await page.locator('.inspect-parts').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Look as referee' }).count()).toBe(0);
  await inspectInEveryLook(page, 'inspector-plays');
  await page.goto('/admin/games');
  await page
    .getByText(/you play in it, or did$/)
    .first()
    .waitFor();
});

test('a check tells the first event the rules decide otherwise, and leads there', async () => {
  const { page, title } = await desk('Checker');
  const [script] = goldenNames(title, 2);
  if (script === undefined) throw new Error('There is no golden game for two');
  // Its numbers are its script's, not drawn from the secret of the game.
  const players = await playersOf(site, ['Lia', 'Leo']);
  const address = await layBefore(site, players, { title, script });
  await page.goto(`/admin${address}?part=check`);
  await page.getByRole('button', { name: 'Check the log' }).click();
  await page.getByText(/^By the rules something else would follow at event \d+\./).waitFor();
  await inspectInEveryLook(page, 'inspector-check');
  await page.setViewportSize({ width: 390, height: 900 });
  await inspectInEveryLanguage(page, 'inspector-check');
  await page.getByRole('link', { name: /^To event/ }).click();
  await page.locator('.logged[aria-current]').waitFor();
});

test('where there is no such game, the pages say so', async () => {
  const { page, expectTrouble } = await desk('Lost');
  expectTrouble(/404/);
  for (const of of ['11111111-2222-4333-8444-555555555555', 'chess']) {
    await page.goto(`/admin/games/${of}`);
    await page
      .getByRole('heading', { level: 1, name: 'There is nothing at this address.' })
      .waitFor();
  }
});
