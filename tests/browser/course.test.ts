import { expect, test } from 'vitest';
import { inspect } from './inspect.ts';
import { actBy } from './people.ts';
import { beside, shows, turnComes } from './player.ts';
import { useSite } from './site.ts';
import { aloneAtFirstStall, oneAtFirstStall } from './tables.ts';

const site = useSite();

test('whoever comes back has shown to him what happened, and plays on', async () => {
  const {
    window: one,
    guest,
    game,
  } = await oneAtFirstStall(site, ['Olimpia', 'Pino'], {
    width: 390,
  });
  const address = one.page.url();
  await one.page.goto('/');
  await actBy(guest, game, 'seal 4');
  await one.page.goto(address);
  await shows(one.page, 'One thing has happened since you last looked.');
  await inspect(one.page, 'away-390');
  await one.page.getByRole('button', { name: 'Show me' }).click();
  await turnComes(one.page);
  await one.page.getByText(/since you last looked/).waitFor({ state: 'detached' });
});

/** Notes each moment that is shown from now on. */
const watchMoments = `{
  window.moments = [];
  new MutationObserver(() => {
    const [, moment] = /moment (\\d+) of/.exec(document.querySelector('.past')?.textContent) ?? [];
    if (moment !== undefined && moments.at(-1) !== moment) moments.push(moment);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}`;

test('the course is replayed with pause, speed and steps', async () => {
  const { page } = await aloneAtFirstStall(site, ['Quinta', 'Rolando'], { dark: true });
  await page.clock.install();
  await page.evaluate(watchMoments);
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await inspect(page, 'replay-dark-1440');
  const before = await page.locator('.past').innerText();
  await page.clock.runFor(10_000); // far longer than a moment is shown
  expect(await page.locator('.past').innerText()).toBe(before);
  await page.getByRole('button', { name: '4 times as fast' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.locator('.past').waitFor({ state: 'detached' });
  await turnComes(page);
  const moments = await page.evaluate<string[]>('moments');
  expect(moments.slice(0, 3)).toEqual(['1', '2', '3']);
});

test('any moment is looked at by keys, from the log, and by its address', async () => {
  const { page } = await aloneAtFirstStall(site, ['Sofia', 'Tano'], { width: 820 });
  await page.keyboard.press('[');
  await page.keyboard.press('[');
  await page.locator('.past').waitFor();
  const version = Number(new URL(page.url()).searchParams.get('version'));
  expect(version).toBeGreaterThan(1);
  await page.keyboard.press(']');
  await page.keyboard.press(']');
  await page.locator('.past').waitFor({ state: 'detached' });
  await (await beside(page)).getByRole('link', { name: 'Look at moment 4' }).click();
  await shows(page, /moment 4 of/);
  await page.locator('.stage').waitFor();
  await page.getByRole('slider').focus();
  await page.keyboard.press('ArrowLeft');
  await shows(page, /moment 3 of/);
  await inspect(page, 'past-820');
  await page.getByRole('button', { name: 'Back to now' }).click();
  await turnComes(page);
});
