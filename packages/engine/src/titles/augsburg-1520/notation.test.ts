import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../core/refusal.ts';
import { reconstruction } from './edition.ts';
import { read, split, write } from './notation.ts';
import { seenNow } from './tests/seen.ts';
import { type Action, actionSchemas, type View } from './types.ts';

const table = {
  options: { openMoney: false, smallBidsUnpaid: false },
  edition: reconstruction,
  seats: 4,
};

/** What seat 0 sees in the auction for Maria, with three IOUs of hers and a joker; 3 cards are bid. */
const view = seenNow();

const readSeeing = (text: string, seen: Partial<View> = {}) =>
  read(text, { ...view, ...seen }, table);

const winning: NonNullable<View['winning']> = {
  noble: 'maria',
  seat: 0,
  card: 'privilege-6',
  left: ['orange', 'violet', 'florins500'],
  used: 0,
  mayBuild: false,
  isDiscarding: false,
  robbed: null,
};

const lines: readonly (readonly [string, Action])[] = [
  ['buy maria-14 leo-3 joker', { type: 'buy', cards: ['maria-14', 'leo-3'], jokers: 1 }],
  ['buy nothing', { type: 'buy', cards: [], jokers: 0 }],
  ['buy joker joker', { type: 'buy', cards: [], jokers: 2 }],
  ['bid 3', { type: 'bid', cards: 3 }],
  ['call 3', { type: 'call', cards: 3 }],
  ['pass', { type: 'pass' }],
  [
    'show maria-14 maria-15 joker joker',
    { type: 'show', cards: ['maria-14', 'maria-15'], jokers: 2 },
  ],
  ['privilege 4', { type: 'choose-privileges', card: 'privilege-4' }],
  ['yellow step', { type: 'step', colour: 'yellow', from: null }],
  ['violet step from 2', { type: 'step', colour: 'violet', from: 1 }],
  ['orange coat', { type: 'take-right', right: 'coat' }],
  ['orange patent', { type: 'take-right', right: 'patent' }],
  ['violet mint', { type: 'take-right', right: 'mint' }],
  ['violet architect', { type: 'take-right', right: 'architect' }],
  ['violet church', { type: 'build', building: 'church', by: 'violet' }],
  ['architect cathedral', { type: 'build', building: 'cathedral', by: 'architect' }],
  ['yellow florins', { type: 'take-florins', by: 'yellow' }],
  ['florins 500', { type: 'take-florins', by: 'florins500' }],
  ['prestige 6', { type: 'gain-prestige', by: 'prestige6' }],
  ['prestige 7', { type: 'gain-prestige', by: 'prestige7' }],
  ['draw', { type: 'draw' }],
  ['discard leo-3', { type: 'discard', card: 'leo-3' }],
  ['discard joker', { type: 'discard', card: 'joker' }],
  ['discard nothing', { type: 'discard', card: null }],
  ['waive', { type: 'waive' }],
  ['done', { type: 'done' }],
  ['compensation florins', { type: 'take-compensation', as: 'florins' }],
  ['compensation prestige', { type: 'take-compensation', as: 'prestige' }],
  ['slip maria-2', { type: 'slip', card: 'maria-2' }],
  ['slip nothing', { type: 'slip', card: null }],
];

/** What people type, and the line that says the same. */
const forgiven: readonly (readonly [string, string])[] = [
  ['  BID   3 ', 'bid 3'],
  ['Bid 3 cards.', 'bid 3'],
  ['I bid three', 'bid 3'],
  ['3', 'bid 3'],
  ['raise to 5', 'bid 5'],
  ['raise', 'bid 4'],
  ['offro 4 carte', 'bid 4'],
  ['rilancio a 4', 'bid 4'],
  ['je mise quatre cartes', 'bid 4'],
  ['pujo cuatro cartas', 'bid 4'],
  ['call', 'call 3'],
  ['I call', 'call 3'],
  ['vedo', 'call 3'],
  ['je suis', 'call 3'],
  ['igualo', 'call 3'],
  ['call 2 cards', 'call 2'],
  ['Passo!', 'pass'],
  ['je passe', 'pass'],
  ['paso', 'pass'],
  ['fold', 'pass'],
  ['show Maria 14, Maria 15, 2 jokers', 'show maria-14 maria-15 joker joker'],
  ['show maria 14 15 joker joker', 'show maria-14 maria-15 joker joker'],
  ['show maria14 and maria15', 'show maria-14 maria-15'],
  ['show m14 m15', 'show maria-14 maria-15'],
  ['show joker maria-14', 'show maria-14 joker'],
  ['show joker-3 maria-14', 'show maria-14 joker'],
  ['show maria-14 with a joker', 'show maria-14 joker'],
  ['mostra Filippo 3 e un jolly', 'show philipp-3 joker'],
  ['mostra Leone 3 e due jolly', 'show leo-3 joker joker'],
  ['montre Marie 4 et Léon 5', 'show maria-4 leo-5'],
  ['muestra Felipe 4, León 5 y dos comodines', 'show philipp-4 leo-5 joker joker'],
  ['show Philip 4 Luise 5', 'show philipp-4 louise-5'],
  ['show le-3 lo-4', 'show leo-3 louise-4'],
  ['buy nulla', 'buy nothing'],
  ['compro Maria 3, Leo 2', 'buy maria-3 leo-2'],
  ['j’achète Louise 7', 'buy louise-7'],
  ['take privilege card 4', 'privilege 4'],
  ['privilege-4', 'privilege 4'],
  ['privilegio 4', 'privilege 4'],
  ['step yellow', 'yellow step'],
  ['agencies step', 'yellow step'],
  ['peerage up', 'orange step'],
  ['cariche step', 'violet step'],
  ['noblesse niveau', 'orange step'],
  ['factorías nivel', 'yellow step'],
  ['violet step from player 2', 'violet step from 2'],
  ['take coat', 'orange coat'],
  ['take the coat of arms', 'orange coat'],
  ['stemma', 'orange coat'],
  ['lettre de noblesse', 'orange patent'],
  ['take Master of the mint', 'violet mint'],
  ['Maestro di zecca', 'violet mint'],
  ['prendi l’Architetto', 'violet architect'],
  ['architect', 'violet architect'],
  ['build violet church', 'violet church'],
  ['cariche chiesa', 'violet church'],
  ['architecte cathédrale', 'architect cathedral'],
  ['agencies florins', 'yellow florins'],
  ['300 florins', 'yellow florins'],
  ['take fiorini 300', 'yellow florins'],
  ['florins', 'florins 500'],
  ['500 florins', 'florins 500'],
  ['take 500 florins', 'florins 500'],
  ['6 prestige', 'prestige 6'],
  ['gain prestige 7', 'prestige 7'],
  ['draw two cards', 'draw'],
  ['pesca due carte', 'draw'],
  ['discard Leo 3', 'discard leo-3'],
  ['scarta un jolly', 'discard joker'],
  ['discard none', 'discard nothing'],
  ['leave one unused', 'waive'],
  ['build nothing', 'done'],
  ['slip Marie 2', 'slip maria-2'],
];

const nonsense: readonly string[] = [
  '',
  '?',
  'constructor',
  'dance',
  'bid',
  'bid three four',
  'bid 3 3',
  'bid -1',
  'bid 1.5',
  'bid 99999999999',
  'call many',
  'pass 1',
  'pass pass',
  'show',
  'show 14',
  'show maria',
  'show carla-3',
  'show l-3',
  'show maria-14 show maria-15',
  'show many jokers',
  'buy',
  'buy castle',
  'privilege',
  'privilege four',
  'privilege 4 4',
  'pink step',
  'step',
  'yellow',
  'yellow step from',
  'yellow step from somebody',
  'yellow coat',
  'orange church',
  'violet patent',
  'coat church',
  'prestige 5',
  'florins 600',
  'draw five',
  'discard',
  'discard leo-3 leo-4',
  'slip 2 jokers',
  'compensation',
  'privilege 4: yellow step, violet church', // several acts: see below
];

const everything = fc.oneof(
  fc.record({
    type: fc.constant('show' as const),
    cards: fc.uniqueArray(
      fc
        .tuple(
          fc.constantFrom('philipp', 'louise', 'leo', 'maria'),
          fc.integer({ min: 1, max: 40 }),
        )
        .map(([noble, number]) => `${noble}-${number}`),
      { maxLength: 20 },
    ),
    jokers: fc.integer({ min: 0, max: 12 }),
  }),
  fc.record({ type: fc.constantFrom('bid', 'call'), cards: fc.integer({ min: 1, max: 80 }) }),
  fc.constantFrom(...lines.map(([, action]) => action)),
) as fc.Arbitrary<Action>;

/** Views in which different things are asked, of oneself and of nobody. */
const views: readonly Partial<View>[] = [
  {},
  { auction: null, question: 'privilege', winning },
  { auction: null, question: 'compensation' },
  { auction: null, question: 'buy', round: 0 },
  { me: null },
  { auction: null, question: null, asked: [] },
];

describe('a line for every action', () => {
  it.each(lines)('writes and reads "%s"', (line, action) => {
    expect(write(action)).toBe(line);
    expect(readSeeing(line)).toEqual(action);
    expect(readSeeing(`  ${line.toUpperCase()} `)).toEqual(action);
  });

  it('has a line for every kind of action', () => {
    const types = actionSchemas.map(({ shape }) => shape.type.value);
    expect(new Set(lines.map(([, { type }]) => type))).toEqual(new Set(types));
  });

  it('reads all it writes as the same action, whatever is asked', () => {
    fc.assert(
      fc.property(everything, fc.constantFrom(...views), (action, seen) => {
        expect(readSeeing(write(action), seen)).toEqual(action);
      }),
    );
  });

  it.each(forgiven)('reads "%s" as "%s"', (typed, line) => {
    expect(readSeeing(typed)).toEqual(readSeeing(line));
    expect(readSeeing(line)).not.toHaveProperty('code');
  });

  it.each(nonsense)('refuses "%s"', (text) => {
    const { code } = readSeeing(text) as Refusal;
    expect(code).toBe('not-understood');
  });

  it('reads anything as an action of ours, or refuses it', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const said = readSeeing(text);
        const isOurs =
          'code' in said || actionSchemas.some((schema) => schema.safeParse(said).success);
        expect(isOurs).toBe(true);
      }),
    );
  });
});

describe('what a line means by what is asked', () => {
  it('takes florins or prestige for a compensation where one is asked for', () => {
    const robbed = { question: 'compensation' } as const;
    for (const as of ['florins', 'prestige'] as const) {
      const compensation = { type: 'take-compensation', as };
      expect(readSeeing(as, robbed)).toEqual(compensation);
      expect(readSeeing(`take ${as}`, robbed)).toEqual(compensation);
    }
    expect(readSeeing('prendi i fiorini', robbed)).toEqual(readSeeing('compensation florins'));
  });

  it('takes prestige for the prestige the card has left', () => {
    const left = (...privileges: readonly ('prestige6' | 'prestige7')[]) =>
      readSeeing('prestige', {
        question: 'privilege',
        winning: { ...winning, left: [...privileges] },
      });
    expect(left('prestige6')).toEqual({ type: 'gain-prestige', by: 'prestige6' });
    expect(left('prestige7')).toEqual({ type: 'gain-prestige', by: 'prestige7' });
  });

  it('builds by the only one who can, and asks where both can', () => {
    const church = (known: Partial<typeof winning>) =>
      readSeeing('build church', {
        question: 'privilege',
        winning: { ...winning, ...known },
      });
    const built = (by: string) => ({ type: 'build', building: 'church', by });
    expect(church({})).toEqual(built('violet'));
    expect(church({ left: ['orange'], mayBuild: true })).toEqual(built('architect'));
    expect(church({ used: 2, mayBuild: true })).toEqual(built('architect'));
    expect(church({ mayBuild: true })).toEqual({ code: 'not-understood', rule: 'A 3.1' });
  });
});

describe('why a line is no action', () => {
  it('A 2.3: says how much can be bid', () => {
    expect(readSeeing('bid 0')).toEqual({
      code: 'bid-not-higher',
      rule: 'A 2.3',
      details: { highest: 3 },
    });
    expect(readSeeing('bid 500')).toEqual({
      code: 'bid-above-cards',
      rule: 'A 2.1',
      details: { most: 4 },
    });
    const louise = view.auction === null ? null : { ...view.auction, noble: 'louise' as const };
    expect(readSeeing('bid 500', { auction: louise })).toEqual({
      code: 'no-card-of-noble',
      rule: 'A 2.1',
      details: { noble: 'louise' },
    });
    expect(readSeeing('bid 500', { me: 2 })).toEqual({ code: 'not-understood', rule: 'A 2.3' });
  });

  it('A 1.3, 2.1: leaves no card to buy or to show that nobody has', () => {
    const many = Array.from({ length: 90 }, (_, index) => `maria-${index}`).join(' ');
    expect(readSeeing(`buy ${many}`)).toEqual({ code: 'not-dealt', rule: 'A 1.3' });
    expect(readSeeing(`show ${many}`)).toEqual({ code: 'not-your-cards', rule: 'A 2.1' });
  });

  it('A 3.5: knows who sits at the table', () => {
    expect(readSeeing('yellow step from 5')).toEqual({ code: 'not-understood', rule: 'A 3.5' });
    expect(readSeeing('yellow step from 0')).toEqual({ code: 'not-understood', rule: 'A 3.5' });
  });

  it('names the rule of what is asked', () => {
    expect(readSeeing('?', { question: 'compensation' })).toEqual({
      code: 'not-understood',
      rule: 'A 3.5',
    });
    expect(readSeeing('?', { question: null })).toEqual({ code: 'not-understood', rule: 'A 2.3' });
  });
});

describe('a line of several acts', () => {
  const splitSeeing = (text: string, seen: Partial<View> = {}) =>
    split(text, { ...view, auction: null, question: 'choose', ...seen }, table);

  it.each([
    ['privilege 4: yellow step, violet church', ['privilege 4', 'yellow step', 'violet church']],
    ['privilege 4: yellow step', ['privilege 4', 'yellow step']],
    [' I take Privilege 4 ; Yellow Step ', ['I take Privilege 4', 'Yellow Step']],
    ['privilege 10: 500 florins, leave', ['privilege 10', '500 florins', 'leave']],
    ['card 6, coat of arms, take 500 florins', ['card 6', 'coat of arms', 'take 500 florins']],
    [
      'privilege 6: violet church, architect cathedral, waive, done',
      ['privilege 6', 'violet church', 'architect cathedral', 'waive', 'done'],
    ],
    ['architect church, privilege 4', ['architect church', 'privilege 4']],
    [
      'take privilege 4, then step yellow and build church',
      ['take privilege 4', 'step yellow', 'build church'],
    ],
    ['privilegio 5: agenzie step e 6 prestigio', ['privilegio 5', 'agenzie step', '6 prestigio']],
    ['privilège 9 : blason, puis 500 florins', ['privilège 9', 'blason', '500 florins']],
    ['privilegio 3: cargos nivel y luego iglesia', ['privilegio 3', 'cargos nivel', 'iglesia']],
    ['yellow step from 2 & lettre de noblesse', ['yellow step from 2', 'lettre de noblesse']],
    ['privilege 4 (yellow step + waive)', ['privilege 4', 'yellow step', 'waive']],
    ['privilege 4: dance, violet church', ['privilege 4', 'dance', 'violet church']],
    ['yellow step, pink step', ['yellow step', 'pink step']],
  ] as const)('takes "%s" apart', (line, parts) => {
    expect(splitSeeing(line)).toEqual(parts);
  });

  it.each([
    ...lines.map(([line]) => line),
    ...forgiven.map(([typed]) => typed),
    ...nonsense.filter((text) => !text.includes(':')),
    'architect, church', // one act, as it has always been
    'show maria-14, dance',
    'bid 0, 3',
    ',,',
  ])('leaves "%s" whole', (line) => {
    expect(splitSeeing(line)).toEqual([line]);
    for (const seen of views) expect(splitSeeing(line, seen)).toEqual([line]);
  });

  it('reads each part as it would read it by itself', () => {
    const parts = splitSeeing('take privilege card 4: agencies florins, Maestro di zecca, unused');
    expect(parts.map((part) => readSeeing(part))).toEqual([
      { type: 'choose-privileges', card: 'privilege-4' },
      { type: 'take-florins', by: 'yellow' },
      { type: 'take-right', right: 'mint' },
      { type: 'waive' },
    ]);
  });
});
