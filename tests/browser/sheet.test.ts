import { expect, test } from 'vitest';
import { hotSeatOf, signedIn } from './people.ts';
import { exampleTitle, liftCurtain } from './player.ts';
import { useSite } from './site.ts';

const site = useSite();

test('on a phone the way back closes the sheet, and only then leaves the game', async () => {
  const one = await signedIn(await site.open({ width: 390 }), 'Valeria');
  const { page } = one;
  const address = await hotSeatOf(one, await exampleTitle(page));
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
