import type { Schemas } from '@staffetta/client';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite } from '../site.ts';
import { isSame, listedIn, type Moment, type Told, textIn, textsIn, untold } from '../told.ts';

// The text board is the equal of the drawn one: whatever this says of where the game stands, the other
// says in words. What a choice would be to whoever looks is worked out from that, and not looked for.

const site = useSite();

const golden = { title: 'augsburg-1520', script: '07-4p-orders' } as const;
const dario = 3;

type View = Schemas['Augsburg1520View'];

const moments: Readonly<Record<string, Moment<View>>> = {
  buying: { from: 6, is: ({ question }) => question === 'buy' },
  bidding: { from: 30, is: ({ auction }) => auction !== null && auction.passed.length > 0 },
  middle: { from: 110, is: ({ question }) => question === 'bid' },
  showing: { from: 120, is: ({ showdown }) => showdown?.laid.includes(dario) === true },
  robbed: { from: 150, is: ({ winning }) => winning !== null && winning.robbed !== null },
  using: { from: 180, is: ({ winning }) => winning !== null && winning.used === 1 },
  next: { from: 205, is: ({ privilegeCards }) => privilegeCards.next !== null },
};

const numberIn = (text: string): string => /\d+/.exec(text)?.[0] ?? '';

const isAlike = (one: string | undefined, other: string): boolean =>
  one?.toLowerCase() === other.toLowerCase();

const bidOf = (part: string): string => numberIn(part.replace(/\D+$/, ''));

/** What somebody has said in an auction. */
async function readSpeaker(speaker: Locator, told: Told): Promise<void> {
  const name = await textIn(speaker, '.augsburg-speaker-name');
  const row = told.rows(told.heading).find(([who]) => who === name) ?? [];
  const said = (await textIn(speaker, '.augsburg-said')).replace('speaks now', '· speaks now');
  for (const part of said.split('·').map((one) => one.trim())) {
    const [, bid = '', state = ''] = row;
    const ways: Readonly<Record<string, boolean>> = {
      '': true,
      opens: told.texts().some((text) => text.endsWith(`, opened by ${name}.`)),
      'has not spoken': bid === '' && state !== 'has passed',
      'highest bid': state === part,
      'has passed': state === part,
      'speaks now': state === part,
    };
    told.need(`${name}: ${part}`, row.length > 0 && (ways[part] ?? bid === bidOf(part)));
  }
}

/** What is asked now, and of whom. */
async function readNow(page: Page, told: Told): Promise<void> {
  const now = page.locator('.augsburg-now');
  const texts = told.texts(told.heading);
  const isSaid = (part: string): boolean => texts.some((text) => text.includes(part));
  const round = await textIn(now, '#augsburg-round small');
  const line = await textIn(now, '.augsburg-line');
  const isOver = line === 'The game is over.';
  told.need(round, told.heading === round || (isOver && `${told.heading}.` === line));
  for (const noble of await textsIn(now, '#augsburg-round span')) told.need(noble, isSaid(noble));
  const waits = texts.find((text) => text.startsWith('The game waits for: ')) ?? '';
  for (const name of ['Ada', 'Bruno', 'Carla', 'Dario']) {
    told.need(line, !line.includes(name) || isSaid(name));
  }
  const isMine = (await now.locator('.augsburg-question').count()) > 0;
  told.need('asked of me', waits.includes('Dario') === isMine);
  for (const chosen of await textsIn(now, ':scope > .augsburg-quiet')) {
    const laid = told.texts('Your cards and florins').some((text) => /^You have laid/.test(text));
    told.need(
      chosen,
      chosen.startsWith('You have laid') ? laid : isSaid(chosen.replace(/^.*: /, '')),
    );
  }
  const nobles = page.locator('.augsburg-noble');
  expect(await nobles.count()).toBe(5);
  for (const noble of await nobles.all()) {
    const [name, visit] = [await textIn(noble, 'strong'), await textIn(noble, 'small')];
    told.need(`${name}: ${visit}`, isOver || isSaid(`${name} (${visit})`));
  }
  for (const highest of await textsIn(page, '.augsburg-speakers > .augsburg-line')) {
    told.need(highest, texts.includes(highest));
  }
  for (const speaker of await page.locator('.augsburg-speaker').all()) {
    await readSpeaker(speaker, told);
  }
}

/** The card in use, and what of it is left. */
async function readChoices(page: Page, told: Told): Promise<void> {
  const texts = told.texts(told.heading).join('\n');
  const rows = await page.locator('.augsburg-choice').all();
  const privileges: string[] = [];
  const left: string[] = [];
  for (const row of rows) {
    const name = await textIn(row, 'strong');
    privileges.push(name);
    const isUsed = (await row.locator(':scope > div > .augsburg-quiet').count()) > 0;
    if (!isUsed) left.push(name);
  }
  const plain = (text: string): string => text.replaceAll(' prestige points', ' prestige');
  const card = /Card in use: privilege card \d+ \((.*)\)\./.exec(texts)?.[1] ?? '';
  const open = /still to use, of: (.*)\./.exec(texts)?.[1] ?? '';
  told.need(
    `in use: ${privileges.join()}`,
    isSame(privileges, plain(card).split(', ').filter(Boolean)),
  );
  told.need(`left: ${left.join()}`, isSame(left, plain(open).split(', ').filter(Boolean)));
  for (const state of await textsIn(page, '.augsburg-choices > p:first-of-type')) {
    told.need(
      state,
      texts.includes(`${state.split(' ')[0]} has ${numberIn(state)} privilege`) ||
        texts.includes(state.replace(/ \((\w+)\)/, ' of the $1')),
    );
  }
}

async function readHand(page: Page, told: Told): Promise<void> {
  const mine = 'Your cards and florins';
  const texts = told.texts(mine);
  for (const purse of await textsIn(page, '.augsburg-purse')) {
    told.need(purse, texts.includes(purse));
  }
  const pieces = told.pieces(mine).map(({ name }) => name.toLowerCase());
  const cards = page.locator('.augsburg-hand-rows .augsburg-card');
  const held = (
    await textsIn(cards.locator('xpath=..'), '.augsburg-card > .unseen:first-child')
  ).map((name) => name.toLowerCase());
  const inHand = pieces.filter((name) => !name.includes('florin'));
  told.need(`hand: ${held.join()}`, isSame(held, inHand));
  const seen = texts.find((text) => text.startsWith('Everybody has seen')) ?? '';
  for (const card of await cards.filter({ hasText: 'everybody has seen it' }).all()) {
    const name = await textIn(card, '.unseen');
    told.need(`seen: ${name}`, seen.includes(name));
  }
  for (const card of await cards.filter({ has: page.locator('small') }).all()) {
    const [name, where] = [await textIn(card, '.unseen'), await textIn(card, 'small')];
    const text = texts.find((one) => one.startsWith('You have') && one.includes(where)) ?? '';
    told.need(`${where}: ${name}`, text.includes(name));
  }
  for (const card of await page.locator('.augsburg-picker .augsburg-card').all()) {
    const [name, price] = [await textIn(card, '.unseen'), await textIn(card, 'small')];
    told.need(
      `dealt: ${name}, ${price}`,
      price === '' || pieces.includes(`${name}, ${price} florins`.toLowerCase()),
    );
  }
}

async function readPrivileges(page: Page, told: Told): Promise<void> {
  const cards = await page.locator('.augsburg-charter').all();
  const rows = told.rows('Privilege cards');
  told.need(`${cards.length} cards`, rows.length === cards.length);
  for (const card of cards) {
    const number = numberIn(await textIn(card, '.augsburg-charter-head .unseen'));
    const isNext = (await card.getAttribute('class'))?.includes('charter-next') === true;
    const [, privileges = '', when] = told.row('Privilege cards', `privilege ${number}`);
    const grants = await textsIn(card, '.augsburg-grant > span:nth-of-type(1)');
    const plain = privileges.replaceAll(' prestige points', ' prestige').split(', ');
    told.need(`card ${number}: ${grants.join()}`, isSame(grants, plain));
    told.need(`card ${number}: when`, when === (isNext ? 'next round' : 'open now'));
  }
  const texts = told.texts('Privilege cards').join('\n');
  for (const none of await textsIn(page, '.augsburg-privileges > .augsburg-quiet')) {
    const isShuffled = none.includes('shuffled');
    told.need(none, texts.includes(isShuffled ? 'All ten are shuffled' : 'are taken'));
  }
  for (const deck of await textsIn(page, '.augsburg-deck')) {
    const price = /costs (\d+) florins/.exec(deck)?.[1];
    const said = price === undefined ? 'The deck is used up.' : `deck costs ${price} florins.`;
    told.need(deck, texts.includes(said));
  }
}

async function readPrestige(page: Page, told: Told): Promise<void> {
  const bars = await textIn(page, '.augsburg-prestige > .augsburg-quiet');
  const [church, cathedral] = bars.match(/\d+/g) ?? [];
  const said = `${church} without a church, ${cathedral} without a cathedral.`;
  told.need(
    bars,
    told.texts('Players').some((text) => text.endsWith(said)),
  );
  for (const runner of await page.locator('.augsburg-runner').all()) {
    const [name = '', prestige = ''] = (await textIn(runner, '.unseen')).split(': ');
    const [, , , points, bar, brings] = told.rows('Players').find((row) => row[1] === name) ?? [];
    told.need(`${name}: ${prestige}`, points === numberIn(prestige));
    for (const note of (await textIn(runner, '.augsburg-runner-note')).split(' · ')) {
      const lost = told
        .row('Where prestige came from', name)
        .filter((cell) => cell.startsWith('-'));
      const lostInAll = lost.reduce((sum, cell) => sum - Number(cell), 0);
      const isTold =
        (note === 'ends nowhere any more' && bar === 'nowhere') ||
        (note.startsWith('ends at') && bar === numberIn(note)) ||
        (note.includes('round’s end') && brings === note.replace(' at a round’s end', '')) ||
        (note.includes('lost so far') && String(lostInAll) === numberIn(note));
      told.need(`${name}: ${note}`, isTold);
    }
  }
}

async function readLevels(page: Page, told: Told): Promise<void> {
  const columns: Readonly<Record<string, number>> = { agencies: 6, peerage: 7, offices: 8 };
  for (const ladder of await page.locator('.augsburg-ladder').all()) {
    const colour = await textIn(ladder, '.augsburg-ladder-name');
    const rungs = await ladder.locator('.augsburg-rung').all();
    expect(rungs.length).toBe(4);
    for (const rung of rungs) {
      const level = numberIn(await textIn(rung, '.augsburg-rank .unseen'));
      const [, , , rank, income, left = ''] =
        told.rows('Levels').find((row) => isAlike(row[0], colour) && row[2] === level) ?? [];
      const [drawnRank, drawnIncome] = await textsIn(rung, '.augsburg-rank > :not(.unseen)');
      told.need(`${colour} ${level}: ${drawnRank}`, rank === drawnRank);
      told.need(`${colour} ${level}: ${drawnIncome}`, income === drawnIncome);
      const tiles = (await textIn(rung, '.augsburg-left')).replace('none left', '0');
      told.need(`${colour} ${level}: ${tiles}`, left === numberIn(tiles));
      const here = (await textIn(rung, '.augsburg-standing .unseen')).replace(
        /^here: |^nobody.*/,
        '',
      );
      const standing = told
        .rows('Players')
        .filter((row) => row[columns[colour] ?? 0] === `${level} (${drawnRank})`)
        .map((row) => row[1] ?? '');
      told.need(`${colour} ${level}: ${here}`, isSame(listedIn(here), standing));
    }
  }
}

async function readRights(page: Page, told: Told): Promise<void> {
  const stacks = await page.locator('.augsburg-stack').all();
  expect(stacks.length).toBe(6);
  for (const stack of stacks) {
    const name = await textIn(stack, '.augsburg-stack-name');
    const [, , effect, tiles = ''] =
      told.rows('Rights').find(([right]) => isAlike(right, name)) ?? [];
    const drawnEffect = await textIn(stack, '.augsburg-stack-head .augsburg-quiet');
    told.need(`${name}: ${drawnEffect}`, effect === drawnEffect);
    const top = await textIn(stack, '.augsburg-deed strong');
    const below = await textIn(stack, '.augsburg-below');
    const drawn = [top, ...below.split('·')].map(numberIn).filter((one) => one !== '');
    const isEmpty = top === '';
    told.need(
      `${name}: ${drawn.join()}`,
      isEmpty ? tiles === 'none left' : isSame(tiles.match(/\d+/g) ?? [], drawn),
    );
    const owners = (await textIn(stack, '.augsburg-owners .unseen')).replace('owned by ', '');
    const holding = told
      .rows('Players')
      .filter((row) => row[9]?.split(', ').some((held) => held.startsWith(name)))
      .map((row) => row[1] ?? '');
    told.need(`${name}: ${owners}`, isSame(listedIn(owners), holding));
  }
}

async function readPlayers(page: Page, told: Told): Promise<void> {
  const players = await page.locator('.augsburg-player').all();
  expect(players.length).toBe(4);
  for (const player of players) {
    const name = await textIn(player, 'h4');
    const row = told.rows('Players').find((one) => one[1] === name) ?? [];
    const [, , florins, prestige, , , , , , rights = '', wins, seen] = row;
    const opener = told.texts().some((text) => text === `${name} opens the next auction.`);
    const opens = told.texts().some((text) => text.endsWith(`, opened by ${name}.`));
    const isLast = /^Round (\d) of \1$/.test(told.heading) || told.heading === 'The game is over';
    for (const tag of await textsIn(player, '.augsburg-tag')) {
      told.need(`${name}: ${tag}`, opener || opens || isLast);
    }
    const [points = '', ends = ''] = await textsIn(player, '.augsburg-standing-line > *');
    told.need(`${name}: ${points}`, prestige === numberIn(points));
    told.need(`${name}: ${ends}`, row[4] === (numberIn(ends.split(' · ')[0] ?? '') || 'nowhere'));
    const [money = '', won = ''] = await textsIn(player, '.augsburg-means > *');
    told.need(`${name}: ${money}`, florins === (numberIn(money) || 'concealed'));
    told.need(`${name}: ${won}`, wins === numberIn(won));
    for (const held of await player.locator('.augsburg-held li > span').all()) {
      const value = numberIn(await textIn(held, 'small'));
      const right = (await textIn(held, ':scope')).replace(await textIn(held, 'small'), '').trim();
      const said = rights.split(', ').find((one) => one.startsWith(right)) ?? '';
      told.need(`${name}: ${right} ${value}`, said !== '' && numberIn(said) === value);
    }
    const shown = (await textIn(player, '.augsburg-seen')).replace(
      /^Seen in hand: |^nothing.*/,
      '',
    );
    told.need(`${name}: ${shown}`, seen === shown);
  }
}

async function readBoard(page: Page, told: Told): Promise<void> {
  await readNow(page, told);
  await readChoices(page, told);
  await readHand(page, told);
  await readPrivileges(page, told);
  await readPrestige(page, told);
  await readLevels(page, told);
  await readRights(page, told);
  await readPlayers(page, told);
}

const stands = (page: Page): Promise<void> => page.locator('.augsburg-player').first().waitFor();

test('the position in words says all that the drawn board says, from the set-up to the end', async () => {
  const reading = { ...golden, seat: dario, moments, stands, read: readBoard };
  expect(await untold<View>(site, reading)).toEqual([]);
});
