import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../../core/language.ts';
import type { Section } from '../../core/show.ts';
import { type Edition, reconstruction } from './edition.ts';
import { aboutEdition, show } from './show.ts';
import { type View, viewSchema } from './types.ts';

const table = {
  options: { openScreens: false, shortLevelOne: false },
  edition: reconstruction,
  seats: 3,
};
const nameOf = (seat: number) => ['Anna', 'Bruno', 'Carla'][seat] ?? 'Nobody';

type Player = View['players'][number];

const player = (seat: number, known: Partial<Player> = {}): Player => ({
  seat,
  place: 'torino',
  ducats: 10,
  friar: null,
  cardinal: null,
  virtualCube: null,
  front: [],
  visited: [],
  gift: null,
  hasDenounced: false,
  hasTile: false,
  elected: null,
  screen: null,
  ...known,
});

const going: NonNullable<View['going']> = {
  seat: 1,
  points: 3,
  hasMoved: false,
  hasManuscript: true,
  hasSalterio: false,
  hasBusiness: false,
  colours: ['red'],
  hasUsedVirtual: false,
  looking: null,
};

const start = [0, 1, 2].map((seat) => ({ seat, space: 0 }));

/** Anna's view in the middle of a game: she is a Merchant in Roma, Bruno a Friar at sea. */
const viewOf = (known: Partial<View> = {}): View =>
  viewSchema.parse({
    me: 0,
    phase: 'actions',
    turn: 5,
    isLastTurn: false,
    order: [1, 2, 0],
    openScreens: false,
    chart: [[], [], [], [], [], ['red-2', 'yellow-4', 'yellow-5'], ['green-1']],
    sale: ['black-1', 'green-3'],
    gone: [],
    events: {
      waiting: ['event-6', 'event-7', 'event-8', 'event-9', 'event-10'],
      placed: ['event-2'],
      used: ['event-1'],
    },
    canticle: [{ zone: 'assisi', tile: 'canticle-8' }],
    papal: { revealed: [], hidden: 5 },
    manuscripts: [
      { level: 1, onShow: ['manuscript-1-oc-2', 'manuscript-1-oil-1'], left: 9, cost: 1 },
      { level: 2, onShow: ['manuscript-2-latino-1'], left: 0, cost: 2 },
      { level: 3, onShow: [], left: 12, cost: 3 },
      { level: 4, onShow: ['manuscript-4-oil-latino-1'], left: 8, cost: 4 },
    ],
    linguaVolgare: 'aside',
    library: { left: 8 },
    friars: ['friar-mario', 'friar-ralph'],
    cardinals: ['cardinal-muret'],
    retired: [],
    knowledge: [
      { seat: 0, space: 14 },
      { seat: 2, space: 3 },
      { seat: 1, space: 14 },
    ],
    tracks: {
      riddle: [
        { seat: 0, space: 0 },
        { seat: 1, space: 2 },
        { seat: 2, space: 5 },
      ],
      messenger: start,
      orient: start,
      canticle: start,
      library: start,
      rest: start,
    },
    charity: null,
    played: [],
    going,
    shownTiles: [],
    summons: null,
    declared: [false, false, false],
    myDeclaration: null,
    players: [
      player(0, {
        place: 'roma',
        ducats: 42,
        visited: ['roma'],
        gift: 15,
        screen: {
          cubes: ['red-1', 'yellow-1', 'yellow-2'],
          manuscripts: ['manuscript-2-oil-1', 'lingua-volgare'],
          tile: null,
          votes: 5,
        },
      }),
      player(1, { place: 'adriatic', friar: 'friar-michael', front: ['green-2'] }),
      player(2, { place: 'roma', cardinal: 'cardinal-shlasinger', hasDenounced: true }),
    ],
    ...known,
  });

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

const summons = (known: Partial<NonNullable<View['summons']>>): View =>
  viewOf({
    turn: 11,
    summons: {
      caller: 1,
      stage: 'asking',
      toAsk: [],
      coming: [],
      bidders: [],
      highest: null,
      ...known,
    },
  });

const hand = (tile: string | null): Player['screen'] => ({
  cubes: ['black-2', 'green-4'],
  manuscripts: ['manuscript-1-oc-1'],
  tile,
  votes: 2,
});

const phases: Readonly<Record<string, View>> = {
  starting: viewOf({
    phase: 'starting',
    turn: 0,
    going: null,
    players: [player(0), player(1, { place: null }), player(2, { place: null })],
  }),
  event: viewOf({ phase: 'event', going: null }),
  charity: viewOf({
    phase: 'charity',
    going: null,
    charity: { givers: [0], served: [], candidates: [] },
  }),
  alms: viewOf({
    phase: 'charity',
    going: null,
    charity: { givers: [0, 2], served: [], candidates: [0, 2] },
  }),
  actions: viewOf(),
  between: viewOf({ going: null, played: [1] }),
  looking: viewOf({
    me: 1,
    going: { ...going, hasMoved: true, looking: 2 },
    shownTiles: ['library-8', 'library-1'],
  }),
  spectator: viewOf({ me: null, players: [player(0), player(1), player(2)] }),
  summoned: summons({ toAsk: [2, 0] }),
  bidding: summons({
    stage: 'bidding',
    coming: [2],
    bidders: [2, 1],
    highest: { seat: 1, votes: 1 },
  }),
  outbid: summons({
    stage: 'bidding',
    coming: [2, 0],
    bidders: [0, 2],
    highest: { seat: 2, votes: 3 },
  }),
  firstBid: summons({ stage: 'bidding', coming: [2], bidders: [1, 2] }),
  paying: summons({ stage: 'paying', coming: [2], bidders: [2], highest: { seat: 2, votes: 6 } }),
  election: viewOf({
    phase: 'election',
    turn: 14,
    isLastTurn: true,
    going: null,
    declared: [true, false, false],
    myDeclaration: 'banker',
  }),
  over: viewOf({
    phase: 'over',
    turn: 14,
    isLastTurn: true,
    going: null,
    gone: ['red-3', 'red-4'],
    chart: [],
    sale: [],
    linguaVolgare: 'on-sale',
    friars: [],
    cardinals: [],
    papal: { revealed: ['papal-white-1', 'papal-red-2'], hidden: 3 },
    events: { waiting: [], placed: [], used: [] },
    players: [0, 1, 2].map((seat) =>
      player(seat, { elected: 'monk', hasTile: true, screen: hand('library-8') }),
    ),
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

describe('the position in words', () => {
  it.each(
    languages.flatMap((language) =>
      Object.entries(phases).map(([phase, view]) => ({ language, phase, view })),
    ),
  )('is finished in every cell: $language, $phase', ({ language, view }) => {
    expectFinished(shown(view, language));
  });

  it.each([
    ['starting', 'Carla chooses a starting city. Free: Vicenza, Ancona, Taranto and Catania.'],
    ['event', 'The event phase.'],
    ['charity', 'The charity phase.'],
    ['alms', 'The charity phase.'],
    ['actions', 'The action phase.'],
    ['alms', 'Bruno chooses who gives alms: Anna (1) and Carla (3).'],
    ['actions', 'Bruno plays, with 3 action points left.'],
    ['actions', 'Used already this turn: the manuscript and the taking of Politicians.'],
    [
      'actions',
      'Bruno is at sea (Mare Adriatico) and must land in a port there before the turn ends.',
    ],
    ['actions', 'Turn order: Bruno, Carla and Anna.'],
    ['between', 'Have ended their actions this turn: Bruno.'],
    ['looking', 'Bruno is looking at 2 tiles of the Papal Library and keeps one.'],
    [
      'looking',
      'The tiles you are looking at, the top one first: 4 Library tile 4, 2 Library tile 2',
    ],
    ['summoned', 'Bruno has summoned all others to Brindisi: Stupor Mundi.'],
    ['summoned', 'Carla answers now: come or stay.'],
    ['summoned', 'Still to answer after that: Anna.'],
    ['firstBid', 'Nobody has bid yet.'],
    ['bidding', 'Highest bid: 1 vote, by Bruno.'],
    ['bidding', 'Still bidding, the next to speak first: Carla and Bruno.'],
    ['bidding', 'Bruno plays, with 3 action points left.'],
    ['outbid', 'Have passed: Bruno.'],
    ['paying', 'Carla has won with 6 votes and pays with cubes.'],
    ['election', 'The election, after turn 14'],
    ['election', 'Have declared: Anna.'],
    ['election', 'Still to declare: Bruno and Carla.'],
    ['election', 'You have declared: Banker.'],
    ['over', 'All screens are open.'],
    ['over', 'Bruno | 1 Nobleman and 1 Amanuensis | 2 | manuscript of level 1 (Oc) | 4'],
    ['over', 'Out of the game: 2 Politicians.'],
    ['over', 'No Friar and no Cardinal is free.'],
    ['over', '12 |  |  |  |  | white'],
    ['over', '13 |  |  |  |  | red'],
    ['over', '16 |  |  |  |  | hidden'],
    ['over', '8 | 4 | Lingua Volgare | 0'],
  ])('says in %s: "%s"', (phase, line) => {
    expect(read(shown(phases[phase] ?? viewOf()))).toContain(line);
  });

  it('says at the end only what still stands', () => {
    const late: Readonly<Record<number, string[]>> = {
      14: ['green-1'],
      17: ['black-2', 'black-3'],
    };
    const ended = viewOf({
      phase: 'over',
      turn: 14,
      isLastTurn: true,
      going: null,
      played: [1, 2],
      chart: Array.from({ length: 18 }, (_, index) => late[index] ?? []),
      gone: ['red-3'],
      players: [
        player(0, { gift: 10, elected: 'nothing', hasTile: true, screen: hand('library-8') }),
        player(1, { elected: 'banker', screen: hand(null) }),
        player(2, { elected: 'nothing', screen: hand(null) }),
      ],
    });
    const lines = read(shown(ended));
    expect(lines).toContain(
      '1 | Anna | Torino | 10 | Merchant | 14 (level 2) | 0 | 0 | keeps a Library tile',
    );
    expect(lines).toContain('2 | Bruno | Torino | 10 | Merchant | 14 (level 2) | 0 | 0 | Banker');
    expect(lines).toContain('Out of the game: 1 Politician and 2 Noblemen.');
    const untrue = /Turn order|Have ended|Bologna will|On sale|You can write|Lingua Volgare waits/;
    expect(lines.filter((line) => untrue.test(line))).toEqual([]);
    expect(lines).toContain('14 |  |  |  |  | hidden');
    expect(lines).toContain(
      'Papal Library | library | 4 | all at the start | from turn 12; tiles to look at, by space from the start: 0, 1, 2, 3, 4',
    );
  });

  it('tells of Lingua Volgare at the end only where it lies on show, or somebody took it', () => {
    const ended = (linguaVolgare: View['linguaVolgare']) =>
      read(shown(viewOf({ phase: 'over', going: null, linguaVolgare }))).filter((line) =>
        /^8 .*Volgare|^Lingua/.test(line),
      );
    expect(ended('aside')).toEqual([]);
    expect(ended('on-sale')).toEqual(['8 | 4 | Lingua Volgare | 0']);
    expect(ended('taken')).toEqual(['Lingua Volgare (level 8, 4 action points) is taken.']);
  });

  it('shows no cubes as coming on turns there are not, by DVE 2.1.2', () => {
    const chart = Array.from({ length: 17 }, (_, index) => (index >= 15 ? [`green-${index}`] : []));
    const lines = read(shown(viewOf({ chart })));
    expect(lines).toContain('16 | 1 Amanuensis |  |  |  | hidden');
    expect(lines.some((line) => line.startsWith('17 | '))).toBe(false);
    expect(lines).toContain('Out of the game: 1 Amanuensis.');
  });

  const commandsIn = (view: View): readonly string[] | undefined =>
    read(shown(view))
      .find((line) => line.startsWith('You can write, '))
      ?.replace(/^.*: (.*)\.$/, '$1')
      .split('; ');

  const mine = (known: Partial<View>): View => viewOf({ going: { ...going, seat: 0 }, ...known });

  const withAnna = (known: Partial<Player>): readonly Player[] => [
    player(0, known),
    player(1),
    player(2),
  ];

  it('offers the commands of the present question to the one who is asked, and to no other', () => {
    expect(commandsIn(viewOf())).toBeUndefined();
    expect(commandsIn(viewOf({ me: null }))).toBeUndefined();
    expect(
      commandsIn(
        viewOf({
          me: 2,
          phase: 'starting',
          players: [player(0), player(1, { place: 'ancona' }), player(2, { place: null })],
        }),
      ),
    ).toEqual(['start vicenza', 'start taranto', 'start catania']);
    expect(commandsIn(mine({}))).toEqual(
      'move siena; take 1 black sell 1; take 1 green; salterio; business; riddle 1; messenger 1; orient 1; canticle 1; library 1; rest 1; end'.split(
        '; ',
      ),
    );
    expect(commandsIn({ ...(phases.looking ?? viewOf()), me: 1 })).toEqual(['keep 4 back 2']);
    expect(commandsIn({ ...(phases.alms ?? viewOf()), me: 1 })).toEqual(['alms 1', 'alms 3']);
    expect(commandsIn({ ...(phases.summoned ?? viewOf()), me: 2 })).toEqual(['come', 'stay']);
    expect(commandsIn(phases.over ?? viewOf())).toBeUndefined();
  });

  it('offers what the zone of the pawn is for', () => {
    const inZone = (known: Partial<Player>, spent: Partial<View> = {}) =>
      commandsIn(
        mine({ going: { ...going, seat: 0, points: 0 }, players: [...withAnna(known)], ...spent }),
      );
    expect(inZone({ place: 'venezia' })).toEqual(['event', 'value', 'end']);
    expect(inZone({ place: 'venezia', friar: 'friar-ralph' })).toEqual(['end']);
    expect(inZone({ place: 'bologna', gift: 10 })).toEqual(['bologna', 'end']);
    expect(inZone({ place: 'la-verna' })).toEqual(['friar mario', 'friar ralph', 'end']);
    expect(inZone({ place: 'milano', friar: 'friar-mario', screen: hand(null) })).toEqual([
      'cardinal muret black',
      'end',
    ]);
    expect(inZone({ place: 'milano', friar: 'friar-stefano', screen: hand(null) })).toEqual([
      'cardinal muret virtual',
      'end',
    ]);
    expect(inZone({ place: 'nonantola', front: ['green-1'] })).toEqual([
      'convert knowledge',
      'convert points',
      'end',
    ]);
    expect(inZone({ place: 'adriatic' })).toBeUndefined();
    expect(inZone({ cardinal: 'cardinal-shlasinger' })).toEqual(['denounce 3', 'end']);
    const lying = { waiting: [], placed: ['event-10'], used: [] };
    expect(inZone({ place: 'brindisi', visited: ['brindisi'] }, { events: lying })).toEqual([
      'summon',
      'end',
    ]);
  });

  it('tells where one can go, and for how much', () => {
    const lines = read(shown(mine({ players: [...withAnna({ place: 'cagliari', ducats: 12 })] })));
    expect(lines).toContain('1 | 0 | Sassari, Mar Tirreno');
    expect(lines).toContain('3 | 10 | Genova, Roma, Napoli, Palermo');
    const poor = read(shown(mine({ players: [...withAnna({ place: 'cagliari', ducats: 9 })] })));
    expect(poor).toContain('1 | 0 | Sassari, Mar Tirreno');
    expect(poor.some((line) => line.startsWith('3 | 10 |'))).toBe(false);
    const ralph = withAnna({ place: 'cagliari', ducats: 0, friar: 'friar-ralph' });
    expect(read(shown(mine({ players: [...ralph] })))).toContain(
      '3 | 0 | Genova, Roma, Napoli, Palermo',
    );
  });

  it('tells in the auction what the caller adds and how far one can go', () => {
    const bids = summons({ caller: 0, stage: 'bidding', coming: [1], bidders: [0, 1] });
    const lines = read(shown(bids));
    expect(lines).toContain('Anna called the auction and adds 2 votes.');
    expect(lines).toContain('You may bid 7 votes at most.');
    expect(commandsIn(bids)).toEqual(['bid 1']);
    const raised = summons({
      stage: 'bidding',
      coming: [0],
      bidders: [0, 1],
      highest: { seat: 1, votes: 4 },
    });
    expect(read(shown(raised))).toContain('You may bid 5 votes at most.');
    expect(commandsIn(raised)).toEqual(['bid 5', 'pass']);
    const won = { stage: 'paying', coming: [0], bidders: [0] } as const;
    expect(
      commandsIn(summons({ ...won, coming: [0], bidders: [0], highest: { seat: 0, votes: 2 } })),
    ).toEqual(['pay 2 yellow', 'pay 1 red']);
  });

  it('tells at the election what one may seek, with its votes and points', () => {
    const lines = read(shown(phases.election ?? viewOf()));
    expect(lines).toContain('You have 5 votes, with your virtual cube if you have one.');
    expect(lines).toContain('Nothing | declare nothing | 0 | 0');
    expect(lines).toContain('Banker | declare banker | 7 | 6');
    expect(commandsIn(phases.election ?? viewOf())).toEqual(['declare nothing']);
    const cardinal = withAnna({ cardinal: 'cardinal-balestreri', screen: hand(null) });
    const church = read(shown(viewOf({ phase: 'election', going: null, players: [...cardinal] })));
    expect(church).toContain('You have 5 votes, with your virtual cube if you have one.');
    expect(church).toContain('Camerlengo | declare camerlengo | 11 | 14');
    expect(church).toContain('Pope | declare pope | 17 | 22');
  });

  it('tells what tiles give those who hold them', () => {
    const lines = read(shown(viewOf()));
    expect(lines).toContain('Bruno | Friar Michael | 7 knowledge, a virtual yellow cube | ');
    const held = viewOf({ players: [...withAnna({ cardinal: 'cardinal-shlasinger' })] });
    expect(read(shown(held))).toContain(
      'Anna | Cardinal Shlasinger | once moves another back 6 knowledge; 4 points at the end unless Pope | denounce 3',
    );
  });

  it('counts every line of every score at the end, the winner first', () => {
    const lines = read(shown(phases.over ?? viewOf()));
    const first = lines.indexOf('Scores') + 1;
    expect(lines.slice(first, first + 3)).toEqual([
      'Anna | 36 | 11 | 3 | 1 | 4 | 7 | 0 | 9 | 1 | 0 | 0',
      'Bruno | 21 | 11 | 0 | 1 | 4 | 0 | 0 | 4 | 1 | 0 | 0',
      'Carla | 21 | 11 | 0 | 1 | 4 | 0 | 4 | 0 | 1 | 0 | 0',
    ]);
    expect(read(shown(viewOf()))).not.toContain('Scores');
  });

  it.each([
    ['it', 'Gioca Bruno: 3 punti azione rimasti.', 'La Verna |  | convento |  |  | '],
    ['fr', 'Bruno joue : 3 points d’action restants.', 'La Verna |  | Monastère |  |  | '],
    ['es', 'Juega Bruno: 3 puntos de acción restantes.', 'La Verna |  | convento |  |  | '],
  ] as const)('says the same in %s', (language, turn, convent) => {
    const lines = read(shown(viewOf(), language));
    expect(lines).toContain(turn);
    expect(lines).toContain(`${convent}Ravenna, Firenze, Arezzo, Urbino`);
  });

  it('shows what is mine, and of the others only what lies open', () => {
    const lines = read(shown(viewOf()));
    expect(lines).toContain('Your cubes: R Politician, Y Abbess, Y Abbess');
    expect(lines).toContain('Your cubes are worth 5 votes.');
    expect(lines).toContain('Your manuscripts: 2Oi Manuscript of level 2 (Oil), LV Lingua Volgare');
    expect(lines).not.toContain('Behind the screens');
    expect(read(shown(viewOf({ me: null })))).not.toContain('Behind your screen');
  });

  it('shows other hands where screens are open, a Library tile excepted', () => {
    const view = viewOf({
      openScreens: true,
      players: [player(0), player(1, { hasTile: true, screen: hand(null) }), player(2)],
    });
    expect(read(shown(view))).toContain(
      'Bruno | 1 Nobleman and 1 Amanuensis | 2 | manuscript of level 1 (Oc) | secret',
    );
  });

  it('shows the players by the numbers that lines name them by', () => {
    const lines = read(shown(viewOf()));
    expect(lines).toContain(
      '1 | Anna | Roma | 42 | Merchant | 14 (level 2) | 0 | 1 | Bologna will give 15 knowledge',
    );
    expect(lines).toContain(
      '2 | Bruno | Mare Adriatico | 10 | Friar Michael | 14 (level 2) | 1 | 0 | ',
    );
    expect(lines).toContain(
      '3 | Carla | Roma | 10 | Cardinal Shlasinger | 3 (level 1) | 0 | 0 | has denounced',
    );
  });

  it('shows the map: what is there, who is, who took its value, and where it leads', () => {
    const lines = read(shown(viewOf()));
    expect(lines).toContain(
      'Roma | Latin | 8 ducats, 15 knowledge, port of Mar Tirreno | Anna, Carla | Anna | Siena, Perugia, Assisi, Celano, Montecassino, Mar Tirreno',
    );
    expect(lines).toContain(
      'Venezia | Oil | 20 ducats, event Mercis (30 ducats), port of Mare Adriatico |  |  | Milano, Verona, Vicenza, Padova, Ferrara, Mare Adriatico',
    );
    expect(
      lines.some((line) =>
        line.includes('Assisi | Latin | Franciscan city, Canticle tile of turn 8'),
      ),
    ).toBe(true);
    expect(lines).toContain('Torino |  | starting city |  |  | Asti, Milano');
    expect(lines.find((line) => line.startsWith('Ancona |'))).toContain(
      'Ancona |  | starting city, port of Mare Adriatico |',
    );
    expect(lines).toContain('Mare Adriatico |  | sea | Bruno |  | Ancona, Venezia, Brindisi');
    expect(lines).toContain('La Verna |  | convent |  |  | Ravenna, Firenze, Arezzo, Urbino');
  });

  it('shows what comes, turn by turn: cubes, events, papal tiles; and who receives charity', () => {
    const lines = read(shown(viewOf()));
    const first = lines.indexOf('Turn chart') + 1;
    expect(lines.slice(first, first + 13)).toEqual([
      '5 |  |  |  |  | ',
      '6 | 1 Politician and 2 Abbesses | Nundinae | Bari | 25 ducats | ',
      '7 | 1 Amanuensis | Sirventese | Genova | 5 knowledge | ',
      '8 |  | Artes Dictandi | Roma | 5 knowledge | ',
      '9 |  | Chanson de Roland | Sassari | 7 knowledge | ',
      '10 |  | Stupor Mundi | Brindisi | the auction | ',
      '11 |  |  |  |  | ',
      ...[12, 13, 14, 15, 16].map((turn) => `${turn} |  |  |  |  | hidden`),
      'Charity on turns 2 to 11: 5 ducats for each Friar, 10 for Friar Gigi and for each Cardinal, from the richest Merchant or the bank.',
    ]);
    expect(lines).toContain('On sale now: B Nobleman, G Amanuensis');
  });

  it('tells which turn each papal tile was on, as long as the game goes on, by DVE 12.1', () => {
    const papal = { revealed: ['papal-white-2', 'papal-red-1'], hidden: 3 };
    const late = viewOf({ turn: 14, papal, events: { waiting: [], placed: [], used: [] } });
    const lines = read(shown(late));
    const first = lines.indexOf('Turn chart') + 1;
    expect(lines.slice(first, first + 5)).toEqual([
      '12 |  |  |  |  | white',
      '13 |  |  |  |  | red',
      '14 |  |  |  |  | hidden',
      '15 |  |  |  |  | hidden',
      '16 |  |  |  |  | hidden',
    ]);
  });

  it('tells what can be done once a turn, and what Lingua Volgare takes, before it is on sale', () => {
    const lines = read(shown(viewOf()));
    expect(lines).toContain(
      'Once a turn, for 1 action point each: Salterio (3 knowledge, 4 for the last on the track) and small business (10 ducats).',
    );
    expect(lines).toContain(
      'Lingua Volgare (level 8, 4 action points) waits until level 1, 2 or 3 is exhausted.',
    );
  });

  it('shows manuscripts, tracks and free tiles', () => {
    const lines = read(shown(viewOf()));
    expect(lines).toContain('1 | 1 | Oc, Oil | 9');
    expect(lines).toContain('4 | 4 | Oil/Latin | 8');
    expect(lines.find((line) => line.startsWith('Riddle'))).toBe(
      'Riddle from Verona | riddle | 10 | Carla 5, Bruno 2 | in zones of Oil only; for the leader: 4 points from space 4, 5 points from space 7, 6 points from space 10',
    );
    expect(lines.find((line) => line.startsWith('Rest'))).toContain('all at the start');
    expect(lines).toContain(
      'Cardinal Muret | cardinal muret | costs 70 ducats; 6 action points a turn',
    );
    expect(lines).toContain('Tiles left in the Papal Library: 8.');
  });

  it('puts ahead, of the discs on one space, the one that came first, by DVE 1.10', () => {
    const knowledge = read(shown(viewOf())).find((line) => line.startsWith('Knowledge |'));
    expect(knowledge).toContain('Anna 14, Bruno 14, Carla 3');
  });
});

describe('the account of the edition', () => {
  it.each(languages)('is finished in every cell: %s', (language) => {
    expectFinished(aboutEdition(reconstruction, language));
  });

  it('tells what is told and what is ours', () => {
    const lines = read(aboutEdition(reconstruction, 'en'));
    expect(lines).toContain('About this edition: reconstruction-1');
    expect(lines).toContain('Verona | Oil | 10 ducats, 3 knowledge');
    expect(lines).toContain('Napoli | dialect Scuola Siciliana, 10 ducats, 8 knowledge');
    expect(lines).toContain('San Giovanni in Fiore | the name San Giovanni in Fiore');
    expect(lines).toContain('Told by a rulebook: Milano – Venezia.');
    const roads = lines.find((line) => line.startsWith('Placeholders, 72 other roads: '));
    expect(roads?.split(', ')).toHaveLength(73);
    expect(roads).toContain('Palermo – Catania');
    expect(roads).not.toContain('Milano – Venezia');
    expect(lines).toContain('2 Mercis | Venezia | 30 ducats | rulebook');
    expect(lines).toContain('6 Nundinae | Bari | 25 ducats | placeholder');
    expect(lines).toContain('8 Artes Dictandi | Roma | 5 knowledge | placeholder in part');
    expect(lines).toContain(
      'Knowledge | 95 spaces; the eight levels begin at 0, 12, 24, 36, 48, 60, 72, 84 | placeholder in part',
    );
    expect(lines).toContain(
      'Riddle from Verona | 10 spaces; for the leader: 4 points from space 4, 5 points from space 7, 6 points from space 10 | placeholder',
    );
    expect(lines).toContain(
      'Papal Library | 4 spaces; tiles to look at, by space from the start: 0, 1, 2, 3, 4 | placeholder in part',
    );
    expect(lines).toContain('Orient | 4 spaces | placeholder');
    expect(lines).toContain('Turns of the Canticle tiles | 2, 5, 8, 10, 12 | placeholder in part');
    expect(lines).toContain(
      'Numbers of the Library tiles | 2, 2, 2, 3, 3, 3, 4, 4 | placeholder in part',
    );
    const manuscripts = lines.find((line) => line.startsWith('Manuscripts | '));
    expect(manuscripts).toContain('level 3: 3 of each dialect; level 4: 10 of two dialects (');
    expect(manuscripts).toContain(
      'Oil/Latin, Oil/Fiorentino, Oil/Scuola Siciliana, Oil/Oc, Latin/',
    );
    expect(manuscripts).toContain(
      '; Lingua Volgare: knowledge level 8, 4 action points, 8 points | placeholder in part',
    );
    expect(lines).toContain('Papal tiles | 2 red and 3 white | rulebook');
  });

  it('names no guesses where there are none', () => {
    const told: Edition = {
      ...reconstruction,
      zones: reconstruction.zones.map(({ placeholders: _, ...zone }) => zone),
      roads: { ...reconstruction.roads, rulebook: reconstruction.roads.list },
    };
    const lines = read(aboutEdition(told, 'en'));
    expect(lines).not.toContain('Zones that are wholly placeholders');
    expect(lines).not.toContain('Zones with placeholders');
    expect(lines.some((line) => line.includes('other road'))).toBe(false);
  });
});
