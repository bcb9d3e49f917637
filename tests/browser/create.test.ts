import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect } from './inspect.ts';
import { inspectInEveryLanguage } from './languages.ts';
import { inspectInEveryLook } from './looks.ts';
import { signedIn } from './people.ts';
import { exampleTitle, isFocused, liftCurtain, shows, words } from './player.ts';
import { useSite } from './site.ts';

const site = useSite();

const onward = (page: Page): Promise<void> =>
  page.getByRole('button', { name: words.en.onward }).click();

const headingOf = (page: Page, step: number) =>
  page.getByRole('heading', { name: new RegExp(`^Step ${step} of 3`) });

const isAt = (page: Page, step: number) => headingOf(page, step).waitFor();

/** A step whose heading has the focus: only then does one go on from there by the keyboard. */
const leadsTo = (page: Page, step: number) => isFocused(headingOf(page, step));

async function begin(page: Page): Promise<void> {
  await page.goto(`/create?title=${await exampleTitle(page)}`);
  await isAt(page, 1);
}

test('every step is for everybody, in every look', async () => {
  const { page } = await signedIn(await site.open(), 'Quirina');
  await begin(page);
  await inspectInEveryLook(page, 'create-what');
  await onward(page);
  await isAt(page, 2);
  await inspectInEveryLook(page, 'create-who');
  await onward(page);
  await isAt(page, 3);
  await page.getByRole('radio', { name: /^Time from a purse/ }).check();
  await inspectInEveryLook(page, 'create-pace');
});

test('back and forward keep everything, and what is wrong is said where it is', async () => {
  const { page } = await signedIn(await site.open(), 'Remigio');
  await begin(page);
  const stalls = page.getByLabel(/How many lanterns are sold/);
  await stalls.fill('99');
  await onward(page);
  await shows(page, /This value is not possible here\./);
  await isFocused(stalls);
  await expect.poll(() => stalls.inputValue()).toBe('99');
  await inspect(page, 'create-wrong-1440');
  await stalls.fill('4');
  await onward(page);
  await isAt(page, 2);
  await leadsTo(page, 2);
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('radio', { name: /^Only those invited/ }).check();
  await page.getByRole('radio', { name: /^Everybody picks a seat/ }).check();
  const invited = page.getByLabel('Name of a player');
  await invited.fill('Remigio');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await shows(page, 'That is you.');
  await invited.fill('');
  await onward(page);
  await isAt(page, 3);
  await page.getByRole('radio', { name: /^Time from a purse/ }).check();
  await page.getByLabel('Hours at the start').fill('many');
  await page.getByRole('button', { name: words.en.openTable }).click();
  await shows(page, 'Write a whole number from 1 to 2000.');
  await page.getByLabel('Hours at the start').fill('200');
  await page.getByText('Write a whole number from 1 to 2000.').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: words.en.openTable }).click();
  await shows(page, 'Write at least 200, or fewer hours at the start.');
  await isFocused(page.getByLabel('Hours at most'));
  await page.setViewportSize({ width: 390, height: 900 });
  await inspectInEveryLanguage(page, 'create-cap');
  await page.getByLabel('Hours at the start').fill('160');
  await page.getByText(/^Write at least/).waitFor({ state: 'detached' });
  await page.goBack();
  await isAt(page, 2);
  await expect
    .poll(() => page.getByRole('radio', { name: '3', exact: true }).isChecked())
    .toBe(true);
  await page.getByRole('link', { name: 'Back' }).click();
  await isAt(page, 1);
  await expect.poll(() => stalls.inputValue()).toBe('4');
  await page.goto('/lobby');
  await page.goBack();
  await begin(page);
  await expect.poll(() => stalls.inputValue()).toBe('4');
  await onward(page);
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('radio', { name: /^Only those invited/ }).check();
  await onward(page);
  await page.getByRole('radio', { name: /^Some time for each turn/ }).check();
  await page.getByLabel('Time for a turn').selectOption({ label: '3 days' });
  for (const line of ['3 players', 'Only those invited may sit down', '3 days for each turn']) {
    await shows(page, line);
  }
  await page.getByRole('button', { name: words.en.openTable }).click();
  await page.waitForURL(/\/games\//);
  await shows(page, 'How many lanterns are sold: 4');
  await shows(page, '3 days for each turn');
});

test('what follows when time is over, and when it stands still, is chosen, and told at the table', async () => {
  const { page } = await signedIn(await site.open(), 'Tullia');
  await page.goto(`/create?title=${await exampleTitle(page)}&step=3`);
  const usual = [
    '12 hours of grace when time is over',
    'Whoever is late twice makes room for somebody else',
    'Clocks may rest 12 hours a day, and at weekends',
  ];
  const summary = page.getByRole('region', { name: 'Your table' });
  await summary.getByText('No clock: take your time').waitFor();
  expect(await page.getByText('More about time').count()).toBe(0);
  await page.getByRole('radio', { name: /^Some time for each turn/ }).check();
  for (const line of usual) await summary.getByText(line).waitFor();
  await page.getByText('More about time').click();
  await page.getByLabel('Grace when time is over').selectOption({ label: '6 hours' });
  await page.getByRole('radio', { name: /goes if all the others vote so/ }).check();
  await page.getByLabel(/^How long a clock goes/).selectOption({ label: 'all day' });
  await page.getByLabel('Weekends may be off').uncheck();
  const chosen = [
    '6 hours of grace when time is over',
    'Whoever is late twice goes if all the others vote so',
    'Clocks go day and night',
  ];
  for (const line of chosen) await summary.getByText(line).waitFor();
  await inspectInEveryLook(page, 'create-time');
  await page.setViewportSize({ width: 390, height: 900 });
  await inspectInEveryLanguage(page, 'create-time');
  await page.getByRole('button', { name: words.en.openTable }).click();
  await page.waitForURL(/\/games\//);
  for (const line of chosen) await shows(page, line);
  await inspect(page, 'waiting-time-390');
  const other = await signedIn(await site.open({ width: 390 }), 'Urbano');
  await other.page.goto('/lobby');
  const card = other.page.getByRole('listitem').filter({ hasText: 'Tullia’s table' });
  for (const line of chosen) await card.getByText(line).waitFor();
  await inspect(other.page, 'lobby-time-390');
});

test('around one screen no time is chosen', async () => {
  const { page } = await signedIn(await site.open(), 'Vanna');
  await page.goto(`/create?title=${await exampleTitle(page)}&step=3`);
  await page.getByRole('radio', { name: /^Some time for each turn/ }).check();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('radio', { name: /^Around one screen/ }).check();
  await onward(page);
  await shows(page, 'Around one screen no time passes.');
  expect(await page.getByRole('radio').count()).toBe(0);
  await inspect(page, 'create-time-together-1440');
});

test.each([820, 1440])(
  'the fields of the purse keep their line when one is wrong, at %i',
  async (width) => {
    const { page } = await signedIn(await site.open({ width }), `Ubaldo ${width}`);
    await page.goto(`/create?title=${await exampleTitle(page)}&step=3`);
    await page.getByRole('radio', { name: /^Time from a purse/ }).check();
    for (const language of ['es', 'fr', 'it', 'en']) {
      await page.locator('.language').selectOption(language);
      await page.locator(`html[lang=${language}]`).waitFor();
      await page.locator('#pace-hours').fill('many');
      await page.locator('.create-ways button').click();
      await page.locator('#pace-hours-note').waitFor();
      const tops = await page
        .locator('.pace-purse input')
        .evaluateAll((fields) =>
          fields.map((field) => Math.round(field.getBoundingClientRect().top)),
        );
      expect(new Set(tops).size, language).toBe(1);
      await inspect(page, `create-purse-wrong-${width}-${language}`);
      await page.locator('#pace-hours').fill('10');
    }
  },
);

test('a table is opened with the keyboard alone', async () => {
  const { page } = await signedIn(await site.open(), 'Silvestra');
  await begin(page);
  await page.getByRole('radio', { name: /Lantern/ }).focus();
  await page.keyboard.press('Enter');
  await leadsTo(page, 2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await leadsTo(page, 3);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.evaluate('document.activeElement.textContent'))
    .toBe('Open the table');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/games\//);
  await page.locator('.place').first().waitFor();
  await expect.poll(() => page.locator('.place').count()).toBe(4);
});

test('those around one screen are called as whoever opens the game says', async () => {
  const { page } = await site.open({ width: 390 });
  await page.goto('/enter');
  await page.getByRole('button', { name: 'Try it as a guest' }).click();
  await shows(page, /You are here as a guest/);
  await begin(page);
  await onward(page);
  await isAt(page, 2);
  await page.getByRole('radio', { name: '3', exact: true }).check();
  const field = (place: number) => page.getByLabel(`Player ${place}`);
  await field(1).fill(' Zoé ');
  await field(3).fill('zoe');
  await inspectInEveryLanguage(page, 'create-names');
  await onward(page);
  await shows(page, 'Give everybody a name of their own, without @.');
  await expect.poll(() => field(3).evaluate((input) => input.matches(':focus'))).toBe(true);
  await inspect(page, 'create-names-wrong-390');
  await field(3).fill('Ugo');
  await onward(page);
  await shows(page, 'Zoé, Player 2 and Ugo');
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await shows(page, 'Hand over to Zoé');
  await liftCurtain(page);
  const names = page.locator('.seat-name');
  await expect.poll(() => names.count()).toBe(3);
  for (const name of ['Zoé', 'Player 2', 'Ugo']) {
    await expect.poll(() => names.getByText(name).count(), { message: name }).toBe(1);
  }
  await page.goto('/');
  await shows(page, /^Zoé, Player 2 and Ugo, around one screen$/);
});

test('in every language every step fits a phone', async () => {
  const { page } = await signedIn(await site.open({ width: 390 }), 'Teodora');
  await begin(page);
  await inspectInEveryLanguage(page, 'create-what');
  await onward(page);
  await inspectInEveryLanguage(page, 'create-who');
  await onward(page);
  await page.getByRole('radio', { name: /^Time from a purse/ }).check();
  await inspectInEveryLanguage(page, 'create-pace');
});
