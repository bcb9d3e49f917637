import { describe, expect, it } from 'vitest';
import { title } from '../index.ts';
import type { Status } from '../types.ts';
import { atElection, kept, type Laid, laid, looked, viewOf } from './laid.ts';

type Hands = Parameters<typeof laid>[0]['hands'];

/** The points of each line, by seat, as a viewer can count them. */
const lines = (table: Laid, viewer: number | 'spectator' | 'referee' = 'referee') =>
  title
    .score(viewOf(table, viewer), table.setting.table)
    .map((some) => Object.fromEntries(some.map(({ line, points }) => [line, points])));

const pointsOf = (name: string, hands: Hands): readonly (number | undefined)[] =>
  lines(laid({ hands })).map((some) => some[name]);

/** Once all have declared, with what they have been elected to. */
const afterElection = (hands: Hands, ...statuses: Status[]) =>
  atElection(hands).and(
    { type: 'declarations-opened', statuses, reveals: true },
    ...statuses.flatMap((status, seat) =>
      status === 'nothing' ? [] : [{ type: 'player-elected', seat, status, votes: 0, cubes: [] }],
    ),
  );
const handsOpened = (count: number) => ({
  type: 'hands-opened',
  hands: Array.from({ length: count }, () => ({ cubes: [], manuscripts: [], tile: null })),
  reveals: true,
});

describe('13 the score', () => {
  it('DVE 13.1 counts what each has been elected to', () => {
    const hands = [
      {},
      { friar: 'friar-mario' },
      { cardinal: 'cardinal-muret' },
      { cardinal: 'cardinal-zazza' },
      {},
    ];
    const table = afterElection(hands, 'banker', 'monk', 'camerlengo', 'pope', 'nothing');
    expect(lines(table).map(({ election }) => election)).toEqual([6, 11, 14, 22, 0]);
  });

  it('DVE 13.2 gives 3 for the most votes left behind the screen', () => {
    expect(pointsOf('votes', [{ cubes: { red: 2 } }, { cubes: { yellow: 7 } }, {}])).toEqual([
      0, 3, 0,
    ]);
    expect(pointsOf('votes', [{ cubes: { green: 9 } }, { cubes: { yellow: 1 } }])).toEqual([0, 3]);
    expect(pointsOf('votes', [{ cubes: { black: 2 } }, { cubes: { red: 1 } }])).toEqual([3, 0]);
  });

  it('DVE 13.2 gives them to nobody who has no votes, and on a tie to more knowledge', () => {
    expect(pointsOf('votes', [{}, { cubes: { green: 3 } }])).toEqual([0, 0]);
    const cubes = { red: 1 };
    expect(
      pointsOf('votes', [
        { cubes, knowledge: 4 },
        { cubes, knowledge: 5 },
      ]),
    ).toEqual([0, 3]);
    expect(
      pointsOf('votes', [
        { cubes, knowledge: 5 },
        { cubes, knowledge: 5 },
      ]),
    ).toEqual([3, 0]);
  });

  it('DVE 13.2, DVE 9.1 counts the virtual cube, which the election did not use up', () => {
    expect(pointsOf('votes', [{ friar: 'friar-michael' }, {}])).toEqual([3, 0]);
    const stefano = { friar: 'friar-stefano', cubes: { yellow: 1 } };
    expect(pointsOf('votes', [stefano, { cubes: { black: 1 } }])).toEqual([3, 0]);
    const balestreri = { cardinal: 'cardinal-balestreri' };
    expect(pointsOf('votes', [balestreri, { cubes: { black: 1 } }])).toEqual([3, 0]);
    const table = afterElection([{ friar: 'friar-michael' }, {}], 'monk', 'nothing');
    expect(lines(table)[0]).toMatchObject({ election: 11, votes: 3 });
  });

  it('DVE 13.3 gives 1 for each Amanuensis behind the screen, none for those in front', () => {
    expect(pointsOf('greens', [{ cubes: { green: 4, red: 2 } }, {}])).toEqual([4, 0]);
    const front = laid({ hands: [{}, {}] }).and({
      type: 'cubes-taken',
      seat: 0,
      colour: 'green',
      cubes: ['green-1'],
      points: 1,
      ducats: 0,
    });
    expect(lines(front)[0]).toMatchObject({ greens: 0 });
  });

  it('DVE 13.4 gives what the Library tile shows', () => {
    const table = laid({ hands: [{ library: 3 }, { library: 1 }, {}], turn: 12 }).and(
      looked(0, [1, 4, 7]),
      kept(0, 7, 4, 1),
      looked(1, [4]),
      kept(1, 4),
    );
    expect(lines(table).map(({ library }) => library)).toEqual([4, 3, 0]);
  });

  it('DVE 13.5 gives the richest 7 if a Merchant, else 3', () => {
    expect(pointsOf('richest', [{ ducats: 30 }, { ducats: 29 }])).toEqual([7, 0]);
    const ducats = 30;
    expect(pointsOf('richest', [{ ducats, friar: 'friar-mario' }, { ducats: 29 }])).toEqual([3, 0]);
    expect(pointsOf('richest', [{ ducats, cardinal: 'cardinal-zazza' }, {}])).toEqual([3, 0]);
    expect(pointsOf('richest', [{ ducats: 0 }, { ducats: 0 }])).toEqual([0, 7]); // the lower disc
  });

  it('DVE 13.5 gives it on a tie to more knowledge', () => {
    const friar = 'friar-mario';
    expect(pointsOf('richest', [{ knowledge: 3 }, { knowledge: 2 }])).toEqual([7, 0]);
    expect(pointsOf('richest', [{ knowledge: 3, friar }, { knowledge: 2 }])).toEqual([3, 0]);
    expect(pointsOf('richest', [{ knowledge: 2 }, { knowledge: 2 }])).toEqual([7, 0]); // came first
  });

  it('DVE 13.6 Riddle: gives its leader 4, 5 or 6 by the number reached or passed', () => {
    const points = [
      [1, 0],
      [3, 0],
      [4, 4],
      [6, 4],
      [7, 5],
      [9, 5],
      [10, 6],
    ] as const;
    for (const [riddle, vp] of points)
      expect(pointsOf('riddle', [{}, { riddle }])).toEqual([0, vp]);
  });

  it('DVE 13.6 gives the others nothing, even when the leader gets nothing', () => {
    expect(pointsOf('riddle', [{ riddle: 8 }, { riddle: 10 }, {}])).toEqual([0, 6, 0]);
    expect(pointsOf('riddle', [{ riddle: 2 }, { riddle: 3 }])).toEqual([0, 0]);
    expect(pointsOf('riddle', [{}, {}])).toEqual([0, 0]);
    expect(pointsOf('riddle', [{ riddle: 10 }, { riddle: 10 }])).toEqual([6, 0]); // the lower disc
  });

  it('DVE 13.7 gives the first on the Canticle 9 and the second 4, if they left the start', () => {
    expect(pointsOf('canticle', [{ canticle: 2 }, { canticle: 5 }, { canticle: 1 }])).toEqual([
      4, 9, 0,
    ]);
    expect(pointsOf('canticle', [{}, { canticle: 1 }, {}])).toEqual([0, 9, 0]);
    expect(pointsOf('canticle', [{}, {}])).toEqual([0, 0]);
  });

  it('DVE 13.7 breaks ties by the stack', () => {
    expect(pointsOf('canticle', [{ canticle: 3 }, { canticle: 3 }, { canticle: 3 }])).toEqual([
      9, 4, 0,
    ]);
    expect(pointsOf('canticle', [{ canticle: 3 }, { canticle: 5 }, { canticle: 3 }])).toEqual([
      4, 9, 0,
    ]);
    const overtaken = laid({ hands: [{ canticle: 2 }, { canticle: 3 }], turn: 14 }).and({
      type: 'disc-advanced',
      seat: 0,
      track: 'canticle',
      to: 3,
      spaces: 1,
      withVirtualCube: false,
    });
    expect(lines(overtaken).map(({ canticle }) => canticle)).toEqual([4, 9]); // on top: behind
  });

  it('DVE 13.8 gives a manuscript its level, and 8 for Lingua Volgare', () => {
    const one = [
      'manuscript-1-oil-1',
      'manuscript-2-oil-1',
      'manuscript-3-oil-1',
      'manuscript-3-oc-2',
    ];
    const other = ['manuscript-4-oil-oc-1', 'lingua-volgare'];
    expect(pointsOf('manuscripts', [{ manuscripts: one }, { manuscripts: other }, {}])).toEqual([
      9, 12, 0,
    ]);
  });

  const four = [
    'manuscript-1-latino-1',
    'manuscript-1-siciliana-1',
    'manuscript-2-oc-1',
    'manuscript-3-fiorentino-1',
  ];
  const dialects = (...manuscripts: string[]) => pointsOf('dialects', [{ manuscripts }, {}])[0];

  it('DVE 13.9 gives 5 for all five dialects', () => {
    expect(dialects(...four)).toBe(0);
    expect(dialects(...four, 'manuscript-2-oil-1')).toBe(5);
    expect(dialects(...four, 'manuscript-2-oc-2')).toBe(0);
    expect(dialects(...four, 'lingua-volgare')).toBe(0);
    expect(
      dialects(...four, 'manuscript-1-oil-1', ...[1, 2, 3].map((n) => `manuscript-3-oil-${n}`)),
    ).toBe(5); // once
  });

  it('DVE 13.9 the blue-violet tile completing five dialects', () => {
    expect(dialects(...four, 'manuscript-4-oil-fiorentino-1')).toBe(5);
  });

  it('DVE 13.9 counts a level 4 tile as either of its two, but one of them only', () => {
    const [latino = '', siciliana = '', oc = ''] = four;
    expect(dialects(latino, siciliana, oc, 'manuscript-4-oil-fiorentino-1')).toBe(0);
    expect(
      dialects(latino, siciliana, oc, 'manuscript-4-oil-fiorentino-1', 'manuscript-4-oil-oc-1'),
    ).toBe(5);
    expect(
      dialects(
        'manuscript-4-oil-latino-1', // latino
        'manuscript-4-oil-oc-1', // oil
        'manuscript-4-fiorentino-oc-1', // oc
        'manuscript-4-fiorentino-siciliana-1', // fiorentino
        'manuscript-1-siciliana-1',
      ),
    ).toBe(5);
    expect(
      dialects(
        'manuscript-4-oil-latino-1',
        'manuscript-4-oil-oc-1',
        'manuscript-4-latino-oc-1',
        'manuscript-4-latino-fiorentino-1',
        'manuscript-4-fiorentino-oc-1',
      ),
    ).toBe(0); // nothing of Siciliana
  });

  it('DVE 13.10 gives Gigi -4, Ralph 4, Lanzuisi 6, Shlasinger 4, the others nothing', () => {
    const friars = { gigi: -4, ralph: 4, mario: 0, michael: 0, stefano: 0 };
    for (const [name, points] of Object.entries(friars)) {
      expect(pointsOf('tiles', [{ friar: `friar-${name}` }, {}])).toEqual([points, 0]);
    }
    const cardinals = { lanzuisi: 6, shlasinger: 4, balestreri: 0, muret: 0, zazza: 0 };
    for (const [name, points] of Object.entries(cardinals)) {
      expect(pointsOf('tiles', [{ cardinal: `cardinal-${name}` }, {}])).toEqual([points, 0]);
    }
  });

  it('DVE 13.10 counts only the tile held at the end', () => {
    for (const friar of ['friar-gigi', 'friar-ralph']) {
      const table = laid({ hands: [{ friar, cardinal: 'cardinal-lanzuisi' }, {}] });
      expect(lines(table)[0]).toMatchObject({ tiles: 6 });
    }
  });

  it('DVE 13.11 lets the most points win, and on a tie more knowledge', () => {
    const winner = (hands: Hands) => {
      const table = afterElection(hands, ...hands.map((): Status => 'nothing'));
      expect(title.outcome(table.game.state)).toBeNull();
      return title.outcome(table.and(handsOpened(hands.length)).game.state);
    };
    expect(winner([{ cubes: { red: 1 } }, { riddle: 4 }, { ducats: 20 }])).toEqual({
      winners: [2],
    });
    const nine = { manuscripts: ['manuscript-3-oil-1', 'manuscript-4-oil-oc-1'] }; // 3 + 4 against 7
    expect(
      winner([
        { ...nine, knowledge: 8 },
        { ducats: 20, knowledge: 7 },
      ]),
    ).toEqual({ winners: [0] });
    expect(
      winner([
        { ...nine, knowledge: 7 },
        { ducats: 20, knowledge: 8 },
      ]),
    ).toEqual({ winners: [1] });
    expect(
      winner([
        { ...nine, knowledge: 7 },
        { ducats: 20, knowledge: 7 },
      ]),
    ).toEqual({ winners: [0] });
  });

  it('DVE 13.11 itemises every line for every player once the game is over', () => {
    const table = afterElection(
      [{ cubes: { red: 1 } }, {}, {}],
      'nothing',
      'nothing',
      'nothing',
    ).and(handsOpened(3));
    const rules = Array.from({ length: 10 }, (_, index) => `DVE 13.${index + 1}`);
    for (const viewer of [0, 2, 'spectator'] as const) {
      const counted = title.score(viewOf(table, viewer), table.setting.table);
      expect(counted.map((some) => some.map(({ rule }) => rule))).toEqual([rules, rules, rules]);
    }
  });
});

describe('13 what can be counted before the end', () => {
  const hands: Hands = [
    { cubes: { red: 1, green: 2 }, manuscripts: ['manuscript-2-oil-1'], riddle: 4, library: 1 },
    { cubes: { black: 1 }, friar: 'friar-gigi', canticle: 2 },
  ];
  const table = (openScreens: boolean) =>
    laid({ hands, turn: 12, options: { openScreens } }).and(looked(0, [1]), kept(0, 1));

  it('DVE 13, DVE 14 counts one’s own screen, and of the others what lies open', () => {
    expect(lines(table(false), 0)).toEqual([
      {
        greens: 2,
        library: 2,
        richest: 0,
        riddle: 4,
        canticle: 0,
        manuscripts: 2,
        dialects: 0,
        tiles: 0,
      },
      { library: 0, richest: 3, riddle: 0, canticle: 9, tiles: -4 },
    ]);
    expect(lines(table(false), 1)[0]).toEqual({ richest: 0, riddle: 4, canticle: 0, tiles: 0 });
    expect(lines(table(false), 'spectator')).toEqual([
      { richest: 0, riddle: 4, canticle: 0, tiles: 0 },
      { library: 0, richest: 3, riddle: 0, canticle: 9, tiles: -4 },
    ]);
  });

  it('DVE 13, DVE 15 counts all but others’ Library tiles with open screens', () => {
    for (const viewer of [1, 'spectator'] as const) {
      expect(lines(table(true), viewer)).toEqual([
        {
          votes: 3,
          greens: 2,
          richest: 0,
          riddle: 4,
          canticle: 0,
          manuscripts: 2,
          dialects: 0,
          tiles: 0,
        },
        {
          votes: 0,
          greens: 0,
          library: 0,
          richest: 3,
          riddle: 0,
          canticle: 9,
          manuscripts: 0,
          dialects: 0,
          tiles: -4,
        },
      ]);
    }
    expect(lines(table(true), 0)[0]).toMatchObject({ library: 2 });
  });
});
