import { counted } from '../../../../core/language.ts';
import { listedWith, type Names } from './names.ts';

const number = counted('fr');

const ofColour = { yellow: 'des comptoirs', orange: 'de la noblesse', violet: 'des charges' };
const florins = (count: number) => number(count, 'florin', 'florins');
const points = (count: number) => number(count, 'point de prestige', 'points de prestige');

export const fr: Names = {
  nobles: {
    philipp: 'Philippe',
    louise: 'Louise',
    leo: 'Léon',
    maria: 'Marie',
    maximilian: 'Maximilien',
  },
  joker: ['joker', 'jokers'],
  colours: { yellow: 'comptoirs', orange: 'noblesse', violet: 'charges' },
  level: (level) => `niveau ${level}`,
  levelOf: (level, colour) => `niveau ${level} ${ofColour[colour]}`,
  ranks: {
    Bürger: 'bourgeois',
    Freiherr: 'baron',
    Graf: 'comte',
    Fürst: 'prince',
    Kaufmann: 'marchand',
    Zunftmeister: 'maître de corporation',
    Ratsherr: 'conseiller',
    Bürgermeister: 'bourgmestre',
  },
  agency: (numeral) => `comptoir ${numeral}`,
  rights: {
    church: 'église',
    cathedral: 'cathédrale',
    coat: 'blason',
    patent: 'lettre de noblesse',
    mint: 'Maître de la monnaie',
    architect: 'Architecte',
  },
  drawing: 'pioche de deux cartes',
  privilegeCard: (card, privileges) => `carte privilège ${card} (${privileges})`,
  tile: (of) => `tuile : ${of}`,
  priced: (building, price) => `${building} à ${florins(price)}`,
  yielding: (right, count) => `${right} à ${points(count)}`,
  florins,
  points,
  cards: (count) => number(count, 'carte', 'cartes'),
  ious: (count) => number(count, 'créance', 'créances'),
  counted: number,
  listed: listedWith('et'),
  nothing: 'rien',
  between: ' ; ',
  colon: ' : ',
};
