import type { Section } from '../../../core/show.ts';
import type { Edition, Zone } from '../edition.ts';
import { tracks } from '../types.ts';
import type { Board } from '../words/board/board.ts';
import { capital, type Names, placeName } from '../words/names/names.ts';
import { type Block, givenBy, grid, text } from './scene.ts';
import { levelsSaid, librarySaid, riddleSaid } from './tracks.ts';

/** What a table of printed facts is made from. */
export type Printed = { readonly edition: Edition; readonly board: Board; readonly names: Names };

/** Where a fact is from: of what has a note, a part is told. */
const sourceOf = (
  { board: { about: words } }: Printed,
  { source, note }: { readonly source: 'rulebook' | 'placeholder'; readonly note?: string },
): string => words.sources[source === 'placeholder' && note !== undefined ? 'part' : source];

const dialectOf = ({ names }: Printed, { dialect }: Zone): string =>
  dialect === null ? '' : names.dialects[dialect];

const tabled = (
  heading: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  ...more: readonly Block[]
): readonly Section[] =>
  rows.length === 0 ? [] : [{ heading, blocks: [grid(columns, rows), ...more] }];

/** What a zone gives, as far as it gives anything. */
const offerOf = ({ board }: Printed, { ducats, knowledge }: Zone): string =>
  [
    ...(ducats === undefined ? [] : [board.ducats(ducats)]),
    ...(knowledge === undefined ? [] : [board.knowledge(knowledge)]),
  ].join(', ');

function ourZones(printed: Printed): readonly Section[] {
  const { edition, board } = printed;
  const rows = edition.zones
    .filter(({ placeholders = [] }) => placeholders.includes('zone'))
    .map((zone) => [zone.name, dialectOf(printed, zone), offerOf(printed, zone)]);
  return tabled(board.about.ourZones, board.about.ourZoneColumns, rows);
}

/** A guessed field of a zone, with what it says. */
function fieldSaid(
  printed: Printed,
  zone: Zone,
  field: 'name' | 'dialect' | 'ducats' | 'knowledge',
) {
  const { board } = printed;
  const said = {
    name: zone.name,
    dialect: dialectOf(printed, zone),
    ducats: board.ducats(zone.ducats ?? 0),
    knowledge: board.knowledge(zone.knowledge ?? 0),
  };
  return board.about.fields[field](said[field]);
}

function guessedZones(printed: Printed): readonly Section[] {
  const { edition, board } = printed;
  const { about: words } = board;
  const rows = edition.zones.flatMap((zone) => {
    const fields = (zone.placeholders ?? []).flatMap((field) =>
      field === 'zone' ? [] : [fieldSaid(printed, zone, field)],
    );
    return fields.length === 0 ? [] : [[zone.name, fields.join(', ')]];
  });
  return tabled(words.guessedZones, words.zoneColumns, rows, text(words.restOfZones));
}

function roads({ edition, board: { about: words }, names }: Printed): Section {
  const { list, rulebook } = edition.roads;
  const said = (ends: readonly string[]): string =>
    ends.map((end) => placeName(edition, end)).join(' – ');
  const told = rulebook.map(said);
  const ours = list.map(said).filter((road) => !told.includes(road));
  return {
    heading: words.roads,
    blocks: [
      ...(told.length === 0 ? [] : [text(words.toldRoads(names.listed(told)))]),
      ...(ours.length === 0 ? [] : [text(words.ourRoads(ours.length, ours.join(', ')))]),
    ],
  };
}

function eventTiles(printed: Printed): Section {
  const { edition, board } = printed;
  const rows = edition.events.map((event) => [
    `${event.number} ${event.name}`,
    placeName(edition, event.zone),
    givenBy(board, event),
    sourceOf(printed, event),
  ]);
  return { heading: board.about.events, blocks: [grid(board.about.eventColumns, rows)] };
}

/** What a track has printed on it besides its spaces. */
const onTrack = (printed: Printed): Readonly<Record<string, string>> => ({
  riddle: `${printed.board.between}${riddleSaid(printed)}`,
  library: `${printed.board.between}${librarySaid(printed)}`,
});

function trackFacts(printed: Printed): readonly (readonly string[])[] {
  const { edition, board, names } = printed;
  const { spaces } = board.about;
  const { knowledge } = edition;
  return [
    [
      board.knowledgeTrack,
      `${spaces(knowledge.lastSpace)}${board.between}${levelsSaid(printed)}`,
      sourceOf(printed, knowledge),
    ],
    ...tracks.map((track) => {
      const fact = edition.tracks[track];
      const more = onTrack(printed)[track] ?? '';
      return [
        capital(names.tracks[track]),
        `${spaces(fact.lastSpace)}${more}`,
        sourceOf(printed, fact),
      ];
    }),
  ];
}

function manuscriptsSaid({ edition, board, names }: Printed): string {
  const { about: words } = board;
  const { perDialect, levelFourPairs, linguaVolgare } = edition.manuscripts;
  const pairs = levelFourPairs.map((pair) =>
    pair.map((dialect) => names.dialects[dialect]).join('/'),
  );
  return [
    ...([1, 2, 3] as const).map((level) => words.ofLevel(level, perDialect[level])),
    words.levelFour(pairs.length, pairs.join(', ')),
    words.volgare(linguaVolgare.level, linguaVolgare.actions, linguaVolgare.vp),
  ].join(board.between);
}

function tileFacts(printed: Printed): readonly (readonly string[])[] {
  const { edition, board, names } = printed;
  const { about: words } = board;
  const { papalEvents, canticleTurns, libraryTiles, manuscripts, cubesByPlayers } = edition;
  const cubesFor = ([2, 3, 4, 5] as const).map((seats) =>
    words.cubesFor(seats, cubesByPlayers[seats].perTurn),
  );
  const facts = [
    [
      words.papalTiles,
      names.listed([words.red(papalEvents.red), words.white(papalEvents.white)]),
      papalEvents,
    ],
    [words.canticleTiles, canticleTurns.tiles.join(', '), canticleTurns],
    [words.libraryTiles, libraryTiles.values.join(', '), libraryTiles],
    [words.manuscripts, manuscriptsSaid(printed), manuscripts],
    [words.cubes, cubesFor.join(', '), cubesByPlayers],
  ] as const;
  return facts.map(([fact, here, from]) => [fact, here, sourceOf(printed, from)]);
}

/** Which of the printed facts a rulebook tells, and which are ours until somebody corrects them. */
export function editionSections(printed: Printed): readonly Section[] {
  const { edition, board } = printed;
  const { about: words } = board;
  return [
    {
      heading: words.heading(edition.edition),
      blocks: [text(words.intro), text(words.replaceable)],
    },
    ...ourZones(printed),
    ...guessedZones(printed),
    roads(printed),
    eventTiles(printed),
    {
      heading: words.facts,
      blocks: [grid(words.factColumns, [...trackFacts(printed), ...tileFacts(printed)])],
    },
  ];
}
