import { counted } from '../../../../core/language.ts';
import { listedWith, type Names } from './names.ts';

const number = counted('es');

/** Before the sound of an i, “y” becomes “e”. */
const beginsWithI = /^h?[ií](?![aeo])/i;

const ofColour = {
  yellow: 'de las factorías',
  orange: 'de la nobleza',
  violet: 'de los cargos',
};
const florins = (count: number) => number(count, 'florín', 'florines');
const points = (count: number) => number(count, 'punto de prestigio', 'puntos de prestigio');

export const es: Names = {
  nobles: {
    philipp: 'Felipe',
    louise: 'Luisa',
    leo: 'León',
    maria: 'María',
    maximilian: 'Maximiliano',
  },
  joker: ['comodín', 'comodines'],
  colours: { yellow: 'factorías', orange: 'nobleza', violet: 'cargos' },
  level: (level) => `nivel ${level}`,
  levelOf: (level, colour) => `nivel ${level} ${ofColour[colour]}`,
  ranks: {
    Bürger: 'ciudadano',
    Freiherr: 'barón',
    Graf: 'conde',
    Fürst: 'príncipe',
    Kaufmann: 'mercader',
    Zunftmeister: 'maestro del gremio',
    Ratsherr: 'consejero',
    Bürgermeister: 'burgomaestre',
  },
  agency: (numeral) => `factoría ${numeral}`,
  rights: {
    church: 'iglesia',
    cathedral: 'catedral',
    coat: 'escudo de armas',
    patent: 'carta de nobleza',
    mint: 'Maestro de la ceca',
    architect: 'Arquitecto',
  },
  drawing: 'robo de dos cartas',
  privilegeCard: (card, privileges) => `carta de privilegio ${card} (${privileges})`,
  tile: (of) => `ficha: ${of}`,
  priced: (building, price) => `${building} de ${florins(price)}`,
  yielding: (right, count) => `${right} de ${points(count)}`,
  florins,
  points,
  cards: (count) => number(count, 'carta', 'cartas'),
  ious: (count) => number(count, 'pagaré', 'pagarés'),
  counted: number,
  listed: (things) => listedWith(beginsWithI.test(things.at(-1) ?? '') ? 'e' : 'y')(things),
  nothing: 'nada',
  between: '; ',
  colon: ': ',
};
