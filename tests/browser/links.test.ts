import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isDrawn } from './hooks.ts';
import { inspect } from './inspect.ts';
import { mailedLink } from './mail.ts';
import { isFocused, password, shows, signIn, signOut, words } from './player.ts';
import { useSite } from './site.ts';

const site = useSite();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Goes on with Tab until something by this name has the focus, then presses it. */
async function pressByKeyboard(page: Page, name: string): Promise<void> {
  const focused = () => page.evaluate<string>('(document.activeElement?.textContent ?? "").trim()');
  await isDrawn(page); // the focus may be about to move
  for (let tabs = 0; tabs < 25 && (await focused()) !== name; tabs += 1) {
    await page.keyboard.press('Tab');
  }
  await expect.poll(() => focused()).toBe(name);
  await page.keyboard.press('Enter');
}

const isHeading = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 1 }).waitFor();

/** Registers with an address, which is then to be confirmed. */
async function registerWithMail(page: Page, name: string, mail: string): Promise<void> {
  await page.goto('/enter');
  await page.getByRole('radio', { name: words.en.fresh }).check();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Mail address').fill(mail);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, words.en.register).click();
  await page.locator('.lobby').waitFor();
}

async function confirmed(page: Page, name: string, mail: string): Promise<void> {
  await registerWithMail(page, name, mail);
  await page.goto(await mailedLink(page, mail));
  await button(page, 'Confirm the address').click();
  await shows(page, /Your address is confirmed/);
}

/** Goes to where one signs in, as nobody. */
async function goOut(page: Page): Promise<void> {
  await page.goto('/');
  await signOut(page);
  await page.goto('/enter');
}

async function askFor(page: Page, link: string, mail: string): Promise<void> {
  await page.goto('/enter');
  await page.getByRole('link', { name: link }).click();
  await page.getByLabel('Mail address').fill(mail);
  await button(page, 'Send the link').click();
  await shows(page, /If an account has this address, a link is on its way/);
}

test('an address is confirmed by the link sent to it, by keyboard, and the link stands nowhere', async () => {
  const { page, expectTrouble } = await site.open();
  expectTrouble(/401/); // the link, when it is used a second time
  const mail = 'ada@example.org';
  await registerWithMail(page, 'Ada', mail);
  await shows(page, `Confirm your address: open the link we sent to ${mail}.`);
  await inspect(page, 'unconfirmed-1440');
  await button(page, 'Send it again').click();
  const link = await mailedLink(page, mail, 2);

  await page.goto(link);
  await isHeading(page, 'Confirm your address');
  await expect.poll(() => page.evaluate('location.href')).toBe(`${site.url()}/verify`);
  await inspect(page, 'verify-1440');
  await pressByKeyboard(page, 'Confirm the address');
  await shows(page, /Your address is confirmed/);
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('H1');
  await inspect(page, 'verified-1440');
  await pressByKeyboard(page, 'All games');
  await page.locator('.lobby').waitFor();
  await expect.poll(() => page.getByText(/Confirm your address/).count()).toBe(0);

  await page.goto(link);
  await button(page, 'Confirm the address').click();
  await shows(page, 'This link was used before, or it has expired. Ask for a new one.');
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('H1');
  await inspect(page, 'verify-spent-1440');
  await button(page, 'Send the link').click();
  await shows(page, 'Write your mail address.');

  await goOut(page);
  await signIn(page, mail);
  await page.locator('.lobby').waitFor();
});

test('a link signs in, once, whoever asks for it, and only when one says so', async () => {
  const { page, expectTrouble } = await site.open();
  expectTrouble(/401/);
  const mail = 'bice@example.org';
  await confirmed(page, 'Bice', mail);
  await goOut(page);
  await askFor(page, 'Sign in by a link in a mail', mail);
  await inspect(page, 'link-sent-1440');
  const link = await mailedLink(page, mail, 2);

  const phone = await site.open({ width: 390 });
  await phone.page.goto(link);
  await isHeading(phone.page, 'Sign in by a link');
  await inspect(phone.page, 'sign-in-390');
  await phone.page.reload(); // the address no longer holds it
  await button(phone.page, 'Send the link').waitFor();
  await phone.page.goto(link); // and to look at it used up nothing
  await pressByKeyboard(phone.page, 'Sign in');
  await phone.page.locator('.lobby').waitFor();
  await expect.poll(() => phone.page.evaluate('location.href')).toBe(`${site.url()}/`);
  await signOut(phone.page);

  await page.goto(link);
  await button(page, 'Sign in').click();
  await shows(page, /This link was used before/);
  await inspect(page, 'sign-in-spent-1440');
  await page.getByLabel('Mail address').fill(mail);
  await button(page, 'Send the link').click();
  await page.goto(await mailedLink(page, mail, 3));
  await button(page, 'Sign in').click();
  await page.locator('.lobby').waitFor();
  await page.goto('/sign-in#of-another');
  await shows(page, /You are signed in as Bice\./);
});

test('a new password is chosen by a link, and the old one is good no more', async () => {
  const { page, expectTrouble } = await site.open();
  expectTrouble(/400|401/);
  const mail = 'caio@example.org';
  await confirmed(page, 'Caio', mail);
  await goOut(page);
  await askFor(page, 'I have forgotten my password', mail);
  await page.goto(await mailedLink(page, mail, 2));
  await isHeading(page, 'A new password');
  await expect.poll(() => page.evaluate('location.hash')).toBe('');
  const field = page.getByLabel('Password', { exact: true });
  await pressByKeyboard(page, 'Change the password');
  await shows(page, 'Write your password.');
  await isFocused(field);
  await field.fill('short');
  await page.keyboard.press('Enter');
  await shows(page, 'A password has 10 to 200 characters.');
  await inspect(page, 'reset-1440');
  await field.fill('another lantern in the fog');
  await page.keyboard.press('Enter');
  await shows(page, 'Your password is changed. Sign in with it.');
  await inspect(page, 'reset-done-1440');
  await page.getByRole('link', { name: 'To the sign-in page' }).first().click();

  await signIn(page, 'Caio');
  await shows(page, 'The name or the password is wrong.');
  await page.getByLabel('Password', { exact: true }).fill('another lantern in the fog');
  await button(page, 'Sign in').click();
  await page.locator('.lobby').waitFor();
});

test('the answer is the same whether anybody has the address', async () => {
  const { page, expectTrouble } = await site.open();
  expectTrouble(/400/);
  await askFor(page, 'I have forgotten my password', 'nobody@example.org');
  await page.getByLabel('Mail address').fill('not an address');
  await button(page, 'Send the link').click();
  await shows(page, 'A mail address looks like name@example.org.');
  await expect.poll(() => page.getByText(/a link is on its way/).count()).toBe(0);
});

describe.each([
  { width: 390, dark: true },
  { width: 1440, dark: false },
])('in Italian at $width, dark $dark', ({ width, dark }) => {
  test('every page a mail leads to is for everybody', async () => {
    const { page, expectTrouble } = await site.open({ locale: 'it-IT', width, dark });
    expectTrouble(/401/);
    const look = `${width}-it`;
    for (const [path, heading, act] of [
      ['/sign-in', 'Accedi con un link', 'Accedi'],
      ['/verify', 'Conferma il tuo indirizzo', 'Conferma l’indirizzo'],
      ['/reset', 'Una nuova password', 'Cambia la password'],
    ] as const) {
      await page.goto(path);
      await isHeading(page, heading);
      await inspect(page, `ask${path.replace('/', '-')}-${look}`);
      await page.goto(`${path}#a-link-that-never-was`);
      await inspect(page, `use${path.replace('/', '-')}-${look}`);
      if (path === '/reset') await page.getByLabel('Password', { exact: true }).fill(password);
      await button(page, act).click();
      await shows(page, 'Questo link è già stato usato, o è scaduto. Chiedine uno nuovo.');
      await inspect(page, `spent${path.replace('/', '-')}-${look}`);
    }
  });
});
