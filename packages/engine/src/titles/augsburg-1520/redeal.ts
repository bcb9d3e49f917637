import { type Chance, shuffled } from '../../core/chance.ts';
import { at, type Seat, type Viewer } from '../../core/seat.ts';
import { deckOf } from './deck.ts';
import type { Noble } from './edition.ts';
import { isFor, isJoker, priceOf, worthOf } from './pieces.ts';
import type { DealtCard, HeldCard, Player, State } from './types.ts';

/** Cards a viewer cannot know the places of, dealt from one pile. */
type Pool = {
  /** The next ones, fewer where fewer are left. */
  readonly take: (count: number) => readonly string[];
  /** The first that will do. */
  readonly takeWhere: (will: (card: string) => boolean) => string | undefined;
  readonly putBack: (cards: readonly string[]) => void;
};

function poolOf(cards: readonly string[]): Pool {
  let left = cards;
  return {
    take: (count) => {
      const taken = left.slice(0, Math.max(0, count));
      left = left.slice(taken.length);
      return taken;
    },
    takeWhere: (will) => {
      const card = left.find(will);
      left = left.filter((other) => other !== card);
      return card;
    },
    putBack: (back) => {
      left = [...left, ...back];
    },
  };
}

/** What everybody knows a player to hold at least: as many cards of a noble as he has bid. */
type Need = { readonly noble: Noble; readonly cards: number };

function needOf({ stage }: State, seat: Seat): Need | null {
  if (stage.at === 'auction') {
    const cards = stage.bids[seat] ?? null;
    return cards === null ? null : { noble: stage.noble, cards };
  }
  return stage.at === 'showing' && stage.seats.includes(seat) ? stage : null;
}

const hiddenIn = ({ hand }: Player): readonly HeldCard[] => hand.filter(({ isSeen }) => !isSeen);

/**
 * The kinds of hidden cards a player must keep so that he can show what he has bid, besides the cards
 * that all have seen: so many of the noble's, so many jokers.
 */
function keptKinds(player: Player, need: Need | null): readonly ('noble' | 'joker')[] {
  if (need === null) return [];
  const { noble, cards } = need;
  const seen = player.hand.filter(({ isSeen }) => isSeen).map(({ card }) => card);
  const hidden = hiddenIn(player).map(({ card }) => card);
  const count = (list: readonly string[], is: (card: string) => boolean) => list.filter(is).length;
  const isOwn = (card: string) => isFor(noble, card);
  const seenOwn = count(seen, isOwn);
  const lacking = Math.max(0, cards - seenOwn - (seenOwn > 0 ? count(seen, isJoker) : 0));
  if (lacking === 0) return [];
  const own = Math.min(lacking, count(hidden, isOwn));
  const jokers = Math.min(lacking - own, count(hidden, isJoker));
  return [
    ...Array.from({ length: own }, () => 'noble' as const),
    ...Array.from({ length: jokers }, () => 'joker' as const),
  ];
}

/** Hidden cards that keep a player able to show what he has bid. */
function takeKept(pool: Pool, player: Player, need: Need | null): readonly string[] {
  return keptKinds(player, need).flatMap((kind) => {
    const will = (card: string) =>
      kind === 'joker' || need === null ? isJoker(card) : isFor(need.noble, card);
    return pool.takeWhere(will) ?? [];
  });
}

/** A hand may be so much larger or smaller than it is: its size is nobody else's to know. */
const spread = 2;

/** How many hidden cards a player is dealt besides those he must keep. */
function freeSize(player: Player, kept: number, chance: Chance): number {
  const now = hiddenIn(player).length - kept;
  return Math.max(0, now + chance.draw('redeal-sizes', 2 * spread + 1) - spread);
}

/** Money and hidden cards are worth the same together: what one did not buy one did not pay. */
function afforded(
  { edition, options }: State,
  player: Player,
  kept: readonly string[],
  free: readonly string[],
) {
  if (options.openMoney) return { cards: [...kept, ...free], florins: player.florins };
  const wealth =
    player.florins +
    worthOf(
      edition,
      hiddenIn(player).map(({ card }) => card),
    );
  let florins = wealth - worthOf(edition, kept);
  const cards = [...kept];
  for (const card of free) {
    const price = priceOf(edition, card);
    if (price > florins) continue;
    florins -= price;
    cards.push(card);
  }
  return { cards, florins: Math.max(0, florins) };
}

/** Which of one's cards one has laid, where all one can tell is how many. */
function laidAnew(
  state: State,
  player: Player,
  seat: Seat,
  hand: readonly HeldCard[],
  chance: Chance,
) {
  const { stage } = state;
  if (!player.hasChosen) return hand;
  if (stage.at === 'slipping') {
    return hand.map((held, index) => ({ ...held, aside: index === 0 ? ('laid' as const) : null }));
  }
  const need = needOf(state, seat);
  if (stage.at !== 'showing' || stage.isShown || need === null) return hand;
  const cards = shuffled(
    chance,
    'redeal',
    hand.map(({ card }) => card),
  );
  const [first, ...others] = [
    ...cards.filter((card) => isFor(need.noble, card)),
    ...cards.filter((card) => isJoker(card)),
  ];
  const laid = [first, ...shuffled(chance, 'redeal', others).slice(0, need.cards - 1)];
  return hand.map((held) => ({
    ...held,
    aside: laid.includes(held.card) ? ('laid' as const) : null,
  }));
}

/** What one has chosen to buy: anything one could pay. */
function chosenAnew(
  { edition }: State,
  { hasChosen }: Player,
  dealt: readonly string[],
  florins: number,
  chance: Chance,
): readonly DealtCard[] {
  let left = florins;
  return dealt.map((card) => {
    const price = priceOf(edition, card);
    const isChosen = hasChosen && price <= left && chance.draw('redeal-purchases', 2) === 0;
    if (isChosen) left -= price;
    return { card, isChosen };
  });
}

/** The places a viewer cannot look into: their cards, in no order. */
const hiddenCards = (state: State, isHidden: (seat: Seat) => boolean): readonly string[] => [
  ...state.deck,
  ...state.under.filter(({ seat }) => isHidden(seat)).map(({ card }) => card),
  ...state.discards.unseen.filter((_, seat) => isHidden(seat)).flat(),
  ...state.players
    .filter((_, seat) => isHidden(seat))
    .flatMap((player) => [
      ...hiddenIn(player).map(({ card }) => card),
      ...player.dealt.map(({ card }) => card),
    ]),
];

/** The deck's top card may be any of its price that nobody needs for what he has bid. */
function takeTop(pool: Pool, state: State): readonly string[] {
  const [top] = deckOf(state);
  if (top === undefined || state.deck.length === 0) return [];
  const { stage, edition } = state;
  const noble = stage.at === 'auction' || stage.at === 'showing' ? stage.noble : null;
  const kindOf = (card: string): number =>
    isJoker(card) ? 2 : Number(noble !== null && isFor(noble, card));
  const price = priceOf(edition, top);
  const isAlike = (card: string) =>
    priceOf(edition, card) === price && [0, kindOf(top)].includes(kindOf(card));
  return [pool.takeWhere(isAlike) ?? top];
}

/** A player dealt anew: what all have seen of his hand stays, and all that he must be able to show. */
function playerAnew(
  state: State,
  seat: Seat,
  pool: Pool,
  { kept, drawn, dealt }: Fixed,
  chance: Chance,
): Player {
  const player = at(state.players, seat);
  const size = state.round === 0 ? 0 : freeSize(player, kept.length + drawn.length, chance);
  const free = pool.take(size);
  const { cards, florins } = afforded(state, player, [...kept, ...drawn], free);
  pool.putBack(free.filter((card) => !cards.includes(card)));
  const hidden = shuffled(chance, 'redeal', cards).map(
    (card): HeldCard => ({ card, isSeen: false, aside: drawn.includes(card) ? 'drawn' : null }),
  );
  const seen = player.hand.filter(({ isSeen }) => isSeen);
  return {
    ...player,
    florins,
    hand: laidAnew(state, player, seat, [...hidden, ...seen], chance),
    dealt: chosenAnew(state, player, dealt, florins, chance),
  };
}

/** What a player is dealt before the sizes of hands are settled. */
type Fixed = {
  readonly kept: readonly string[];
  readonly drawn: readonly string[];
  readonly dealt: readonly string[];
};

const drawnIn = ({ hand }: Player): number => hand.filter(({ aside }) => aside === 'drawn').length;

/** A 7: the same table, with all that a viewer cannot know dealt anew. */
export function redeal(state: State, viewer: Viewer, chance: Chance): State {
  if (viewer === 'referee') return state;
  const { players, deck, under, discards } = state;
  const isHidden = (seat: Seat): boolean => seat !== viewer;
  const others = players.flatMap((_, seat) => (isHidden(seat) ? [seat] : []));
  const pool = poolOf(shuffled(chance, 'redeal', hiddenCards(state, isHidden)));
  const top = takeTop(pool, state);
  const kept = players.map((player, seat) =>
    isHidden(seat) ? takeKept(pool, player, needOf(state, seat)) : [],
  );
  const fixed = players.map((player, seat): Fixed => {
    if (!isHidden(seat)) return { kept: [], drawn: [], dealt: [] };
    const drawn = pool.take(drawnIn(player));
    return { kept: kept[seat] ?? [], drawn, dealt: pool.take(player.dealt.length) };
  });
  const deckAnew = [...top, ...pool.take(deck.length - top.length)];
  const underAnew = under.map((slipped) =>
    isHidden(slipped.seat) ? { ...slipped, card: pool.take(1)[0] ?? slipped.card } : slipped,
  );
  const playersAnew = players.map((player, seat) =>
    isHidden(seat) ? playerAnew(state, seat, pool, at(fixed, seat), chance) : player,
  );
  const leftTo = pool
    .take(Number.POSITIVE_INFINITY)
    .map((card) => ({ card, owner: others[chance.draw('redeal', others.length)] }));
  return {
    ...state,
    players: playersAnew,
    deck: deckAnew,
    under: underAnew,
    discards: {
      ...discards,
      unseen: discards.unseen.map((own, seat) =>
        isHidden(seat) ? leftTo.filter(({ owner }) => owner === seat).map(({ card }) => card) : own,
      ),
    },
  };
}
