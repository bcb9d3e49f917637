import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../../core/language.ts';
import type { Section } from '../../core/show.ts';
import { reconstruction } from './edition.ts';
import { read as readLine } from './notation.ts';
import { aboutEdition, show } from './show.ts';
import { playerSeen, seenNow } from './tests/seen.ts';
import type { View } from './types.ts';

const table = {
  options: { openMoney: false, smallBidsUnpaid: false },
  edition: reconstruction,
  seats: 4,
};
const nameOf = (seat: number) => ['Ada', 'Bruno', 'Carla', 'Dino'][seat] ?? 'Nobody';

const shown = (view: View, language: Language = 'en') => show(view, language, nameOf, table);

/** All there is to read in one block, line by line. */
const linesOf = (block: Section['blocks'][number]): readonly string[] => {
  if (block.kind === 'text') return [block.text];
  return block.kind === 'table'
    ? block.rows.map((row) => row.join(' | '))
    : [`${block.label}: ${block.pieces.map(({ mark, name }) => `${mark} ${name}`).join(', ')}`];
};

const read = (sections: readonly Section[]): readonly string[] =>
  sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(linesOf)]);

const winning = (
  known: Partial<NonNullable<View['winning']>> = {},
): NonNullable<View['winning']> => ({
  noble: 'leo',
  seat: 0,
  card: 'privilege-6',
  left: ['orange', 'violet', 'florins500'],
  used: 0,
  mayBuild: false,
  isDiscarding: false,
  robbed: null,
  ...known,
});

/** Another question in place of the auction. */
const asking = (question: View['question'], known: Partial<View> = {}): View =>
  seenNow({ question, auction: null, ...known });

const mine = (known: Parameters<typeof playerSeen>[1]) => {
  const [me, ...others] = seenNow().players;
  return [{ ...(me ?? playerSeen(0)), ...known }, ...others];
};

const views: Readonly<Record<string, View>> = {
  bid: seenNow(),
  firstBid: seenNow({
    auction: {
      noble: 'maximilian',
      opener: 0,
      speaker: 0,
      highest: 0,
      leader: null,
      bids: [null, null, null, null],
      passed: [],
    },
  }),
  bystander: seenNow({ asked: [3], me: 1 }),
  spectator: seenNow({ me: null, players: [0, 1, 2, 3].map((seat) => playerSeen(seat)) }),
  buy: asking('buy', {
    round: 0,
    asked: [1, 2],
    chosen: [0, 3],
    topPrice: null,
    players: mine({
      dealt: [
        { card: 'leo-3', isChosen: true },
        { card: 'leo-12', isChosen: false },
        { card: 'joker-7', isChosen: true },
      ],
    }),
  }),
  buyFirst: asking('buy', {
    players: mine({ dealt: [{ card: 'leo-3', isChosen: false }] }),
  }),
  alone: asking('show', { showdown: { noble: 'maria', cards: 2, seats: [0], laid: [] } }),
  showdown: asking('show', {
    showdown: { noble: 'maria', cards: 3, seats: [0, 3], laid: [0] },
    asked: [3],
    chosen: [0],
    players: mine({
      hand: [
        { card: 'maria-4', aside: 'laid' },
        { card: 'maria-15', aside: 'laid' },
        { card: 'joker-1', aside: 'laid' },
      ],
    }),
  }),
  choose: asking('choose', { winning: winning({ card: null, left: [] }) }),
  privilege: asking('privilege', { winning: winning() }),
  discard: asking('discard', {
    winning: winning({ used: 1, isDiscarding: true }),
    players: mine({
      hand: [
        { card: 'leo-4', aside: 'drawn' },
        { card: 'leo-9', aside: null },
        { card: 'joker-1', aside: null },
        { card: 'joker-2', aside: null },
      ],
    }),
  }),
  architect: asking('architect', {
    winning: winning({ used: 2, mayBuild: true }),
    players: mine({ florins: 1000 }),
  }),
  compensation: asking('compensation', {
    winning: winning({
      seat: 1,
      used: 1,
      left: ['violet', 'florins500'],
      robbed: { seat: 0, colour: 'orange', level: 3 },
    }),
  }),
  slip: asking('slip', { asked: [0, 1, 2, 3], players: mine({ hand: [] }) }),
  over: asking(null, {
    round: 6,
    asked: [],
    privilegeCards: { open: [], next: null },
    players: mine({ prestige: 52, cap: null, florins: 300 }),
  }),
};

const unfinished = /undefined|\bnull\b|NaN|\[object|\s{2,}|\$\{/;

/** What must not be empty, and what may: a cell about which there is nothing to say. */
function textsIn(block: Section['blocks'][number]) {
  if (block.kind === 'text') return { said: [block.text], cells: [] };
  if (block.kind === 'table') return { said: block.columns, cells: block.rows.flat() };
  const named = block.pieces.flatMap(({ mark, name }) => [mark, name]);
  return { said: [block.label, ...named], cells: [] };
}

function expectFinished(sections: readonly Section[]): void {
  const blocks = sections.flatMap((section) => section.blocks);
  const texts = blocks.map(textsIn);
  const said = [...sections.map(({ heading }) => heading), ...texts.flatMap((known) => known.said)];
  expect(said.filter((text) => text.trim() === '')).toEqual([]);
  const all = [...said, ...texts.flatMap(({ cells }) => cells)];
  expect(all.filter((text) => unfinished.test(text))).toEqual([]);
  for (const { columns, rows } of blocks.filter((block) => block.kind === 'table')) {
    expect(new Set(columns).size).toBe(columns.length);
    expect(rows.filter((row) => row.length !== columns.length)).toEqual([]);
  }
}

const commandsIn = (view: View): readonly string[] =>
  read(shown(view))
    .find((line) => line.startsWith('You can write, '))
    ?.replace(/^[^:]*: (.*)\.$/, '$1')
    .split('; ') ?? [];

describe('the position in words', () => {
  it.each(
    languages.flatMap((language) =>
      Object.entries(views).map(([moment, view]) => ({ language, moment, view })),
    ),
  )('is finished in every cell: $language, $moment', ({ language, view }) => {
    expectFinished(shown(view, language));
  });

  it.each([
    ['bid', 'Round 2 of 6'],
    ['bid', 'The auction for Maria, opened by Dino.'],
    ['bid', 'Highest bid: 3 cards, by Dino.'],
    [
      'bid',
      'The nobles of a round: Philipp (visited), Louise (visited), Leo (visited), Maria (now), Maximilian (to come).',
    ],
    [
      'buy',
      'The nobles of a round: Philipp (to come), Louise (to come), Leo (to come), Maria (to come), Maximilian (to come).',
    ],
    ['bid', 'Dino | 3 | highest bid'],
    ['bid', 'Ada |  | speaks now'],
    ['bid', 'Bruno |  | has passed'],
    ['bid', 'You can bid 4 cards at most.'],
    ['bid', 'The game waits for: Ada.'],
    ['firstBid', 'The auction for Maximilian, opened by Ada.'],
    ['firstBid', 'Nobody has bid yet.'],
    ['firstBid', 'You can bid 6 cards at most.'],
    ['buy', 'Set-up'],
    ['buy', 'Have chosen and may still change it: Ada and Dino.'],
    ['buy', 'The game waits for: Bruno and Carla.'],
    [
      'buy',
      'Dealt to you, to buy: 3 Leo 3, 200 florins, 12 Leo 12, 350 florins, J Joker, 400 florins',
    ],
    ['buy', 'You have chosen to buy: Leo 3, 1 joker, for 600 florins.'],
    ['buy', 'The deck is used up.'],
    ['alone', 'Ada alone has bid 2 cards for Maria and chooses which to discard.'],
    [
      'showdown',
      'Showdown for Maria: Ada and Dino have bid 3 cards each and choose in secret which to show.',
    ],
    ['showdown', 'You have laid face down: Maria 4, Maria 15, 1 joker.'],
    ['choose', 'Ada takes one of the open privilege cards.'],
    ['privilege', 'Ada has won the auction for Leo.'],
    ['choose', 'Dino opens the next auction.'],
    ['privilege', 'Card in use: privilege card 6 (peerage, offices, 500 florins).'],
    ['architect', 'Card in use: privilege card 6 (peerage, offices, 500 florins).'],
    ['privilege', 'Ada has 2 privileges still to use, of: peerage, offices, 500 florins.'],
    ['discard', 'Ada has drawn and discards another card.'],
    ['discard', 'You have just drawn: Leo 4.'],
    ['architect', 'Ada may build with the Architect.'],
    ['compensation', 'Bruno has 1 privilege still to use, of: offices, 500 florins.'],
    ['compensation', 'Ada was robbed of level 3 of the peerage and chooses florins or prestige.'],
    ['slip', 'You hold 0 cards.'],
    ['over', 'The game is over'],
  ])('says in %s: "%s"', (moment, line) => {
    expect(read(shown(views[moment] ?? seenNow()))).toContain(line);
  });

  it('shows one’s hand by noble, and what of it all have seen', () => {
    const lines = read(shown(seenNow()));
    expect(lines).toContain('You have 850 florins.');
    expect(lines).toContain('You hold 6 cards.');
    expect(lines).toContain('Philipp: 2 Philipp 2, 11 Philipp 11');
    expect(lines).toContain('Maria: 4 Maria 4, 9 Maria 9, 15 Maria 15');
    expect(lines).toContain('Jokers: J Joker');
    expect(lines).toContain('Everybody has seen that you hold: Maria 9, 1 joker.');
    expect(read(shown(views.spectator ?? seenNow()))).not.toContain('Your cards and florins');
  });

  it('A 7: shows of others what is open: levels, rights, prestige and where it ends', () => {
    const lines = read(shown(seenNow()));
    expect(lines).toContain(
      '1 | Ada | 850 | 7 | 25 | +3 | 2 (Innsbruck) | 1 (burgher) | 2 (guild master) |  | 0 | Maria 9; 1 joker',
    );
    expect(lines).toContain(
      '2 | Bruno | concealed | 12 | 45 | +3 | 1 (agency I) | 1 (burgher) | 4 (mayor) | church at 900 florins, Master of the mint | 3 | ',
    );
    expect(lines).toContain(
      '3 | Carla | concealed | 25 | 25 | +12, 12 of them lost | 1 (agency I) | 3 (count) | 1 (merchant) | coat of arms of 4 prestige points | 2 | 2 jokers',
    );
    expect(read(shown(views.over ?? seenNow()))).toContain(
      '1 | Ada | 300 | 52 | nowhere |  | 2 (Innsbruck) | 1 (burgher) | 2 (guild master) |  | 0 | Maria 9; 1 joker',
    );
  });

  it('A 4.1: tells where prestige ends, for all alike', () => {
    expect(read(shown(seenNow()))).toContain(
      'Where prestige ends: 25 without a church, 45 without a cathedral.',
    );
  });

  it('A 2.2: names who opens next, as long as there is an auction to come', () => {
    const last = winning({ noble: 'maximilian' });
    const opens = (known: Partial<View>) =>
      read(shown(asking('privilege', known))).includes('Dino opens the next auction.');
    expect(opens({ winning: last })).toBe(true);
    expect(opens({ winning: last, round: 6 })).toBe(false);
    expect(read(shown(seenNow()))).not.toContain('Dino opens the next auction.');
  });

  it('A 1.5: shows the privilege cards of this round and of the next', () => {
    const lines = read(shown(seenNow()));
    expect(lines).toContain('privilege 6 | peerage, offices, 500 florins | open now');
    expect(lines).toContain('privilege 5 | agencies, peerage, 6 prestige points | next round');
    expect(lines).toContain('The top card of the deck costs 250 florins.');
    expect(lines).not.toContain('All ten are shuffled before the next round.');
    const last = seenNow({ privilegeCards: { open: ['privilege-3'], next: null } });
    expect(read(shown(last))).toContain('All ten are shuffled before the next round.');
    expect(read(shown({ ...last, round: 6 }))).not.toContain(
      'All ten are shuffled before the next round.',
    );
    expect(read(shown(views.over ?? seenNow()))).not.toContain('Privilege cards');
    const none = seenNow({ round: 6, privilegeCards: { open: [], next: null } });
    expect(read(shown(none))).toContain('All of this round’s cards are taken.');
  });

  it('A 1.2: shows the level tiles left and the stacks of rights, the top first', () => {
    const lines = read(shown(seenNow()));
    expect(lines).toContain('Agencies |  | 1 | agency I | 600 florins | ');
    expect(lines).toContain('Peerage | orange step | 2 | baron | 5 prestige points | 3');
    expect(lines).toContain('Offices | violet step | 4 | mayor | 6 cards to buy, 1 free | 0');
    expect(lines).toContain(
      'Church | violet church; architect church | lifts the first bar | florins: 800, 700, 600, 500',
    );
    expect(lines).toContain(
      'Coat of arms | orange coat | prestige each round | prestige points each round: 3, 2, 2, 1',
    );
    expect(lines).toContain(
      'Master of the mint | violet mint | a free card each round | none left',
    );
    expect(lines).toContain(
      'Architect | violet architect | may build at each auction won | 5 tiles',
    );
  });

  it('A 6: tells where prestige came from and what was lost, the most first', () => {
    const lines = read(shown(seenNow()));
    const first = lines.indexOf('Where prestige came from') + 1;
    expect(lines.slice(first)).toEqual([
      'Carla | 25 | 13 | 4 | 0 | 8 | 4 | 0 | -4 | 0',
      'Bruno | 12 | 6 | 2 | 1 | 3 | 0 | 0 | 0 | 0',
      'Ada | 7 | 7 | 0 | 0 | 0 | 0 | 0 | 0 | 0',
      'Dino | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0',
    ]);
  });

  it.each([
    ['bid', ['bid 4', 'call 3', 'pass']],
    ['firstBid', ['bid 1', 'pass']],
    ['bystander', []],
    ['spectator', []],
    ['buy', ['buy nothing', 'buy leo-3']],
    ['showdown', ['show maria-15 maria-4 joker']],
    ['buyFirst', ['buy nothing', 'buy leo-3']],
    ['alone', ['show maria-15 maria-4']],
    ['choose', ['privilege 3', 'privilege 6']],
    ['privilege', ['orange step', 'violet church', 'florins 500', 'waive']],
    ['discard', ['discard leo-9', 'discard joker']],
    ['architect', ['architect church', 'done']],
    ['compensation', ['compensation florins', 'compensation prestige']],
    ['slip', ['slip nothing']],
    ['over', []],
  ])('offers in %s the lines one can write: %j', (moment, lines) => {
    const view = views[moment] ?? seenNow();
    expect(commandsIn(view)).toEqual(lines);
    for (const line of lines) expect(readLine(line, view, table)).not.toHaveProperty('code');
  });

  it('A 3.5: offers to take a level from all who stand on it, once none is left', () => {
    const players = mine({ levels: { yellow: 1, orange: 2, violet: 3 }, florins: 0 });
    const view = asking('privilege', { players, winning: winning() });
    expect(commandsIn(view)).toEqual(['orange step', 'violet step from 2', 'florins 500', 'waive']);
    const supply = view.supply.map((pile) => ({ ...pile, tiles: [] }));
    expect(commandsIn({ ...view, supply })).toContain('orange step from 3');
  });

  it('A 2.1: tells whoever has no IOU that counts that only a pass is left', () => {
    const auction = seenNow().auction;
    const louise = seenNow({ auction: auction === null ? null : { ...auction, noble: 'louise' } });
    expect(read(shown(louise))).toContain('You hold no IOU that counts here: you can only pass.');
    expect(commandsIn(louise)).toEqual(['pass']);
  });

  it.each([
    [
      'it',
      'L’asta per Maria, aperta da Dino.',
      'Nobiltà | orange step | 3 | conte | 8 punti prestigio | 1',
    ],
    [
      'fr',
      'L’enchère pour Marie, ouverte par Dino.',
      'Noblesse | orange step | 3 | comte | 8 points de prestige | 1',
    ],
    [
      'es',
      'La subasta por María, abierta por Dino.',
      'Nobleza | orange step | 3 | conde | 8 puntos de prestigio | 1',
    ],
  ] as const)('says the same in %s', (language, auction, level) => {
    const lines = read(shown(seenNow(), language));
    expect(lines).toContain(auction);
    expect(lines).toContain(level);
  });
});

describe('the account of the edition', () => {
  it.each(languages)('is finished in every cell: %s', (language) => {
    expectFinished(aboutEdition(reconstruction, language));
  });

  it('tells what is told, what follows, and what is ours', () => {
    const lines = read(aboutEdition(reconstruction, 'en'));
    expect(lines).toContain('About this edition: reconstruction-1');
    expect(lines).toContain('Jokers | 12 jokers, 400 florins each | rulebook');
    expect(lines).toContain('Church | florins: 900, 800, 700, 600, 500 | placeholder in part');
    expect(lines).toContain('Master of the mint | 5 tiles | follows from the rulebook');
    expect(lines).toContain(
      'Names of the agencies | agency I, Innsbruck, agency III, agency IV | placeholder in part',
    );
    expect(lines).toContain('Ranks of the peerage | burgher, baron, count, prince | rulebook');
    expect(lines).toContain(
      'Where prestige ends | 25 without a church, 45 without a cathedral | rulebook',
    );
  });

  it('calls ranks as they are printed where it knows no other word for them', () => {
    const levelNames = {
      ...reconstruction.levelNames,
      orange: ['Bürger', 'Ritter', 'Graf', 'Fürst'] as [string, string, string, string],
    };
    const lines = read(aboutEdition({ ...reconstruction, levelNames }, 'en'));
    expect(lines).toContain('Ranks of the peerage | burgher, Ritter, count, prince | rulebook');
  });
});
