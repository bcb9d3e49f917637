import { z } from 'zod';
import { steering } from '../../core/fact.ts';
import { type Seat, seatSchema } from '../../core/seat.ts';
import type { ActionRule, Evolve } from '../../core/title.ts';
import {
  type Colour,
  colourSchema,
  type Edition,
  type FaultCode,
  type Noble,
  nobleSchema,
  type Privilege,
  privilegeSchema,
  type Right,
  rightSchema,
} from './edition.ts';

export const optionsSchema = z.strictObject({
  openMoney: z
    .boolean()
    .default(false)
    .meta({ description: 'Everybody sees everybody’s florins; hands stay secret.' }),
  smallBidsUnpaid: z
    .boolean()
    .default(false)
    .meta({ description: 'Showdowns of one or two cards pay nothing to the second and third.' }),
});
export type Options = z.infer<typeof optionsSchema>;

/** An IOU or a joker of the box: `maria-14`, `joker-3`. */
const card = z.string().regex(/^(?:philipp|louise|leo|maria|joker)-\d+$/);
const iou = z.string().regex(/^(?:philipp|louise|leo|maria)-\d+$/);
/** What a card shows: an IOU, or `joker`: which of the jokers it is, is nobody's care. */
const face = z.union([z.literal('joker'), iou]);
const privilegeCard = z.string().regex(/^privilege-\d+$/);
const levelTile = z.string().regex(/^(?:yellow|orange|violet)-[234]-\d$/);
const rightTile = z.string().regex(/^(?:church|cathedral|coat|patent|mint|architect)-\d$/);

const florins = z.int().min(0);
const points = z.int().min(0);
const level = z.int().min(1).max(4);
const round = z.int().min(0).max(7); // 0: the set-up
const number = z.int().min(1).max(80); // of cards bid
const jokers = z.int().min(0).max(40);
const seat = seatSchema;
const cards = z.array(card);
const seenBy = z.array(seatSchema);
const building = z.enum(['church', 'cathedral']);
const compensation = z.enum(['florins', 'prestige']);

const action = <T extends string, S extends z.ZodRawShape>(
  type: T,
  description: string,
  shape: S,
) => z.strictObject({ type: z.literal(type), ...shape }).meta({ description });

export const actionSchemas = [
  action('buy', 'Buy some of the cards you were dealt; a later choice replaces it.', {
    cards: z.array(iou).max(10),
    jokers,
  }),
  action('bid', 'Bid more cards than anybody so far.', { cards: number }),
  action('call', 'Bid as many cards as the highest bid.', { cards: number }),
  action('pass', 'Leave the auction of this noble for good.', {}),
  action('show', 'Lay down the cards you have bid, face down until all have.', {
    cards: z.array(iou).max(80),
    jokers,
  }),
  action('choose-privileges', 'Take one of the open privilege cards.', { card: privilegeCard }),
  action('step', 'Take the next level of a colour: from the supply, or from an opponent.', {
    colour: colourSchema,
    from: seat.nullable(),
  }),
  action('take-right', 'Take the top tile of a stack of rights.', {
    right: z.enum(['coat', 'patent', 'mint', 'architect']),
  }),
  action('build', 'Build the top church or cathedral at its price.', {
    building,
    by: z.enum(['violet', 'architect']),
  }),
  action('take-florins', 'Take the florins of a privilege.', {
    by: z.enum(['yellow', 'florins500']),
  }),
  action('gain-prestige', 'Gain the prestige of a privilege.', {
    by: z.enum(['prestige6', 'prestige7']),
  }),
  action('draw', 'Draw two cards, then discard another one.', {}),
  action('discard', 'Discard a card you held before you drew, openly; null if there is none.', {
    card: face.nullable(),
  }),
  action('waive', 'Leave one of your two privileges unused, for prestige.', {}),
  action('done', 'Build nothing with your Architect.', {}),
  action('take-compensation', 'Take what you get for the level you were robbed of.', {
    as: compensation,
  }),
  action('slip', 'Slip a card of yours under the deck; null if you hold none.', {
    card: face.nullable(),
  }),
] as const;
export type Action = z.infer<(typeof actionSchemas)[number]>;

const fact = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape, ...steering });

const due = z.array(z.strictObject({ seat, free: z.int(), toBuy: z.int() }));

/** Where prestige comes from, as the score sheet itemises it. */
export const sources = ['privilege', 'unused', 'robbed', 'peerage', 'coat', 'patent'] as const;
const sourceSchema = z.enum(sources);
export type Source = z.infer<typeof sourceSchema>;

export const factSchemas = [
  // 1 Set-up
  fact('first-player-drawn', { seat }),
  fact('deck-shuffled', { secret: z.strictObject({ seenBy, cards }) }), // the top first
  /** All ten shuffled: five lie open; which are the next round's is known from those. */
  fact('privilege-cards-laid', { open: z.array(privilegeCard), next: z.array(privilegeCard) }),
  fact('dealing-begun', { due }), // in the order of dealing
  fact('cards-dealt', {
    seat,
    free: z.int(),
    toBuy: z.int(),
    secret: z.strictObject({ seenBy, free: cards, toBuy: cards }),
  }),
  fact('buying-begun', {}),
  fact('purchase-chosen', { seat, secret: z.strictObject({ seenBy, cards, florins }) }),
  fact('purchases-settled', { florins: z.array(florins).nullable() }), // by seat, with open money
  // 2 Auctions
  fact('round-begun', { round, opener: seat }),
  fact('auction-opened', { noble: nobleSchema, opener: seat }),
  fact('bid-made', { seat, cards: number }),
  fact('bid-called', { seat, cards: number }),
  fact('player-passed', { seat }),
  fact('nobody-bid', { noble: nobleSchema }),
  fact('bidding-closed', { noble: nobleSchema, cards: number, seats: z.array(seat) }),
  fact('cards-laid', { seat, secret: z.strictObject({ seenBy, cards }) }),
  fact('cards-shown', { shown: z.array(z.strictObject({ seat, cards })) }),
  fact('auction-won', { seat, noble: nobleSchema, cards }), // which go to the discards
  fact('consolation-paid', { seat, rank: z.int(), florins }), // to the second and the third
  // 3 Privileges
  fact('privileges-chosen', { seat, card: privilegeCard }),
  fact('level-taken', {
    seat,
    colour: colourSchema,
    level,
    tile: levelTile,
    from: seat.nullable(), // null: from the supply
    handedOn: levelTile.nullable(), // the level 3 tile: to whom was robbed, or else to the supply
  }),
  fact('compensation-taken', { seat, as: compensation, florins }),
  fact('right-taken', { seat, right: rightSchema, tile: rightTile }),
  fact('building-built', {
    seat,
    building,
    tile: rightTile,
    florins,
    by: z.enum(['violet', 'architect']),
  }),
  fact('florins-taken', { seat, by: z.enum(['yellow', 'florins500']), florins }),
  /** Prestige from all sources at once, and what of it was lost for want of a building. */
  fact('prestige-gained', {
    seat,
    privilege: z.enum(['prestige6', 'prestige7']).nullable(), // by which privilege, if by one
    from: z.array(z.strictObject({ source: sourceSchema, points })),
    lost: points,
    without: building.nullable(), // which of them was missing
    to: points, // where he stands now
  }),
  fact('draw-begun', { seat }),
  fact('cards-drawn', {
    seat,
    cards: z.int(),
    secret: z.strictObject({ seenBy, drawn: cards }),
  }),
  fact('discard-chosen', { seat, secret: z.strictObject({ seenBy, card: card.nullable() }) }),
  fact('card-discarded', { seat, card: card.nullable() }),
  fact('privilege-waived', { seat }),
  fact('privileges-done', { seat }),
  // 5 End of a round
  fact('round-ended', { round }),
  fact('income-paid', { florins: z.array(florins) }), // by seat
  fact('discards-shuffled', {
    under: z.boolean(), // under a deck too short for all the cards due
    secret: z.strictObject({ seenBy, cards }),
  }),
  fact('slipping-begun', { due }),
  fact('card-slipped', { seat, secret: z.strictObject({ seenBy, card: card.nullable() }) }),
  fact('cards-slipped-under', {}),
  fact('privilege-cards-turned', { open: z.array(privilegeCard) }),
  // 6 End
  fact('last-round-over', {}),
] as const;
export type Fact = z.infer<(typeof factSchemas)[number]>;

/** A card of a hand, and what is known of it. */
export type HeldCard = {
  readonly card: string;
  readonly isSeen: boolean; // everybody has seen that he holds it
  readonly aside: 'laid' | 'drawn' | null; // laid face down; or drawn by the privilege now used
};

/** A card dealt to be bought, not paid yet. */
export type DealtCard = { readonly card: string; readonly isChosen: boolean };

type Levels = Readonly<Record<Colour, number>>;

export type Player = {
  readonly florins: number;
  readonly prestige: number;
  readonly hand: readonly HeldCard[];
  readonly dealt: readonly DealtCard[];
  readonly hasChosen: boolean; // at the question that is asked of all at once
  readonly levels: Levels;
  readonly tiles: readonly string[]; // of levels, in no order
  readonly rights: Readonly<Record<Right, string | null>>;
  readonly wins: number; // auctions won so far
  readonly gained: Readonly<Record<Source, number>>; // the bars not yet looked at
  readonly lost: { readonly church: number; readonly cathedral: number };
};

/** An auction: what each has said last, and whose word it is. */
export type Auction = {
  readonly noble: Noble;
  readonly bids: readonly (number | null)[]; // by seat
  readonly passed: readonly boolean[];
  readonly leader: Seat | null; // who made the highest bid
  readonly highest: number;
  readonly speaker: Seat;
};

/** The winner at his privileges. */
export type Winning = {
  readonly noble: Noble;
  readonly seat: Seat;
  readonly card: string | null; // once chosen
  readonly left: readonly Privilege[]; // of its three
  readonly used: number; // of two
  readonly hasBuilt: boolean; // by his Architect, in this auction
  readonly drawing: 'drawing' | 'discarding' | null;
  readonly robbed: { readonly seat: Seat; readonly colour: Colour; readonly level: number } | null;
  readonly pauses: number; // how often something was revealed or another was asked meanwhile
};

/** Cards still to be dealt to a seat. */
export type Due = { readonly seat: Seat; readonly free: number; readonly toBuy: number };

/** Where the game stands. */
export type Stage =
  | { readonly at: 'dealing'; readonly due: readonly Due[] }
  | { readonly at: 'slipping'; readonly due: readonly Due[]; readonly times: number }
  | { readonly at: 'buying' }
  | { readonly at: 'preparing' } // the next round
  | { readonly at: 'visiting'; readonly next: Noble | null } // between auctions; null: after the last
  | ({ readonly at: 'auction' } & Auction)
  | {
      readonly at: 'showing';
      readonly noble: Noble;
      readonly cards: number;
      readonly seats: readonly Seat[];
      readonly isShown: boolean;
    }
  | ({ readonly at: 'winning' } & Winning)
  | {
      readonly at: 'income';
      readonly next: 'florins' | 'prestige' | 'cards';
      readonly served: number;
    }
  | { readonly at: 'over' };
export type StageAt<K extends Stage['at']> = Extract<Stage, { readonly at: K }>;

export type State = {
  readonly edition: Edition;
  readonly options: Options;
  readonly round: number; // 0: the set-up
  readonly opener: Seat; // who won last, or the first player
  readonly stage: Stage;
  readonly players: readonly Player[];
  readonly deck: readonly string[]; // the top first
  readonly under: readonly { readonly seat: Seat; readonly card: string }[]; // slipped under it
  readonly discards: {
    readonly seen: readonly string[]; // as they were discarded, by all
    readonly unseen: readonly (readonly string[])[]; // by the seat that did not buy them
  };
  readonly privilegeCards: {
    readonly open: readonly string[];
    readonly next: readonly string[]; // the next round's, face down
    readonly away: readonly string[]; // until the ten are shuffled
  };
  readonly supply: readonly string[]; // level tiles
  readonly stacks: Readonly<Record<Right, readonly string[]>>; // the top first
};

const questions = [
  'buy',
  'bid',
  'show',
  'choose',
  'privilege',
  'discard',
  'architect',
  'compensation',
  'slip',
] as const;
/** What is asked of somebody, by what he is to do. */
export type Question = (typeof questions)[number];

export const viewSchema = z.strictObject({
  me: seat.nullable(),
  round: round.meta({ description: '0: the set-up.' }),
  rounds: z.int(),
  opener: seat.meta({ description: 'Who opens the next auction, or the one under way.' }),
  question: z.enum(questions).nullable().meta({ description: 'What is asked now; null: nothing.' }),
  asked: z.array(seat).meta({ description: 'Whom the game waits for.' }),
  openMoney: z.boolean(),
  auction: z
    .strictObject({
      noble: nobleSchema,
      opener: seat,
      speaker: seat,
      highest: z.int(),
      leader: seat.nullable().meta({ description: 'Who made the highest bid.' }),
      bids: z.array(z.int().nullable()).meta({ description: 'What each has bid last, by seat.' }),
      passed: z.array(seat),
    })
    .nullable(),
  showdown: z
    .strictObject({
      noble: nobleSchema,
      cards: z.int(),
      seats: z.array(seat).meta({ description: 'One alone shows and discards without a rival.' }),
      laid: z.array(seat),
    })
    .nullable(),
  winning: z
    .strictObject({
      noble: nobleSchema,
      seat,
      card: privilegeCard.nullable(),
      left: z.array(privilegeSchema),
      used: z.int(),
      mayBuild: z.boolean().meta({ description: 'By the Architect, besides the two privileges.' }),
      isDiscarding: z.boolean(),
      robbed: z.strictObject({ seat, colour: colourSchema, level }).nullable(),
    })
    .nullable(),
  chosen: z
    .array(seat)
    .meta({ description: 'Who has made a secret choice that still may change.' }),
  topPrice: florins.nullable().meta({ description: 'On the back of the deck’s top card.' }),
  privilegeCards: z.strictObject({
    open: z.array(privilegeCard),
    next: z
      .array(privilegeCard)
      .nullable()
      .meta({ description: 'The next round’s five; null where the ten are shuffled before.' }),
  }),
  supply: z.array(z.strictObject({ colour: colourSchema, level, tiles: z.array(levelTile) })),
  stacks: z.strictObject({
    church: z.array(rightTile),
    cathedral: z.array(rightTile),
    coat: z.array(rightTile),
    patent: z.array(rightTile),
    mint: z.array(rightTile),
    architect: z.array(rightTile),
  }),
  players: z.array(
    z.strictObject({
      seat,
      prestige: points,
      cap: points.nullable().meta({ description: 'Where his prestige ends; null: nowhere.' }),
      florins: florins.nullable().meta({ description: 'Null where they are concealed from you.' }),
      levels: z.strictObject({ yellow: level, orange: level, violet: level }),
      tiles: z.array(levelTile).meta({ description: 'The level tiles he holds.' }),
      rights: z.strictObject({
        church: rightTile.nullable(),
        cathedral: rightTile.nullable(),
        coat: rightTile.nullable(),
        patent: rightTile.nullable(),
        mint: rightTile.nullable(),
        architect: rightTile.nullable(),
      }),
      wins: z.int().meta({ description: 'Auctions won so far.' }),
      seen: cards.meta({ description: 'Cards of his hand that everybody has seen.' }),
      hand: z
        .array(z.strictObject({ card, aside: z.enum(['laid', 'drawn']).nullable() }))
        .nullable()
        .meta({ description: 'His cards; null where they are concealed from you.' }),
      dealt: z
        .array(z.strictObject({ card, isChosen: z.boolean() }))
        .nullable()
        .meta({ description: 'Cards dealt to be bought; null where they are concealed from you.' }),
      gained: z.strictObject({
        privilege: points,
        unused: points,
        robbed: points,
        peerage: points,
        coat: points,
        patent: points,
      }),
      lost: z
        .strictObject({ church: points, cathedral: points })
        .meta({ description: 'Prestige lost for want of a church, or of a cathedral.' }),
    }),
  ),
});
export type View = z.infer<typeof viewSchema>;

/** Which auctions an order is for; null: the round, or the noble, of the auction now open. */
const scope = z.discriminatedUnion('of', [
  z.strictObject({
    of: z.literal('auction'),
    round: z.int().min(1).max(7).nullable(),
    noble: nobleSchema.nullable(),
  }),
  z.strictObject({ of: z.literal('noble'), noble: nobleSchema.nullable() }),
  z.strictObject({ of: z.literal('round'), round: z.int().min(1).max(7).nullable() }),
  z.strictObject({ of: z.literal('game') }),
]);
export type Scope = z.infer<typeof scope>;

const limit = z.int().min(0).max(80);
const ranked = z
  .strictObject({ kind: z.literal('ranked'), cards: z.array(face).min(1).max(80) })
  .meta({ description: 'Of these, in this order, the first that make a legal set.' });
const jokersWhen = z.enum(['first', 'last']);

/** Sealed instructions for auctions. A part that is null says nothing: a wider order may, or I am asked. */
export const orderSchema = z.strictObject({
  scope,
  bidding: z
    .strictObject({
      open: limit.meta({ description: 'Cards to open with if nobody has bid; 0: pass.' }),
      raise: z.strictObject({
        below: limit.meta({ description: 'Raise while the highest number is below this.' }),
        to: z.enum(['next', 'limit']).meta({ description: 'By one, or at once to the limit.' }),
      }),
      call: limit.meta({ description: 'Else call while the highest number is at most this.' }),
      otherwise: z.enum(['pass', 'ask']),
    })
    .nullable(),
  jokers: jokers.meta({ description: 'At most so many jokers, in bids and when showing.' }),
  show: z
    .union([z.strictObject({ kind: z.literal('highest'), jokers: jokersWhen }), ranked])
    .nullable()
    .meta({ description: 'In a showdown: the highest with the lowest others, or a list.' }),
  discard: z
    .union([z.strictObject({ kind: z.literal('lowest'), jokers: jokersWhen }), ranked])
    .nullable()
    .default({ kind: 'lowest', jokers: 'last' })
    .meta({ description: 'When alone: the lowest numbers, unless told otherwise, or a list.' }),
  robbed: z
    .enum(['florins', 'prestige', 'prestige-unless-lost'])
    .nullable()
    .meta({ description: 'The compensation to take when robbed of a level.' }),
  untilWin: z
    .strictObject({ wins: z.int().min(0).max(99).nullable() })
    .nullable()
    .meta({ description: 'It lapses once I win an auction: more than these, null: than now.' }),
});
export type Order = z.infer<typeof orderSchema>;

type Rule =
  | `A 1.${1 | 2 | 3 | 4 | 5}`
  | `A 2.${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`
  | `A 3.${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11}`
  | `A 4.${1 | 2}`
  | `A 5.${1 | 2 | 3 | 4 | 5}`
  | 'A 6'
  | 'A 7'
  | 'A 7.1'
  | `A 8.${1 | 2 | 3 | 4 | 5 | 6}`;

/** What was missing; with what the sentence needs. */
type RefusalCode =
  | 'asked-otherwise' // question: what is asked instead
  | 'not-dealt' // buying: a card he was not dealt, or twice
  | 'too-few-florins' // needed, has
  | 'bid-not-higher' // highest
  | 'no-card-of-noble' // noble: without one of his, none can be bid
  | 'bid-above-cards' // most: that he can show
  | 'nothing-to-call'
  | 'other-number-to-call' // highest
  | 'not-your-cards'
  | 'wrong-number-of-cards' // needed, chosen
  | 'only-jokers'
  | 'wrong-noble' // noble: whose cards are wanted
  | 'card-not-open'
  | 'privilege-not-left' // privilege
  | 'top-level' // colour
  | 'tile-in-supply' // colour, level: take it from there
  | 'not-in-supply' // colour, level: take it from an opponent
  | 'not-on-level' // seat, colour, level
  | 'level-too-low' // colour, needed, level
  | 'right-owned' // right
  | 'stack-empty' // right
  | 'no-architect'
  | 'architect-used'
  | 'privileges-left' // before one is done
  | 'just-drawn' // the card to discard
  | 'card-needed' // he holds one, and must discard or slip it
  | 'empty-order'
  | 'order-too-late'
  | 'no-auction-open' // for an order that does not say which
  | 'not-understood';

export type Augsburg = {
  Options: Options;
  Edition: Edition;
  State: State;
  Action: Action;
  Fact: Fact;
  View: View;
  Order: Order;
  Rule: Rule;
  RefusalCode: RefusalCode;
  FaultCode: FaultCode;
};

/** The actions and facts of one type, and what turns such a fact into the state after it. */
export type ActionOf<K extends Action['type']> = Extract<Action, { readonly type: K }>;
export type FactOf<K extends Fact['type']> = Extract<Fact, { readonly type: K }>;
export type Rules<K extends Action['type']> = ActionRule<Augsburg, ActionOf<K>>;
export type Step<K extends Fact['type']> = Evolve<Augsburg, FactOf<K>>;
