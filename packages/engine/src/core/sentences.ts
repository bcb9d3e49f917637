import type { ToldFact } from './fact.ts';
import type { Language, NameOf } from './language.ts';
import type { Refusal } from './refusal.ts';
import type { AnyTitle } from './title.ts';
import { serviceWords } from './words.ts';

type FactWords = Readonly<Record<string, (fact: ToldFact, nameOf: NameOf) => string | null>>;

/**
 * What happened, as a sentence; null where another fact says it already. Told facts come out of
 * `redactFact`, so each fits the words of its own type: the cast says no more than that.
 */
export function factSentence(
  title: AnyTitle,
  fact: ToldFact,
  language: Language,
  nameOf: NameOf,
): string | null {
  const words = { ...serviceWords[language].facts, ...title.words[language].facts };
  const say = (words as unknown as FactWords)[fact.type];
  if (say === undefined) throw new Error(`${title.id} has no words for ${fact.type}`);
  return say(fact, nameOf);
}

/** What a seat may do, as on a button. */
export function actionSentence(
  title: AnyTitle,
  action: { readonly type: string },
  language: Language,
): string {
  const say = title.words[language].actions[action.type];
  if (say === undefined) throw new Error(`${title.id} has no words for ${action.type}`);
  return say(action);
}

/** Why not, as a sentence. */
export function refusalSentence(
  title: AnyTitle,
  { code, details = {} }: Refusal,
  language: Language,
): string {
  const own = title.words[language].refusals[code];
  if (own !== undefined) return own(details);
  const service: Readonly<Record<string, string>> = serviceWords[language].refusals;
  const sentence = service[code];
  if (sentence === undefined) throw new Error(`${title.id} has no words for ${code}`);
  return sentence;
}
