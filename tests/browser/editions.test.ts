import { expect, test } from 'vitest';
import { inspectInEveryLanguage } from './languages.ts';
import { signedIn } from './people.ts';
import { exampleTitle, liftCurtain, shows, words } from './player.ts';
import { useSite } from './site.ts';

const site = useSite();

test('whoever opens a table chooses among editions, sees what differs, and what a game is played with', async () => {
  const { page } = await signedIn(await site.open({ width: 390 }), 'Editha');
  const title = await exampleTitle(page);
  await page.goto(`/create?title=${title}`);
  await page.getByRole('heading', { name: /^Step 1 of 3/ }).waitFor();
  await expect.poll(() => page.getByRole('group', { name: 'Edition' }).count()).toBe(0);
  await site.addEdition(title, { coins: 15 }, 'Fifteen coins');
  await page.reload();
  const editions = page.getByRole('group', { name: 'Edition' });
  await editions.getByRole('radio', { name: /the usual one$/ }).waitFor();
  await editions.getByRole('radio', { name: /^Fifteen coins/ }).check();
  await editions.getByText('What it says otherwise than the title’s own (1)').click();
  await editions.getByRole('row', { name: 'coins 12 15' }).waitFor();
  await inspectInEveryLanguage(page, 'create-editions');
  await page.getByRole('button', { name: words.en.onward }).click();
  await page.getByRole('heading', { name: /^Step 2 of 3/ }).waitFor();
  await page.getByRole('radio', { name: /^Around one screen/ }).check();
  await page.getByRole('button', { name: words.en.onward }).click();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await liftCurtain(page);
  await shows(page, 'Edition · Fifteen coins · Ada’s box');
});
