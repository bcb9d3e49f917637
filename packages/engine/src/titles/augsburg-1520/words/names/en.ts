import { counted } from '../../../../core/language.ts';
import { listedWith, type Names } from './names.ts';

const number = counted('en');

const colours = { yellow: 'agencies', orange: 'peerage', violet: 'offices' };
const florins = (count: number) => number(count, 'florin', 'florins');
const points = (count: number) => number(count, 'prestige point', 'prestige points');

export const en: Names = {
  nobles: {
    philipp: 'Philipp',
    louise: 'Louise',
    leo: 'Leo',
    maria: 'Maria',
    maximilian: 'Maximilian',
  },
  joker: ['joker', 'jokers'],
  colours,
  level: (level) => `level ${level}`,
  levelOf: (level, colour) => `level ${level} of the ${colours[colour]}`,
  ranks: {
    Bürger: 'burgher',
    Freiherr: 'baron',
    Graf: 'count',
    Fürst: 'prince',
    Kaufmann: 'merchant',
    Zunftmeister: 'guild master',
    Ratsherr: 'councillor',
    Bürgermeister: 'mayor',
  },
  agency: (numeral) => `agency ${numeral}`,
  rights: {
    church: 'church',
    cathedral: 'cathedral',
    coat: 'coat of arms',
    patent: 'patent of nobility',
    mint: 'Master of the mint',
    architect: 'Architect',
  },
  drawing: 'draw two cards',
  privilegeCard: (card, privileges) => `privilege card ${card} (${privileges})`,
  tile: (of) => `tile: ${of}`,
  priced: (building, price) => `${building} at ${florins(price)}`,
  yielding: (right, count) => `${right} of ${points(count)}`,
  florins,
  points,
  cards: (count) => number(count, 'card', 'cards'),
  ious: (count) => number(count, 'IOU', 'IOUs'),
  counted: number,
  listed: listedWith('and'),
  nothing: 'nothing',
  between: '; ',
  colon: ': ',
};
