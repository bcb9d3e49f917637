import { counted } from '../../../core/language.ts';
import type { FairWords } from './words.ts';

const number = counted('en');
const coins = (count: number) => number(count, 'coin', 'coins');
const lanternName = (lantern: string) => `lantern ${lantern.slice('lantern-'.length)}`;

export const en: FairWords = {
  name: 'The Lantern Fair',
  summary: 'Twelve lanterns, a secret patron each, sealed bids and open auctions in turn.',
  actions: {
    seal: ({ coins: bid }) => `Seal a bid of ${coins(bid)}`,
    raise: ({ coins: bid }) => `Bid ${coins(bid)}`,
    pass: () => 'Pass',
  },
  facts: {
    'lanterns-shuffled': () => 'The lanterns are shuffled.',
    'patron-dealt': ({ seat, secret }, nameOf) =>
      secret === undefined
        ? `${nameOf(seat)} is dealt a patron.`
        : `${nameOf(seat)} is dealt a patron who loves ${glass(secret.patron)} glass.`,
    'lantern-lit': ({ stall, lantern }) => `Stall ${stall}: ${lanternName(lantern)} is lit.`,
    'bid-sealed': ({ seat, secret }, nameOf) =>
      secret === undefined
        ? `${nameOf(seat)} has sealed a bid.`
        : `${nameOf(seat)} seals a bid of ${coins(secret.coins)}.`,
    'bids-opened': ({ coins: bids }, nameOf) =>
      `The bids are opened: ${bids.map((bid, seat) => `${nameOf(seat)} ${bid}`).join(', ')}.`,
    'bid-raised': ({ seat, coins: bid }, nameOf) => `${nameOf(seat)} bids ${coins(bid)}.`,
    passed: ({ seat }, nameOf) => `${nameOf(seat)} passes.`,
    'lantern-sold': ({ lantern, seat, coins: price }, nameOf) =>
      `${nameOf(seat)} buys ${lanternName(lantern)} for ${coins(price)}.`,
    'lantern-gone-out': ({ lantern }) => `Nobody buys ${lanternName(lantern)}: it goes out.`,
    'patrons-shown': ({ patrons }, nameOf) =>
      `The patrons are shown: ${patrons
        .map((patron, seat) => `${nameOf(seat)} ${glass(patron)}`)
        .join(', ')}.`,
  },
  refusals: {
    'not-a-sealed-sale': () => 'This stall sells by open auction: bid aloud or pass.',
    'not-an-open-auction': () => 'This stall sells by sealed bids: seal one.',
    'bid-above-purse': ({ coins: bid, purse }) =>
      `You have ${coins(Number(purse))}, so you cannot bid ${bid}.`,
    'bid-not-higher': ({ highest }) =>
      `The highest bid is ${highest}: bid at least ${Number(highest) + 1}, or pass.`,
    'same-seal': ({ coins: bid }) => `Your sealed bid is ${bid} already.`,
  },
  rules: {
    'LF 1.1': 'Two to four seats; everybody begins with the same number of coins.',
    'LF 1.2': 'The lanterns are shuffled face down.',
    'LF 1.3': 'Each seat is dealt a patron, which only it may look at until the end.',
    'LF 2.1': 'At each stall the top lantern of the deck is lit.',
    'LF 2.2': 'Odd stalls sell by sealed bids, even stalls by an open auction.',
    'LF 3.1': 'Everybody seals a bid between nothing and all of his coins.',
    'LF 3.2': 'A sealed bid may be replaced until the last one is in.',
    'LF 3.3':
      'The bids are opened at once. The single highest pays and takes the lantern; on a tie, or if all bid nothing, it goes out.',
    'LF 4.1': 'The first to speak is whoever bought last; seat one if nobody has.',
    'LF 4.2': 'In turn each bids more than the highest bid, within his purse,',
    'LF 4.3': 'or passes, which is final for this auction.',
    'LF 4.4': 'When all others have passed the highest buys. If all pass, the lantern goes out.',
    'LF 5.1': 'After the last stall the patrons are shown.',
    'LF 5.2': 'A lantern is worth its light, twice if your patron loves its glass.',
    'LF 5.3': 'The most points win; then the most coins; then the win is shared.',
  },
  board: {
    stall: (held, all) => `Stall ${held} of ${all}`,
    sealed: 'Sealed bids',
    open: 'Open auction',
    noStall: 'The fair is over.',
    lantern: lanternName,
    glass,
    light: 'Light',
    highest: (name, bid) => `Highest bid: ${coins(bid)}, by ${name}.`,
    noBid: 'Nobody has bid yet.',
    mySeal: (bid) => `You have sealed ${coins(bid)}.`,
    myPatron: (name) => `Your patron loves ${name} glass.`,
    fairgoers: 'At the fair',
    columns: ['Player', 'Coins', 'Lanterns', 'Patron', 'This stall'],
    hasSealed: 'bid sealed',
    hasPassed: 'passed',
    speaks: 'to speak',
    goneOut: 'Gone out',
    left: (count) => number(count, 'lantern left in the deck', 'lanterns left in the deck'),
  },
};

function glass(patron: string): string {
  return patron.replace('patron-', '');
}
