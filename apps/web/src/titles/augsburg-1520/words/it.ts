import { counted } from './counted.ts';
import type { BoardWords } from './words.ts';

const number = counted('it');

export const it: BoardWords = {
  nobles: {
    philipp: 'Filippo',
    louise: 'Luisa',
    leo: 'Leone',
    maria: 'Maria',
    maximilian: 'Massimiliano',
  },
  joker: ['jolly', 'jolly'],
  colours: { yellow: 'agenzie', orange: 'nobiltà', violet: 'cariche' },
  rights: {
    church: 'chiesa',
    cathedral: 'cattedrale',
    coat: 'stemma',
    patent: 'patente di nobiltà',
    mint: 'Maestro di zecca',
    architect: 'Architetto',
  },
  privileges: {
    yellow: 'agenzie',
    orange: 'nobiltà',
    violet: 'cariche',
    draw2: 'pesca di due carte',
    florins500: '500 fiorini',
    prestige6: '6 di prestigio',
    prestige7: '7 di prestigio',
  },
  florins: (count) => number(count, 'fiorino', 'fiorini'),
  points: (count) => number(count, 'punto prestigio', 'punti prestigio'),
  cards: (count) => number(count, 'carta', 'carte'),
  level: (level) => `livello ${level}`,
  headings: {
    players: 'Giocatori',
    privileges: 'Carte privilegio',
    rights: 'Livelli e diritti',
    prestige: 'Prestigio',
  },
};
