import { counted } from './counted.ts';
import type { BoardWords } from './words.ts';

const number = counted('es');

export const es: BoardWords = {
  nobles: {
    philipp: 'Felipe',
    louise: 'Luisa',
    leo: 'León',
    maria: 'María',
    maximilian: 'Maximiliano',
  },
  joker: ['comodín', 'comodines'],
  colours: { yellow: 'factorías', orange: 'nobleza', violet: 'cargos' },
  rights: {
    church: 'iglesia',
    cathedral: 'catedral',
    coat: 'escudo de armas',
    patent: 'carta de nobleza',
    mint: 'Maestro de la ceca',
    architect: 'Arquitecto',
  },
  privileges: {
    yellow: 'factorías',
    orange: 'nobleza',
    violet: 'cargos',
    draw2: 'robo de dos cartas',
    florins500: '500 florines',
    prestige6: '6 de prestigio',
    prestige7: '7 de prestigio',
  },
  florins: (count) => number(count, 'florín', 'florines'),
  points: (count) => number(count, 'punto de prestigio', 'puntos de prestigio'),
  cards: (count) => number(count, 'carta', 'cartas'),
  level: (level) => `nivel ${level}`,
  headings: {
    players: 'Jugadores',
    privileges: 'Cartas de privilegio',
    rights: 'Niveles y derechos',
    prestige: 'Prestigio',
  },
};
