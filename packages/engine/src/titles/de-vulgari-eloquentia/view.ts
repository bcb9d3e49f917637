import { at, type Viewer } from '../../core/seat.ts';
import { isLastTurn } from './rules/2-1-event.ts';
import { candidates } from './rules/2-2-charity.ts';
import { costOf } from './rules/5-manuscripts.ts';
import { votesOf } from './rules/6-6-votes.ts';
import { tilesInHand } from './rules/8-tracks.ts';
import { virtualCube } from './rules/9-friars.ts';
import type { Discs, Going, Player, State, Summons, View } from './types.ts';

const discsView = (discs: Discs): View['knowledge'] =>
  discs.map(({ seat, space }) => ({ seat, space }));

function goingView(going: Going): View['going'] {
  const { seat, points, hasMoved, hasManuscript, hasSalterio, hasBusiness } = going;
  const { colours, hasUsedVirtual, looking } = going;
  const done = { hasMoved, hasManuscript, hasSalterio, hasBusiness, hasUsedVirtual };
  return { seat, points, ...done, colours: [...colours], looking };
}

function summonsView({ caller, stage, toAsk, coming, bidders, highest }: Summons): View['summons'] {
  return {
    caller,
    stage,
    toAsk: [...toAsk],
    coming: [...coming],
    bidders: [...bidders],
    highest: highest === null ? null : { ...highest },
  };
}

const charityView = (state: State): View['charity'] =>
  state.charity === null
    ? null
    : {
        givers: [...state.charity.givers],
        served: [...state.charity.served],
        candidates: [...candidates(state)],
      };

/** What is behind a screen, for one whom it is open to. */
const screenView = (player: Player, isTileShown: boolean): View['players'][number]['screen'] => ({
  cubes: [...player.cubes],
  manuscripts: [...player.manuscripts],
  tile: isTileShown ? player.tile : null,
  votes: votesOf(player),
});

function playerView(
  player: Player,
  seat: number,
  isOpen: boolean,
  isTileShown: boolean,
): View['players'][number] {
  const { place, ducats, friar, cardinal, front, visited, gift, hasDenounced, elected } = player;
  return {
    seat,
    place,
    ducats,
    friar,
    cardinal,
    virtualCube: virtualCube(player),
    front: [...front],
    visited: [...visited],
    gift,
    hasDenounced,
    hasTile: player.tile !== null,
    elected,
    screen: isOpen || isTileShown ? screenView(player, isTileShown) : null,
  };
}

/** What of the board lies open to everybody. */
function boardView(state: State) {
  const { chart, sale, gone, events, canticle, papal, friars, cardinals, retired } = state;
  return {
    chart: chart.map((cubes) => [...cubes]),
    sale: [...sale],
    gone: [...gone],
    events: {
      waiting: [...events.waiting],
      placed: [...events.placed],
      used: [...events.used],
    },
    canticle: canticle.map(({ zone, tile }) => ({ zone, tile })),
    papal: { revealed: [...papal.revealed], hidden: papal.hidden.length },
    friars: [...friars],
    cardinals: [...cardinals],
    retired: [...retired],
    knowledge: discsView(state.knowledge),
    tracks: {
      riddle: discsView(state.tracks.riddle),
      messenger: discsView(state.tracks.messenger),
      orient: discsView(state.tracks.orient),
      canticle: discsView(state.tracks.canticle),
      library: discsView(state.tracks.library),
      rest: discsView(state.tracks.rest),
    },
  };
}

function volgareView({ linguaVolgare: { aside, onSale } }: State): View['linguaVolgare'] {
  if (aside.length > 0) return 'aside';
  return onSale.length > 0 ? 'on-sale' : 'taken';
}

const manuscriptsView = (state: State): View['manuscripts'] =>
  state.rows.map((row, index) => ({
    level: index + 1,
    onShow: [...row],
    left: at(state.decks, index).length,
    cost: costOf(state, index + 1),
  }));

/** DVE 14: what a viewer may know, built up field by field. */
export function view(state: State, viewer: Viewer): View {
  const { phase, turn, order, options, players, going, summons, declared } = state;
  const me = typeof viewer === 'number' ? viewer : null;
  const seesAll = phase === 'over' || viewer === 'referee';
  return {
    me,
    phase,
    turn,
    isLastTurn: isLastTurn(state),
    order: [...order],
    openScreens: options.openScreens,
    ...boardView(state),
    manuscripts: manuscriptsView(state),
    linguaVolgare: volgareView(state),
    library: { left: state.library.deck.length },
    charity: charityView(state),
    played: [...state.played],
    going: going === null ? null : goingView(going),
    shownTiles: me === null ? [] : [...tilesInHand(state, me)],
    summons: summons === null ? null : summonsView(summons),
    declared: declared.map((status) => status !== null),
    myDeclaration: me === null ? null : (declared[me] ?? null),
    players: players.map((player, seat) =>
      playerView(player, seat, options.openScreens, seesAll || seat === me),
    ),
  };
}
