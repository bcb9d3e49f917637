import type { ByLanguage, Language } from '../../../core/language.ts';
import type { PrintedWords } from '../../../core/printed-words.ts';
import type { Edition } from '../edition.ts';
import { boards } from './board/index.ts';
import { names } from './names/index.ts';

type Words = PrintedWords<Edition>;
type Entries = Words['entries'];

/** What is called so at the table, too. */
type Shared = keyof ReturnType<typeof sharedIn>;

function sharedIn(language: Language) {
  const { tracks, linguaVolgare } = names[language];
  const { about, convent, abbey, cathedral, franciscan } = boards[language];
  const { roads, papalTiles, canticleTiles, libraryTiles, manuscripts, events } = about;
  return {
    ...tracks,
    ...{ linguaVolgare, convent, abbey, cathedral, franciscan, roads, manuscripts, events },
    ...{ papalEvents: papalTiles, canticleTurns: canticleTiles, libraryTiles },
  };
}

type OwnEntries = Omit<Entries, Shared>;

const entries: ByLanguage<OwnEntries> = {
  en: {
    edition: 'name of the edition',
    about: 'about it',
    zones: 'zones',
    id: 'its word in moves, such as “roma”',
    name: 'name',
    dialect: 'dialect',
    at: 'longitude and latitude',
    start: 'zone to start from',
    port: 'port of the sea',
    ducats: 'ducats',
    knowledge: 'knowledge',
    placeholders: 'guesses here',
    list: 'all roads',
    rulebook: 'those a rulebook names',
    note: 'note',
    seas: 'seas',
    number: 'number',
    zone: 'zone',
    gives: 'what it gives',
    amount: 'how much',
    source: 'where it is from',
    lastSpace: 'number of the last space',
    levelStarts: 'space each level begins with',
    tracks: 'tracks',
    points: 'points, by space',
    from: 'from space',
    vp: 'victory points',
    tilesDrawn: 'tiles to look at, by space',
    red: 'red',
    white: 'white',
    black: 'black',
    yellow: 'yellow',
    green: 'green',
    tiles: 'turns',
    values: 'numbers',
    perDialect: 'manuscripts of each dialect, by level',
    levelFourPairs: 'manuscripts of level 4, two dialects each',
    level: 'level of knowledge',
    actions: 'action points',
    cubesByPlayers: 'cubes, by number of players',
    perTurn: 'new ones each turn',
  },
  it: {
    edition: 'nome dell’edizione',
    about: 'che cosa se ne sa',
    zones: 'zone',
    id: 'la sua parola nelle mosse, come «roma»',
    name: 'nome',
    dialect: 'dialetto',
    at: 'longitudine e latitudine',
    start: 'zona di partenza',
    port: 'porto sul mare',
    ducats: 'Ducati',
    knowledge: 'conoscenza',
    placeholders: 'segnaposti qui',
    list: 'tutte le strade',
    rulebook: 'quelle dette da un regolamento',
    note: 'nota',
    seas: 'mari',
    number: 'numero',
    zone: 'zona',
    gives: 'che cosa dà',
    amount: 'quanto',
    source: 'da dove viene',
    lastSpace: 'numero dell’ultimo spazio',
    levelStarts: 'spazio da cui parte ogni livello',
    tracks: 'tabelle',
    points: 'punti, per spazio',
    from: 'dallo spazio',
    vp: 'punti vittoria',
    tilesDrawn: 'tessere da guardare, per spazio',
    red: 'rosso',
    white: 'bianco',
    black: 'nero',
    yellow: 'giallo',
    green: 'verde',
    tiles: 'turni',
    values: 'numeri',
    perDialect: 'manoscritti di ogni dialetto, per livello',
    levelFourPairs: 'manoscritti di livello 4, di due dialetti ciascuno',
    level: 'livello di conoscenza',
    actions: 'punti azione',
    cubesByPlayers: 'cubetti, per numero di giocatori',
    perTurn: 'nuovi a ogni turno',
  },
  fr: {
    edition: 'nom de l’édition',
    about: 'ce qu’on en sait',
    zones: 'zones',
    id: 'son mot dans les coups, comme «\u202Froma\u202F»',
    name: 'nom',
    dialect: 'dialecte',
    at: 'longitude et latitude',
    start: 'zone de départ',
    port: 'port de la mer',
    ducats: 'ducats',
    knowledge: 'connaissance',
    placeholders: 'provisoire ici',
    list: 'toutes les routes',
    rulebook: 'celles que nomment les règles du jeu',
    note: 'note',
    seas: 'mers',
    number: 'numéro',
    zone: 'zone',
    gives: 'ce qu’elle donne',
    amount: 'combien',
    source: 'd’où cela vient',
    lastSpace: 'numéro de la dernière case',
    levelStarts: 'case où commence chaque niveau',
    tracks: 'tables',
    points: 'points, par case',
    from: 'à partir de la case',
    vp: 'points de victoire',
    tilesDrawn: 'tuiles à regarder, par case',
    red: 'rouge',
    white: 'blanc',
    black: 'noir',
    yellow: 'jaune',
    green: 'vert',
    tiles: 'tours',
    values: 'nombres',
    perDialect: 'manuscrits de chaque dialecte, par niveau',
    levelFourPairs: 'manuscrits de niveau 4, de deux dialectes chacun',
    level: 'niveau de connaissance',
    actions: 'points d’action',
    cubesByPlayers: 'cubes, par nombre de joueurs',
    perTurn: 'nouveaux à chaque tour',
  },
  es: {
    edition: 'nombre de la edición',
    about: 'qué se sabe de ella',
    zones: 'zonas',
    id: 'su palabra en las jugadas, como «roma»',
    name: 'nombre',
    dialect: 'dialecto',
    at: 'longitud y latitud',
    start: 'zona de salida',
    port: 'puerto del mar',
    ducats: 'ducados',
    knowledge: 'conocimiento',
    placeholders: 'provisional aquí',
    list: 'todos los caminos',
    rulebook: 'los que nombra un reglamento',
    note: 'nota',
    seas: 'mares',
    number: 'número',
    zone: 'zona',
    gives: 'qué da',
    amount: 'cuánto',
    source: 'de dónde viene',
    lastSpace: 'número de la última casilla',
    levelStarts: 'casilla en que empieza cada nivel',
    tracks: 'tablas',
    points: 'puntos, por casilla',
    from: 'desde la casilla',
    vp: 'puntos de victoria',
    tilesDrawn: 'fichas que mirar, por casilla',
    red: 'rojo',
    white: 'blanco',
    black: 'negro',
    yellow: 'amarillo',
    green: 'verde',
    tiles: 'turnos',
    values: 'números',
    perDialect: 'manuscritos de cada dialecto, por nivel',
    levelFourPairs: 'manuscritos de nivel 4, de dos dialectos cada uno',
    level: 'nivel de conocimiento',
    actions: 'puntos de acción',
    cubesByPlayers: 'cubos, por número de jugadores',
    perTurn: 'nuevos cada turno',
  },
};

const auctions: ByLanguage<string> = { en: 'auction', it: 'asta', fr: 'enchère', es: 'subasta' };

function choicesIn(language: Language): Words['choices'] {
  const { ducats, knowledge, zone, name, dialect } = entries[language];
  const { rulebook, placeholder } = boards[language].about.sources;
  return {
    ...names[language].dialects,
    ...{ ducats, knowledge, auction: auctions[language] },
    ...{ zone, name, dialect, rulebook, placeholder },
  };
}

const printedIn = (language: Language): Words => ({
  entries: { ...sharedIn(language), ...entries[language] },
  choices: choicesIn(language),
});

/** What is printed, as it is named where somebody fills it in. */
export const printed: ByLanguage<Words> = {
  en: printedIn('en'),
  it: printedIn('it'),
  fr: printedIn('fr'),
  es: printedIn('es'),
};
