import { z } from 'zod';
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

const shape = z.strictObject({
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
export type Edition = z.infer<typeof shape>;

/** Something an edition says that cannot be, and where it says it. */
type Fault = { readonly path: readonly (string | number)[]; readonly message: string };

const fault = (path: Fault['path'], message: string): Fault => ({ path, message });

const twice = <T>(values: readonly T[]): readonly T[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

function zoneFaults({ zones, seas }: Edition): readonly Fault[] {
  const ids = [...zones, ...seas].map(({ id }) => id);
  return [
    ...twice(ids).map((id) => fault(['zones'], `Two zones or seas are called ${id}.`)),
    ...zones.flatMap(({ id, port }, index) =>
      port === undefined || seas.some((sea) => sea.id === port)
        ? []
        : [fault(['zones', index, 'port'], `${id} is a port of ${port}, which is no sea here.`)],
    ),
    ...twice([...zones, ...seas].map(({ name: printedName }) => printedName)).map((printedName) =>
      fault(['zones'], `Two places are printed ${printedName}: nobody could type which.`),
    ),
    ...dialects
      .filter((one) => zones.every((known) => known.dialect !== one))
      .map((one) => fault(['zones'], `No zone speaks ${one}.`)),
    ...(ids.includes('roma') ? [] : [fault(['zones'], 'roma is missing: all end there.')]),
  ];
}

/** How many zones there must be of a kind. */
function kindFaults({ zones, canticleTurns }: Edition): readonly Fault[] {
  const count = (is: (zone: Zone) => boolean): number => zones.filter(is).length;
  const wanted = [
    ['starting cities', count(({ start }) => start === true), 5],
    ['convents', count(({ convent }) => convent === true), 2],
    ['abbeys', count(({ abbey }) => abbey === true), 3],
    ['cathedrals', count(({ cathedral }) => cathedral === true), 2],
    ['cities of the Messenger', count(({ messenger }) => messenger === true), 1],
    ['Franciscan cities', count(({ franciscan }) => franciscan === true), 5],
  ] as const;
  return [
    ...wanted.flatMap(([kind, found, needed]) =>
      found === needed ? [] : [fault(['zones'], `There are ${found} ${kind}, not ${needed}.`)],
    ),
    ...(canticleTurns.tiles.length === 5
      ? []
      : [fault(['canticleTurns', 'tiles'], 'Each of the five Franciscan cities needs a tile.')]),
  ];
}

function roadFaults({ zones, roads }: Edition): readonly Fault[] {
  const known = new Set(zones.map(({ id }) => id));
  const ends = roads.list.map(([one, other]) => [one, other].sort().join(' – '));
  return [
    ...roads.list.flatMap(([one, other], index) =>
      [one, other]
        .filter((id) => !known.has(id))
        .map((id) => fault(['roads', 'list', index], `A road leads to ${id}, which is no zone.`)),
    ),
    ...roads.list.flatMap(([one, other], index) =>
      one === other ? [fault(['roads', 'list', index], `A road leads from ${one} to itself.`)] : [],
    ),
    ...twice(ends).map((road) => fault(['roads', 'list'], `The road ${road} is there twice.`)),
    ...roads.rulebook
      .filter((road) => !ends.includes([...road].sort().join(' – ')))
      .map((road) => fault(['roads', 'rulebook'], `${road.join(' – ')} is not in the list.`)),
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
    ...(isComplete ? [] : [fault(['events'], 'The event tiles are not numbered 1 to 10.')]),
    ...events.flatMap(({ number, zone: id }, index) =>
      zones.some((known) => known.id === id)
        ? []
        : [fault(['events', index, 'zone'], `Event ${number} goes to ${id}, which is no zone.`)],
    ),
    ...twice(events.map((tile) => tile.zone)).map((id) =>
      fault(['events'], `Two events go to ${id}: whoever stands there could not say which.`),
    ),
    ...events.flatMap(({ number, gives }, index) =>
      (number === 10) === (gives === 'auction')
        ? []
        : [fault(['events', index, 'gives'], 'Event 10, and no other, is the auction.')],
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
      : [fault(['knowledge', 'levelStarts'], 'The levels do not rise from space 0 to the last.')]),
    ...(rises([...numbers, riddle.lastSpace + 1])
      ? []
      : [fault(['tracks', 'riddle', 'points'], 'The numbers do not rise along the track.')]),
    ...(library.tilesDrawn[0] === 0
      ? []
      : [fault(['tracks', 'library', 'tilesDrawn', 0], 'Who has not advanced draws no tile.')]),
    ...(library.tilesDrawn.length === library.lastSpace + 1
      ? []
      : [fault(['tracks', 'library', 'tilesDrawn'], 'Each space, the start too, needs a number.')]),
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
      : [fault(['papalEvents'], 'Two papal tiles are red and three are white.')]),
    ...(libraryTiles.values.length === 8
      ? []
      : [fault(['libraryTiles', 'values'], 'The Papal Library has eight tiles.')]),
    ...(all === 55 ? [] : [fault(['manuscripts'], `There are ${all} manuscripts, not 55.`)]),
    ...twice(pairs).map((pair) =>
      fault(['manuscripts', 'levelFourPairs'], `The pair ${pair} is there twice.`),
    ),
    ...twice(canticleTurns.tiles).map((turn) =>
      fault(['canticleTurns', 'tiles'], `Two tiles name turn ${turn}.`),
    ),
    ...levelFourPairs.flatMap(([one, other], index) =>
      one === other
        ? [fault(['manuscripts', 'levelFourPairs', index], `Twice ${one}: two dialects, please.`)]
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
      : [
          fault(
            ['cubesByPlayers', players],
            `${all} cubes do not fill seven turns of ${perTurn} each.`,
          ),
        ];
  });
}

/** The printed facts, and that they make sense: every error names the entry it is about. */
export const editionSchema = shape.superRefine((edition, context) => {
  const faults = [
    zoneFaults,
    kindFaults,
    roadFaults,
    eventFaults,
    trackFaults,
    tileFaults,
    cubeFaults,
  ].flatMap((look) => look(edition));
  const lost = unreachable(edition).map((id) =>
    fault(['zones'], `Nobody can get to ${id}, by road or by sea.`),
  );
  for (const { path, message } of [...faults, ...lost]) {
    context.addIssue({ code: 'custom', path: [...path], message });
  }
});

/** The board as far as rulebooks tell it, the rest guessed; see its own account of itself. */
export const reconstruction: Edition = editionSchema.parse(printed);
