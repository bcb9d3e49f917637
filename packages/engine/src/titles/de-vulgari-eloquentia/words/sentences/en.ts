import { isAtSea } from '../../atlas.ts';
import type { Edition } from '../../edition.ts';
import { eventTile, valueOfTile } from '../../pieces.ts';
import type { Status, Track } from '../../types.ts';
import { en as names } from '../names/en.ts';
import {
  cardinalName,
  coloursSaid,
  cubesCounted,
  cubesSaid,
  eventName,
  friarName,
  isLinguaVolgare,
  manuscriptName,
  pieceName,
  placeName,
} from '../names/names.ts';
import {
  commands,
  costIn,
  cubeCosts,
  cubeNamed,
  electionPrice,
  handSaid,
  librarySaid,
  manuscriptsSaid,
  oilZonesSaid,
  returnedTo,
  type Sentences,
  statusNamed,
  zonesSaid,
} from './sentences.ts';

const { counted, listed } = names;
const points = (count: number) => counted(count, 'action point', 'action points');
const ducats = (count: number) => counted(count, 'ducat', 'ducats');
const spaces = (count: number) => counted(count, 'space', 'spaces');
const votes = (count: number) => counted(count, 'vote', 'votes');
const tiles = (count: number) => counted(count, 'tile', 'tiles');
const abbesses = (count: number) => cubesCounted(names, 'yellow', count);
const cost = costIn(points, ducats);

const placed = (edition: Edition, place: string) =>
  `${isAtSea(edition, place) ? 'the ' : ''}${placeName(edition, place)}`;
const standing = (edition: Edition, place: string) =>
  `${isAtSea(edition, place) ? 'on' : 'in'} ${placed(edition, place)}`;
const aManuscript = (id: string) =>
  `${isLinguaVolgare(id) ? '' : 'a '}${manuscriptName(names, id)}`;
const one = (colour: string) =>
  colour === 'yellow' || colour === 'green'
    ? `an ${cubeNamed(names, colour)[0]}`
    : `a ${cubeNamed(names, colour)[0]}`;
const onTrack: Readonly<Record<Track, string>> = {
  riddle: `on the ${names.tracks.riddle}`,
  messenger: `on the ${names.tracks.messenger} track`,
  orient: `on the ${names.tracks.orient} track`,
  canticle: `on the ${names.tracks.canticle}`,
  library: `on the ${names.tracks.library} track`,
  rest: `on the ${names.tracks.rest} track`,
};
const seeks = (status: Status) =>
  status === 'nothing' ? 'seeks nothing' : `seeks to be ${names.statuses[status]}`;

export const en: Sentences = {
  name: 'De Vulgari Eloquentia',
  summary:
    'Travel through late medieval Italy, learn its dialects and gather its manuscripts, whether you stay a Merchant, take vows or even become Pope.',
  options: {
    openScreens: {
      label: 'Open screens',
      hint: 'Everybody sees what is behind the screens; Library tiles stay secret.',
    },
    shortLevelOne: {
      label: 'Short level 1',
      hint: 'With two or three players: only one level 1 manuscript of each dialect, two of them on show.',
    },
  },
  actions: {
    'start-at': ({ zone }, _nameOf, { edition }) => `Start in ${placeName(edition, zone)}`,
    'ask-alms': ({ seat }, nameOf) => `Ask ${nameOf(seat)} for alms`,
    move: ({ to }, _nameOf, { edition }) => `Move to ${placed(edition, to)}`,
    'claim-event': () => 'Take what the event here gives',
    'take-value': () => 'Take what this city offers',
    'study-at-bologna': () => 'Study in Bologna',
    'become-friar': ({ friar }) => `Become ${friarName(names, friar)}`,
    'become-cardinal': ({ cardinal, discard }) =>
      `Become ${cardinalName(names, cardinal)}, ${
        discard === 'virtual' ? 'using the virtual Nobleman' : `discarding ${one(discard)}`
      }`,
    'convert-greens': ({ into }) =>
      into === 'knowledge'
        ? 'Turn all your Amanuenses into knowledge'
        : 'Move all your Amanuenses behind the screen',
    'take-manuscript': ({ manuscript }) => `Take ${aManuscript(manuscript)}`,
    'take-cubes': ({ colour, count, sell }) =>
      `Take ${cubesCounted(names, colour, count)}${sell > 0 ? ` and sell ${sell}` : ''}`,
    'study-salterio': () => 'Study the Salterio',
    'do-business': () => 'Do small business',
    advance: ({ track, spaces: count }) => `Advance ${spaces(count)} ${onTrack[track]}`,
    'look-in-library': () => 'Look at the top tiles of the Papal Library',
    'keep-tile': ({ keep, back }) =>
      `Keep ${names.libraryTile(keep)}${back.length > 0 ? `; back on top: ${back.join(', ')}` : ''}`,
    denounce: ({ seat }, nameOf) => `Denounce ${nameOf(seat)}`,
    summon: () => 'Summon the others to Brindisi and end your turn',
    'answer-summons': ({ answer }) =>
      answer === 'come' ? 'Come to Brindisi' : 'Stay where you are',
    bid: ({ votes: count }) => `Bid ${votes(count)}`,
    pass: () => 'Pass',
    'pay-votes': ({ red, black, yellow }) => {
      const paid = { red, black, yellow, green: 0 };
      return `Pay ${coloursSaid(names, (colour) => paid[colour])}`;
    },
    'end-turn': () => 'End your turn',
    declare: ({ status }) =>
      status === 'nothing' ? 'Seek nothing' : `Seek to be ${names.statuses[status]}`,
  },
  forms: {},
  costs: { points, ducats, ...cubeCosts(names) },
  choices: {},
  counts: {},
  piece: (id, { edition }) => pieceName(names, edition, id),
  order: (order, nameOf) => {
    switch (order.about) {
      case 'alms': {
        const whom = {
          leader: 'the one furthest ahead in knowledge',
          last: 'the one furthest behind in knowledge',
        };
        const from = typeof order.from === 'number' ? nameOf(order.from) : whom[order.from];
        return `If several Merchants may give me alms: ask ${from}.`;
      }
      case 'summons':
        if (order.answer === 'stay') return 'If I am summoned: stay where I am.';
        return `If I am summoned: come. In the auction, also as the caller after my first bid: ${
          order.upTo === 0
            ? 'pass'
            : `bid up to ${votes(order.upTo)}, pay with ${names.cubes[order.payFirst][1]} first`
        }.`;
      case 'election':
        if (order.seek === 'highest') {
          return 'At the election: seek the highest status I have votes for.';
        }
        return order.seek === 'nothing'
          ? 'At the election: seek nothing.'
          : `At the election: seek to be ${names.statuses[order.seek]}.`;
    }
  },
  facts: {
    'events-laid': ({ events }, _nameOf, { edition }) =>
      `The events, from turn 1: ${events.map((event) => eventName(edition, event)).join(', ')}.`,
    'cubes-dealt': ({ turns }) =>
      `The cubes are dealt. ${turns
        .map((cubes, index) => `Turn ${index + 1}: ${cubesSaid(names, cubes)}`)
        .join('. ')}.`,
    'canticle-tiles-dealt': ({ cities }, _nameOf, { edition }) =>
      `The Canticle tiles are dealt: ${cities
        .map(
          ({ zone, tile }) =>
            `${placeName(edition, zone)} has the ${pieceName(names, edition, tile)}`,
        )
        .join(', ')}.`,
    'papal-tiles-shuffled': ({ secret }, _nameOf, { edition }) =>
      secret === undefined
        ? 'The papal tiles are shuffled face down onto turns 12 to 16.'
        : `The papal tiles, from turn 12: ${secret.tiles
            .map((tile) => pieceName(names, edition, tile))
            .join(', ')}.`,
    'manuscripts-shuffled': ({ secret }) =>
      secret === undefined
        ? 'The manuscripts are shuffled, each level by itself.'
        : `The manuscripts, from the top: ${secret.decks
            .map((deck) => manuscriptsSaid(names, deck))
            .join('; ')}.`,
    'manuscripts-revealed': ({ manuscripts }) =>
      manuscripts.length === 0 ? null : `Newly on show: ${manuscriptsSaid(names, manuscripts)}.`,
    'library-shuffled': ({ secret }, _nameOf, { edition }) =>
      secret === undefined
        ? 'The tiles of the Papal Library are shuffled.'
        : `The tiles of the Papal Library, from the top: ${librarySaid(edition, secret.tiles)}.`,
    'order-drawn': ({ order }, nameOf) =>
      `The turn order is drawn at random: ${order.map(nameOf).join(', ')}.`,
    'city-chosen': ({ seat, zone }, nameOf, { edition }) =>
      `${nameOf(seat)} starts in ${placeName(edition, zone)}.`,
    'turn-begun': ({ turn }) => `Turn ${turn} begins.`,
    'papal-tile-revealed': ({ tile }) =>
      tile.startsWith('papal-red')
        ? 'A red papal tile is revealed: the Pope is dying, and the second red one makes the turn the last.'
        : 'A white papal tile is revealed: the Pope holds on.',
    'pawns-called-to-roma': () =>
      'The Pope is dead: this turn is the last, and all pawns go to Roma.',
    'event-placed': ({ event }, _nameOf, { edition }) => {
      const tile = eventTile(edition, event);
      const comes = `The event ${tile.name} comes to ${placeName(edition, tile.zone)}`;
      if (tile.gives === 'auction') return `${comes}: a player there may summon the others.`;
      return tile.gives === 'ducats'
        ? `${comes}: ${ducats(tile.amount)} for the first Merchant to take them.`
        : `${comes}: ${spaces(tile.amount)} of knowledge for the first to take them.`;
    },
    'cubes-returned': ({ from, spaces: returned }, nameOf) =>
      `${from === null ? 'Nobody took:' : `${nameOf(from)} discards`} ${returnedTo(returned)
        .map(({ turn, cubes }) =>
          turn === null
            ? `${cubesSaid(names, cubes)} (out of the game)`
            : `${cubesSaid(names, cubes)} (now on turn ${turn})`,
        )
        .join(', ')}.`,
    'cubes-laid-out': ({ cubes }) => `On sale this turn: ${cubesSaid(names, cubes)}.`,
    'charity-begun': ({ givers }, nameOf) => {
      if (givers.length === 0) return 'Charity: there is no Merchant, so the bank gives.';
      return givers.length === 1
        ? `Charity: the richest Merchant is ${givers.map(nameOf).join()}.`
        : `Charity: the richest Merchants are ${listed(givers.map(nameOf))}.`;
    },
    'alms-given': ({ seat, giver, given, fromBank }, nameOf) => {
      const parts = [
        ...(giver !== null && given > 0 ? [`${ducats(given)} from ${nameOf(giver)}`] : []),
        ...(fromBank > 0 ? [`${ducats(fromBank)} from the bank`] : []),
      ];
      return parts.length === 0
        ? `${nameOf(seat)} receives no alms.`
        : `${nameOf(seat)} receives in alms ${listed(parts)}.`;
    },
    'order-set': ({ order, rested }, nameOf) =>
      `The turn order: ${order.map(nameOf).join(', ')}.${
        rested === null ? '' : ` The Rest track puts ${nameOf(rested)} first.`
      }`,
    'player-began': ({ seat, points: count }, nameOf) =>
      `${nameOf(seat)} begins a turn of ${points(count)}.`,
    'player-ended': ({ seat, unspent }, nameOf) =>
      unspent === 0 ? null : `${nameOf(seat)} ends the turn with ${points(unspent)} unspent.`,
    'pawn-moved': ({ seat, to, points: spent, ducats: paid }, nameOf, { edition }) =>
      `${nameOf(seat)} moves to ${placed(edition, to)}${cost(spent, paid)}.`,
    'event-claimed': ({ seat, event, ducats: gained }, nameOf, { edition }) =>
      `${nameOf(seat)} takes the event ${eventName(edition, event)}${
        gained > 0 ? ` and gains ${ducats(gained)}` : ''
      }.`,
    'value-taken': ({ seat, zone, ducats: gained }, nameOf, { edition }) =>
      gained > 0
        ? `${nameOf(seat)} collects ${ducats(gained)} in ${placeName(edition, zone)}.`
        : `${nameOf(seat)} studies in ${placeName(edition, zone)}.`,
    'bologna-visited': ({ seat, zone }, nameOf, { edition }) =>
      `${nameOf(seat)} studies at the university of ${placeName(edition, zone)}.`,
    'friar-chosen': ({ seat, friar, ducats: lost }, nameOf) =>
      `${nameOf(seat)} becomes ${friarName(names, friar)}${
        lost > 0 ? ` and gives up ${ducats(lost)}` : ''
      }.`,
    'cardinal-chosen': ({ seat, cardinal, ducats: paid }, nameOf) =>
      `${nameOf(seat)} becomes ${cardinalName(names, cardinal)} and pays ${ducats(paid)}.`,
    'ducats-refunded': ({ seat, ducats: back }, nameOf) =>
      `${nameOf(seat)} gets ${ducats(back)} back from the bank.`,
    'greens-converted': ({ seat, into, cubes }, nameOf) =>
      into === 'knowledge'
        ? `${nameOf(seat)} turns ${cubesSaid(names, cubes)} into knowledge.`
        : `${nameOf(seat)} moves ${cubesSaid(names, cubes)} behind the screen (${cubes.length === 1 ? 'one VP' : 'one VP each'}).`,
    'knowledge-moved': ({ seat, to, by }, nameOf) => {
      if (by === 0) return `${nameOf(seat)} remains on knowledge space ${to}.`;
      return by > 0
        ? `${nameOf(seat)} gains ${spaces(by)} of knowledge, reaching space ${to}.`
        : `${nameOf(seat)} loses ${spaces(-by)} of knowledge, falling back to space ${to}.`;
    },
    'manuscript-taken': ({ seat, manuscript, points: spent }, nameOf) =>
      `${nameOf(seat)} takes ${aManuscript(manuscript)} for ${points(spent)}.`,
    'lingua-volgare-offered': (_fact, _nameOf, { edition }) =>
      `A level of manuscripts is exhausted: Lingua Volgare goes on sale, for ${points(
        edition.manuscripts.linguaVolgare.actions,
      )}.`,
    'cubes-taken': ({ seat, cubes, points: spent, ducats: paid }, nameOf) =>
      `${nameOf(seat)} takes ${cubesSaid(names, cubes)}${cost(spent, paid)}.`,
    'noblemen-sold': ({ seat, cubes, ducats: gained }, nameOf) =>
      `${nameOf(seat)} sells ${cubesSaid(names, cubes)} for ${ducats(gained)}.`,
    'salterio-studied': ({ seat }, nameOf) => `${nameOf(seat)} studies the Salterio.`,
    'business-done': ({ seat, ducats: gained }, nameOf) =>
      `${nameOf(seat)} earns ${ducats(gained)} with small business.`,
    'disc-advanced': ({ seat, track, to, spaces: count, withVirtualCube }, nameOf) =>
      `${nameOf(seat)} advances ${spaces(count)} ${onTrack[track]}, reaching space ${to}${
        withVirtualCube ? ' with the help of the virtual Abbess' : ''
      }.`,
    'messenger-paid': ({ seat, ducats: paid, gift }, nameOf) =>
      `${nameOf(seat)} pays the Messenger’s fee of ${ducats(paid)}: Bologna will give ${spaces(gift)} of knowledge.`,
    'library-opened': ({ seat, tiles: count }, nameOf) =>
      `${nameOf(seat)} looks at ${tiles(count)} from the top of the Papal Library.`,
    'library-seen': ({ secret }, _nameOf, { edition }) =>
      secret === undefined
        ? null
        : `The Library tiles in hand, the top first: ${librarySaid(edition, secret.shown)}.`,
    'library-tile-kept': ({ seat, secret }, nameOf, { edition }) => {
      if (secret === undefined) return `${nameOf(seat)} keeps a Library tile.`;
      const back =
        secret.back.length > 0 ? `; back on top: ${librarySaid(edition, secret.back)}` : '';
      return `${nameOf(seat)} keeps ${names.libraryTile(valueOfTile(edition, secret.kept))}${back}.`;
    },
    'player-denounced': ({ seat, by }, nameOf) => `${nameOf(by)} denounces ${nameOf(seat)}.`,
    'summons-called': ({ seat, event }, nameOf, { edition }) =>
      `${nameOf(seat)} summons the others to Brindisi for ${eventName(edition, event)}.`,
    'summons-answered': ({ seat, comes, zone }, nameOf, { edition }) =>
      comes
        ? `${nameOf(seat)} comes to ${placeName(edition, zone)}.`
        : `${nameOf(seat)} declines the summons.`,
    'auction-opened': ({ bidders }, nameOf) =>
      `The auction opens; bidding in this order: ${bidders.map(nameOf).join(', ')}.`,
    'bid-made': ({ seat, votes: bid }, nameOf) => `${nameOf(seat)} bids ${votes(bid)}.`,
    'bidder-passed': ({ seat }, nameOf) => `${nameOf(seat)} passes.`,
    'auction-won': ({ seat, votes: bid }, nameOf) =>
      `${nameOf(seat)} wins the auction with ${votes(bid)}.`,
    'votes-paid': ({ seat, cubes }, nameOf) =>
      cubes.length === 0
        ? `${nameOf(seat)} needs to pay no cubes.`
        : `${nameOf(seat)} pays ${cubesSaid(names, cubes)}.`,
    'stupor-mundi-gained': ({ seat }, nameOf) => `Stupor Mundi favours ${nameOf(seat)}.`,
    'election-begun': () => 'The election: all now declare in secret what they seek.',
    'status-declared': ({ seat, secret }, nameOf) =>
      secret === undefined
        ? `${nameOf(seat)} has declared in secret.`
        : `${nameOf(seat)} ${seeks(secret.status)}.`,
    'declarations-opened': ({ statuses }, nameOf) =>
      `The declarations are opened: ${statuses
        .map((status, seat) => `${nameOf(seat)} ${seeks(status)}`)
        .join(', ')}.`,
    'player-elected': (fact, nameOf) => {
      const { price, isHelped } = electionPrice(fact);
      return `${nameOf(fact.seat)} becomes ${names.statuses[fact.status]} for ${votes(price)}, paying ${cubesSaid(names, fact.cubes)}${
        isHelped ? '; the virtual cube covers the rest' : ''
      }.`;
    },
    'hands-opened': ({ hands }, nameOf, { edition }) =>
      `The screens are lifted. ${hands
        .map((hand, seat) => `${nameOf(seat)}: ${handSaid(names, edition, hand)}`)
        .join('; ')}.`,
  },
  refusals: {
    'not-the-start': () =>
      'Starting cities are chosen only before the first turn: move your pawn instead.',
    'no-starting-city': ({ zone }, _nameOf, { edition }) =>
      `Nobody starts in ${placeName(edition, String(zone))}: choose among ${zonesSaid(edition, 'start')}.`,
    'start-taken': ({ zone }, _nameOf, { edition }) =>
      `Somebody starts in ${placeName(edition, String(zone))} already: choose another starting city.`,
    'no-alms-to-choose': () =>
      'You have no giver of alms to choose now: wait until several of the richest Merchants could give you alms.',
    'not-a-giver': ({ seat }, nameOf) =>
      `${nameOf(Number(seat))} cannot give you alms now: choose one of the richest Merchants who has more ducats than you.`,
    'not-your-actions': () =>
      'You cannot take actions now: first settle what you are asked, or wait for your turn of actions.',
    'too-few-points': ({ points: needed, left }) =>
      `This costs ${points(Number(needed))}; you have ${left} left. Do something cheaper, or end your turn.`,
    'too-few-ducats': ({ ducats: needed, has }) =>
      `This costs ${ducats(Number(needed))}; you have ${has}. Earn the rest first, with small business for instance.`,
    'already-moved': () =>
      'You have moved this turn, and one movement is all there is: move on next turn.',
    'already-there': ({ place }, _nameOf, { edition }) =>
      `You are ${standing(edition, String(place))} already: choose another destination.`,
    'unknown-place': ({ place }) => `The map has no “${place}”: name one of its zones or seas.`,
    'no-way': ({ place }, _nameOf, { edition }) =>
      `One movement cannot bring you to ${placed(edition, String(place))}: it crosses one sea at most, from port to port. Go part of the way first.`,
    'must-land': ({ sea }, _nameOf, { edition }) =>
      `You began this turn on the ${placeName(edition, String(sea))}: first land in one of its ports.`,
    'keep-point-to-land': () => 'You must still land this turn: keep an action point for it.',
    'at-sea': () => 'This cannot be done at sea: land first.',
    'merchants-only': () =>
      'Only Merchants may do this: as a Friar or Cardinal, spend your points on something else.',
    'no-event-here': () => 'There is no event to take here: go to a city where an event tile lies.',
    'summon-instead': () =>
      'Stupor Mundi cannot simply be taken: summon the others instead, as the last thing in your turn.',
    'no-value-here': () =>
      'This place offers neither ducats nor knowledge: go to a city that does.',
    'value-taken-before': () =>
      'You have taken what this city offers, and it gives you that only once: go to another city.',
    'nothing-for-religious': () =>
      'This city offers only ducats, and only Merchants may take them: go to a city with knowledge.',
    'bologna-by-messenger': () =>
      'Bologna gives knowledge through the Messenger alone: reach the end of that track, then study here.',
    'not-in-bologna': () => 'You can study there only in Bologna itself: move there first.',
    'no-gift-earned': () =>
      'Bologna has nothing for you: it gives once, when your Messenger has reached the last space and paid the fee.',
    'not-in-convent': (_details, _nameOf, { edition }) =>
      `One becomes a Friar in a convent: move to one first (${zonesSaid(edition, 'convent')}).`,
    'not-a-merchant': () =>
      'Only a Merchant can become a Friar, and you are one no more: do something else here.',
    'friar-not-free': ({ friar }) =>
      `${friarName(names, String(friar))} is not free: choose a Friar tile that is.`,
    'not-in-cathedral': (_details, _nameOf, { edition }) =>
      `One becomes a Cardinal in a cathedral: move to one first (${zonesSaid(edition, 'cathedral')}).`,
    'not-a-friar': () =>
      'Only a Friar can become a Cardinal: a Merchant must first become a Friar, in a convent.',
    'already-cardinal': () =>
      'You are a Cardinal already, and one remains that to the end: do something else here.',
    'cardinal-not-free': ({ cardinal }) =>
      `${cardinalName(names, String(cardinal))} is not free: choose a Cardinal tile that is.`,
    'no-cube-to-discard': ({ colour }) =>
      `You have no ${cubeNamed(names, colour)[0]} behind your screen: discard a cube of the other colour, or take one first.`,
    'virtual-cube-serves': () =>
      `${names.friar('Stefano')}’s virtual Nobleman serves here: use it instead of discarding a cube.`,
    'no-virtual-cube': () =>
      `Only ${names.friar('Stefano')} has a virtual Nobleman: discard a Politician or a Nobleman instead.`,
    'not-in-abbey': (_details, _nameOf, { edition }) =>
      `Amanuenses are converted in an abbey: move to one first (${zonesSaid(edition, 'abbey')}).`,
    'no-greens': () => 'No Amanuensis lies before your screen: take some before you convert them.',
    'manuscript-this-turn': () =>
      'You have taken a manuscript this turn, and one is the limit: take the next one next turn.',
    'manuscript-not-on-show': ({ manuscript }) =>
      isLinguaVolgare(String(manuscript))
        ? 'Lingua Volgare is not on sale: choose another manuscript.'
        : `No ${manuscriptName(names, String(manuscript))} is on show: choose another manuscript.`,
    'knowledge-too-low': ({ level, has }) =>
      `This needs knowledge of level ${level}; yours is of level ${has}. Gain knowledge first, or take a lower manuscript.`,
    'wrong-dialect': ({ manuscript }) =>
      `You cannot take ${aManuscript(String(manuscript))} here: move to a zone of its dialect first.`,
    'colour-this-turn': ({ colour }) =>
      `You have taken ${cubeNamed(names, colour)[1]} this turn, and each colour can be taken once a turn: choose another.`,
    'not-on-sale': ({ colour, count, left }) =>
      `You want ${counted(Number(count), ...cubeNamed(names, colour))}; on sale: ${left}. Take fewer, or another colour.`,
    'sells-only-black': () => 'Only Noblemen can be sold: take these cubes without selling.',
    'sells-too-many': ({ count }) =>
      `You can only sell Noblemen you are taking now: sell at most ${count}.`,
    'salterio-this-turn': () =>
      'You have studied the Salterio this turn, and once is the limit: spend your points on something else.',
    'business-this-turn': () =>
      'You have done small business this turn, and once is the limit: spend your points on something else.',
    'beyond-last-space': ({ left }) =>
      Number(left) === 0
        ? 'Your disc is on the last space of this track: advance on another one.'
        : `Your disc is ${spaces(Number(left))} from the end of this track: advance no further than that.`,
    'not-in-oil-zone': (_details, _nameOf, { edition }) =>
      `The Riddle from Verona is sought only in ${names.dialects.oil} zones: move to one first (${oilZonesSaid(edition)}).`,
    'fee-not-paid': ({ ducats: fee, cubes, has, abbesses: held, mayStop }) => {
      const asks = Number(cubes) > 0;
      const due = `${ducats(Number(fee))}${asks ? ` and ${abbesses(Number(cubes))}` : ''}`;
      const own = `${ducats(Number(has))}${asks ? ` and ${abbesses(Number(held))}` : ''}`;
      return `The last space of the Messenger costs you ${due}; you have ${own}. ${
        mayStop === 1 ? 'Stop one space short, or gather' : 'Gather'
      } the fee first.`;
    },
    'no-franciscan-city': (_details, _nameOf, { edition }) =>
      `The Canticle of the Sun is sought only in Franciscan cities: move to one first (${zonesSaid(edition, 'franciscan')}).`,
    'canticle-not-active': ({ turn, now }) =>
      Number(turn) > Number(now)
        ? `The Canticle of the Sun is sought here on turn ${turn}, and from turn 14 on, but not now: come back then.`
        : `The Canticle of the Sun could be sought here on turn ${turn}, and can be again only from turn 14 on: do something else until then.`,
    'too-few-abbesses': ({ needed, has }) =>
      `This costs ${abbesses(Number(needed))}; you have ${has}. Advance less far, or take more Abbesses first.`,
    'library-closed': () =>
      'The Papal Library opens on turn 12: advance on another track until then.',
    'not-in-library': () =>
      'Your disc has not entered the Papal Library: advance at least one space on its track first.',
    'tile-kept-before': () =>
      'You keep a Library tile already, and one is the limit: do something else.',
    'keep-a-tile-first': () =>
      'You are looking at Library tiles: first keep one and put back the others.',
    'not-looking': () => 'You have no Library tiles in hand: look in the Papal Library first.',
    'not-these-tiles': () =>
      'These are not the tiles in your hand: keep one of them and put back all the others, each once.',
    'not-shlasinger': () => `Only ${names.cardinal('Shlasinger')} can denounce: do something else.`,
    'denounced-before': () =>
      'You have denounced somebody, and once in the game is the limit: do something else.',
    'denounce-another': () => 'You cannot denounce yourself: choose another player.',
    'knows-nothing': ({ seat }, nameOf) =>
      `${nameOf(Number(seat))} has no knowledge to lose: choose another player.`,
    'no-stupor-mundi': () =>
      'Stupor Mundi is not to be had now: it comes on turn 10 and serves once. End your turn without a summons.',
    'not-in-brindisi': () => 'The others are summoned from Brindisi: move there first.',
    'not-summoned': () => 'No summons awaits your answer: wait until somebody summons you.',
    'no-auction': () => 'It is not for you to bid now: wait until it is your turn in an auction.',
    'bid-first': () => 'You called this auction, so you cannot pass yet: bid at least one vote.',
    'bid-not-higher': ({ highest }) =>
      `The highest bid is ${votes(Number(highest))}: bid at least ${Number(highest) + 1}, or pass.`,
    'bid-above-votes': ({ most, mayPass }) =>
      `The most you can bid is ${votes(Number(most))}: bid no more than that${mayPass === 1 ? ', or pass' : ''}.`,
    'nothing-to-pay': () =>
      'You have nothing to pay now: votes are paid by the winner of an auction.',
    'not-your-cubes': () =>
      'You do not have these cubes behind your screen: pay with those you have.',
    'pays-too-little': ({ votes: paid, needed }) =>
      `These cubes make ${votes(Number(paid))}, and you must pay ${needed}: add cubes.`,
    'pays-too-much': () => 'One of these cubes is not needed for the payment: keep it.',
    'no-election': () => 'There is no election now: declare after the last turn.',
    'not-your-status': ({ status }) =>
      `You cannot become ${statusNamed(names, status)}: Merchants may seek to be Banker, Friars Benedictine Monk, Cardinals Camerlengo or Pope.`,
    'too-few-votes': ({ status, needed, has }) =>
      `Becoming ${statusNamed(names, status)} takes ${votes(Number(needed))}; you have ${has}. Seek something else, or nothing.`,
    'same-declaration': ({ status }) =>
      `This is what you have declared already (${statusNamed(names, status)}): declare something else, or leave it so.`,
    'order-too-late': () =>
      'What this order was for is over, so it has nothing left to do: do without it.',
    'order-to-oneself': () => 'You cannot ask yourself for alms: name another player.',
    'order-to-no-merchant': ({ seat }, nameOf) =>
      `Only Merchants give alms, and ${nameOf(Number(seat))} is none: name one who is, or ask by knowledge.`,
    'order-never-asked': () =>
      'At most one other player is a Merchant, so you will never have to choose who gives you alms: do without this order.',
    'not-understood': () => `Not understood. Write, for instance: ${commands}.`,
  },
  lines: {
    election: 'Status won at the election',
    votes: 'Most votes left',
    greens: 'Amanuenses behind the screen',
    library: 'Library tile',
    richest: 'Most ducats',
    riddle: names.tracks.riddle,
    canticle: names.tracks.canticle,
    manuscripts: 'Manuscripts',
    dialects: 'All five dialects',
    tiles: 'Friar or Cardinal tile',
  },
};
