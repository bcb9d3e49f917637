import { expect, test } from 'vitest';
import { inspect } from './inspect.ts';
import { inspectInEveryLanguage } from './languages.ts';
import { inspectByDayAndNight, inspectInEveryLook } from './looks.ts';
import { memberOf, type Person, signedIn, tableOf } from './people.ts';
import { beside, exampleTitle, isLive, keepOne, shows, turnComes } from './player.ts';
import { useSite } from './site.ts';
import type { Window } from './window.ts';

const site = useSite();

/** A player at the table, whose window one may know to complain. */
type Guest = Person & Pick<Window, 'expectTrouble'>;

/** A table of people with the game before them, and of members who look at no page; gives its game too. */
async function atTable(
  names: readonly string[],
  unseen: readonly string[] = [],
): Promise<{ readonly people: readonly Guest[]; readonly game: string }> {
  const people = await Promise.all(
    names.map(async (name) => {
      const window = await site.open();
      return { ...(await signedIn(window, name)), expectTrouble: window.expectTrouble };
    }),
  );
  const [host] = people;
  if (host === undefined) throw new Error('Nobody to play');
  const members = await Promise.all(unseen.map((name) => memberOf(site.url(), name)));
  const game = await tableOf([...people, ...members], await exampleTitle(host.page));
  for (const { page } of people) await page.goto(`/games/${game}`);
  for (const { page } of people) await turnComes(page);
  return { people, game };
}

async function fromMenu({ page }: Person, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name, exact: true }).click();
}

async function resign(one: Person): Promise<void> {
  await fromMenu(one, 'Resign');
  await one.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
}

test('a seat given up is taken over from the lobby, and its game goes on', async () => {
  const { people, game } = await atTable(['Ada', 'Brigida'], ['Cosma']);
  const [one, other] = people as [Guest, Guest];
  other.expectTrouble(/403/); // what she asked for as she got up
  await resign(other);
  await shows(other.page, /^Waiting for/);
  const heir = await signedIn(await site.open(), 'Drusilla');
  await heir.page.goto('/lobby');
  await heir.page.getByRole('heading', { name: 'Seats to take over' }).waitFor();
  await inspectInEveryLook(heir.page, 'lobby-vacant');
  await heir.page.getByRole('button', { name: /^Take over seat 2: / }).click();
  await heir.page.waitForURL(/\/games\//);
  await turnComes(heir.page);
  await keepOne(heir.page);
  await keepOne(one.page);
  await site.playFirstOf(game, 2);
  for (const { page } of [one, heir]) await shows(page, /^Stall 1 of/);
  await expect
    .poll(() => one.page.locator('.seat-name').allInnerTexts())
    .toContainEqual(expect.stringContaining('Drusilla'));
});

test('the others win when all but one have given up, and it says so', async () => {
  const { people } = await atTable(['Egle', 'Furio']);
  const [one, other] = people as [Guest, Guest];
  await resign(one);
  await other.page.locator('.ending').waitFor();
  await shows(other.page, 'You win!');
  await shows(other.page, 'The game ended early, because players gave up their seats.');
  await inspectInEveryLook(other.page, 'ending-resigned');
  await one.page.goto('/');
  await shows(one.page, 'Won by Furio · The others resigned');
  await other.page.setViewportSize({ width: 390, height: 844 });
  await other.page.goto('/');
  await shows(other.page, 'You won · The others resigned');
  await inspectInEveryLanguage(other.page, 'my-games-won');
});

test('a game is abandoned when all wish so, and nobody wins', async () => {
  const { people } = await atTable(['Gisa', 'Hilde']);
  for (const one of people) await fromMenu(one, 'Vote to abandon the game');
  for (const { page } of people) {
    await page.locator('.ending').waitFor();
    await shows(page, 'The players agreed to end the game here.');
  }
  const [{ page }] = people as [Guest];
  await page.setViewportSize({ width: 390, height: 900 }); // its looks are those of every early end
  await inspect(page, 'ending-abandoned-390');
});

test('a table that was closed says so to whoever comes back to it', async () => {
  const host = await signedIn(await site.open(), 'Iolanda');
  const title = await exampleTitle(host.page);
  const opened = await host.ask('post', '/v1/games', { title, seats: 2 });
  const { id } = (await opened.json()) as { id: string };
  await host.page.goto(`/games/${id}`);
  await host.page.getByRole('button', { name: 'Close the table' }).click();
  await host.page.getByRole('button', { name: 'Yes, close it' }).click();
  await host.page.locator('.ending').waitFor();
  await inspectInEveryLook(host.page, 'ending-cancelled'); // no board stands there
});

test('whoever watches sees the game and nothing that is hidden, and can do nothing', async () => {
  const { people } = await atTable(['Lino'], ['Mafalda']);
  const [one] = people as [Guest];
  const hand = await one.page.locator('.pick .piece-name').allTextContents();
  expect(hand.length).toBe(4);
  const window = await site.open({ isHeard: true });
  const { page } = await signedIn(window, 'Nives');
  await page.goto(one.page.url());
  await isLive(page);
  await shows(page, /^Waiting for/);
  await beside(page);
  await expect.poll(() => page.locator('.turn-sheet button, .plan').count()).toBe(0);
  await expect.poll(() => page.getByRole('tab').allInnerTexts()).toEqual(['What happened', 'Chat']);
  await page.getByRole('tab', { name: 'Chat' }).click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Message' }).count()).toBe(0);
  expect(window.bodies().some(({ path }) => path.endsWith('/view'))).toBe(true);
  const told = JSON.stringify(window.bodies().filter(({ path }) => path.startsWith('/v1/games/')));
  expect(hand.filter((name) => told.includes(`"${name}"`))).toEqual([]);
  await inspectInEveryLook(page, 'spectator-beside', () => beside(page));
  await page.setViewportSize({ width: 390, height: 900 }); // a wide page shows the side in any case
  await page.keyboard.press('Escape');
  await page.locator('#side').waitFor({ state: 'hidden' });
  await inspectByDayAndNight(page, 'spectator-390');
});
