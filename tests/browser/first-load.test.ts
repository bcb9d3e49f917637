import { expect, test } from 'vitest';
import { inspect } from './inspect.ts';
import { arrive } from './people.ts';
import { shows } from './player.ts';
import { useSite } from './site.ts';

const site = useSite();

/** The words of all pages, in every language. */
const anyWords = /\/assets\/(?:en|it|fr|es)-[^/]*\.js$/;

test('says that no words came, in the language asked for, and has them in any when asked again', async () => {
  const { page, expectTrouble } = await site.open({ isFirst: true, locale: 'it-IT', width: 390 });
  expectTrouble(/net::|failed:/);
  await page.route(anyWords, (route) => route.abort('failed'));
  await page.goto('/');
  await shows(page, /^Le parole di queste pagine non sono arrivate\./);
  await inspect(page, 'no-words-390');
  await page.getByRole('button', { name: 'Français' }).click();
  await shows(page, /^Les mots de ces pages ne sont pas arrivés\./);
  await page.unroute(anyWords);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.locator('.home').waitFor();
  await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe('fr');
});

test('a language whose words still do not come when they are asked for anew shuts nobody out', async () => {
  const { page, expectTrouble } = await site.open({ isFirst: true, locale: 'it-IT', width: 390 });
  expectTrouble(/net::|failed:/);
  await page.route('**/assets/fr-*.js', (route) => route.abort('failed'));
  await page.goto('/');
  const choice = page.locator('.masthead .language');
  await choice.selectOption('fr');
  const notice = page.locator('.language-missing');
  const loaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: 'Riprova' }).click();
  await loaded;
  await notice
    .getByText('Le parole di «Français» non sono arrivate: le pagine restano in italiano.')
    .waitFor();
  await page.locator('.home').waitFor();
  await inspect(page, 'language-missed-390');
  await choice.selectOption('es');
  await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe('es');
  await expect.poll(() => notice.count()).toBe(0);
});

test('a new tab shows where one is while it asks who one is, and asks again if it was not told', async () => {
  const { page, context, expectTrouble } = await site.open({ isFirst: true });
  expectTrouble(/net::|failed:/);
  await arrive(page, 'Vasco');
  const tab = await context.newPage();
  let answer: () => void = () => undefined;
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await tab.route('**/v1/sessions/refresh', async (route) => {
    await mayAnswer;
    await route.abort('failed');
  });
  await tab.goto('/');
  await shows(tab, 'One moment…');
  await tab.locator('.masthead .brand').waitFor();
  await expect.poll(() => tab.locator('.masthead-enter').count()).toBe(0);
  await inspect(tab, 'resuming-1440');
  answer();
  await shows(tab, 'The service cannot be reached. Nothing is lost.');
  await tab.unroute('**/v1/sessions/refresh');
  await tab.getByRole('button', { name: 'Try again' }).click();
  await tab.locator('.lobby').waitFor();
  await expect.poll(() => tab.locator('.who').innerText()).toContain('Vasco');
});

test('keeps its language when the words of another do not come, says so there, and fetches them anew', async () => {
  const { page, expectTrouble } = await site.open({ isFirst: true, width: 390 });
  expectTrouble(/net::|failed:/);
  await page.route('**/assets/it-*.js', (route) => route.abort('failed'));
  await page.goto('/');
  const choice = page.locator('.masthead .language');
  await choice.selectOption('it');
  const notice = page.locator('.language-missing');
  await notice
    .getByText('The words of Italiano did not come: the pages stay in English.')
    .waitFor();
  await expect.poll(() => choice.inputValue()).toBe('en');
  await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe('en');
  await inspect(page, 'language-missing-390');
  await choice.selectOption('fr');
  await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe('fr');
  await expect.poll(() => notice.count()).toBe(0);
  await choice.selectOption('it');
  await page.unroute('**/assets/it-*.js');
  await notice.getByRole('button', { name: 'Réessayer' }).click();
  await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe('it');
  await shows(page, 'Senza fretta: la partita ti aspetta.');
});

test('titles that did not come are missed aloud, and come when asked again or by themselves', async () => {
  const { page, context, expectTrouble } = await site.open({ isFirst: true });
  expectTrouble(/net::|failed:/);
  const told = 'The service cannot be reached. Nothing is lost.';
  await page.route('**/v1/titles', (route) => route.abort('failed'));
  await page.goto('/titles');
  await shows(page, told);
  await inspect(page, 'no-titles-1440');
  await page.unroute('**/v1/titles');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.title-card').first().waitFor();
  await expect.poll(() => page.getByText(told).count()).toBe(0);

  await page.route('**/v1/titles', (route) => route.abort('failed'));
  await page.goto('/');
  await shows(page, told);
  await page.unroute('**/v1/titles');
  await context.setOffline(true);
  await context.setOffline(false);
  await page.getByRole('button', { name: /^Play at once/ }).waitFor();
});
