import { test } from 'vitest';
import { memberOf, signedIn, tableOf } from './people.ts';
import { beside, exampleTitle, shows, turnComes } from './player.ts';
import { useSite } from './site.ts';

const hour = 3_600_000;
let ahead = 0;
const site = useSite({ now: () => new Date(Date.now() + ahead) });

test('a page that is open for days tells of each night', async () => {
  const ada = await signedIn(await site.open(), 'Ada');
  const bruno = await memberOf(site.url(), 'Bruno');
  const { page } = ada;
  const now = new Date().getUTCHours();
  const hours = { from: (now + 22) % 24, to: (now + 10) % 24 };
  await ada.ask('patch', '/v1/users/me', { timeZone: 'UTC', playTimes: { hours } });
  const pace = { kind: 'perTurn', hours: 96 } as const;
  const game = await tableOf([ada, bruno], await exampleTitle(page), { pace });
  await page.clock.install();
  await page.route('**/stream*', () => undefined); // where one is heard anew, it tells of clocks at first
  await page.goto(`/games/${game}`);
  await turnComes(page);
  await beside(page);
  const pass = async (time: number) => {
    ahead += time;
    await page.clock.fastForward(time);
  };
  const asleep = page.locator('.my-clock').getByText(/^These are not your playing hours: /);
  for (const _night of ['first', 'second', 'third']) {
    await pass(12 * hour);
    await shows(page, /^These are not your playing hours: your clock stands still until /);
    await pass(12 * hour);
    await asleep.waitFor({ state: 'detached' });
  }
});
