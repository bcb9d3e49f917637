/**
 * The toy title, by the same rules as ours, as one would write it for boardgame.io: charms kept in
 * secret, then sealed bids and open auctions in turn; a hidden patron for each fairgoer. Without
 * standing orders, which have no counterpart there, and without undo.
 */
const { ActivePlayers, INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const glasses = ['amber', 'jade', 'ruby', 'azure'];
const lanterns = Array.from({ length: 12 }, (_, index) => ({
  light: index + 1,
  glass: glasses[index % glasses.length],
}));
const charms = Array.from({ length: 16 }, (_, index) => index + 1);
const charmsEach = 4;
const mostCharms = 3;
const mostCharm = 20; // what the kept ones may add up to
const purse = 12;
const stalls = 6;

/** What stands in `secret` nobody sees, and in `players` its own player alone. */
function setup({ ctx, random }) {
  const seats = Array.from({ length: ctx.numPlayers }, (_, seat) => seat);
  const patrons = random.Shuffle(glasses);
  const dealt = random.Shuffle(charms);
  return {
    secret: {
      deck: random.Shuffle(lanterns),
      spare: patrons.slice(seats.length),
      undealt: dealt.slice(seats.length * charmsEach),
    },
    players: Object.fromEntries(
      seats.map((seat) => {
        const own = dealt.slice(seat * charmsEach, (seat + 1) * charmsEach);
        return [seat, { patron: patrons[seat], charms: own, boxed: [], bid: null }];
      }),
    ),
    fairgoers: seats.map(() => ({ coins: purse, lanterns: [], hasKept: false })),
    held: 0,
    lantern: null,
    out: [],
    opened: null, // the sealed bids of the last stall that had some
    sealed: seats.map(() => false),
    passed: seats.map(() => false),
    highest: null,
    opener: 0,
  };
}

const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

const mayKeep = ({ charms: dealt }, kept) =>
  Array.isArray(kept) &&
  kept.length >= 1 &&
  kept.length <= mostCharms &&
  new Set(kept).size === kept.length &&
  kept.every((charm) => dealt.includes(charm)) &&
  sumOf(kept) <= mostCharm;

function keep({ G, playerID, events }, kept) {
  const own = G.players[playerID];
  if (!mayKeep(own, kept)) return INVALID_MOVE;
  own.boxed = own.charms.filter((charm) => !kept.includes(charm));
  own.charms = own.charms.filter((charm) => kept.includes(charm));
  G.fairgoers[playerID].hasKept = true;
  if (G.fairgoers.every(({ hasKept }) => hasKept)) events.endPhase();
  return undefined;
}

function lightNext({ G }) {
  G.lantern = G.secret.deck.pop();
  G.held += 1;
  G.highest = null;
  for (const [seat, own] of Object.entries(G.players)) {
    own.bid = null;
    G.sealed[seat] = false;
    G.passed[seat] = false;
  }
}

function give(G, seat, coins) {
  G.fairgoers[seat].coins -= coins;
  G.fairgoers[seat].lanterns.push({ ...G.lantern, polished: false });
  G.lantern = null;
}

function sell(G, seat, coins) {
  give(G, seat, coins);
  G.opener = seat;
}

function goOut(G) {
  G.out.push(G.lantern);
  G.lantern = null;
}

const isBid = (G, seat, coins, least) =>
  Number.isInteger(coins) && coins >= least && coins <= G.fairgoers[seat].coins;

function openBids(G) {
  G.opened = Object.values(G.players).map(({ bid }) => bid);
  const highest = Math.max(...G.opened);
  const seat = G.opened.indexOf(highest);
  if (highest > 0 && G.opened.lastIndexOf(highest) === seat) sell(G, seat, highest);
  else goOut(G);
}

function seal({ G, playerID, events }, coins) {
  const own = G.players[playerID];
  if (!isBid(G, playerID, coins, 0) || own.bid === coins) return INVALID_MOVE;
  own.bid = coins;
  G.sealed[playerID] = true;
  if (!G.sealed.every((isSealed) => isSealed)) return undefined;
  openBids(G);
  events.endPhase();
  return undefined;
}

/** The seat with the fewest coins, if no other has as few. */
function poorest({ fairgoers }) {
  const fewest = Math.min(...fairgoers.map(({ coins }) => coins));
  const seats = fairgoers.flatMap(({ coins }, seat) => (coins === fewest ? [seat] : []));
  return seats.length === 1 ? seats[0] : null;
}

/** Once somebody has spoken: the next speaks, or the auction closes, or its lantern is offered. */
function goOn({ G, events }) {
  const left = G.passed.filter((out) => !out).length;
  if (left > 1 || (left === 1 && G.highest === null)) return events.endTurn();
  if (G.highest !== null) {
    sell(G, G.highest.seat, G.highest.coins);
    return events.endPhase();
  }
  const seat = poorest(G);
  if (seat !== null) return events.setActivePlayers({ value: { [seat]: 'offered' } });
  goOut(G);
  return events.endPhase();
}

const leastRaise = ({ highest }) => (highest?.coins ?? 0) + 1;

function raise({ G, playerID, events }, coins) {
  if (!isBid(G, playerID, coins, leastRaise(G))) return INVALID_MOVE;
  G.highest = { seat: Number(playerID), coins };
  goOn({ G, events });
  return undefined;
}

function pass({ G, playerID, events }) {
  G.passed[playerID] = true;
  goOn({ G, events });
}

const canPolish = ({ fairgoers }, seat, { polished }) => !polished && fairgoers[seat].coins > 0;

function polish({ G, playerID }, light) {
  const lantern = G.fairgoers[playerID].lanterns.find((own) => own.light === light);
  if (lantern === undefined || !canPolish(G, playerID, lantern)) return INVALID_MOVE;
  lantern.polished = true;
  G.fairgoers[playerID].coins -= 1;
  return undefined;
}

function take({ G, playerID, events }) {
  give(G, playerID, 0);
  events.endPhase();
}

function leave({ G, events }) {
  goOut(G);
  events.endPhase();
}

const nextIn = ({ G, ctx }) => {
  for (let step = 1; step <= ctx.numPlayers; step += 1) {
    const seat = (ctx.playOrderPos + step) % ctx.numPlayers;
    if (!G.passed[seat]) return seat;
  }
  return ctx.playOrderPos;
};

const lightOf = (found) => sumOf(found.map(({ light }) => light));

const linesOf = ({ lanterns: own }, { patron, charms: kept }) => ({
  light: lightOf(own),
  patron: lightOf(own.filter(({ glass }) => glass === patron)),
  polish: own.filter(({ polished }) => polished).length,
  charms: kept.length,
});

/** What everybody sees at the end: the secrets, the lines of the score, who has won. */
function result({ fairgoers, players }) {
  const secrets = fairgoers.map((_, seat) => {
    const { patron, charms: kept } = players[seat];
    return { patron, charms: kept };
  });
  const scores = fairgoers.map((fairgoer, seat) => linesOf(fairgoer, secrets[seat]));
  const ranks = fairgoers.map(
    ({ coins }, seat) => sumOf(Object.values(scores[seat])) * 100 + coins,
  );
  const best = Math.max(...ranks);
  return { secrets, scores, winners: ranks.flatMap((rank, seat) => (rank === best ? [seat] : [])) };
}

/** A move that others neither make beforehand nor read in the log. */
const inSecret = (move) => ({ move, client: false, redact: true, ignoreStaleStateID: true });

/** A move whose consequences its player's browser cannot know. */
const atServer = (move) => ({ move, client: false });

const toy = {
  name: 'toy',
  minPlayers: 2,
  maxPlayers: 4,
  disableUndo: true,
  setup,
  phases: {
    charms: {
      start: true,
      turn: { activePlayers: ActivePlayers.ALL_ONCE },
      moves: { keep: inSecret(keep) },
      next: 'sealed',
    },
    sealed: {
      onBegin: lightNext,
      turn: { activePlayers: ActivePlayers.ALL },
      moves: { seal: inSecret(seal) },
      next: 'auction',
    },
    auction: {
      onBegin: lightNext,
      turn: {
        order: { first: ({ G }) => G.opener, next: nextIn },
        stages: { offered: { moves: { take: atServer(take), leave: atServer(leave) } } },
      },
      moves: { raise: atServer(raise), pass: atServer(pass), polish },
      next: 'sealed',
    },
  },
  endIf: ({ G }) => (G.held === stalls && G.lantern === null ? result(G) : undefined),
  playerView: PlayerView.STRIP_SECRETS,
  ai: { enumerate },
};

const upTo = (most, least) =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index);

const subsets = (things) =>
  things.reduce((found, thing) => [...found, ...found.map((some) => [...some, thing])], [[]]);

/** All that a seat may do, by what it sees. */
function enumerate(G, ctx, playerID) {
  const { coins, lanterns: own } = G.fairgoers[playerID];
  const secret = G.players[playerID];
  const each = (move, args) => args.map((arg) => ({ move, args: [arg] }));
  if (ctx.phase === 'charms') {
    return each(
      'keep',
      subsets(secret.charms).filter((some) => mayKeep(secret, some)),
    );
  }
  if (ctx.phase === 'sealed') {
    return each(
      'seal',
      upTo(coins, 0).filter((bid) => bid !== secret.bid),
    );
  }
  if (ctx.activePlayers?.[playerID] === 'offered') {
    return [
      { move: 'take', args: [] },
      { move: 'leave', args: [] },
    ];
  }
  return [
    ...each('raise', upTo(coins, leastRaise(G))),
    { move: 'pass', args: [] },
    ...each(
      'polish',
      own.filter((lantern) => canPolish(G, playerID, lantern)).map(({ light }) => light),
    ),
  ];
}

/** Whose move is waited for. */
const toMove = ({ G, ctx }) =>
  ctx.activePlayers === null
    ? ctx.currentPlayer
    : Object.keys(ctx.activePlayers).find((seat) => !G.sealed[seat]);

/** What is played next: picked by its place, as the bench picks among our offers. */
function nextMove({ G, ctx }, place) {
  const seat = toMove({ G, ctx });
  const open = enumerate(G, ctx, seat);
  const { move, args } = open[place % open.length];
  return { seat, type: move, args };
}

module.exports = { toy, nextMove };
