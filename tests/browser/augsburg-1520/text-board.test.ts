import type { Schemas } from '@staffetta/client';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite } from '../site.ts';
import { isSame, listedIn, type Moment, readDrawn, type Told, untold } from '../told.ts';

// The text board is the equal of the drawn one: whatever this says of where the game stands, the other
// says in words. What a choice would be to whoever looks is worked out from that, and not looked for.

const site = useSite();

const golden = { title: 'augsburg-1520', script: '07-4p-orders' } as const;
const dario = 3;

type View = Schemas['Augsburg1520View'];

const moments: Readonly<Record<string, Moment<View>>> = {
  buying: { from: 6, is: ({ question }) => question === 'buy' },
  bidding: { from: 31, is: ({ auction }) => auction !== null && auction.passed.length > 0 },
  middle: { from: 110, is: ({ question }) => question === 'bid' },
  showing: { from: 171, is: ({ showdown }) => showdown?.laid.includes(dario) === true },
  robbed: { from: 185, is: ({ winning }) => winning !== null && winning.robbed !== null },
  using: { from: 185, is: ({ winning }) => winning !== null && winning.used === 1 },
  next: { from: 211, is: ({ privilegeCards }) => privilegeCards.next !== null },
};

const numberIn = (text: string): string => /\d+/.exec(text)?.[0] ?? '';

const isAlike = (one: string | undefined, other: string): boolean =>
  one?.toLowerCase() === other.toLowerCase();

const bidOf = (part: string): string => numberIn(part.replace(/\D+$/, ''));

/** What somebody has said in an auction. */
function readSpeaker(told: Told, name: string, said: string): void {
  const row = told.rows(told.heading).find(([who]) => who === name) ?? [];
  const parts = said.replace('speaks now', '· speaks now').split('·');
  for (const part of parts.map((one) => one.trim())) {
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

const nowDrawn = {
  round: '.augsburg-now #augsburg-round small',
  line: '.augsburg-now .augsburg-line',
  heads: ['.augsburg-now #augsburg-round span'],
  questions: ['.augsburg-now .augsburg-question'],
  chosen: ['.augsburg-now > .augsburg-quiet'],
  nobles: { each: '.augsburg-noble', read: { name: 'strong', visit: 'small' } },
  highest: ['.augsburg-speakers > .augsburg-line'],
  speakers: {
    each: '.augsburg-speaker',
    read: { name: '.augsburg-speaker-name', said: '.augsburg-said' },
  },
} as const;

/** What is asked now, and of whom. */
async function readNow(page: Page, told: Told): Promise<void> {
  const { round, line, heads, questions, chosen, nobles, highest, speakers } = await readDrawn(
    page,
    nowDrawn,
  );
  const texts = told.texts(told.heading);
  const isSaid = (part: string): boolean => texts.some((text) => text.includes(part));
  const isOver = line === 'The game is over.';
  told.need(round, told.heading === round || (isOver && `${told.heading}.` === line));
  for (const noble of heads) told.need(noble, isSaid(noble));
  const waits = texts.find((text) => text.startsWith('The game waits for: ')) ?? '';
  for (const name of ['Ada', 'Bruno', 'Carla', 'Dario']) {
    told.need(line, !line.includes(name) || isSaid(name));
  }
  told.need('asked of me', waits.includes('Dario') === questions.length > 0);
  for (const one of chosen) {
    const laid = told.texts('Your cards and florins').some((text) => /^You have laid/.test(text));
    told.need(one, one.startsWith('You have laid') ? laid : isSaid(one.replace(/^.*: /, '')));
  }
  expect(nobles.length).toBe(5);
  for (const { name, visit } of nobles) {
    told.need(`${name}: ${visit}`, isOver || isSaid(`${name} (${visit})`));
  }
  for (const one of highest) told.need(one, texts.includes(one));
  for (const { name, said } of speakers) readSpeaker(told, name, said);
}

/** The card in use, and what of it is left. */
async function readChoices(page: Page, told: Told): Promise<void> {
  const { choices, states } = await readDrawn(page, {
    choices: {
      each: '.augsburg-choice',
      read: { name: 'strong', used: [':scope > div > .augsburg-quiet'] },
    },
    states: ['.augsburg-choices > p:first-of-type'],
  });
  const texts = told.texts(told.heading).join('\n');
  const privileges = choices.map(({ name }) => name);
  const left = choices.filter(({ used }) => used.length === 0).map(({ name }) => name);
  const plain = (text: string): string => text.replaceAll(' prestige points', ' prestige');
  const card = /Card in use: privilege card \d+ \((.*)\)\./.exec(texts)?.[1] ?? '';
  const open = /still to use, of: (.*)\./.exec(texts)?.[1] ?? '';
  told.need(
    `in use: ${privileges.join()}`,
    isSame(privileges, plain(card).split(', ').filter(Boolean)),
  );
  told.need(`left: ${left.join()}`, isSame(left, plain(open).split(', ').filter(Boolean)));
  for (const state of states) {
    told.need(
      state,
      texts.includes(`${state.split(' ')[0]} has ${numberIn(state)} privilege`) ||
        texts.includes(state.replace(/ \((\w+)\)/, ' of the $1')),
    );
  }
}

const handDrawn = {
  purses: ['.augsburg-purse'],
  cards: {
    each: '.augsburg-hand-rows .augsburg-card',
    read: {
      whole: ':scope',
      first: ':scope > .unseen:first-child',
      name: '.unseen',
      places: ['small'],
    },
  },
  dealt: { each: '.augsburg-picker .augsburg-card', read: { name: '.unseen', price: 'small' } },
} as const;

async function readHand(page: Page, told: Told): Promise<void> {
  const { purses, cards, dealt } = await readDrawn(page, handDrawn);
  const mine = 'Your cards and florins';
  const texts = told.texts(mine);
  for (const purse of purses) told.need(purse, texts.includes(purse));
  const pieces = told.pieces(mine).map(({ name }) => name.toLowerCase());
  const held = cards.map(({ first }) => first.toLowerCase()).filter((name) => name !== '');
  const inHand = pieces.filter((name) => !name.includes('florin'));
  told.need(`hand: ${held.join()}`, isSame(held, inHand));
  const seen = texts.find((text) => text.startsWith('Everybody has seen')) ?? '';
  for (const { whole, name, places } of cards) {
    const isSeen = whole.toLowerCase().includes('everybody has seen it');
    told.need(`seen: ${name}`, !isSeen || seen.includes(name));
    for (const where of places.slice(0, 1)) {
      const text = texts.find((one) => one.startsWith('You have') && one.includes(where)) ?? '';
      told.need(`${where}: ${name}`, text.includes(name));
    }
  }
  for (const { name, price } of dealt) {
    told.need(
      `dealt: ${name}, ${price}`,
      price === '' || pieces.includes(`${name}, ${price} florins`.toLowerCase()),
    );
  }
}

const privilegesDrawn = {
  cards: {
    each: '.augsburg-charter',
    read: {
      head: '.augsburg-charter-head .unseen',
      kind: ':scope@class',
      grants: ['.augsburg-grant > span:nth-of-type(1)'],
    },
  },
  nones: ['.augsburg-privileges > .augsburg-quiet'],
  decks: ['.augsburg-deck'],
} as const;

async function readPrivileges(page: Page, told: Told): Promise<void> {
  const { cards, nones, decks } = await readDrawn(page, privilegesDrawn);
  const rows = told.rows('Privilege cards');
  told.need(`${cards.length} cards`, rows.length === cards.length);
  for (const { head, kind, grants } of cards) {
    const number = numberIn(head);
    const isNext = kind.includes('charter-next');
    const [, privileges = '', when] = told.row('Privilege cards', `privilege ${number}`);
    const plain = privileges.replaceAll(' prestige points', ' prestige').split(', ');
    told.need(`card ${number}: ${grants.join()}`, isSame(grants, plain));
    told.need(`card ${number}: when`, when === (isNext ? 'next round' : 'open now'));
  }
  const texts = told.texts('Privilege cards').join('\n');
  for (const none of nones) {
    const isShuffled = none.includes('shuffled');
    told.need(none, texts.includes(isShuffled ? 'All ten are shuffled' : 'are taken'));
  }
  for (const deck of decks) {
    const price = /costs (\d+) florins/.exec(deck)?.[1];
    const said = price === undefined ? 'The deck is used up.' : `deck costs ${price} florins.`;
    told.need(deck, texts.includes(said));
  }
}

async function readPrestige(page: Page, told: Told): Promise<void> {
  const { bars, runners } = await readDrawn(page, {
    bars: '.augsburg-prestige > .augsburg-quiet',
    runners: { each: '.augsburg-runner', read: { said: '.unseen', note: '.augsburg-runner-note' } },
  });
  const [church, cathedral] = bars.match(/\d+/g) ?? [];
  const barred = `${church} without a church, ${cathedral} without a cathedral.`;
  told.need(
    bars,
    told.texts('Players').some((text) => text.endsWith(barred)),
  );
  for (const { said, note: notes } of runners) {
    const [name = '', prestige = ''] = said.split(': ');
    const [, , , points, bar, brings] = told.rows('Players').find((row) => row[1] === name) ?? [];
    told.need(`${name}: ${prestige}`, points === numberIn(prestige));
    for (const note of notes.split(' · ')) {
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

const laddersDrawn = {
  ladders: {
    each: '.augsburg-ladder',
    read: {
      colour: '.augsburg-ladder-name',
      rungs: {
        each: '.augsburg-rung',
        read: {
          level: '.augsburg-rank .unseen',
          rank: ['.augsburg-rank > :not(.unseen)'],
          left: '.augsburg-left',
          standing: '.augsburg-standing .unseen',
        },
      },
    },
  },
} as const;

async function readLevels(page: Page, told: Told): Promise<void> {
  const { ladders } = await readDrawn(page, laddersDrawn);
  const columns: Readonly<Record<string, number>> = { agencies: 6, peerage: 7, offices: 8 };
  for (const { colour, rungs } of ladders) {
    expect(rungs.length).toBe(4);
    for (const rung of rungs) {
      const level = numberIn(rung.level);
      const [, , , rank, income, left = ''] =
        told.rows('Levels').find((row) => isAlike(row[0], colour) && row[2] === level) ?? [];
      const [drawnRank, drawnIncome] = rung.rank;
      told.need(`${colour} ${level}: ${drawnRank}`, rank === drawnRank);
      told.need(`${colour} ${level}: ${drawnIncome}`, income === drawnIncome);
      const tiles = rung.left.replace('none left', '0');
      told.need(`${colour} ${level}: ${tiles}`, left === numberIn(tiles));
      const here = rung.standing.replace(/^here: |^nobody.*/, '');
      const standing = told
        .rows('Players')
        .filter((row) => row[columns[colour] ?? 0] === `${level} (${drawnRank})`)
        .map((row) => row[1] ?? '');
      told.need(`${colour} ${level}: ${here}`, isSame(listedIn(here), standing));
    }
  }
}

const stacksDrawn = {
  stacks: {
    each: '.augsburg-stack',
    read: {
      name: '.augsburg-stack-name',
      effect: '.augsburg-stack-head .augsburg-quiet',
      top: '.augsburg-deed strong',
      below: '.augsburg-below',
      owners: '.augsburg-owners .unseen',
    },
  },
} as const;

async function readRights(page: Page, told: Told): Promise<void> {
  const { stacks } = await readDrawn(page, stacksDrawn);
  expect(stacks.length).toBe(6);
  for (const { name, top, below, ...stack } of stacks) {
    const [, , effect, tiles = ''] =
      told.rows('Rights').find(([right]) => isAlike(right, name)) ?? [];
    told.need(`${name}: ${stack.effect}`, effect === stack.effect);
    const values = [top, ...below.split('·')].map(numberIn).filter((one) => one !== '');
    told.need(
      `${name}: ${values.join()}`,
      top === '' ? tiles === 'none left' : isSame(tiles.match(/\d+/g) ?? [], values),
    );
    const owners = stack.owners.replace('owned by ', '');
    const holding = told
      .rows('Players')
      .filter((row) => row[9]?.split(', ').some((held) => held.startsWith(name)))
      .map((row) => row[1] ?? '');
    told.need(`${name}: ${owners}`, isSame(listedIn(owners), holding));
  }
}

const playersDrawn = {
  players: {
    each: '.augsburg-player',
    read: {
      name: 'h4',
      tags: ['.augsburg-tag'],
      standing: ['.augsburg-standing-line > *'],
      means: ['.augsburg-means > *'],
      held: { each: '.augsburg-held li > span', read: { whole: ':scope', value: 'small' } },
      seen: '.augsburg-seen',
    },
  },
} as const;

async function readPlayers(page: Page, told: Told): Promise<void> {
  const { players } = await readDrawn(page, playersDrawn);
  expect(players.length).toBe(4);
  for (const { name, tags, standing, means, held, seen } of players) {
    const row = told.rows('Players').find((one) => one[1] === name) ?? [];
    const [, , florins, prestige, , , , , , rights = '', wins, known] = row;
    const opener = told.texts().some((text) => text === `${name} opens the next auction.`);
    const opens = told.texts().some((text) => text.endsWith(`, opened by ${name}.`));
    const isLast = /^Round (\d) of \1$/.test(told.heading) || told.heading === 'The game is over';
    for (const tag of tags) told.need(`${name}: ${tag}`, opener || opens || isLast);
    const [points = '', ends = ''] = standing;
    told.need(`${name}: ${points}`, prestige === numberIn(points));
    told.need(`${name}: ${ends}`, row[4] === (numberIn(ends.split(' · ')[0] ?? '') || 'nowhere'));
    const [money = '', won = ''] = means;
    told.need(`${name}: ${money}`, florins === (numberIn(money) || 'concealed'));
    told.need(`${name}: ${won}`, wins === numberIn(won));
    for (const { whole, value } of held) {
      const right = whole.replace(value, '').trim();
      const said = rights.split(', ').find((one) => one.startsWith(right)) ?? '';
      told.need(
        `${name}: ${right} ${numberIn(value)}`,
        said !== '' && numberIn(said) === numberIn(value),
      );
    }
    const shown = seen.replace(/^Seen in hand: |^nothing.*/, '');
    told.need(`${name}: ${shown}`, known === shown);
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
