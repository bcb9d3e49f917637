import { counted } from './counted.ts';
import type { BoardWords } from './words.ts';

const number = counted('en');

export const en: BoardWords = {
  nobles: {
    philipp: 'Philipp',
    louise: 'Louise',
    leo: 'Leo',
    maria: 'Maria',
    maximilian: 'Maximilian',
  },
  joker: ['joker', 'jokers'],
  colours: { yellow: 'agencies', orange: 'peerage', violet: 'offices' },
  rights: {
    church: 'church',
    cathedral: 'cathedral',
    coat: 'coat of arms',
    patent: 'patent of nobility',
    mint: 'Master of the mint',
    architect: 'Architect',
  },
  privileges: {
    yellow: 'agencies',
    orange: 'peerage',
    violet: 'offices',
    draw2: 'draw two cards',
    florins500: '500 florins',
    prestige6: '6 prestige',
    prestige7: '7 prestige',
  },
  florins: (count) => number(count, 'florin', 'florins'),
  points: (count) => number(count, 'prestige point', 'prestige points'),
  cards: (count) => number(count, 'card', 'cards'),
  level: (level) => `level ${level}`,
  headings: {
    players: 'Players',
    privileges: 'Privilege cards',
    rights: 'Levels and rights',
    prestige: 'Prestige',
  },
};
