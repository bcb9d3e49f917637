import type { Schemas } from '@staffetta/client';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { inspect } from '../inspect.ts';
import { type Member, memberOf, type Person, tableOf } from '../people.ts';
import type { Site } from '../site.ts';
import { adminIn } from './desk.ts';

// The inspector, on games of any title.

export const entry = (page: Page, number: number): Locator => page.locator(`#event-${number}`);
export const part = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Of this game' }).getByRole('link', { name });
const pane = (page: Page, name: string): Locator => page.getByRole('region', { name });
const chosen = (page: Page, name: string): Locator => page.getByRole('group', { name });

/** So many people at a table of a title, which has been played so far, or whole. */
export async function played(
  site: Site,
  { title, names, acts }: { title: string; names: readonly string[]; acts?: number },
): Promise<{ readonly game: string; readonly people: readonly Member[] }> {
  const people: Member[] = [];
  for (const name of names) people.push(await memberOf(site.url(), name));
  const game = await tableOf(people, title);
  await site.play(game, acts);
  return { game, people };
}

/** Says why, and looks as referee. */
export async function lookAsReferee(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Look as referee' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('They quarrel about a bid');
  await page.locator('.deed .button-main').click();
  await page.getByText(/^You look as referee until/).waitFor();
}

/** What the service tells an admin of a log. */
async function logOf(admin: Person, game: string): Promise<Schemas['InspectedLog']> {
  return (await admin.ask('get', `/v1/admin/games/${game}/log?limit=500`)).json();
}

/** A log is read whole: first what everybody knows, then what a referee does. */
async function logIsRead(page: Page, admin: Person, game: string): Promise<void> {
  const { events } = await logOf(admin, game);
  await page.goto(`/admin/games/${game}`);
  const count = page.getByRole('status').filter({ hasText: `${events.length} events` });
  await count.waitFor();
  expect(await page.locator('.logged-hash').count()).toBe(0);
  const hidden = events.slice(0, 100).filter(({ event }) => event === null).length;
  expect(await page.locator('.logged-hidden').count()).toBe(hidden);
  const last = events.at(-1);
  await page.getByLabel('Event', { exact: true }).fill(String(last?.number));
  await page.keyboard.press('Enter');
  await expect.poll(() => entry(page, last?.number ?? 0).getAttribute('aria-current')).toBe('true');
  const said = await entry(page, last?.number ?? 0).innerText();
  for (const sentence of last?.sentences ?? []) expect(said).toContain(sentence);

  await lookAsReferee(page);
  await page.locator('.logged-hash').first().waitFor();
  expect(await page.locator('.logged-hidden').count()).toBe(0);
}

/** The top of each part of a position, by its heading. */
const beginnings = (side: Locator): Promise<ReadonlyMap<string, number>> =>
  side
    .locator('.board > .sheet')
    .evaluateAll((sheets) =>
      sheets.map((sheet): [string, number] => [
        sheet.querySelector('h3')?.textContent ?? '',
        Math.round(sheet.getBoundingClientRect().y),
      ]),
    )
    .then((found) => new Map(found));

/** Headings that are on both sides, but not at the same height. */
async function partsOutOfLine(left: Locator, right: Locator): Promise<readonly string[]> {
  const [one, other] = await Promise.all([beginnings(left), beginnings(right)]);
  const both = [...one.keys()].filter((heading) => other.has(heading));
  if (both.length === 0) return ['nothing is on both sides'];
  return both.filter((heading) => one.get(heading) !== other.get(heading));
}

/** Two positions stand side by side, chosen above both: an earlier one, and the newest, with a seat's eyes. */
async function positionsStand(page: Page, newest: number, least: number): Promise<void> {
  const before = await part(page, 'Positions').boundingBox();
  await part(page, 'Positions').click();
  await page.locator('.panes').waitFor();
  expect((await part(page, 'Positions').boundingBox())?.x).toBe(before?.x); // no page stands elsewhere
  const [left, right] = [pane(page, 'First position'), pane(page, 'Second position')];
  const event = chosen(page, 'First position').getByLabel('Behind event');
  await event.fill(String(newest - 4));
  await event.press('Enter');
  await page.waitForURL(new RegExp(`left=${newest - 4}&`));
  await chosen(page, 'Second position').getByLabel('With the eyes of').selectOption({ index: 1 });
  await page.waitForURL(/rightAs=0/);
  await page.locator('.pane[aria-busy=true]').first().waitFor({ state: 'detached' });
  const parts = async (side: Locator) => side.locator('.board > .sheet').count();
  expect(await parts(left)).toBeGreaterThanOrEqual(least);
  expect(await parts(right)).toBeGreaterThanOrEqual(least);
  await expect.poll(() => partsOutOfLine(left, right)).toEqual([]); // they may be drawn just now
  await page.locator('h1').click();
  await page.keyboard.press('[');
  await page.waitForURL(new RegExp(`left=${newest - 5}&right=${newest - 1}`));
  await page.getByLabel('Only what differs').check();
  await page.locator('.pane[aria-busy=true]').first().waitFor({ state: 'detached' });
  expect(await parts(right)).toBeGreaterThan(0);
}

async function checkIsWhole(page: Page): Promise<void> {
  await part(page, 'Check').click();
  await page.getByRole('button', { name: 'Check the log' }).click();
  await page.getByText(/^All \d+ events are what was written/).waitFor();
}

/** One looks into a game, running or finished: its log, its positions, and whether it is whole. */
export async function inspectorWorks(
  site: Site,
  name: string,
  { parts = 3, ...table }: Parameters<typeof played>[1] & { readonly parts?: number }, // of a position, at least
): Promise<void> {
  const window = await site.open();
  const { page } = window;
  const admin = await adminIn(site, window, `Admin of ${table.names[0]}`);
  const { game } = await played(site, table);
  await logIsRead(page, admin, game);
  await page.setViewportSize({ width: 390, height: 900 });
  await inspect(page, `inspector-log-${name}-390`);
  await page.setViewportSize({ width: 1440, height: 900 });
  const { number } = await logOf(admin, game);
  await positionsStand(page, number, parts);
  await inspect(page, `inspector-positions-${name}-1440`);
  await page.setViewportSize({ width: 360, height: 900 });
  await inspect(page, `inspector-positions-${name}-360`);
  await checkIsWhole(page);
}
