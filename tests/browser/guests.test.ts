import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect } from './inspect.ts';
import { mailedLink } from './mail.ts';
import { signedIn } from './people.ts';
import {
  beside,
  isFocused,
  isPlayed,
  liftCurtain,
  openHotSeat,
  password,
  playAnything,
  send,
  shows,
  textOf,
  turnComes,
  words,
} from './player.ts';
import { useSite } from './site.ts';

const site = useSite();

/** The requests about a game that name a seat, and those that do not. */
function noteSeats(page: Page): { readonly named: () => readonly string[] } {
  const named: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!/\/(view|log|offers|actions)$/.test(pathname)) return;
    named.push(`${pathname.split('/').at(-1)} ${searchParams.get('seat') ?? 'none'}`);
  });
  return { named: () => named };
}

/** Takes the first piece of whatever form there is, or one of the first offers. */
async function playOn(page: Page, round: number): Promise<void> {
  const side = await beside(page);
  await side.locator('.way-button, .pick').first().waitFor();
  const pieces = side.getByRole('checkbox');
  if ((await pieces.count()) === 0) return playAnything(page, round);
  await pieces.first().check();
  await side.locator('.way-add[aria-disabled=false]').click();
  await page.locator('.plan-step').waitFor({ state: 'attached' });
  await send(page);
  return isPlayed(page);
}

test('a guest plays all seats of a game to its end, registers, and still has it', async () => {
  const { page, context } = await site.open({ width: 390 });
  const { named } = noteSeats(page);
  await page.goto('/enter');
  await page.getByRole('button', { name: 'Try it as a guest' }).click();
  await shows(page, /You are here as a guest/);
  await inspect(page, 'guest-390');
  const game = await openHotSeat(page, { stalls: 2 });
  await liftCurtain(page);
  await beside(page);
  await expect.poll(() => textOf(page, '.turn-mine h2')).toBe('Seat 1: your turn');
  await inspect(page, 'hot-seat-390');
  const tab = await context.newPage(); // of the same guest
  await tab.goto(game);
  await turnComes(tab);
  const mine = await page.getByRole('checkbox').first().getAttribute('aria-label');
  await playOn(page, 0);
  for (const one of [page, tab]) {
    await shows(one, 'Hand over to Player 2');
    await liftCurtain(one);
  }
  await tab.close();
  await beside(page);
  await expect.poll(() => textOf(page, '.turn-mine h2')).toBe('Seat 2: your turn');
  await expect
    .poll(() => page.getByRole('checkbox').first().getAttribute('aria-label'))
    .not.toBe(mine);
  await expect
    .poll(() => page.locator('[data-announcer]').textContent())
    .toMatch(/^Player 1 has chosen/);
  await expect.poll(() => textOf(page, '.seat-acting .seat-name')).toMatch(/^Seat 2:\s+Player 2$/);

  // Of the first seat's choice the second is told what another player would be.
  await expect.poll(() => textOf(page, '.log')).toMatch(/Player 1 has chosen charms/);
  await expect.poll(() => textOf(page, '.log')).toMatch(/Player 1 is dealt four charms/);
  await expect.poll(() => textOf(page, '.log')).not.toMatch(/Player 1 keeps/);
  await page.keyboard.press('Escape');

  // What the second seat looks back at is its own.
  await page.getByRole('button', { name: 'Earlier' }).click();
  await shows(page, /You are looking at the past/);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await turnComes(page);
  await playOn(page, 0);
  for (let round = 1; round < 80; round += 1) {
    await liftCurtain(page);
    await page.locator('.turn-mine, .outcome').first().waitFor({ state: 'attached' });
    if ((await page.locator('.outcome').count()) > 0) break;
    await playOn(page, round);
  }
  await beside(page);
  await expect
    .poll(() => textOf(page, '.outcome'))
    .toMatch(/^Player [12].* (wins|share the victory)$/m);
  await inspect(page, 'hot-seat-ended-390');
  // Once it is known that there are several seats, every request names one.
  expect([...new Set(named())].filter((one) => one.endsWith('none'))).toEqual([]);
  expect(new Set(named())).toContain('actions 1');

  await page.getByRole('link', { name: 'Keep your games: register' }).click();
  await inspect(page, 'keep-390');
  await page.getByLabel('Name', { exact: true }).fill('Fosca');
  await page.getByLabel('Mail address').fill('fosca@example.org');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: words.en.register }).click();
  await shows(page, /open the link we sent to fosca@example.org/);
  await expect.poll(() => page.getByText(/You are here as a guest/).count()).toBe(0);
  const card = page.locator('.card', { has: page.locator(`a[href="${game}"]`) });
  await expect.poll(() => card.innerText()).toMatch(/(Won|Shared) by Player [12]/);
  await page.locator(`.card a[href="${game}"]`).click();
  await shows(page, 'Player 2');
  await beside(page);
  await page.locator('.outcome').waitFor();
  expect(await mailedLink(page, 'fosca@example.org')).toMatch(/^\/verify#/);
});

test('a guest begins by keyboard, in French; a name that is taken is said at its field', async () => {
  const { page, expectTrouble } = await site.open({ locale: 'fr-FR', dark: true });
  const other = await site.open();
  expectTrouble(/409/);
  await other.page.goto('/');
  await other.page.request.post('/v1/users', { data: { name: 'Gemma', password } });
  await page.goto('/enter');
  const guest = page.getByRole('button', { name: 'Essayer comme invité' });
  await guest.waitFor();
  await inspect(page, 'account-fr-dark-1440');
  await guest.focus();
  await page.keyboard.press('Enter');
  await shows(page, /Vous êtes ici comme invité/);
  await inspect(page, 'guest-fr-dark-1440');
  await page.getByRole('link', { name: /Gardez vos parties/ }).press('Enter');
  await page.getByLabel('Nom', { exact: true }).fill('Gemma');
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  const field = page.getByLabel('Nom', { exact: true });
  await page.locator('#name-note.error').waitFor();
  await isFocused(field);
  await inspect(page, 'keep-fr-dark-1440');
});

test('whoever is registered may play all seats too', async () => {
  const { page } = await signedIn(await site.open(), 'Ippolita');
  await openHotSeat(page);
  await liftCurtain(page);
  await expect.poll(() => textOf(page, '.turn-mine h2')).toBe('Seat 1: your turn');
});
