import { type ByLanguage, inEachLanguage, type Language } from '../../../core/language.ts';
import type { PrintedWords } from '../../../core/printed-words.ts';
import type { Edition } from '../edition.ts';
import { boards } from './board/index.ts';
import { names } from './names/index.ts';

type Words = PrintedWords<Edition>;
type Entries = Words['entries'];

/** What is called so at the table, too. */
type Shared = keyof ReturnType<typeof sharedIn>;

function sharedIn(language: Language) {
  const { rights, colours, level, joker } = names[language];
  const { about } = boards[language];
  return {
    ...rights,
    ...colours,
    ...{ level2: level(2), level3: level(3), level4: level(4) },
    ...{ jokers: joker[1], ious: about.ious, privilegeCards: about.privilegeCards },
    ...{ levelTiles: about.levelTiles, maximilianTieOrder: about.ties, caps: about.caps },
  };
}

function choicesIn(language: Language): Words['choices'] {
  const { nobles, colours, drawing, florins, points } = names[language];
  const { rulebook, inferred, placeholder } = boards[language].about.sources;
  return {
    ...nobles,
    ...colours,
    ...{ draw2: drawing, florins500: florins(500), prestige6: points(6), prestige7: points(7) },
    ...{ rulebook, inferred, placeholder },
  };
}

const entries: ByLanguage<Omit<Entries, Shared>> = {
  en: {
    edition: 'name of the edition',
    about: 'about it',
    nobles: 'nobles, in the order of the auctions',
    perNoble: 'IOUs of each noble',
    prices: 'price on the back, by number',
    upTo: 'up to number',
    florins: 'florins',
    source: 'where it is from',
    note: 'note',
    count: 'how many',
    cards: 'cards, three privileges each',
    income: 'what each level brings',
    violetFree: 'offices: free cards',
    violetToBuy: 'offices: cards to buy',
    levelNames: 'names of the levels',
    rights: 'rights',
    costs: 'cost of each tile, the dearest first',
    prestige: 'prestige of each tile, the highest first',
    withoutChurch: 'without a church',
    withoutCathedral: 'without a cathedral',
  },
  it: {
    edition: 'nome dell’edizione',
    about: 'che cosa se ne sa',
    nobles: 'nobili, nell’ordine delle aste',
    perNoble: 'pagherò di ogni nobile',
    prices: 'prezzo sul dorso, per numero',
    upTo: 'fino al numero',
    florins: 'fiorini',
    source: 'da dove viene',
    note: 'nota',
    count: 'quanti',
    cards: 'carte, con tre privilegi ciascuna',
    income: 'che cosa porta ogni livello',
    violetFree: 'cariche: carte gratuite',
    violetToBuy: 'cariche: carte da comprare',
    levelNames: 'nomi dei livelli',
    rights: 'diritti',
    costs: 'costo di ogni tessera, dalla più cara',
    prestige: 'prestigio di ogni tessera, dalla più alta',
    withoutChurch: 'senza chiesa',
    withoutCathedral: 'senza cattedrale',
  },
  fr: {
    edition: 'nom de l’édition',
    about: 'ce qu’on en sait',
    nobles: 'nobles, dans l’ordre des enchères',
    perNoble: 'créances de chaque noble',
    prices: 'prix au dos, selon le nombre',
    upTo: 'jusqu’au nombre',
    florins: 'florins',
    source: 'd’où cela vient',
    note: 'note',
    count: 'combien',
    cards: 'cartes, de trois privilèges chacune',
    income: 'ce que rapporte chaque niveau',
    violetFree: 'charges\u202F: cartes gratuites',
    violetToBuy: 'charges\u202F: cartes à acheter',
    levelNames: 'noms des niveaux',
    rights: 'droits',
    costs: 'prix de chaque tuile, la plus chère d’abord',
    prestige: 'prestige de chaque tuile, la plus haute d’abord',
    withoutChurch: 'sans église',
    withoutCathedral: 'sans cathédrale',
  },
  es: {
    edition: 'nombre de la edición',
    about: 'qué se sabe de ella',
    nobles: 'nobles, en el orden de las subastas',
    perNoble: 'pagarés de cada noble',
    prices: 'precio en el dorso, según el número',
    upTo: 'hasta el número',
    florins: 'florines',
    source: 'de dónde viene',
    note: 'nota',
    count: 'cuántos',
    cards: 'cartas, con tres privilegios cada una',
    income: 'qué da cada nivel',
    violetFree: 'cargos: cartas gratuitas',
    violetToBuy: 'cargos: cartas para comprar',
    levelNames: 'nombres de los niveles',
    rights: 'derechos',
    costs: 'precio de cada ficha, la más cara primero',
    prestige: 'prestigio de cada ficha, la más alta primero',
    withoutChurch: 'sin iglesia',
    withoutCathedral: 'sin catedral',
  },
};

/** What is printed, as it is named where somebody fills it in. */
export const printed: ByLanguage<Words> = inEachLanguage((language) => ({
  entries: { ...sharedIn(language), ...entries[language] },
  choices: choicesIn(language),
}));
