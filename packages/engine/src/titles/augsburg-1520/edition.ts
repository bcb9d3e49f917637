import { z } from 'zod';
import type { EditionFault } from '../../core/title.ts';
import printed from './editions/reconstruction-1.json' with { type: 'json' };

/** What a rulebook tells us, what follows from it, and what is a guess until the box corrects it. */
const source = z.enum(['rulebook', 'inferred', 'placeholder']);
const note = z.string().max(500).exactOptional();

export const nobles = ['philipp', 'louise', 'leo', 'maria', 'maximilian'] as const; // as visited
export const nobleSchema = z.enum(nobles);
export type Noble = z.infer<typeof nobleSchema>;

/** Those whose IOUs are in the box: Maximilian takes everybody's. */
export const debtors = ['philipp', 'louise', 'leo', 'maria'] as const;
const debtor = z.enum(debtors);
export type Debtor = z.infer<typeof debtor>;

export const colours = ['yellow', 'orange', 'violet'] as const; // agencies, peerage, offices
export const colourSchema = z.enum(colours);
export type Colour = z.infer<typeof colourSchema>;

export const rights = ['church', 'cathedral', 'coat', 'patent', 'mint', 'architect'] as const;
export const rightSchema = z.enum(rights);
export type Right = z.infer<typeof rightSchema>;

/** What a privilege card may offer. */
const privileges = [...colours, 'draw2', 'florins500', 'prestige6', 'prestige7'] as const;
export const privilegeSchema = z.enum(privileges);
export type Privilege = z.infer<typeof privilegeSchema>;

const florins = z.int().min(0).max(10_000);
const points = z.int().min(0).max(100);
const copies = z.int().min(1).max(9);
const byLevel = <T extends z.ZodType>(entry: T) => z.tuple([entry, entry, entry, entry]);
const levelName = z.string().min(1).max(60).nullable(); // null: nobody could tell us
const tilesFor = z.strictObject({ level2: copies, level3: copies, level4: copies });
const prices = z.strictObject({ costs: z.array(florins).min(1).max(9), source, note });
const yields = z.strictObject({ prestige: z.array(points).min(1).max(9), source, note });
const plain = z.strictObject({ count: copies, source, note });

/** The printed facts, each in its form; whether they make sense together, `editionFaults` says. */
export const editionSchema = z.strictObject({
  edition: z.string().min(1).max(60),
  about: z.string().max(2_000),
  nobles: z.array(nobleSchema).length(nobles.length),
  maximilianTieOrder: z.array(debtor).length(debtors.length), // the strongest first
  ious: z.strictObject({
    perNoble: z.int().min(1).max(40),
    prices: z.array(z.strictObject({ upTo: z.int().min(1).max(40), florins })).min(1),
    source,
    note,
  }),
  jokers: z.strictObject({ count: z.int().min(10).max(40), florins, source, note }),
  privilegeCards: z.strictObject({
    cards: z.array(z.tuple([privilegeSchema, privilegeSchema, privilegeSchema])).length(10),
    source,
    note,
  }),
  levelTiles: z.strictObject({
    '2': tilesFor,
    '3': tilesFor,
    '4': tilesFor,
    '5': tilesFor,
    source,
  }),
  income: z.strictObject({
    yellow: byLevel(florins),
    orange: byLevel(points),
    violetFree: byLevel(z.int().min(0).max(9)),
    violetToBuy: byLevel(z.int().min(0).max(9)),
    source,
  }),
  levelNames: z.strictObject({
    yellow: byLevel(levelName),
    orange: byLevel(levelName),
    violet: byLevel(levelName),
    source,
    note,
  }),
  rights: z.strictObject({
    church: prices,
    cathedral: prices,
    coat: yields,
    patent: yields,
    mint: plain,
    architect: plain,
  }),
  caps: z.strictObject({ withoutChurch: points, withoutCathedral: points, source }),
});
export type Edition = z.infer<typeof editionSchema>;

/** What cannot be printed, as its sentence names it. */
export type FaultCode =
  | 'nobles-not-in-order'
  | 'noble-twice'
  | 'band-not-rising'
  | 'bands-end-elsewhere'
  | 'too-few-tiles'
  | 'bars-not-in-order'
  | 'too-few-cards';

type Fault = EditionFault<FaultCode>;

const fault = (path: Fault['path'], code: FaultCode, details: Fault['details'] = {}): Fault => ({
  path,
  code,
  details,
});

/** What the fullest table deals before anybody has chosen: two jokers and seven cards each. */
const mostPlayers = 5;
const cardsEach = 2 + 7;

const twice = <T>(values: readonly T[]): readonly T[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** The order of the nobles is the game's; each has his place in the order of ties. */
const nobleFaults = (edition: Edition): readonly Fault[] => [
  ...nobles.flatMap((noble, index) =>
    edition.nobles[index] === noble
      ? []
      : [fault(['nobles', index], 'nobles-not-in-order', { order: nobles.join(', ') })],
  ),
  ...twice(edition.maximilianTieOrder).map((written) =>
    fault(['maximilianTieOrder'], 'noble-twice', { noble: written }),
  ),
];

/** The bands rise, and the last one reaches the highest IOU. */
function priceFaults({ ious }: Edition): readonly Fault[] {
  const ends = ious.prices.map(({ upTo }) => upTo);
  return [
    ...ends.flatMap((upTo, index) =>
      index > 0 && upTo <= (ends[index - 1] ?? 0)
        ? [fault(['ious', 'prices', index], 'band-not-rising', { upTo })]
        : [],
    ),
    ...(ends.at(-1) === ious.perNoble
      ? []
      : [
          fault(['ious', 'prices'], 'bands-end-elsewhere', {
            end: ends.at(-1) ?? 0,
            needed: ious.perNoble,
          }),
        ]),
  ];
}

/** Nobody may be without a next level to take: whoever leaves level 1 keeps his level 2 tile. */
const tileFaults = ({ levelTiles }: Edition): readonly Fault[] =>
  (['2', '3', '4', '5'] as const).flatMap((players) =>
    levelTiles[players].level2 >= Number(players)
      ? []
      : [
          fault(['levelTiles', players, 'level2'], 'too-few-tiles', {
            tiles: levelTiles[players].level2,
            players,
          }),
        ],
  );

const capFaults = ({ caps }: Edition): readonly Fault[] =>
  caps.withoutCathedral > caps.withoutChurch ? [] : [fault(['caps'], 'bars-not-in-order')];

/** Of the jokers each player begins with two; of the rest each must be dealt seven cards at the start. */
function cardFaults({ ious, jokers }: Edition): readonly Fault[] {
  const cards = debtors.length * ious.perNoble + jokers.count;
  return cards >= mostPlayers * cardsEach
    ? []
    : [fault(['ious', 'perNoble'], 'too-few-cards', { cards, needed: mostPlayers * cardsEach })];
}

/** All that keeps a game with these printed facts from being played, each by the entry it is about. */
export const editionFaults = (edition: Edition): readonly Fault[] =>
  [nobleFaults, priceFaults, tileFaults, capFaults, cardFaults].flatMap((look) => look(edition));

/** The cards and tiles as far as the rulebook tells them, the rest guessed; see its own account. */
export const reconstruction: Edition = editionSchema.parse(printed);
