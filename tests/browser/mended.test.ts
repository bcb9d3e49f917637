import { expect, test } from 'vitest';
import { inspect } from './inspect.ts';
import { hotSeatOf, signedIn } from './people.ts';
import { beside, exampleTitle, isLive, liftCurtain, plan, shows, words } from './player.ts';
import { useSite } from './site.ts';
import { aloneAtFirstStall } from './tables.ts';

const site = useSite();

const focused = 'document.activeElement.tagName';

test('whoever lifts the curtain stands at his turn, and one key leads back to it', async () => {
  const one = await signedIn(await site.open(), 'Ursula');
  const { page } = one;
  await page.goto(await hotSeatOf(one, await exampleTitle(page)));
  await liftCurtain(page);
  await expect.poll(() => page.evaluate(focused)).toBe('H2');
  await page.locator('h1').focus();
  await page.keyboard.press('t');
  await expect.poll(() => page.evaluate(focused)).toBe('H2');
});

test('on a phone the key to the turn opens the sheet', async () => {
  const { page } = await aloneAtFirstStall(site, ['Vera', 'Walter'], { width: 390 });
  await page.locator('h1').focus();
  await page.keyboard.press('t');
  await page.locator('.side-open').waitFor();
  await expect.poll(() => page.evaluate(focused)).toBe('H2');
});

test('what is planned and undone is said, and the board stays where it is', async () => {
  const { page } = await aloneAtFirstStall(site, ['Xenia', 'Yuri']);
  const top = () => page.locator('.stage').evaluate((stage) => stage.getBoundingClientRect().top);
  const said = page.locator('[data-announcer]');
  const before = await top();
  await plan(page, words.en.seal(3));
  await expect.poll(() => said.innerText()).toContain(`Planned: ${words.en.seal(3)}.`);
  expect(await top()).toBe(before);
  await page.keyboard.press('Control+z');
  await expect.poll(() => said.innerText()).toContain(`Undone: ${words.en.seal(3)}.`);
});

test('a key held down takes back nothing that is sent', async () => {
  const { page } = await aloneAtFirstStall(site, ['Zoe', 'Aldo']);
  let undone = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/undo')) undone += 1;
  });
  await plan(page, words.en.seal(3));
  for (const _ of [1, 2, 3]) await page.keyboard.press('Control+z');
  await page.locator('.plan-step').first().waitFor({ state: 'detached' });
  expect(undone).toBe(0);
});

test('the page says at once that it is offline, and keeps what one wished', async () => {
  const { page, context, expectTrouble } = await aloneAtFirstStall(site, ['Bice', 'Ciro']);
  expectTrouble(/net::|failed:/);
  await isLive(page);
  await context.setOffline(true);
  await page.locator('.stream-offline').waitFor();
  const side = await beside(page);
  await side.getByRole('button', { name: words.en.seal(3), exact: true }).click();
  const again = side.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await context.setOffline(false);
  await again.waitFor({ state: 'detached' });
  await isLive(page);
});

test('a game there is not is said to be none, with a way on', async () => {
  const window = await site.open();
  window.expectTrouble(/404/);
  const { page } = await signedIn(window, 'Dora');
  await page.goto('/games/3f333df6-90a4-4fda-8dd3-9485d27cee36');
  await shows(page, 'There is no such game, or you may not see it.');
  await expect.poll(() => page.locator('.stream').count()).toBe(0);
  await inspect(page, 'no-game-1440');
});

test('a moment later than now is now', async () => {
  const { page } = await aloneAtFirstStall(site, ['Elio', 'Flora']);
  await page.goto(`${page.url()}?version=99999`);
  await page.locator('.stage').waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await expect.poll(() => page.locator('.past, .notice-trouble').count()).toBe(0);
});

test.each([390, 1440])('the past is shown where one looks, at %i', async (width) => {
  const { page } = await aloneAtFirstStall(site, [`Gino ${width}`, `Hilda ${width}`], { width });
  await page.keyboard.press('[');
  await page.locator('.past').waitFor();
  await expect.poll(() => page.locator('.waited').count()).toBe(0);
  const box = async (name: string) => {
    const found = await page.locator(name).boundingBox();
    if (found === null) throw new Error(`No ${name}`);
    return found;
  };
  const room = async () => {
    const [banner, course] = [await box('.past'), await box('.course')];
    return course.y - (banner.y + banner.height);
  };
  await expect.poll(room).toBeGreaterThan(500); // once it has scrolled there
  const rows = await page
    .locator('.course > button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(rows).size).toBe(1);
  await inspect(page, `past-slim-${width}`);
});
