import type { ByLanguage, Difference, Language } from '@staffetta/engine';
import { saidIn, type WrongField } from '../http/field-messages.ts';

/** What is wrong with an exported game: the first thing that is. */
export type Fault =
  | { readonly code: 'not-an-export'; readonly field: WrongField | null }
  | { readonly code: 'too-much'; readonly event: number | null } // null: what stands before its events
  | { readonly code: 'another-secret' | 'not-its-titles' | 'opened-otherwise' | 'left-out' }
  | {
      readonly code: 'not-an-event' | 'broken' | 'parted-otherwise' | 'moved-otherwise';
      readonly event: number;
    }
  | { readonly code: 'unknown-version'; readonly title: string; readonly version: number }
  | {
      readonly code: 'decided-otherwise';
      readonly event: number;
      readonly what: Difference['what'];
    }
  | { readonly code: 'went-on-otherwise'; readonly game: string };

/** The event that is wrong; null: it is none. */
export const eventOf = (fault: Fault): number | null => ('event' in fault ? fault.event : null);

type Of<Code extends Fault['code']> = Extract<Fault, { code: Code }>;
type Says = { readonly [Code in Fault['code']]: (fault: Of<Code>) => string };

/** What each kind of difference means to the one who reads it. */
const differences: ByLanguage<Readonly<Record<Difference['what'], string>>> = {
  en: {
    refused: 'is against the rules',
    event: 'says otherwise who acted, or how openly, than the rules do',
    facts: 'states other facts than the rules decide',
    draws: 'holds other draws than its secret gives',
  },
  it: {
    refused: 'è contro le regole',
    event: 'dice chi ha agito, o quanto apertamente, diversamente dalle regole',
    facts: 'riporta fatti diversi da quelli che le regole decidono',
    draws: 'contiene estrazioni diverse da quelle che dà il suo segreto',
  },
  fr: {
    refused: 'est contraire aux règles',
    event: 'dit autrement que les règles qui a agi, ou si c’était ouvertement',
    facts: 'contient d’autres faits que ceux que les règles décident',
    draws: 'contient d’autres tirages que ceux que donne son secret',
  },
  es: {
    refused: 'va contra las reglas',
    event: 'dice quién actuó, o cuán abiertamente, de otro modo que las reglas',
    facts: 'contiene otros hechos que los que deciden las reglas',
    draws: 'contiene otros sorteos que los que da su secreto',
  },
};

/** Which field is wrong and how, in brackets, behind the sentence that it is. */
function inBrackets(field: WrongField | null, language: Language): string {
  if (field === null) return '';
  const { path, message } = saidIn(language, field);
  return ` (${[path, message].filter((part) => part !== '').join(': ')})`;
}

const says: ByLanguage<Says> = {
  en: {
    'not-an-export': ({ field }) =>
      `it is not an exported game of Staffetta${inBrackets(field, 'en')}.`,
    'not-an-event': ({ event }) => `event ${event} is not in the form of an event.`,
    'too-much': ({ event }) =>
      event === null
        ? 'it holds more before its events than any game does.'
        : `event ${event} holds more than any event does.`,
    'another-secret': () => 'its secret is not the one that was promised.',
    broken: ({ event }) => `its log is broken at event ${event}.`,
    'parted-otherwise': ({ event }) => `event ${event} is not in the parts it was sealed in.`,
    'moved-otherwise': ({ event }) => `event ${event} moves it from another version than its own.`,
    'unknown-version': ({ title, version }) =>
      `this release does not know version ${version} of the title ${title}.`,
    'not-its-titles': () => 'its edition, options or seats are none of its title.',
    'opened-otherwise': () => 'its first lines are not those of the table that was opened.',
    'decided-otherwise': ({ event, what }) => `event ${event} ${differences.en[what]}.`,
    'left-out': () =>
      'something is left out of it, as of a player’s export. Take an operator’s: npm run export.',
    'went-on-otherwise': ({ game }) => `the game ${game} is here already, and went on otherwise.`,
  },
  it: {
    'not-an-export': ({ field }) =>
      `non è una partita esportata da Staffetta${inBrackets(field, 'it')}.`,
    'not-an-event': ({ event }) => `l’evento ${event} non ha la forma di un evento.`,
    'too-much': ({ event }) =>
      event === null
        ? 'prima degli eventi contiene più di qualsiasi partita.'
        : `l’evento ${event} contiene più di qualsiasi evento.`,
    'another-secret': () => 'il suo segreto non è quello promesso.',
    broken: ({ event }) => `il suo registro è interrotto all’evento ${event}.`,
    'parted-otherwise': ({ event }) =>
      `l’evento ${event} non è nelle parti in cui è stato sigillato.`,
    'moved-otherwise': ({ event }) =>
      `l’evento ${event} la sposta da una versione diversa dalla sua.`,
    'unknown-version': ({ title, version }) =>
      `questo rilascio non conosce la versione ${version} del titolo ${title}.`,
    'not-its-titles': () => 'la sua edizione, le opzioni o i posti non sono del suo titolo.',
    'opened-otherwise': () => 'le sue prime righe non sono quelle del tavolo aperto.',
    'decided-otherwise': ({ event, what }) => `l’evento ${event} ${differences.it[what]}.`,
    'left-out': () =>
      'manca qualcosa, come nell’esportazione di un giocatore. Prendi quella di un gestore: npm run export.',
    'went-on-otherwise': ({ game }) =>
      `la partita ${game} è già qui, e qui è andata avanti diversamente.`,
  },
  fr: {
    'not-an-export': ({ field }) =>
      `ce n’est pas une partie exportée de Staffetta${inBrackets(field, 'fr')}.`,
    'not-an-event': ({ event }) => `l’événement ${event} n’a pas la forme d’un événement.`,
    'too-much': ({ event }) =>
      event === null
        ? 'il contient avant ses événements plus qu’aucune partie.'
        : `l’événement ${event} contient plus qu’aucun événement.`,
    'another-secret': () => 'son secret n’est pas celui qui a été promis.',
    broken: ({ event }) => `son journal est rompu à l’événement ${event}.`,
    'parted-otherwise': ({ event }) =>
      `l’événement ${event} n’est pas dans les parties où il a été scellé.`,
    'moved-otherwise': ({ event }) =>
      `l’événement ${event} la déplace depuis une autre version que la sienne.`,
    'unknown-version': ({ title, version }) =>
      `cette version du service ne connaît pas la version ${version} du titre ${title}.`,
    'not-its-titles': () => 'son édition, ses options ou ses places ne sont pas de son titre.',
    'opened-otherwise': () =>
      'ses premières lignes ne sont pas celles de la table qui a été ouverte.',
    'decided-otherwise': ({ event, what }) => `l’événement ${event} ${differences.fr[what]}.`,
    'left-out': () =>
      'il y manque quelque chose, comme dans l’export d’un joueur. Prenez celui d’un opérateur : npm run export.',
    'went-on-otherwise': ({ game }) =>
      `la partie ${game} est déjà ici, et s’est poursuivie autrement.`,
  },
  es: {
    'not-an-export': ({ field }) =>
      `no es una partida exportada de Staffetta${inBrackets(field, 'es')}.`,
    'not-an-event': ({ event }) => `el evento ${event} no tiene la forma de un evento.`,
    'too-much': ({ event }) =>
      event === null
        ? 'antes de sus eventos contiene más que cualquier partida.'
        : `el evento ${event} contiene más que cualquier evento.`,
    'another-secret': () => 'su secreto no es el prometido.',
    broken: ({ event }) => `su registro está roto en el evento ${event}.`,
    'parted-otherwise': ({ event }) =>
      `el evento ${event} no está en las partes en que fue sellado.`,
    'moved-otherwise': ({ event }) => `el evento ${event} la mueve desde otra versión que la suya.`,
    'unknown-version': ({ title, version }) =>
      `esta entrega no conoce la versión ${version} del título ${title}.`,
    'not-its-titles': () => 'su edición, sus opciones o sus asientos no son de su título.',
    'opened-otherwise': () => 'sus primeras líneas no son las de la mesa que se abrió.',
    'decided-otherwise': ({ event, what }) => `el evento ${event} ${differences.es[what]}.`,
    'left-out': () =>
      'falta algo, como en la exportación de un jugador. Toma la de un operador: npm run export.',
    'went-on-otherwise': ({ game }) => `la partida ${game} ya está aquí, y siguió de otro modo.`,
  },
};

/** What is wrong, as the end of a sentence. The cast says that a fault goes to the words of its own code. */
export const faultSentence = (fault: Fault, language: keyof typeof says): string =>
  (says[language][fault.code] as (fault: Fault) => string)(fault);
