import type { Schemas } from '@staffetta/client';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspectInEveryLanguage } from '../languages.ts';
import { inspectInEveryLook } from '../looks.ts';
import { useSite } from '../site.ts';
import { adminIn } from './desk.ts';

const site = useSite();

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

/** One that does all there is, and one that vanished. */
function processesAt(at: string): Schemas['Dashboard']['processes'] {
  const before = (minutes: number) => new Date(Date.parse(at) - minutes * 60_000).toISOString();
  const one = {
    answers: true,
    works: true,
    posts: true,
    hears: true,
    release: '1.12.0-beta.3',
    node: '20.20.2',
  };
  return [
    {
      ...one,
      id: 'a1b2c3d4-0000-4000-8000-000000000001',
      isThere: true,
      beganAt: before(9_000),
      at,
    },
    {
      ...one,
      id: 'b1b2c3d4-0000-4000-8000-000000000002',
      isThere: false,
      beganAt: before(900),
      at: before(3),
    },
  ];
}

test('the dashboard tells first what is to be done, and looks again by itself', async () => {
  const window = await site.open({ width: 390 });
  const { page } = window;
  const admin = await adminIn(site, window, 'Ottavia');
  const { readings } = (await (await admin.ask('get', '/v1/admin/dashboard')).json()) as {
    readings: Schemas['Dashboard']['readings'];
  };
  const wanting = readings.filter(({ judgement }) => judgement !== 'fine');
  expect(wanting).not.toEqual([]); // nobody has ever made a backup here
  await page.clock.install();
  await page.goto('/admin/dashboard');
  await heading(page, 'Dashboard').waitFor();
  const toDo = page.getByRole('region', { name: 'What to do' }).getByRole('listitem');
  await expect.poll(() => toDo.count()).toBe(wanting.length);
  for (const { text, advice } of wanting) {
    await toDo
      .filter({ hasText: text })
      .filter({ hasText: advice ?? '' })
      .first()
      .waitFor();
  }
  for (const { text } of readings) await page.getByText(text, { exact: true }).first().waitFor();
  await inspectInEveryLanguage(page, 'admin-dashboard');
  await inspectInEveryLook(page, 'admin-dashboard');
  await page.route('**/v1/admin/dashboard', async (route) => {
    const told = await route.fetch();
    const dashboard = (await told.json()) as Schemas['Dashboard'];
    await route.fulfill({
      response: told,
      json: { ...dashboard, processes: processesAt(dashboard.at) },
    });
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const language of ['es', 'fr', 'it', 'en']) {
    await page.locator('.language').selectOption(language);
    await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe(language);
    await page.getByRole('cell', { name: '1.12.0-beta.3' }).first().waitFor();
    const tooWide = `[...document.querySelectorAll('.admin-table')]
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => box.ariaLabel + ' ' + box.scrollWidth + ' in ' + box.clientWidth)`;
    expect(await page.evaluate(tooWide), language).toEqual([]);
  }
  await page.getByRole('cell', { name: '3 minutes ago', exact: true }).waitFor();
  await inspectInEveryLook(page, 'admin-dashboard-processes');
  await page.unroute('**/v1/admin/dashboard');
  await page.setViewportSize({ width: 390, height: 900 });

  const again = page.waitForResponse('**/v1/admin/dashboard');
  await page.clock.fastForward(31_000);
  await again;
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/admin/dashboard')) asked += 1;
  });
  await page.clock.fastForward(60 * 60_000); // the hour is over: nobody is asked to sign in for this
  await page.clock.fastForward(31_000);
  await page.clock.runFor(1_000);
  expect(asked).toBeLessThanOrEqual(1);
  expect(await page.getByRole('dialog').count()).toBe(0);

  await page.locator('.readings a').last().click();
  await heading(page, /./).waitFor();
  expect(page.url()).not.toContain('dashboard');
});
