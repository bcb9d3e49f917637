import { z } from 'zod';
import { steering } from '../../core/fact.ts';
import { type Seat, seatSchema } from '../../core/seat.ts';

/** The printed facts: which lanterns are in the box, their glass, and the coins to begin with. */
export const editionSchema = z.strictObject({
  name: z.string(),
  coins: z.int().min(1).max(50),
  glasses: z.array(z.enum(['amber', 'jade', 'ruby', 'azure'])).min(2),
  lanterns: z.array(z.strictObject({ light: z.int().min(1), glass: z.string() })).min(4),
  charms: z.array(z.int().min(1)).min(16), // their numbers
  mostCharm: z.int().min(1), // what the kept ones may add up to
});
export type Edition = z.infer<typeof editionSchema>;

export const optionsSchema = z.strictObject({
  stalls: z.int().min(1).max(12).default(6).meta({ description: 'How many lanterns are sold.' }),
});
type Options = z.infer<typeof optionsSchema>;

const lantern = z.string().regex(/^lantern-\d+$/);
const patron = z.string().regex(/^patron-[a-z]+$/);
const coins = z.int().min(0).max(50);
const charm = z.string().regex(/^charm-\d+$/);
const seenBy = z.array(seatSchema);

export const actionSchemas = [
  z
    .strictObject({ type: z.literal('keep'), charms: z.array(charm).max(4) })
    .meta({ description: 'Keep some of the charms you were dealt.' }),
  z
    .strictObject({ type: z.literal('seal'), coins })
    .meta({ description: 'Seal a bid; a later one replaces it until all are in.' }),
  z
    .strictObject({ type: z.literal('raise'), coins })
    .meta({ description: 'Bid more than the highest bid so far.' }),
  z.strictObject({ type: z.literal('pass') }).meta({ description: 'Leave this auction for good.' }),
  z
    .strictObject({ type: z.literal('polish'), lantern })
    .meta({ description: 'Polish a lantern of yours for a coin.' }),
  z
    .strictObject({ type: z.literal('take') })
    .meta({ description: 'Take the lantern nobody bought.' }),
  z.strictObject({ type: z.literal('leave') }).meta({ description: 'Let it go out.' }),
] as const;
export type Action = z.infer<(typeof actionSchemas)[number]>;

export const factSchemas = [
  z.strictObject({
    type: z.literal('lanterns-shuffled'),
    ...steering,
    secret: z.strictObject({
      seenBy,
      deck: z.array(lantern),
      spare: z.array(patron),
      undealt: z.array(charm),
    }),
  }),
  z.strictObject({
    type: z.literal('patron-dealt'),
    seat: seatSchema,
    ...steering,
    secret: z.strictObject({ seenBy, patron }),
  }),
  z.strictObject({
    type: z.literal('charms-dealt'),
    seat: seatSchema,
    ...steering,
    secret: z.strictObject({ seenBy, charms: z.array(charm) }),
  }),
  z.strictObject({
    type: z.literal('charms-kept'),
    seat: seatSchema,
    ...steering,
    secret: z.strictObject({ seenBy, charms: z.array(charm) }),
  }),
  z.strictObject({ type: z.literal('lantern-lit'), stall: z.int(), lantern, ...steering }),
  z.strictObject({
    type: z.literal('bid-sealed'),
    seat: seatSchema,
    ...steering,
    secret: z.strictObject({ seenBy, coins }),
  }),
  z.strictObject({ type: z.literal('bids-opened'), coins: z.array(coins), ...steering }),
  z.strictObject({ type: z.literal('bid-raised'), seat: seatSchema, coins, ...steering }),
  z.strictObject({ type: z.literal('passed'), seat: seatSchema, ...steering }),
  z.strictObject({
    type: z.literal('lantern-sold'),
    lantern,
    seat: seatSchema,
    coins,
    ...steering,
  }),
  z.strictObject({
    type: z.literal('lantern-polished'),
    lantern,
    seat: seatSchema,
    ...steering,
  }),
  z.strictObject({
    type: z.literal('lantern-offered'),
    lantern,
    seat: seatSchema,
    ...steering,
  }),
  z.strictObject({ type: z.literal('lantern-taken'), lantern, seat: seatSchema, ...steering }),
  z.strictObject({ type: z.literal('lantern-gone-out'), lantern, ...steering }),
  z.strictObject({
    type: z.literal('secrets-shown'),
    patrons: z.array(patron),
    charms: z.array(z.array(charm)),
    ...steering,
  }),
] as const;
export type Fact = z.infer<(typeof factSchemas)[number]>;

/** A lantern on sale by sealed bids, or by an open auction. */
export type Stall =
  | {
      readonly sale: 'sealed';
      readonly lantern: string;
      readonly bids: readonly (number | null)[];
      readonly opened: boolean;
    }
  | {
      readonly sale: 'open';
      readonly lantern: string;
      readonly turn: Seat;
      readonly highest: { readonly seat: Seat; readonly coins: number } | null;
      readonly passed: readonly boolean[];
      readonly offeredTo: Seat | null; // once nobody has bought it
    };

export type Fairgoer = {
  readonly coins: number;
  readonly lanterns: readonly string[];
  readonly polished: readonly boolean[]; // by the place of the lantern
  readonly patron: string;
  readonly charms: readonly string[]; // dealt, then kept
  readonly boxed: readonly string[]; // dealt and not kept
  readonly hasKept: boolean;
};

export type State = {
  readonly edition: Edition;
  readonly stalls: number; // to be held in all
  readonly held: number; // begun so far
  readonly deck: readonly string[]; // the next lantern first
  readonly spare: readonly string[]; // patrons nobody was dealt
  readonly undealt: readonly string[]; // charms nobody was dealt
  readonly out: readonly string[]; // lanterns nobody bought
  readonly stall: Stall | null;
  readonly opener: Seat;
  readonly fairgoers: readonly Fairgoer[];
  readonly shown: boolean; // the secrets, at the end
};

export const viewSchema = z.strictObject({
  me: seatSchema.nullable(),
  keeping: z.array(seatSchema), // who has yet to choose his charms
  mostCharm: z.int(),
  myCharms: z.array(z.strictObject({ charm, number: z.int() })),
  stall: z
    .strictObject({
      number: z.int(),
      sale: z.enum(['sealed', 'open']),
      lantern,
      turn: seatSchema.nullable(),
      offeredTo: seatSchema.nullable(),
      highest: z.strictObject({ seat: seatSchema, coins }).nullable(),
      passed: z.array(seatSchema),
      sealed: z.array(seatSchema),
      mySeal: coins.nullable(),
    })
    .nullable(),
  stalls: z.int(),
  left: z.int(),
  out: z.array(lantern),
  myPatron: patron.nullable(),
  fairgoers: z.array(
    z.strictObject({
      seat: seatSchema,
      coins,
      lanterns: z.array(lantern),
      polished: z.array(lantern),
      patron: patron.nullable(),
      charms: z.array(charm).nullable(),
    }),
  ),
  glasses: z.record(z.string(), z.string()),
});
export type View = z.infer<typeof viewSchema>;

/** What a seat may leave behind: for this stall, or for all of them. */
export const orderSchema = z.strictObject({
  stalls: z.union([z.literal('this'), z.literal('all'), z.int()]).meta({
    description: 'For which stalls: the one now open, all, or the number of one.',
  }),
  seal: coins.nullable().meta({ description: 'What to seal, as far as the purse goes.' }),
  upTo: coins.nullable().meta({ description: 'Raise by one while the highest bid is lower.' }),
  atLimit: z.enum(['pass', 'ask']).meta({ description: 'When that is not enough.' }),
  offered: z.enum(['take', 'leave', 'ask']),
});
export type Order = z.infer<typeof orderSchema>;

type Rule =
  | `LF 1.${1 | 2 | 3 | 4}`
  | `LF 2.${1 | 2}`
  | `LF 3.${1 | 2}`
  | `LF 4.${1 | 2 | 3}`
  | `LF 5.${1 | 2 | 3 | 4 | 5 | 6}`
  | `LF 6.${1 | 2 | 3}`
  | `LF 7.${1 | 2 | 3}`;

export type LanternFair = {
  Options: Options;
  Edition: Edition;
  State: State;
  Action: Action;
  Fact: Fact;
  View: View;
  Order: Order;
  Rule: Rule;
  RefusalCode:
    | 'no-charms-to-keep'
    | 'not-dealt'
    | 'wrong-number-of-charms'
    | 'charms-too-strong'
    | 'not-a-sealed-sale'
    | 'not-an-open-auction'
    | 'bid-above-purse'
    | 'bid-not-higher'
    | 'same-seal'
    | 'not-your-lantern'
    | 'already-polished'
    | 'no-coin-left'
    | 'nothing-offered'
    | 'offered-instead'
    | 'empty-order'
    | 'no-stall-open'
    | 'not-understood';
  FaultCode: 'glass-twice' | 'glass-unloved' | 'too-few-patrons' | 'charms-too-strong';
};
