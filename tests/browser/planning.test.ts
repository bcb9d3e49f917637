import { expect, test } from 'vitest';
import { inspect } from './inspect.ts';
import { beside, isPlayed, plan, play, send, shows, turnComes, words } from './player.ts';
import { useSite } from './site.ts';
import { aloneAtFirstStall, atFirstStall } from './tables.ts';

const site = useSite();

const looks = [
  { width: 390, dark: false },
  { width: 820, dark: true },
  { width: 1440, dark: false },
];

test.each(looks)(
  'a turn is planned, undone, redone and sent at $width, dark $dark',
  async (look) => {
    const name = `${look.width}-${look.dark ? 'dark' : 'light'}`;
    const [one, other] = await atFirstStall(site, [`Ugo ${name}`, `Vanna ${name}`], [look, {}]);
    const { page } = one;
    const steps = page.locator('.plan-step');
    await beside(page);
    await inspect(page, `my-turn-${name}`);
    await plan(page, words.en.seal(3));
    await plan(page, words.en.seal(5)); // another answer, in place of the first
    await expect.poll(() => steps.allTextContents()).toEqual([words.en.seal(5)]);
    await page.locator('.planning').waitFor({ state: 'attached' });
    await inspect(page, `plan-${name}`);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+z');
    await steps.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+y');
    await steps.waitFor({ state: 'attached' });

    // A plan outlives the page; nobody else hears of it.
    await page.reload();
    await steps.waitFor({ state: 'attached' });
    await expect.poll(() => steps.allTextContents()).toEqual([words.en.seal(5)]);
    await page.locator('.planning').waitFor({ state: 'attached' });
    await expect
      .poll(() => other.page.locator('.log').innerText())
      .not.toContain(`Ugo ${name} has sealed`);
    await send(page);
    await isPlayed(page);
    await beside(page);
    await shows(page, 'You have sealed 5 coins.');
  },
);

test('what is sent is taken back by the same button, while it may be', async () => {
  const [one, other] = await atFirstStall(site, ['Zita', 'Aldo']);
  await play(one.page, words.en.seal(3));
  await play(other.page, words.en.seal(2));
  await shows(one.page, 'Stall 2 of 6');
  await turnComes(one.page);
  const polish = one.page.locator('#side').getByRole('button', { name: /^Polish/ });
  await polish.click();
  await send(one.page);
  await isPlayed(one.page);
  await polish.waitFor({ state: 'detached' });
  await one.page.getByRole('button', { name: /^Take back: Zita polishes lantern/ }).click();
  await polish.waitFor();
  await polish.click();
  await send(one.page);
  await isPlayed(one.page);
  await polish.waitFor({ state: 'detached' });
  await one.page.getByRole('button', { name: /^Take back: Zita polishes lantern/ }).click();
  await polish.waitFor();
});

test('the keys are listed, and the help is closed by one', async () => {
  const { page } = await aloneAtFirstStall(site, ['Bice', 'Cino'], { dark: true });
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await inspect(page, 'help-dark-1440');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('a player resigns after one more question', async () => {
  const [one, other] = await atFirstStall(site, ['Dora', 'Elio'], [{ width: 390 }, {}]);
  await one.page.getByRole('button', { name: 'More' }).click();
  await inspect(one.page, 'menu-390');
  await one.page.getByRole('button', { name: 'Vote to abandon the game' }).click();
  await shows(one.page, /^1 of 2 wish to abandon/);
  await one.page.getByRole('button', { name: 'Withdraw my vote to abandon' }).click();
  await one.page.getByRole('button', { name: 'Vote to abandon the game' }).waitFor();
  await one.page.getByRole('button', { name: 'Resign' }).click();
  const dialog = one.page.getByRole('dialog');
  await inspect(one.page, 'resigning-390');
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await dialog.waitFor({ state: 'detached' });
  await one.page.getByRole('button', { name: 'Resign' }).click();
  await dialog.getByRole('button', { name: 'Resign' }).click();
  await other.page.locator('.outcome').waitFor();
  await shows(other.page, 'You win!');
});

test('where nobody can see further, the plan says to send first', async () => {
  const { page } = await aloneAtFirstStall(site, ['Fina', 'Geri'], { width: 390, dark: true });
  await page.route('**/dry-runs', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...(await response.json()), isCut: true, offers: [] },
    });
  });
  await plan(page, words.en.seal(3));
  await beside(page);
  await shows(page, /^Nobody can see further from here/);
  await inspect(page, 'cut-dark-390');
  await page.unrouteAll({ behavior: 'wait' });
});
