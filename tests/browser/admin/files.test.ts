import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect } from '../inspect.ts';
import { inspectInEveryLanguage } from '../languages.ts';
import { inspectInEveryLook } from '../looks.ts';
import { exampleTitle } from '../player.ts';
import { useSite } from '../site.ts';
import { adminIn } from './desk.ts';
import { lookAsReferee, played } from './inspector.ts';

// Games as files: out of one service, and into another.

const here = useSite();
const there = useSite();

/** What a button hands to the browser to keep. */
async function kept(page: Page, button: string): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await coming).path(), 'utf8');
}

/** Chooses a file, says why, and asks for it to be imported. */
async function bringIn(page: Page, text: string): Promise<void> {
  const buffer = Buffer.from(text);
  const file = { name: 'game.json', mimeType: 'application/json', buffer };
  await page.getByLabel('File of the game').setInputFiles(file);
  await page.getByRole('textbox', { name: 'Reason' }).fill('It was played elsewhere');
  await page.getByRole('button', { name: 'Import the game' }).click();
}

test('a game leaves one service as a file, and comes into another if it holds', async () => {
  const window = await here.open();
  await adminIn(here, window, 'Exporter');
  await window.page.goto('/');
  const title = await exampleTitle(window.page);
  const { game } = await played(here, { title, names: ['Rita', 'Rocco'], acts: 8 });
  await window.page.goto(`/admin/games/${game}`);
  const text = await kept(window.page, 'Keep the log as text');
  expect(text).toMatch(/^1 \d{4}-\d\d-\d\dT\d\d:\d\dZ .+\n2 /);
  window.expectTrouble(/409/);
  await window.page.getByRole('button', { name: 'Keep the game as a file' }).click();
  await window.page.locator('.files .notice-trouble').waitFor(); // not before it is over
  await lookAsReferee(window.page);
  const file = await kept(window.page, 'Keep the game as a file');

  const { page, ...other } = await there.open();
  await adminIn(there, { page, ...other }, 'Importer');
  await page.goto('/admin/games');
  await page.getByRole('link', { name: 'Import a game' }).click();
  await page.getByRole('button', { name: 'Import the game' }).click();
  await page.getByText('Choose the file.').waitFor();
  await bringIn(page, 'a lantern');
  await page.getByText(/^This is no file of a game/).waitFor();

  const forged = JSON.parse(file);
  forged.events[3].leaves[0].value.at = '2020-01-01T00:00:00.000Z';
  other.expectTrouble(/422/);
  await bringIn(page, JSON.stringify(forged));
  await page.getByText(/^This file cannot be imported: .* at event 4\./).waitFor();
  await inspectInEveryLook(page, 'import-refused');
  await page.setViewportSize({ width: 390, height: 900 });
  await inspectInEveryLanguage(page, 'import');

  await bringIn(page, file);
  await page.waitForURL(`**/admin/games/${game}`);
  await page.locator('.logged').first().waitFor();
  await inspect(page, 'imported-390');

  other.expectTrouble(/409/);
  await page.goto('/admin/games/import');
  await bringIn(page, file);
  await page.getByRole('alert').getByText('This game is here already.').waitFor();
  await inspectInEveryLanguage(page, 'import-there');
  await page.getByRole('link', { name: 'To the game that is here' }).click();
  await page.waitForURL(`**/admin/games/${game}`);
});
