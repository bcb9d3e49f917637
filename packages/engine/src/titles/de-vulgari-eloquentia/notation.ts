import { z } from 'zod';
import { type Refusal, refusal } from '../../core/refusal.ts';
import type { Table } from '../../core/title.ts';
import { dialects, type Edition } from './edition.ts';
import {
  type Action,
  type ActionOf,
  actionSchemas,
  type DeVulgariEloquentia,
  tracks,
  type View,
} from './types.ts';

type OurTable = Table<DeVulgariEloquentia>;

/** How one kind of action is written and read. Methods, so that any line is a line of some action. */
type Line<A extends Action> = {
  readonly pattern: RegExp; // of a tidied line; its groups are what `read` is given
  write(action: A): string;
  /** What the groups say, `type` aside; the schema has the last word on it. */
  read(words: readonly string[], table: OurTable): Readonly<Record<string, unknown>> | null;
};

/** A line that is one word and says all. */
const bare = (verb: string): Line<Action> => ({
  pattern: new RegExp(`^${verb}$`),
  write: () => verb,
  read: () => ({}),
});

/** Lower case, without accents, single spaces, no commas. */
const tidied = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s,]+/g, ' ')
    .trim();

/** A name stripped of what people leave out: `monte-santangelo` and "Monte Sant'Angelo" are one. */
const bones = (name: string): string => tidied(name).replace(/[^a-z0-9]/g, '');

/** The zone or sea that is meant, by its id or by its printed name; an id wins over a name. */
function placeCalled({ zones, seas }: Edition, said: string): string | undefined {
  const places = [...zones, ...seas];
  const meant =
    places.find(({ id }) => id === said) ??
    places.find(({ id }) => bones(id) === bones(said)) ??
    places.find(({ name }) => bones(name) === bones(said));
  return meant?.id;
}

/** Players are counted from 1; whoever is not at the table is nobody. */
function seatOf(said: string, { seats }: OurTable): number | undefined {
  const number = Number(said);
  return number <= seats ? number - 1 : undefined;
}

/** The kind of manuscript that is meant; the two dialects of level 4 come in either order. */
function manuscriptCalled({ manuscripts }: Edition, said: string): string {
  const [level, one, other] = said.split(' ');
  const printed = manuscripts.levelFourPairs.find(
    (pair) => pair.join() === `${one},${other}` || pair.join() === `${other},${one}`,
  );
  return printed === undefined ? said.replaceAll(' ', '-') : [level, ...printed].join('-');
}

const counted = (count: number, colour: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${colour}`];

/** Cubes by colour, each colour said at most once: `1 red 2 yellow`, `nothing`. */
function cubesPaid(said: string): Readonly<Record<string, number>> | null {
  const pairs = [...said.matchAll(/(\d+) ([a-z]+)/g)].map(
    ([, count, colour = '']) => [colour, Number(count)] as const,
  );
  const byColour = new Map(pairs);
  if (byColour.size < pairs.length) return null;
  return { red: 0, black: 0, yellow: 0, ...Object.fromEntries(byColour) };
}

const anyDialect = `(?:${dialects.join('|')})`;

const lines: { readonly [K in Action['type']]: Line<ActionOf<K>> } = {
  'start-at': {
    pattern: /^start (.+)$/,
    write: ({ zone }) => `start ${zone}`,
    read: ([said = ''], { edition }) => ({ zone: placeCalled(edition, said) }),
  },
  'ask-alms': {
    pattern: /^alms (\d+)$/,
    write: ({ seat }) => `alms ${seat + 1}`,
    read: ([said = ''], table) => ({ seat: seatOf(said, table) }),
  },
  move: {
    pattern: /^move (.+)$/,
    write: ({ to }) => `move ${to}`,
    read: ([said = ''], { edition }) => ({ to: placeCalled(edition, said) }),
  },
  'claim-event': bare('event'),
  'take-value': bare('value'),
  'study-at-bologna': bare('bologna'),
  'become-friar': {
    pattern: /^friar ([a-z]+)$/,
    write: ({ friar }) => friar.replace('-', ' '),
    read: ([name]) => ({ friar: `friar-${name}` }),
  },
  'become-cardinal': {
    pattern: /^cardinal ([a-z]+) ([a-z]+)$/,
    write: ({ cardinal, discard }) => `${cardinal.replace('-', ' ')} ${discard}`,
    read: ([name, discard]) => ({ cardinal: `cardinal-${name}`, discard }),
  },
  'convert-greens': {
    pattern: /^convert ([a-z]+)$/,
    write: ({ into }) => `convert ${into}`,
    read: ([into]) => ({ into }),
  },
  'take-manuscript': {
    pattern: new RegExp(`^manuscript (volgare|[1-3] ${anyDialect}|4 ${anyDialect} ${anyDialect})$`),
    write: ({ manuscript }) => `manuscript ${manuscript.replaceAll('-', ' ')}`,
    read: ([said = ''], { edition }) => ({ manuscript: manuscriptCalled(edition, said) }),
  },
  'take-cubes': {
    pattern: /^take (\d+) ([a-z]+)(?: sell (\d+))?$/,
    write: ({ colour, count, sell }) => `take ${count} ${colour}${sell > 0 ? ` sell ${sell}` : ''}`,
    read: ([count, colour, sell = '0']) => ({ colour, count: Number(count), sell: Number(sell) }),
  },
  'study-salterio': bare('salterio'),
  'do-business': bare('business'),
  advance: {
    pattern: new RegExp(`^(${tracks.join('|')}) (\\d+)$`),
    write: ({ track, spaces }) => `${track} ${spaces}`,
    read: ([track, spaces]) => ({ track, spaces: Number(spaces) }),
  },
  'look-in-library': bare('look'),
  'keep-tile': {
    pattern: /^keep (\d+)(?: back((?: \d+)+))?$/,
    write: ({ keep, back }) =>
      `keep ${[keep, ...(back.length > 0 ? ['back', ...back] : [])].join(' ')}`,
    read: ([keep, back = '']) => ({
      keep: Number(keep),
      back: (back.match(/\d+/g) ?? []).map(Number),
    }),
  },
  denounce: {
    pattern: /^denounce (\d+)$/,
    write: ({ seat }) => `denounce ${seat + 1}`,
    read: ([said = ''], table) => ({ seat: seatOf(said, table) }),
  },
  summon: bare('summon'),
  'answer-summons': {
    pattern: /^(come|stay)$/,
    write: ({ answer }) => answer,
    read: ([answer]) => ({ answer }),
  },
  bid: {
    pattern: /^bid (\d+)$/,
    write: ({ votes }) => `bid ${votes}`,
    read: ([votes]) => ({ votes: Number(votes) }),
  },
  pass: bare('pass'),
  'pay-votes': {
    pattern: /^pay (nothing|\d+ [a-z]+(?: \d+ [a-z]+)*)$/,
    write: ({ red, black, yellow }) => {
      const cubes = [
        ...counted(red, 'red'),
        ...counted(black, 'black'),
        ...counted(yellow, 'yellow'),
      ];
      return `pay ${cubes.length === 0 ? 'nothing' : cubes.join(' ')}`;
    },
    read: ([said = '']) => cubesPaid(said),
  },
  'end-turn': bare('end'),
  declare: {
    pattern: /^declare ([a-z]+)$/,
    write: ({ status }) => `declare ${status}`,
    read: ([status]) => ({ status }),
  },
};

/** One short line per action: `move roma`, `take 2 black sell 1`, `keep 4 back 2 3`. */
export function write(action: Action): string {
  const line: Line<Action> = lines[action.type];
  return line.write(action);
}

const anyAction = z.discriminatedUnion('type', actionSchemas);

/** What was typed; what may be done now is for the rules to say. */
export function read(text: string, _view: View, table: OurTable): Action | Refusal {
  const said = tidied(text);
  for (const [type, { pattern, read: readGroups }] of Object.entries(lines)) {
    const groups = pattern.exec(said)?.slice(1);
    if (groups === undefined) continue;
    const action = anyAction.safeParse({ type, ...readGroups(groups, table) });
    if (action.success) return action.data;
  }
  return refusal('not-understood', 'DVE 16.4');
}
