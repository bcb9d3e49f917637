import { counted } from './counted.ts';
import type { BoardWords } from './words.ts';

const number = counted('fr');

export const fr: BoardWords = {
  nobles: {
    philipp: 'Philippe',
    louise: 'Louise',
    leo: 'Léon',
    maria: 'Marie',
    maximilian: 'Maximilien',
  },
  joker: ['joker', 'jokers'],
  colours: { yellow: 'comptoirs', orange: 'noblesse', violet: 'charges' },
  rights: {
    church: 'église',
    cathedral: 'cathédrale',
    coat: 'blason',
    patent: 'lettre de noblesse',
    mint: 'Maître de la monnaie',
    architect: 'Architecte',
  },
  privileges: {
    yellow: 'comptoirs',
    orange: 'noblesse',
    violet: 'charges',
    draw2: 'pioche de deux cartes',
    florins500: '500 florins',
    prestige6: '6 de prestige',
    prestige7: '7 de prestige',
  },
  florins: (count) => number(count, 'florin', 'florins'),
  points: (count) => number(count, 'point de prestige', 'points de prestige'),
  cards: (count) => number(count, 'carte', 'cartes'),
  level: (level) => `niveau ${level}`,
  headings: {
    players: 'Joueurs',
    privileges: 'Cartes privilège',
    rights: 'Niveaux et droits',
    prestige: 'Prestige',
  },
};
