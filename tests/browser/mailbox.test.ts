import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { exampleEntry } from '../../apps/api/test/players.ts';
import { inspect } from './inspect.ts';
import { inspectInEveryLanguage } from './languages.ts';
import { inspectInEveryLook } from './looks.ts';
import { addressOf, memberOf, signedIn, tableOf } from './people.ts';
import { shows } from './player.ts';
import { useSite } from './site.ts';

const site = useSite({ noticeDelay: 0 });

const list = (page: Page) => page.getByRole('list', { name: /newest first/ });
const mailTo = (page: Page, address: string, subject: RegExp) =>
  list(page).getByRole('listitem').filter({ hasText: address }).filter({ hasText: subject });

/** Two who wait for each other, and are told of it. */
async function toldOfTurn(names: readonly [string, string]) {
  const people = [
    await memberOf(site.url(), names[0]),
    await memberOf(site.url(), names[1]),
  ] as const;
  for (const one of people) await addressOf(one, `${one.name.toLowerCase()}@example.org`);
  const game = await tableOf(people, exampleEntry().title.id);
  await site.writeMails();
  return { game };
}

test('what would be sent is for everybody, as text and as it looks, in every language', async () => {
  await toldOfTurn(['Abele', 'Bice']);
  const { page } = await site.open();
  await page.goto('/mailbox');
  const mail = mailTo(page, 'abele@example.org', /Your turn/);
  await mail.waitFor();
  await inspectInEveryLook(page, 'mailbox');
  await mail.locator('summary').click();
  await mail.frameLocator('iframe').getByText('It is your turn.').waitFor();
  await inspectInEveryLook(page, 'mailbox-open');
  await mail.getByRole('radio', { name: 'As text' }).check();
  await mail.locator('.mail-text', { hasText: 'It is your turn.' }).waitFor();
  await inspectInEveryLook(page, 'mailbox-text');
  await page.setViewportSize({ width: 390, height: 900 });
  await inspectInEveryLanguage(page, 'mailbox');
});

test('a mail wears its own style and runs no script, and its link leads to the game', async () => {
  const { game } = await toldOfTurn(['Ciro', 'Dora']);
  const { page } = await site.open();
  await page.goto('/mailbox');
  const mail = mailTo(page, 'ciro@example.org', /Your turn/);
  await mail.locator('summary').press('Enter');
  const frame = mail.locator('iframe');
  const inside = mail.frameLocator('iframe');
  const button = inside.getByRole('link', { name: 'Open the game' });
  const colour = `getComputedStyle(
    document.querySelector('iframe').contentDocument.querySelector('a.button'),
  ).backgroundColor`;
  await button.waitFor();
  await expect.poll(() => page.evaluate(colour)).toBe('rgb(138, 59, 18)');
  await expect.poll(() => frame.getAttribute('sandbox')).not.toContain('allow-scripts');
  const fits = `(() => {
    const { clientHeight, contentDocument } = document.querySelector('iframe');
    return clientHeight >= contentDocument.documentElement.scrollHeight;
  })()`;
  await expect.poll(() => page.evaluate(fits)).toBe(true);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => page.evaluate(colour)).toBe('rgb(240, 168, 120)');
  await button.click();
  await page.waitForURL(new RegExp(`/games/${game}`));
});

test('the HTML is there to keep, and the links of a text lead where they say', async () => {
  const { page } = await signedIn(await site.open(), 'Elmo');
  await toldOfTurn(['Fosca', 'Gino']);
  await page.goto('/mailbox');
  const mail = mailTo(page, 'fosca@example.org', /Your turn/);
  await mail.locator('summary').click();
  const coming = page.waitForEvent('download');
  await mail.getByRole('button', { name: 'Download the HTML' }).click();
  expect((await coming).suggestedFilename()).toMatch(/\.html$/);

  await page.request.post('/v1/mail-links', {
    data: { mail: 'gino@example.org', purpose: 'sign-in' },
  });
  await page.getByRole('button', { name: 'Look for new mails' }).click();
  const link = mailTo(page, 'gino@example.org', /sign in/i);
  await link.locator('summary').click();
  await link.getByRole('radio', { name: 'As text' }).check();
  await link.getByRole('link', { name: /\/sign-in#/ }).click();
  await page.waitForURL(/\/sign-in$/);
});

test('a mail about a game is answered there, and a yes to what comes back plays', async () => {
  await toldOfTurn(['Massimo', 'Nives']);
  const { page } = await site.open();
  await page.goto('/mailbox');
  const mail = mailTo(page, 'massimo@example.org', /Your turn/);
  await mail.locator('summary').click();
  const body = await mail.frameLocator('iframe').locator('body').innerText();
  const line = /for instance: ([^\n]+)/.exec(body)?.[1] ?? '1'; // what is to be filled in has no number
  await mail.getByRole('textbox', { name: 'Answer this mail' }).fill(line);
  await inspectInEveryLook(page, 'mailbox-answering');
  await mail.getByRole('button', { name: 'Send' }).press('Enter');
  await shows(page, /^Sent: what is answered/);
  const told = mailTo(page, 'massimo@example.org', /^Re: /);
  await told.locator('summary').click();
  await told
    .frameLocator('iframe')
    .getByText(/^This is what you would do/)
    .waitFor();
  await told.getByRole('textbox').fill('yes');
  await told.getByRole('button', { name: 'Send' }).click();
  const answers = mailTo(page, 'massimo@example.org', /^Re: /);
  await expect.poll(() => answers.count()).toBe(2);
  await answers.first().locator('summary').click();
  await answers.first().frameLocator('iframe').getByText('It is played.').waitFor();
  await inspectInEveryLook(page, 'mailbox-answered');
});

test('what is wrong with an answer is said, and what was typed stays', async () => {
  await toldOfTurn(['Olga', 'Piero']);
  const { page, expectTrouble } = await site.open();
  expectTrouble(/409/);
  await page.goto('/mailbox');
  const mail = mailTo(page, 'olga@example.org', /Your turn/);
  await mail.locator('summary').click();
  const answer = mail.getByRole('textbox', { name: 'Answer this mail' });
  await answer.fill('2');
  const detail = 'This mail takes no answer.';
  const type = 'urn:staffetta:problem:mail-takes-no-answer';
  await page.route('**/v1/mailbox/*/answers', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      json: { type, title: 'mail-takes-no-answer', status: 409, detail },
    }),
  );
  await mail.getByRole('button', { name: 'Send' }).click();
  await shows(page, detail);
  await expect.poll(() => answer.inputValue()).toBe('2');
});

test('mails to one address are shown alone', async () => {
  await toldOfTurn(['Iacopo', 'Lucia']);
  const { page } = await site.open();
  await page.goto('/mailbox');
  await page.getByLabel('Mails to').selectOption('lucia@example.org');
  await expect.poll(() => list(page).getByText('lucia@example.org').count()).toBe(2);
  await shows(page, '2 mails');
  await expect.poll(() => list(page).getByRole('listitem').count()).toBe(2);
});

test('the home page and the settings lead to it, where there is one', async () => {
  const { page } = await site.open();
  await page.goto('/');
  await page.getByRole('link', { name: 'Open the mailbox' }).scrollIntoViewIfNeeded();
  await inspectInEveryLook(page, 'home-mailbox');
  await page.getByRole('link', { name: 'Open the mailbox' }).click();
  await page.getByRole('heading', { name: 'Mailbox', level: 1 }).waitFor();
  await expect.poll(() => page.title()).toBe('Mailbox – Staffetta');
});

test('where mails are sent, nothing leads to a mailbox, and its page says so', async () => {
  const { page, expectTrouble } = await site.open();
  expectTrouble(/404/);
  const none = { type: 'urn:staffetta:problem:not-found', title: '', status: 404, detail: 'None.' };
  await page.route('**/v1/mailbox', (route) =>
    route.fulfill({ status: 404, contentType: 'application/problem+json', json: none }),
  );
  await page.goto('/');
  await page.getByRole('button', { name: 'Play at once' }).waitFor();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.getByRole('link', { name: 'Open the mailbox' }).count()).toBe(0);
  await page.goto('/mailbox');
  await shows(page, /^There is no mailbox here/);
  await inspect(page, 'mailbox-none-1440');
});
