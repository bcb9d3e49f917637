import { at, type Seat } from '../../../core/seat.ts';
import type { Section } from '../../../core/show.ts';
import { write } from '../notation.ts';
import { votesOf } from '../rules/6-6-votes.ts';
import { mostVotes } from '../rules/11-stupor-mundi.ts';
import { statusesFor, statusPrice } from '../rules/12-end.ts';
import { score } from '../rules/13-score.ts';
import type { Status, View } from '../types.ts';
import { capital, placeName } from '../words/names/names.ts';
import { commandsAsked, freeStarts, toReceive, toStart } from './commands.ts';
import { faresAsked } from './fares.ts';
import {
  about,
  type Block,
  grid,
  isPlayed,
  laidOut,
  piecesOf,
  type Scene,
  text,
  voter,
} from './scene.ts';

/** The number by which a player is meant in a line. */
const numbered = ({ nameOf }: Scene, seat: Seat): string => `${nameOf(seat)} (${seat + 1})`;

function startAsked(scene: Scene): readonly Block[] {
  const { view, board, names, nameOf } = scene;
  const chooser = toStart(view);
  const free = freeStarts(scene).map(({ name }) => name);
  return chooser === undefined
    ? []
    : [text(board.choosesStart(nameOf(chooser), names.listed(free)))];
}

function almsAsked(scene: Scene): readonly Block[] {
  const { view, board, names, nameOf } = scene;
  const candidates = view.charity?.candidates ?? [];
  const chooser = toReceive(view);
  const givers = names.listed(candidates.map((seat) => numbered(scene, seat)));
  return [
    text(board.charityPhase),
    ...(chooser === undefined || candidates.length === 0
      ? []
      : [text(board.choosesAlms(nameOf(chooser), givers))]),
  ];
}

type Going = NonNullable<View['going']>;

/** What can be done once a turn and is done. */
function deedsDone({ board: { deeds }, names }: Scene, going: Going): readonly string[] {
  const taken = names.listed(going.colours.map((colour) => names.cubes[colour][1]));
  const done: readonly (readonly [boolean, string])[] = [
    [going.hasMoved, deeds.moved],
    [going.hasManuscript, deeds.manuscript],
    [going.hasSalterio, deeds.salterio],
    [going.hasBusiness, deeds.business],
    [going.hasUsedVirtual, deeds.virtualCube],
    [going.colours.length > 0, deeds.taken(taken)],
  ];
  return done.filter(([isDone]) => isDone).map(([, deed]) => deed);
}

function turnAsked(scene: Scene, going: Going): readonly Block[] {
  const { view, edition, board, names, nameOf } = scene;
  const name = nameOf(going.seat);
  const sea = edition.seas.find(({ id }) => id === at(view.players, going.seat).place);
  const deeds = deedsDone(scene, going);
  return [
    ...(deeds.length === 0 ? [] : [text(board.doneAlready(names.listed(deeds)))]),
    ...(sea === undefined || going.hasMoved ? [] : [text(board.mustLand(name, sea.name))]),
    ...(going.looking === null ? [] : [text(board.looks(name, going.looking))]),
    ...laidOut(board.shownTiles, piecesOf(scene, view.shownTiles)),
    ...faresAsked(scene),
  ];
}

type Summons = NonNullable<View['summons']>;

/** What the caller adds, and how far the viewer can go. */
function limits(scene: Scene, summons: Summons): readonly Block[] {
  const { board, nameOf } = scene;
  const { caller, bidders, stage } = summons;
  const none = { friar: null, cardinal: null, cubes: [] };
  const me = voter(scene);
  return [
    text(board.callerAdds(nameOf(caller), mostVotes(summons, caller, none))),
    ...(me === undefined || (stage === 'bidding' && !bidders.includes(me.seat))
      ? []
      : [text(board.mayBid(mostVotes(summons, me.seat, me)))]),
  ];
}

/** What the auction of Stupor Mundi waits for. */
function auctionAsked(scene: Scene, summons: Summons): readonly Block[] {
  const { board, nameOf } = scene;
  const { caller, stage, toAsk, coming, bidders, highest } = summons;
  if (stage === 'asking') {
    return [
      ...about(scene, toAsk.slice(0, 1), board.toAnswer),
      ...about(scene, toAsk.slice(1), board.answersLater),
      ...limits(scene, summons),
    ];
  }
  const name = nameOf(highest?.seat ?? caller);
  const votes = highest?.votes ?? 0;
  if (stage === 'paying') return [text(board.pays(name, votes))];
  const passed = [caller, ...coming].filter((seat) => !bidders.includes(seat));
  return [
    text(highest === null ? board.noBid : board.highest(name, votes)),
    ...about(scene, bidders, board.bidders),
    ...about(scene, passed, board.passed),
    ...limits(scene, summons),
  ];
}

function summonsAsked(scene: Scene, summons: Summons): readonly Block[] {
  const { edition, board, nameOf } = scene;
  const event = edition.events.find(({ gives }) => gives === 'auction');
  const place = placeName(edition, event?.zone ?? '');
  return [
    text(board.summons(nameOf(summons.caller), place, event?.name ?? '')),
    ...about(scene, summons.coming, board.coming),
    ...auctionAsked(scene, summons),
  ];
}

function actionsAsked(scene: Scene): readonly Block[] {
  const { view, board, nameOf } = scene;
  const { summons, going } = view;
  return [
    text(board.actionPhase),
    ...(going === null ? [] : [text(board.plays(nameOf(going.seat), going.points))]),
    ...(summons === null ? [] : summonsAsked(scene, summons)),
    ...(summons === null && going !== null ? turnAsked(scene, going) : []),
  ];
}

/** What a status scores, as the rules of the score count it. */
function pointsOf({ view, table }: Scene, seat: Seat, status: Status): number {
  const players = view.players.map((player) =>
    player.seat === seat ? { ...player, elected: status } : player,
  );
  const lines = score({ ...view, players }, table)[seat] ?? [];
  return lines.find(({ line }) => line === 'election')?.points ?? 0;
}

/** What the viewer may seek, and the votes he has for it. */
function statusesAsked(scene: Scene): readonly Block[] {
  const { board, names } = scene;
  const me = voter(scene);
  if (me === undefined) return [];
  const rows = statusesFor(me).map((status) => [
    capital(names.statuses[status]),
    write({ type: 'declare', status }),
    String(statusPrice[status]),
    String(pointsOf(scene, me.seat, status)),
  ]);
  return [text(board.haveVotes(votesOf(me))), grid(board.statusColumns, rows)];
}

function electionAsked(scene: Scene): readonly Block[] {
  const { view, board, names } = scene;
  const having = (done: boolean): readonly Seat[] =>
    view.players.map(({ seat }) => seat).filter((seat) => (view.declared[seat] ?? false) === done);
  const mine = view.myDeclaration;
  return [
    text(board.declaring),
    ...about(scene, having(true), board.declared),
    ...about(scene, having(false), board.undeclared),
    ...(mine === null ? [] : [text(board.myDeclaration(names.statuses[mine]))]),
    ...statusesAsked(scene),
  ];
}

const asked: Readonly<Record<View['phase'], (scene: Scene) => readonly Block[]>> = {
  starting: startAsked,
  event: ({ board }) => [text(board.eventPhase)],
  charity: almsAsked,
  actions: actionsAsked,
  election: electionAsked,
  over: ({ board }) => [text(board.isOver)],
};

function nowHeading({ view: { phase, turn, isLastTurn }, board }: Scene): string {
  if (phase === 'starting') return board.setUp;
  if (phase === 'election') return board.election(turn);
  if (phase === 'over') return board.over;
  return isLastTurn ? board.lastTurn(turn) : board.turn(turn);
}

/** What is asked now, and of whom. */
export function nowSection(scene: Scene): readonly Section[] {
  const { view, board } = scene;
  return [
    {
      heading: nowHeading(scene),
      blocks: [
        ...asked[view.phase](scene),
        ...commandsAsked(scene),
        ...(isPlayed(view)
          ? [
              ...about(scene, view.order, board.order),
              ...about(scene, view.played, board.played),
              text(board.onceATurn),
            ]
          : []),
      ],
    },
  ];
}
