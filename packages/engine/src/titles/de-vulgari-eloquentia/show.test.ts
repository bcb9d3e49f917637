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
    ['paying', 'Carla has won with 6 votes and pays with cubes.'],
    ['election', 'Have declared: Anna.'],
    ['election', 'Still to declare: Bruno and Carla.'],
    ['election', 'You have declared: Banker.'],
    ['over', 'All screens are open.'],
    ['over', 'Bruno | 1 Nobleman and 1 Amanuensis | manuscript of level 1 (Oc) | 4'],
    ['over', 'Out of the game: 2 Politicians.'],
    ['over', 'No Friar and no Cardinal is free.'],
    ['over', 'Papal tiles revealed: W White papal tile, R Red papal tile'],
    ['over', '8 | 4 | Lingua Volgare | 0'],
  ])('says in %s: "%s"', (phase, line) => {
    expect(read(shown(phases[phase] ?? viewOf()))).toContain(line);
  });

  it.each([
    ['it', 'Gioca Bruno: 3 punti azione rimasti.', 'La Verna |  | convento |  |  | '],
    ['fr', 'Bruno joue : 3 points d’action restants.', 'La Verna |  | Monastère |  |  | '],
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
      'Bruno | 1 Nobleman and 1 Amanuensis | manuscript of level 1 (Oc) | secret',
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
    expect(lines.some((line) => line.includes('Assisi | Latin | Canticle tile of turn 8'))).toBe(
      true,
    );
    expect(lines).toContain('Mare Adriatico |  | sea | Bruno |  | Ancona, Venezia, Brindisi');
    expect(lines).toContain('La Verna |  | convent |  |  | Ravenna, Firenze, Arezzo, Urbino');
  });

  it('shows what comes: events and cubes, by turn', () => {
    const lines = read(shown(viewOf()));
    expect(lines).toContain('6 | Nundinae | Bari | 25 ducats');
    expect(lines).toContain('10 | Stupor Mundi | Brindisi | the auction');
    expect(lines).toContain('On sale now: B Nobleman, G Amanuensis');
    expect(lines).toContain('6 | 1 | 0 | 2 | 0');
    expect(lines).toContain('7 | 0 | 0 | 0 | 1');
  });

  it('shows manuscripts, tracks and free tiles', () => {
    const lines = read(shown(viewOf()));
    expect(lines).toContain('1 | 1 | Oc, Oil | 9');
    expect(lines).toContain('4 | 4 | Oil/Latin | 8');
    expect(lines.find((line) => line.startsWith('Riddle'))).toBe(
      'Riddle from Verona | riddle | 10 | Carla 5, Bruno 2 | for the leader: 4 points from space 4, 5 points from space 7, 6 points from space 10',
    );
    expect(lines.find((line) => line.startsWith('Rest'))).toContain('all at the start');
    expect(lines).toContain(
      'Cardinal Muret | cardinal muret | costs 70 ducats; 6 action points a turn',
    );
    expect(lines).toContain('Papal tiles still hidden: 5.');
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
    expect(lines).toContain('Napoli | dialect Siciliana, 10 ducats, 8 knowledge');
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
      'Knowledge | 95 spaces; levels 1 to 8 begin at 0, 12, 24, 36, 48, 60, 72, 84 | placeholder in part',
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
    expect(manuscripts).toContain('Oil/Latin, Oil/Fiorentino, Oil/Siciliana, Oil/Oc, Latin/');
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
