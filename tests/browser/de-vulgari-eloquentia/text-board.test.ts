import type { Schemas } from '@staffetta/client';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite } from '../site.ts';
import {
  cleaned,
  isSame,
  listedIn,
  type Moment,
  type Told,
  textIn,
  textsIn,
  untold,
} from '../told.ts';

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
  asking: { from: 175, is: ({ summons }) => summons?.stage === 'asking' },
  bidding: {
    from: 180,
    is: ({ summons }) => summons?.stage === 'bidding' && summons.bidders.length < 4,
  },
  looking: { from: 255, is: ({ shownTiles }) => shownTiles.length > 0 },
  last: { from: 296, is: ({ isLastTurn }) => isLastTurn },
  election: { from: 312, is: ({ phase }) => phase === 'election' },
};

/** A place of the map, as one hears it. */
function readPlace(told: Told, label: string): void {
  const [name = '', ...parts] = cleaned(label).split('; ');
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
  const places = await page
    .locator('.map-place[role=button]')
    .evaluateAll((found) => found.map((place) => place.getAttribute('aria-label') ?? ''));
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
  const spaces = await textsIn(page, '.dve-space .unseen');
  expect(spaces.length).toBe(16);
  for (const space of spaces) readSpace(told, space);
  for (const out of await textsIn(page, '.dve-chart > .dve-quiet')) {
    told.need(out, told.texts().includes(out));
  }
}

async function readSale(page: Page, told: Told): Promise<void> {
  const lots = page.locator('.dve-lot');
  const drawn = await lots.evaluateAll((found) =>
    found.flatMap((lot) => (lot.getAttribute('data-pieces') ?? '').split(' ')),
  );
  told.need(
    `On sale: ${drawn.join(' ')}`,
    isSame(
      drawn,
      told.pieces('Cubes').map(({ id }) => id),
    ),
  );
  for (const none of await textsIn(page, '.dve-sale > .dve-quiet')) {
    told.need(none, told.texts('Cubes').includes(none));
  }
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
  for (const shelf of await page.locator('.dve-row').all()) {
    const [head = '', price = '', left = ''] = await textsIn(shelf, '.dve-row-head > *');
    const [level = '', cost = ''] = [head, price].map((text) => text.replace(/\D/g, ''));
    if (left.startsWith('Lingua Volgare')) readVolgare(told, level, cost, left);
    else {
      const [, points, onShow = '', inDeck] = told.row('Manuscripts', level);
      told.need(`${head}: ${price}`, points === cost);
      told.need(`${head}: ${left}`, inDeck === left.replace(/\D/g, ''));
      const tongues: string[] = [];
      for (const tile of await shelf.locator('.dve-manuscript').all()) {
        tongues.push((await textsIn(tile, '.dve-tongue')).join('/'));
      }
      told.need(`${head}: ${tongues.join(', ')}`, isSame(tongues, listedIn(onShow)));
    }
  }
}

async function readTracks(page: Page, told: Told): Promise<void> {
  const [, , lastKnown, discs, mind] = told.row('Tracks', 'Knowledge');
  const steps = await textsIn(page, '.dve-levels .dve-step-figure');
  told.need('Knowledge: last space', steps.at(-1) === lastKnown);
  const starts: string[] = [];
  for (const level of await page.locator('.dve-level').all()) {
    starts.push(await textIn(level, '.dve-step-figure'));
  }
  told.need(`Levels: ${starts.join()}`, mind === `the eight levels begin at ${starts.join(', ')}`);
  const label = cleaned(await page.locator('.dve-levels').getAttribute('aria-label'));
  const standing = label.replace(/^.*first: /, '').replace(/ \(level \d\)/g, '');
  told.need(label, standing === discs);
  for (const track of await page.locator('.dve-track').all()) {
    const name = await textIn(track, '.dve-track-name');
    const [, , last, away, note = ''] = told.row('Tracks', name);
    const said = (await textIn(track, ':scope > .unseen')).replace('the one ahead first: ', '');
    told.need(`${name}: ${said}`, away === said);
    told.need(`${name}: last space`, (await textsIn(track, '.dve-step-figure')).at(-1) === last);
    for (const step of await track.locator('.dve-step:has(.dve-printed)').all()) {
      const [space, printed] = [
        await textIn(step, '.dve-step-figure'),
        await textIn(step, '.dve-printed'),
      ];
      const library = note.replace(/^.*from the start: /, '').split(', ');
      told.need(
        `${name}: ${printed} on space ${space}`,
        note.includes(`${printed} points from space ${space}`) ||
          library[Number(space)] === printed,
      );
    }
  }
}

async function readTiles(page: Page, told: Told): Promise<void> {
  for (const tile of await page.locator('.dve-tile-friar, .dve-tile-cardinal').all()) {
    const [name, effect] = await textsIn(tile, '.dve-face > *');
    told.need(`${name}: ${effect}`, told.row('Tiles', name ?? '')[2] === effect);
  }
  for (const none of await textsIn(page, '.dve-tiles .dve-quiet')) {
    const kind = /No (\w+)/.exec(none)?.[1] ?? '';
    told.need(none, !told.rows('Tiles').some(([name]) => name?.startsWith(kind)));
  }
  const [left = ''] = (await textsIn(page, '.dve-tiles .dve-tile-face')).slice(-1);
  const count = left.replace(/\D/g, '');
  told.need(left, told.texts('Tiles').includes(`Tiles left in the Papal Library: ${count}.`));
  const once = told.texts().find((text) => text.startsWith('Once a turn')) ?? '';
  for (const deed of await textsIn(page, '.dve-once strong')) {
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

/** What is behind a screen that one may look behind: one's own, or all at the end. */
async function readScreen(corner: Locator, told: Told, name: string): Promise<void> {
  const held = await textIn(corner, '.dve-held > span:nth-of-type(2)');
  const votes = Number((await textIn(corner, '.dve-held > strong')).replace(/\D/g, ''));
  const manuscripts = await textsIn(corner, '.dve-screen .dve-manuscript .unseen');
  const [tile] = await textsIn(corner, '.dve-screen > p:not(.dve-held, .dve-quiet)');
  const row = told.row('Behind the screens', name);
  const virtual = await textIn(corner, '.dve-held > .dve-quiet:nth-of-type(3)');
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
  const corners = await page.locator('.dve-player').all();
  expect(corners.length).toBe(4);
  for (const corner of corners) {
    const name = await textIn(corner, 'h4');
    const row = told.rows('Players').find((one) => one.length > 4 && one[1] === name) ?? [];
    const [, , place, ducats, status, knowledge, front, visited, besides = ''] = row;
    const facts = await textsIn(corner, '.dve-facts dd');
    const [atPlace, known, green = '', taken] = facts;
    told.need(`${name}: in ${atPlace}`, place === atPlace);
    told.need(`${name}: knowledge ${known}`, knowledge === known);
    told.need(`${name}: front ${green}`, front === /^\d+/.exec(green)?.[0]);
    told.need(`${name}: cities ${taken}`, visited === taken);
    told.need(`${name}: ducats`, ducats === (await textIn(corner, '.dve-purse strong')));
    const [standing, effect] = await textsIn(corner, '.dve-standing .dve-face > *');
    told.need(`${name}: ${standing}`, status === standing);
    const power = told.rows('Players').find((one) => one.length === 4 && one[0] === name);
    told.need(`${name}, ${standing}: ${effect}`, power?.[2] === effect);
    for (const more of (await textIn(corner, ':scope > .dve-line')).split(' · ')) {
      told.need(`${name}: ${more}`, besides.includes(more.replace('Elected: ', '')));
    }
    const isClosed = (await corner.locator('.dve-closed').count()) > 0;
    if (!isClosed) await readScreen(corner, told, name);
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

async function readNow(page: Page, told: Told): Promise<void> {
  const now = page.locator('.dve-now');
  const texts = told.texts();
  told.need('heading', told.heading.startsWith(await textIn(now, '#dve-now')));
  const isSaid = (part: string): boolean =>
    [told.heading, ...texts].some((text) => text.toLowerCase().includes(part.toLowerCase()));
  for (const part of await textsIn(now, '.dve-phase, .dve-flag')) told.need(part, isSaid(part));
  for (const points of await now.locator('.dve-points').all()) {
    const [who, left] = [await textIn(points, 'strong'), await textIn(points, '.dve-quiet')];
    told.need(`${who}: ${left}`, texts.includes(`${who}, with ${left}.`));
  }
  for (const line of await textsIn(now, 'p.dve-line:not(:has(.dve-library-tile))')) {
    readLine(told, line);
  }
  const tiles = await textsIn(now, 'p.dve-line .dve-library-tile');
  const looked = told.pieces(told.heading).map(({ name }) => name);
  told.need(
    `tiles ${tiles.join()}`,
    isSame(
      tiles.map((tile) => `Library tile ${tile}`),
      looked,
    ),
  );
  const [order, asked] = await now.locator('.dve-order').all();
  if (order !== undefined) {
    const names = await textsIn(order, '.dve-name');
    const done = await textsIn(order, '.dve-name.dve-done');
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
  for (const one of (await asked?.locator('li').all()) ?? []) {
    for (const note of await textsIn(one, 'small')) {
      readNote(told, await textIn(one, '.dve-name'), note);
    }
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
