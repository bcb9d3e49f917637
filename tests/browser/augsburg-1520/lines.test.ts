import { expect, test } from 'vitest';
import { send, steps } from '../hooks.ts';
import { beside, isPlayed } from '../player.ts';
import { useSite } from '../site.ts';
import { lay } from './laid.ts';

const site = useSite();

test('all one does with a privilege card is planned by one line, or none of it', async () => {
  const game = await lay(site, 10, ['Kunigunde', 'Leonhard', 'Mechthild', 'Notker']);
  const { page } = await game.sit(1, { width: 1440 });
  const side = await beside(page);
  const line = side.getByLabel('Write a move');
  await side.locator('details.all-ways > summary').click(); // a board of its own folds the text
  for (const [written, why] of [
    ['privilege 6: violet step, dance', /^At “dance”: Not understood/],
    ['privilege 10: draw, 500 florins', /^At “500 florins”: Something is revealed here/],
  ] as const) {
    await line.fill(written);
    await line.press('Enter');
    await side.locator('.written-way .error').getByText(why).waitFor();
    await expect.poll(() => steps(page).count()).toBe(0);
    await expect.poll(() => line.inputValue()).toBe(written);
  }
  await line.fill('privilege 6: violet step, 500 florins');
  await line.press('Enter');
  await steps(page).nth(2).waitFor({ state: 'attached' });
  await expect.poll(() => steps(page).count()).toBe(3);
  await expect.poll(() => side.locator('.setback, .written-way .error').count()).toBe(0);
  await send(page).click();
  await isPlayed(page);
  await page.locator('.augsburg-noble[aria-current]').getByText('Louise').waitFor();
});
