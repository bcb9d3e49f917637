import type { Language } from '@staffetta/engine';
import { z } from 'zod';

/** What is wrong with one field of a request. */
export type WrongField = {
  readonly path: string;
  readonly message: string; // in English
  readonly issue?: z.core.$ZodIssue; // what zod says of it, which it can say in other languages
};

/** What a schema finds wrong, below a place in the request. */
export const wrongFields = (
  { issues }: z.ZodError,
  ...below: readonly string[]
): readonly WrongField[] =>
  issues.map((issue) => ({
    path: [...below, ...issue.path].join('.'),
    message: issue.message,
    issue,
  }));

type Others = Readonly<Record<Exclude<Language, 'en'>, string>>;

const others = (it: string, fr: string, es: string): Others => ({ it, fr, es });

/** What our own checks say, by its English; # stands for a number. */
const ours: Readonly<Record<string, Others>> = {
  'six digits': others('sei cifre', 'six chiffres', 'seis cifras'),
  'a day that is not over': others(
    'un giorno che non è passato',
    'un jour qui n’est pas passé',
    'un día que no haya pasado',
  ),
  'not before the first day': others(
    'non prima del primo giorno',
    'pas avant le premier jour',
    'no antes del primer día',
  ),
  'two different hours': others(
    'due ore diverse',
    'deux heures différentes',
    'dos horas distintas',
  ),
  'not JSON': others('non è JSON', 'pas du JSON', 'no es JSON'),
  'text that can be kept': others(
    'testo senza caratteri nulli o spezzati',
    'texte sans caractères nuls ou brisés',
    'texto sin caracteres nulos o rotos',
  ),
  'no control characters': others(
    'niente caratteri di controllo',
    'pas de caractères de contrôle',
    'sin caracteres de control',
  ),
  'at least # characters one can see': others(
    'almeno # caratteri che si vedano',
    'au moins # caractères visibles',
    'al menos # caracteres que se vean',
  ),
  'no control characters and no @': others(
    'niente caratteri di controllo né @',
    'ni caractères de contrôle ni @',
    'sin caracteres de control ni @',
  ),
  'something one can read': others(
    'qualcosa che si possa leggere',
    'quelque chose de lisible',
    'algo que se pueda leer',
  ),
  'a password, a mail address, or both': others(
    'una password, un indirizzo di posta o entrambi',
    'un mot de passe, une adresse électronique, ou les deux',
    'una contraseña, una dirección de correo, o ambas',
  ),
  'a time zone, such as Europe/Rome': others(
    'un fuso orario, come Europe/Rome',
    'un fuseau horaire, comme Europe/Rome',
    'un huso horario, como Europe/Rome',
  ),
  'your version in quotes, such as "#"': others(
    'la tua versione tra virgolette, come "#"',
    'votre version entre guillemets, comme "#"',
    'tu versión entre comillas, como "#"',
  ),
  'from # to #, your versions of this game': others(
    'da # a #, le tue versioni di questa partita',
    'de # à #, vos versions de cette partie',
    'de # a #, tus versiones de esta partida',
  ),
  'from # to # in this game': others(
    'da # a # in questa partita',
    'de # à # dans cette partie',
    'de # a # en esta partida',
  ),
  'not a cursor of this list; leave it out to begin': others(
    'non è un cursore di questa lista; omettilo per cominciare',
    'pas un curseur de cette liste ; omettez-le pour commencer',
    'no es un cursor de esta lista; omítelo para empezar',
  ),
  'needed, unless there is a link': others(
    'necessario, se non c’è un link',
    'nécessaire, sauf avec un lien',
    'necesario, salvo si hay un enlace',
  ),
  needed: others('necessario', 'nécessaire', 'necesario'),
  'by itself': others('da solo', 'tout seul', 'por sí solo'),
  'something to change': others(
    'qualcosa da cambiare',
    'quelque chose à changer',
    'algo que cambiar',
  ),
  'somebody else than you': others(
    'qualcuno che non sia tu',
    'quelqu’un d’autre que vous',
    'alguien que no seas tú',
  ),
  'one for each seat of a hot-seat game': others(
    'uno per ogni posto di una partita attorno a uno schermo',
    'un par place d’une partie autour d’un écran',
    'uno por asiento de una partida en torno a una pantalla',
  ),
  'no less than the hours at the start: raise it, or begin with fewer': others(
    'non meno delle ore all’inizio: alzalo, o comincia con meno ore',
    'pas moins que les heures au départ : augmentez-le, ou commencez avec moins d’heures',
    'no menos que las horas al empezar: súbelo, o empieza con menos horas',
  ),
  'each once': others('ciascuno una volta', 'chacun une fois', 'cada uno una vez'),
  'admin is for operators of this service': others(
    'admin è per chi gestisce questo servizio',
    'admin est pour les opérateurs de ce service',
    'admin es para quienes operan este servicio',
  ),
  'either actions or notation': others(
    'azioni oppure notazione',
    'soit des actions, soit de la notation',
    'acciones o notación',
  ),
  'either an action or notation': others(
    'un’azione oppure la notazione',
    'soit une action, soit de la notation',
    'una acción o notación',
  ),
  'actions, notation, or orders to place': others(
    'azioni, notazione o ordini da lasciare',
    'des actions, de la notation ou des ordres à laisser',
    'acciones, notación u órdenes que dejar',
  ),
  'actions, notation, orders to cancel, or orders to place': others(
    'azioni, notazione, ordini da annullare o da lasciare',
    'des actions, de la notation, des ordres à annuler ou à laisser',
    'acciones, notación, órdenes que anular o que dejar',
  ),
  'no such title; see /v#/titles': others(
    'questo titolo non c’è; vedi /v#/titles',
    'pas de tel titre ; voyez /v#/titles',
    'no hay tal título; mira /v#/titles',
  ),
  'from # to # for this title': others(
    'da # a # per questo titolo',
    'de # à # pour ce titre',
    'de # a # para este título',
  ),
  'no edition of this title; see /v#/titles': others(
    'non è un’edizione di questo titolo; vedi /v#/titles',
    'pas une édition de ce titre ; voyez /v#/titles',
    'no es una edición de este título; mira /v#/titles',
  ),
  'no more than # lists and objects within one another': others(
    'non più di # liste e oggetti uno dentro l’altro',
    'pas plus de # listes et objets l’un dans l’autre',
    'no más de # listas y objetos uno dentro de otro',
  ),
  'what is printed': others('ciò che è stampato', 'ce qui est imprimé', 'lo que está impreso'),
  'the seats of this table are drawn': others(
    'i posti di questo tavolo si estraggono',
    'les places de cette table sont tirées au sort',
    'los asientos de esta mesa se sortean',
  ),
  'from # to # at this table': others(
    'da # a # a questo tavolo',
    'de # à # à cette table',
    'de # a # en esta mesa',
  ),
  'not a message of yours; leave it out to begin': others(
    'non è un messaggio per te; omettilo per cominciare',
    'pas un message pour vous ; omettez-le pour commencer',
    'no es un mensaje para ti; omítelo para empezar',
  ),
  'the seat of another player': others(
    'il posto di un altro giocatore',
    'la place d’un autre joueur',
    'el asiento de otro jugador',
  ),
};

const zodSays = {
  it: z.locales.it().localeError,
  fr: z.locales.fr().localeError,
  es: z.locales.es().localeError,
} as const;
const zodEnglish = z.locales.en().localeError;

type Say = typeof zodEnglish;

function textOf(say: Say, issue: z.core.$ZodIssue): string | null {
  const said = say(issue as Parameters<Say>[0]);
  return typeof said === 'string' ? said : (said?.message ?? null);
}

/** Zod no longer knows here what was sent instead, only what it expected. */
const expected: Readonly<Record<Exclude<Language, 'en'>, (type: string) => string>> = {
  it: (type) => `Dato non valido: atteso ${type}`,
  fr: (type) => `Entrée invalide : ${type} attendu`,
  es: (type) => `Entrada inválida: se esperaba ${type}`,
};

/** As French is spaced here: zod lets a line break before its marks. */
const spaced = (text: string): string => text.replaceAll(/ (?=[:;?!])/g, '\u202f');

/** What zod says, in another language; null if our own check said it. */
function zodSaid(
  issue: z.core.$ZodIssue | undefined,
  message: string,
  language: Exclude<Language, 'en'>,
): string | null {
  if (issue === undefined) return null;
  if (issue.code === 'invalid_type') return expected[language](issue.expected);
  if (textOf(zodEnglish, issue) !== message) return null;
  const text = textOf(zodSays[language], issue);
  return text !== null && language === 'fr' ? spaced(text) : text;
}

/** One of our own sentences, its numbers put back in their order. */
function translated(message: string, language: Exclude<Language, 'en'>): string {
  const numbers = message.match(/\d+/g) ?? [];
  const known = ours[message.replaceAll(/\d+/g, '#')]?.[language];
  if (known === undefined) return message;
  return numbers.reduce((text, number) => text.replace('#', number), known);
}

/** What is wrong with a field, in the caller's language. */
export function saidIn(
  language: Language,
  { path, message, issue }: WrongField,
): { readonly path: string; readonly message: string } {
  if (language === 'en') return { path, message };
  return { path, message: zodSaid(issue, message, language) ?? translated(message, language) };
}
