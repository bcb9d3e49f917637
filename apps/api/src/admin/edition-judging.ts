import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  type ByLanguage,
  canonicalJson,
  type Language,
  type Manner,
  manners,
  seatsOf,
  type Trial,
  tryOut,
} from '@staffetta/engine';
import type { CatalogueTitle } from '../games/catalogue.ts';
import { drawOf } from '../games/games.ts';
import { newSecret, sha256 } from '../games/secret.ts';
import { saidIn, type WrongField, wrongFields } from '../http/field-messages.ts';
import { isStorable } from '../http/fields.ts';

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
  readonly hash: Buffer | null; // which games would pin
  readonly faults: readonly Pick<WrongField, 'path' | 'message'>[];
  readonly trials: readonly PlayedTrial[];
};

type TrialWords = {
  readonly stopped: (seats: number, acts: number, trouble: string) => string;
  readonly tooLong: (seats: number, acts: number) => string;
};

const trialWords: ByLanguage<TrialWords> = {
  en: {
    stopped: (seats, acts, trouble) =>
      `A game of ${seats} that was tried came to a halt after ${acts} acts: ${trouble}. Compare what is said here with an edition that is played.`,
    tooLong: (seats, acts) =>
      `A game of ${seats} that was tried had no end after ${acts} acts and all the time there is. Try again when less is going on, or by a command.`,
  },
  it: {
    stopped: (seats, acts, trouble) =>
      `Una partita di prova in ${seats} si è fermata dopo ${acts} azioni: ${trouble}. Confronta questi dati con un’edizione che si gioca.`,
    tooLong: (seats, acts) =>
      `Una partita di prova in ${seats} non era finita dopo ${acts} azioni e tutto il tempo che c’è. Riprova quando c’è meno da fare, o con un comando.`,
  },
  fr: {
    stopped: (seats, acts, trouble) =>
      `Une partie d’essai à ${seats} s’est arrêtée après ${acts} actions : ${trouble}. Comparez ces données avec une édition qui se joue.`,
    tooLong: (seats, acts) =>
      `Une partie d’essai à ${seats} n’était pas finie après ${acts} actions et tout le temps disponible. Réessayez à une heure plus calme, ou par une commande.`,
  },
  es: {
    stopped: (seats, acts, trouble) =>
      `Una partida de prueba de ${seats} se detuvo tras ${acts} acciones: ${trouble}. Compara estos datos con una edición que se juega.`,
    tooLong: (seats, acts) =>
      `Una partida de prueba de ${seats} no había acabado tras ${acts} acciones y todo el tiempo que hay. Vuelve a intentarlo cuando haya menos que hacer, o con una orden.`,
  },
};

/** For how long at once a trial keeps a process from whoever else asks something of it, in milliseconds. */
const stretch = 15;

/** Goes on with a game until it is over, or the time is: then with what came of it so far. */
async function playOut(game: Generator<number, Trial>, until: number): Promise<Trial | number> {
  let began = performance.now();
  for (;;) {
    const step = game.next();
    if (step.done === true) return step.value;
    const now = performance.now();
    if (now > until) return step.value;
    if (now - began > stretch) {
      await setImmediate();
      began = performance.now();
    }
  }
}

/** Games with every number of players: two in which anything is done, and one in which all are late. */
const trialsOf = ({ title: { seats } }: CatalogueTitle) =>
  seatsOf(seats.max + 1)
    .slice(seats.min)
    .flatMap((count) =>
      [...manners, 'random' as const].map((manner) => ({ seats: count, manner })),
    );

type Played = { readonly trials: PlayedTrial[]; readonly fault: string | null };

/** Plays games until one does not end. */
async function tried(
  entry: CatalogueTitle,
  edition: unknown,
  language: Language,
  until: number,
): Promise<Played> {
  const { title, schema } = entry;
  const trials: PlayedTrial[] = [];
  for (const { seats, manner } of trialsOf(entry)) {
    const setting = { title, table: { options: schema.options.parse({}), edition, seats } };
    const draw = drawOf({ row: { secret: newSecret(), gameId: randomUUID() }, contributions: [] });
    const trial = await playOut(tryOut(setting, manner, draw), until);
    const isOver = typeof trial !== 'number' && trial.trouble === null;
    trials.push({ seats, manner, acts: typeof trial === 'number' ? trial : trial.acts, isOver });
    const say = trialWords[language];
    if (typeof trial === 'number') return { trials, fault: say.tooLong(seats, trial) };
    if (trial.trouble !== null) {
      return { trials, fault: say.stopped(seats, trial.acts, trial.trouble) };
    }
  }
  return { trials, fault: null };
}

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

/** All that is said of printed facts, in the language of whoever asks; nothing is changed. */
async function judged(
  entry: CatalogueTitle,
  data: unknown,
  { language, patience }: { readonly language: Language; readonly patience: number },
): Promise<Judgement> {
  const { facts, faults } = faultsIn(entry, data, language);
  const hash = facts === null ? null : sha256(canonicalJson(facts));
  if (faults.length > 0) return { facts, hash, faults, trials: [] };
  const { trials, fault } = await tried(entry, facts, language, performance.now() + patience);
  return { facts, hash, faults: fault === null ? [] : [{ path: '', message: fault }], trials };
}

/** Judges printed facts one after the other, however many ask: a process has other things to do. */
export function openJudging(patience: number) {
  let before: Promise<unknown> = Promise.resolve();
  return (entry: CatalogueTitle, data: unknown, language: Language): Promise<Judgement> => {
    const mine = before.then(() => judged(entry, data, { language, patience }));
    before = mine.catch(() => undefined);
    return mine;
  };
}
