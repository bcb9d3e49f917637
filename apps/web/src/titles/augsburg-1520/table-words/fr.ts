import { counted } from '../words/counted.ts';
import type { TableWords } from './words.ts';

const number = counted('fr');
const florins = (count: number) => number(count, 'florin', 'florins');
const points = (count: number) => number(count, 'point de prestige', 'points de prestige');
const cards = (count: number) => number(count, 'carte', 'cartes');
const buildings = { church: 'église', cathedral: 'cathédrale' };

export const fr: TableWords = {
  headings: {
    choices: (noble) => `Enchère remportée : ${noble}`,
    choicesOf: (noble, name) => `Enchère remportée par ${name} : ${noble}`,
  },
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
  named: (name, what) => `${name} : ${what}`,

  eachRound: {
    yellow: 'Florins à chaque manche',
    orange: 'Prestige à chaque manche',
    violet: 'Cartes à chaque manche',
  },
  toBuy: (count, free) =>
    free === 0
      ? `${cards(count)} à acheter`
      : `${cards(count)} à acheter, ${number(free, 'gratuite', 'gratuites')}`,
  tilesLeft: (count) => number(count, 'restante', 'restantes'),
  noTileLeft: 'épuisées',
  nobodyHere: 'personne ici',
  standHere: (names) => `ici : ${names}`,
  step: 'Monter',
  stepFrom: (name) => `De ${name}`,

  effects: {
    church: 'lève la première barrière',
    cathedral: 'lève la seconde barrière',
    coat: 'prestige à chaque manche',
    patent: 'prestige à chaque manche',
    mint: 'une carte gratuite à chaque manche',
    architect: 'peut bâtir à chaque enchère remportée',
  },
  yields: (count) => `${count} de prestige à chaque manche`,
  top: 'Au sommet',
  below: 'Dessous',
  tiles: (count) => number(count, 'tuile', 'tuiles'),
  stackEmpty: 'épuisées',
  ownedBy: (names) => `en possession de ${names}`,
  takeIt: 'Prendre',
  buildBy: { violet: 'Bâtir', architect: 'Bâtir avec l’Architecte' },

  card: (card) => `Carte ${card}`,
  now: 'Visibles maintenant',
  nextRound: 'Manche suivante',
  noneOpen: 'Toutes celles de cette manche sont prises.',
  shuffled: 'Les dix cartes sont mélangées avant la manche suivante.',
  topPrice: (price) => `La première carte de la pioche coûte ${florins(price)}.`,
  noDeck: 'La pioche est épuisée.',
  takeCard: 'Prendre cette carte',
  leadsTo: (rank) => `vers ${rank}`,
  topAlready: 'plus de pas possible',
  onlyFrom: (names) => `seulement de ${names}`,
  lostAt: (count, bar) => `${points(count)} ${count < 2 ? 'perdu' : 'perdus'} à ${bar}`,

  uses: (name, left) =>
    `${name} a encore ${number(left, 'privilège', 'privilèges')} à utiliser sur cette carte.`,
  robbed: (name, level) => `On a pris à ${name} ${level} : à choisir, florins ou prestige.`,
  used: 'utilisé, ou plus à choisir',
  unused: 'En laisser un inutilisé',
  withArchitect: 'Avec l’Architecte',
  inAll: (prestige) => `puis ${points(prestige)} en tout`,
  insteadOf: (now, before) => `${now} à chaque manche au lieu de ${before}`,
  drops: (name) => `${name} descend d’un niveau`,
  lifts: (bar) => `le prestige ne s’arrête plus à ${bar}`,
  stillAt: (bar) => `il s’arrête encore à ${bar}`,
  leaves: (money) => `il vous reste ${money}`,

  stands: (name, prestige) => `${name} : ${points(prestige)}`,
  endsAt: (bar, building) => `s’arrête à ${bar} sans ${buildings[building]}`,
  endsNowhere: 'ne s’arrête plus',
  hasLost: (count) => number(count, 'perdu jusqu’ici', 'perdus jusqu’ici'),
  roundBrings: (count, lost) =>
    lost === 0
      ? `+${count} en fin de manche`
      : `+${count} en fin de manche, dont ${number(lost, 'perdu', 'perdus')}`,
  bars: (church, cathedral) =>
    `Le prestige s’arrête à ${church} sans église et à ${cathedral} sans cathédrale.`,
  legend: { income: 'ce qu’apporte la fin d’une manche', closed: 'fermé sans l’édifice' },

  concealed: 'Florins cachés',
  wins: (count) => number(count, 'enchère remportée', 'enchères remportées'),
  noRights: 'Aucun droit encore',
  heldRights: 'Droits',
  seen: 'Vues en main',
  nothingSeen: 'rien de vu de la main',
  opens: 'ouvre',
  whyNot: 'Pourquoi pas ?',
};
