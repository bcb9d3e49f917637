import { expect, test } from 'vitest';
import { exampleEntry } from '../../../apps/api/test/players.ts';
import { inspectInEveryLanguage } from '../languages.ts';
import { inspectInEveryLook } from '../looks.ts';
import { addressOf, memberOf, tableOf } from '../people.ts';
import { useSite } from '../site.ts';
import { adminIn } from './desk.ts';
import { lookAsReferee, part } from './inspector.ts';

// What happened around a game, and what changed in it.

const site = useSite({ noticeDelay: 0 });

/** Two at a table with a clock, who were told of their turns; and an admin who looks into it. */
async function inspectedGame([one, other]: readonly [string, string]) {
  const window = await site.open();
  const { page } = window;
  await adminIn(site, window, `Admin of ${one}`);
  const people = [await memberOf(site.url(), one), await memberOf(site.url(), other)];
  for (const person of people) await addressOf(person, `${person.name}@example.org`);
  const pace = { kind: 'perTurn', hours: 24 } as const;
  const game = await tableOf(people, exampleEntry().title.id, { pace });
  await site.writeMails();
  await page.goto(`/admin/games/${game}`);
  return { page, game };
}

test('mails, clocks, events and what admins did stand on one line', async () => {
  const { page } = await inspectedGame(['Olga', 'Oreste']);
  await lookAsReferee(page);
  await part(page, 'Time line').click();
  const line = page.getByRole('list', { name: 'Time line' });
  await line.getByText('Mail of a turn, to Olga').waitFor();
  await line.getByText('The game waits for Oreste.').waitFor();
  await line.locator('q').getByText('They quarrel about a bid').waitFor();
  await line
    .locator('li')
    .filter({ hasText: 'The time of Olga ends.' })
    .getByText('to come')
    .waitFor();
  await line.getByText(/^A wait begins for Olga and Oreste\.$/).waitFor();
  await inspectInEveryLook(page, 'inspector-timeline');
  await page.setViewportSize({ width: 390, height: 900 });
  await inspectInEveryLanguage(page, 'inspector-timeline');

  await page.getByLabel('Order').selectOption('oldest');
  await page.waitForURL(/order=oldest/);
  await expect.poll(() => line.locator('li').first().innerText()).toContain('Event 1');
  for (const kind of ['events', 'clocks', 'invitations', 'deeds of admins']) {
    await page.getByRole('checkbox', { name: kind, exact: true }).uncheck();
  }
  await page.waitForURL(/kinds=mail/);
  await expect.poll(() => line.locator('li').count()).toBe(2);
});

test('what changed from one event to another is told, with the eyes one looks with', async () => {
  const { page, game } = await inspectedGame(['Pia', 'Piero']);
  await site.play(game, 8);
  await page.goto(`/admin/games/${game}?part=positions&left=5`);
  await page.getByLabel('Show what changed between the two').check();
  const told = page.getByRole('region', { name: 'What changed' });
  await told.locator('.change').first().waitFor();
  await told.getByText(/events? lies? between$/).click();
  await told.getByRole('link', { name: 'Event 6' }).waitFor();
  await inspectInEveryLook(page, 'inspector-difference');
  await page.setViewportSize({ width: 390, height: 900 });
  await inspectInEveryLanguage(page, 'inspector-difference');
  await lookAsReferee(page);
  await page
    .getByRole('group', { name: 'Second position' })
    .getByLabel('With the eyes of')
    .selectOption('referee');
  await page.getByText(/^What changed is told with one pair of eyes/).waitFor();
});
