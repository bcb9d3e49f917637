import { z } from 'zod';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import type { Table } from '../../core/title.ts';
import type { Colour, Right } from './edition.ts';
import { cardsCalled, colourCalled, faceCalled, rightCalled } from './notation/called.ts';
import { numberOf, partsOf, tidied } from './notation/saying.ts';
import {
  whyNoSeat,
  whyNotBid,
  whyNotBought,
  whyNotShown,
  whyNotUnderstood,
} from './notation/why.ts';
import { type Action, type ActionOf, type Augsburg, actionSchemas, type View } from './types.ts';

type OurTable = Table<Augsburg>;

/** What a line says, `type` aside; and, where that may be no action of ours, why it is none. */
type Said = {
  readonly fields: Readonly<Record<string, unknown>>;
  unless?(): Refusal;
};

/** How one kind of action is written and read. Methods, so that any line is a line of some action. */
type Line<A extends Action> = {
  readonly pattern: RegExp; // of a tidied line; its groups are what `read` is given
  write(action: A): string;
  /** Null if this is no such line; the schema has the last word on what it says. */
  read(words: readonly (string | undefined)[], view: View, table: OurTable): Said | null;
};

/** A line that says all by itself; also other ways to say it. */
const bare = (verb: string, also: string): Line<Action> => ({
  pattern: new RegExp(`^(?:${verb}|${also})$`),
  write: () => verb,
  read: () => ({ fields: {} }),
});

/** Cards in a line, the jokers last; `nothing` where there are none. */
const cardsWritten = (cards: readonly string[], jokers: number): string => {
  const words = [...cards, ...Array.from({ length: jokers }, () => 'joker')];
  return words.length === 0 ? 'nothing' : words.join(' ');
};

/** A line about one card, or none: `discard leo-3`, `slip nothing`. */
const oneCard = (verb: string, also: string): Line<ActionOf<'discard' | 'slip'>> => ({
  pattern: new RegExp(`^(?:${verb}|${also}) (.+)$`),
  write: ({ card }) => `${verb} ${card ?? 'nothing'}`,
  read: ([said = '']) => {
    const card = faceCalled(said);
    return card === undefined ? null : { fields: { card } };
  },
});

/** The colours that rights other than buildings belong to. */
const colourOf: Readonly<Record<ActionOf<'take-right'>['right'], Colour>> = {
  coat: 'orange',
  patent: 'orange',
  mint: 'violet',
  architect: 'violet',
};
const plainRights = ['coat', 'patent', 'mint', 'architect'] as const satisfies readonly Right[];
const buildings = ['church', 'cathedral'] as const satisfies readonly Right[];

/** By what one builds who does not say it: the privilege or the Architect, if only one of them can. */
function onlyWayToBuild({ winning }: View): 'violet' | 'architect' | undefined {
  if (winning === null) return undefined;
  const { used, left, mayBuild } = winning;
  const byPrivilege = used < 2 && left.includes('violet');
  if (byPrivilege === mayBuild) return undefined;
  return byPrivilege ? 'violet' : 'architect';
}

/** A 3.3: the prestige the card has left, for whoever does not say how much. */
const prestigeLeft = ({ winning }: View): 'prestige6' | 'prestige7' =>
  winning?.left.includes('prestige7') === true ? 'prestige7' : 'prestige6';

const lines: { readonly [K in Action['type']]: Line<ActionOf<K>> } = {
  buy: {
    pattern: /^(?:buy|compra|compro|comprare|comprar|achete|acheter) (.+)$/,
    write: ({ cards, jokers }) => `buy ${cardsWritten(cards, jokers)}`,
    read: ([said = '']) => {
      const fields = cardsCalled(said);
      return fields && { fields, unless: whyNotBought };
    },
  },
  bid: {
    pattern:
      /^(?:(?:(?:bid|open|offer|offro|offri|apro|mise|miser|ouvrir|pujo|puja|pujar|abro) |(?:(raise|rilancio|rilancia|relance|relancer|subo|sube)(?: |$))?)(\S+)?)(?: (?:cards?|cart[ae]|cartes|cartas))?$/,
    write: ({ cards }) => `bid ${cards}`,
    read: ([raises, said], view) => {
      const next = (view.auction?.highest ?? 0) + 1;
      const cards = raises !== undefined && said === undefined ? next : numberOf(said ?? '');
      return cards === null ? null : { fields: { cards }, unless: () => whyNotBid(cards, view) };
    },
  },
  call: {
    pattern:
      /^(?:call|see|vedo|vedi|vedere|suivre|suis|igualo|iguala|igualar)(?: (\S+))?(?: (?:cards?|cart[ae]|cartes|cartas))?$/,
    write: ({ cards }) => `call ${cards}`,
    read: ([said], { auction }) => {
      const cards = said === undefined ? Math.max(auction?.highest ?? 1, 1) : numberOf(said);
      return cards === null ? null : { fields: { cards } };
    },
  },
  pass: bare('pass', 'fold|passo|passa|passare|passe|passer|paso|pasa|pasar'),
  show: {
    pattern:
      /^(?:show|lay|play|mostra|mostro|mostrare|montre|montrer|muestro|muestra|mostrar) (.+)$/,
    write: ({ cards, jokers }) => `show ${cardsWritten(cards, jokers)}`,
    read: ([said = '']) => {
      const fields = cardsCalled(said);
      return fields && { fields, unless: whyNotShown };
    },
  },
  'choose-privileges': {
    pattern:
      /^(?:take |choose )?(?:privileges?|privilegi[oa]?|privilegios?|card)(?: card)?[ -](\d{1,6})$/,
    write: ({ card }) => card.replace('-', ' '),
    read: ([number = '']) => ({ fields: { card: `privilege-${Number(number)}` } }),
  },
  step: {
    pattern:
      /^(?:take )?(?:(\S+) (?:step|up|level|livello|niveau|nivel)|step (?:up )?(?:in )?(\S+))(?: (?:from|da|de) (?:player )?(\S+))?$/,
    write: ({ colour, from }) => `${colour} step${from === null ? '' : ` from ${from + 1}`}`,
    read: ([before, behind, whom], _view, { seats }) => {
      const colour = colourCalled(before ?? behind ?? '');
      if (colour === undefined) return null;
      if (whom === undefined) return { fields: { colour, from: null } };
      const number = numberOf(whom);
      if (number === null) return null;
      const from = number <= seats ? number - 1 : undefined;
      return { fields: { colour, from }, unless: whyNoSeat };
    },
  },
  'take-right': {
    pattern: /^(?:take |prendi |prendre |toma )?(.+)$/,
    write: ({ right }) => `${colourOf[right]} ${right}`,
    read: ([said = '']) => {
      const [first = '', ...others] = said.split(' ');
      const colour = colourCalled(first);
      const right = rightCalled(plainRights, colour === undefined ? said : others.join(' '));
      const isOther = right !== undefined && colour !== undefined && colour !== colourOf[right];
      return right === undefined || isOther ? null : { fields: { right } };
    },
  },
  build: {
    pattern:
      /^(?:build |costruisci |construis |construire |construye |construir )?(?:(\S+) )??(\S+)$/,
    write: ({ by, building }) => `${by} ${building}`,
    read: ([said, name = ''], view) => {
      const building = rightCalled(buildings, name);
      if (building === undefined) return null;
      if (said === undefined) return { fields: { building, by: onlyWayToBuild(view) } };
      const isArchitect = rightCalled(['architect'], said) !== undefined;
      const by = isArchitect ? 'architect' : colourCalled(said);
      return { fields: { building, by } };
    },
  },
  'take-florins': {
    pattern:
      /^(?:take )?(?:(?:florins|fiorini|florines) ([35])00|([35])00 (?:florins|fiorini|florines)|(?:(\S+) )?(florins?|fiorini|florines))$/,
    write: ({ by }) => (by === 'yellow' ? 'yellow florins' : 'florins 500'),
    read: ([behind, before, said, alone], { question }) => {
      if ((behind ?? before) === '3') return { fields: { by: 'yellow' } };
      const isCompensation = question === 'compensation' && alone !== undefined;
      if (said === undefined) return isCompensation ? null : { fields: { by: 'florins500' } };
      return { fields: { by: colourCalled(said) } };
    },
  },
  'gain-prestige': {
    pattern:
      /^(?:gain |take )?(?:prestige|prestigio)(?: ([67]))?$|^(?:gain |take )?([67]) (?:prestige|prestigio)$/,
    write: ({ by }) => by.replace(/(?=\d)/, ' '),
    read: ([behind, before], view) => {
      const points = behind ?? before;
      if (points === undefined && view.question === 'compensation') return null;
      return { fields: { by: points === undefined ? prestigeLeft(view) : `prestige${points}` } };
    },
  },
  draw: bare(
    'draw',
    '(?:draw|pesca|pesco|pioche|piocher|roba|robo|robar)(?: (?:2|two|due|deux|dos))?(?: cards| carte| cartes| cartas)?',
  ),
  discard: oneCard('discard', 'scarta|scarto|defausse|defausser|descarta|descarto|descartar'),
  waive: bare(
    'waive',
    '(?:waive|leave|forgo)(?: (?:one|privilege))?(?: unused)?|unused|rinuncio|rinuncia|renonce|renoncer|renuncio|renuncia',
  ),
  done: bare('done', 'am done|build nothing|no building|fatto|fini|hecho|listo'),
  'take-compensation': {
    pattern:
      /^(?:take |compensation |prendo |prendi |prendre |prends |tomo |toma )?(florins?|fiorini|florines|prestige|prestigio)$/,
    write: ({ as }) => `compensation ${as}`,
    read: ([as = '']) => ({ fields: { as: as.startsWith('p') ? 'prestige' : 'florins' } }),
  },
  slip: oneCard('slip', 'infila|infilo|glisse|glisser|desliza|deslizo|deslizar'),
};

/** One short line per action: `bid 3`, `show maria-14 maria-15 joker`, `violet church`. */
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
    const said = groups === undefined ? null : readGroups(groups, view, table);
    if (said === null) continue;
    const action = anyAction.safeParse({ type, ...said.fields });
    if (action.success) return action.data;
    if (said.unless !== undefined) return said.unless();
  }
  return whyNotUnderstood(view);
}

/** A 3.1: what the winner does with his privileges, as many acts as one likes in a line. */
const ofTheWinner: readonly Action['type'][] = [
  'choose-privileges',
  'step',
  'take-right',
  'build',
  'take-florins',
  'gain-prestige',
  'draw',
  'waive',
  'done',
];

/** The acts of `privilege 4: yellow step, violet church`; a line that says one act, or none, is left whole. */
export function split(text: string, view: View, table: OurTable): readonly string[] {
  const saysAct = (line: string, types?: readonly Action['type'][]): boolean => {
    const said = read(line, view, table);
    return !isRefusal(said) && (types?.includes(said.type) ?? true);
  };
  const parts = partsOf(text);
  const isSeveral =
    parts.length > 1 && !saysAct(text) && parts.some((part) => saysAct(part, ofTheWinner));
  return isSeveral ? parts : [text];
}
