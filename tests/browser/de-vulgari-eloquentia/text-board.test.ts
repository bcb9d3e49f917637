import type { Schemas } from '@staffetta/client';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite } from '../site.ts';
import { isSame, listedIn, type Moment, readDrawn, type Told, untold } from '../told.ts';

// The text board is the equal of the drawn one: whatever this says, in names that are drawn or heard,
// the other says in words. A part of the board no reader below knows fails too.

const site = useSite();

const golden = {
  title: 'de-vulgari-eloquentia',
  script: '06-4p-turn-16-stupor-caller-zazza',
} as const;
const bruno = 1;

type View = Schemas['DeVulgariEloquentiaView'];

const moments: Readonly<Record<string, Moment<View>>> = {
  starting: { from: 6, is: ({ phase }) => phase === 'starting' },
  early: { from: 60, is: ({ phase }) => phase === 'actions' },
  middle: { from: 140, is: ({ phase }) => phase === 'actions' },
  asking: { from: 182, is: ({ summons }) => summons?.stage === 'asking' },
  bidding: {
    from: 185,
    is: ({ summons }) => summons?.stage === 'bidding' && summons.bidders.length < 4,
  },
  looking: { from: 266, is: ({ shownTiles }) => shownTiles.length > 0 },
  last: { from: 297, is: ({ isLastTurn }) => isLastTurn },
  election: { from: 315, is: ({ phase }) => phase === 'election' },
};

/** A place of the map, as one hears it. */
function readPlace(told: Told, label: string): void {
  const [name = '', ...parts] = label.split('; ');
  const [, dialect = '', here = '', pawns = '', takers = '', near = ''] = told.row('Map', name);
  const things = parts.filter((part) => !/^(Here|Value taken|One step|no dialect)/.test(part));
  const said = things
    .flatMap((part) => (part.startsWith('Event: ') ? [part] : part.split(', ')))
    .map((part) => part.replace(/^Canticle on/, 'Canticle tile of').replace(/^Event: /, 'event '));
  const inWords = [...(dialect === '' ? [] : [dialect]), ...here.split(', ')].filter(Boolean);
  told.need(`${name}: ${said.join(', ')}`, isSame(said, inWords));
  told.need(`${name}: no dialect`, !parts.includes('no dialect') || dialect === '');
  const listOf = (start: string): readonly string[] =>
    listedIn(parts.find((part) => part.startsWith(start))?.slice(start.length) ?? '');
  told.need(`${label}: pawns`, isSame(listOf('Here: '), listedIn(pawns)));
  told.need(`${label}: discs`, isSame(listOf('Value taken by '), listedIn(takers)));
  told.need(`${label}: ways`, isSame(listOf('One step to '), listedIn(near)));
}

async function readMap(page: Page, told: Told): Promise<void> {
  const { places } = await readDrawn(page, { places: ['.map-place[role=button]@aria-label'] });
  expect(places.length).toBe(42);
  for (const place of places) readPlace(told, place);
}

const cubes = /(\d+) (Politicians?|Noblem[ae]n|Abbess(?:es)?|Amanuens[ei]s)/g;

/** A space of the turn chart: "Turn 6: 1 Politician, Nundinae in Bari: 25 ducats, charity". */
function readSpace(told: Told, label: string): void {
  const turn = /^Turn (\d+)/.exec(label)?.[1] ?? '';
  const [, laid = '', event, zone, gives, papal] = told.row('Turn chart', turn);
  const [, from = '', to = ''] =
    /on turns (\d+) to (\d+): 5 ducats for each Friar, 10 for Friar Gigi and for each Cardinal/.exec(
      told.texts('Turn chart').join(' '),
    ) ?? [];
  told.read(label, [
    [/^Turn (\d+):?/, () => true],
    [/ now\b,?/, () => new RegExp(`turn ${turn}\\b`, 'i').test(told.heading)],
    [
      / ([^,:]+) in ([^,:]+): ([^,]+)/,
      (...said) => isSame(said, [event ?? '', zone ?? '', gives ?? '']),
    ],
    [/\bno cubes\b/, () => laid === ''],
    [cubes, (count, colour) => laid.includes(`${count} ${colour}`)],
    [/\band\b/g, () => true],
    [/\b(red|white|hidden) papal tile/, (face) => papal === face],
    [/\bcharity\b/, () => Number(turn) >= Number(from) && Number(turn) <= Number(to)],
  ]);
}

async function readChart(page: Page, told: Told): Promise<void> {
  const { spaces, below } = await readDrawn(page, {
    spaces: ['.dve-space .unseen'],
    below: ['.dve-chart > .dve-quiet'],
  });
  expect(spaces.length).toBe(16);
  for (const space of spaces) readSpace(told, space);
  for (const out of below) told.need(out, told.texts().includes(out));
}

async function readSale(page: Page, told: Told): Promise<void> {
  const { lots, nones } = await readDrawn(page, {
    lots: ['.dve-lot@data-pieces'],
    nones: ['.dve-sale > .dve-quiet'],
  });
  const onSale = lots.flatMap((lot) => lot.split(' '));
  told.need(
    `On sale: ${onSale.join(' ')}`,
    isSame(
      onSale,
      told.pieces('Cubes').map(({ id }) => id),
    ),
  );
  for (const none of nones) told.need(none, told.texts('Cubes').includes(none));
}

/** Lingua Volgare, wherever it is. */
function readVolgare(told: Told, level: string, cost: string, state: string): void {
  const texts = told.texts('Manuscripts').filter((text) => text.startsWith('Lingua Volgare'));
  const isShown = told
    .rows('Manuscripts')
    .some((row) => isSame(row.slice(0, 3), [level, cost, 'Lingua Volgare']));
  const isSaid = texts.some((text) => text.includes(`level ${level}, ${cost} action points`));
  told.need(`Lingua Volgare: level ${level}, ${cost} action points`, isShown || isSaid);
  const how = state.replace('Lingua Volgare: ', '');
  told.need(state, texts.some((text) => text.includes(how)) || (isShown && how === 'on sale'));
}

async function readManuscripts(page: Page, told: Told): Promise<void> {
  const { shelves } = await readDrawn(page, {
    shelves: {
      each: '.dve-row',
      read: {
        heads: ['.dve-row-head > *'],
        tiles: { each: '.dve-manuscript', read: { tongues: ['.dve-tongue'] } },
      },
    },
  });
  for (const { heads, tiles } of shelves) {
    const [head = '', price = '', left = ''] = heads;
    const [level = '', cost = ''] = [head, price].map((text) => text.replace(/\D/g, ''));
    if (left.startsWith('Lingua Volgare')) readVolgare(told, level, cost, left);
    else {
      const [, points, onShow = '', inDeck] = told.row('Manuscripts', level);
      told.need(`${head}: ${price}`, points === cost);
      told.need(`${head}: ${left}`, inDeck === left.replace(/\D/g, ''));
      const tongues = tiles.map((tile) => tile.tongues.join('/'));
      told.need(`${head}: ${tongues.join(', ')}`, isSame(tongues, listedIn(onShow)));
    }
  }
}

const tracksDrawn = {
  figures: ['.dve-levels .dve-step-figure'],
  starts: { each: '.dve-level', read: { figure: '.dve-step-figure' } },
  label: '.dve-levels@aria-label',
  tracks: {
    each: '.dve-track',
    read: {
      name: '.dve-track-name',
      standing: ':scope > .unseen',
      figures: ['.dve-step-figure'],
      printed: {
        each: '.dve-step:has(.dve-printed)',
        read: { space: '.dve-step-figure', value: '.dve-printed' },
      },
    },
  },
} as const;

async function readTracks(page: Page, told: Told): Promise<void> {
  const { figures, starts, label, tracks } = await readDrawn(page, tracksDrawn);
  const [, , lastKnown, discs, mind] = told.row('Tracks', 'Knowledge');
  told.need('Knowledge: last space', figures.at(-1) === lastKnown);
  const levels = starts.map(({ figure }) => figure);
  told.need(`Levels: ${levels.join()}`, mind === `the eight levels begin at ${levels.join(', ')}`);
  told.need(label, label.replace(/^.*first: /, '').replace(/ \(level \d\)/g, '') === discs);
  for (const { name, standing, printed, ...track } of tracks) {
    const [, , last, away, note = ''] = told.row('Tracks', name);
    const said = standing.replace('the one ahead first: ', '');
    told.need(`${name}: ${said}`, away === said);
    told.need(`${name}: last space`, track.figures.at(-1) === last);
    const library = note.replace(/^.*from the start: /, '').split(', ');
    for (const { space, value } of printed) {
      told.need(
        `${name}: ${value} on space ${space}`,
        note.includes(`${value} points from space ${space}`) || library[Number(space)] === value,
      );
    }
  }
}

async function readTiles(page: Page, told: Told): Promise<void> {
  const { tiles, nones, faces, deeds } = await readDrawn(page, {
    tiles: { each: '.dve-tile-friar, .dve-tile-cardinal', read: { face: ['.dve-face > *'] } },
    nones: ['.dve-tiles .dve-quiet'],
    faces: ['.dve-tiles .dve-tile-face'],
    deeds: ['.dve-once strong'],
  });
  for (const { face } of tiles) {
    const [name, effect] = face;
    told.need(`${name}: ${effect}`, told.row('Tiles', name ?? '')[2] === effect);
  }
  for (const none of nones) {
    const kind = /No (\w+)/.exec(none)?.[1] ?? '';
    told.need(none, !told.rows('Tiles').some(([name]) => name?.startsWith(kind)));
  }
  const [left = ''] = faces.slice(-1);
  const count = left.replace(/\D/g, '');
  told.need(left, told.texts('Tiles').includes(`Tiles left in the Papal Library: ${count}.`));
  const once = told.texts().find((text) => text.startsWith('Once a turn')) ?? '';
  for (const deed of deeds) {
    told.need(`Once a turn: ${deed}`, once.toLowerCase().includes(deed.toLowerCase()));
  }
}

/** Cubes as they are counted on the board, among pieces that are named one by one. */
function isCounted(said: string, names: readonly string[]): boolean {
  const counted = [...said.matchAll(cubes)].map(([, count, word = '']) => ({
    count: Number(count),
    start: word.slice(0, 5),
  }));
  const all = counted.reduce((sum, { count }) => sum + count, 0);
  return (
    all === names.length &&
    counted.every(
      ({ count, start }) => names.filter((name) => name.startsWith(start)).length === count,
    )
  );
}

/** A player’s corner of the board, with what is behind the screen where one may look behind it. */
const corner = {
  name: 'h4',
  facts: ['.dve-facts dd'],
  ducats: '.dve-purse strong',
  face: ['.dve-standing .dve-face > *'],
  line: ':scope > .dve-line',
  closed: ['.dve-closed'],
  held: '.dve-held > span:nth-of-type(2)',
  votes: '.dve-held > strong',
  virtual: '.dve-held > .dve-quiet:nth-of-type(3)',
  manuscripts: ['.dve-screen .dve-manuscript .unseen'],
  tiles: ['.dve-screen > p:not(.dve-held, .dve-quiet)'],
} as const;
const cornersDrawn = { corners: { each: '.dve-player', read: corner } } as const;
type Corner = Awaited<ReturnType<typeof readDrawn<typeof cornersDrawn>>>['corners'][number];

/** What is behind a screen that one may look behind: one's own, or all at the end. */
function readScreen(told: Told, { name, held, virtual, manuscripts, ...screen }: Corner): void {
  const votes = Number(screen.votes.replace(/\D/g, ''));
  const [tile] = screen.tiles;
  const row = told.row('Behind the screens', name);
  const holding = told.rows('Players').find((one) => one.length === 4 && one[0] === name) ?? [];
  told.need(`${name}: ${virtual}`, virtual === '' || (holding[2] ?? '').includes('virtual'));
  if (row.length > 0) {
    told.need(`${name}: ${held}`, held === row[1] || (held === 'no cubes' && row[1] === 'nothing'));
    told.need(`${name}: ${votes} votes`, row[2] === String(votes));
    const named = manuscripts.join(', ').toLowerCase();
    told.need(`${name}: ${named}`, (row[3] ?? '').toLowerCase() === named);
    const unseen = row[4] === 'secret' && tile === undefined;
    told.need(`${name}: ${tile}`, unseen || row[4] === (tile ?? '').replace(/\D/g, ''));
    return;
  }
  const mine = 'Behind your screen';
  const pieces = told.pieces(mine).map((piece) => piece.name);
  const isManuscript = (one: string): boolean => /^(Manuscript|Lingua)/.test(one);
  const isTile = (one: string): boolean => one.startsWith('Library');
  const own = pieces.filter((one) => !(isManuscript(one) || isTile(one)));
  told.need(`${name}: ${held}`, isCounted(held, own));
  const worth = told.texts(mine).map((text) => Number(/(\d+) votes?\./.exec(text)?.[1] ?? 0));
  told.need(`${name}: ${votes} votes`, worth.reduce((sum, each) => sum + each, 0) === votes);
  told.need(`${name}: ${manuscripts.join()}`, isSame(manuscripts, pieces.filter(isManuscript)));
  told.need(`${name}: ${tile}`, isSame(tile === undefined ? [] : [tile], pieces.filter(isTile)));
}

async function readPlayers(page: Page, told: Told): Promise<void> {
  const { corners } = await readDrawn(page, cornersDrawn);
  expect(corners.length).toBe(4);
  for (const one of corners) {
    const { name, facts } = one;
    const row = told.rows('Players').find((cells) => cells.length > 4 && cells[1] === name) ?? [];
    const [, , place, ducats, status, knowledge, front, visited, besides = ''] = row;
    const [atPlace, known, green = '', taken] = facts;
    told.need(`${name}: in ${atPlace}`, place === atPlace);
    told.need(`${name}: knowledge ${known}`, knowledge === known);
    told.need(`${name}: front ${green}`, front === /^\d+/.exec(green)?.[0]);
    told.need(`${name}: cities ${taken}`, visited === taken);
    told.need(`${name}: ducats`, ducats === one.ducats);
    const [standing, effect] = one.face;
    told.need(`${name}: ${standing}`, status === standing);
    const power = told.rows('Players').find((cells) => cells.length === 4 && cells[0] === name);
    told.need(`${name}, ${standing}: ${effect}`, power?.[2] === effect);
    for (const more of one.line.split(' · ')) {
      told.need(`${name}: ${more}`, besides.includes(more.replace('Elected: ', '')));
    }
    const isClosed = one.closed.length > 0;
    if (!isClosed) readScreen(told, one);
    told.need(`${name}: closed`, !isClosed || told.row('Behind the screens', name).length === 0);
  }
}

/** A sentence of what is asked now. */
function readLine(told: Told, line: string): void {
  const texts = told.texts();
  const called = /^(.*) has summoned all others to (.*)\.$/.exec(line);
  const isTold =
    texts.includes(line) ||
    (/chooses/.test(line) && texts.some((text) => text.startsWith(line.slice(0, -1)))) ||
    (/^At sea/.test(line) && texts.some((text) => text.includes('must land in a port there'))) ||
    (called !== null &&
      texts.some((text) => text.startsWith(`${called[1]} has`) && text.includes(called[2] ?? ' ')));
  told.need(line, isTold);
}

/** Who is summoned or bids, with what is noted of him. */
const readNote = (told: Told, name: string, note: string): void => {
  const isSaid = (pattern: RegExp): boolean =>
    told.texts().some((text) => pattern.test(text) && text.includes(name));
  const votes = /^highest: (.*)$/.exec(note)?.[1];
  const readers: readonly (readonly [boolean, boolean])[] = [
    [note === 'comes', isSaid(/^Coming: /)],
    [note === 'answers now', isSaid(/answers now/)],
    [note === 'to answer', isSaid(/^Still to answer/)],
    [note === 'speaks now', isSaid(new RegExp(`^Still bidding.*: ${name}\\b`))],
    [note === 'passed', isSaid(/^Have passed: /)],
    [votes !== undefined, isSaid(new RegExp(`^Highest bid: ${votes}, by`))],
  ];
  told.need(
    `${name}: ${note}`,
    readers.some(([is, isTold]) => is && isTold),
  );
};

const nowDrawn = {
  heading: '.dve-now #dve-now',
  parts: ['.dve-now .dve-phase, .dve-now .dve-flag'],
  points: { each: '.dve-now .dve-points', read: { who: 'strong', left: '.dve-quiet' } },
  lines: ['.dve-now p.dve-line:not(:has(.dve-library-tile))'],
  tiles: ['.dve-now p.dve-line .dve-library-tile'],
  lists: {
    each: '.dve-now .dve-order',
    read: {
      names: ['.dve-name'],
      done: ['.dve-name.dve-done'],
      people: { each: 'li', read: { name: '.dve-name', notes: ['small'] } },
    },
  },
} as const;

async function readNow(page: Page, told: Told): Promise<void> {
  const now = await readDrawn(page, nowDrawn);
  const texts = told.texts();
  told.need('heading', told.heading.startsWith(now.heading));
  const isSaid = (part: string): boolean =>
    [told.heading, ...texts].some((text) => text.toLowerCase().includes(part.toLowerCase()));
  for (const part of now.parts) told.need(part, isSaid(part));
  for (const { who, left } of now.points) {
    told.need(`${who}: ${left}`, texts.includes(`${who}, with ${left}.`));
  }
  for (const line of now.lines) readLine(told, line);
  const looked = told.pieces(told.heading).map(({ name }) => name);
  told.need(
    `tiles ${now.tiles.join()}`,
    isSame(
      now.tiles.map((tile) => `Library tile ${tile}`),
      looked,
    ),
  );
  const [order, asked] = now.lists;
  if (order !== undefined) {
    const { names, done } = order;
    const listOf = (start: string): readonly string[] =>
      listedIn(
        texts
          .find((text) => text.startsWith(start))
          ?.slice(start.length)
          .replace(/\.$/, '') ?? '',
      );
    told.need(`order ${names.join()}`, listOf('Turn order: ').join() === names.join());
    told.need(`done ${done.join()}`, isSame(listOf('Have ended their actions this turn: '), done));
  }
  for (const { name, notes } of asked?.people ?? []) {
    for (const note of notes) readNote(told, name, note);
  }
}

async function readBoard(page: Page, told: Told): Promise<void> {
  await readNow(page, told);
  await readMap(page, told);
  await readChart(page, told);
  await readSale(page, told);
  await readManuscripts(page, told);
  await readTracks(page, told);
  await readTiles(page, told);
  await readPlayers(page, told);
}

/** The map of a game that is over is folded up. */
async function stands(page: Page, isOver: boolean): Promise<void> {
  if (isOver) await page.locator('.dve-ended-map .dve-fold').click();
  await page.locator('.map-place').first().waitFor();
}

test('the position in words says all that the drawn board says, from the set-up to the end', async () => {
  const reading = { ...golden, seat: bruno, moments, stands, read: readBoard };
  expect(await untold<View>(site, reading)).toEqual([]);
});
