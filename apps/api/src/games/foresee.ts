import { randomInt } from 'node:crypto';
import {
  actionSentence,
  type Chance,
  costsSentence,
  dryRun,
  factSentence,
  type Language,
  type Refusal,
  refusalSentence,
  serviceWords,
  whyNot,
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

const explained = async (
  accounts: Names,
  loaded: LoadedGame,
  refusal: Refusal,
  language: Language,
) => {
  const nameOf = await namesAt(accounts, loaded.players);
  const { code, rule } = refusal;
  const sentence = refusalSentence(loaded.setting, refusal, language, nameOf);
  return { allowed: false, code, rule, sentence, ruleText: ruleText(loaded, rule, language) };
};

/** What is asked about: an action, or a line of notation. */
export type Question = { readonly action: unknown } | { readonly notation: string };

/** Whether the caller's seat may do this now, and if not, why. */
export async function explain(
  games: Games,
  accounts: Names,
  gameId: string,
  caller: Caller,
  question: Question,
) {
  const loaded = await watchedGame(games, gameId, caller);
  const seat = seatOf(loaded, caller);
  const one =
    'notation' in question ? question.notation : askedOnce(loaded, question.action, 'action');
  const refusal = whyNot(loaded.setting, loaded, seat, one, dealing);
  return refusal === null
    ? { allowed: true, code: null, rule: null, sentence: null, ruleText: null }
    : explained(accounts, loaded, refusal, caller.language);
}
