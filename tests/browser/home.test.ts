import { expect, test } from 'vitest';
import { inspect } from './inspect.ts';
import { inspectInEveryLanguage } from './languages.ts';
import { inspectInEveryLook } from './looks.ts';
import { arrive, memberOf, openTableOf, signedIn, tableOf } from './people.ts';
import { exampleTitle, isFocused, liftCurtain, publishedName, shows } from './player.ts';
import { useSite } from './site.ts';

const site = useSite();

test('what this is, is for everybody, in every look', async () => {
  const { page } = await site.open();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play at once' }).waitFor();
  await inspectInEveryLook(page, 'home');
  await page.goto('/titles');
  await page.locator('.title-card').first().waitFor();
  await inspectInEveryLook(page, 'titles');
});

test('one button makes a guest and a game around one screen, with as many seats as chosen', async () => {
  const { page } = await site.open();
  await page.goto('/');
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('button', { name: 'Play at once' }).click();
  await page.waitForURL(/\/games\//);
  await liftCurtain(page);
  await page.locator('.seat-name').first().waitFor();
  const names = await page.locator('.seat-name').allInnerTexts();
  expect(names.map((name) => name.replace(/^.*?Player/s, 'Player'))).toEqual([
    'Player 1',
    'Player 2',
    'Player 3',
  ]);
  await expect.poll(() => page.locator('h1').innerText()).toBe(await publishedName(page));
  await page.goBack();
  await shows(page, /You are here as a guest/);
});

test('in every language it fits a phone', async () => {
  const { page } = await site.open({ width: 390 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play at once' }).waitFor();
  await inspectInEveryLanguage(page, 'home');
});

test('whoever is signed in finds it again, and every page says what it is called', async () => {
  const { page } = await site.open({ width: 390 });
  await arrive(page, 'Alda');
  await inspectInEveryLanguage(page, 'my-games');
  const menu = page.getByRole('button', { name: /^Menu/ });
  await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false');
  await menu.click();
  await inspect(page, 'menu-390');
  await page.keyboard.press('Escape');
  await isFocused(menu);
  await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false');
  await menu.press('Enter');
  await page.getByRole('link', { name: 'Lobby', exact: true }).click();
  await page.getByRole('heading', { name: 'Lobby', level: 1 }).waitFor();
  await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false');
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Lobby');
  for (const [path, title] of [
    ['/', 'My games – Staffetta'],
    ['/lobby', 'Lobby – Staffetta'],
    ['/create', 'New game – Staffetta'],
    ['/settings', 'Settings – Staffetta'],
    ['/titles', 'Rules – Staffetta'],
    ['/about', 'Board games at your own pace – Staffetta'],
  ] as const) {
    await page.goto(path);
    await expect.poll(() => page.title()).toBe(title);
  }
});

test('games that wait for me are counted, and one key leads to the next one', async () => {
  const one = await signedIn(await site.open(), 'Berta');
  const other = await memberOf(site.url(), 'Corrado');
  const title = await exampleTitle(one.page);
  const first = `/games/${await tableOf([one, other], title)}`;
  await one.page.goto('/lobby');
  await expect.poll(() => one.page.title()).toBe('(1) Lobby – Staffetta');

  // A second game begins elsewhere: this page hears of it by itself.
  const second = await openTableOf(other, title);
  await one.page.goto('/lobby');
  const card = one.page.getByRole('listitem').filter({ hasText: 'Corrado' });
  await card.getByRole('button', { name: /^Take a seat/ }).click();
  await one.page.waitForURL(/\/games\//);
  const next = one.page.getByRole('button', { name: 'Next game' });
  await next.waitFor();
  await expect.poll(() => next.getAttribute('aria-keyshortcuts')).toBe('n');
  await one.page.locator('.navigation-body .count', { hasText: /^2/ }).waitFor(); // it has heard of both
  await one.page.locator('h1').focus();
  await one.page.keyboard.press('n');
  await one.page.waitForURL(`**${first}`);
  await one.page.keyboard.press('n');
  await one.page.waitForURL(`**${second}`);

  // Written in a field, it is a letter.
  await one.page.goto('/lobby');
  const field = one.page.getByLabel('Link or code');
  await field.focus();
  await one.page.keyboard.type('n');
  await expect.poll(() => field.inputValue()).toBe('n');
  await expect.poll(() => new URL(one.page.url()).pathname).toBe('/lobby');

  await one.page.goto('/');
  await one.page.getByRole('heading', { name: /^Waiting for you/ }).waitFor();
  await expect.poll(() => one.page.locator('.card').count()).toBe(2);
  await inspect(one.page, 'my-games-1440');

  // Where it is not wanted, the key does nothing.
  await one.page.goto('/settings');
  await one.page.getByRole('checkbox', { name: /^Keys that act alone/ }).uncheck();
  await one.page.locator('h1').focus();
  await one.page.keyboard.press('n');
  await one.page.goto('/');
  await one.page.locator('.card').first().waitFor();
  await expect.poll(() => next.getAttribute('aria-keyshortcuts')).toBeNull();
});
