import { unusedPoints } from '../../rules/3-1-privileges.ts';
import { florinsOf } from '../../rules/3-2-gifts.ts';
import { compensations } from '../../rules/3-5-levels.ts';
import { en as names } from '../names/en.ts';
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
  colourTold,
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

const { cards, florins, ious, listed, nobles, points, rights } = names;

const iousAnd = (count: number, jokers: number) =>
  jokers === 0 ? ious(count) : `${ious(count)} and ${jokersSaid(names, jokers)}`;
const sources = {
  privilege: 'from a privilege',
  unused: 'for a privilege left unused',
  robbed: 'as compensation',
  peerage: 'for the peerage',
  coat: 'for the coat of arms',
  patent: 'for the patent of nobility',
};
const building = { church: 'the church', cathedral: 'the cathedral' };
const wanting = { church: 'without a church', cathedral: 'without a cathedral' };

const asks: Asks = {
  buy: 'Choose first which of the cards dealt to you to buy.',
  bid: 'An auction is open: bid, call or pass.',
  show: 'First choose the cards you show: as many as you have bid.',
  choose: 'You have won the auction: first take one of the open privilege cards.',
  privilege: 'First use one of the privileges left on your card, or leave one unused.',
  discard: 'First discard a card you held before you drew.',
  architect: 'First build with your Architect, or say that you build nothing.',
  compensation: 'A level was taken from you: first choose florins or prestige.',
  slip: 'First slip a card of yours under the deck.',
};

const orders: OrderWords = {
  thisAuction: 'In the auction now open',
  thisRoundFor: (noble) => `For ${noble} in this round`,
  inRoundFor: (noble, round) => `For ${noble} in round ${round}`,
  thisNoble: 'For the noble now visited, in every round',
  everyRoundFor: (noble) => `For ${noble} in every round`,
  thisRound: 'In every auction of this round',
  inRound: (round) => `In every auction of round ${round}`,
  wholeGame: 'In every auction of the game',
  untilWin: ', until I win one',
  passAlways: 'pass',
  passFirst: 'pass if nobody has bid',
  open: (count) => `open with ${cards(count)} if nobody has bid`,
  raise: (below) => `raise by one while the highest bid is below ${cards(below)}`,
  raiseAtOnce: (to) => `raise at once to ${cards(to)}`,
  call: (count) => `call up to ${cards(count)}`,
  otherwise: { pass: 'else pass', ask: 'else ask me' },
  jokers: (count) => `use at most ${jokersSaid(names, count)}`,
  noJokers: 'use no jokers',
  show: {
    first: 'show my highest with the lowest others, jokers first',
    last: 'show my highest with the lowest others, jokers last',
  },
  showRanked: (ranked) => `show the first that fit of ${ranked}`,
  discard: {
    first: 'alone, discard the lowest, jokers first',
    last: 'alone, discard the lowest, jokers last',
  },
  discardRanked: (ranked) => `alone, discard the first that fit of ${ranked}`,
  robbed: {
    florins: 'if robbed of a level, take the florins',
    prestige: 'if robbed of a level, take the prestige',
    'prestige-unless-lost':
      'if robbed of a level, take the prestige, or the florins where it would be lost',
  },
};

export const en: Sentences = {
  name: 'Augsburg 1520',
  summary:
    'Lend money to five nobles and call in their debts in auctions: for agencies, titles and offices, and for a church without which all prestige ends.',
  options: {
    openMoney: {
      label: 'Open money',
      hint: 'Everybody sees everybody’s florins; hands stay secret.',
    },
    smallBidsUnpaid: {
      label: 'Small bids unpaid',
      hint: 'Showdowns of one or two cards pay nothing to the second and the third.',
    },
  },
  actions: {
    buy: (action) => `Buy ${cardsSaid(names, cardsOf(action))}`,
    bid: ({ cards: count }) => `Bid ${cards(count)}`,
    call: ({ cards: count }) => `Call ${cards(count)}`,
    pass: () => 'Pass',
    show: (action) => `Show ${cardsSaid(names, cardsOf(action))}`,
    'choose-privileges': ({ card }, _nameOf, { edition }) =>
      `Take ${privilegeCardName(names, edition, card)}`,
    step: ({ colour, from }, nameOf) =>
      from === null
        ? `Take the next level of the ${names.colours[colour]}`
        : `Take the next level of the ${names.colours[colour]} from ${nameOf(from)}`,
    'take-right': ({ right }) => `Take the ${rights[right]}`,
    build: ({ building: what, by }) =>
      `Build ${building[what]} ${by === 'architect' ? 'with the Architect' : 'with the privilege'}`,
    'take-florins': ({ by }) =>
      by === 'yellow'
        ? `Take ${florins(florinsOf[by])} from your agencies`
        : `Take ${florins(florinsOf[by])}`,
    'gain-prestige': ({ by }) => `Gain ${privilegeTold(names, by)}`,
    draw: () => 'Draw two cards',
    discard: ({ card }) => (card === null ? 'Discard nothing' : `Discard ${cardName(names, card)}`),
    waive: () => `Leave a privilege unused, for ${points(unusedPoints)}`,
    done: () => 'Build nothing',
    'take-compensation': ({ as }) =>
      as === 'florins' ? `Take ${florins(compensations[as])}` : `Take ${points(compensations[as])}`,
    slip: ({ card }) =>
      card === null
        ? 'Slip no card under the deck'
        : `Slip ${cardName(names, card)} under the deck`,
  },
  forms: {
    buy: ({ action }) =>
      jokersIn(action) === 0
        ? 'Choose the IOUs you buy'
        : `Buy ${jokersSaid(names, jokersIn(action))}, and choose the IOUs you buy`,
    show: ({ action, choices }) => `Show ${iousAnd(choices[0]?.least ?? 0, jokersIn(action))}`,
  },
  choices: { cards: 'IOUs' },
  costs: { florins },
  counts: { florins: 'florins' },
  piece: (id, { edition }) => pieceName(names, edition, id),
  order: (order, _nameOf, { edition }) => orderSaid(orders, names, edition, order),
  facts: {
    'first-player-drawn': ({ seat }, nameOf) => `${nameOf(seat)} is drawn as first player.`,
    'deck-shuffled': ({ secret }) =>
      secret === undefined
        ? 'The deck of IOUs and jokers is shuffled.'
        : `The deck, from the top: ${secret.cards.map((card) => cardName(names, card)).join(', ')}.`,
    'privilege-cards-laid': ({ open, next }, _nameOf, { edition }) =>
      `The ten privilege cards are shuffled. Open: ${privilegeCardsSaid(names, edition, open)}. In the next round: ${privilegeCardsSaid(names, edition, next)}.`,
    'dealing-begun': () => null,
    'cards-dealt': ({ seat, free, toBuy, secret }, nameOf) => {
      const dealt = {
        free: secret === undefined ? cards(free) : cardsSaid(names, secret.free),
        toBuy: secret === undefined ? cards(toBuy) : cardsSaid(names, secret.toBuy),
      };
      return free === 0
        ? `${nameOf(seat)} is dealt, to buy: ${dealt.toBuy}.`
        : `${nameOf(seat)} gets free: ${dealt.free}, and is dealt, to buy: ${dealt.toBuy}.`;
    },
    'buying-begun': () => 'All now choose in secret which cards they buy.',
    'purchase-chosen': ({ seat, secret }, nameOf) => {
      if (secret === undefined) return `${nameOf(seat)} has chosen what to buy.`;
      return secret.cards.length === 0
        ? `${nameOf(seat)} chooses to buy nothing.`
        : `${nameOf(seat)} chooses to buy ${cardsSaid(names, secret.cards)}, for ${florins(secret.florins)}.`;
    },
    'purchases-settled': ({ florins: paid }, nameOf) =>
      paid === null
        ? 'All have chosen: they pay for their cards.'
        : `All have chosen and pay for their cards: ${listed(
            paid.map((price, seat) => `${nameOf(seat)} ${florins(price)}`),
          )}.`,
    'round-begun': ({ round, opener }, nameOf) =>
      `Round ${round} begins; ${nameOf(opener)} speaks first.`,
    'auction-opened': ({ noble, opener }, nameOf) =>
      `The auction for ${nobles[noble]}: ${nameOf(opener)} speaks first.`,
    'bid-made': ({ seat, cards: count }, nameOf) => `${nameOf(seat)} bids ${cards(count)}.`,
    'bid-called': ({ seat, cards: count }, nameOf) => `${nameOf(seat)} calls ${cards(count)}.`,
    'player-passed': ({ seat }, nameOf) => `${nameOf(seat)} passes.`,
    'nobody-bid': ({ noble }) => `Nobody bids for ${nobles[noble]}: no privilege card is awarded.`,
    'bidding-closed': ({ noble, cards: count, seats }, nameOf) =>
      seats.length === 1
        ? `The bidding for ${nobles[noble]} is over: ${listed(seats.map(nameOf))} alone has bid ${cards(count)}.`
        : `The bidding for ${nobles[noble]} is over: ${listed(seats.map(nameOf))} have bid ${cards(count)} each.`,
    'cards-laid': ({ seat, secret }, nameOf) =>
      secret === undefined
        ? `${nameOf(seat)} has chosen the cards to show.`
        : `${nameOf(seat)} lays face down ${cardsSaid(names, secret.cards)}.`,
    'cards-shown': ({ shown }, nameOf) =>
      `The cards are shown. ${shown
        .map(({ seat, cards: laid }) => `${nameOf(seat)}: ${cardsSaid(names, laid)}`)
        .join('; ')}.`,
    'auction-won': ({ seat, noble, cards: discarded }, nameOf) =>
      `${nameOf(seat)} wins the auction for ${nobles[noble]} and discards ${cardsSaid(names, discarded)}.`,
    'consolation-paid': ({ seat, rank, florins: paid }, nameOf) =>
      `${nameOf(seat)} comes ${rank === 2 ? 'second' : 'third'} and gets ${florins(paid)}.`,
    'privileges-chosen': ({ seat, card }, nameOf, { edition }) =>
      `${nameOf(seat)} takes ${privilegeCardName(names, edition, card)}.`,
    'level-taken': ({ seat, colour, level, from }, nameOf, { edition }) => {
      const taken = `${nameOf(seat)} takes ${levelSaid(names, edition, colour, level)}`;
      return from === null
        ? `${taken}.`
        : `${taken} from ${nameOf(from)}, who drops to ${names.level(level - 1)}.`;
    },
    'compensation-taken': ({ seat, as, florins: paid }, nameOf) =>
      as === 'florins'
        ? `${nameOf(seat)} takes ${florins(paid)} as compensation.`
        : `${nameOf(seat)} chooses prestige as compensation.`,
    'right-taken': ({ seat, right, tile }, nameOf, { edition }) =>
      `${nameOf(seat)} takes the ${rightName(names, edition, right, tile)}.`,
    'building-built': ({ seat, building: what, florins: paid, by }, nameOf) =>
      `${nameOf(seat)} builds ${building[what]} for ${florins(paid)}${by === 'architect' ? ' with the Architect' : ''}.`,
    'florins-taken': ({ seat, florins: gained, by }, nameOf) =>
      `${nameOf(seat)} takes ${florins(gained)}${by === 'yellow' ? ' from the agencies' : ''}.`,
    'prestige-gained': ({ seat, from, lost, without, to }, nameOf) => {
      const gained = `${nameOf(seat)} gains ${points(pointsIn({ from }))}${sourcesSaid(sources, { from })}`;
      return without === null
        ? `${gained} and stands at ${to}.`
        : `${gained}, loses ${lost} of them ${wanting[without]} and stands at ${to}.`;
    },
    'draw-begun': () => null,
    'cards-drawn': ({ seat, cards: count, secret }, nameOf) =>
      `${nameOf(seat)} draws ${secret === undefined ? cards(count) : cardsSaid(names, secret.drawn)}.`,
    'discard-chosen': () => null,
    'card-discarded': ({ seat, card }, nameOf) =>
      card === null
        ? `${nameOf(seat)} has no other card to discard.`
        : `${nameOf(seat)} discards ${cardName(names, card)}.`,
    'privilege-waived': ({ seat }, nameOf) => `${nameOf(seat)} leaves a privilege unused.`,
    'privileges-done': ({ seat }, nameOf) => `${nameOf(seat)} has finished with the privileges.`,
    'round-ended': ({ round }) => `The auctions of round ${round} are over.`,
    'income-paid': ({ florins: paid }, nameOf) =>
      `The agencies pay: ${listed(paid.map((sum, seat) => `${nameOf(seat)} ${florins(sum)}`))}.`,
    'discards-shuffled': ({ under, secret }) => {
      const done = under
        ? 'There are too few cards left: the discards are shuffled under the deck'
        : 'The deck is used up: the discards are shuffled into a new one';
      return secret === undefined
        ? `${done}.`
        : `${done}: ${secret.cards.map((card) => cardName(names, card)).join(', ')}.`;
    },
    'slipping-begun': () =>
      'There are still too few cards: all who hold any slip one under the deck, in secret.',
    'card-slipped': ({ seat, secret }, nameOf) => {
      if (secret === undefined) return `${nameOf(seat)} has chosen for the deck.`;
      return secret.card === null
        ? `${nameOf(seat)} has no card to slip under the deck.`
        : `${nameOf(seat)} slips ${cardName(names, secret.card)} under the deck.`;
    },
    'cards-slipped-under': () => 'The cards chosen go under the deck.',
    'privilege-cards-turned': ({ open }, _nameOf, { edition }) =>
      `The other five privilege cards lie open: ${privilegeCardsSaid(names, edition, open)}.`,
    'last-round-over': () => 'The last round is over: the most prestige wins.',
  },
  refusals: {
    'asked-otherwise': ({ question }) => asked(asks, question),
    'not-dealt': () =>
      'You can only buy cards you were dealt now, each once: choose among those, or buy nothing.',
    'too-few-florins': ({ needed, has }) =>
      `This costs ${florins(Number(needed))}; you have ${has}. Choose something cheaper, or leave it.`,
    'bid-not-higher': ({ highest }) =>
      `The highest bid is ${cards(Number(highest))}: bid at least ${Number(highest) + 1}, call, or pass.`,
    'no-card-of-noble': ({ noble }) =>
      isMaximilian(noble)
        ? 'You hold no IOU, and jokers alone cannot be bid: pass.'
        : `You hold no IOU of ${nobleTold(names, noble)}, and jokers alone cannot be bid: pass.`,
    'bid-above-cards': ({ most }) =>
      `The most you can show is ${cards(Number(most))}: bid no more than that, or pass.`,
    'nothing-to-call': () => 'Nobody has bid, so there is nothing to call: bid, or pass.',
    'other-number-to-call': ({ highest }) =>
      `The highest bid is ${cards(Number(highest))}: call that many, raise, or pass.`,
    'not-your-cards': () =>
      'You do not hold all of these cards: choose among those of your hand, each once.',
    'wrong-number-of-cards': ({ needed, chosen }) =>
      `You have bid ${cards(Number(needed))} and chosen ${chosen}: choose exactly as many as you have bid.`,
    'wrong-noble': ({ noble }) =>
      isMaximilian(noble)
        ? 'At least one of the cards must be an IOU: jokers alone do not count.'
        : `Only IOUs of ${nobleTold(names, noble)} and jokers count here, and at least one IOU: choose others.`,
    'only-jokers': () => 'Jokers alone cannot be shown: choose at least one IOU.',
    'card-not-open': () => 'This privilege card does not lie open now: take one that does.',
    'privilege-not-left': ({ privilege }) =>
      `Your card has no privilege “${privilegeTold(names, privilege)}” left: use another one, or leave one unused.`,
    'top-level': ({ colour }) =>
      `You are on the top level of the ${colourTold(names, colour)}: there is no further step. Use the privilege otherwise.`,
    'tile-in-supply': ({ colour, level }) =>
      `A tile of ${levelTold(names, level, colour)} is left in the supply: take that one, from nobody.`,
    'not-in-supply': ({ colour, level }) =>
      `No tile of ${levelTold(names, level, colour)} is left in the supply: say from which opponent on that level you take it.`,
    'not-on-level': ({ seat, colour, level }, nameOf) =>
      `${nameOf(Number(seat))} does not stand on ${levelTold(names, level, colour)}: take it from somebody who does.`,
    'level-too-low': ({ colour, needed, level }) =>
      `This takes ${levelTold(names, needed, colour)}; you are on ${names.level(Number(level))}. Step up first, or use the privilege otherwise.`,
    'right-owned': ({ right }) =>
      `You have your ${rightTold(names, right)} already, and one is the limit: use the privilege otherwise.`,
    'stack-empty': ({ right }) =>
      `No tile of this kind is left (${rightTold(names, right)}): use the privilege otherwise.`,
    'no-architect': () => 'You have no Architect: build with a privilege of the offices instead.',
    'architect-used': () =>
      'Your Architect has built for this auction: use a privilege of the offices, or wait for another win.',
    'privileges-left': () => 'You have privileges left: use two, or leave them unused, one by one.',
    'just-drawn': () => 'You have only just drawn this card: discard one you held before.',
    'card-needed': () => 'You hold a card that can go: say which.',
    'empty-order': () =>
      'This order says nothing: let it bid, show, discard, or choose a compensation.',
    'order-too-late': () =>
      'What this order was for is over: leave one for an auction that is still to come.',
    'no-auction-open': () => 'No auction is open now: say for which noble or round the order is.',
    'not-understood': () =>
      `Not understood. Write one act in a line, such as: ${commands}. All you do with a privilege card may stand in one: ${cardLine}.`,
  },
  lines: {
    privilege: 'Privilege cards',
    unused: 'Privileges left unused',
    robbed: 'Compensation for levels lost',
    peerage: 'Peerage',
    coat: 'Coat of arms',
    patent: 'Patent of nobility',
    'lost-church': 'Lost without a church',
    'lost-cathedral': 'Lost without a cathedral',
  },
};
