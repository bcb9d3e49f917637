import { randomInt } from 'node:crypto';
import {
  actionSentence,
  type Chance,
  costsSentence,
  dryRun,
  factSentence,
  type Language,
  type NameOf,
  orderBound,
  type Refusal,
  type RefusedStep,
  refusalSentence,
  serviceWords,
  weigh,
} from '@staffetta/engine';
import type { Explanation } from '../http/answers/foreseeing.ts';
import { tell } from '../http/tell.ts';
import { seatOf, watchedGame } from './access.ts';
import { type AskedFor, asked, askedOnce } from './asked.ts';
import type { Games } from './games.ts';
import type { LoadedGame } from './loaded-game.ts';
import { type Names, namesAt, versionOf } from './look.ts';
import { spokenOffer } from './offers.ts';
import { refused } from './refused.ts';
import type { Caller } from './tables.ts';
import { cataloguedTitle } from './told.ts';
import { ordersAsked, type VisitWish } from './visit.ts';

/** What nobody may know is dealt anew, by numbers nobody could know either. */
const dealing: Chance = { draw: (_purpose, size) => randomInt(size) };

/** A rule in a language, the title's or the service's. */
function ruleText({ setting }: LoadedGame, rule: string, language: Language): string | null {
  const rules: Readonly<Record<string, string>> = {
    ...serviceWords[language].rules,
    ...setting.title.words[language].rules,
  };
  return rules[rule] ?? null;
}

type Speech = { readonly language: Language; readonly nameOf: NameOf };

/** Why the rules say no, in words, and what the rule says that does. */
const spoken = (loaded: LoadedGame, refusal: Refusal, { language, nameOf }: Speech) => ({
  code: refusal.code,
  rule: refusal.rule,
  sentence: refusalSentence(loaded.setting, refusal, language, nameOf),
  ruleText: ruleText(loaded, refusal.rule, language),
});

/** At which step the rules say no, counted from 1, and why. */
const spokenStep = (loaded: LoadedGame, { step, refusal }: RefusedStep, speech: Speech) => ({
  step: step + 1,
  ...spoken(loaded, refusal, speech),
});

/** What one means to do: acts, and orders left before them. */
type Tried = AskedFor & { readonly place: VisitWish['place'] };

/** An order as it would stand, with what it says; or why it cannot be left. */
function spokenOrder({ telling }: Games, loaded: LoadedGame, bound: Bound, speech: Speech) {
  const { row, setting } = loaded;
  const { asked: order, answer } = bound;
  const { schema } = cataloguedTitle(row);
  const said = answer.ok ? answer.order : order;
  return {
    order: schema.order === null ? said : tell(telling, schema.order, said),
    sentence: setting.title.words[speech.language].order(said, speech.nameOf, setting.table),
    refused: answer.ok ? null : spoken(loaded, answer.refusal, speech),
  };
}

type Bound = { readonly asked: unknown; readonly answer: ReturnType<typeof orderBound> };

/** What acts would lead to, as far as the caller can foresee it. Nothing is played. */
export async function foresee(
  games: Games,
  accounts: Names,
  gameId: string,
  caller: Caller,
  wish: Tried,
) {
  const { language } = caller;
  const loaded = await watchedGame(games, gameId, caller);
  const seat = seatOf(loaded, caller);
  const { setting, versions } = loaded;
  const { title, table } = setting;
  const foreseen = dryRun(setting, loaded, seat, asked(loaded, wish), dealing);
  const orders = ordersAsked(loaded, wish.place).map(
    (order): Bound => ({ asked: order, answer: orderBound(setting, loaded, seat, order) }),
  );
  const stop = foreseen.refused;
  if (foreseen.view === null) {
    const none = orders.flatMap(({ answer }) => (answer.ok ? [] : [answer.refusal]));
    const [refusal] = [...none, ...(stop === null ? [] : [stop.refusal])];
    // Nothing to look at.
    if (refusal !== undefined) throw await refused(accounts, loaded, caller, refusal, 0);
  }
  const nameOf = await namesAt(accounts, loaded, language);
  const { schema } = cataloguedTitle(loaded.row);
  return {
    version: versionOf(versions, seat),
    steps: foreseen.acts.map(({ action, costs }) => ({
      action,
      sentence: actionSentence(setting, action, language, nameOf),
      notation: title.notation.write(action),
      costs: { ...costs },
      price: costsSentence(setting, costs, language),
    })),
    refused: stop === null ? null : spokenStep(loaded, stop, { language, nameOf }),
    facts: foreseen.facts.map((fact) => tell(games.telling, schema.fact, fact)),
    sentences: foreseen.facts
      .map((fact) => factSentence(setting, fact, language, nameOf))
      .filter((sentence): sentence is string => sentence !== null),
    view: tell(games.telling, schema.view, foreseen.view),
    sections: title.show(foreseen.view, language, nameOf, table),
    offers: foreseen.offers.map((offer) => spokenOffer(setting, offer, language, nameOf)),
    isCut: foreseen.isCut,
    ...(orders.length > 0 && {
      orders: orders.map((bound) => spokenOrder(games, loaded, bound, { language, nameOf })),
    }),
  };
}

/** What is asked about: an action, or a line of notation; behind acts that would be done first. */
export type Question = {
  readonly after: readonly unknown[];
  readonly action?: unknown;
  readonly notation?: string | undefined;
};

/** Whether the caller's seat may do this, at what cost, and if not, why. */
export async function explain(
  games: Games,
  accounts: Names,
  gameId: string,
  caller: Caller,
  question: Question,
): Promise<Explanation> {
  const { language } = caller;
  const loaded = await watchedGame(games, gameId, caller);
  const seat = seatOf(loaded, caller);
  const { setting } = loaded;
  const after = asked(loaded, { actions: question.after, notation: [] }, 'after');
  const one = question.notation ?? askedOnce(loaded, question.action, 'action');
  const found = weigh(setting, loaded, seat, { after, asked: one }, dealing);
  const speech = async (): Promise<Speech> => ({
    language,
    nameOf: await namesAt(accounts, loaded, language),
  });
  switch (found.can) {
    case 'do': {
      const price = costsSentence(setting, found.costs, language);
      return { result: 'allowed', costs: { ...found.costs }, price };
    }
    case 'not-do':
      return { result: 'refused', ...spoken(loaded, found.refusal, await speech()) };
    case 'not-foresee':
      return { result: 'unforeseeable' };
    case 'not-come-so-far':
      return { result: 'plan-refused', ...spokenStep(loaded, found, await speech()) };
  }
}
