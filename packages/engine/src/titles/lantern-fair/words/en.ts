import { counted } from '../../../core/language.ts';
import type { FairWords } from './words.ts';

const number = counted('en');
const coins = (count: number) => number(count, 'coin', 'coins');
const charmName = (charm: string) => `charm ${charm.slice('charm-'.length)}`;
const lanternName = (lantern: string) => `lantern ${lantern.slice('lantern-'.length)}`;

export const en: FairWords = {
  name: 'The Lantern Fair',
  summary: 'Twelve lanterns, a secret patron each, sealed bids and open auctions in turn.',
  options: { stalls: { label: 'How many lanterns are sold' } },
  actions: {
    keep: ({ charms }) => `Keep ${charms.map(charmName).join(', ')}`,
    polish: ({ lantern }) => `Polish ${lanternName(lantern)}`,
    take: () => 'Take it',
    leave: () => 'Leave it',
    seal: ({ coins: bid }) => `Seal a bid of ${coins(bid)}`,
    raise: ({ coins: bid }) => `Bid ${coins(bid)}`,
    pass: () => 'Pass',
  },
  forms: { keep: () => 'Keep one to three of your charms' },
  choices: { charms: 'charms' },
  costs: { coins },
  counts: { strength: 'strength' },
  piece: pieceName,
  order: ({ stalls, seal, upTo, atLimit, offered }) =>
    [
      stalls === 'all' ? 'At every stall:' : `At stall ${stalls}:`,
      ...(seal === null ? [] : [`seal ${coins(seal)};`]),
      ...(upTo === null
        ? []
        : [`raise up to ${coins(upTo)}, then ${atLimit === 'pass' ? 'pass' : 'ask me'};`]),
      ...(offered === 'ask' ? [] : [`${offered} what I am offered;`]),
    ].join(' '),
  facts: {
    'charms-dealt': ({ seat, secret }, nameOf) =>
      secret === undefined
        ? `${nameOf(seat)} is dealt four charms.`
        : `${nameOf(seat)} is dealt ${secret.charms.map(charmName).join(', ')}.`,
    'charms-kept': ({ seat, secret }, nameOf) =>
      secret === undefined
        ? `${nameOf(seat)} has chosen charms.`
        : `${nameOf(seat)} keeps ${secret.charms.map(charmName).join(', ')}.`,
    'lantern-polished': ({ seat, lantern }, nameOf) =>
      `${nameOf(seat)} polishes ${lanternName(lantern)}.`,
    'lantern-offered': ({ seat, lantern }, nameOf) =>
      `Nobody buys ${lanternName(lantern)}: ${nameOf(seat)}, the poorest, may have it.`,
    'lantern-taken': ({ seat, lantern }, nameOf) =>
      `${nameOf(seat)} takes ${lanternName(lantern)}.`,
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
    'secrets-shown': ({ patrons, charms }, nameOf) =>
      `All is shown: ${patrons
        .map(
          (patron, seat) =>
            `${nameOf(seat)} ${[glass(patron), ...(charms[seat] ?? []).map(charmName)].join(', ')}`,
        )
        .join('; ')}.`,
  },
  refusals: {
    'no-charms-to-keep': () => 'You have chosen your charms already.',
    'not-dealt': () => 'Choose among the charms you were dealt, each once.',
    'wrong-number-of-charms': ({ fewest, most }) => `Keep ${fewest} to ${most} charms.`,
    'charms-too-strong': ({ strength, most }) =>
      `These charms come to ${strength}; they may come to ${most}. Choose weaker ones, or fewer.`,
    'not-your-lantern': () => 'You can only polish a lantern of your own.',
    'already-polished': () => 'This lantern is polished already.',
    'no-coin-left': () => 'Polishing costs a coin, and you have none left.',
    'nothing-offered': () => 'Nothing is offered to you now.',
    'offered-instead': () => 'This lantern is offered to the poorest now: take it or leave it.',
    'empty-order': () => 'This order says nothing: give it a bid, or what to do with an offer.',
    'no-stall-open': () => 'No stall is open now: leave the order for all stalls.',
    'not-understood': () =>
      'Not understood. Write, for instance: keep 3 9, seal 4, bid 5, polish 7, pass, take, leave.',
    'not-a-sealed-sale': () => 'This stall sells by open auction: bid aloud or pass.',
    'not-an-open-auction': () => 'This stall sells by sealed bids: seal one.',
    'bid-above-purse': ({ coins: bid, purse }) =>
      `You have ${coins(Number(purse))}, so you cannot bid ${bid}.`,
    'bid-not-higher': ({ highest }) =>
      `The highest bid is ${highest}: bid at least ${Number(highest) + 1}, or pass.`,
    'same-seal': ({ coins: bid }) => `Your sealed bid is ${bid} already.`,
  },
  printed: {
    entries: {
      name: 'name of the edition',
      coins: 'coins of each player',
      glasses: 'kinds of glass, each loved by a patron',
      lanterns: 'lanterns',
      light: 'light',
      glass: 'glass',
      charms: 'strengths of the charms',
      mostCharm: 'most the kept ones may add up to',
    },
    choices: { amber: 'amber', jade: 'jade', ruby: 'ruby', azure: 'azure' },
  },
  faults: {
    'glass-twice': ({ glass: loved }) => `Two patrons love ${loved} glass.`,
    'too-few-patrons': ({ patrons, seats }) =>
      `${patrons} patrons are too few for ${seats} players.`,
    'glass-unloved': ({ glass: unloved }) => `No patron loves ${unloved} glass.`,
    'charms-too-strong': ({ count, most }) =>
      `${count} charms are stronger than ${most}: whoever is dealt four of these could keep none.`,
  },
  lines: {
    light: 'Light of the lanterns',
    patron: 'Lanterns the patron loves, once more',
    polish: 'Polished lanterns',
    charms: 'Charms',
  },
  chapters: {
    'LF 1': 'Set-up',
    'LF 2': 'Charms',
    'LF 3': 'Stalls',
    'LF 4': 'Sealed bids',
    'LF 5': 'Open auction',
    'LF 6': 'The end',
    'LF 7': 'Standing orders',
  },
  rules: {
    'LF 1.1': 'Two to four seats; everybody begins with the same number of coins.',
    'LF 1.2': 'The lanterns are shuffled face down.',
    'LF 1.3': 'Each seat is dealt a patron, which only it may look at until the end.',
    'LF 1.4': 'Each seat is dealt four charms, which only it may look at.',
    'LF 2.1':
      'Before the fair everybody keeps one to three of his charms, all in secret. Their numbers may add up to 20 at most.',
    'LF 2.2': 'The other charms go into the box, and nobody else sees them.',
    'LF 3.1': 'At each stall the top lantern of the deck is lit.',
    'LF 3.2': 'Odd stalls sell by sealed bids, even stalls by an open auction.',
    'LF 4.1': 'Everybody seals a bid between nothing and all of his coins.',
    'LF 4.2': 'A sealed bid may be replaced until the last one is in.',
    'LF 4.3':
      'The bids are opened at once. The single highest pays and takes the lantern; on a tie, or if all bid nothing, it goes out.',
    'LF 5.1': 'The first to speak is whoever bought last; seat one if nobody has.',
    'LF 5.2': 'In turn each bids more than the highest bid, within his purse,',
    'LF 5.3': 'or passes, which is final for this auction.',
    'LF 5.4': 'When all others have passed the highest buys.',
    'LF 5.5':
      'Before he bids or passes, one may polish lanterns of his own, each once, for a coin each.',
    'LF 5.6':
      'If all pass, the lantern is offered for nothing to the seat with the fewest coins, if no other has as few. He takes it, or leaves it; left, or offered to nobody, it goes out.',
    'LF 6.1': 'After the last stall all secrets are shown.',
    'LF 6.2':
      'A lantern is worth its light, twice if your patron loves its glass; each polished lantern and each charm a point more.',
    'LF 6.3': 'The most points win; then the most coins; then the win is shared.',
    'LF 7.1':
      'A standing order is for one stall or for all, and says what to seal, how far to raise, or what to do with an offer.',
    'LF 7.2':
      'It does what its owner could do then: seals as far as the purse goes, raises by one, then passes or asks.',
    'LF 7.3': 'Of several orders the one placed last has the word.',
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
    charms: 'Choosing charms',
    myCharms: 'Your charms',
    charm: charmName,
    polished: 'polished',
    offered: (name) => `Offered to ${name}.`,
    chooses: 'choosing charms',
    maySpeak: 'may take it',
    fairgoers: 'At the fair',
    columns: ['Player', 'Coins', 'Lanterns', 'Patron', 'Charms', 'Now'],
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

function pieceName(id: string): string {
  if (id.startsWith('charm-')) return charmName(id);
  return id.startsWith('patron-') ? `patron who loves ${glass(id)} glass` : lanternName(id);
}
