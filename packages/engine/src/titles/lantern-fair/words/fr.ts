import { counted } from '../../../core/language.ts';
import type { FairWords } from './words.ts';

const number = counted('fr');
const coins = (count: number) => number(count, 'pièce', 'pièces');
const charmName = (charm: string) => `le talisman ${charm.slice('charm-'.length)}`;
const lanternName = (lantern: string) => `la lanterne ${lantern.slice('lantern-'.length)}`;
const glasses = {
  amber: 'ambre',
  jade: 'jade',
  ruby: 'rubis',
  azure: 'azur',
};
const glassOf: Readonly<Record<string, string>> = glasses;
const glass = (patron: string) => glassOf[patron.replace('patron-', '')] ?? patron;

export const fr: FairWords = {
  name: 'La foire aux lanternes',
  summary:
    'Douze lanternes, un mécène secret chacun, offres cachées et enchères ouvertes en alternance.',
  options: { stalls: { label: 'Nombre de lanternes mises en vente' } },
  actions: {
    keep: ({ charms }) => `Garder ${charms.map(charmName).join(', ')}`,
    polish: ({ lantern }) => `Polir ${lanternName(lantern)}`,
    take: () => 'La prendre',
    leave: () => 'La laisser',
    seal: ({ coins: bid }) => `Offrir en secret ${coins(bid)}`,
    raise: ({ coins: bid }) => `Offrir ${coins(bid)}`,
    pass: () => 'Passer',
  },
  forms: { keep: () => 'Gardez un à trois de vos talismans' },
  choices: { charms: 'talismans' },
  costs: { coins },
  counts: { strength: 'force' },
  piece: pieceName,
  order: ({ stalls, seal, upTo, atLimit, offered }) =>
    [
      stalls === 'all' ? 'À chaque étal :' : `À l’étal ${stalls} :`,
      ...(seal === null ? [] : [`offrir en secret ${coins(seal)} ;`]),
      ...(upTo === null
        ? []
        : [
            `surenchérir jusqu’à ${coins(upTo)}, puis ${atLimit === 'pass' ? 'passer' : 'me demander'} ;`,
          ]),
      ...(offered === 'ask'
        ? []
        : [`${offered === 'take' ? 'prendre' : 'laisser'} ce qu’on m’offre ;`]),
    ].join(' '),
  facts: {
    'charms-dealt': ({ seat, secret }, nameOf) =>
      secret === undefined
        ? `${nameOf(seat)} reçoit quatre talismans.`
        : `${nameOf(seat)} reçoit ${secret.charms.map(charmName).join(', ')}.`,
    'charms-kept': ({ seat, secret }, nameOf) =>
      secret === undefined
        ? `${nameOf(seat)} a choisi ses talismans.`
        : `${nameOf(seat)} garde ${secret.charms.map(charmName).join(', ')}.`,
    'lantern-polished': ({ seat, lantern }, nameOf) =>
      `${nameOf(seat)} polit ${lanternName(lantern)}.`,
    'lantern-offered': ({ seat, lantern }, nameOf) =>
      `Personne n’achète ${lanternName(lantern)} : ${nameOf(seat)}, le plus pauvre, peut l’avoir.`,
    'lantern-taken': ({ seat, lantern }, nameOf) =>
      `${nameOf(seat)} prend ${lanternName(lantern)}.`,
    'lanterns-shuffled': () => 'Les lanternes sont mélangées.',
    'patron-dealt': ({ seat, secret }, nameOf) =>
      secret === undefined
        ? `${nameOf(seat)} reçoit un mécène.`
        : `${nameOf(seat)} reçoit un mécène qui aime le verre ${glass(secret.patron)}.`,
    'lantern-lit': ({ stall, lantern }) => `Étal ${stall} : ${lanternName(lantern)} s’allume.`,
    'bid-sealed': ({ seat, secret }, nameOf) =>
      secret === undefined
        ? `${nameOf(seat)} a fait une offre secrète.`
        : `${nameOf(seat)} offre en secret ${coins(secret.coins)}.`,
    'bids-opened': ({ coins: bids }, nameOf) =>
      `Les offres sont ouvertes : ${bids.map((bid, seat) => `${nameOf(seat)} ${bid}`).join(', ')}.`,
    'bid-raised': ({ seat, coins: bid }, nameOf) => `${nameOf(seat)} offre ${coins(bid)}.`,
    passed: ({ seat }, nameOf) => `${nameOf(seat)} passe.`,
    'lantern-sold': ({ lantern, seat, coins: price }, nameOf) =>
      `${nameOf(seat)} achète ${lanternName(lantern)} pour ${coins(price)}.`,
    'lantern-gone-out': ({ lantern }) =>
      `Personne n’achète ${lanternName(lantern)} : elle s’éteint.`,
    'secrets-shown': ({ patrons, charms }, nameOf) =>
      `Tout est dévoilé : ${patrons
        .map(
          (patron, seat) =>
            `${nameOf(seat)} ${[glass(patron), ...(charms[seat] ?? []).map(charmName)].join(', ')}`,
        )
        .join(' ; ')}.`,
  },
  refusals: {
    'no-charms-to-keep': () => 'Vous avez déjà choisi vos talismans.',
    'not-dealt': () => 'Choisissez parmi les talismans reçus, chacun une fois.',
    'wrong-number-of-charms': ({ fewest, most }) => `Gardez ${fewest} à ${most} talismans.`,
    'charms-too-strong': ({ strength, most }) =>
      `Ces talismans font ${strength} ; ils peuvent faire ${most}. Prenez-en de plus faibles, ou moins.`,
    'not-your-lantern': () => 'Vous ne pouvez polir qu’une lanterne à vous.',
    'already-polished': () => 'Cette lanterne est déjà polie.',
    'no-coin-left': () => 'Polir coûte une pièce, et vous n’en avez plus.',
    'nothing-offered': () => 'Rien ne vous est offert maintenant.',
    'offered-instead': () => 'La lanterne est offerte au plus pauvre : prendre ou laisser.',
    'empty-order': () => 'Cet ordre ne dit rien : donnez une offre, ou que faire d’un don.',
    'no-stall-open': () => 'Aucun étal n’est ouvert : laissez l’ordre pour tous.',
    'not-understood': () =>
      'Pas compris. Écrivez par exemple : keep 3 9, seal 4, bid 5, polish 7, pass, take, leave.',
    'not-a-sealed-sale': () => 'Cet étal vend aux enchères ouvertes : offrez ou passez.',
    'not-an-open-auction': () => 'Cet étal vend à offres secrètes : faites-en une.',
    'bid-above-purse': ({ coins: bid, purse }) =>
      `Vous avez ${coins(Number(purse))} : vous ne pouvez pas offrir ${bid}.`,
    'bid-not-higher': ({ highest }) =>
      `La plus haute offre est ${highest} : offrez au moins ${Number(highest) + 1}, ou passez.`,
    'same-seal': ({ coins: bid }) => `Votre offre secrète est déjà ${bid}.`,
  },
  printed: {
    entries: {
      name: 'nom de l’édition',
      coins: 'pièces de chaque joueur',
      glasses: 'sortes de verre, chacune aimée d’un mécène',
      lanterns: 'lanternes',
      light: 'lumière',
      glass: 'verre',
      charms: 'forces des talismans',
      mostCharm: 'somme maximale de ceux que l’on garde',
    },
    choices: glasses,
  },
  faults: {
    'glass-twice': ({ glass: loved }) => `Deux mécènes aiment le verre ${loved}.`,
    'too-few-patrons': ({ patrons, seats }) =>
      `${patrons} mécènes sont trop peu pour ${seats} joueurs.`,
    'glass-unloved': ({ glass: unloved }) => `Aucun mécène n’aime le verre ${unloved}.`,
    'charms-too-strong': ({ count, most }) =>
      `${count} talismans sont plus forts que ${most} : qui en reçoit quatre ne pourrait en garder aucun.`,
  },
  lines: {
    light: 'Lumière des lanternes',
    patron: 'Lanternes aimées du mécène, encore une fois',
    polish: 'Lanternes polies',
    charms: 'Talismans',
  },
  chapters: {
    'LF 1': 'Mise en place',
    'LF 2': 'Talismans',
    'LF 3': 'Étals',
    'LF 4': 'Offres secrètes',
    'LF 5': 'Enchères ouvertes',
    'LF 6': 'La fin',
    'LF 7': 'Ordres',
  },
  rules: {
    'LF 1.1': 'De deux à quatre places ; chacun commence avec autant de pièces.',
    'LF 1.2': 'Les lanternes sont mélangées face cachée.',
    'LF 1.3': 'Chaque place reçoit un mécène, qu’elle seule peut regarder jusqu’à la fin.',
    'LF 1.4': 'Chaque place reçoit quatre talismans, qu’elle seule peut regarder.',
    'LF 2.1':
      'Avant la foire chacun garde en secret un à trois talismans. Leurs nombres peuvent faire 20 au plus.',
    'LF 2.2': 'Les autres talismans vont dans la boîte, et personne d’autre ne les voit.',
    'LF 3.1': 'À chaque étal, la première lanterne de la pile s’allume.',
    'LF 3.2': 'Les étals impairs vendent à offres secrètes, les pairs aux enchères ouvertes.',
    'LF 4.1': 'Chacun offre en secret entre rien et toutes ses pièces.',
    'LF 4.2': 'Une offre secrète peut être changée jusqu’à ce que la dernière soit faite.',
    'LF 4.3':
      'Les offres sont ouvertes ensemble. La plus haute, si elle est seule, paie et prend la lanterne ; à égalité, ou si tous n’offrent rien, elle s’éteint.',
    'LF 5.1': 'Le dernier acheteur parle en premier ; la première place si personne n’a acheté.',
    'LF 5.2': 'À son tour chacun offre plus que la plus haute offre, selon sa bourse,',
    'LF 5.3': 'ou passe, ce qui est définitif pour cette enchère.',
    'LF 5.4': 'Quand tous les autres ont passé, le plus offrant achète.',
    'LF 5.5':
      'Avant d’offrir ou de passer, on peut polir ses propres lanternes, chacune une fois, une pièce chacune.',
    'LF 5.6':
      'Si tous passent, la lanterne est offerte à la place qui a le moins de pièces, si aucune autre n’en a aussi peu. Elle la prend ou la laisse ; laissée, ou offerte à personne, la lanterne s’éteint.',
    'LF 6.1': 'Après le dernier étal, tous les secrets sont dévoilés.',
    'LF 6.2':
      'Une lanterne vaut sa lumière, le double si votre mécène aime son verre ; chaque lanterne polie et chaque talisman un point de plus.',
    'LF 6.3': 'Le plus de points gagne ; puis le plus de pièces ; puis la victoire est partagée.',
    'LF 7.1':
      'Un ordre vaut pour un étal ou pour tous, et dit quoi offrir en secret, jusqu’où surenchérir ou que faire d’un don.',
    'LF 7.2':
      'Il fait ce que son auteur pourrait faire : offre selon la bourse, surenchérit d’une pièce, puis passe ou demande.',
    'LF 7.3': 'De plusieurs ordres, le dernier laissé décide.',
  },
  board: {
    stall: (held, all) => `Étal ${held} sur ${all}`,
    sealed: 'Offres secrètes',
    open: 'Enchères ouvertes',
    noStall: 'La foire est finie.',
    lantern: lanternName,
    glass,
    light: 'Lumière',
    highest: (name, bid) => `Plus haute offre : ${coins(bid)}, par ${name}.`,
    noBid: 'Personne n’a encore offert.',
    mySeal: (bid) => `Vous avez offert en secret ${coins(bid)}.`,
    myPatron: (name) => `Votre mécène aime le verre ${name}.`,
    charms: 'Choix des talismans',
    myCharms: 'Vos talismans',
    charm: charmName,
    polished: 'polie',
    offered: (name) => `Offerte à ${name}.`,
    chooses: 'choisit ses talismans',
    maySpeak: 'peut la prendre',
    fairgoers: 'À la foire',
    columns: ['Joueur', 'Pièces', 'Lanternes', 'Mécène', 'Talismans', 'Maintenant'],
    hasSealed: 'a offert',
    hasPassed: 'a passé',
    speaks: 'à lui de parler',
    goneOut: 'Éteintes',
    left: (count) =>
      number(count, 'lanterne restante dans la pile', 'lanternes restantes dans la pile'),
  },
};

function pieceName(id: string): string {
  if (id.startsWith('charm-')) return charmName(id);
  return id.startsWith('patron-') ? `le mécène qui aime le verre ${glass(id)}` : lanternName(id);
}
