import { randomInt } from 'node:crypto';
import {
  actionSentence,
  type Chance,
  costsSentence,
  dryRun,
  factSentence,
  type Language,
  refusalSentence,
  serviceWords,
  weigh,
} from '@staffetta/engine';
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

/** What nobody may know is dealt anew, by numbers nobody could know either. */
const dealing: Chance = { draw: (_purpose, size) => randomInt(size) };

/** What acts would lead to, as far as the caller can foresee it. Nothing is played. */
export async function foresee(
  games: Games,
  accounts: Names,
  gameId: string,
  caller: Caller,
  wish: AskedFor,
) {
  const { language } = caller;
  const loaded = await watchedGame(games, gameId, caller);
  const seat = seatOf(loaded, caller);
  const { setting, versions, players } = loaded;
  const { title, table } = setting;
  const foreseen = dryRun(setting, loaded, seat, asked(loaded, wish), dealing);
  if (!foreseen.ok) throw await refused(accounts, loaded, caller, foreseen.refusal, foreseen.step);
  const nameOf = await namesAt(accounts, players);
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
    facts: foreseen.facts.map((fact) => tell(games.telling, schema.fact, fact)),
    sentences: foreseen.facts
      .map((fact) => factSentence(setting, fact, language, nameOf))
      .filter((sentence): sentence is string => sentence !== null),
    view: tell(games.telling, schema.view, foreseen.view),
    sections: title.show(foreseen.view, language, nameOf, table),
    offers: foreseen.offers.map((offer) => spokenOffer(setting, offer, language, nameOf)),
    isCut: foreseen.isCut,
  };
}

/** A rule in a language, the title's or the service's. */
function ruleText({ setting }: LoadedGame, rule: string, language: Language): string | null {
  const rules: Readonly<Record<string, string>> = {
    ...serviceWords[language].rules,
    ...setting.title.words[language].rules,
  };
  return rules[rule] ?? null;
}

/** What is asked about: an action, or a line of notation; behind acts that would be done first. */
export type Question = {
  readonly after: readonly unknown[];
  readonly action?: unknown;
  readonly notation?: string | undefined;
};

const nothingSaid = { code: null, rule: null, sentence: null, ruleText: null };
const nothingPaid = { costs: {}, price: null };

/** Whether the caller's seat may do this, at what cost, and if not, why. */
export async function explain(
  games: Games,
  accounts: Names,
  gameId: string,
  caller: Caller,
  question: Question,
) {
  const { language } = caller;
  const loaded = await watchedGame(games, gameId, caller);
  const seat = seatOf(loaded, caller);
  const { setting } = loaded;
  const after = asked(loaded, { actions: question.after, notation: [] }, 'after');
  const one = question.notation ?? askedOnce(loaded, question.action, 'action');
  const found = weigh(setting, loaded, seat, { after, asked: one }, dealing);
  switch (found.can) {
    case 'do': {
      const { costs } = found;
      const price = costsSentence(setting, costs, language);
      return { allowed: true, ...nothingSaid, costs: { ...costs }, price };
    }
    case 'not-foresee':
      return { allowed: null, ...nothingSaid, ...nothingPaid };
    case 'not-come-so-far':
      throw await refused(accounts, loaded, caller, found.refusal, found.step);
    case 'not-do': {
      const nameOf = await namesAt(accounts, loaded.players);
      const { code, rule } = found.refusal;
      const sentence = refusalSentence(setting, found.refusal, language, nameOf);
      const text = ruleText(loaded, rule, language);
      return { allowed: false, code, rule, sentence, ruleText: text, ...nothingPaid };
    }
  }
}
