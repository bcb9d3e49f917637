import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { isDrawn, unfoldAround } from './hooks.ts';

// What a person does on the pages, found as a person finds it: by role and by what is written there.

/** The words these tests look for, in two of the languages. */
export const words = {
  en: {
    fresh: 'I am new here',
    name: 'Name',
    password: 'Password',
    register: 'Register',
    signIn: 'Sign in',
    onward: 'Continue',
    stalls: /How many lanterns are sold/,
    openTable: 'Open the table',
    join: /^Take a seat/,
    keep: 'Keep one to three of your charms',
    add: 'Add to my plan',
    seal: (coins: number) => `Seal a bid of ${coins} coins`,
    yourTurn: 'Your turn',
  },
  it: {
    fresh: 'È la prima volta',
    name: 'Nome',
    password: 'Password',
    register: 'Registrati',
    signIn: 'Accedi',
    onward: 'Avanti',
    stalls: /Quante lanterne si vendono/,
    openTable: 'Apri il tavolo',
    join: /^Siediti/,
    keep: 'Tieni da uno a tre dei tuoi amuleti',
    add: 'Aggiungi al piano',
    seal: (coins: number) => `Offri in segreto ${coins} monete`,
    yourTurn: 'Tocca a te',
  },
} as const;

export type Tongue = keyof typeof words;

export const password = 'a lantern in the fog';

export async function register(page: Page, name: string, tongue: Tongue = 'en'): Promise<void> {
  const say = words[tongue];
  await page.goto('/enter');
  await page.getByRole('radio', { name: say.fresh }).check();
  await page.getByLabel(say.name, { exact: true }).fill(name);
  await page.getByLabel(say.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: say.register }).click();
  await page.locator('.lobby').waitFor();
}

export async function signIn(page: Page, name: string): Promise<void> {
  await page.getByLabel(words.en.name, { exact: true }).fill(name);
  await page.getByLabel(words.en.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.en.signIn, exact: true }).click();
}

/** The titles of a stage, as they are called in English. */
async function titlesOf(page: Page, wanted: string): Promise<Titles['titles']> {
  const answer = await page.request.get('/v1/titles', { headers: { 'accept-language': 'en' } });
  const { titles } = (await answer.json()) as Titles;
  return titles.filter(({ stage }) => stage === wanted);
}

/** The title that tests play. */
export const exampleTitle = async (page: Page): Promise<string> =>
  (await titlesOf(page, 'example'))[0]?.id ?? '';

export const exampleName = async (page: Page): Promise<string> =>
  (await titlesOf(page, 'example'))[0]?.name ?? '';

export const publishedName = async (page: Page): Promise<string> =>
  (await titlesOf(page, 'published'))[0]?.name ?? '';

/** Signs out, on a phone behind the menu; the page then shown is the one of whoever is not signed in. */
export async function signOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: /^Menu/ });
  const out = page.getByRole('button', { name: 'Sign out' });
  await menu.or(out).first().waitFor();
  if (await menu.isVisible()) await menu.click();
  await out.click();
  await page.locator('.masthead .language').waitFor();
}

/** How long a game is. */
type Length = { readonly stalls?: number };

/** Opens a table for two, where whoever comes sits down beside the host; answers with its address. */
export async function openTable(
  page: Page,
  tongue: Tongue = 'en',
  { stalls }: Length = {},
): Promise<string> {
  const say = words[tongue];
  await page.goto(`/create?title=${await exampleTitle(page)}`);
  if (stalls !== undefined) await page.getByLabel(say.stalls).fill(String(stalls));
  await page.getByRole('button', { name: say.onward }).click();
  await page.locator('input[name=seating][value=chosen]').check();
  await page.getByRole('button', { name: say.onward }).click();
  await page.getByRole('button', { name: say.openTable }).click();
  await page.waitForURL(/\/games\//);
  return new URL(page.url()).pathname;
}

/** Opens a game around one screen, as a guest can; answers with its address. */
export async function openHotSeat(page: Page, { stalls }: Length = {}): Promise<string> {
  await page.goto(`/create?title=${await exampleTitle(page)}`);
  if (stalls !== undefined) await page.getByLabel(words.en.stalls).fill(String(stalls));
  await page.getByRole('button', { name: words.en.onward }).click();
  await page.getByRole('heading', { name: /^Step 2 of 3/ }).waitFor();
  const around = page.getByRole('radio', { name: /^Around one screen/ });
  if ((await around.count()) > 0) await around.check();
  await page.getByRole('button', { name: words.en.onward }).click();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await page.waitForURL(/\/games\//);
  return new URL(page.url()).pathname;
}

type Titles = {
  readonly titles: readonly {
    readonly id: string;
    readonly name: string;
    readonly stage: string;
  }[];
};

/** Takes the free seat from the list of open tables. */
export async function joinTable(page: Page, host: string, tongue: Tongue = 'en'): Promise<void> {
  await page.goto('/lobby');
  const card = page.getByRole('listitem').filter({ hasText: host });
  await card.getByRole('button', { name: words[tongue].join }).click();
  await page.waitForURL(/\/games\//);
}

/** What lies beside the board; where there is no room for it, a sheet that is opened first. */
export async function beside(page: Page): Promise<Locator> {
  const side = page.locator('#side');
  const opener = page.locator('.bar-open');
  await side.waitFor({ state: 'attached' });
  await isDrawn(page); // it may be about to close
  if (!(await side.isVisible())) await opener.click();
  await side.waitFor();
  return side;
}

/** Whoever plays several seats says that it is him, if he is asked. */
export async function liftCurtain(page: Page): Promise<void> {
  await page.locator('.curtain, .game').first().waitFor();
  const curtain = page.locator('.curtain .button-main');
  if (await curtain.isVisible()) await curtain.click();
  await page.locator('.game').waitFor();
}

/** Plans what a button offers. */
export async function choose(page: Page, offer: Locator): Promise<void> {
  await beside(page);
  await offer.click();
  await page.locator('.plan-step').first().waitFor({ state: 'attached' });
  await isDrawn(page);
}

/** Plans an offer by its sentence. */
export const plan = (page: Page, sentence: string): Promise<void> =>
  choose(page, page.locator('#side').getByRole('button', { name: sentence, exact: true }));

/** Sends what is planned, by the button that is there. */
export const send = (page: Page): Promise<void> =>
  page.locator('.send[aria-disabled=false]:visible').click();

/** Nothing is planned any more, and the page shows what came of it. */
export async function isPlayed(page: Page): Promise<void> {
  await page.locator('.plan-step').first().waitFor({ state: 'detached' });
  await page.locator('.turn-sheet[aria-busy=true]').waitFor({ state: 'detached' });
  await isDrawn(page);
}

/** Plans an offer by its sentence and sends it, until the page shows what came of it. */
export async function play(page: Page, sentence: string): Promise<void> {
  await plan(page, sentence);
  await send(page);
  await isPlayed(page);
}

/** Plays one of the first offers, a cheap one, and waits until it is done. */
export async function playAnything(page: Page, round: number): Promise<void> {
  const side = await beside(page);
  const offers = side.locator('.way-button');
  await offers.first().waitFor({ state: 'attached' });
  const offer = offers.nth(round % Math.min(await offers.count(), 4));
  await unfoldAround(offer);
  await choose(page, offer);
  await send(page);
  await isPlayed(page);
}

/** Takes the first piece of a form, plans and sends it; answers with the piece's name. */
export async function keepOne(page: Page, tongue: Tongue = 'en'): Promise<string> {
  const side = await beside(page);
  const piece = side.getByRole('group', { name: words[tongue].keep }).getByRole('checkbox').first();
  await piece.check();
  const [name = ''] = ((await piece.getAttribute('aria-label')) ?? '').split(',');
  await side.getByRole('button', { name: words[tongue].add }).click();
  await piece.waitFor({ state: 'detached' });
  await isDrawn(page);
  await send(page);
  await isPlayed(page);
  return name;
}

/** Until everybody has come, and the game has begun. */
export async function hasBegun(page: Page): Promise<void> {
  await page.locator('.game').waitFor();
  await page.locator('.waiting').waitFor({ state: 'detached' });
}

export const isLive = (page: Page): Promise<void> => page.locator('.stream-live').waitFor();

/** Until the page says it is this one's turn. */
export const turnComes = (page: Page): Promise<void> => page.locator('.game-mine').waitFor();

export const textOf = (page: Page, selector: string): Promise<string> =>
  page.locator(selector).innerText();

/** Until the page shows a text somewhere. */
export const shows = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByText(text).first().waitFor();

/** Until the focus is there: it moves once the page is drawn. */
export const isFocused = (one: Locator): Promise<void> =>
  expect.poll(() => one.evaluate((element) => element.matches(':focus'))).toBe(true);
