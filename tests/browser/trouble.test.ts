import { expect, test } from 'vitest';
import { lost } from './hooks.ts';
import { inspect } from './inspect.ts';
import { actBy, arrive, openTableOf } from './people.ts';
import {
  beside,
  exampleTitle,
  isFocused,
  isLive,
  isPlayed,
  password,
  plan,
  play,
  send,
  shows,
  turnComes,
  words,
} from './player.ts';
import { useSite } from './site.ts';
import { aloneAtFirstStall, atFirstStall, deafWindow, oneAtFirstStall } from './tables.ts';
import type { Window } from './window.ts';

const site = useSite();

/** Two people at a table of their own, at the first stall. */
const twoPlayers = (host: string, guest: string): Promise<readonly [Window, Window]> =>
  atFirstStall(site, [host, guest], [{}, { width: 820 }]);

test('a refusal stands by the button and leads to its rule', async () => {
  const one = await aloneAtFirstStall(site, ['Carla', 'Dario']);
  const deaf = await deafWindow(site, one.page.url(), 'Carla');
  await play(one.page, words.en.seal(3));
  await isPlayed(one.page); // till then it is shown as planned
  await shows(one.page, 'You have sealed 3 coins.');

  await (await beside(deaf.page))
    .getByRole('button', { name: words.en.seal(3), exact: true })
    .click();
  const notice = deaf.page.locator('.turn-sheet [role=alert]');
  await notice.getByText('Your sealed bid is 3 already.').waitFor();
  await inspect(deaf.page, 'refusal-1440');
  await notice.getByRole('button', { name: 'Rule LF 4.2' }).click();
  await shows(deaf.page, 'A sealed bid may be replaced until the last one is in.');
  await inspect(deaf.page, 'rule-note-1440');
  const way = deaf.page.getByRole('link', { name: 'All the rules (in a new tab)' }).first();
  await expect.poll(() => way.getAttribute('href')).toMatch(/#rule-LF-4\.2$/);
});

test('whoever decided upon an old position sees what he missed and keeps his choice', async () => {
  const [one, other] = await twoPlayers('Elena', 'Fabio');
  await play(one.page, words.en.seal(3));
  await play(other.page, words.en.seal(2));
  await shows(one.page, 'Stall 2 of 6');
  await turnComes(one.page);
  const deaf = await deafWindow(site, one.page.url(), 'Elena');
  deaf.expectTrouble(/412/);
  await plan(deaf.page, 'Pass');
  await play(one.page, 'Bid 1 coin');
  await turnComes(other.page);
  await play(other.page, 'Bid 2 coins');
  await turnComes(one.page);

  await send(deaf.page);
  const notice = deaf.page.locator('.turn-sheet [role=alert]');
  await notice.getByText('Fabio bids 2 coins.').waitFor();
  await notice.getByText('Your plan is still possible.').waitFor();
  await inspect(deaf.page, 'conflict-1440');
  await expect.poll(() => deaf.page.locator('.plan-step').allInnerTexts()).toEqual(['Pass']);
  await send(deaf.page);
  await shows(deaf.page, 'Stall 3 of 6');
  await shows(other.page, 'Stall 3 of 6');
});

test('a lost connection is made again, and nothing that happened meanwhile is missed', async () => {
  const [one, other] = await twoPlayers('Greta', 'Hugo');
  for (const { expectTrouble } of [one, other]) expectTrouble(/net::|failed:/);
  const losing = lost(other.page).waitFor();
  site.dropConnections();
  await losing;
  await play(one.page, words.en.seal(5));
  await isLive(other.page);
  await beside(other.page);
  await shows(other.page, 'Greta has sealed a bid.');
});

test('a turn comes though what is read of it fails at first', async () => {
  const [one, other] = await twoPlayers('Gino', 'Hilda');
  one.expectTrouble(/500/);
  await play(one.page, words.en.seal(5));
  await isPlayed(one.page);
  await one.page.route('**/view*', (route) => route.fulfill({ status: 500 }), { times: 2 });
  await play(other.page, words.en.seal(2));
  await turnComes(one.page);
  await shows(one.page, 'Stall 2 of 6');
});

test('when the service cannot be reached the choice stays, and is played once', async () => {
  const [one, other] = await twoPlayers('Irene', 'Luca');
  one.expectTrouble(/net::|failed:/);
  await one.page.route('**/actions', async (route) => {
    await route.fetch(); // it arrives, but its answer does not come back
    await route.abort();
  });
  await plan(one.page, words.en.seal(6));
  await send(one.page);
  await shows(one.page, 'We cannot tell whether this arrived.');
  await inspect(one.page, 'not-sent-1440');
  await one.page.unroute('**/actions');
  await send(one.page);
  await shows(one.page, 'You have sealed 6 coins.');
  await beside(other.page);
  await shows(other.page, 'Irene has sealed a bid.');
  await expect
    .poll(() => other.page.locator('.log').getByText('Irene has sealed a bid.').count())
    .toBe(1);
});

test('an expired sign-in asks for the password and keeps the page as it is', async () => {
  const [one, other] = await twoPlayers('Marta', 'Nino');
  one.expectTrouble(/401/);
  await plan(one.page, words.en.seal(7));
  const sender = one.page.locator('.send[aria-disabled=false]:visible');
  await sender.focus();
  await one.page.route('**/v1/games/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer old' } }),
  );
  await play(other.page, words.en.seal(2));
  const dialog = one.page.getByRole('dialog');
  await dialog.waitFor();
  await inspect(one.page, 'expired-1440');
  await one.page.unroute('**/v1/games/**');
  await dialog.getByLabel(words.en.password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: words.en.signIn, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await isFocused(sender);
  await expect
    .poll(() => one.page.locator('.plan-step').allInnerTexts())
    .toEqual([words.en.seal(7)]);
  await send(one.page);
  await beside(other.page);
  await shows(other.page, /Marta 7, Nino 2/);
});

test('a token that has run out is renewed unseen, over a reload and in another tab', async () => {
  const window = await site.open();
  window.expectTrouble(/401/);
  const { page, context } = window;
  const host = await arrive(page, 'Silvia');
  await page.evaluate(`{
    const kept = JSON.parse(sessionStorage.getItem('staffetta:session'));
    sessionStorage.setItem('staffetta:session', JSON.stringify({ ...kept, token: 'old' }));
  }`);
  await page.reload();
  await page.goto(await openTableOf(host, await exampleTitle(page)));
  await isLive(page);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  const tab = await context.newPage();
  await tab.goto('/');
  await tab.locator('.lobby').waitFor();
  await expect.poll(() => tab.locator('.who').innerText()).toContain('Silvia');
  await tab.close();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('radio', { name: words.en.fresh }).waitFor();
  const renewed = await page.request.post('/v1/sessions/refresh');
  expect(renewed.status()).toBe(401);
});

test('nobody is signed out because a token cannot be renewed now', async () => {
  const window = await site.open();
  window.expectTrouble(/401|503/);
  const { page } = window;
  const host = await arrive(page, 'Tullia');
  const address = await openTableOf(host, await exampleTitle(page));
  await page.evaluate(`{
    const kept = JSON.parse(sessionStorage.getItem('staffetta:session'));
    sessionStorage.setItem('staffetta:session', JSON.stringify({ ...kept, token: 'old' }));
  }`);
  const busy = { status: 503, headers: { 'retry-after': '60' } };
  await page.route('**/v1/sessions/refresh', (route) => route.fulfill(busy), { times: 2 });
  await page.goto(address);
  await isLive(page);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test('what is wrong with a name or a password stands at its field', async () => {
  const { page, expectTrouble } = await site.open();
  expectTrouble(/400|401|409/);
  await page.goto('/enter');
  await page.getByRole('button', { name: words.en.signIn, exact: true }).click();
  const name = page.getByLabel(words.en.name, { exact: true });
  await shows(page, 'Write your name.');
  await isFocused(name);
  await name.fill('Olga');
  await page.getByLabel(words.en.password, { exact: true }).fill('short');
  await page.getByRole('button', { name: words.en.signIn, exact: true }).click();
  await shows(page, 'The name or the password is wrong.');
  await page.getByRole('radio', { name: words.en.fresh }).check();
  await expect.poll(() => name.inputValue()).toBe('Olga');
  await page.getByRole('button', { name: words.en.register }).click();
  await shows(page, 'A password has 10 to 200 characters.');
  await inspect(page, 'field-error-1440');
});

test('whoever comes back sees what happened since he last looked', async () => {
  const { window: one, guest, game } = await oneAtFirstStall(site, ['Piero', 'Renata']);
  const address = one.page.url();
  await one.page.goto('/');
  await actBy(guest, game, 'seal 4');
  await one.page.goto(address);
  await one.page.locator('.since').waitFor();
  await expect
    .poll(() => one.page.locator('.event-new').allInnerTexts())
    .toEqual([expect.stringContaining('Renata has sealed a bid.')]);
  await inspect(one.page, 'since-1440');
  await one.page.reload();
  await turnComes(one.page);
  await expect.poll(() => one.page.locator('.since').count()).toBe(0);
});
