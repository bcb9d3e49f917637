import { randomUUID } from 'node:crypto';
import {
  canonicalJson,
  type Language,
  type Manner,
  manners,
  seatsOf,
  tryOut,
} from '@staffetta/engine';
import type { CatalogueTitle } from '../games/catalogue.ts';
import { drawOf } from '../games/games.ts';
import { newSecret, sha256 } from '../games/secret.ts';
import { saidIn, type WrongField, wrongFields } from '../http/field-messages.ts';
import { isStorable } from '../http/fields.ts';
import { tryingWords } from './edition-words.ts';

// Whether printed facts can be played: their form, what the title says of them, and games played out with them.

/** A game that was played out by nobody, and whether it ended. */
type PlayedTrial = {
  readonly seats: number;
  readonly manner: Manner;
  readonly acts: number;
  readonly isOver: boolean;
};

/** What printed facts are worth: nothing if there is a fault. */
export type Judgement = {
  readonly facts: unknown; // as they would be kept; null where their form is wrong
  readonly hash: string | null; // which games would pin
  readonly faults: readonly Pick<WrongField, 'path' | 'message'>[];
  readonly trials: readonly PlayedTrial[];
};

/** What is new of a judgement while one is made. */
export type Finding = Partial<Judgement>;

/** Games with every number of players: two in which anything is done, and one in which all are late. */
const trialsOf = ({ title: { seats } }: CatalogueTitle) =>
  seatsOf(seats.max + 1)
    .slice(seats.min)
    .flatMap((count) =>
      [...manners, 'random' as const].map((manner) => ({ seats: count, manner })),
    );

/** Where a text stands that the database cannot hold. */
function unstorable(value: unknown, path: string): readonly string[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) =>
    unstorable(entry, path === '' ? name : `${path}.${name}`),
  );
}

/** What is wrong with printed facts as they stand, without a game; what their form is wrong in comes alone. */
function faultsIn({ title }: CatalogueTitle, data: unknown, language: Language) {
  const said = (field: WrongField) => saidIn(language, field);
  const parsed = title.schema.edition.safeParse(data);
  if (!parsed.success) return { facts: null, faults: wrongFields(parsed.error).map(said) };
  const words = title.words[language].faults;
  const faults = (title.faults?.(parsed.data) ?? []).map(({ path, code, details }) => ({
    path: path.join('.'),
    message: words[code]?.(details) ?? code,
  }));
  const unkept = unstorable(parsed.data, '').map((path) =>
    said({ path, message: 'text that can be kept' }),
  );
  return { facts: parsed.data, faults: [...faults, ...unkept] };
}

/** More of what is wrong nobody reads at once. */
const mostFaults = 500;

function readable(faults: Judgement['faults'], language: Language): Judgement['faults'] {
  const more = faults.length - mostFaults;
  if (more <= 0) return faults;
  const message = tryingWords[language].moreFaults(more);
  return [...faults.slice(0, mostFaults), { path: '', message }];
}

/** Games until one does not end: as they are at each act, and at last what kept it from its end. */
function* played(entry: CatalogueTitle, edition: unknown, language: Language): Generator<Finding> {
  const { title, schema } = entry;
  const trials: PlayedTrial[] = [];
  for (const { seats, manner } of trialsOf(entry)) {
    const found = (acts: number, isOver: boolean): Finding => ({
      trials: [...trials, { seats, manner, acts, isOver }],
    });
    yield found(0, false);
    const setting = { title, table: { options: schema.options.parse({}), edition, seats } };
    const draw = drawOf({ row: { secret: newSecret(), gameId: randomUUID() }, contributions: [] });
    const game = tryOut(setting, manner, draw);
    let step = game.next();
    for (; step.done !== true; step = game.next()) yield found(step.value, false);
    const end = step.value;
    yield found(end.acts, end.trouble === null);
    if (end.trouble !== null) {
      const { stopped, troubles } = tryingWords[language];
      const { code, detail } = end.trouble;
      const message = stopped(seats, end.acts, troubles[code](detail));
      yield { faults: [{ path: '', message }] };
      return;
    }
    trials.push({ seats, manner, acts: end.acts, isOver: true });
  }
}

/** All there is to say of printed facts, in the language of whoever asks, as it is found; nothing is changed. */
export function* tryFacts(
  entry: CatalogueTitle,
  data: unknown,
  language: Language,
): Generator<Finding> {
  const { facts, faults } = faultsIn(entry, data, language);
  const hash = facts === null ? null : sha256(canonicalJson(facts)).toString('hex');
  yield { facts, hash, faults: readable(faults, language) };
  if (faults.length === 0) yield* played(entry, facts, language);
}
