import { describe, expect, it } from 'vitest';
import { reconstruction } from './edition.ts';
import { read, write } from './notation.ts';
import { type Action, actionSchemas, type View } from './types.ts';

const table = {
  options: { openScreens: false, shortLevelOne: false },
  edition: reconstruction,
  seats: 4,
};

/** Lines are read alike whatever is on the table. */
const view = {} as View;

const readHere = (text: string) => read(text, view, table);

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
];

const nonsense: readonly string[] = [
  '',
  '?',
  'constructor',
  'dance',
  'event 1',
  'end end',
  'move',
  'move atlantis',
  'move roma 1',
  'move roma move roma',
  'alms 0',
  'alms 5',
  'alms -1',
  'alms 1.5',
  'alms x',
  'denounce 99999999999',
  'bid 0',
  'bid 201',
  'bid 99999999999999999999999',
  'riddle 7',
  'riddle 0',
  'chess 2',
  'take 3 red',
  'take 1 pink',
  'take 1 black sell',
  'take 2 black sell 3',
  'manuscript 5 oil',
  'manuscript 2 greek',
  'manuscript 2 oil oc',
  'manuscript 4 oil',
  'manuscript volgare 1',
  'cardinal muret',
  'cardinal muret yellow',
  'convert ducats',
  'keep',
  'keep 21',
  'keep 4 back',
  'keep 4 2',
  'pay',
  'pay 1',
  'pay 41 red',
  'pay 1 green',
  'pay 1 red 1 red',
  'pay nothing 1 red',
  'declare emperor',
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
});
