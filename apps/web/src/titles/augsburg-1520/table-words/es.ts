import { counted } from '../words/counted.ts';
import type { TableWords } from './words.ts';

const number = counted('es');
const florins = (count: number) => number(count, 'florín', 'florines');
const points = (count: number) => number(count, 'punto de prestigio', 'puntos de prestigio');
const cards = (count: number) => number(count, 'carta', 'cartas');
const buildings = { church: 'una iglesia', cathedral: 'una catedral' };

export const es: TableWords = {
  headings: {
    choices: (noble) => `Subasta ganada: ${noble}`,
    choicesOf: (noble, name) => `Subasta ganada por ${name}: ${noble}`,
  },
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
  named: (name, what) => `${name}: ${what}`,

  eachRound: {
    yellow: 'Florines en cada ronda',
    orange: 'Prestigio en cada ronda',
    violet: 'Cartas en cada ronda',
  },
  toBuy: (count, free) =>
    free === 0 ? `${cards(count)} para comprar` : `${cards(count)} para comprar, ${free} gratis`,
  tilesLeft: (count) => (count === 1 ? 'queda 1' : `quedan ${count}`),
  noTileLeft: 'agotadas',
  nobodyHere: 'nadie aquí',
  standHere: (names) => `aquí: ${names}`,
  step: 'Subir',
  stepFrom: (name) => `De ${name}`,

  effects: {
    church: 'quita la primera barrera',
    cathedral: 'quita la segunda barrera',
    coat: 'prestigio en cada ronda',
    patent: 'prestigio en cada ronda',
    mint: 'una carta gratis en cada ronda',
    architect: 'puede construir en cada subasta ganada',
  },
  yields: (count) => `${count} de prestigio en cada ronda`,
  top: 'Arriba',
  below: 'Debajo',
  tiles: (count) => number(count, 'ficha', 'fichas'),
  stackEmpty: 'agotadas',
  ownedBy: (names) => `en manos de ${names}`,
  takeIt: 'Tomar',
  buildBy: { violet: 'Construir', architect: 'Construir con el Arquitecto' },

  card: (card) => `Carta ${card}`,
  now: 'Descubiertas ahora',
  nextRound: 'Próxima ronda',
  noneOpen: 'Las de esta ronda ya están todas tomadas.',
  shuffled: 'Antes de la próxima ronda se barajan las diez.',
  topPrice: (price) => `La primera carta del mazo cuesta ${florins(price)}.`,
  noDeck: 'El mazo está agotado.',
  takeCard: 'Tomar esta carta',
  leadsTo: (rank) => `a ${rank}`,
  topAlready: 'ningún paso posible',
  onlyFrom: (names) => `solo de ${names}`,
  lostAt: (count, bar) =>
    count === 1 ? `1 punto de prestigio perdido en ${bar}` : `${points(count)} perdidos en ${bar}`,

  uses: (name, left) =>
    `A ${name} le falta usar ${number(left, 'privilegio', 'privilegios')} de esta carta.`,
  robbed: (name, level) => `A ${name} le han quitado ${level}: elige florines o prestigio.`,
  used: 'usado, o ya no se puede elegir',
  unused: 'Dejar uno sin usar',
  withArchitect: 'Con el Arquitecto',
  inAll: (prestige) => `luego ${points(prestige)} en total`,
  insteadOf: (now, before) => `${now} en cada ronda en vez de ${before}`,
  drops: (name) => `${name} baja un nivel`,
  lifts: (bar) => `el prestigio ya no se detiene en ${bar}`,
  stillAt: (bar) => `aún se detiene en ${bar}`,
  leaves: (money) => `te quedan ${money}`,

  stands: (name, prestige) => `${name}: ${points(prestige)}`,
  endsAt: (bar, building) => `se detiene en ${bar} sin ${buildings[building]}`,
  endsNowhere: 'ya no se detiene',
  hasLost: (count) => (count === 1 ? '1 perdido hasta ahora' : `${count} perdidos hasta ahora`),
  roundBrings: (count, lost) =>
    lost === 0
      ? `+${count} al final de la ronda`
      : `+${count} al final de la ronda, pero ${lost} se pierden`,
  bars: (church, cathedral) =>
    `El prestigio se detiene en ${church} sin una iglesia y en ${cathedral} sin una catedral.`,
  legend: { income: 'lo que trae el final de una ronda', closed: 'cerrado sin el edificio' },

  concealed: 'Florines ocultos',
  wins: (count) => (count === 1 ? '1 subasta ganada' : `${count} subastas ganadas`),
  noRights: 'Ningún derecho todavía',
  heldRights: 'Derechos',
  seen: 'Vistas en la mano',
  nothingSeen: 'nada visto de la mano',
  opens: 'abre',
  whyNot: '¿Por qué no?',
};
