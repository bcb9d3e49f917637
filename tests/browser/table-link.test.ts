import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect } from './inspect.ts';
import { inspectInEveryLanguage } from './languages.ts';
import { signedIn } from './people.ts';
import { exampleTitle, password, shows, signOut, words } from './player.ts';
import { useSite } from './site.ts';

const site = useSite();

const told = 'You are expected at a table. Sign in or register, and you will be led there.';

type LinkedTable = { readonly address: string; readonly link: string };

/** Opens a table; answers with its address and with the link for a friend. */
async function linkedTable(host: string): Promise<LinkedTable> {
  const { page } = await signedIn(await site.open(), host);
  await page.goto(`/create?title=${await exampleTitle(page)}&step=2`);
  await page.locator('input[name=visibility][value=link]').check();
  await page.getByRole('button', { name: words.en.onward }).click();
  await page.getByRole('button', { name: words.en.openTable }).click();
  await page.waitForURL(/\/games\//);
  const address = new URL(page.url()).pathname;
  await page.locator('section[aria-labelledby=link-heading] .button').last().click();
  return { address, link: await page.locator('#table-link').inputValue() };
}

const shelf = (page: Page): Promise<string | null> =>
  page.evaluate(`sessionStorage.getItem('staffetta:table-link')`);

test('whoever follows the link of a table before he has an account is told, and led there after a reload too', async () => {
  const { address, link } = await linkedTable('Settimia');
  const { page } = await site.open({ width: 390 });
  await page.goto(link);
  await shows(page, told);
  await inspect(page, 'expected-390');
  await expect.poll(() => page.url()).toBe(`${site.url()}/join`);
  await page.reload();
  await shows(page, told);
  await page.getByRole('radio', { name: words.en.fresh }).check();
  await page.getByLabel(words.en.name, { exact: true }).fill('Tullio');
  await page.getByLabel(words.en.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.en.register }).click();
  await page.waitForURL(`**${address}`);
  await expect.poll(() => shelf(page)).toBeNull();
});

/** Comes by the link as somebody who only wants to try. */
async function comeAsGuest(page: Page, { link, address }: LinkedTable): Promise<void> {
  await page.goto(link);
  await shows(page, told);
  await page.getByRole('button', { name: 'Try it as a guest' }).click();
  await page.waitForURL(`**${address}`);
}

/** Becomes somebody, and sits down where he is led. */
async function sitDownAs(page: Page, name: string, address: string): Promise<void> {
  await page.getByLabel(words.en.name, { exact: true }).fill(name);
  await page.getByLabel(words.en.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.en.register }).click();
  await page.waitForURL(`**${address}`);
  await page.getByRole('button', { name: words.en.join }).click();
  await page.locator('.seat-name').getByText(name).waitFor({ state: 'attached' });
  await expect.poll(() => shelf(page)).toBeNull();
}

test('a guest at the table of a link is told how to sit down, and is led back when he has registered', async () => {
  const table = await linkedTable('Valeria');
  const { page } = await site.open({ width: 390 });
  await comeAsGuest(page, table);
  await shows(page, /^As a guest you cannot sit down with others\./);
  await inspectInEveryLanguage(page, 'guest-at-table');
  await page.getByRole('link', { name: 'Register to sit down here' }).click();
  await page.reload();
  await sitDownAs(page, 'Zosimo', table.address);
});

test('a guest who went elsewhere before he registered is led back to the table of the link too', async () => {
  const table = await linkedTable('Virginia');
  const { page } = await site.open();
  await comeAsGuest(page, table);
  await page.goto('/');
  await page.getByRole('link', { name: 'Keep your games: register' }).click();
  await sitDownAs(page, 'Zenobia', table.address);
});

test('a link that could not be followed yet is forgotten with whoever signs out', async () => {
  const window = await site.open();
  window.expectTrouble(/net::|failed:/);
  const { page } = await signedIn(window, 'Ulpia');
  await page.route('**/v1/links', (route) => route.abort('failed'));
  const code = 'x'.repeat(43);
  await page.goto(`/join#${code}`);
  await shows(page, 'The service cannot be reached. Nothing is lost.');
  await expect.poll(() => shelf(page)).toBe(code);
  await signOut(page);
  await expect.poll(() => shelf(page)).toBeNull();
  await expect.poll(() => page.getByText(told).count()).toBe(0);
});
