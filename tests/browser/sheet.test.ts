import { expect, test } from 'vitest';
import { liftCurtain, openHotSeat, register } from './player.ts';
import { useSite } from './site.ts';

const site = useSite();

test('on a phone the way back closes the sheet, and only then leaves the game', async () => {
  const { page } = await site.open({ width: 390 });
  await register(page, 'Valeria');
  const address = await openHotSeat(page);
  await page.goto('/titles');
  await page.goto('/');
  await page.locator(`a[href="${address}"]`).first().click();
  await liftCurtain(page);
  const sheet = page.locator('#side');
  const opener = page.locator('.bar-open');

  await opener.click();
  await sheet.waitFor();
  await page.goBack();
  await sheet.waitFor({ state: 'hidden' });
  await expect.poll(() => new URL(page.url()).pathname).toBe(address);

  await opener.click();
  await sheet.waitFor();
  await sheet.locator('.side-close').click();
  await sheet.waitFor({ state: 'hidden' });
  await opener.click();
  await sheet.waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate('history.state')).toBeNull();
  await expect.poll(() => new URL(page.url()).pathname).toBe(address);
  await page.goBack();
  await page.locator('.lobby').waitFor();
});
