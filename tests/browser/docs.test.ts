import { expect, test } from 'vitest';
import { inspectByDayAndNight } from './looks.ts';
import { useSite } from './site.ts';

const site = useSite();

test.each([390, 1440])(
  'the reference page is for everybody, closed and open, by day and by night, at %i',
  async (width) => {
    const { page } = await site.open({ width });
    await page.goto('/docs');
    for (const state of ['closed', 'open'] as const) {
      if (state === 'open') {
        await page.getByText('Play an action').click();
        await page.locator('summary', { hasText: /^Position$/ }).click();
      }
      await inspectByDayAndNight(page, `docs-${state}-${width}`);
    }
  },
);

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
