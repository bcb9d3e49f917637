import fc from 'fast-check';
import { redact } from '../../core/event.ts';
import { type ToldFact, toldSchema } from '../../core/fact.ts';
import { type Language, languages } from '../../core/language.ts';
import { offers, refuse, toAct } from '../../core/play.ts';
import type { Refusal } from '../../core/refusal.ts';
import { seatsOf, type Viewer } from '../../core/seat.ts';
import { actionSentence, factSentence, refusalSentence } from '../../core/sentences.ts';
import { tableFacts } from '../../core/table.ts';
import type { AnyTitle } from '../../core/title.ts';
import { serviceWords } from '../../core/words.ts';
import { actionOf, type Played } from '../random-game.ts';
import {
  forRandomGames,
  type Promised,
  positionsOf,
  require,
  requireSame,
  viewersOf,
} from './promise.ts';

/** All facts a viewer is told in the course of a game. */
const toldFacts = ({ steps }: Played, viewer: Viewer): readonly ToldFact[] =>
  steps.flatMap(
    ({ event }, number) => redact({ ...event, number, at: '' }, viewer, number)?.facts ?? [],
  );

const declares: Promised = {
  says: 'takes, tells and shows only what its schemas declare',
  keep: (title) => {
    const told = [...title.schema.facts, ...tableFacts].map(toldSchema);
    forRandomGames(title, (played) => {
      for (const { event, after } of positionsOf(played)) {
        const asked = event.action?.asked;
        const isDeclared =
          asked === undefined ||
          title.schema.actions.some((schema) => schema.safeParse(asked).success);
        require(isDeclared, () => `Undeclared action ${JSON.stringify(asked)}`);
        for (const viewer of viewersOf(played)) {
          const view = title.view(after.game.state, viewer);
          requireSame(view, title.schema.view.parse(view), 'The view and its schema');
        }
        for (const fact of event.facts) {
          const [schema] = [...title.schema.facts, ...tableFacts].filter(
            (known) => known.shape.type.safeParse(fact.type).success,
          );
          schema?.parse(fact);
        }
      }
      for (const fact of viewersOf(played).flatMap((viewer) => toldFacts(played, viewer))) {
        const isDeclared = told.some((schema) => schema.safeParse(fact).success);
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

/** Why a title said no, for everything that was tried in a game. */
function refusalsIn({ setting, steps }: Played): readonly Refusal[] {
  const tried = steps.flatMap(({ event }) => (event.action === null ? [] : [event.action.asked]));
  const seen = new Map<string, Refusal>();
  for (const { after } of steps) {
    for (const seat of seatsOf(setting.table.seats)) {
      for (const action of tried.slice(0, 10)) {
        const refusal = refuse(setting, after.game, action, seat);
        if (refusal !== null) seen.set(JSON.stringify(refusal), refusal);
      }
    }
  }
  return [...seen.values()];
}

const speaks: Promised = {
  says: 'has a sentence for everything that happens, is offered or refused, in every language',
  keep: (title) => {
    const nameOf = (seat: number) => `Seat ${seat}`;
    forRandomGames(
      title,
      (played) => {
        const facts = viewersOf(played).flatMap((viewer) => toldFacts(played, viewer));
        const refusals = refusalsIn(played);
        for (const language of languages) {
          for (const fact of facts) {
            requireSentence(factSentence(title, fact, language, nameOf), `${language}, a fact`);
          }
          for (const refusal of refusals) {
            requireSentence(refusalSentence(title, refusal, language), `${language}, a refusal`);
          }
          speakOffers(title, played, language);
        }
      },
      0.2,
    );
  },
};

function speakOffers(title: AnyTitle, played: Played, language: Language): void {
  const words = title.words[language];
  for (const offer of offersIn(played)) {
    const action = actionOf(offer, played.plan.choices[0] ?? 0);
    requireSentence(actionSentence(title, action, language), `${language}, an offer`);
    if (offer.kind === 'action') continue;
    requireSentence(words.forms[offer.action.type]?.(offer) ?? '', `${language}, a form`);
    const pieces = offer.choices.flatMap(({ from }) => from.map(({ id }) => words.piece(id)));
    const counts = offer.choices.flatMap(({ bounds }) =>
      bounds.map(({ count }) => words.counts[count] ?? ''),
    );
    for (const name of [...pieces, ...counts]) requireSentence(name, `${language}, a form's piece`);
  }
}

/** Everything that was offered in a game. */
const offersIn = ({ setting, steps }: Played) =>
  steps.flatMap(({ after }) =>
    toAct(setting, after.game).flatMap((seat) => offers(setting, after.game, seat)),
  );

const speaksOrders: Promised = {
  says: 'can say every order, in every language',
  keep: (title) =>
    forRandomGames(title, ({ plan }) => {
      for (const { order } of plan.orders) {
        for (const language of languages) {
          requireSentence(title.words[language].order(order), `${language}, an order`);
        }
      }
    }),
};

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
      for (const line of title.score(played.end.game.state).flat()) {
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
  says: 'reads every action it writes, and refuses nonsense',
  keep: (title) => {
    forRandomGames(title, ({ setting, steps, plan }) => {
      for (const { after } of steps) {
        for (const seat of toAct(setting, after.game)) {
          const view = title.view(after.game.state, seat);
          for (const offer of offers(setting, after.game, seat)) {
            const action = actionOf(offer, plan.choices[0] ?? 0);
            const line = title.notation.write(action);
            require(!/[\r\n]/.test(line), () => `Written over several lines: ${line}`);
            requireSame(action, title.notation.read(line, view), `What ${line} is read as`);
            requireSame(
              action,
              title.notation.read(`  ${line.toUpperCase()} `, view),
              `What ${line} is read as, typed carelessly`,
            );
          }
        }
      }
      const { state } = steps.at(-1)?.after.game ?? { state: null };
      if (state === null) return;
      const view = title.view(state, 0);
      fc.assert(
        fc.property(fc.string(), (text) => {
          const read = title.notation.read(text, view);
          return (
            'rule' in read || title.schema.actions.some((schema) => schema.safeParse(read).success)
          );
        }),
        { numRuns: 20 },
      );
    });
  },
};

const citesRules: Promised = {
  says: 'has a test for every rule of its rules page, and cites no other',
  keep: (title, sources) => {
    const rules = Object.keys(title.words.en.rules);
    const [prefix = ''] = (rules[0] ?? '').split(' ');
    const cited = new Set(
      Object.values(sources).flatMap((text) =>
        [...text.matchAll(new RegExp(`\\b${prefix} \\d+(\\.\\d+)*`, 'g'))].map(([rule]) => rule),
      ),
    );
    const untested = rules.filter((rule) => !cited.has(rule));
    const unknown = [...cited].filter((rule) => !rules.includes(rule));
    require(untested.length === 0, () => `No test cites ${untested.join(', ')}`);
    require(unknown.length === 0, () =>
      `Tests cite ${unknown.join(', ')}, which no rules page has`);
  },
};

const hasRules: Promised = {
  says: 'tells the same rules in every language',
  keep: (title) => {
    for (const language of languages) {
      const { rules } = title.words[language];
      requireSame(
        Object.keys(title.words.en.rules),
        Object.keys(rules),
        `The rules in ${language}`,
      );
      for (const [rule, text] of Object.entries(rules)) {
        requireSentence(text, `${rule} in ${language}`);
        const other = language === 'en' ? null : title.words.en.rules[rule];
        require(text !== other, () => `${rule} is not told in ${language}`);
      }
    }
  },
};

export const wordPromises: readonly Promised[] = [
  declares,
  speaks,
  speaksOrders,
  refusalRules,
  roundTrips,
  citesRules,
  hasRules,
];
