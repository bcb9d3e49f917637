import fc from 'fast-check';
import { z } from 'zod';
import { redact } from '../../core/event.ts';
import { type ToldFact, toldSchema } from '../../core/fact.ts';
import type { Offer } from '../../core/form.ts';
import { type Language, languages } from '../../core/language.ts';
import { offers, refuse, type Setting, toAct } from '../../core/play.ts';
import type { Refusal } from '../../core/refusal.ts';
import { type Seat, seatsOf, type Viewer } from '../../core/seat.ts';
import {
  actionSentence,
  costsSentence,
  factSentence,
  formSentence,
  refusalSentence,
} from '../../core/sentences.ts';
import type { Section } from '../../core/show.ts';
import { type Game, isTableFact, tableFacts } from '../../core/table.ts';
import type { AnyTitle, OptionWords } from '../../core/title.ts';
import { serviceWords } from '../../core/words.ts';
import { actionOf, type Played } from '../random-game.ts';
import {
  byType,
  forRandomGames,
  oncePerGame,
  type Promised,
  positionsOf,
  require,
  requireSame,
  sampled,
  spread,
  typeOf,
  viewersOf,
} from './promise.ts';
import { type Actions, someTried } from './told.ts';

/** All facts a viewer is told in the course of a game. */
const toldFacts = ({ steps }: Played, viewer: Viewer): readonly ToldFact[] =>
  steps.flatMap(
    ({ event }, number) => redact({ ...event, number, at: '' }, viewer, number)?.facts ?? [],
  );

const typesOf = (schemas: readonly z.ZodObject[]): readonly string[] => schemas.map(typeOf);

type Printed = { readonly entries: readonly string[]; readonly choices: readonly string[] };

/** What entries of a form are named, however deep they lie, and what is chosen there. */
function printedIn(schema: unknown): Printed {
  if (typeof schema !== 'object' || schema === null) return { entries: [], choices: [] };
  const { properties = {}, enum: choices = [] } = schema as {
    readonly properties?: object;
    readonly enum?: readonly string[];
  };
  const named = Object.keys(properties).filter((name) => !/^\d+$/.test(name));
  const within = Object.values(schema).map(printedIn);
  return {
    entries: [...named, ...within.flatMap(({ entries }) => entries)],
    choices: [...choices, ...within.flatMap((found) => found.choices)],
  };
}

/** Every entry of the printed facts, and every choice there, is called something in every language. */
function requirePrinted(title: AnyTitle): void {
  const { entries, choices } = printedIn(z.toJSONSchema(title.schema.edition, { io: 'input' }));
  for (const language of languages) {
    const words = title.words[language].printed;
    requireSame(
      [...new Set(entries)].sort(),
      Object.keys(words.entries).sort(),
      `${language}: entries`,
    );
    requireSame(
      [...new Set(choices)].sort(),
      Object.keys(words.choices).sort(),
      `${language}: choices`,
    );
  }
}

/** Every action and fact has its schema, its rule and its words, and nothing else has. */
function requireComplete(title: AnyTitle): void {
  const { actions, facts } = title.schema;
  const parts: readonly (readonly [string, readonly z.ZodObject[], object])[] = [
    ['The rules of actions', actions, title.actions],
    ['The steps of facts', facts, title.evolve],
    ...languages.flatMap((language) => [
      [`The words of actions in ${language}`, actions, title.words[language].actions] as const,
      [`The words of facts in ${language}`, facts, title.words[language].facts] as const,
    ]),
  ];
  for (const [what, schemas, record] of parts) {
    requireSame([...typesOf(schemas)].sort(), Object.keys(record).sort(), what);
  }
  for (const schema of [...actions, ...facts]) {
    const isStrict = schema.def.catchall instanceof z.ZodNever;
    require(isStrict, () => `The schema of ${typesOf([schema])} lets undeclared keys pass`);
  }
}

const declares: Promised = {
  says: 'takes, tells and shows only what its schemas declare',
  keep: (title) => {
    requireComplete(title);
    requirePrinted(title);
    requireSame(title.edition, title.schema.edition.parse(title.edition), 'The edition');
    const actions = byType(title.schema.actions);
    const facts = byType([...title.schema.facts, ...tableFacts]);
    const told = byType([...facts.values()].map(toldSchema));
    forRandomGames(title, (played) => {
      for (const { event, after } of sampled(played)) {
        const asked = event.action?.asked;
        const isDeclared =
          asked === undefined || actions.get(asked.type)?.safeParse(asked).success === true;
        require(isDeclared, () => `Undeclared action ${JSON.stringify(asked)}`);
        for (const viewer of viewersOf(played)) {
          const view = title.view(after.game.state, viewer);
          requireSame(view, title.schema.view.parse(view), 'The view and its schema');
        }
        for (const fact of event.facts) {
          const schema = facts.get(fact.type);
          require(schema !== undefined, () => `Undeclared fact ${fact.type}`);
          schema?.parse(fact);
        }
      }
      for (const fact of viewersOf(played).flatMap((viewer) => toldFacts(played, viewer))) {
        const isDeclared = told.get(fact.type)?.safeParse(fact).success === true;
        require(isDeclared, () => `Undeclared fact ${JSON.stringify(fact)}`);
      }
    });
  },
};

const unfinished = /undefined|\bnull\b|NaN|\[object|\s{2,}|\$\{/;

function requireSentence(text: string | null, what: string): void {
  if (text === null) return;
  require(text.trim() !== '' && !unfinished.test(text), () => `${what} reads: ${text}`);
}

/** Why a title says no to a seat here: to acts, to orders, and to what it cannot read. */
function refusalsTo({ setting, plan }: Played, game: Game, seat: Seat, tried: Actions) {
  const { title, table } = setting;
  const refused = tried.map((action) => refuse(setting, game, action, seat));
  if (game.status !== 'running') return refused;
  const view = title.view(game.state, seat);
  const placed = plan.orders.map(({ order }) => title.orders?.place(view, order, table));
  const read = title.notation.read('?', view, table);
  return [
    ...refused,
    ...placed.map((answer) => (answer?.ok === false ? answer.refusal : null)),
    'rule' in read ? read : null,
  ];
}

/** Why a title says no in a game, for everything that is tried, each once. */
const refusalsIn = oncePerGame((played: Played): readonly Refusal[] => {
  const tried = someTried(played);
  const said = sampled(played).flatMap(({ after }) =>
    seatsOf(played.plan.seats).flatMap((seat) => refusalsTo(played, after.game, seat, tried)),
  );
  return eachOnce(said.filter((refusal) => refusal !== null));
});

/** A sentence the title says, and what about. */
type Said = { readonly what: string; readonly text: string | null };

/** Everything that is said of a game in one language, its numbers replaced by `number`, if given. */
function saidIn(
  setting: Setting,
  language: Language,
  { facts, refusals, offers: open, orders }: Sayings,
  number: number | null,
): readonly Said[] {
  const { title, table } = setting;
  const words = title.words[language];
  const told = <T>(value: T): T => (number === null ? value : withNumber(value, number));
  const nameOf = (seat: number) => `${'ABCDEFGHIJKLMNOP'[seat] ?? 'Z'}.`;
  const say = (what: string, text: string | null): Said => ({
    what: `${what} (${language})`,
    text,
  });
  return [
    ...facts.map((fact) => say(fact.type, factSentence(setting, told(fact), language, nameOf))),
    ...refusals.map((refusal) =>
      say(refusal.code, refusalSentence(setting, told(refusal), language, nameOf)),
    ),
    ...orders.map((order) => say('an order', words.order(told(order), nameOf, table))),
    ...open.map((offer) =>
      say(
        'a price',
        offer.kind === 'form' ? null : costsSentence(setting, told(offer.costs), language),
      ),
    ),
    ...open.map((offer) =>
      offer.kind === 'form'
        ? say('a form', formSentence(setting, told(offer), language, nameOf))
        : say('an offer', actionSentence(setting, told(offer.action), language, nameOf)),
    ),
    say(
      'the edition',
      textOf(() => title.aboutEdition?.(told(table.edition), language) ?? []),
    ),
  ];
}

/** All that sections say, in one line; nothing where such numbers can be of no position. */
function textOf(show: () => readonly Section[]): string | null {
  try {
    const texts = show().flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsIn)]);
    return texts.filter((text) => text !== '').join(' | ') || null;
  } catch {
    return null;
  }
}

function textsIn(block: Section['blocks'][number]): readonly string[] {
  if (block.kind === 'text') return [block.text];
  if (block.kind === 'table') return [...block.columns, ...block.rows.flat()];
  return [block.label, ...block.pieces.flatMap(({ mark, name }) => [mark, name])];
}

/** A value with this number in place of all of its numbers. */
function withNumber<T>(value: T, number: number): T {
  return JSON.parse(JSON.stringify(value), (_key, entry: unknown) =>
    typeof entry === 'number' ? number : entry,
  ) as T;
}

/** What a game gives one to say, each thing once. */
type Sayings = {
  readonly facts: readonly ToldFact[];
  readonly refusals: readonly Refusal[];
  readonly offers: readonly Offer<{ readonly type: string }>[];
  readonly orders: readonly unknown[];
};

const eachOnce = <T>(values: readonly T[]): readonly T[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

/** Values that differ, a few of each kind, evenly spread. */
function fewOfEach<T>(values: readonly T[], kindOf: (value: T) => string): readonly T[] {
  const byKind = new Map<string, T[]>();
  for (const value of eachOnce(values)) {
    byKind.set(kindOf(value), [...(byKind.get(kindOf(value)) ?? []), value]);
  }
  return [...byKind.values()].flatMap((alike) => spread(alike, 12));
}

const sayingsOf = oncePerGame((played: Played): Sayings => {
  const viewers: readonly Viewer[] = [0, 'spectator', 'referee'];
  return {
    facts: fewOfEach(
      viewers.flatMap((viewer) => toldFacts(played, viewer)),
      ({ type, ...fact }) => `${type} ${Object.keys(fact)}`,
    ),
    refusals: fewOfEach(refusalsIn(played), ({ code }) => code),
    offers: fewOfEach(offersIn(played), ({ action }) => action.type),
    orders: played.steps.flatMap(({ event }) =>
      event.facts
        .filter(isTableFact)
        .flatMap((fact) => (fact.type === 'order-placed' ? [fact.secret.order] : [])),
    ),
  };
});

const speaks: Promised = {
  says: 'has a sentence for everything that happens, is offered, ordered or refused, in every language',
  keep: (title) =>
    forRandomGames(
      title,
      (played) => {
        const sayings = sayingsOf(played);
        for (const language of languages) {
          for (const { what, text } of saidIn(played.setting, language, sayings, null)) {
            requireSentence(text, what);
          }
          namePieces(played.setting, sayings, language);
          showEverything(played, language);
        }
      },
      0.25,
    ),
};

/** What forms are made of has names. */
function namePieces(
  { title, table }: Setting,
  { offers: open }: Sayings,
  language: Language,
): void {
  const words = title.words[language];
  for (const offer of open) {
    if (offer.kind === 'action') continue;
    const lists = offer.choices.map(({ field }) => words.choices[field] ?? '');
    const pieces = offer.choices.flatMap(({ from }) =>
      from.map(({ id }) => words.piece(id, table)),
    );
    const counts = offer.choices.flatMap(({ bounds }) =>
      bounds.map(({ count }) => words.counts[count] ?? ''),
    );
    for (const name of [...lists, ...pieces, ...counts]) {
      requireSentence(name, `A part of a form, ${language}`);
    }
  }
}

/** The position in words: nothing unfinished, and as many cells in a row as columns. */
function showEverything(played: Played, language: Language): void {
  const { title, table } = played.setting;
  for (const { after } of spread(positionsOf(played), 8)) {
    for (const viewer of [0, 'spectator'] as const) {
      const view = title.view(after.game.state, viewer);
      for (const section of title.show(view, language, (seat) => `Seat ${seat}`, table)) {
        requireSentence(section.heading, `A heading, ${language}`);
        for (const block of section.blocks) requireShown(block, language);
      }
    }
  }
}

function requireShown(block: Section['blocks'][number], language: Language): void {
  if (block.kind === 'text') requireSentence(block.text, `A shown text, ${language}`);
  if (block.kind === 'pieces') {
    const said = block.pieces.flatMap(({ mark, name }) => [mark, name]);
    for (const text of [block.label, ...said]) requireSentence(text, `A piece, ${language}`);
  }
  if (block.kind === 'table') {
    for (const row of block.rows) {
      require(row.length === block.columns.length, () => `A row of ${row.length}, ${language}`);
      const bad = row.find((cell) => unfinished.test(cell));
      require(bad === undefined, () => `A cell, ${language}, reads: ${bad}`);
    }
  }
}

/** The word that follows each `number` in a text, such as "coins" in "2 coins". */
const countedWords = (text: string, number: number): readonly string[] =>
  [...text.matchAll(new RegExp(`(?<![\\p{L}\\d])${number} (\\p{L}+)`, 'gu'))].map(
    ([, word = '']) => word,
  );

/**
 * The nouns a language counts here, singular to plural: words that change after 1 and 2 in what is
 * else the same sentence. The title shows them itself, in whichever sentence gets them right.
 */
function nounsOf(ones: readonly Said[], twos: readonly Said[]): ReadonlyMap<string, string> {
  const pairs = ones.flatMap(({ text }, index) => {
    const singulars = countedWords(text ?? '', 1);
    const plurals = countedWords(twos[index]?.text ?? '', 2);
    if (singulars.length !== plurals.length) return [];
    return singulars.map((one, at) => [one, plurals[at] ?? one] as const);
  });
  return new Map(pairs.filter(([one, two]) => one !== two));
}

/** Sentences in which a noun does not go with its number. */
function requireAgreement(said: readonly Said[], number: number, wrong: ReadonlySet<string>): void {
  for (const { what, text } of said) {
    const noun = countedWords(text ?? '', number).find((word) => wrong.has(word));
    require(noun === undefined, () => `${what} says ${number} ${noun}: ${text}`);
  }
}

function requireCounts(setting: Setting, language: Language, sayings: Sayings): void {
  const said = (number: number) => saidIn(setting, language, sayings, number);
  for (const { what, text } of [0, 1, 2, 5].flatMap(said)) requireSentence(text, what);
  const nouns = nounsOf(said(1), said(2));
  requireAgreement(said(1), 1, new Set(nouns.values()));
  for (const number of [2, 5]) requireAgreement(said(number), number, new Set(nouns.keys()));
}

const countsWell: Promised = {
  says: 'counts as its languages do: 0, 1, 2 and 5 of everything, each sentence in every language',
  keep: (title) =>
    forRandomGames(
      title,
      (played) => {
        const sayings = sayingsOf(played);
        for (const language of languages) requireCounts(played.setting, language, sayings);
      },
      0.15,
    ),
};

/** Everything that was offered in a game. */
const offersIn = (played: Played) =>
  sampled(played).flatMap(({ after }) =>
    toAct(played.setting, after.game).flatMap((seat) => offers(played.setting, after.game, seat)),
  );

const speaksOrders: Promised = {
  says: 'can say every order, in every language',
  keep: (title) =>
    forRandomGames(title, ({ setting, plan }) => {
      for (const { order } of plan.orders) {
        for (const language of languages) {
          requireSentence(
            title.words[language].order(order, (seat) => `Seat ${seat}`, setting.table),
            `${language}, an order`,
          );
        }
      }
    }),
};

/** The score of a game that has ended, in full. */
const scoreOf = ({ setting: { title, table }, end }: Played) =>
  title.score(title.view(end.game.state, 'referee'), table);

const refusalRules: Promised = {
  says: 'names a rule of its own, or of the service, when it refuses',
  keep: (title) => {
    const known = new Set([
      ...Object.keys(title.words.en.rules),
      ...Object.keys(serviceWords.en.rules),
    ]);
    forRandomGames(title, (played) => {
      for (const { code, rule } of refusalsIn(played)) {
        require(known.has(rule), () =>
          `The refusal ${code} names ${rule}, which no rules page has`);
      }
      for (const line of scoreOf(played).flat()) {
        require(known.has(line.rule), () => `The score names ${line.rule}`);
        for (const language of languages) {
          requireSentence(
            title.words[language].lines[line.line] ?? '',
            `${language}, a score line`,
          );
        }
      }
    });
  },
};

const roundTrips: Promised = {
  says: 'reads every action it writes, a line each, and refuses nonsense',
  keep: (title) => {
    forRandomGames(title, (played) => {
      const { setting, steps, plan } = played;
      for (const { after } of sampled(played)) {
        for (const seat of toAct(setting, after.game)) {
          const view = title.view(after.game.state, seat);
          for (const offer of offers(setting, after.game, seat)) {
            const action = actionOf(offer, plan.choices[0] ?? 0);
            const line = title.notation.write(action);
            require(!/[\r\n]/.test(line), () => `Written over several lines: ${line}`);
            requireSame([line], splitAs(setting, line, view), `What ${line} is split into`);
            requireSame(
              action,
              title.notation.read(line, view, setting.table),
              `What ${line} is read as`,
            );
            requireSame(
              action,
              title.notation.read(`  ${line.toUpperCase()} `, view, setting.table),
              `What ${line} is read as, typed carelessly`,
            );
          }
        }
      }
      const lines = eachOnce(
        steps.flatMap(({ event }) =>
          event.action === null ? [] : [title.notation.write(event.action.asked)],
        ),
      );
      const { state } = steps.at(-1)?.after.game ?? { state: null };
      const view = title.view(state, 0);
      for (const line of lines.flatMap(mangled)) requireRead(setting, line, view);
      fc.assert(
        fc.property(fc.string(), (text) => requireRead(setting, text, view)),
        { numRuns: 20 },
      );
    });
  },
};

/** A line as somebody in a hurry might type it. */
const mangled = (line: string): readonly string[] => [
  line.replace(/\s.*$/, ''),
  `${line} 1`,
  `${line} ${line}`,
  `${line}, ${line}`,
  `${line}: ${line}; ${line.toUpperCase()}`,
  line.replace(/\d+/g, '99999999999'),
  line.replace(/\d+/g, '-1'),
  line.replace(/\d+/g, '1.5'),
  line.replace(/\d+/g, 'x'),
];

/** The lines a line stands for. */
const splitAs = ({ title, table }: Setting, line: string, view: unknown): readonly string[] =>
  title.notation.split?.(line, view, table) ?? [line];

/** Whatever is typed stands for lines, each of which is an action of the title's, or refused by a rule. */
function requireRead(setting: Setting, text: string, view: unknown): void {
  const { title, table } = setting;
  const parts = splitAs(setting, text, view);
  require(parts.length > 0, () => `${text} is split into nothing`);
  for (const part of parts) {
    if (parts.length > 1) {
      requireSame([part], splitAs(setting, part, view), `What ${part} of ${text} is split into`);
    }
    const read = title.notation.read(part, view, table);
    const isDeclared =
      'rule' in read || title.schema.actions.some((schema) => schema.safeParse(read).success);
    require(isDeclared, () => `${part} is read as ${JSON.stringify(read)}`);
  }
}

/** The rules that texts cite. */
const citedIn = (texts: readonly string[], prefix: string): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) =>
      [...text.matchAll(new RegExp(`\\b${prefix} \\d+(\\.\\d+)*`, 'g'))].map(([rule]) => rule),
    ),
  );

/** A program without its comments; what looks like one in a string stays. */
const withoutComments = (text: string): string =>
  text.replace(/(['"`])(?:\\[\s\S]|(?!\1)[^\\])*\1|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, (token) =>
    /^\/[/*]/.test(token) ? '' : token,
  );

/** The names of the tests in a file that do something. */
const testNames = (text: string): readonly string[] =>
  [
    ...withoutComments(text).matchAll(
      /\b(?:it|test|describe)\(\s*(['"`])([\s\S]*?)\1\s*,(?!\s*(?:async )?(?:function )?\([^)]*\)(?: =>)? \{\s*\})/g,
    ),
  ].map(([, , name = '']) => name);

/** Whether a rule stands on the rules page, or a section of it does. */
const isKnown = (rules: readonly string[], cited: string): boolean =>
  rules.some((rule) => rule === cited || rule.startsWith(`${cited}.`));

const citesRules: Promised = {
  says: 'has a test named after every rule of its rules page, and cites no other rule anywhere',
  keep: (title, sources) => {
    const rules = Object.keys(title.words.en.rules);
    const [prefix = ''] = (rules[0] ?? '').split(' ');
    const tests = Object.entries(sources).filter(([path]) => path.endsWith('.test.ts'));
    const tested = citedIn(
      tests.flatMap(([, text]) => testNames(text)),
      prefix,
    );
    const cited = citedIn(Object.values(sources), prefix);
    const untested = rules.filter((rule) => !tested.has(rule));
    const unknown = [...cited].filter((rule) => !isKnown(rules, rule));
    require(untested.length === 0, () => `No test is named after ${untested.join(', ')}`);
    require(unknown.length === 0, () => `${unknown.join(', ')} is cited, which no rules page has`);
  },
};

const testsRefusals: Promised = {
  says: 'has a test for every refusal, and words for no other',
  keep: (title, sources) => {
    const tests = Object.entries(sources).filter(([path]) => path.endsWith('.test.ts'));
    const missing = Object.keys(title.words.en.refusals).filter(
      (code) => !tests.some(([, text]) => withoutComments(text).includes(`'${code}'`)),
    );
    require(missing.length === 0, () => `No test expects ${missing.join(', ')}`);
  },
};

/** What a language has words for. */
const vocabulary = ({
  refusals,
  forms,
  choices,
  costs,
  counts,
  lines,
  chapters,
  rules,
}: AnyTitle['words']['en']) =>
  [refusals, forms, choices, costs, counts, lines, chapters, rules].map((words) =>
    Object.keys(words).sort(),
  );

/** Everything that can be chosen at a table has its words in every language. */
function requireOptions(title: AnyTitle): void {
  const { properties = {} } = z.toJSONSchema(title.schema.options, { io: 'input' });
  for (const language of languages) {
    const said: Readonly<Record<string, OptionWords>> = title.words[language].options;
    const what = `The words of options in ${language}`;
    requireSame(Object.keys(properties).sort(), Object.keys(said).sort(), what);
    for (const [name, { label, hint }] of Object.entries(said)) {
      requireSentence(label, `The option ${name} in ${language}`);
      requireSentence(hint ?? null, `The hint of ${name} in ${language}`);
    }
  }
}

/** Every chapter its rules stand in has a heading in every language, and no other has. */
function requireChapters(title: AnyTitle): void {
  for (const language of languages) {
    const { chapters, rules } = title.words[language];
    const ids = Object.keys(rules).map((rule) => rule.split('.')[0]);
    const what = `The chapters of the rules in ${language}`;
    requireSame([...new Set(ids)], Object.keys(chapters), what);
    for (const [id, heading] of Object.entries(chapters)) {
      requireSentence(heading, `The heading of ${id} in ${language}`);
    }
  }
}

const hasRules: Promised = {
  says: 'has the same words in every language, its rules too',
  keep: (title) => {
    requireOptions(title);
    requireChapters(title);
    for (const language of languages) {
      const words = title.words[language];
      requireSentence(words.name, `The name in ${language}`);
      requireSentence(words.summary, `The summary in ${language}`);
      requireSame(vocabulary(title.words.en), vocabulary(words), `What ${language} has words for`);
      for (const [rule, text] of Object.entries(words.rules)) {
        requireSentence(text, `${rule} in ${language}`);
        const other = language === 'en' ? null : title.words.en.rules[rule];
        require(text !== other, () => `${rule} is not told in ${language}`);
      }
    }
  },
};

/** Promises that hold or not before any game is played. */
export const printPromises: readonly Promised[] = [citesRules, testsRefusals, hasRules];

export const wordPromises: readonly Promised[] = [
  speaksOrders,
  refusalRules,
  speaks,
  countsWell,
  roundTrips,
  declares,
];
