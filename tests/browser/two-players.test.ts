import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect } from './inspect.ts';
import {
  beside,
  choose,
  isLive,
  isPlayed,
  joinTable,
  keepOne,
  openTable,
  play,
  playAnything,
  register,
  send,
  shows,
  textOf,
  turnComes,
  words,
} from './player.ts';
import { useSite } from './site.ts';
import { atFirstStall } from './tables.ts';
import type { Body } from './window.ts';

const site = useSite();

/** Keys whose numbers say nothing of the game: names and times. */
const meaningless = new Set([
  'id',
  'game',
  'at',
  'createdAt',
  'movedAt',
  'deadline',
  'clocks',
  'commitment',
  'contribution',
  'edition',
]);

/** Every number in an answer, in its sentences too. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  if (typeof value === 'string') return (value.match(/\d+/g) ?? []).map(Number);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !meaningless.has(key))
    .flatMap(([, inner]) => numbersIn(inner));
}

/** Answers of the game to a player, but for what he may do, which names every number. */
const told = (bodies: readonly Body[]): readonly Body[] =>
  bodies.filter(({ path }) => path.startsWith('/v1/games/') && !path.endsWith('/offers'));

function numbersTold(bodies: readonly Body[]): readonly number[] {
  return told(bodies).flatMap(({ path, text }) =>
    path.endsWith('/stream')
      ? [...text.matchAll(/^data: (.*)$/gm)].flatMap(([, data = '{}']) =>
          numbersIn(JSON.parse(data)),
        )
      : numbersIn(JSON.parse(text)),
  );
}

/** Answers that came after so many others; a stream came first, and goes on. */
const since = (bodies: readonly Body[], earlier: number): readonly Body[] =>
  bodies.filter(({ path }, place) => place >= earlier || path.endsWith('/stream'));

const saying = (coins: number): RegExp => new RegExp(`\\b${coins}\\b`, 'g');

/** The text of the page but for what one may choose. */
const textBesideChoices = async (page: Page): Promise<string> =>
  (
    await page.locator('.seats, .board, .log, [data-announcer], .quiet, .waited').allInnerTexts()
  ).join(' ');

test('two people play a game from their first visit to its end, live', async () => {
  const anna = await site.open({ locale: 'en-GB', isHeard: true });
  const bruno = await site.open({ locale: 'it-IT', width: 390, isHeard: true });
  await Promise.all([
    register(anna.page, 'Anna of Lucca'),
    register(bruno.page, 'Bruno di Siena', 'it'),
  ]);
  await openTable(anna.page, 'en', { stalls: 2 });
  await shows(anna.page, 'The game begins by itself when every seat is taken.');
  await isLive(anna.page);
  await inspect(anna.page, 'waiting-1440');

  await joinTable(bruno.page, 'Anna of Lucca', 'it');
  await Promise.all([turnComes(anna.page), turnComes(bruno.page)]);
  await isLive(bruno.page);
  await expect.poll(() => textOf(anna.page, '.turn-mine h2')).toBe(words.en.yourTurn);
  await expect.poll(() => textOf(bruno.page, '.turn-mine h2')).toBe(words.it.yourTurn);
  const kept = await keepOne(anna.page);
  await shows(anna.page, `Anna of Lucca keeps ${kept}.`);
  await beside(bruno.page);
  await shows(bruno.page, 'Anna of Lucca ha scelto gli amuleti.');
  await keepOne(bruno.page, 'it');
  await Promise.all([turnComes(anna.page), turnComes(bruno.page)]);
  await shows(anna.page, 'Stall 1 of 2');
  await shows(bruno.page, 'Bancarella 1 di 2');
  await inspect(anna.page, 'sealed-1440');
  await inspect(bruno.page, 'sealed-390');

  // Anna bids a number that is nowhere on the table; from now on it must not reach Bruno.
  const table = await textOf(bruno.page, '.board');
  const bid = [11, 10, 9, 8].find((coins) => !saying(coins).test(table)) ?? 0;
  expect(bid, 'a number not told yet').toBeGreaterThan(0);
  const earlier = bruno.bodies().length;
  const mentions = async () => {
    const text = await textBesideChoices(bruno.page);
    return text.replaceAll(/\d+:\d+/g, '').match(saying(bid))?.length; // the clock may say it too
  };
  const before = await mentions(); // in the log, if it dealt him this charm
  await play(anna.page, words.en.seal(bid));
  await shows(anna.page, `You have sealed ${bid} coins.`);
  await beside(bruno.page);
  await shows(bruno.page, 'Anna of Lucca ha fatto un’offerta segreta.');
  expect(numbersTold(anna.bodies())).toContain(bid);
  expect(numbersTold(since(bruno.bodies(), earlier))).not.toContain(bid);
  expect(await mentions()).toBe(before);
  await inspect(anna.page, 'changing-1440');

  await play(bruno.page, words.it.seal(4));
  await shows(anna.page, `The bids are opened: Anna of Lucca ${bid}, Bruno di Siena 4.`);
  await beside(bruno.page);
  await shows(bruno.page, new RegExp(`Anna of Lucca ${bid}, Bruno di Siena 4`));
  await turnComes(anna.page); // who buys opens the next auction
  await inspect(anna.page, 'auction-1440');

  const pages = [anna.page, bruno.page];
  for (let round = 0; round < 80; round += 1) {
    await Promise.race(
      pages.map((page) =>
        page.locator('.game-mine, .outcome').first().waitFor({ state: 'attached' }),
      ),
    );
    if ((await anna.page.locator('.outcome').count()) > 0) break;
    for (const page of pages) {
      if (await page.locator('.game-mine').isVisible()) await playAnything(page, round);
    }
  }
  await beside(bruno.page);
  await Promise.all(pages.map((page) => page.locator('.outcome').waitFor()));
  const [forAnna, forBruno] = await Promise.all(pages.map((page) => textOf(page, '.outcome')));
  expect([forAnna, forBruno]).toContainEqual(
    expect.stringMatching(/You win!|Hai vinto!|share the victory/),
  );
  await inspect(anna.page, 'ended-1440');
  await inspect(bruno.page, 'ended-390');

  // Any earlier moment can be looked at, and sent to somebody by its address.
  await anna.page.getByRole('button', { name: 'Earlier' }).click();
  await shows(anna.page, /You are looking at the past/);
  await expect.poll(() => anna.page.locator('.outcome').count()).toBe(0);
  await anna.page.getByRole('slider').fill('6');
  await shows(anna.page, 'Stall 1 of 2');
  await shows(anna.page, /moment 6 of/);
  await expect.poll(() => anna.page.url()).toMatch(/\?version=6$/);
  await anna.page.reload();
  await shows(anna.page, 'Stall 1 of 2');
  await inspect(anna.page, 'past-1440');
  await anna.page.getByRole('button', { name: 'Back to now' }).click();
  await anna.page.locator('.outcome').waitFor();
});

test('one polishes before one bids, and may have what nobody buys', async () => {
  const [one, other] = await atFirstStall(site, ['Clelia', 'Dante'], [{}, { width: 390 }]);
  await play(one.page, words.en.seal(3));
  await play(other.page, words.en.seal(2));
  await shows(one.page, 'Stall 2 of 6');

  const polish = one.page.getByRole('button', { name: /^Polish lantern/ });
  await choose(one.page, polish);
  await send(one.page);
  await isPlayed(one.page);
  await beside(other.page);
  await shows(other.page, /Clelia polishes lantern/);
  await play(one.page, 'Pass'); // still hers to speak
  await turnComes(other.page);
  await play(other.page, 'Pass');
  await shows(one.page, /Clelia, the poorest, may have it/);
  await turnComes(one.page);
  await expect.poll(() => other.page.locator('.way-button').count()).toBe(0);
  await inspect(one.page, 'offered-1440');
  await inspect(other.page, 'offered-390');
  await play(one.page, 'Take it');
  await beside(other.page);
  await shows(other.page, /Clelia takes lantern/);
  await shows(other.page, 'Stall 3 of 6');
});
