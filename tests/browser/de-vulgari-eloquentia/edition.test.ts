import { expect, test } from 'vitest';
import { inspect } from '../inspect.ts';
import { liftCurtain } from '../player.ts';
import { useSite } from '../site.ts';
import { openHotSeat, sitAt } from './hot-seat.ts';

const site = useSite();

test.for(['**/editions/**', '**/v1/titles/de-vulgari-eloquentia'])(
  'without %s the position is there as text, with a way to try again, and then as a board',
  async (lost) => {
    const table = await openHotSeat(site.url(), 3);
    const window = await site.open({});
    window.expectTrouble(/net::|failed:/);
    const { page } = window;
    await page.route(lost, (route) => route.abort('failed'));
    await sitAt(window, table);
    await page.goto(`/games/${table.id}`);
    await liftCurtain(page);
    const stage = page.locator('.stage');
    await stage.getByText('The service cannot be reached. Nothing is lost.').waitFor();
    await expect.poll(() => stage.locator('table').count()).toBeGreaterThan(0);
    await expect.poll(() => stage.locator('.loading').count()).toBe(0);
    await inspect(page, 'no-edition-1440');
    await page.unroute(lost);
    await stage.getByRole('button', { name: 'Try again' }).click();
    await stage.locator('[data-place=milano]').first().waitFor();
    await expect.poll(() => stage.getByRole('alert').count()).toBe(0);
  },
);
