import { describe, expect, test } from 'vitest';
import { inspect } from './inspect.ts';
import { useSite } from './site.ts';

const site = useSite();

const looks = [
  { width: 390, dark: false },
  { width: 390, dark: true },
  { width: 1440, dark: false },
  { width: 1440, dark: true },
];

describe.each(looks)('the reference page at $width, dark $dark', ({ width, dark }) => {
  const look = `${width}-${dark ? 'dark' : 'light'}`;

  test('is for everybody, closed and open', async () => {
    const { page } = await site.open({ width, dark });
    await page.goto('/docs');
    await inspect(page, `docs-${look}`);
    await page.getByText('Play an action').click();
    await page.locator('summary', { hasText: /^Position$/ }).click();
    await inspect(page, `docs-open-${look}`);
  });
});

test('the reference page has every operation of the contract, each at an address of its own', async () => {
  const { page } = await site.open();
  const contract = await (await page.request.get('/openapi.yaml')).text();
  const ids = [...contract.matchAll(/operationId: (\w+)/g)].map(([, id = '']) => id);
  expect(ids.length).toBeGreaterThan(15);
  await page.goto('/docs');
  for (const id of ids) {
    expect(await page.locator(`[id="${id}"]`).count(), id).toBe(1);
    expect(await page.locator(`nav a[href="#${id}"]`).count(), id).toBe(1);
  }
  const lost = await page.evaluate<string[]>(
    `[...document.querySelectorAll('a[href^="#"]')]
      .filter((link) => document.getElementById(link.getAttribute('href').slice(1)) === null)
      .map((link) => link.href)`,
  );
  expect(lost).toEqual([]);
  await page.goto('/docs#act');
  await page.getByText('Say what you decided').first().waitFor();
  expect(await page.locator('#act').isVisible()).toBe(true);
});
