/**
 * The toy title that the bench plays, as one would write it for boardgame.io: sealed bids and open
 * auctions in turn, lanterns from a shuffled deck, a hidden patron for each player.
 */
const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core');

const glasses = ['amber', 'jade', 'ruby', 'azure'];
const stalls = 6;
const purse = 12;

const lanterns = Array.from({ length: 12 }, (_, index) => ({
  light: index + 1,
  glass: glasses[index % glasses.length],
}));

const setup = ({ ctx, random }) => ({
  deck: random.Shuffle(lanterns),
  patrons: random.Shuffle(glasses).slice(0, ctx.numPlayers),
  fairgoers: Array.from({ length: ctx.numPlayers }, () => ({ coins: purse, lanterns: [] })),
  held: 0,
  lantern: null,
  bids: [],
  highest: null,
  passed: [],
  opener: 0,
  out: [],
});

function lightNext({ G, ctx }) {
  G.lantern = G.deck.pop();
  G.held += 1;
  G.bids = new Array(ctx.numPlayers).fill(null);
  G.passed = new Array(ctx.numPlayers).fill(false);
  G.highest = null;
}

function sell(G, seat, coins) {
  G.fairgoers[seat].coins -= coins;
  G.fairgoers[seat].lanterns.push(G.lantern);
  G.opener = seat;
  G.lantern = null;
}

function goOut(G) {
  G.out.push(G.lantern);
  G.lantern = null;
}

const isBid = (G, seat, coins, least) =>
  Number.isInteger(coins) && coins >= least && coins <= G.fairgoers[seat].coins;

function seal({ G, playerID }, coins) {
  if (!isBid(G, playerID, coins, 0) || G.bids[playerID] === coins) return INVALID_MOVE;
  G.bids[playerID] = coins;
  return undefined;
}

function openBids({ G }) {
  const highest = Math.max(...G.bids);
  const seat = G.bids.indexOf(highest);
  if (highest > 0 && G.bids.lastIndexOf(highest) === seat) sell(G, seat, highest);
  else goOut(G);
}

function raise({ G, playerID, events }, coins) {
  if (!isBid(G, playerID, coins, (G.highest?.coins ?? 0) + 1)) return INVALID_MOVE;
  G.highest = { seat: Number(playerID), coins };
  events.endTurn();
  return undefined;
}

function pass({ G, playerID, events }) {
  G.passed[playerID] = true;
  events.endTurn();
}

const isClosed = ({ G }) => {
  const left = G.passed.filter((out) => !out).length;
  return G.highest === null ? left === 0 : left === 1;
};

function closeAuction({ G }) {
  if (G.highest === null) goOut(G);
  else sell(G, G.highest.seat, G.highest.coins);
}

const nextIn = ({ G, ctx }) => {
  for (let step = 1; step <= ctx.numPlayers; step += 1) {
    const seat = (ctx.playOrderPos + step) % ctx.numPlayers;
    if (!G.passed[seat]) return seat;
  }
  return ctx.playOrderPos;
};

const lightOf = (found) => found.reduce((sum, { light }) => sum + light, 0);

function winners({ fairgoers, patrons }) {
  const totals = fairgoers.map(({ coins, lanterns: own }, seat) => {
    const favourites = own.filter(({ glass }) => glass === patrons[seat]);
    return (lightOf(own) + lightOf(favourites)) * 100 + coins;
  });
  const best = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === best ? [seat] : []));
}

const toy = {
  name: 'toy',
  minPlayers: 2,
  maxPlayers: 4,
  disableUndo: true,
  setup,
  phases: {
    sealed: {
      start: true,
      onBegin: lightNext,
      turn: { activePlayers: ActivePlayers.ALL },
      moves: { seal },
      endIf: ({ G }) => G.bids.length > 0 && G.bids.every((bid) => bid !== null),
      onEnd: openBids,
      next: 'auction',
    },
    auction: {
      onBegin: lightNext,
      turn: { order: { first: ({ G }) => G.opener, next: nextIn } },
      moves: { raise, pass },
      endIf: isClosed,
      onEnd: closeAuction,
      next: 'sealed',
    },
  },
  endIf: ({ G }) => (G.held === stalls && G.lantern === null ? { winners: winners(G) } : undefined),
  playerView: ({ G, playerID }) => {
    const { deck, patrons, bids, ...open } = G;
    return {
      ...open,
      left: deck.length,
      sealed: bids.map((bid) => bid !== null),
      bid: bids[playerID] ?? null,
      patron: patrons[playerID] ?? null,
    };
  },
};

/** What is played next, by all that anybody may see: much the same in every game. */
function nextMove({ G, ctx }, turn) {
  if (ctx.phase === 'sealed') {
    const sealed = G.sealed ?? G.bids.map((bid) => bid !== null);
    const seat = sealed.indexOf(false);
    return { seat, type: 'seal', args: [(turn * 7 + 3) % (G.fairgoers[seat].coins + 1)] };
  }
  const seat = Number(ctx.currentPlayer);
  const coins = (G.highest?.coins ?? 0) + 1;
  const isHigh = coins > G.fairgoers[seat].coins || (turn * 5) % 3 === 0;
  return isHigh ? { seat, type: 'pass', args: [] } : { seat, type: 'raise', args: [coins] };
}

module.exports = { toy, nextMove };
