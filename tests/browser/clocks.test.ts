import type { Schemas } from '@staffetta/client';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { exampleEntry } from '../../apps/api/test/players.ts';
import { boardStands, firstWay, panel, steps, unfoldAround } from './hooks.ts';
import { inspect } from './inspect.ts';
import { inspectInEveryLanguage } from './languages.ts';
import {
  firstToAct,
  goOnAs,
  type Member,
  memberOf,
  type Person,
  signedIn,
  tableOf,
  titlesOf,
} from './people.ts';
import { beside, isFocused, isLive, keepOne, shows, turnComes } from './player.ts';
import { useSite } from './site.ts';

const site = useSite();

const perTurn = { kind: 'perTurn', hours: 48 } as const;
const fromPurse = { kind: 'bank', hours: 120, increment: 12, cap: 168 } as const;

async function somebody(name: string): Promise<Person> {
  return signedIn(await site.open(), name);
}

/** Somebody who looks at no page. */
const absent = (name: string): Promise<Member> => memberOf(site.url(), name);

const isPresent = (one: Member): one is Person => 'page' in one;

/** These people at a table with a clock; whoever has a window has the game before him. */
async function atTable(
  people: readonly Member[],
  settings: Partial<Schemas['NewGame']>,
): Promise<string> {
  const game = await tableOf(people, exampleEntry().title.id, settings);
  const present = people.filter(isPresent);
  await Promise.all(present.map(({ page }) => page.goto(`/games/${game}`)));
  for (const { page } of present) {
    await turnComes(page);
    await isLive(page);
  }
  return game;
}

const onPhone = (page: Page, name: string): Promise<void> => inspect(page, `${name}-390-light`);

/**
 * Looks at a state of a game in every window, last on a phone, where the page stays. Its colours are the same
 * in all of them: in a wider one it is only looked whether all has room. `before` brings to light what hides.
 */
async function inspectState(
  page: Page,
  name: string,
  { last = onPhone, before = async (): Promise<unknown> => undefined } = {},
): Promise<void> {
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await before();
    if (width > 390) await inspect(page, `${name}-${width}`, 'none');
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await inspect(page, `${name}-390-dark`, 'colours');
  await page.emulateMedia({ colorScheme: 'light' });
  await last(page, name);
}

const inspectStateInEveryLanguage = (
  page: Page,
  name: string,
  before?: () => Promise<unknown>,
): Promise<void> => inspectState(page, name, { last: inspectInEveryLanguage, before });

const clockOf = (page: Page, seat: number) =>
  page.locator('.seat').nth(seat).locator('.seat-clock');

/** Ends the first of his vacations. */
async function comeBack({ ask }: Member): Promise<void> {
  const { vacations } = (await (await ask('get', '/v1/users/me/vacations')).json()) as {
    vacations: readonly { readonly id: string }[];
  };
  await ask('delete', `/v1/users/me/vacations/${vacations[0]?.id}`);
}

test('every seat’s clock stands under its name, one’s own at one’s turn too, and moves by itself', async () => {
  const [ada, bruno] = [await somebody('Ada'), await absent('Bruno')];
  const game = await atTable([ada, bruno], { pace: perTurn });
  const { page } = ada;
  for (const seat of [0, 1]) {
    await clockOf(page, seat)
      .getByText(/^until .+, in 4[78] hours/)
      .waitFor();
    await clockOf(page, seat)
      .getByText(/^waited for since /)
      .waitFor();
  }
  await beside(page);
  await page
    .locator('.turn-sheet')
    .getByText(/^Your time ends .+, in 4[78] hours\.$/)
    .waitFor();
  await inspectState(page, 'clocks'); // in every language below, beside what is proposed
  await site.playFirstOf(game, 1);
  await expect.poll(() => clockOf(page, 1).count()).toBe(0);
  await clockOf(page, 0)
    .getByText(/^until /)
    .waitFor();
  expect(await page.locator('[aria-live] .seat-clock, [role=status] .seat-clock').count()).toBe(0);
});

test('what a clock shows goes on with the time, and nothing of it is said aloud', async () => {
  const [ada, bruno] = [await somebody('Clelia'), await absent('Dario')];
  await ada.page.clock.install();
  await atTable([ada, bruno], { pace: perTurn });
  const { page } = ada;
  await clockOf(page, 0)
    .getByText(/in 4[78] hours/)
    .waitFor();
  const said = await page.locator('[data-announcer]').allInnerTexts();
  await page.clock.fastForward('06:00:00');
  await clockOf(page, 0)
    .getByText(/in 4[12] hours/)
    .waitFor();
  expect(await page.locator('[data-announcer]').allInnerTexts()).toEqual(said);
});

test('a purse is told of everybody, and a clock that stands still says why', async () => {
  const [ada, bruno, cosma] = [
    await somebody('Elsa'),
    await absent('Fosco'),
    await somebody('Gino'),
  ];
  const now = new Date();
  const today = now.toISOString().slice(0, 10);
  const soon = new Date(now.getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
  await bruno.ask('post', '/v1/users/me/vacations', { from: today, to: soon });
  const hours = { from: (now.getUTCHours() + 2) % 24, to: (now.getUTCHours() + 14) % 24 };
  await cosma.ask('patch', '/v1/users/me', { timeZone: 'UTC', playTimes: { hours } });
  await atTable([ada, bruno, cosma], { pace: fromPurse });
  const { page } = ada;
  await clockOf(page, 0)
    .getByText(/with 5 days in the purse$/)
    .waitFor();
  await clockOf(page, 1)
    .getByText(/^on vacation: the clock stands still until /)
    .waitFor();
  await clockOf(page, 2)
    .getByText(/^outside playing hours: the clock stands still until /)
    .waitFor();
  await beside(cosma.page);
  await shows(cosma.page, /^These are not your playing hours: your clock stands still until /);
  await inspectState(page, 'clocks-still');
  await inspectState(cosma.page, 'clocks-still-mine', { before: () => beside(cosma.page) });
  await keepOne(page);
  await clockOf(page, 0).getByText('purse: ').waitFor();
});

test('a vacation that begins and ends moves the clocks on every open page', async () => {
  const [ada, bruno] = [await somebody('Ottavia'), await somebody('Prospero')];
  await atTable([ada, bruno], { pace: perTurn });
  await bruno.page.goto('/');
  const deadline = bruno.page.locator('time.deadline');
  const due = async () => Date.parse((await deadline.getAttribute('datetime')) ?? '');
  const before = await due();
  const dayIn = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const away = { from: dayIn(0), to: dayIn(3) };
  await bruno.ask('post', '/v1/users/me/vacations', away);
  await site.lookAtClocks();
  const still = clockOf(ada.page, 1).getByText(/^on vacation: the clock stands still until /);
  await still.waitFor();
  await expect.poll(due).toBeGreaterThan(before + 2 * 86_400_000);
  await comeBack(bruno);
  await site.lookAtClocks();
  await still.waitFor({ state: 'detached' });
  await expect.poll(due).toBeLessThan(before + 3_600_000);
});

test('open pages tell another reason why a clock stands still, though it ends no sooner and no later', async () => {
  const [ada, bruno] = [await somebody('Quirino'), await somebody('Rosa')];
  const now = new Date();
  const ahead = ((58 - now.getUTCHours()) % 24) - 12; // where it is past ten in the evening
  const today = new Date(now.getTime() + ahead * 3_600_000).toISOString().slice(0, 10);
  const timeZone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
  await bruno.ask('patch', '/v1/users/me', { timeZone, playTimes: { hours: { from: 8, to: 20 } } });
  await atTable([ada, bruno], { pace: perTurn });
  await beside(bruno.page);
  const asleep = clockOf(ada.page, 1).getByText(/^outside playing hours: /);
  await asleep.waitFor();
  await bruno.ask('post', '/v1/users/me/vacations', { from: today, to: today });
  await clockOf(ada.page, 1)
    .getByText(/^on vacation: /)
    .waitFor();
  await shows(bruno.page, /^You are on vacation: /);
  await comeBack(bruno);
  await asleep.waitFor();
  await shows(bruno.page, /^These are not your playing hours: /);
});

test('all who agree pause the game, and let it go on before its time', async () => {
  const [ada, bruno] = [await somebody('Ilda'), await somebody('Lapo')];
  await atTable([ada, bruno], { pace: perTurn });
  await ada.page.getByRole('button', { name: 'More' }).click();
  await ada.page.getByLabel('Days without a clock').fill('99');
  await ada.page.getByRole('button', { name: 'Propose a pause' }).click();
  await shows(ada.page, 'Write a whole number from 1 to 60.');
  await ada.page.getByLabel('Days without a clock').fill('5');
  await inspectState(ada.page, 'pause-proposing');
  await ada.page.getByRole('button', { name: 'Propose a pause' }).click();
  const proposals = (page: Page) => page.getByRole('list', { name: 'Proposals about time' });
  await proposals(ada.page).getByText('Agreed: Ilda. Not yet: Lapo.').waitFor();
  await ada.page.locator('#game-menu').waitFor({ state: 'detached' });
  await proposals(bruno.page).getByText('A pause of 5 days is proposed.').waitFor();
  await inspectStateInEveryLanguage(bruno.page, 'pause-proposed');
  await proposals(ada.page).getByRole('button', { name: 'Withdraw my vote' }).click();
  await proposals(bruno.page).waitFor({ state: 'detached' });
  await ada.page.getByRole('button', { name: 'More' }).click();
  await ada.page.getByRole('button', { name: 'Propose a pause' }).click();
  await proposals(bruno.page).getByRole('button', { name: 'Agree' }).press('Enter');
  await isFocused(bruno.page.locator('.seats')); // as what he agreed to is settled and gone
  for (const { page } of [ada, bruno]) {
    await shows(page, /^The game is paused, and goes on by itself .+, in [67] days\./);
    await clockOf(page, 0).getByText('paused: the clock stands still').waitFor();
  }
  await inspectStateInEveryLanguage(ada.page, 'paused');
  await ada.page.getByRole('button', { name: 'More' }).click();
  await ada.page.getByRole('button', { name: 'Propose to go on now' }).click();
  await proposals(bruno.page).getByRole('button', { name: 'Agree' }).click();
  await bruno.page.locator('.paused').waitFor({ state: 'detached' });
  await clockOf(bruno.page, 0)
    .getByText(/^until /)
    .waitFor();
});

test('who was late twice is replaced when all the others vote so, where the table wants a vote', async () => {
  const late = await site.open();
  late.expectTrouble(/403/); // what he asked for as he lost his seat
  const people = [await somebody('Marta'), await somebody('Nello'), await signedIn(late, 'Oreste')];
  const [ada, bruno, cosma] = people as [Person, Person, Person];
  const game = await atTable(people, { pace: perTurn, absent: 'vote' });
  await site.beLateTwice(game, 2);
  const open = (page: Page) => page.getByRole('button', { name: 'Vote to replace Oreste' });
  await open(ada.page).waitFor();
  await clockOf(ada.page, 2)
    .getByText(/^late; grace until .+, in 1[12] hours/)
    .waitFor();
  await shows(cosma.page, /^Your time was over twice: the others may open your seat/);
  expect(await cosma.page.locator('.proposal button').count()).toBe(0);
  await inspectStateInEveryLanguage(ada.page, 'removal');
  await open(ada.page).click();
  await shows(bruno.page, 'Agreed: Marta. Not yet: Nello.');
  await ada.page.getByRole('button', { name: 'No longer vote to replace Oreste' }).click();
  await shows(bruno.page, 'Agreed: nobody. Not yet: Marta and Nello.');
  for (const { page } of [ada, bruno]) await open(page).click();
  await ada.page.locator('.seat').nth(2).getByText('(vacant)').waitFor();
  await ada.page.locator('.proposals').waitFor({ state: 'detached' });
  await clockOf(ada.page, 2)
    .getByText(/^nobody plays/)
    .waitFor();
  await inspect(ada.page, 'removed-390');
});

const whenLate = 'Only if my time runs out';

/** What is left for when his time runs out, where orders are. */
async function ordersOf(page: Page) {
  const side = await beside(page);
  await side.getByRole('tab', { name: 'Orders' }).click();
  const orders = side.getByRole('region', { name: 'If my time runs out' });
  await orders.waitFor();
  return orders;
}

/** The order as the service keeps it, by its lines. */
async function keptFor({ ask }: Member, game: string): Promise<readonly string[] | null> {
  const kept = await ask('get', `/v1/games/${game}/late-order`);
  return ((await kept.json()) as Schemas['LateOrder']).order?.notation ?? null;
}

test('what is done if one’s time runs out is planned or written, changed and taken back', async () => {
  const window = await site.open();
  window.expectTrouble(/422/); // what is no line
  const [ada, bruno] = [await signedIn(window, 'Rina'), await somebody('Santo')];
  const game = await atTable([ada, bruno], { pace: perTurn });
  const { page } = ada;
  const side = await beside(page);
  await side.getByRole('checkbox').first().check();
  await side.getByRole('button', { name: 'Add to my plan' }).click();
  await inspectState(page, 'late-planned', { before: () => beside(page) });
  await side.getByRole('button', { name: whenLate }).click();
  await shows(page, 'It stands: it is played for you if your time runs out, and not before.');
  await shows(page, /^If your time runs out: /);
  await steps(page).first().waitFor({ state: 'detached' });
  const [line = ''] = (await keptFor(ada, game)) ?? [];
  expect(line).not.toBe('');
  await turnComes(page); // it is not played

  const orders = await ordersOf(page);
  await orders.getByRole('listitem').waitFor();
  expect(await orders.getByRole('textbox').inputValue()).toBe(line);
  await inspectStateInEveryLanguage(page, 'late-order', async () => {
    await beside(page);
    await orders.scrollIntoViewIfNeeded();
  });

  await orders.getByRole('textbox').fill('nonsense');
  await orders.getByRole('button', { name: 'Change it' }).click();
  await orders.getByRole('alert').waitFor();
  expect(await keptFor(ada, game)).toEqual([line]);
  await inspect(page, 'late-order-wrong-390');
  await orders.getByRole('textbox').fill(`${line}\n\nbid 3`);
  await orders.getByRole('button', { name: 'Change it' }).click();
  await expect.poll(() => orders.getByRole('listitem').count()).toBe(2);
  expect(await keptFor(ada, game)).toEqual([line, 'bid 3']);

  await orders.getByRole('button', { name: 'Take it back' }).click();
  await orders.getByText('You have left nothing for that case.').waitFor();
  expect(await keptFor(ada, game)).toBeNull();
  await bruno.page.locator('.turn-sheet').waitFor();
  expect(await bruno.page.getByText('If your time runs out').count()).toBe(0);
});

test('of every published title acts are left for when one’s time runs out, beside its orders', async () => {
  const titles = await titlesOf(await absent('Tea'));
  const published = titles.filter(({ stage }) => stage === 'published');
  expect(published).not.toEqual([]);
  for (const { id, seats } of published) {
    const names = Array.from({ length: seats.min }, (_, place) => `Ugo ${id.slice(0, 8)} ${place}`);
    const people = await Promise.all(names.map(absent));
    const game = await tableOf(people, id, { pace: perTurn });
    const rider = await firstToAct(people, game);
    const { page } = await site.open();
    await goOnAs({ page }, rider.session);
    await page.goto(`/games/${game}`);
    await panel(page).and(page.locator('.turn-mine')).waitFor();
    await page.locator('.my-clock').waitFor();
    await boardStands(page);
    const way = firstWay(page);
    await unfoldAround(way);
    await way.click();
    await page.getByRole('button', { name: whenLate }).click();
    await shows(page, /^If your time runs out: /);
    expect((await keptFor(rider, game))?.length).toBe(1);
    const orders = await ordersOf(page);
    await orders.getByRole('listitem').waitFor();
    await orders.scrollIntoViewIfNeeded();
    await inspect(page, `late-order-${id}-1440`, 'structure'); // its colours are those above
    await orders.getByRole('button', { name: 'Take it back' }).click();
    await expect.poll(() => keptFor(rider, game)).toBeNull();
  }
});

test('without a clock none is told, nothing is proposed, and no order is left for when it is over', async () => {
  const [ada, bruno] = [await somebody('Piero'), await absent('Quinto')];
  await atTable([ada, bruno], {});
  const { page } = ada;
  await beside(page);
  expect(await page.locator('.seat-clock, .my-clock, .proposals, .paused').count()).toBe(0);
  expect(await page.getByRole('tab', { name: 'Orders' }).count()).toBe(0);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Resign' }).waitFor();
  expect(await page.getByRole('button', { name: 'Propose a pause' }).count()).toBe(0);
});
