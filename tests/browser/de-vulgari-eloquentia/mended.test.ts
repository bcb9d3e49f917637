import { expect, test } from 'vitest';
import { useSite } from '../site.ts';
import { lookInto, openHotSeat, sitAt } from './hot-seat.ts';

const site = useSite();

test('the card stays while the pointer travels to it, and tells its rules in place', async () => {
  const table = await openHotSeat(site.url(), 3);
  await table.playUntil(({ phase }) => phase === 'actions');
  const window = await site.open({});
  const { page } = window;
  await page.clock.install(); // before the map waits for anything: no other clock lets go of it later
  await sitAt(window, table);
  await lookInto(page, table);
  await page.mouse.move(1, 1);
  await page.clock.pauseAt(Date.now() + 10_000); // however slowly the pointer travels
  await page.locator('[data-place=milano] .place-ring').hover({ force: true });
  const heading = page.locator('.map-card h3');
  await heading.filter({ hasText: 'Milano' }).waitFor();
  const box = await page.locator('.map-card').boundingBox();
  if (box === null) throw new Error('There is no card');
  await page.mouse.move(box.x + box.width / 2, box.y + 20, { steps: 12 });
  await page.clock.runFor(1_000); // longer than the map is patient
  expect(await heading.innerText()).toBe('Milano');
  await page.clock.resume();

  const address = page.url();
  await page.locator('.map-card .rule-link').first().click();
  await page.locator('.map-card .rule-note:popover-open').waitFor();
  await expect.poll(() => page.url()).toBe(address);
});
