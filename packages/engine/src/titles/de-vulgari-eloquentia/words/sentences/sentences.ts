import type { TitleWords } from '../../../../core/title.ts';
import type { Edition } from '../../edition.ts';
import { valueOfTile } from '../../pieces.ts';
import { lastTurn } from '../../rules/2-1-event.ts';
import { statusPrice } from '../../rules/12-end.ts';
import type { Colour, DeVulgariEloquentia, FactOf, Status } from '../../types.ts';
import { cubesCounted, cubesSaid, manuscriptName, type Names, zoneNames } from '../names/names.ts';

/** Every sentence of the title in one language, but for its rules and their chapters. */
export type Sentences = Omit<
  TitleWords<DeVulgariEloquentia>,
  'chapters' | 'printed' | 'faults' | 'rules'
>;

type Hand = FactOf<'hands-opened'>['hands'][number];

/** All that lay behind a screen. */
export function handSaid(names: Names, edition: Edition, hand: Hand): string {
  const said = [
    ...(hand.cubes.length === 0 ? [] : [cubesSaid(names, hand.cubes)]),
    ...hand.manuscripts.map((manuscript) => manuscriptName(names, manuscript)),
    ...(hand.tile === null ? [] : [names.libraryTile(valueOfTile(edition, hand.tile))]),
  ];
  return said.length === 0 ? names.nothing : said.join(', ');
}

/** The numbers on Library tiles, in the order they lie. */
export const librarySaid = (edition: Edition, tiles: readonly string[]): string =>
  tiles.map((tile) => valueOfTile(edition, tile)).join(', ');

/** Manuscripts one after the other. */
export const manuscriptsSaid = (names: Names, manuscripts: readonly string[]): string =>
  manuscripts.map((manuscript) => manuscriptName(names, manuscript)).join(', ');

/** The colour a refusal tells of: one cube of it, and several. */
export const cubeNamed = (
  names: Names,
  colour: number | string | undefined,
): Names['cubes'][Colour] => names.cubes[colour as Colour];

/** The status a refusal tells of. */
export const statusNamed = (names: Names, status: number | string | undefined): string =>
  names.statuses[status as Status];

type Returned = FactOf<'cubes-returned'>['spaces'];

/** Where cubes went that were returned to the chart: to a turn, or, all together, out of the game. */
export function returnedTo(spaces: Returned) {
  const lost = spaces.filter(({ turn }) => turn > lastTurn).flatMap(({ cubes }) => cubes);
  return [
    ...spaces.filter(({ turn }) => turn <= lastTurn),
    ...(lost.length === 0 ? [] : [{ turn: null, cubes: lost }]),
  ];
}

/** What a status costs, and whether the cubes paid left a part of it to the virtual cube. */
export function electionPrice({ status, votes }: FactOf<'player-elected'>) {
  const price = statusPrice[status];
  return { price, isHelped: votes < price };
}

type Kind = 'start' | 'convent' | 'abbey' | 'cathedral' | 'franciscan';

/** The zones of a kind, for a sentence that sends a player there. */
export const zonesSaid = (edition: Edition, kind: Kind): string =>
  zoneNames(edition, (zone) => zone[kind] === true).join(', ');

export const oilZonesSaid = (edition: Edition): string =>
  zoneNames(edition, ({ dialect }) => dialect === 'oil').join(', ');

type Count = (count: number) => string;

/** What was spent, in brackets behind what it was spent on; nothing if it was free. */
export const costIn =
  (points: Count, ducats: Count) =>
  (spent: number, paid: number): string => {
    const parts = [...(spent > 0 ? [points(spent)] : []), ...(paid > 0 ? [ducats(paid)] : [])];
    return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
  };

/** Cubes as a price, by colour. */
export const cubeCosts = (names: Names): Readonly<Record<Colour, Count>> => {
  const of =
    (colour: Colour): Count =>
    (count) =>
      cubesCounted(names, colour, count);
  return { red: of('red'), black: of('black'), yellow: of('yellow'), green: of('green') };
};

/** The lines a player may type: the same in every language. */
export const commands = [
  'start torino',
  'move roma',
  'event',
  'value',
  'bologna',
  'friar ralph',
  'cardinal muret red',
  'convert knowledge',
  'manuscript 2 oil',
  'take 2 black sell 1',
  'salterio',
  'business',
  'canticle 2',
  'look',
  'keep 4 back 2 3',
  'denounce 3',
  'summon',
  'come',
  'stay',
  'bid 7',
  'pass',
  'pay 1 red 2 yellow',
  'end',
  'alms 2',
  'declare pope',
].join(', ');
