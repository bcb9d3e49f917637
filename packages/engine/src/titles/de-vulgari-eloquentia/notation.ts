import { z } from 'zod';
import { type Refusal, refusal } from '../../core/refusal.ts';
import type { Table } from '../../core/title.ts';
import {
  colourCalled,
  manuscriptCalled,
  placeCalled,
  statusCalled,
  trackCalled,
} from './notation/called.ts';
import { cubesPaid, discardCalled, onlyDiscard } from './notation/cubes.ts';
import { numberOf, numbersOf, tidied } from './notation/saying.ts';
import {
  whyNoAlms,
  whyNoCardinal,
  whyNoManuscript,
  whyNotAdvanced,
  whyNotBid,
  whyNotConverted,
  whyNotDeclared,
  whyNotDenounced,
  whyNotKept,
  whyNotPaid,
  whyNotTaken,
} from './notation/why.ts';
import {
  type Action,
  type ActionOf,
  actionSchemas,
  type DeVulgariEloquentia,
  type View,
} from './types.ts';

type OurTable = Table<DeVulgariEloquentia>;

/** What a line says, `type` aside; and, where that may be no action of ours, why it is none. */
type Said = {
  readonly fields: Readonly<Record<string, unknown>>;
  unless?(): Refusal | null;
};

/** How one kind of action is written and read. Methods, so that any line is a line of some action. */
type Line<A extends Action> = {
  readonly pattern: RegExp; // of a tidied line; its groups are what `read` is given
  write(action: A): string;
  /** Null if this is no such line; the schema has the last word on what it says. */
  read(words: readonly (string | undefined)[], table: OurTable, view: View): Said | null;
};

/** A line that says all by itself; also other ways to say it. */
const bare = (verb: string, also: string): Line<Action> => ({
  pattern: new RegExp(`^(?:${verb}|${also})$`),
  write: () => verb,
  read: () => ({ fields: {} }),
});

const counted = (count: number, colour: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${colour}`];

const lines: { readonly [K in Action['type']]: Line<ActionOf<K>> } = {
  'start-at': {
    pattern: /^start (?:in |at |from )?(.+)$/,
    write: ({ zone }) => `start ${zone}`,
    read: ([said = ''], { edition }) => ({ fields: { zone: placeCalled(edition, said) } }),
  },
  'ask-alms': {
    pattern: /^(?:ask )?alms (?:from )?(?:player )?(\S+)$/,
    write: ({ seat }) => `alms ${seat + 1}`,
    read: ([said = ''], table, view) => seatSaid(said, table, () => whyNoAlms(view)),
  },
  move: {
    pattern: /^(?:move|go|sail|travel) (.+)$/,
    write: ({ to }) => `move ${to}`,
    read: ([said = ''], { edition }) => ({ fields: { to: placeCalled(edition, said) } }),
  },
  'claim-event': bare('event', '(?:take|claim) event'),
  'take-value': bare('value', 'take value'),
  'study-at-bologna': bare('bologna', 'study (?:in |at )?bologna'),
  'become-friar': {
    pattern: /^(?:become )?(?:friar|frate|frere|fraile) ([a-z]+)$/,
    write: ({ friar }) => friar.replace('-', ' '),
    read: ([name]) => ({ fields: { friar: `friar-${name}` } }),
  },
  'become-cardinal': {
    pattern:
      /^(?:become )?(?:cardinale?|cardenal) ([a-z]+)(?: (?:discard(?:ing)? |with )?([a-z]+))?$/,
    write: ({ cardinal, discard }) => `${cardinal.replace('-', ' ')} ${discard}`,
    read: ([name, said], _table, view) => {
      const discard = said === undefined ? onlyDiscard(view) : discardCalled(said);
      const fields = { cardinal: `cardinal-${name}`, discard };
      return discard === undefined ? null : { fields, unless: () => whyNoCardinal(view) };
    },
  },
  'convert-greens': {
    pattern: /^convert (?:(?:greens?|amanuens[ei]s) )?(?:into )?([a-z]+)$/,
    write: ({ into }) => `convert ${into}`,
    read: ([into], _table, view) => ({ fields: { into }, unless: () => whyNotConverted(view) }),
  },
  'take-manuscript': {
    pattern:
      /^(?:(?:take )?(?:manuscript|manoscritto|manuscrit|manuscrito) |(?:take )?(?=lingua volgare))(.+)$/,
    write: ({ manuscript }) => `manuscript ${manuscript.replaceAll('-', ' ')}`,
    read: ([said = ''], { edition }, view) => {
      const manuscript = manuscriptCalled(edition, said);
      return manuscript === null
        ? null
        : { fields: { manuscript }, unless: () => whyNoManuscript(manuscript, view) };
    },
  },
  'take-cubes': {
    pattern: /^take (?:(\S+) )?(?!cubes? |cubes?$)(\S+)(?: cubes?)?(?: sell (\S+))?$/,
    write: ({ colour, count, sell }) => `take ${count} ${colour}${sell > 0 ? ` sell ${sell}` : ''}`,
    read: ([said = '1', cubes = '', sold = '0'], _table, view) => {
      const [colour, count, sell] = [colourCalled(cubes), numberOf(said), numberOf(sold)];
      if (colour === undefined || count === null || sell === null) return null;
      const fields = { colour, count, sell };
      return { fields, unless: () => whyNotTaken(fields, view) };
    },
  },
  'study-salterio': bare('salterio', 'study(?: salterio)?'),
  'do-business': bare('business', '(?:do )?(?:small )?business'),
  advance: {
    pattern: /^(?:advance )?(?:on |along )?(.+?) (\S+)$/,
    write: ({ track, spaces }) => `${track} ${spaces}`,
    read: ([said = '', number = ''], table, view) => {
      const [track, spaces] = [trackCalled(said), numberOf(number)];
      if (track === undefined || spaces === null) return null;
      const fields = { track, spaces };
      return { fields, unless: () => whyNotAdvanced(fields, view, table) };
    },
  },
  'look-in-library': bare('look', 'look (?:in |at )?(?:papal )?library'),
  'keep-tile': {
    pattern: /^keep (?:library )?(?:tile )?(\S+)(?: back((?: \S+)+))?$/,
    write: ({ keep, back }) =>
      `keep ${[keep, ...(back.length > 0 ? ['back', ...back] : [])].join(' ')}`,
    read: ([kept = '', others = ''], _table, view) => {
      const [keep, back] = [numberOf(kept), numbersOf(others.match(/\S+/g) ?? [])];
      return keep === null || back === null
        ? null
        : { fields: { keep, back }, unless: () => whyNotKept(view) };
    },
  },
  denounce: {
    pattern: /^denounce (?:player )?(\S+)$/,
    write: ({ seat }) => `denounce ${seat + 1}`,
    read: ([said = ''], table, view) => seatSaid(said, table, () => whyNotDenounced(view)),
  },
  summon: bare('summon', 'summon (?:all|others)'),
  'answer-summons': {
    pattern: /^(come|stay)$/,
    write: ({ answer }) => answer,
    read: ([answer]) => ({ fields: { answer } }),
  },
  bid: {
    pattern: /^bid (\S+)(?: votes?)?$/,
    write: ({ votes }) => `bid ${votes}`,
    read: ([said = ''], _table, view) => {
      const votes = numberOf(said);
      return votes === null ? null : { fields: { votes }, unless: () => whyNotBid(votes, view) };
    },
  },
  pass: bare('pass', 'i pass'),
  'pay-votes': {
    pattern: /^pay (.+)$/,
    write: ({ red, black, yellow }) => {
      const cubes = [
        ...counted(red, 'red'),
        ...counted(black, 'black'),
        ...counted(yellow, 'yellow'),
      ];
      return `pay ${cubes.length === 0 ? 'nothing' : cubes.join(' ')}`;
    },
    read: ([said = ''], _table, view) => {
      const fields = cubesPaid(said);
      return fields === null ? null : { fields, unless: () => whyNotPaid(view) };
    },
  },
  'end-turn': bare('end', 'end (?:my |your )?turn'),
  declare: {
    pattern: /^declare (.+)$/,
    write: ({ status }) => `declare ${status}`,
    read: ([said = ''], _table, view) => ({
      fields: { status: statusCalled(said) },
      unless: () => whyNotDeclared(view),
    }),
  },
};

/** Players are counted from 1; whoever is not at the table is nobody. */
function seatSaid(said: string, { seats }: OurTable, nobody: () => Refusal): Said | null {
  const number = numberOf(said);
  if (number === null) return null;
  return { fields: { seat: number <= seats ? number - 1 : undefined }, unless: nobody };
}

/** One short line per action: `move roma`, `take 2 black sell 1`, `keep 4 back 2 3`. */
export function write(action: Action): string {
  const line: Line<Action> = lines[action.type];
  return line.write(action);
}

const anyAction = z.discriminatedUnion('type', actionSchemas);

/** What was typed; what may be done now is for the rules to say. */
export function read(text: string, view: View, table: OurTable): Action | Refusal {
  const typed = tidied(text);
  for (const [type, { pattern, read: readGroups }] of Object.entries(lines)) {
    const groups = pattern.exec(typed)?.slice(1);
    const said = groups === undefined ? null : readGroups(groups, table, view);
    if (said === null) continue;
    const action = anyAction.safeParse({ type, ...said.fields });
    if (action.success) return action.data;
    const no = said.unless?.() ?? null;
    if (no !== null) return no;
  }
  return refusal('not-understood', 'DVE 16.4');
}
