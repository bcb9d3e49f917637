import { type Chance, shuffled } from '../../../core/chance.ts';
import { clockwiseAfter, seatsOf } from '../../../core/seat.ts';
import type { Table } from '../../../core/title.ts';
import { rights } from '../edition.ts';
import { deckIds, jokersGiven, levelTileIds, privilegeIds, stackOf } from '../pieces.ts';
import type { Augsburg, Fact, Player, State, Step } from '../types.ts';

/** Cards each player is dealt to buy at the start. */
const dealtEach = 7;

/** A 1.1: florins, level 1 everywhere, no prestige, and two jokers, which everybody sees him get. */
const newcomer = (seat: number): Player => ({
  florins: 1500,
  prestige: 0,
  hand: jokersGiven(seat).map((card) => ({ card, isSeen: true, aside: null })),
  dealt: [],
  hasChosen: false,
  levels: { yellow: 1, orange: 1, violet: 1 },
  tiles: [],
  rights: { church: null, cathedral: null, coat: null, patent: null, mint: null, architect: null },
  wins: 0,
  gained: { privilege: 0, unused: 0, robbed: 0, peerage: 0, coat: 0, patent: 0 },
  lost: { church: 0, cathedral: 0 },
});

/** The box opened. A 1.2: level tiles by the number of players, and all thirty rights. */
export const open = ({ options, edition, seats }: Table<Augsburg>): State => ({
  edition,
  options,
  round: 0,
  opener: 0,
  stage: { at: 'dealing', due: [] },
  players: seatsOf(seats).map(newcomer),
  deck: deckIds(edition, seats),
  under: [],
  discards: { seen: [], unseen: seatsOf(seats).map(() => []) },
  privilegeCards: { open: [], next: [], away: privilegeIds(edition) },
  supply: levelTileIds(edition, seats),
  stacks: Object.fromEntries(
    rights.map((right) => [right, stackOf(edition, right)]),
  ) as State['stacks'],
});

/** A 1.5: the ten privilege cards shuffled, five face up, five face down. */
export function privilegeCardsLaid({ edition }: State, chance: Chance): Fact {
  const cards = shuffled(chance, 'privileges', privilegeIds(edition));
  return { type: 'privilege-cards-laid', open: cards.slice(0, 5), next: cards.slice(5) };
}

/** A 1.3, 1.4: the first player is drawn; from him on each is dealt seven cards, one at a time. */
export function setup(state: State, chance: Chance): readonly Fact[] {
  const seats = state.players.length;
  const first = chance.draw('first-player', seats);
  const deck = shuffled(chance, 'deck', state.deck);
  const order = [first, ...clockwiseAfter(first, seats).slice(0, -1)];
  return [
    { type: 'first-player-drawn', seat: first },
    privilegeCardsLaid(state, chance),
    { type: 'deck-shuffled', secret: { seenBy: [], cards: [...deck] } },
    ...order.map((seat, place): Fact => {
      const toBuy = Array.from(
        { length: dealtEach },
        (_, time) => deck[time * seats + place] ?? '',
      );
      return {
        type: 'cards-dealt',
        seat,
        free: 0,
        toBuy: dealtEach,
        secret: { seenBy: [seat], free: [], toBuy },
      };
    }),
    { type: 'buying-begun' },
  ];
}

export const drawnFirstPlayer: Step<'first-player-drawn'> = (state, { seat }) => ({
  ...state,
  opener: seat,
});

export const shuffledDeck: Step<'deck-shuffled'> = (state, { secret: { cards } }) => ({
  ...state,
  deck: cards,
});

export const laidPrivilegeCards: Step<'privilege-cards-laid'> = (state, { open: shown, next }) => ({
  ...state,
  privilegeCards: { open: shown, next, away: [] },
});
