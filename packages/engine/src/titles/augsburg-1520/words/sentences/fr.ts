import type { Colour, Right } from '../../edition.ts';
import { unusedPoints } from '../../rules/3-1-privileges.ts';
import { florinsOf } from '../../rules/3-2-gifts.ts';
import { compensations } from '../../rules/3-5-levels.ts';
import { fr as names } from '../names/fr.ts';
import {
  cardName,
  cardsSaid,
  jokersSaid,
  levelSaid,
  pieceName,
  privilegeCardName,
  rightName,
} from '../names/names.ts';
import {
  type Asks,
  asked,
  cardLine,
  cardsOf,
  commands,
  isMaximilian,
  jokersIn,
  levelTold,
  nobleTold,
  type OrderWords,
  orderSaid,
  pointsIn,
  privilegeCardsSaid,
  privilegeTold,
  rightTold,
  type Sentences,
  sourcesSaid,
} from './sentences.ts';

const { cards, florins, ious, listed, nobles, points } = names;

const iousAnd = (count: number, jokers: number) =>
  jokers === 0 ? ious(count) : `${ious(count)} et ${jokersSaid(names, jokers)}`;
const sources = {
  privilege: 'par un privilège',
  unused: 'pour un privilège non utilisé',
  robbed: 'en compensation',
  peerage: 'pour la noblesse',
  coat: 'pour le blason',
  patent: 'pour la lettre de noblesse',
};
const building = { church: 'l’église', cathedral: 'la cathédrale' };
const wanting = { church: 'faute d’église', cathedral: 'faute de cathédrale' };
const inColour: Readonly<Record<Colour, string>> = {
  yellow: 'dans les comptoirs',
  orange: 'dans la noblesse',
  violet: 'dans les charges',
};
const article: Readonly<Record<Right, string>> = {
  church: 'l’',
  cathedral: 'la ',
  coat: 'le ',
  patent: 'la ',
  mint: 'le ',
  architect: 'l’',
};

const asks: Asks = {
  buy: 'Choisissez d’abord quelles cartes reçues vous achetez.',
  bid: 'Une enchère est ouverte : misez, suivez ou passez.',
  show: 'Choisissez d’abord les cartes à montrer : autant que vous en avez misé.',
  choose: 'Vous avez remporté l’enchère : prenez d’abord une des cartes privilège visibles.',
  privilege:
    'Utilisez d’abord un des privilèges restants de votre carte, ou laissez-en un inutilisé.',
  discard: 'Défaussez d’abord une carte que vous aviez avant de piocher.',
  architect: 'Construisez d’abord avec votre Architecte, ou dites que vous ne construisez rien.',
  compensation: 'On vous a pris un niveau : choisissez d’abord des florins ou du prestige.',
  slip: 'Glissez d’abord une de vos cartes sous la pioche.',
};

const orders: OrderWords = {
  thisAuction: 'Dans l’enchère ouverte',
  thisRoundFor: (noble) => `Pour ${noble} à cette manche`,
  inRoundFor: (noble, round) => `Pour ${noble} à la manche ${round}`,
  thisNoble: 'Pour le noble visité, à chaque manche',
  everyRoundFor: (noble) => `Pour ${noble} à chaque manche`,
  thisRound: 'Dans toutes les enchères de cette manche',
  inRound: (round) => `Dans toutes les enchères de la manche ${round}`,
  wholeGame: 'Dans toutes les enchères de la partie',
  untilWin: ', jusqu’à ce que j’en remporte une',
  passAlways: 'passer',
  passFirst: 'passer si personne n’a misé',
  open: (count) => `ouvrir à ${cards(count)} si personne n’a misé`,
  raise: (below) => `relancer d’une tant que la mise est inférieure à ${cards(below)}`,
  raiseAtOnce: (to) => `relancer d’un coup à ${cards(to)}`,
  call: (count) => `suivre jusqu’à ${cards(count)}`,
  otherwise: { pass: 'sinon passer', ask: 'sinon me demander' },
  jokers: (count) => `utiliser au plus ${jokersSaid(names, count)}`,
  noJokers: 'n’utiliser aucun joker',
  show: {
    first: 'montrer ma plus haute avec les autres plus basses, jokers d’abord',
    last: 'montrer ma plus haute avec les autres plus basses, jokers en dernier',
  },
  showRanked: (ranked) => `montrer les premières qui conviennent parmi ${ranked}`,
  discard: {
    first: 'si personne d’autre n’a misé autant, défausser les plus basses, jokers d’abord',
    last: 'si personne d’autre n’a misé autant, défausser les plus basses, jokers en dernier',
  },
  discardRanked: (ranked) =>
    `si personne d’autre n’a misé autant, défausser les premières qui conviennent parmi ${ranked}`,
  robbed: {
    florins: 'si l’on me prend un niveau, prendre les florins',
    prestige: 'si l’on me prend un niveau, prendre le prestige',
    'prestige-unless-lost':
      'si l’on me prend un niveau, prendre le prestige, ou les florins s’il devait être perdu',
  },
};

export const fr: Sentences = {
  name: 'Augsburg 1520',
  summary:
    'Prêtez de l’argent à cinq nobles et faites valoir leurs créances aux enchères : pour des comptoirs, des titres et des charges, et pour une église sans laquelle tout prestige s’arrête.',
  options: {
    openMoney: {
      label: 'Argent visible',
      hint: 'Tout le monde voit les florins de tous ; les mains restent secrètes.',
    },
    smallBidsUnpaid: {
      label: 'Petites mises sans compensation',
      hint: 'Les confrontations d’une ou deux cartes ne rapportent rien au deuxième ni au troisième.',
    },
  },
  actions: {
    buy: (action) =>
      cardsOf(action).length === 0
        ? 'Ne rien acheter'
        : `Acheter ${cardsSaid(names, cardsOf(action))}`,
    bid: ({ cards: count }) => `Miser ${cards(count)}`,
    call: ({ cards: count }) => `Suivre à ${cards(count)}`,
    pass: () => 'Passer',
    show: (action) => `Montrer ${cardsSaid(names, cardsOf(action))}`,
    'choose-privileges': ({ card }, _nameOf, { edition }) =>
      `Prendre la ${privilegeCardName(names, edition, card)}`,
    step: ({ colour, from }, nameOf) =>
      from === null
        ? `Monter d’un niveau ${inColour[colour]}`
        : `Monter d’un niveau ${inColour[colour]}, en le prenant à ${nameOf(from)}`,
    'take-right': ({ right }) => `Prendre ${article[right]}${names.rights[right]}`,
    build: ({ building: what, by }) =>
      `Construire ${building[what]} ${by === 'architect' ? 'avec l’Architecte' : 'avec le privilège'}`,
    'take-florins': ({ by }) =>
      by === 'yellow'
        ? `Prendre ${florins(florinsOf[by])} de vos comptoirs`
        : `Prendre ${florins(florinsOf[by])}`,
    'gain-prestige': ({ by }) => `Gagner ${privilegeTold(names, by)}`,
    draw: () => 'Piocher deux cartes',
    discard: ({ card }) =>
      card === null ? 'Ne rien défausser' : `Défausser ${cardName(names, card)}`,
    waive: () => `Laisser un privilège inutilisé, pour ${points(unusedPoints)}`,
    done: () => 'Ne rien construire',
    'take-compensation': ({ as }) =>
      as === 'florins'
        ? `Prendre ${florins(compensations[as])}`
        : `Prendre ${points(compensations[as])}`,
    slip: ({ card }) =>
      card === null
        ? 'Ne glisser aucune carte sous la pioche'
        : `Glisser ${cardName(names, card)} sous la pioche`,
  },
  forms: {
    buy: ({ action }) =>
      jokersIn(action) === 0
        ? 'Choisissez les créances à acheter'
        : `Achetez ${jokersSaid(names, jokersIn(action))} et choisissez les créances à acheter`,
    show: ({ action, choices }) => `Montrez ${iousAnd(choices[0]?.least ?? 0, jokersIn(action))}`,
  },
  choices: { cards: 'créances' },
  costs: { florins },
  counts: { florins: 'florins' },
  piece: (id, { edition }) => pieceName(names, edition, id),
  order: (order, _nameOf, { edition }) => orderSaid(orders, names, edition, order),
  facts: {
    'first-player-drawn': ({ seat }, nameOf) => `Le sort désigne qui commence : ${nameOf(seat)}.`,
    'deck-shuffled': ({ secret }) =>
      secret === undefined
        ? 'La pioche de créances et de jokers est mélangée.'
        : `La pioche, du dessus : ${secret.cards.map((card) => cardName(names, card)).join(', ')}.`,
    'privilege-cards-laid': ({ open, next }, _nameOf, { edition }) =>
      `Les dix cartes privilège sont mélangées. Visibles : ${privilegeCardsSaid(names, edition, open)}. À la manche suivante : ${privilegeCardsSaid(names, edition, next)}.`,
    'dealing-begun': () => null,
    'cards-dealt': ({ seat, free, toBuy, secret }, nameOf) => {
      const dealt = {
        free: secret === undefined ? cards(free) : cardsSaid(names, secret.free),
        toBuy: secret === undefined ? cards(toBuy) : cardsSaid(names, secret.toBuy),
      };
      return free === 0
        ? `${nameOf(seat)} reçoit, à acheter : ${dealt.toBuy}.`
        : `${nameOf(seat)} reçoit gratuitement : ${dealt.free}, et à acheter : ${dealt.toBuy}.`;
    },
    'buying-begun': () => 'Chacun choisit maintenant en secret les cartes à acheter.',
    'purchase-chosen': ({ seat, secret }, nameOf) => {
      if (secret === undefined) return `${nameOf(seat)} a choisi ses achats.`;
      return secret.cards.length === 0
        ? `${nameOf(seat)} choisit de ne rien acheter.`
        : `${nameOf(seat)} choisit d’acheter : ${cardsSaid(names, secret.cards)}, pour ${florins(secret.florins)}.`;
    },
    'purchases-settled': ({ florins: paid }, nameOf) =>
      paid === null
        ? 'Les choix sont faits : les cartes sont payées.'
        : `Les choix sont faits et les cartes payées : ${listed(
            paid.map((price, seat) => `${nameOf(seat)} ${florins(price)}`),
          )}.`,
    'round-begun': ({ round, opener }, nameOf) =>
      `La manche ${round} commence ; ${nameOf(opener)} parle en premier.`,
    'auction-opened': ({ noble, opener }, nameOf) =>
      `L’enchère pour ${nobles[noble]} : ${nameOf(opener)} parle en premier.`,
    'bid-made': ({ seat, cards: count }, nameOf) => `${nameOf(seat)} mise ${cards(count)}.`,
    'bid-called': ({ seat, cards: count }, nameOf) => `${nameOf(seat)} suit à ${cards(count)}.`,
    'player-passed': ({ seat }, nameOf) => `${nameOf(seat)} passe.`,
    'nobody-bid': ({ noble }) =>
      `Personne ne mise pour ${nobles[noble]} : aucune carte privilège n’est attribuée.`,
    'bidding-closed': ({ noble, cards: count, seats }, nameOf) =>
      seats.length === 1
        ? `Les mises pour ${nobles[noble]} sont closes : ${listed(seats.map(nameOf))} a misé ${cards(count)}, plus que quiconque.`
        : `Les mises pour ${nobles[noble]} sont closes : ${listed(seats.map(nameOf))} ont misé ${cards(count)} chacun.`,
    'cards-laid': ({ seat, secret }, nameOf) =>
      secret === undefined
        ? `${nameOf(seat)} a choisi les cartes à montrer.`
        : `${nameOf(seat)} pose face cachée : ${cardsSaid(names, secret.cards)}.`,
    'cards-shown': ({ shown }, nameOf) =>
      `Les cartes sont montrées. ${shown
        .map(({ seat, cards: laid }) => `${nameOf(seat)} : ${cardsSaid(names, laid)}`)
        .join(' ; ')}.`,
    'auction-won': ({ seat, noble, cards: discarded }, nameOf) =>
      `${nameOf(seat)} remporte l’enchère pour ${nobles[noble]} et défausse : ${cardsSaid(names, discarded)}.`,
    'consolation-paid': ({ seat, rank, florins: paid }, nameOf) =>
      `${nameOf(seat)} arrive en ${rank === 2 ? 'deuxième' : 'troisième'} place et reçoit ${florins(paid)}.`,
    'privileges-chosen': ({ seat, card }, nameOf, { edition }) =>
      `${nameOf(seat)} prend la ${privilegeCardName(names, edition, card)}.`,
    'level-taken': ({ seat, colour, level, from }, nameOf, { edition }) => {
      const taken = `le ${levelSaid(names, edition, colour, level)}`;
      return from === null
        ? `${nameOf(seat)} prend ${taken}.`
        : `${nameOf(seat)} prend à ${nameOf(from)} ${taken} : ${nameOf(from)} descend au ${names.level(level - 1)}.`;
    },
    'compensation-taken': ({ seat, as, florins: paid }, nameOf) =>
      as === 'florins'
        ? `${nameOf(seat)} prend ${florins(paid)} en compensation.`
        : `${nameOf(seat)} choisit du prestige en compensation.`,
    'right-taken': ({ seat, right, tile }, nameOf, { edition }) =>
      `${nameOf(seat)} prend ${article[right]}${rightName(names, edition, right, tile)}.`,
    'building-built': ({ seat, building: what, florins: paid, by }, nameOf) =>
      `${nameOf(seat)} construit ${building[what]} pour ${florins(paid)}${by === 'architect' ? ' avec l’Architecte' : ''}.`,
    'florins-taken': ({ seat, florins: gained, by }, nameOf) =>
      `${nameOf(seat)} prend ${florins(gained)}${by === 'yellow' ? ' des comptoirs' : ''}.`,
    'prestige-gained': ({ seat, from, lost, without, to }, nameOf) => {
      const gained = `${nameOf(seat)} gagne ${points(pointsIn({ from }))}${sourcesSaid(sources, { from })}`;
      return without === null
        ? `${gained} et arrive à ${to}.`
        : `${gained}, en perd ${lost} ${wanting[without]} et reste à ${to}.`;
    },
    'draw-begun': () => null,
    'cards-drawn': ({ seat, cards: count, secret }, nameOf) =>
      `${nameOf(seat)} pioche ${secret === undefined ? cards(count) : cardsSaid(names, secret.drawn)}.`,
    'discard-chosen': () => null,
    'card-discarded': ({ seat, card }, nameOf) =>
      card === null
        ? `${nameOf(seat)} n’a pas d’autre carte à défausser.`
        : `${nameOf(seat)} défausse ${cardName(names, card)}.`,
    'privilege-waived': ({ seat }, nameOf) => `${nameOf(seat)} laisse un privilège inutilisé.`,
    'privileges-done': ({ seat }, nameOf) => `${nameOf(seat)} en a fini avec les privilèges.`,
    'round-ended': ({ round }) => `Les enchères de la manche ${round} sont finies.`,
    'income-paid': ({ florins: paid }, nameOf) =>
      `Les comptoirs rapportent : ${listed(paid.map((sum, seat) => `${nameOf(seat)} ${florins(sum)}`))}.`,
    'discards-shuffled': ({ under, secret }) => {
      const done = under
        ? 'Il reste trop peu de cartes : la défausse est mélangée sous la pioche'
        : 'La pioche est épuisée : la défausse, mélangée, en forme une nouvelle';
      return secret === undefined
        ? `${done}.`
        : `${done} : ${secret.cards.map((card) => cardName(names, card)).join(', ')}.`;
    },
    'slipping-begun': () =>
      'Il reste encore trop peu de cartes : qui en a en main en glisse une sous la pioche, en secret.',
    'card-slipped': ({ seat, secret }, nameOf) => {
      if (secret === undefined) return `${nameOf(seat)} a choisi pour la pioche.`;
      return secret.card === null
        ? `${nameOf(seat)} n’a pas de carte à glisser sous la pioche.`
        : `${nameOf(seat)} glisse ${cardName(names, secret.card)} sous la pioche.`;
    },
    'cards-slipped-under': () => 'Les cartes choisies vont sous la pioche.',
    'privilege-cards-turned': ({ open }, _nameOf, { edition }) =>
      `Les cinq autres cartes privilège sont visibles : ${privilegeCardsSaid(names, edition, open)}.`,
    'last-round-over': () => 'La dernière manche est finie : le plus de prestige l’emporte.',
  },
  refusals: {
    'asked-otherwise': ({ question }) => asked(asks, question),
    'not-dealt': () =>
      'Vous ne pouvez acheter que des cartes reçues maintenant, chacune une fois : choisissez parmi elles, ou n’achetez rien.',
    'too-few-florins': ({ needed, has }) =>
      `Cela coûte ${florins(Number(needed))} ; vous en avez ${has}. Choisissez moins cher, ou renoncez.`,
    'bid-not-higher': ({ highest }) =>
      `La plus haute mise est de ${cards(Number(highest))} : misez-en au moins ${Number(highest) + 1}, suivez ou passez.`,
    'no-card-of-noble': ({ noble }) =>
      isMaximilian(noble)
        ? 'Vous n’avez aucune créance, et des jokers seuls ne se misent pas : passez.'
        : `Vous n’avez aucune créance de ${nobleTold(names, noble)}, et des jokers seuls ne se misent pas : passez.`,
    'bid-above-cards': ({ most }) =>
      `Vous pouvez montrer au plus ${cards(Number(most))} : ne misez pas davantage, ou passez.`,
    'nothing-to-call': () => 'Personne n’a misé, il n’y a donc rien à suivre : misez ou passez.',
    'other-number-to-call': ({ highest }) =>
      `La plus haute mise est de ${cards(Number(highest))} : suivez à ce nombre, relancez ou passez.`,
    'not-your-cards': () =>
      'Vous n’avez pas toutes ces cartes : choisissez parmi celles de votre main, chacune une fois.',
    'wrong-number-of-cards': ({ needed, chosen }) =>
      `Vous avez misé ${cards(Number(needed))} et en avez choisi ${chosen} : choisissez-en autant que vous avez misé.`,
    'wrong-noble': ({ noble }) =>
      isMaximilian(noble)
        ? 'L’une des cartes au moins doit être une créance : des jokers seuls ne comptent pas.'
        : `Seules comptent ici les créances de ${nobleTold(names, noble)} et les jokers, avec au moins une créance : choisissez-en d’autres.`,
    'only-jokers': () => 'Des jokers seuls ne se montrent pas : choisissez au moins une créance.',
    'card-not-open': () =>
      'Cette carte privilège n’est pas visible maintenant : prenez-en une qui l’est.',
    'privilege-not-left': ({ privilege }) =>
      `Votre carte n’a plus le privilège « ${privilegeTold(names, privilege)} » : utilisez-en un autre, ou laissez-en un inutilisé.`,
    'top-level': ({ colour }) =>
      `Vous êtes au plus haut niveau ${inColour[colour as Colour]} : on ne monte pas plus haut. Utilisez le privilège autrement.`,
    'tile-in-supply': ({ colour, level }) =>
      `Il reste dans la réserve une tuile du ${levelTold(names, level, colour)} : prenez celle-là, à personne.`,
    'not-in-supply': ({ colour, level }) =>
      `Il ne reste dans la réserve aucune tuile du ${levelTold(names, level, colour)} : dites à quel adversaire de ce niveau vous la prenez.`,
    'not-on-level': ({ seat, colour, level }, nameOf) =>
      `${nameOf(Number(seat))} n’est pas au ${levelTold(names, level, colour)} : prenez la tuile à quelqu’un qui y est.`,
    'level-too-low': ({ colour, needed, level }) =>
      `Il y faut le ${levelTold(names, needed, colour)} ; vous êtes au ${names.level(Number(level))}. Montez d’abord, ou utilisez le privilège autrement.`,
    'right-owned': ({ right }) =>
      `Vous avez déjà cette tuile (${rightTold(names, right)}), et une seule est permise : utilisez le privilège autrement.`,
    'stack-empty': ({ right }) =>
      `Il ne reste aucune tuile de cette sorte (${rightTold(names, right)}) : utilisez le privilège autrement.`,
    'no-architect': () =>
      'Vous n’avez pas l’Architecte : construisez avec un privilège des charges.',
    'architect-used': () =>
      'Votre Architecte a déjà construit pour cette enchère : utilisez un privilège des charges, ou attendez une autre victoire.',
    'privileges-left': () =>
      'Il vous reste des privilèges : utilisez-en deux, ou laissez-les inutilisés un par un.',
    'just-drawn': () =>
      'Vous venez de piocher cette carte : défaussez-en une que vous aviez avant.',
    'card-needed': () => 'Vous avez une carte qui peut partir : dites laquelle.',
    'empty-order': () =>
      'Cet ordre ne dit rien : faites-le miser, montrer, défausser ou choisir une compensation.',
    'order-too-late': () =>
      'Ce à quoi servait cet ordre est passé : laissez-en un pour une enchère à venir.',
    'no-auction-open': () =>
      'Aucune enchère n’est ouverte : dites pour quel noble ou quelle manche vaut l’ordre.',
    'not-understood': () =>
      `Pas compris. Écrivez une seule action par ligne, par exemple : ${commands}. Tout ce que vous faites d’une carte privilège peut tenir en une seule : ${cardLine}.`,
  },
  lines: {
    privilege: 'Cartes privilège',
    unused: 'Privilèges inutilisés',
    robbed: 'Compensations pour niveaux perdus',
    peerage: 'Noblesse',
    coat: 'Blason',
    patent: 'Lettre de noblesse',
    'lost-church': 'Perdus faute d’église',
    'lost-cathedral': 'Perdus faute de cathédrale',
  },
};
