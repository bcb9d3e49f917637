import type { ToldFact } from './fact.ts';
import type { Costs, Form } from './form.ts';
import type { Language, NameOf } from './language.ts';
import type { Setting } from './play.ts';
import type { Refusal } from './refusal.ts';
import type { Shapes, Table } from './title.ts';
import { serviceWords } from './words.ts';

type FactWords = Readonly<
  Record<string, (fact: ToldFact, nameOf: NameOf, table: Table<Shapes>) => string | null>
>;

/**
 * What happened, as a sentence; null where another fact says it already. Told facts come out of
 * `redactFact`, so each fits the words of its own type: the cast says no more than that.
 */
export function factSentence(
  { title, table }: Setting,
  fact: ToldFact,
  language: Language,
  nameOf: NameOf,
): string | null {
  const own = title.words[language].facts as unknown as FactWords;
  const service = serviceWords[language].facts as unknown as FactWords;
  const say = own[fact.type] ?? service[fact.type];
  if (say === undefined) throw new Error(`${title.id} has no words for ${fact.type}`);
  return say(fact, nameOf, table);
}

/** Why an admin helped a game. */
export const reasonSentence = (reason: string, language: Language): string =>
  serviceWords[language].because(reason);

/** What a seat may do, as on a button. */
export function actionSentence(
  { title, table }: Setting,
  action: { readonly type: string },
  language: Language,
  nameOf: NameOf,
): string {
  const say = title.words[language].actions[action.type];
  if (say === undefined) throw new Error(`${title.id} has no words for ${action.type}`);
  return say(action, nameOf, table);
}

/** What an action costs, in words; null where it costs nothing. */
export function costsSentence({ title }: Setting, costs: Costs, language: Language): string | null {
  const words = title.words[language].costs;
  const said = Object.entries(costs).map(([name, count]) => {
    const say = words[name];
    if (say === undefined) throw new Error(`${title.id} has no words for the cost ${name}`);
    return say(count);
  });
  return said.length === 0 ? null : said.join(', ');
}

/** What a form asks. */
export function formSentence(
  { title, table }: Setting,
  form: Form,
  language: Language,
  nameOf: NameOf,
): string {
  const say = title.words[language].forms[form.action.type];
  if (say === undefined) throw new Error(`${title.id} has no words for ${form.action.type}`);
  return say(form, nameOf, table);
}

/** Why not, as a sentence; of a line that says several acts, at which. */
export function refusalSentence(
  setting: Setting,
  refusal: Refusal,
  language: Language,
  nameOf: NameOf,
): string {
  const sentence = plainSentence(setting, refusal, language, nameOf);
  return refusal.part === undefined
    ? sentence
    : serviceWords[language].atPart(refusal.part, sentence);
}

function plainSentence(
  { title, table }: Setting,
  { code, details = {} }: Refusal,
  language: Language,
  nameOf: NameOf,
): string {
  const own = title.words[language].refusals[code];
  if (own !== undefined) return own(details, nameOf, table);
  const service: Readonly<Record<string, string>> = serviceWords[language].refusals;
  const sentence = service[code];
  if (sentence === undefined) throw new Error(`${title.id} has no words for ${code}`);
  return sentence;
}
