import { counted } from '../words/counted.ts';
import type { TableWords } from './words.ts';

const number = counted('it');
const florins = (count: number) => number(count, 'fiorino', 'fiorini');
const points = (count: number) => number(count, 'punto prestigio', 'punti prestigio');
const cards = (count: number) => number(count, 'carta', 'carte');
const buildings = { church: 'una chiesa', cathedral: 'una cattedrale' };

export const it: TableWords = {
  headings: {
    choices: (noble) => `Asta vinta: ${noble}`,
    choicesOf: (noble, name) => `Asta vinta da ${name}: ${noble}`,
  },
  ranks: {
    Bürger: 'cittadino',
    Freiherr: 'barone',
    Graf: 'conte',
    Fürst: 'principe',
    Kaufmann: 'mercante',
    Zunftmeister: 'capo di corporazione',
    Ratsherr: 'consigliere',
    Bürgermeister: 'borgomastro',
  },
  agency: (numeral) => `agenzia ${numeral}`,
  named: (name, what) => `${name}: ${what}`,

  eachRound: {
    yellow: 'Fiorini a ogni turno',
    orange: 'Prestigio a ogni turno',
    violet: 'Carte a ogni turno',
  },
  toBuy: (count, free) =>
    free === 0 ? `${cards(count)} da comprare` : `${cards(count)} da comprare, ${free} gratis`,
  tilesLeft: (count) => (count === 1 ? '1 rimasta' : `${count} rimaste`),
  noTileLeft: 'finite',
  nobodyHere: 'nessuno qui',
  standHere: (names) => `qui: ${names}`,
  step: 'Sali',
  stepFrom: (name) => `Da ${name}`,

  effects: {
    church: 'toglie la prima barriera',
    cathedral: 'toglie la seconda barriera',
    coat: 'prestigio a ogni turno',
    patent: 'prestigio a ogni turno',
    mint: 'una carta gratis a ogni turno',
    architect: 'può costruire a ogni asta vinta',
  },
  yields: (count) => `${count} di prestigio a ogni turno`,
  top: 'In cima',
  below: 'Sotto',
  tiles: (count) => number(count, 'tessera', 'tessere'),
  stackEmpty: 'finite',
  ownedBy: (names) => `ce l’ha ${names}`,
  takeIt: 'Prendi',
  buildBy: { violet: 'Costruisci', architect: 'Costruisci con l’Architetto' },

  card: (card) => `Carta ${card}`,
  now: 'Scoperte ora',
  nextRound: 'Prossimo turno',
  noneOpen: 'Quelle di questo turno sono state prese tutte.',
  shuffled: 'Prima del prossimo turno si mescolano tutte e dieci.',
  topPrice: (price) => `La prima carta del mazzo costa ${florins(price)}.`,
  noDeck: 'Il mazzo è finito.',
  takeCard: 'Prendi questa carta',
  leadsTo: (rank) => `a ${rank}`,
  topAlready: 'nessun passo possibile',
  onlyFrom: (names) => `solo da ${names}`,
  lostAt: (count, bar) =>
    count === 1 ? `1 punto prestigio perso a ${bar}` : `${points(count)} persi a ${bar}`,

  uses: (name, left) =>
    `${name} ha ancora ${number(left, 'privilegio', 'privilegi')} da usare su questa carta.`,
  robbed: (name, level) => `A ${name} è stato tolto ${level}: sceglie fiorini o prestigio.`,
  used: 'usato, o non più da scegliere',
  unused: 'Lasciane uno inutilizzato',
  withArchitect: 'Con l’Architetto',
  inAll: (prestige) => `poi ${points(prestige)} in tutto`,
  insteadOf: (now, before) => `${now} a ogni turno invece di ${before}`,
  drops: (name) => `${name} scende di un livello`,
  lifts: (bar) => `il prestigio non si ferma più a ${bar}`,
  stillAt: (bar) => `si ferma ancora a ${bar}`,
  leaves: (money) => `ti restano ${money}`,

  stands: (name, prestige) => `${name}: ${points(prestige)}`,
  endsAt: (bar, building) => `si ferma a ${bar} senza ${buildings[building]}`,
  endsNowhere: 'non si ferma più',
  hasLost: (count) => (count === 1 ? '1 perso finora' : `${count} persi finora`),
  roundBrings: (count, lost) =>
    lost === 0 ? `+${count} a fine turno` : `+${count} a fine turno, ma ${lost} vanno persi`,
  bars: (church, cathedral) =>
    `Il prestigio si ferma a ${church} senza una chiesa e a ${cathedral} senza una cattedrale.`,
  legend: { income: 'quanto porta la fine di un turno', closed: 'chiuso senza l’edificio' },

  concealed: 'Fiorini nascosti',
  wins: (count) => (count === 1 ? '1 asta vinta' : `${count} aste vinte`),
  noRights: 'Ancora nessun diritto',
  heldRights: 'Diritti',
  seen: 'Viste in mano',
  nothingSeen: 'nulla di visto della mano',
  opens: 'apre',
  whyNot: 'Perché no?',
};
