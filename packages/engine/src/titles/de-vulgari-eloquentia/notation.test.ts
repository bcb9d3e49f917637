import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../core/refusal.ts';
import { reconstruction } from './edition.ts';
import { read, write } from './notation.ts';
import { cubesOf, inTurn, seenBy } from './tests/given.ts';
import { type Action, actionSchemas, type View } from './types.ts';

const table = {
  options: { openScreens: false, shortLevelOne: false },
  edition: reconstruction,
  seats: 4,
};

/** What seat 0 sees in its own turn of actions, a Friar with two red cubes. */
const view = seenBy(inTurn({ friar: 'friar-ralph', cubes: cubesOf('red', 2) }), 0);

const readHere = (text: string) => read(text, view, table);

const readSeeing = (text: string, seen: Partial<View>) => read(text, { ...view, ...seen }, table);

/** An auction in which seat 0 has to speak or to pay. */
const summons = (stage: 'bidding' | 'paying', votes: number) => ({
  caller: 1,
  stage,
  toAsk: [],
  coming: [1, 0],
  bidders: [0, 1],
  highest: { seat: stage === 'paying' ? 0 : 1, votes },
});

const lines: readonly (readonly [string, Action])[] = [
  ['start torino', { type: 'start-at', zone: 'torino' }],
  ['alms 2', { type: 'ask-alms', seat: 1 }],
  ['move roma', { type: 'move', to: 'roma' }],
  ['move la-verna', { type: 'move', to: 'la-verna' }],
  ['move tyrrhenian', { type: 'move', to: 'tyrrhenian' }],
  ['event', { type: 'claim-event' }],
  ['value', { type: 'take-value' }],
  ['bologna', { type: 'study-at-bologna' }],
  ['friar ralph', { type: 'become-friar', friar: 'friar-ralph' }],
  ['cardinal muret red', { type: 'become-cardinal', cardinal: 'cardinal-muret', discard: 'red' }],
  [
    'cardinal zazza black',
    { type: 'become-cardinal', cardinal: 'cardinal-zazza', discard: 'black' },
  ],
  [
    'cardinal muret virtual',
    { type: 'become-cardinal', cardinal: 'cardinal-muret', discard: 'virtual' },
  ],
  ['convert knowledge', { type: 'convert-greens', into: 'knowledge' }],
  ['convert points', { type: 'convert-greens', into: 'points' }],
  ['manuscript 2 oil', { type: 'take-manuscript', manuscript: '2-oil' }],
  ['manuscript 4 oil latino', { type: 'take-manuscript', manuscript: '4-oil-latino' }],
  ['manuscript volgare', { type: 'take-manuscript', manuscript: 'volgare' }],
  ['take 2 black sell 1', { type: 'take-cubes', colour: 'black', count: 2, sell: 1 }],
  ['take 1 red', { type: 'take-cubes', colour: 'red', count: 1, sell: 0 }],
  ['salterio', { type: 'study-salterio' }],
  ['business', { type: 'do-business' }],
  ['riddle 3', { type: 'advance', track: 'riddle', spaces: 3 }],
  ['messenger 2', { type: 'advance', track: 'messenger', spaces: 2 }],
  ['orient 1', { type: 'advance', track: 'orient', spaces: 1 }],
  ['canticle 2', { type: 'advance', track: 'canticle', spaces: 2 }],
  ['library 2', { type: 'advance', track: 'library', spaces: 2 }],
  ['rest 1', { type: 'advance', track: 'rest', spaces: 1 }],
  ['look', { type: 'look-in-library' }],
  ['keep 4 back 2 3', { type: 'keep-tile', keep: 4, back: [2, 3] }],
  ['keep 2', { type: 'keep-tile', keep: 2, back: [] }],
  ['denounce 3', { type: 'denounce', seat: 2 }],
  ['summon', { type: 'summon' }],
  ['come', { type: 'answer-summons', answer: 'come' }],
  ['stay', { type: 'answer-summons', answer: 'stay' }],
  ['bid 7', { type: 'bid', votes: 7 }],
  ['pass', { type: 'pass' }],
  ['pay 1 red 2 yellow', { type: 'pay-votes', red: 1, black: 0, yellow: 2 }],
  ['pay nothing', { type: 'pay-votes', red: 0, black: 0, yellow: 0 }],
  ['end', { type: 'end-turn' }],
  ['declare pope', { type: 'declare', status: 'pope' }],
  ['declare nothing', { type: 'declare', status: 'nothing' }],
];

const forgiven: readonly (readonly [string, string])[] = [
  ['  Move   ROMA ', 'move roma'],
  ['move La Verna', 'move la-verna'],
  ['move Mar Tirreno', 'move tyrrhenian'],
  ['move mare adriatico', 'move adriatic'],
  ['move Monte Sant’Angelo', 'move monte-santangelo'],
  ['move San Giovanni in Fiore', 'move fiore'],
  ['start Torinò', 'start torino'],
  ['manuscript 4, latino, oil', 'manuscript 4 oil latino'],
  ['keep 4, back 2, 3', 'keep 4 back 2 3'],
  ['pay 2 yellow, 1 red', 'pay 1 red 2 yellow'],
  ['pay 0 red', 'pay nothing'],
  ['take 1 red sell 0', 'take 1 red'],
  ['End.', 'end'],
  ['end turn!', 'end'],
  ['go roma', 'move roma'],
  ['go to Roma', 'move roma'],
  ['move  to\troma', 'move roma'],
  ['move rome', 'move roma'],
  ['go to Milan', 'move milano'],
  ['go to Venise', 'move venezia'],
  ['move Florencia', 'move firenze'],
  ['move Nápoles', 'move napoli'],
  ['move Gênes', 'move genova'],
  ['start Turin', 'start torino'],
  ['start in Tarente', 'start taranto'],
  ['start in Catane', 'start catania'],
  ['move Padoue', 'move padova'],
  ['move Bolonia', 'move bologna'],
  ['move Palerme', 'move palermo'],
  ['move tirreno', 'move tyrrhenian'],
  ['move to the Tyrrhenian Sea', 'move tyrrhenian'],
  ['sail mer Tyrrhénienne', 'move tyrrhenian'],
  ['move adriatico', 'move adriatic'],
  ['sail to the Adriatic', 'move adriatic'],
  ['take black', 'take 1 black'],
  ['take a black cube', 'take 1 black'],
  ['take two black', 'take 2 black'],
  ['take 2 blacks', 'take 2 black'],
  ['take 1 politician', 'take 1 red'],
  ['take 2 politici', 'take 2 red'],
  ['take due Badesse', 'take 2 yellow'],
  ['take deux Prêtres', 'take 2 yellow'],
  ['take dos nobles', 'take 2 black'],
  ['take un copiste', 'take 1 green'],
  ['take 2 black and sell one', 'take 2 black sell 1'],
  ['become friar Ralph', 'friar ralph'],
  ['become Frate Ralph', 'friar ralph'],
  ['cardinal muret', 'cardinal muret red'],
  ['become Cardinal Muret, discarding a Nobleman', 'cardinal muret black'],
  ['convert greens into points', 'convert points'],
  ['take manuscript 2 oil', 'manuscript 2 oil'],
  ['manuscript oil 2', 'manuscript 2 oil'],
  ['manuscript 2-oil', 'manuscript 2 oil'],
  ['manuscript two langue d’oïl', 'manuscript 2 oil'],
  ['manuscript 2 lingua d’Oc', 'manuscript 2 oc'],
  ['manuscript 2 lengua de Oc', 'manuscript 2 oc'],
  ['manuscript 2 latin', 'manuscript 2 latino'],
  ['manuscript 2 latín', 'manuscript 2 latino'],
  ['manuscript 2 sicilian', 'manuscript 2 siciliana'],
  ['manuscript 2 Scuola Siciliana', 'manuscript 2 siciliana'],
  ['manuscript 2 sicilien', 'manuscript 2 siciliana'],
  ['manuscript 3 florentin', 'manuscript 3 fiorentino'],
  ['manuscript 3 florentine', 'manuscript 3 fiorentino'],
  ['manuscript of level 4 (Latin/Oil)', 'manuscript 4 oil latino'],
  ['manuscript 4 oc and sicilian', 'manuscript 4 siciliana oc'],
  ['manuscript lingua volgare', 'manuscript volgare'],
  ['take lingua volgare', 'manuscript volgare'],
  ['pay 1 red and 2 yellow', 'pay 1 red 2 yellow'],
  ['pay one politico e due badesse', 'pay 1 red 2 yellow'],
  ['pay nulla', 'pay nothing'],
  ['study', 'salterio'],
  ['study the Salterio', 'salterio'],
  ['study in Bologna', 'bologna'],
  ['small business', 'business'],
  ['look library', 'look'],
  ['look in the library', 'look'],
  ['canticle two', 'canticle 2'],
  ['Canticle of the Sun 2', 'canticle 2'],
  ['advance on the library two', 'library 2'],
  ['keep tile four, back two and three', 'keep 4 back 2 3'],
  ['denounce player three', 'denounce 3'],
  ['bid six votes', 'bid 6'],
  ['declare Papa', 'declare pope'],
  ['declare Benedictine Monk', 'declare monk'],
];

/** Words for one to six in English, Italian, French and Spanish. */
const numberWords: readonly (readonly string[])[] = [
  ['one', 'uno', 'un', 'uno'],
  ['two', 'due', 'deux', 'dos'],
  ['three', 'tre', 'trois', 'tres'],
  ['four', 'quattro', 'quatre', 'cuatro'],
  ['five', 'cinque', 'cinq', 'cinco'],
  ['six', 'sei', 'six', 'seis'],
];

/** Names nobody knows, but which an action can carry: the rules say what is wrong with them. */
const passedOn: readonly (readonly [string, Action])[] = [
  ['move atlantis', { type: 'move', to: 'atlantis' }],
  ['go to New Atlantis', { type: 'move', to: 'new-atlantis' }],
  ['move l’Aquila', { type: 'move', to: 'laquila' }],
  ['start paris', { type: 'start-at', zone: 'paris' }],
  ['friar bob', { type: 'become-friar', friar: 'friar-bob' }],
  ['manuscript 2 greek', { type: 'take-manuscript', manuscript: '2-greek' }],
  ['manuscript 4 oil', { type: 'take-manuscript', manuscript: '4-oil' }],
];

/** Whoever is out of turn is told so; these are told to seat 0 in its turn. */
const refused: readonly (readonly [string, Refusal])[] = [
  ['take 3 black', { code: 'not-understood', rule: 'DVE 6' }],
  ['take 0 black', { code: 'not-understood', rule: 'DVE 6' }],
  ['take 2 black sell 3', { code: 'sells-too-many', rule: 'DVE 6.3', details: { count: 2 } }],
  ['take 1 red sell 3', { code: 'sells-only-black', rule: 'DVE 6.3' }],
  ['canticle 9', { code: 'too-few-points', rule: 'DVE 2.4', details: { points: 9, left: 5 } }],
  ['canticle 13', { code: 'beyond-last-space', rule: 'DVE 8.7', details: { left: 12 } }],
  ['canticle 0', { code: 'not-understood', rule: 'DVE 8' }],
  ['bid 0', { code: 'no-auction', rule: 'DVE 11.3' }],
  ['bid 500', { code: 'no-auction', rule: 'DVE 11.3' }],
  ['alms 0', { code: 'no-alms-to-choose', rule: 'DVE 2.2.1' }],
  ['alms 9', { code: 'no-alms-to-choose', rule: 'DVE 2.2.1' }],
  ['denounce 5', { code: 'not-shlasinger', rule: 'DVE 10' }],
  ['declare king', { code: 'no-election', rule: 'DVE 12.2' }],
  [
    'manuscript 5 oil',
    { code: 'manuscript-not-on-show', rule: 'DVE 1.6', details: { manuscript: '5-oil' } },
  ],
  ['cardinal muret yellow', { code: 'not-understood', rule: 'DVE 4.5' }],
  ['convert ducats', { code: 'not-understood', rule: 'DVE 4.6' }],
  ['keep 21', { code: 'not-looking', rule: 'DVE 8.5' }],
  ['pay 41 red', { code: 'nothing-to-pay', rule: 'DVE 11.4' }],
];

const nonsense: readonly string[] = [
  '',
  '?',
  'constructor',
  'dance',
  'event 1',
  'end end',
  'move',
  'move roma 1',
  'alms -1',
  'alms 1.5',
  'alms x',
  'denounce 99999999999',
  'bid 99999999999999999999999',
  'chess 2',
  'take 1 pink',
  'take 1 black sell',
  'manuscript volgare 1',
  'manuscript oil',
  'manuscript 2',
  'manuscript 2 3 oil',
  'manuscript 5 greek',
  'manuscript 4 oil oc latino',
  'manuscript two three',
  'move rome 66',
  'go',
  'take',
  'take two',
  'take seven black',
  'take 2 black sell many',
  'cardinal',
  'canticle',
  'canticle many',
  'keep 4 back two many',
  'pay two',
  'pay red',
  'pay many red',
  'keep',
  'keep 4 back',
  'keep 4 2',
  'pay',
  'pay 1',
  'pay 1 green',
  'pay 1 red 1 red',
  'pay nothing 1 red',
];

describe('DVE 16.4: a line for every action', () => {
  it.each(lines)('writes and reads "%s"', (line, action) => {
    expect(write(action)).toBe(line);
    expect(readHere(line)).toEqual(action);
    expect(readHere(`  ${line.toUpperCase()} `)).toEqual(action);
  });

  it('has a line for every kind of action', () => {
    const types = actionSchemas.map(({ shape }) => shape.type.value);
    expect(new Set(lines.map(([, { type }]) => type))).toEqual(new Set(types));
  });

  it.each(forgiven)('reads "%s" as "%s"', (typed, line) => {
    expect(readHere(typed)).toEqual(readHere(line));
    expect(readHere(line)).not.toHaveProperty('code');
  });

  it('lets the id of a place win over another’s name', () => {
    const zones = reconstruction.zones.map((zone) =>
      zone.id === 'asti' ? { ...zone, name: 'Roma' } : zone,
    );
    const edition = { ...reconstruction, zones };
    expect(read('move roma', view, { ...table, edition })).toEqual({ type: 'move', to: 'roma' });
  });

  it.each(nonsense)('refuses "%s"', (text) => {
    expect(readHere(text)).toEqual({ code: 'not-understood', rule: 'DVE 16.4' });
  });

  it('DVE 16.4: reads numbers up to six as words of the four languages', () => {
    for (const [index, words] of numberWords.entries()) {
      for (const word of words) {
        expect(readHere(`rest ${word}`)).toEqual({
          type: 'advance',
          track: 'rest',
          spaces: index + 1,
        });
      }
    }
  });

  it.each(passedOn)('DVE 16.4: leaves it to the rules to refuse "%s"', (text, action) => {
    expect(readHere(text)).toEqual(action);
    expect(readHere(write(action))).toEqual(action);
  });
});

describe('DVE 16.4: why a line is no action', () => {
  it.each(refused)('DVE 16.4: says what is wrong with "%s"', (text, refusal) => {
    expect(readHere(text)).toEqual(refusal);
  });

  it('DVE 16.4: names the rule of a place, and no other, once the action is refused', () => {
    inTurn().when(0, { type: 'move', to: 'atlantis' }).refused('DVE 3.1', 'unknown-place');
  });

  it.each([
    'take 3 black',
    'canticle 9',
    'denounce 5',
    'manuscript 5 oil',
    'convert ducats',
    'cardinal muret yellow',
  ])('DVE 16.4: says out of turn that it is not the time for "%s"', (text) => {
    const out = { code: 'not-your-actions', rule: 'DVE 2.4' };
    expect(readSeeing(text, { me: 1 })).toEqual(out);
    expect(readSeeing(text, { me: null })).toEqual(out);
    expect(readSeeing(text, { going: null })).toEqual(out);
  });

  it('DVE 16.4: asks for a Library tile to be kept first', () => {
    const going = view.going === null ? null : { ...view.going, looking: 2 };
    expect(readSeeing('take 3 black', { going })).toEqual({
      code: 'keep-a-tile-first',
      rule: 'DVE 8.5',
    });
    expect(readSeeing('keep 21', { going })).toEqual({ code: 'not-these-tiles', rule: 'DVE 8.5' });
    expect(readSeeing('keep 21', { going: null })).toEqual({
      code: 'not-looking',
      rule: 'DVE 8.5',
    });
  });

  it('DVE 16.4: says how much can be bid', () => {
    expect(readSeeing('bid 0', { summons: summons('bidding', 4) })).toEqual({
      code: 'bid-not-higher',
      rule: 'DVE 11.3',
      details: { highest: 4 },
    });
    expect(readSeeing('bid 500', { summons: summons('bidding', 4) })).toEqual({
      code: 'bid-above-votes',
      rule: 'DVE 11.3',
      details: { most: 6 },
    });
    expect(readSeeing('pay 41 red', { summons: summons('paying', 4) })).toEqual({
      code: 'not-your-cubes',
      rule: 'DVE 11.4',
    });
  });

  it('DVE 16.4: names the rule where a seat or a status is none', () => {
    const players = view.players.map((player) => ({ ...player, cardinal: 'cardinal-shlasinger' }));
    const unread = (rule: string) => ({ code: 'not-understood', rule });
    expect(readSeeing('alms 9', { phase: 'charity' })).toEqual(unread('DVE 2.2.1'));
    expect(readSeeing('denounce 5', { players })).toEqual(unread('DVE 10'));
    expect(readSeeing('declare king', { phase: 'election' })).toEqual(unread('DVE 12.2'));
  });

  it('DVE 16.4: chooses what a new Cardinal discards only where there is no choice', () => {
    const becoming = (friar: string, ...cubes: readonly string[]) =>
      read('cardinal muret', seenBy(inTurn({ friar, cubes }), 0), table);
    const discards = (discard: string) => ({
      type: 'become-cardinal',
      cardinal: 'cardinal-muret',
      discard,
    });
    const unread = { code: 'not-understood', rule: 'DVE 16.4' };
    expect(becoming('friar-gigi', 'red-1', 'yellow-1')).toEqual(discards('red'));
    expect(becoming('friar-gigi', 'black-1', 'black-2')).toEqual(discards('black'));
    expect(becoming('friar-stefano', 'black-1', 'red-1')).toEqual(discards('virtual'));
    expect(becoming('friar-gigi', 'black-1', 'red-1')).toEqual(unread);
    expect(becoming('friar-gigi', 'yellow-1')).toEqual(unread);
    expect(readSeeing('cardinal muret', { me: null })).toEqual(unread);
  });
});
