import type { Seat, Viewer } from '../../core/seat.ts';
import { deckOf } from './deck.ts';
import { colours } from './edition.ts';
import { byNumber, isTileOf, priceOf, sorted } from './pieces.ts';
import { askedNow } from './questions.ts';
import { mayBuildByArchitect } from './rules/3-9-architect.ts';
import { capOf } from './rules/4-prestige.ts';
import { roundsFor } from './state.ts';
import type { Player, State, View } from './types.ts';

const seatsWhere = (marks: readonly boolean[]): Seat[] =>
  marks.flatMap((mark, seat) => (mark ? [seat] : []));

function auctionView({ stage, opener }: State): View['auction'] {
  if (stage.at !== 'auction') return null;
  const { noble, speaker, highest, leader, bids, passed } = stage;
  return {
    noble,
    opener,
    speaker,
    highest,
    leader,
    bids: [...bids],
    passed: seatsWhere(passed),
  };
}

function showdownView({ stage, players }: State): View['showdown'] {
  if (stage.at !== 'showing') return null;
  const { noble, cards, seats } = stage;
  return {
    noble,
    cards,
    seats: [...seats],
    laid: seats.filter((seat) => players[seat]?.hasChosen === true),
  };
}

function winningView(state: State): View['winning'] {
  const { stage } = state;
  if (stage.at !== 'winning') return null;
  const { noble, seat, card, left, used, drawing, robbed } = stage;
  return {
    noble,
    seat,
    card,
    left: [...left],
    used,
    mayBuild: mayBuildByArchitect(state, stage),
    isDiscarding: drawing === 'discarding',
    robbed: robbed === null ? null : { ...robbed },
  };
}

/** The cards of a list, in the order one sorts a hand in. */
const inOrder = <T extends { readonly card: string }>(list: readonly T[]): readonly T[] =>
  sorted(list.map(({ card }) => card)).flatMap((card) => list.filter((held) => held.card === card));

function playerView(
  { edition, options }: State,
  player: Player,
  seat: Seat,
  isOpen: boolean,
): View['players'][number] {
  const { prestige, florins, levels, tiles, rights, wins, hand, dealt, gained, lost } = player;
  return {
    seat,
    prestige,
    cap: capOf(edition, player),
    florins: isOpen || options.openMoney ? florins : null,
    levels: { ...levels },
    tiles: [...tiles],
    rights: { ...rights },
    wins,
    seen: [...sorted(hand.filter(({ isSeen }) => isSeen).map(({ card }) => card))],
    hand: isOpen ? inOrder(hand).map(({ card, aside }) => ({ card, aside })) : null,
    dealt: isOpen ? inOrder(dealt).map(({ card, isChosen }) => ({ card, isChosen })) : null,
    gained: { ...gained },
    lost: { ...lost },
  };
}

/** A 7: what a viewer may know: no hands, hand sizes or money of others, and nothing of the piles. */
export function view(state: State, viewer: Viewer): View {
  const { edition, options, round, opener, players, privilegeCards, supply, stacks } = state;
  const asked = askedNow(state);
  const [top] = deckOf(state);
  return {
    me: typeof viewer === 'number' ? viewer : null,
    round,
    rounds: roundsFor(players.length),
    opener,
    question: asked?.question ?? null,
    asked: [...(asked?.waiting ?? [])],
    openMoney: options.openMoney,
    auction: auctionView(state),
    showdown: showdownView(state),
    winning: winningView(state),
    chosen: asked === null ? [] : asked.able.filter((seat) => !asked.waiting.includes(seat)),
    topPrice: top === undefined ? null : priceOf(edition, top),
    privilegeCards: {
      open: [...byNumber(privilegeCards.open)],
      next: privilegeCards.next.length === 0 ? null : [...byNumber(privilegeCards.next)],
    },
    supply: colours.flatMap((colour) =>
      [2, 3, 4].map((level) => ({
        colour,
        level,
        tiles: supply.filter((tile) => isTileOf(colour, level, tile)),
      })),
    ),
    stacks: {
      church: [...stacks.church],
      cathedral: [...stacks.cathedral],
      coat: [...stacks.coat],
      patent: [...stacks.patent],
      mint: [...stacks.mint],
      architect: [...stacks.architect],
    },
    players: players.map((player, seat) =>
      playerView(state, player, seat, viewer === 'referee' || viewer === seat),
    ),
  };
}
