import { expect, test } from 'vitest';
import { inspectInEveryLanguage } from './languages.ts';
import { inspectInEveryLook } from './looks.ts';
import { mailedLink } from './mail.ts';
import { addressOf, memberOf, signedIn, tableOf } from './people.ts';
import { exampleTitle, shows } from './player.ts';
import { useSite } from './site.ts';

const site = useSite({ noticeDelay: 0 });

test('whose mails come back is told so where he comes in, in every language', async () => {
  const orso = await signedIn(await site.open(), 'Orso');
  await addressOf(orso, 'orso@example.org');
  await site.returnMail('orso@example.org');
  const { page } = orso;
  await page.goto('/');
  await shows(page, /^Mails to orso@example\.org come back/);
  await inspectInEveryLook(page, 'mail-trouble');
  await page.setViewportSize({ width: 390, height: 900 });
  await inspectInEveryLanguage(page, 'mail-trouble');
});

test('once he confirms the address again he is told of his games again', async () => {
  const pia = await signedIn(await site.open(), 'Pia');
  const rocco = await memberOf(site.url(), 'Rocco');
  await addressOf(pia, 'pia@example.org');
  await site.returnMail('pia@example.org');
  await tableOf([pia, rocco], await exampleTitle(pia.page));
  await site.writeMails();
  const { page } = pia;
  await page.goto('/');
  await page.getByRole('link', { name: 'Change the address' }).click();
  const mails = page.getByRole('region', { name: 'Mails to you' });
  await mails.getByText('Mails to your address came back at the time.').waitFor();
  const mail = page.getByRole('region', { name: 'Mail address' });
  await mail.getByRole('button', { name: 'Confirm again' }).click();
  await mail.getByText('We have sent a link to pia@example.org.').waitFor();
  await page.goto(await mailedLink(page, 'pia@example.org', 2));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await shows(page, /^Your address is confirmed/);
  await page.goto('/settings');
  await mail.getByText('pia@example.org is confirmed.').waitFor();
});

test('whose mails come back is told so in his game too, and nobody else there', async () => {
  const saba = await signedIn(await site.open(), 'Saba');
  const tito = await signedIn(await site.open(), 'Tito');
  await addressOf(saba, 'saba@example.org');
  const game = await tableOf([saba, tito], await exampleTitle(saba.page));
  await site.returnMail('saba@example.org');
  await saba.page.goto(`/games/${game}`);
  await shows(saba.page, /^Mails to saba@example\.org come back/);
  await inspectInEveryLook(saba.page, 'game-mail-trouble');
  const asked = tito.page.waitForResponse('**/v1/users/me');
  await tito.page.goto(`/games/${game}`);
  await asked;
  await tito.page.locator('.game-main').waitFor();
  await expect.poll(() => tito.page.getByText(/come back/).count()).toBe(0);
});
