import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect } from './inspect.ts';
import { inspectByDayAndNight } from './looks.ts';
import { useSite } from './site.ts';

const site = useSite();

/** Unfolds an operation and a schema: what is in them is drawn as in all others. */
async function unfold(page: Page): Promise<void> {
  await page.getByText('Play an action').click();
  await page.locator('summary', { hasText: /^Position$/ }).click();
}

test('the reference page is for everybody, closed and open, by day and by night', async () => {
  const { page } = await site.open({ width: 390 });
  await page.goto('/docs');
  await inspect(page, 'docs-closed-390', 'none');
  await unfold(page);
  await inspect(page, 'docs-open-390', 'none');
  await page.setViewportSize({ width: 1440, height: 900 }); // where nothing of it is left out
  await inspectByDayAndNight(page, 'docs-open-1440');
  await page.reload();
  await inspect(page, 'docs-closed-1440', 'none');
});

/** The ids of all sections, and where the contents lead. */
type Shown = { readonly sections: readonly string[]; readonly links: readonly string[] };

test('the reference page has every operation of the contract, each at an address of its own', async () => {
  const { page } = await site.open();
  const contract = await (await page.request.get('/openapi.yaml')).text();
  const ids = [...contract.matchAll(/operationId: (\w+)/g)].map(([, id = '']) => id);
  expect(ids.length).toBeGreaterThan(15);
  await page.goto('/docs');
  const shown = await page.evaluate<Shown>(
    `({
      sections: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      links: [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href')),
    })`,
  );
  expect(shown.sections.filter((id) => ids.includes(id)).sort()).toEqual(ids.toSorted());
  for (const id of ids) {
    expect(
      shown.links.filter((href) => href === `#${id}`),
      id,
    ).toHaveLength(1);
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
