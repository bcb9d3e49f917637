import { type View, viewSchema } from '../types.ts';

type Seen = View['players'][number];

/** A player as others see him at the beginning. */
export const playerSeen = (seat: number, known: Partial<Seen> = {}): Seen => ({
  seat,
  prestige: 0,
  cap: 25,
  florins: null,
  levels: { yellow: 1, orange: 1, violet: 1 },
  tiles: [],
  rights: { church: null, cathedral: null, coat: null, patent: null, mint: null, architect: null },
  wins: 0,
  seen: [],
  hand: null,
  dealt: null,
  gained: { privilege: 0, unused: 0, robbed: 0, peerage: 0, coat: 0, patent: 0 },
  lost: { church: 0, cathedral: 0 },
  ...known,
});

const held = (...cards: readonly string[]) => cards.map((card) => ({ card, aside: null }));

const pile = (colour: 'yellow' | 'orange' | 'violet', level: number, ...copies: number[]) => ({
  colour,
  level,
  tiles: copies.map((copy) => `${colour}-${level}-${copy}`),
});

/**
 * Seat 0's view of four in the second round: the auction for Maria, opened by seat 3, who has bid 3
 * cards; seat 1 has passed. Seat 2 is a count with a coat of arms.
 */
export const seenNow = (known: Partial<View> = {}): View =>
  viewSchema.parse({
    me: 0,
    round: 2,
    rounds: 6,
    opener: 3,
    question: 'bid',
    asked: [0],
    openMoney: false,
    auction: {
      noble: 'maria',
      opener: 3,
      speaker: 0,
      highest: 3,
      leader: 3,
      bids: [null, null, null, 3],
      passed: [1],
    },
    showdown: null,
    winning: null,
    chosen: [],
    topPrice: 250,
    privilegeCards: {
      open: ['privilege-3', 'privilege-6'],
      next: ['privilege-1', 'privilege-2', 'privilege-4', 'privilege-5', 'privilege-10'],
    },
    supply: [
      pile('yellow', 2, 1, 2, 3, 4),
      pile('yellow', 3, 1, 2),
      pile('yellow', 4, 1),
      pile('orange', 2, 1, 2, 3),
      pile('orange', 3, 1),
      pile('orange', 4, 1),
      pile('violet', 2, 1),
      pile('violet', 3),
      pile('violet', 4),
    ],
    stacks: {
      church: ['church-2', 'church-3', 'church-4', 'church-5'],
      cathedral: ['cathedral-1', 'cathedral-2', 'cathedral-3', 'cathedral-4', 'cathedral-5'],
      coat: ['coat-2', 'coat-3', 'coat-4', 'coat-5'],
      patent: ['patent-1', 'patent-2', 'patent-3', 'patent-4', 'patent-5'],
      mint: [],
      architect: ['architect-1', 'architect-2', 'architect-3', 'architect-4', 'architect-5'],
    },
    players: [
      playerSeen(0, {
        florins: 850,
        prestige: 7,
        levels: { yellow: 2, orange: 1, violet: 2 },
        tiles: ['yellow-2-5', 'violet-2-2'],
        seen: ['maria-9', 'joker-1'],
        hand: held('philipp-2', 'philipp-11', 'maria-4', 'maria-9', 'maria-15', 'joker-1'),
        dealt: [],
        gained: { privilege: 7, unused: 0, robbed: 0, peerage: 0, coat: 0, patent: 0 },
      }),
      playerSeen(1, {
        levels: { yellow: 1, orange: 1, violet: 4 },
        tiles: ['violet-2-3', 'violet-4-1'],
        rights: {
          church: 'church-1',
          cathedral: null,
          coat: null,
          patent: null,
          mint: 'mint-1',
          architect: null,
        },
        prestige: 12,
        cap: 45,
        wins: 3,
        gained: { privilege: 6, unused: 2, robbed: 1, peerage: 3, coat: 0, patent: 0 },
      }),
      playerSeen(2, {
        levels: { yellow: 1, orange: 3, violet: 1 },
        tiles: ['orange-2-4', 'orange-3-2'],
        rights: {
          church: null,
          cathedral: null,
          coat: 'coat-1',
          patent: null,
          mint: null,
          architect: null,
        },
        prestige: 25,
        wins: 2,
        seen: ['joker-5', 'joker-6'],
        gained: { privilege: 13, unused: 4, robbed: 0, peerage: 8, coat: 4, patent: 0 },
        lost: { church: 4, cathedral: 0 },
      }),
      playerSeen(3),
    ],
    ...known,
  });
