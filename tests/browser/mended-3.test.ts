import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goldenNames } from '../../apps/api/test/golden.ts';
import { layBefore, playersOf } from './golden.ts';
import { comesInSight } from './in-sight.ts';
import { inspect } from './inspect.ts';
import { hotSeatOf, memberOf, openTableOf, signedIn, titlesOf } from './people.ts';
import { exampleTitle } from './player.ts';
import { useSite } from './site.ts';

const site = useSite();

test.each([
  { address: '/lobby', width: 390 },
  { address: '/', width: 1440 },
])('$address says that it may be old as long as nothing is heard', async ({ address, width }) => {
  const one = await site.open({ width });
  one.expectTrouble(/net::|failed:/);
  const [host, other] = [
    await signedIn(one, `Ersilia ${width}`),
    await memberOf(site.url(), `Fosca ${width}`),
  ];
  const title = await exampleTitle(one.page);
  await openTableOf(host, title);
  await one.page.goto(address);
  await one.page.locator('.lobby-lists').waitFor();
  await expect.poll(() => one.page.locator('.stream').count()).toBe(0);
  await one.page.route('**/v1/**', (route) => route.abort());
  site.dropConnections();
  await comesInSight(one.page.getByText('Offline: trying again'));
  await inspect(one.page, `cut-off-${width}`);

  await openTableOf(other, title);
  await one.page.unroute('**/v1/**');
  await one.page.getByText('Offline: trying again').waitFor({ state: 'detached', timeout: 60_000 }); // longer than from one try to the next
  const shown = address === '/' ? 'Tables' : `Fosca ${width}`;
  await one.page.getByText(shown).first().waitFor();
  await expect.poll(() => one.page.getByRole('alert').count()).toBe(0);
});

test('where a game waits the masthead of a phone is one row, in every language', async () => {
  const one = await signedIn(await site.open({ width: 390 }), 'Gismonda');
  const { page } = one;
  await hotSeatOf(one, await exampleTitle(page));
  await page.goto('/');
  const next = page.locator('.next-game');
  const names = { es: 'Siguiente partida', fr: 'Partie suivante', it: 'Prossima partita' };
  for (const [language, name] of Object.entries({ ...names, en: 'Next game' })) {
    await page.locator('.language').selectOption(language);
    await page.getByRole('button', { name, exact: true }).waitFor();
    for (const width of [320, 390, 820]) {
      await page.setViewportSize({ width, height: 900 });
      const head = await page.locator('.masthead').boundingBox();
      expect(head?.height, `${language} ${width}`).toBeLessThan(75);
      if (width < 500) await inspect(page, `next-game-${width}-${language}`);
    }
    await expect.poll(() => next.locator('.next-word').innerText()).toBe(name);
    await page.setViewportSize({ width: 390, height: 900 });
    const inShort = await next.locator('.next-word-short').innerText();
    expect(name.toLowerCase()).toContain(inShort.toLowerCase());
  }
});

test('the edition unfolds below its own heading', async () => {
  const window = await site.open({ width: 820 });
  const asking = await signedIn(window, 'Imelda');
  const { page } = window;
  for (const { id } of await titlesOf(asking)) {
    await page.goto(`/titles/${id}`);
    await page.locator('.rules-text').waitFor();
    for (const fold of await page.locator('.fold').all()) {
      const heading = await fold.locator('h2').innerText();
      await fold.locator('summary').click();
      await expect
        .poll(() => page.getByRole('heading', { name: heading, exact: true }).count())
        .toBe(1);
      const summary = await fold.locator('summary').boundingBox();
      const inside = await fold.locator('.fold-part > *').first().boundingBox();
      if (summary === null || inside === null) throw new Error(`${id} has nothing to unfold`);
      expect(inside.y - (summary.y + summary.height)).toBeGreaterThanOrEqual(8);
    }
  }
});

test('a moment later than now is now, whoever looks at whichever game, and the address says so', async () => {
  const host = await signedIn(await site.open(), 'Landolfo');
  const other = await signedIn(await site.open({ width: 390 }), 'Mafalda');
  const title = await exampleTitle(host.page);
  const waiting = await openTableOf(host, title);
  const around = await hotSeatOf(host, title);
  const [script = ''] = goldenNames(title, 2);
  const players = await playersOf(site, ['Nestore', 'Ofelia']);
  const over = await layBefore(site, players, { title, script });
  const isNow = async (page: Page, address: string) => {
    await page.goto(address);
    await page.locator('.stage, .curtain').first().waitFor({ state: 'attached' });
    await expect.poll(() => new URL(page.url()).search, { message: address }).toBe('');
  };
  for (const address of [waiting, around, over]) await isNow(host.page, `${address}?version=99999`);
  await isNow(other.page, `${over}?version=99999`);
  for (const none of ['9999999999', '0', 'never']) {
    await isNow(host.page, `${waiting}?version=${none}`);
  }
});
