import type { ByLanguage, Difference, Language } from '@staffetta/engine';
import { saidIn, type WrongField } from '../http/field-messages.ts';

/** What is wrong with an exported game: the first thing that is. */
export type Fault =
  | { readonly code: 'not-an-export'; readonly field: WrongField | null }
  | { readonly code: 'too-much'; readonly event: number | null } // null: what stands before its events
  | { readonly code: 'another-secret' | 'not-its-titles' | 'opened-otherwise' | 'left-out' }
  | {
      readonly code:
        | 'not-an-event'
        | 'too-large'
        | 'broken'
        | 'parted-otherwise'
        | 'moved-otherwise'
        | 'mistimed';
      readonly event: number;
    }
  | { readonly code: 'unknown-version'; readonly title: string; readonly version: number }
  | {
      readonly code: 'decided-otherwise';
      readonly event: number;
      readonly what: Difference['what'];
    }
  | { readonly code: 'undecidable'; readonly event: number } // the rules threw
  | { readonly code: 'out-of-time' | 'out-of-memory' } // before it was checked
  | { readonly code: 'broken-off'; readonly trouble: string } // in the program's own words
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
    'too-large': ({ event }) => `up to event ${event} it holds more than any game does.`,
    'another-secret': () => 'its secret is not the one that was promised.',
    broken: ({ event }) => `its log is broken at event ${event}.`,
    'parted-otherwise': ({ event }) => `event ${event} is not in the parts it was sealed in.`,
    'moved-otherwise': ({ event }) => `event ${event} moves it from another version than its own.`,
    mistimed: ({ event }) => `event ${event} is earlier than one before it, or later than now.`,
    'unknown-version': ({ title, version }) =>
      `this release does not know version ${version} of the title ${title}.`,
    'not-its-titles': () => 'its edition, options or seats are none of its title.',
    'opened-otherwise': () => 'its first lines are not those of the table that was opened.',
    'decided-otherwise': ({ event, what }) => `event ${event} ${differences.en[what]}.`,
    undecidable: ({ event }) =>
      `the rules break off at event ${event}, and cannot decide it. Tell whoever runs the service.`,
    'out-of-time': () =>
      'checking it was not done in all the time there is, which is many times what the longest game takes. Try again when less is going on.',
    'out-of-memory': () =>
      'checking it takes more memory than there is for it, which is many times what the longest game takes.',
    'broken-off': ({ trouble }) =>
      `checking it broke off, which need not be its fault. Try again; if it breaks off once more, show whoever runs the service what the program says: “${trouble}”.`,
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
    'too-large': ({ event }) => `fino all’evento ${event} contiene più di qualsiasi partita.`,
    'another-secret': () => 'il suo segreto non è quello promesso.',
    broken: ({ event }) => `il suo registro è interrotto all’evento ${event}.`,
    'parted-otherwise': ({ event }) =>
      `l’evento ${event} non è nelle parti in cui è stato sigillato.`,
    'moved-otherwise': ({ event }) =>
      `l’evento ${event} la sposta da una versione diversa dalla sua.`,
    mistimed: ({ event }) => `l’evento ${event} è anteriore a uno che lo precede, o è nel futuro.`,
    'unknown-version': ({ title, version }) =>
      `questo rilascio non conosce la versione ${version} del titolo ${title}.`,
    'not-its-titles': () => 'la sua edizione, le opzioni o i posti non sono del suo titolo.',
    'opened-otherwise': () => 'le sue prime righe non sono quelle del tavolo aperto.',
    'decided-otherwise': ({ event, what }) => `l’evento ${event} ${differences.it[what]}.`,
    undecidable: ({ event }) =>
      `le regole si interrompono all’evento ${event}, e non possono deciderlo. Dillo a chi gestisce il servizio.`,
    'out-of-time': () =>
      'il controllo non è finito in tutto il tempo che c’è, molte volte quello che prende la partita più lunga. Riprova quando c’è meno da fare.',
    'out-of-memory': () =>
      'il controllo richiede più memoria di quanta ce n’è, molte volte quella che prende la partita più lunga.',
    'broken-off': ({ trouble }) =>
      `il controllo si è interrotto, e non è detto che sia colpa sua. Riprova; se si interrompe ancora, mostra a chi gestisce il servizio ciò che dice il programma: «${trouble}».`,
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
    'too-large': ({ event }) => `jusqu’à l’événement ${event}, il contient plus qu’aucune partie.`,
    'another-secret': () => 'son secret n’est pas celui qui a été promis.',
    broken: ({ event }) => `son journal est rompu à l’événement ${event}.`,
    'parted-otherwise': ({ event }) =>
      `l’événement ${event} n’est pas dans les parties où il a été scellé.`,
    'moved-otherwise': ({ event }) =>
      `l’événement ${event} la déplace depuis une autre version que la sienne.`,
    mistimed: ({ event }) =>
      `l’événement ${event} est antérieur à un autre qui le précède, ou se situe dans l’avenir.`,
    'unknown-version': ({ title, version }) =>
      `cette version du service ne connaît pas la version ${version} du titre ${title}.`,
    'not-its-titles': () => 'son édition, ses options ou ses places ne sont pas de son titre.',
    'opened-otherwise': () =>
      'ses premières lignes ne sont pas celles de la table qui a été ouverte.',
    'decided-otherwise': ({ event, what }) => `l’événement ${event} ${differences.fr[what]}.`,
    undecidable: ({ event }) =>
      `les règles s’interrompent à l’événement ${event} et ne peuvent pas en décider. Dites-le à qui gère le service.`,
    'out-of-time': () =>
      'sa vérification n’était pas finie dans tout le temps disponible, bien plus que n’en prend la plus longue partie. Réessayez à une heure plus calme.',
    'out-of-memory': () =>
      'sa vérification demande plus de mémoire qu’il n’y en a, bien plus que n’en prend la plus longue partie.',
    'broken-off': ({ trouble }) =>
      `sa vérification s’est interrompue, et ce n’est pas forcément sa faute. Réessayez ; si elle s’interrompt encore, montrez à qui gère le service ce que dit le programme : « ${trouble} ».`,
    'left-out': () =>
      'il y manque quelque chose, comme dans l’export d’un joueur. Prenez celui d’un opérateur : npm run export.',
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
    'too-large': ({ event }) => `hasta el evento ${event} contiene más que cualquier partida.`,
    'another-secret': () => 'su secreto no es el prometido.',
    broken: ({ event }) => `su registro está roto en el evento ${event}.`,
    'parted-otherwise': ({ event }) =>
      `el evento ${event} no está en las partes en que fue sellado.`,
    'moved-otherwise': ({ event }) => `el evento ${event} la mueve desde otra versión que la suya.`,
    mistimed: ({ event }) =>
      `el evento ${event} es anterior a uno que lo precede, o está en el futuro.`,
    'unknown-version': ({ title, version }) =>
      `esta entrega no conoce la versión ${version} del título ${title}.`,
    'not-its-titles': () => 'su edición, sus opciones o sus asientos no son de su título.',
    'opened-otherwise': () => 'sus primeras líneas no son las de la mesa que se abrió.',
    'decided-otherwise': ({ event, what }) => `el evento ${event} ${differences.es[what]}.`,
    undecidable: ({ event }) =>
      `las reglas se interrumpen en el evento ${event} y no pueden decidirlo. Díselo a quien lleva el servicio.`,
    'out-of-time': () =>
      'la comprobación no había acabado en todo el tiempo que hay, muchas veces el que lleva la partida más larga. Vuelve a intentarlo cuando haya menos que hacer.',
    'out-of-memory': () =>
      'la comprobación pide más memoria de la que hay, muchas veces la que pide la partida más larga.',
    'broken-off': ({ trouble }) =>
      `la comprobación se interrumpió, y no tiene por qué ser culpa suya. Vuelve a intentarlo; si se interrumpe otra vez, enseña a quien lleva el servicio lo que dice el programa: «${trouble}».`,
    'left-out': () =>
      'falta algo, como en la exportación de un jugador. Toma la de un operador: npm run export.',
    'went-on-otherwise': ({ game }) => `la partida ${game} ya está aquí, y siguió de otro modo.`,
  },
};

/** What is wrong, as the end of a sentence. The cast says that a fault goes to the words of its own code. */
export const faultSentence = (fault: Fault, language: keyof typeof says): string =>
  (says[language][fault.code] as (fault: Fault) => string)(fault);
