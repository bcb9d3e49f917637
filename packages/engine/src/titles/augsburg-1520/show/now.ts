import { clockwiseAfter, type Seat } from '../../../core/seat.ts';
import type { Section } from '../../../core/show.ts';
import { type Noble, nobles } from '../edition.ts';
import { mostFor } from '../rules/2-auction.ts';
import type { Question, View } from '../types.ts';
import { privilegeCardName, privilegeName } from '../words/names/names.ts';
import { commandsAsked } from './commands.ts';
import { about, type Block, cardsIn, grid, type Scene, text, viewer } from './scene.ts';

type Auction = NonNullable<View['auction']>;

/** Whether a seat has passed, leads, or has the word. */
function stateOf({ board: { states } }: Scene, auction: Auction, seat: Seat): string {
  if (auction.passed.includes(seat)) return states.passed;
  if (auction.speaker === seat) return states.speaks;
  return auction.leader === seat ? states.leads : '';
}

/** How far the viewer can go, while he may still bid. */
function limit({ view, board }: Scene, { noble, passed }: Auction): readonly Block[] {
  const me = viewer(view);
  if (me === undefined || passed.includes(me.seat)) return [];
  const most = mostFor(noble, cardsIn(me.hand));
  return [text(most === 0 ? board.mayBidNone : board.most(most))];
}

function auctionAsked(scene: Scene): readonly Block[] {
  const { view, board, names, nameOf } = scene;
  const { auction, players } = view;
  if (auction === null) return [];
  const { noble, opener, highest, leader, bids } = auction;
  const order = [opener, ...clockwiseAfter(opener, players.length).slice(0, -1)];
  return [
    text(board.auction(names.nobles[noble], nameOf(opener))),
    text(leader === null ? board.noBid : board.highest(highest, nameOf(leader))),
    grid(
      board.bidColumns,
      order.map((seat) => [nameOf(seat), String(bids[seat] ?? ''), stateOf(scene, auction, seat)]),
    ),
    ...limit(scene, auction),
  ];
}

function showingAsked({ view, board, names, nameOf }: Scene): readonly Block[] {
  if (view.showdown === null) return [];
  const { seats, cards, noble } = view.showdown;
  const listed = names.listed(seats.map(nameOf));
  const say = seats.length === 1 ? board.alone : board.showdown;
  return [text(say(listed, cards, names.nobles[noble]))];
}

/** What the winner of the auction, or whom he robbed, is asked. */
function winningAsked({ view, edition, board, names, nameOf }: Scene): readonly Block[] {
  const { winning } = view;
  if (winning === null) return [];
  const { noble, seat, card, left, used, robbed } = winning;
  const name = nameOf(seat);
  const open = left.map((privilege) => privilegeName(names, privilege)).join(', ');
  const asked: Readonly<Partial<Record<Question, () => string>>> = {
    choose: () => board.chooses(name),
    discard: () => board.discards(name),
    architect: () => board.builds(name),
    compensation: () =>
      robbed === null
        ? ''
        : board.robbed(nameOf(robbed.seat), names.levelOf(robbed.level, robbed.colour)),
  };
  const said = view.question === null ? undefined : asked[view.question]?.();
  return [
    text(board.won(name, names.nobles[noble])),
    ...(card === null ? [] : [text(board.cardInUse(privilegeCardName(names, edition, card)))]),
    ...(card === null || used > 1 ? [] : [text(board.uses(name, 2 - used, open))]),
    ...(said === undefined ? [] : [text(said)]),
  ];
}

const asking: Readonly<Record<Question, (scene: Scene) => readonly Block[]>> = {
  buy: ({ board }) => [text(board.buying)],
  bid: auctionAsked,
  show: showingAsked,
  choose: winningAsked,
  privilege: winningAsked,
  discard: winningAsked,
  architect: winningAsked,
  compensation: winningAsked,
  slip: ({ board }) => [text(board.slipping)],
};

/** The noble whose auction, showdown or privileges are under way. */
const nobleNow = ({ auction, showdown, winning }: View): Noble | null =>
  (auction ?? showdown ?? winning)?.noble ?? null;

/** Whether a noble was visited in this round, is now, or will be. */
function visitOf(view: View, noble: Noble): 'over' | 'now' | 'later' {
  const now = nobleNow(view);
  if (now === null) return view.round > 0 ? 'over' : 'later';
  if (now === noble) return 'now';
  return nobles.indexOf(noble) < nobles.indexOf(now) ? 'over' : 'later';
}

/** The nobles as they are visited, and who opens the next auction, if there is one. */
function roundSaid({ view, board, names, nameOf }: Scene): readonly Block[] {
  const { question, auction, round, rounds, opener } = view;
  if (question === null) return [];
  const said = nobles.map(
    (noble) => `${names.nobles[noble]} (${board.visits[visitOf(view, noble)]})`,
  );
  const isLast = round === rounds && nobleNow(view) === nobles.at(-1);
  return [
    text(board.nobles(said.join(', '))),
    ...(auction !== null || isLast ? [] : [text(board.opens(nameOf(opener)))]),
  ];
}

function heading({ view: { question, round, rounds }, board }: Scene): string {
  if (question === null) return board.over;
  return round === 0 ? board.setUp : board.round(round, rounds);
}

/** What is asked now, and of whom. */
export function nowSection(scene: Scene): readonly Section[] {
  const { view, board } = scene;
  const { question, asked, chosen } = view;
  return [
    {
      heading: heading(scene),
      blocks: [
        ...(question === null ? [text(board.isOver)] : asking[question](scene)),
        ...about(scene, asked, board.waits),
        ...about(scene, chosen, board.chosen),
        ...commandsAsked(scene),
        ...roundSaid(scene),
      ],
    },
  ];
}
