import { counted } from '../../../core/language.ts';
import type { FairWords } from './words.ts';

const number = counted('fr');
const coins = (count: number) => number(count, 'pièce', 'pièces');
const lanternName = (lantern: string) => `la lanterne ${lantern.slice('lantern-'.length)}`;
const glasses: Readonly<Record<string, string>> = {
  amber: 'ambre',
  jade: 'jade',
  ruby: 'rubis',
  azure: 'azur',
};
const glass = (patron: string) => glasses[patron.replace('patron-', '')] ?? patron;

export const fr: FairWords = {
  name: 'La foire aux lanternes',
  summary:
    'Douze lanternes, un mécène secret chacun, offres cachées et enchères ouvertes en alternance.',
  actions: {
    seal: ({ coins: bid }) => `Offrir en secret ${coins(bid)}`,
    raise: ({ coins: bid }) => `Offrir ${coins(bid)}`,
    pass: () => 'Passer',
  },
  facts: {
    'lanterns-shuffled': () => 'Les lanternes sont mélangées.',
    'patron-dealt': ({ seat, secret }, nameOf) =>
      secret === undefined
        ? `${nameOf(seat)} reçoit un mécène.`
        : `${nameOf(seat)} reçoit un mécène qui aime le verre ${glass(secret.patron)}.`,
    'lantern-lit': ({ stall, lantern }) => `Étal ${stall} : ${lanternName(lantern)} s’allume.`,
    'bid-sealed': ({ seat, secret }, nameOf) =>
      secret === undefined
        ? `${nameOf(seat)} a fait une offre secrète.`
        : `${nameOf(seat)} offre en secret ${coins(secret.coins)}.`,
    'bids-opened': ({ coins: bids }, nameOf) =>
      `Les offres sont ouvertes : ${bids.map((bid, seat) => `${nameOf(seat)} ${bid}`).join(', ')}.`,
    'bid-raised': ({ seat, coins: bid }, nameOf) => `${nameOf(seat)} offre ${coins(bid)}.`,
    passed: ({ seat }, nameOf) => `${nameOf(seat)} passe.`,
    'lantern-sold': ({ lantern, seat, coins: price }, nameOf) =>
      `${nameOf(seat)} achète ${lanternName(lantern)} pour ${coins(price)}.`,
    'lantern-gone-out': ({ lantern }) =>
      `Personne n’achète ${lanternName(lantern)} : elle s’éteint.`,
    'patrons-shown': ({ patrons }, nameOf) =>
      `Les mécènes sont dévoilés : ${patrons
        .map((patron, seat) => `${nameOf(seat)} ${glass(patron)}`)
        .join(', ')}.`,
  },
  refusals: {
    'not-a-sealed-sale': () => 'Cet étal vend aux enchères ouvertes : offrez ou passez.',
    'not-an-open-auction': () => 'Cet étal vend à offres secrètes : faites-en une.',
    'bid-above-purse': ({ coins: bid, purse }) =>
      `Vous avez ${coins(Number(purse))} : vous ne pouvez pas offrir ${bid}.`,
    'bid-not-higher': ({ highest }) =>
      `La plus haute offre est ${highest} : offrez au moins ${Number(highest) + 1}, ou passez.`,
    'same-seal': ({ coins: bid }) => `Votre offre secrète est déjà ${bid}.`,
  },
  rules: {
    'LF 1.1': 'De deux à quatre places ; chacun commence avec autant de pièces.',
    'LF 1.2': 'Les lanternes sont mélangées face cachée.',
    'LF 1.3': 'Chaque place reçoit un mécène, qu’elle seule peut regarder jusqu’à la fin.',
    'LF 2.1': 'À chaque étal, la première lanterne de la pile s’allume.',
    'LF 2.2': 'Les étals impairs vendent à offres secrètes, les pairs aux enchères ouvertes.',
    'LF 3.1': 'Chacun offre en secret entre rien et toutes ses pièces.',
    'LF 3.2': 'Une offre secrète peut être changée jusqu’à ce que la dernière soit faite.',
    'LF 3.3':
      'Les offres sont ouvertes ensemble. La plus haute, si elle est seule, paie et prend la lanterne ; à égalité, ou si tous n’offrent rien, elle s’éteint.',
    'LF 4.1': 'Le dernier acheteur parle en premier ; la première place si personne n’a acheté.',
    'LF 4.2': 'À son tour chacun offre plus que la plus haute offre, selon sa bourse,',
    'LF 4.3': 'ou passe, ce qui est définitif pour cette enchère.',
    'LF 4.4':
      'Quand tous les autres ont passé, le plus offrant achète. Si tous passent, la lanterne s’éteint.',
    'LF 5.1': 'Après le dernier étal, les mécènes sont dévoilés.',
    'LF 5.2': 'Une lanterne vaut sa lumière, le double si votre mécène aime son verre.',
    'LF 5.3': 'Le plus de points gagne ; puis le plus de pièces ; puis la victoire est partagée.',
  },
  board: {
    stall: (held, all) => `Étal ${held} sur ${all}`,
    sealed: 'Offres secrètes',
    open: 'Enchères ouvertes',
    noStall: 'La foire est finie.',
    lantern: lanternName,
    glass,
    light: 'Lumière',
    highest: (name, bid) => `Plus haute offre : ${coins(bid)}, par ${name}.`,
    noBid: 'Personne n’a encore offert.',
    mySeal: (bid) => `Vous avez offert en secret ${coins(bid)}.`,
    myPatron: (name) => `Votre mécène aime le verre ${name}.`,
    fairgoers: 'À la foire',
    columns: ['Joueur', 'Pièces', 'Lanternes', 'Mécène', 'À cet étal'],
    hasSealed: 'a offert',
    hasPassed: 'a passé',
    speaks: 'à lui de parler',
    goneOut: 'Éteintes',
    left: (count) =>
      number(count, 'lanterne restante dans la pile', 'lanternes restantes dans la pile'),
  },
};
