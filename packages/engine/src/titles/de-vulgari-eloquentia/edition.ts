import { z } from 'zod';
import type { EditionFault } from '../../core/title.ts';
import printed from './editions/reconstruction-1.json' with { type: 'json' };

/** What is told us by a rulebook, and what is a guess until somebody who owns the box corrects it. */
const source = z.enum(['rulebook', 'placeholder']);
const note = z.string().max(500).exactOptional();

const zoneId = z.string().regex(/^[a-z][a-z-]{0,39}$/);
const name = z.string().min(1).max(60);
const at = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]); // longitude, latitude
const amount = z.int().min(0).max(200);
const gift = z.int().min(1).max(200);
const spaces = z.int().min(1).max(200);
const copies = z.int().min(1).max(9);
const there = z.literal(true).exactOptional();

export const dialects = ['oil', 'oc', 'fiorentino', 'latino', 'siciliana'] as const;
const dialect = z.enum(dialects);
export type Dialect = z.infer<typeof dialect>;

const zone = z.strictObject({
  id: zoneId,
  name,
  dialect: dialect.nullable(),
  at,
  start: there,
  port: zoneId.exactOptional(), // its sea
  convent: there,
  abbey: there,
  cathedral: there,
  franciscan: there,
  messenger: there, // Bologna
  ducats: gift.exactOptional(),
  knowledge: gift.exactOptional(),
  /** Which of these fields are guesses; `zone`: all of it. */
  placeholders: z.array(z.enum(['zone', 'name', 'dialect', 'ducats', 'knowledge'])).exactOptional(),
});
export type Zone = z.infer<typeof zone>;

const event = z.strictObject({
  number: z.int().min(1).max(10),
  name,
  zone: zoneId,
  gives: z.enum(['ducats', 'knowledge', 'auction']),
  amount: gift,
  source,
  note,
});
export type EventTile = z.infer<typeof event>;

const cubes = z.strictObject({
  red: amount,
  black: amount,
  yellow: amount,
  green: amount,
  perTurn: z.int().min(1).max(20),
});

const plainTrack = z.strictObject({ lastSpace: spaces, source, note });

/** The printed facts, each in its form; whether they make sense together, `editionFaults` says. */
export const editionSchema = z.strictObject({
  edition: z.string().min(1).max(60),
  about: z.string().max(2_000),
  zones: z.array(zone).min(10).max(100),
  roads: z.strictObject({
    list: z.array(z.tuple([zoneId, zoneId])).max(400),
    rulebook: z.array(z.tuple([zoneId, zoneId])),
    note: z.string().max(500),
  }),
  seas: z.array(z.strictObject({ id: zoneId, name, at })).max(10),
  events: z.array(event),
  knowledge: z.strictObject({
    lastSpace: spaces,
    levelStarts: z.array(z.int().min(0)).length(8),
    source,
    note,
  }),
  tracks: z.strictObject({
    riddle: z.strictObject({
      lastSpace: spaces,
      points: z.array(z.strictObject({ from: spaces, vp: amount })).min(1),
      source,
      note,
    }),
    messenger: plainTrack,
    orient: plainTrack,
    canticle: plainTrack,
    library: z.strictObject({ lastSpace: spaces, tilesDrawn: z.array(amount), source, note }),
    rest: plainTrack,
  }),
  papalEvents: z.strictObject({ red: amount, white: amount, source, note }),
  canticleTurns: z.strictObject({ tiles: z.array(z.int().min(1).max(13)), source, note }),
  libraryTiles: z.strictObject({ values: z.array(z.int().min(0).max(20)), source, note }),
  manuscripts: z.strictObject({
    perDialect: z.strictObject({ '1': copies, '2': copies, '3': copies }),
    levelFourPairs: z.array(z.tuple([dialect, dialect])),
    linguaVolgare: z.strictObject({
      level: z.int().min(1).max(8),
      actions: z.int().min(1).max(5),
      vp: amount,
    }),
    source,
    note,
  }),
  cubesByPlayers: z.strictObject({ '2': cubes, '3': cubes, '4': cubes, '5': cubes, source }),
});
export type Edition = z.infer<typeof editionSchema>;

/** What cannot be printed, as its sentence names it. */
export type FaultCode =
  | 'same-id'
  | 'same-name'
  | 'no-such-sea'
  | 'dialect-unspoken'
  | 'no-roma'
  | 'wrong-number-of-zones'
  | 'canticle-tile-missing'
  | 'road-to-nowhere'
  | 'road-to-itself'
  | 'road-twice'
  | 'rulebook-road-missing'
  | 'out-of-reach'
  | 'events-not-numbered'
  | 'event-nowhere'
  | 'events-together'
  | 'auction-misplaced'
  | 'levels-not-rising'
  | 'riddle-not-rising'
  | 'tile-at-the-start'
  | 'library-space-missing'
  | 'wrong-papal-tiles'
  | 'wrong-library-tiles'
  | 'wrong-number-of-manuscripts'
  | 'pair-twice'
  | 'pair-of-one'
  | 'turn-twice'
  | 'wrong-number-of-cubes';

type Fault = EditionFault<FaultCode>;

const fault = (path: Fault['path'], code: FaultCode, details: Fault['details'] = {}): Fault => ({
  path,
  code,
  details,
});

const twice = <T>(values: readonly T[]): readonly T[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

function zoneFaults({ zones, seas }: Edition): readonly Fault[] {
  const ids = [...zones, ...seas].map(({ id }) => id);
  return [
    ...twice(ids).map((id) => fault(['zones'], 'same-id', { id })),
    ...zones.flatMap(({ id, port }, index) =>
      port === undefined || seas.some((sea) => sea.id === port)
        ? []
        : [fault(['zones', index, 'port'], 'no-such-sea', { id, port })],
    ),
    ...twice([...zones, ...seas].map(({ name: printedName }) => printedName)).map((printedName) =>
      fault(['zones'], 'same-name', { name: printedName }),
    ),
    ...dialects
      .filter((one) => zones.every((known) => known.dialect !== one))
      .map((one) => fault(['zones'], 'dialect-unspoken', { dialect: one })),
    ...(ids.includes('roma') ? [] : [fault(['zones'], 'no-roma')]),
  ];
}

/** How many zones there must be of each kind. */
const zonesOf = {
  start: 5,
  convent: 2,
  abbey: 3,
  cathedral: 2,
  messenger: 1,
  franciscan: 5,
} as const;
export type ZoneKind = keyof typeof zonesOf;

function kindFaults({ zones, canticleTurns }: Edition): readonly Fault[] {
  return [
    ...(Object.entries(zonesOf) as [ZoneKind, number][]).flatMap(([kind, needed]) => {
      const found = zones.filter((known) => known[kind] === true).length;
      return found === needed
        ? []
        : [fault(['zones'], 'wrong-number-of-zones', { kind, found, needed })];
    }),
    ...(canticleTurns.tiles.length === 5
      ? []
      : [fault(['canticleTurns', 'tiles'], 'canticle-tile-missing')]),
  ];
}

function roadFaults({ zones, roads }: Edition): readonly Fault[] {
  const known = new Set(zones.map(({ id }) => id));
  const ends = roads.list.map(([one, other]) => [one, other].sort().join(' – '));
  return [
    ...roads.list.flatMap(([one, other], index) =>
      [one, other]
        .filter((id) => !known.has(id))
        .map((id) => fault(['roads', 'list', index], 'road-to-nowhere', { id })),
    ),
    ...roads.list.flatMap(([one, other], index) =>
      one === other ? [fault(['roads', 'list', index], 'road-to-itself', { id: one })] : [],
    ),
    ...twice(ends).map((road) => fault(['roads', 'list'], 'road-twice', { road })),
    ...roads.rulebook
      .filter((road) => !ends.includes([...road].sort().join(' – ')))
      .map((road) =>
        fault(['roads', 'rulebook'], 'rulebook-road-missing', { road: road.join(' – ') }),
      ),
  ];
}

/** Zones nobody can get to from the first, by road and by sea. */
function unreachable({ zones, roads }: Edition): readonly string[] {
  const legs = [
    ...roads.list,
    ...zones.flatMap(({ id, port }) => (port === undefined ? [] : [[id, port] as const])),
  ];
  const reached = new Set(zones.slice(0, 1).map(({ id }) => id));
  for (const _ of zones) {
    for (const [one, other] of legs) {
      if (reached.has(one)) reached.add(other);
      if (reached.has(other)) reached.add(one);
    }
  }
  return zones.filter(({ id }) => !reached.has(id)).map(({ id }) => id);
}

function eventFaults({ zones, events }: Edition): readonly Fault[] {
  const numbers = events.map(({ number }) => number).sort((one, other) => one - other);
  const isComplete = numbers.join() === '1,2,3,4,5,6,7,8,9,10';
  return [
    ...(isComplete ? [] : [fault(['events'], 'events-not-numbered')]),
    ...events.flatMap(({ number, zone: id }, index) =>
      zones.some((known) => known.id === id)
        ? []
        : [fault(['events', index, 'zone'], 'event-nowhere', { number, id })],
    ),
    ...twice(events.map((tile) => tile.zone)).map((id) =>
      fault(['events'], 'events-together', { id }),
    ),
    ...events.flatMap(({ number, gives }, index) =>
      (number === 10) === (gives === 'auction')
        ? []
        : [fault(['events', index, 'gives'], 'auction-misplaced')],
    ),
  ];
}

/** Whether numbers rise, each higher than the one before. */
const rises = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));

function trackFaults({ knowledge, tracks }: Edition): readonly Fault[] {
  const { levelStarts, lastSpace } = knowledge;
  const { riddle, library } = tracks;
  const numbers = riddle.points.map(({ from }) => from);
  return [
    ...(levelStarts[0] === 0 && rises([...levelStarts, lastSpace + 1])
      ? []
      : [fault(['knowledge', 'levelStarts'], 'levels-not-rising')]),
    ...(rises([...numbers, riddle.lastSpace + 1])
      ? []
      : [fault(['tracks', 'riddle', 'points'], 'riddle-not-rising')]),
    ...(library.tilesDrawn[0] === 0
      ? []
      : [fault(['tracks', 'library', 'tilesDrawn', 0], 'tile-at-the-start')]),
    ...(library.tilesDrawn.length === library.lastSpace + 1
      ? []
      : [fault(['tracks', 'library', 'tilesDrawn'], 'library-space-missing')]),
  ];
}

function tileFaults({
  papalEvents,
  canticleTurns,
  libraryTiles,
  manuscripts,
}: Edition): readonly Fault[] {
  const { perDialect, levelFourPairs } = manuscripts;
  const below = (perDialect[1] + perDialect[2] + perDialect[3]) * dialects.length;
  const all = below + levelFourPairs.length;
  const pairs = levelFourPairs.map((pair) => [...pair].sort().join(' – '));
  return [
    ...(papalEvents.red === 2 && papalEvents.white === 3
      ? []
      : [fault(['papalEvents'], 'wrong-papal-tiles')]),
    ...(libraryTiles.values.length === 8
      ? []
      : [fault(['libraryTiles', 'values'], 'wrong-library-tiles')]),
    ...(all === 55 ? [] : [fault(['manuscripts'], 'wrong-number-of-manuscripts', { count: all })]),
    ...twice(pairs).map((pair) => fault(['manuscripts', 'levelFourPairs'], 'pair-twice', { pair })),
    ...twice(canticleTurns.tiles).map((turn) =>
      fault(['canticleTurns', 'tiles'], 'turn-twice', { turn }),
    ),
    ...levelFourPairs.flatMap(([one, other], index) =>
      one === other
        ? [fault(['manuscripts', 'levelFourPairs', index], 'pair-of-one', { dialect: one })]
        : [],
    ),
  ];
}

/** Seven turns are laid out in advance, and the bag is empty then. */
function cubeFaults({ cubesByPlayers }: Edition): readonly Fault[] {
  return (['2', '3', '4', '5'] as const).flatMap((players) => {
    const { red, black, yellow, green, perTurn } = cubesByPlayers[players];
    const all = red + black + yellow + green;
    return all === perTurn * 7
      ? []
      : [fault(['cubesByPlayers', players], 'wrong-number-of-cubes', { count: all, perTurn })];
  });
}

/** All that keeps a game with these printed facts from being played, each by the entry it is about. */
export const editionFaults = (edition: Edition): readonly Fault[] => [
  ...[zoneFaults, kindFaults, roadFaults, eventFaults, trackFaults, tileFaults, cubeFaults].flatMap(
    (look) => look(edition),
  ),
  ...unreachable(edition).map((id) => fault(['zones'], 'out-of-reach', { id })),
];

/** The board as far as rulebooks tell it, the rest guessed; see its own account of itself. */
export const reconstruction: Edition = editionSchema.parse(printed);
