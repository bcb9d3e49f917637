import { counted } from '../words/counted.ts';
import type { TableWords } from './words.ts';

const number = counted('en');
const florins = (count: number) => number(count, 'florin', 'florins');
const points = (count: number) => number(count, 'prestige point', 'prestige points');
const cards = (count: number) => number(count, 'card', 'cards');
const buildings = { church: 'church', cathedral: 'cathedral' };

export const en: TableWords = {
  headings: {
    choices: (noble) => `Won: ${noble}`,
    choicesOf: (noble, name) => `Won by ${name}: ${noble}`,
  },
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
  named: (name, what) => `${name}: ${what}`,

  eachRound: {
    yellow: 'Florins each round',
    orange: 'Prestige each round',
    violet: 'Cards each round',
  },
  toBuy: (count, free) =>
    free === 0 ? `${cards(count)} to buy` : `${cards(count)} to buy, ${free} free`,
  tilesLeft: (count) => `${count} left`,
  noTileLeft: 'none left',
  nobodyHere: 'nobody here',
  standHere: (names) => `here: ${names}`,
  step: 'Step up',
  stepFrom: (name) => `From ${name}`,

  effects: {
    church: 'lifts the first bar',
    cathedral: 'lifts the second bar',
    coat: 'prestige each round',
    patent: 'prestige each round',
    mint: 'a free card each round',
    architect: 'may build at each auction won',
  },
  yields: (count) => `${count} prestige each round`,
  top: 'On top',
  below: 'Below',
  tiles: (count) => number(count, 'tile', 'tiles'),
  stackEmpty: 'none left',
  ownedBy: (names) => `owned by ${names}`,
  takeIt: 'Take it',
  buildBy: { violet: 'Build', architect: 'Build with the Architect' },

  card: (card) => `Card ${card}`,
  now: 'Open now',
  nextRound: 'Next round',
  noneOpen: 'All of this round’s are taken.',
  shuffled: 'Before the next round all ten are shuffled.',
  topPrice: (price) => `The deck’s top card costs ${florins(price)}.`,
  noDeck: 'The deck is used up.',
  takeCard: 'Take this card',
  leadsTo: (rank) => `to ${rank}`,
  topAlready: 'no step left',
  onlyFrom: (names) => `only from ${names}`,
  lostAt: (count, bar) => `${points(count)} lost at ${bar}`,

  uses: (name, left) =>
    `${name} still uses ${number(left, 'privilege', 'privileges')} of this card.`,
  robbed: (name, level) => `${name} was robbed of ${level} and chooses florins or prestige.`,
  used: 'used, or no longer to choose',
  unused: 'Leave one unused',
  withArchitect: 'With the Architect',
  inAll: (prestige) => `then ${points(prestige)} in all`,
  insteadOf: (now, before) => `${now} each round instead of ${before}`,
  drops: (name) => `${name} drops a level`,
  lifts: (bar) => `prestige no longer ends at ${bar}`,
  stillAt: (bar) => `it still ends at ${bar}`,
  leaves: (money) => `leaves you ${money}`,

  stands: (name, prestige) => `${name}: ${points(prestige)}`,
  endsAt: (bar, building) => `ends at ${bar} without a ${buildings[building]}`,
  endsNowhere: 'ends nowhere any more',
  hasLost: (count) => `${count} lost so far`,
  roundBrings: (count, lost) =>
    lost === 0 ? `+${count} at a round’s end` : `+${count} at a round’s end, ${lost} of them lost`,
  bars: (church, cathedral) =>
    `Prestige ends at ${church} without a church and at ${cathedral} without a cathedral.`,
  legend: { income: 'what a round’s end brings', closed: 'closed without the building' },

  concealed: 'Florins concealed',
  wins: (count) => `${number(count, 'auction', 'auctions')} won`,
  noRights: 'No rights yet',
  heldRights: 'Rights',
  seen: 'Seen in hand',
  nothingSeen: 'nothing seen of the hand',
  opens: 'opens',
  whyNot: 'Why not?',
};
