import { describe, expect, test } from 'vitest';
import { inspect } from './inspect.ts';
import {
  beside,
  isLive,
  joinTable,
  keepOne,
  openTable,
  plan,
  play,
  register,
  shows,
  turnComes,
  words,
} from './player.ts';
import { useSite } from './site.ts';

const site = useSite();

const looks = [
  { width: 390, dark: false },
  { width: 390, dark: true },
  { width: 820, dark: false },
  { width: 1440, dark: false },
  { width: 1440, dark: true },
];

describe.each(looks)('at $width, dark $dark', ({ width, dark }) => {
  const look = `${width}-${dark ? 'dark' : 'light'}`;
  const host = `Paola ${look}`;

  test('every page is for everybody', async () => {
    const { page } = await site.open({ width, dark });
    const guest = await site.open({ width: 390 });
    await page.goto('/');
    await inspect(page, `account-${look}`);
    await Promise.all([register(page, host), register(guest.page, `Quinto ${look}`)]);
    await page.getByText('What to play').waitFor();
    await inspect(page, `no-games-${look}`);

    await openTable(page);
    await isLive(page);
    await inspect(page, `waiting-${look}`);
    await joinTable(guest.page, host);
    await turnComes(page);
    await beside(page);
    const pieces = page.getByRole('checkbox');
    await inspect(page, `form-${look}`);
    await pieces.first().check();
    await inspect(page, `form-ready-${look}`);
    for (const piece of await pieces.all()) await piece.check();
    await inspect(page, `form-over-${look}`);
    for (const piece of await pieces.all()) await piece.uncheck();
    await page.keyboard.press('Escape');
    await keepOne(page);
    await keepOne(guest.page);
    await shows(page, 'Stall 1 of 6');
    await turnComes(page);
    await inspect(page, `decision-${look}`);

    await play(page, words.en.seal(3));
    await play(guest.page, words.en.seal(2));
    await shows(page, 'Stall 2 of 6');
    await plan(page, 'Pass');
    await inspect(page, `auction-${look}`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Earlier' }).click();
    await shows(page, /You are looking at the past/);
    await inspect(page, `past-${look}`);

    const third = await site.open({ width: 390 });
    await register(third.page, `Rosa ${look}`);
    await openTable(third.page);
    await page.goto('/');
    await page.getByRole('button', { name: words.en.join }).first().waitFor();
    await inspect(page, `games-${look}`);
    await page.goto('/nothing/here');
    await inspect(page, `nowhere-${look}`);
  });
});

test('a decision is made with the keyboard alone', async () => {
  const [one, other] = await Promise.all([site.open(), site.open()]);
  await Promise.all([register(one.page, 'Sara'), register(other.page, 'Tito')]);
  await openTable(one.page);
  await joinTable(other.page, 'Sara');
  await turnComes(one.page);
  const { page } = one;
  const focused = () =>
    page.evaluate<string>('document.activeElement.name || document.activeElement.innerText || ""');

  const tabTo = async (name: string) => {
    await page.locator('h1').focus();
    for (let tabs = 0; tabs < 40 && (await focused()) !== name; tabs += 1) {
      await page.keyboard.press('Tab');
    }
    expect(await focused()).toBe(name);
  };

  await tabTo('charms');
  await page.keyboard.press('Enter'); // nothing is chosen yet: nothing is planned
  expect(await page.locator('.plan-step').count()).toBe(0);
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.locator('.plan-step').waitFor();
  await expect.poll(focused).toBe('Send my turn'); // nothing else is left to do
  await page.keyboard.press('Enter');
  await page.locator('.plan-step').waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('H2');
  await keepOne(other.page);
  await turnComes(page);

  await tabTo('2');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Send my turn');
  await page.keyboard.press('Control+z');
  await page.locator('.plan-step').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+Shift+Z');
  await page.locator('.plan-step').waitFor();
  await page.keyboard.press('Control+Enter');
  await shows(page, 'You have sealed 2 coins.');
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('H2');
  expect(await page.locator('[data-announcer]').textContent()).toContain('Sara seals a bid of 2');
});

test('the language can be changed, and is remembered', async () => {
  const { page } = await site.open({ locale: 'fr-CA' });
  await page.goto('/');
  await shows(page, 'Des jeux de société à votre rythme');
  await page.getByLabel('Langue').selectOption('es');
  await shows(page, 'Juegos de mesa, a tu ritmo');
  await page.reload();
  await shows(page, 'Juegos de mesa, a tu ritmo');
  expect(await page.evaluate('document.documentElement.lang')).toBe('es');
});

test('every language fits a phone', async () => {
  const { page } = await site.open({ width: 390 });
  const inEveryLanguage = async (name: string) => {
    for (const language of ['es', 'fr', 'it', 'en']) {
      await page.locator('.language').selectOption(language);
      await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe(language);
      await inspect(page, `${name}-390-${language}`);
    }
  };
  await page.goto('/');
  await inEveryLanguage('account');
  await page.getByRole('radio', { name: words.en.fresh }).check();
  await inEveryLanguage('account-fresh');
  for (const asked of ['sign-in', 'verify', 'reset']) {
    await page.goto(`/${asked}`);
    await inEveryLanguage(`ask-${asked}`);
    await page.goto(`/${asked}#a-link-that-never-was`);
    await inEveryLanguage(`use-${asked}`);
  }
  await register(page, 'Umberto');
  await page.getByText('What to play').waitFor();
  await inEveryLanguage('games');
  await openTable(page);
  await isLive(page);
  await inEveryLanguage('waiting');
  const guest = await site.open();
  await register(guest.page, 'Viola');
  await joinTable(guest.page, 'Umberto');
  await turnComes(page);
  await beside(page);
  for (const piece of await page.getByRole('checkbox').all()) await piece.check();
  await inEveryLanguage('form');
}, 60_000);
