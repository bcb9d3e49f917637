import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspectInEveryLanguage } from './languages.ts';
import { inspectInEveryLook } from './looks.ts';
import { type Person, signedIn } from './people.ts';
import { isFocused, shows } from './player.ts';
import { useSite } from './site.ts';

const now = new Date('2026-06-10T10:00:00Z'); // a Wednesday
const aMinuteLater = new Date('2026-06-10T10:01:00Z');

const site = useSite({ now: () => now });

const part = (page: Page, heading: string) => page.getByRole('region', { name: heading });
const hours = (page: Page) => part(page, 'When you play');
const vacation = (page: Page) => part(page, 'Vacation');

async function openSettings({ page }: Person, address = '/settings'): Promise<void> {
  await page.goto(address);
  await page.locator('.days-left').waitFor();
}

async function somebody(name: string): Promise<Person> {
  const one = await signedIn(await site.open({ at: aMinuteLater }), name);
  await one.ask('patch', '/v1/users/me', { timeZone: 'Europe/Rome' });
  return one;
}

/** Somebody whose wishes the service will refuse at times. */
async function refused(name: string, trouble: RegExp): Promise<Person> {
  const window = await site.open({ at: aMinuteLater });
  window.expectTrouble(trouble);
  return signedIn(window, name);
}

async function playTimes({ ask }: Person): Promise<unknown> {
  const me = (await (await ask('get', '/v1/users/me')).json()) as { readonly playTimes: unknown };
  return me.playTimes;
}

async function vacationsOf({ ask }: Person): Promise<readonly (readonly [string, string])[]> {
  const { vacations } = (await (await ask('get', '/v1/users/me/vacations')).json()) as {
    readonly vacations: readonly { readonly from: string; readonly to: string }[];
  };
  return vacations.map(({ from, to }) => [from, to]);
}

async function announce(page: Page, from: string, to: string): Promise<void> {
  await vacation(page).getByLabel('First day').fill(from);
  await vacation(page).getByLabel('Last day').fill(to);
  await vacation(page).getByRole('button', { name: 'Announce a vacation' }).click();
}

/** Somebody who is away, and will be. */
async function away(name: string): Promise<Person> {
  const one = await somebody(name);
  await one.ask('post', '/v1/users/me/vacations', { from: '2026-06-10', to: '2026-06-14' });
  await one.ask('post', '/v1/users/me/vacations', { from: '2026-08-03', to: '2026-08-16' });
  return one;
}

test('one’s own time is for everybody, in every look and language', async () => {
  const one = await away('Agnese');
  const { page } = one;
  await one.ask('patch', '/v1/users/me', { playTimes: { hours: { from: 20, to: 2 } } });
  await openSettings(one);
  await vacation(page)
    .getByRole('button', { name: /^I am back/ })
    .click();
  await vacation(page).getByLabel('First day').fill('2026-09-01');
  await vacation(page).getByLabel('Last day').fill('2026-09-03');
  await inspectInEveryLook(page, 'time');
  await page.setViewportSize({ width: 390, height: 900 });
  await inspectInEveryLanguage(page, 'time');
});

test('that one is away is for everybody, in every look and language', async () => {
  const { page } = await away('Amedeo');
  await page.goto('/');
  await page.locator('.away').waitFor();
  await inspectInEveryLook(page, 'away');
  await page.setViewportSize({ width: 390, height: 900 });
  await inspectInEveryLanguage(page, 'away');
});

test('hours and weekends are kept as they are chosen, and say what they mean', async () => {
  const bona = await somebody('Bona');
  const { page } = bona;
  await openSettings(bona);
  const here = hours(page);
  await here.getByText('Your clocks go day and night.').waitFor();
  await here.getByText('By the clock of Europe/Rome.').waitFor();
  await here.getByText('A change counts from your next turn').waitFor();
  expect(await here.getByLabel('From').count()).toBe(0);

  await here.getByLabel('at certain hours').check();
  await here.getByText('Your clocks go from 08:00 to 22:00, and stand still').waitFor();
  await here.getByLabel('From').selectOption({ label: '18:00' });
  await here.getByLabel('To').selectOption({ label: '01:00' });
  await here.getByLabel('Not at weekends').check();
  await here.getByText('from 18:00 to 01:00, and stand still outside these hours and at').waitFor();
  await expect
    .poll(() => playTimes(bona))
    .toEqual({ hours: { from: 18, to: 1 }, weekendsOff: true });
  await here.getByText('Saved.').waitFor();
  expect(await here.getByLabel('To').locator('option', { hasText: '18:00' }).count()).toBe(0);
  expect(await here.locator('.week-goes').count()).toBe(10); // two pieces of five days

  await page.reload();
  await here.getByLabel('From').waitFor();
  expect(await here.getByLabel('From').inputValue()).toBe('18');
  await here.getByLabel('at any hour').check();
  await here.getByText('day and night from Monday to Friday').waitFor();
  await expect.poll(() => playTimes(bona)).toEqual({ hours: null, weekendsOff: true });
});

test('a vacation is announced by the keyboard, counted, and taken back', async () => {
  const cino = await somebody('Cino');
  const { page } = cino;
  await openSettings(cino);
  const here = vacation(page);
  await here.getByText('30 of 30 days left this year.').waitFor();
  await here.getByText('No vacation announced.').waitFor();
  await here.getByLabel('First day').fill('2026-08-03');
  await here.getByLabel('Last day').fill('2026-08-16');
  await here.getByText(/^3\D+16 August 2026 · 14 days$/).waitFor();
  await here.getByLabel('Last day').press('Enter');
  await here.getByText(/^Announced: 3\D+16 August 2026\.$/).waitFor();
  await here.getByText('16 of 30 days left this year.').waitFor();
  await here.getByText('to come · 14 days').waitFor();
  expect(await vacationsOf(cino)).toEqual([['2026-08-03', '2026-08-16']]);
  expect(await here.getByLabel('First day').inputValue()).toBe('');

  await here
    .getByRole('button', { name: /^Take back the vacation 3\D+16 August 2026$/ })
    .press('Enter');
  await here.getByText('The vacation is taken back; its days are yours again.').waitFor();
  await isFocused(here.getByRole('heading', { name: 'Announced' }));
  await here.getByText('30 of 30 days left this year.').waitFor();
  expect(await vacationsOf(cino)).toEqual([]);
});

test('what is wrong with its days stands at the day, whoever finds it', async () => {
  const one = await refused('Dino', /409/);
  const { page } = one;
  await openSettings(one);
  const here = vacation(page);
  const wrongFrom = page.locator('#vacation-from-note.error');
  const wrongTo = page.locator('#vacation-to-note.error');
  await here.getByRole('button', { name: 'Announce a vacation' }).click();
  await wrongFrom.getByText('Choose the first day.').waitFor();
  await isFocused(here.getByLabel('First day'));
  await announce(page, '2026-06-09', '2026-06-20');
  await wrongFrom.getByText('This day is over').waitFor();
  await announce(page, '2026-06-15', '2026-06-14');
  await wrongTo.getByText('The last day is before the first.').waitFor();
  await isFocused(here.getByLabel('Last day'));
  await announce(page, '2026-07-01', '2026-07-31');
  await wrongTo.getByText('These are more days than you have left').waitFor();
  expect(await here.getByLabel('First day').inputValue()).toBe('2026-07-01');
  await announce(page, '2026-07-01', '2026-07-10');
  await here.getByText('20 of 30 days left this year.').waitFor();
  await announce(page, '2026-07-10', '2026-07-12');
  await wrongFrom.getByText('You have announced a vacation on some of these days.').waitFor();
  expect(await vacationsOf(one)).toEqual([['2026-07-01', '2026-07-10']]);
});

test('whoever is away is told so among his games, and cuts it short from there', async () => {
  const elsa = await somebody('Elsa');
  const { page } = elsa;
  await elsa.ask('post', '/v1/users/me/vacations', { from: '2026-06-10', to: '2026-06-14' });
  await page.goto('/');
  await shows(page, /You are on vacation until 14 June 2026/);
  await page.getByRole('link', { name: 'I am back' }).click();
  await page.waitForURL(/\/settings#vacation$/);
  await isFocused(page.getByRole('heading', { name: 'Vacation', exact: true }));
  const here = vacation(page);
  await here.getByText('you are away now · 5 days').waitFor();

  const back = here.getByRole('button', { name: /^I am back: end the vacation/ });
  await back.click();
  await isFocused(here.getByRole('button', { name: 'End it now' }));
  await here.getByRole('button', { name: 'Stay away' }).click();
  await isFocused(back);
  await back.click();
  await here.getByRole('button', { name: 'End it now' }).click();
  await here.getByText('Welcome back: your clocks go again.').waitFor();
  await here.getByText('29 of 30 days left this year.').waitFor();
  await here.getByText('No vacation announced.').waitFor();
  expect(await vacationsOf(elsa)).toEqual([['2026-06-10', '2026-06-10']]);
  const asked = page.waitForResponse('**/v1/users/me/vacations');
  await page.getByRole('link', { name: /My games/ }).click();
  await page.getByRole('heading', { name: 'My games' }).waitFor();
  await asked;
  expect(await page.locator('.away').count()).toBe(0);
});

test('vacations that did not come are missed aloud', async () => {
  const one = await refused('Fazio', /ERR_FAILED/);
  const { page } = one;
  await page.route('**/v1/users/me/vacations', (route) => route.abort());
  await page.goto('/settings');
  await vacation(page).getByRole('alert').waitFor();
  await page.unrouteAll();
});
