/** The words of replies in the four languages, folded. No two languages mean different things by one. */
import { folded } from './folded.ts';

/** Things asked for in a word. Stop: no more mails of this game. Board: the position again. */
const keywords = ['yes', 'no', 'help', 'stop', 'board'] as const;
export type Keyword = (typeof keywords)[number];

const saidFor: { readonly [K in Keyword]: readonly string[] } = {
  yes: [
    ...['yes', 'y', 'yep', 'yeah', 'ok', 'okay', 'confirm', 'confirmed', 'i confirm', 'do it'],
    ...['si', 'confermo', 'conferma', 'va bene', "d'accordo", 'certo'],
    ...['oui', 'je confirme', 'confirmer', "d'accord", 'vas-y'],
    ...['confirmo', 'confirmar', 'vale', 'de acuerdo', 'claro', 's'],
  ],
  no: [
    ...['no', 'n', 'nope', 'cancel', "don't", 'do not', 'not that'],
    ...['annulla', 'annullare', 'non farlo'],
    ...['non', 'annuler', 'annule'],
    ...['cancelar', 'cancela', 'anular'],
  ],
  help: [
    ...['help', 'help me', 'how', 'aiuto', 'aiutami', 'come si fa', 'aide', 'aide-moi', 'comment'],
    ...['ayuda', 'ayudame', 'como'],
  ],
  stop: [
    ...['stop', 'unsubscribe', 'mute', 'no more mail', 'no more mails', 'no more emails'],
    ...['basta', 'disiscrivimi', 'disiscrivi', 'cancellami', 'niente piu mail', 'silenzia'],
    ...['arret', 'arrete', 'arreter', 'arretez', 'desabonner', 'me desabonner', 'plus de mails'],
    ...['parar', 'detener', 'darme de baja', 'cancelar suscripcion', 'no mas correos', 'silenciar'],
  ],
  board: [
    ...['board', 'position', 'the board', 'the position', 'show board', 'state'],
    ...['posizione', 'la posizione', 'tabellone', 'il tabellone', 'plancia', 'stato'],
    ...['plateau', 'le plateau', 'la position', 'etat'],
    ...['posicion', 'la posicion', 'tablero', 'el tablero', 'estado'],
  ],
};

const keywordBy: ReadonlyMap<string, Keyword> = new Map(
  keywords.flatMap((keyword) => saidFor[keyword].map((said) => [said, keyword] as const)),
);

/** Longer lines are none of these, whatever they say. */
const longestPhrase = 80;

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Each makes a line one of manners, if the rest of the line is manners too. */
const courtesies = words(`
  thanks thank thx ty best cheers regards greetings sincerely bye goodbye goodnight hi hello hey dear
  morning evening night weekend luck fun see yours wishes
  grazie ciao saluti saluto salve buongiorno buonasera buonanotte cordialmente giornata serata notte
  presto dopo arrivederci abbraccio abbracci caro cara buona
  merci bonjour bonsoir salut salutations cordialement amicalement bises bientot journee soiree
  cher chere revoir
  gracias hola saludos saludo adios abrazo abrazos besos buenas buenos cordiales luego hasta pronto
  atentamente querido querida`);

/** Idle among courtesies; before or after a number or a keyword too. */
const idle = words(`
  a all and again kind you so very much many lots of lot for the have nice good great day my to
  tomorrow later soon everyone everybody warm warmest game move please pls in advance your with
  mille tante molte e un una distinti cordiali i miei a tutti tutte domani per favore prego anticipo
  piacere la il mossa partita
  beaucoup bien et une bonne bon mes meilleures salutations les tous toutes demain s'il vous te plait
  svp stp au le
  muchas mil y mis mejores todos todas manana por favor tardes noches dias dia un el que tengas feliz`);

const wordsOf = (text: string): readonly string[] => folded(text).match(/[a-z'\d]+/g) ?? [];

const isManner = (word: string): boolean => courtesies.has(word) || idle.has(word);

/** When he means to, where they are no farewell: "yes, tomorrow" says that it is not to be done now. */
const postponing = words(`
  later soon tomorrow domani dopo presto demain bientot manana luego pronto`);
const beforeFarewells = words('see you a di hasta');

/** Whether words are manners from one end to the other, and put nothing off. */
const areManners = (said: readonly string[]): boolean =>
  said.every(
    (word, at) =>
      isManner(word) && (!postponing.has(word) || beforeFarewells.has(said[at - 1] ?? '')),
  );

const isName = (word: string): boolean => /^\p{Lu}[\p{L}'’.-]{0,30}$/u.test(word);

/** Up to three words of a name, at the end of a line as it was written. */
const mostNames = 3;

function withoutName(line: string): readonly string[] {
  const written = line.split(/[\s,!]+/).filter((word) => word !== '');
  let end = written.length;
  const isCalled = (word: string): boolean => isName(word) && !isManner(folded(word));
  while (end > written.length - mostNames && isCalled(written[end - 1] ?? '')) end -= 1;
  return wordsOf(written.slice(0, end).join(' '));
}

/** A greeting, thanks or a farewell, maybe with a name; or marks only, as smileys are. */
export function isPolite(line: string): boolean {
  if (line.length > longestPhrase) return false;
  const all = wordsOf(line);
  if (all.length === 0) return !line.includes('?');
  if (areManners(all)) return all.some((word) => courtesies.has(word));
  const [first = '', ...others] = withoutName(line);
  return courtesies.has(first) && areManners([first, ...others]);
}

const marksAround = /^[^a-z\d?]+|[^a-z\d?]+$/g;

/** What a whole folded reply asks for in a word; null if it is no such word. */
export function keywordOf(said: string): Keyword | null {
  if (said.length > longestPhrase) return null;
  const bare = said.replace(/["«»“”*_]/g, '').replace(marksAround, '');
  if (/^\?+$/.test(bare)) return 'help';
  const exact = keywordBy.get(bare.replace(/[?!.]+$/, ''));
  if (exact !== undefined)
    return bare.endsWith('?') && exact !== 'help' && exact !== 'board' ? null : exact;
  const asked = new Set(bare.split(/[,.!]+ ?/).map((part) => keywordBy.get(part) ?? null));
  const [same = null] = asked;
  if (asked.size === 1 && same !== null) return same; // said twice: "sì, confermo"
  const [first = '', ...others] = bare.split(/[ ,.!]+/).filter((word) => word !== '');
  return others.length > 0 && areManners(others) ? (keywordBy.get(first) ?? null) : null;
}

const marks = words(', . !');
/** Without a bare “no”, which in two of the languages is “not”. */
const beforeNumbers = words('# ( no. nr nr. n. n° nº ° º number num numero option opzione opcion');
const afterNumbers = words('. ) ° º');
const betweenWords = words('and then e poi dopo et puis ensuite y luego despues entonces');
const betweenNumbers = new Set([',', '+', '&', ...betweenWords]);

/** Where the next number stands, what may stand before it passed over; -1 if none is next. */
function nextNumber(tokens: readonly string[], from: number, isFirst: boolean): number {
  let at = from;
  while (!isFirst && betweenNumbers.has(tokens[at] ?? '')) at += 1;
  while (beforeNumbers.has(tokens[at] ?? '')) at += 1;
  return /^\d{1,3}$/.test(tokens[at] ?? '') ? at : -1;
}

/** The numbers a line consists of, in their order; null if it says anything else. */
export function numbersIn(line: string): readonly number[] | null {
  const text = folded(line);
  if (!/\d/.test(text) || /\d\.\d/.test(text)) return null;
  const tokens = text.match(/(?:no|nr|n)\.(?= ?\d)|\bn[°º]|\d+|[a-z']+|\S/g) ?? [];
  const numbers: number[] = [];
  let end = 0; // behind the last number
  for (let at = nextNumber(tokens, 0, true); at !== -1; at = nextNumber(tokens, end, false)) {
    numbers.push(Number(tokens[at]));
    end = at + (afterNumbers.has(tokens[at + 1] ?? '') ? 2 : 1);
  }
  const rest = tokens.slice(end);
  const isUnfinished = betweenWords.has(rest.at(-1) ?? '');
  const isManners = areManners(rest.filter((token) => !marks.has(token)));
  return numbers.length > 0 && isManners && !isUnfinished ? numbers : null;
}
