import { z } from 'zod';
import { steering } from '../../core/fact.ts';
import { type Seat, seatSchema } from '../../core/seat.ts';
import type { ActionRule, Evolve } from '../../core/title.ts';
import type { Edition, FaultCode } from './edition.ts';

export const optionsSchema = z.strictObject({
  openScreens: z
    .boolean()
    .default(false)
    .meta({ description: 'Everybody sees what is behind the screens; Library tiles stay secret.' }),
  shortLevelOne: z.boolean().default(false).meta({
    description:
      'With two or three players: one level 1 manuscript of each dialect only, two on show.',
  }),
});
export type Options = z.infer<typeof optionsSchema>;

export const colours = ['red', 'black', 'yellow', 'green'] as const; // in the order they return in
const colour = z.enum(colours);
export type Colour = z.infer<typeof colour>;

export const tracks = ['riddle', 'messenger', 'orient', 'canticle', 'library', 'rest'] as const;
const track = z.enum(tracks);
export type Track = z.infer<typeof track>;

export const statuses = ['nothing', 'banker', 'monk', 'camerlengo', 'pope'] as const;
const status = z.enum(statuses);
export type Status = z.infer<typeof status>; // what one may seek at the election

const place = z.string().regex(/^[a-z][a-z-]{0,39}$/); // a zone's id or a sea's
const cube = z.string().regex(/^(?:red|black|yellow|green)-\d+$/);
const event = z.string().regex(/^event-\d+$/);
const papalTile = z.string().regex(/^papal-(?:red|white)-\d$/);
const canticleTile = z.string().regex(/^canticle-\d+$/);
const libraryTile = z.string().regex(/^library-\d$/);
const manuscript = z.string().regex(/^(?:manuscript-[1-4]-[a-z]+(?:-[a-z]+)?-\d|lingua-volgare)$/);
const friar = z.string().regex(/^friar-[a-z]+$/);
const cardinal = z.string().regex(/^cardinal-[a-z]+$/);
const ducats = z.int().min(0);
const spaces = z.int().min(1).max(6);
const points = z.int().min(0).max(6);
const turn = z.int().min(1);
const votes = z.int().min(1).max(200);
const value = z.int().min(0).max(20); // of a Library tile
const count = z.int().min(0).max(40);
const seenBy = z.array(seatSchema);

/** A kind of manuscript: `2-oil`, `4-latino-oc`, or `volgare`. Which of two alike is nobody's care. */
const kind = z.string().regex(/^(?:[1-4]-[a-z]+(?:-[a-z]+)?|volgare)$/);

const action = <T extends string, S extends z.ZodRawShape>(
  type: T,
  description: string,
  shape: S,
) => z.strictObject({ type: z.literal(type), ...shape }).meta({ description });

export const actionSchemas = [
  action('start-at', 'Choose the city you start from.', { zone: place }),
  action('ask-alms', 'Choose which of the richest Merchants gives you alms.', { seat: seatSchema }),
  action('move', 'Move your pawn to a zone or a sea, by the cheapest route.', { to: place }),
  action('claim-event', 'Take what the event tile of your city gives.', {}),
  action('take-value', 'Take the ducats and the knowledge of your city.', {}),
  action('study-at-bologna', 'Take the knowledge your Messenger has earned in Bologna.', {}),
  action('become-friar', 'In a convent, become a Friar.', { friar }),
  action('become-cardinal', 'In a cathedral, become a Cardinal.', {
    cardinal,
    discard: z.enum(['red', 'black', 'virtual']),
  }),
  action(
    'convert-greens',
    'In an abbey, turn all Amanuenses before your screen into one or other.',
    {
      into: z.enum(['knowledge', 'points']),
    },
  ),
  action('take-manuscript', 'Take a manuscript on show.', { manuscript: kind }),
  action('take-cubes', 'Take one or two cubes on sale; Noblemen may be sold at once.', {
    colour,
    count: z.int().min(1).max(2),
    sell: z.int().min(0).max(2),
  }),
  action('study-salterio', 'Study the Salterio.', {}),
  action('do-business', 'Do small business.', {}),
  action('advance', 'Advance along a track.', { track, spaces }),
  action('look-in-library', 'Look at the top tiles of the Papal Library.', {}),
  action('keep-tile', 'Keep a Library tile by its number; the others go back, the first on top.', {
    keep: value,
    back: z.array(value).max(12),
  }),
  action('denounce', 'As Cardinal Shlasinger, once: another’s knowledge goes back.', {
    seat: seatSchema,
  }),
  action('summon', 'In Brindisi, end your turn by summoning all others.', {}),
  action('answer-summons', 'Come to Brindisi and to the auction, or stay.', {
    answer: z.enum(['come', 'stay']),
  }),
  action('bid', 'Bid votes for Stupor Mundi.', { votes }),
  action('pass', 'Leave the auction for good.', {}),
  action('pay-votes', 'Discard cubes for your winning bid.', {
    red: count,
    black: count,
    yellow: count,
  }),
  action('end-turn', 'End your turn.', {}),
  action('declare', 'Declare in secret what you seek at the election.', { status }),
] as const;
export type Action = z.infer<(typeof actionSchemas)[number]>;

const fact = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape, ...steering });

const seat = seatSchema;
const cubes = z.array(cube);
const tracksDisc = { track, to: z.int().min(0), spaces };

export const factSchemas = [
  // 1 Set-up
  fact('events-laid', { events: z.array(event) }), // for turns 1, 2, …
  fact('cubes-dealt', { turns: z.array(cubes) }), // for turns 1, 2, …
  fact('canticle-tiles-dealt', {
    cities: z.array(z.strictObject({ zone: place, tile: canticleTile })),
  }),
  fact('papal-tiles-shuffled', {
    secret: z.strictObject({ seenBy, tiles: z.array(papalTile) }), // for turns 12, 13, …
  }),
  fact('manuscripts-shuffled', {
    secret: z.strictObject({ seenBy, decks: z.array(z.array(manuscript)) }), // by level, the top first
  }),
  fact('manuscripts-revealed', { manuscripts: z.array(manuscript) }),
  fact('library-shuffled', {
    secret: z.strictObject({ seenBy, tiles: z.array(libraryTile) }), // the top first
  }),
  fact('order-drawn', { order: z.array(seat) }),
  fact('city-chosen', { seat, zone: place }),
  // 2 A turn
  fact('turn-begun', { turn }),
  fact('papal-tile-revealed', { tile: papalTile }),
  fact('pawns-called-to-roma', {}),
  fact('event-placed', { event }),
  fact('cubes-returned', {
    from: seat.nullable(), // null: nobody took them
    spaces: z.array(z.strictObject({ turn, cubes })),
  }),
  fact('cubes-laid-out', { cubes }),
  fact('charity-begun', { givers: z.array(seat) }),
  fact('alms-given', { seat, giver: seat.nullable(), given: ducats, fromBank: ducats }),
  fact('order-set', { order: z.array(seat), rested: seat.nullable() }),
  fact('player-began', { seat, points }),
  fact('player-ended', { seat, unspent: points }),
  // 3 Movement
  fact('pawn-moved', { seat, to: place, points, ducats }),
  // 4 Zones
  fact('event-claimed', { seat, event, ducats }),
  fact('value-taken', { seat, zone: place, ducats }),
  fact('bologna-visited', { seat, zone: place }),
  fact('friar-chosen', { seat, friar, ducats }),
  fact('cardinal-chosen', { seat, cardinal, ducats }),
  fact('ducats-refunded', { seat, ducats }),
  fact('greens-converted', { seat, into: z.enum(['knowledge', 'points']), cubes }),
  fact('knowledge-moved', { seat, to: z.int().min(0), by: z.int() }),
  // 5 Manuscripts
  fact('manuscript-taken', { seat, manuscript, points }),
  fact('lingua-volgare-offered', {}),
  // 6 Cubes
  fact('cubes-taken', { seat, colour, cubes, points, ducats }),
  fact('noblemen-sold', { seat, cubes, ducats }),
  // 7 Once a turn
  fact('salterio-studied', { seat }),
  fact('business-done', { seat, ducats }),
  // 8 Tracks
  fact('disc-advanced', { seat, ...tracksDisc, withVirtualCube: z.boolean() }),
  fact('messenger-paid', { seat, ducats, gift: z.int() }),
  fact('library-opened', { seat, tiles: z.int() }),
  fact('library-seen', {
    seat,
    tiles: z.int(),
    secret: z.strictObject({ seenBy, shown: z.array(libraryTile) }),
  }),
  fact('library-tile-kept', {
    seat,
    secret: z.strictObject({ seenBy, kept: libraryTile, back: z.array(libraryTile) }),
  }),
  // 10 Cardinals
  fact('player-denounced', { seat, by: seat }),
  // 11 Stupor Mundi
  fact('summons-called', { seat, event }),
  fact('summons-answered', { seat, comes: z.boolean(), zone: place }),
  fact('auction-opened', { bidders: z.array(seat) }), // in the order they bid in
  fact('bid-made', { seat, votes }),
  fact('bidder-passed', { seat }),
  fact('auction-won', { seat, votes }),
  fact('votes-paid', { seat, cubes }),
  fact('stupor-mundi-gained', { seat }),
  // 12 End
  fact('election-begun', {}),
  fact('status-declared', { seat, secret: z.strictObject({ seenBy, status }) }),
  fact('declarations-opened', { statuses: z.array(status) }), // by seat
  fact('player-elected', { seat, status, votes: z.int(), cubes }),
  fact('hands-opened', {
    hands: z.array(
      z.strictObject({
        cubes,
        manuscripts: z.array(manuscript),
        tile: libraryTile.nullable(),
      }),
    ),
  }),
] as const;
export type Fact = z.infer<(typeof factSchemas)[number]>;

/** A disc on a track. Among those on one space, the one that arrived first is ahead. */
export type Disc = { readonly seat: Seat; readonly space: number };

/** The discs of a track in the order they arrived where they are (DVE 1.10). */
export type Discs = readonly Disc[];

export type Player = {
  readonly place: string | null; // a zone or a sea; null before the start
  readonly ducats: number;
  readonly friar: string | null;
  readonly cardinal: string | null;
  readonly front: readonly string[]; // green cubes before the screen
  readonly cubes: readonly string[]; // behind it
  readonly manuscripts: readonly string[]; // behind it
  readonly tile: string | null; // of the Library, behind it
  readonly visited: readonly string[]; // cities with a disc of his
  readonly gift: number | null; // what Bologna will give, once its fee is paid
  readonly hasDenounced: boolean;
  readonly elected: Status | null;
};

/** A look into the Library: what lay on top then, the top first. */
export type Look = { readonly seat: Seat; readonly shown: readonly number[] };

/** One player's turn of actions. */
export type Going = {
  readonly seat: Seat;
  readonly points: number;
  readonly reach: Readonly<Record<string, number>>; // steps to each place, from where he began
  readonly hasMoved: boolean;
  readonly hasManuscript: boolean;
  readonly hasSalterio: boolean;
  readonly hasBusiness: boolean;
  readonly colours: readonly Colour[]; // taken this turn
  readonly hasUsedVirtual: boolean; // for the Canticle
  readonly looking: number | null; // tiles of the Library in hand
  readonly hasLooked: boolean; // this turn
};

/** Stupor Mundi, from the summons to the payment (DVE 11). */
export type Summons = {
  readonly caller: Seat;
  readonly unspent: number;
  readonly toAsk: readonly Seat[];
  readonly coming: readonly Seat[];
  readonly bidders: readonly Seat[]; // still in, the next to speak first
  readonly calls: number; // bids and passes so far
  readonly highest: { readonly seat: Seat; readonly votes: number } | null;
  readonly stage: 'asking' | 'bidding' | 'paying';
};

export type State = {
  readonly edition: Edition;
  readonly roads: Readonly<Record<string, readonly string[]>>; // its neighbours, by zone
  readonly options: Options;
  readonly phase: 'starting' | 'event' | 'charity' | 'actions' | 'election' | 'over';
  readonly turn: number;
  readonly order: readonly Seat[];
  readonly players: readonly Player[];
  readonly chart: readonly (readonly string[])[]; // cubes by turn, from turn 1
  readonly sale: readonly string[];
  readonly gone: readonly string[]; // cubes that left the game
  readonly events: {
    readonly waiting: readonly string[]; // the next turn's first
    readonly placed: readonly string[];
    readonly used: readonly string[];
  };
  readonly canticle: readonly { readonly zone: string; readonly tile: string }[];
  readonly papal: { readonly hidden: readonly string[]; readonly revealed: readonly string[] };
  readonly decks: readonly (readonly string[])[]; // manuscripts by level, the top first
  readonly rows: readonly (readonly string[])[]; // on show, by level
  readonly linguaVolgare: { readonly aside: readonly string[]; readonly onSale: readonly string[] };
  readonly library: {
    readonly deck: readonly string[]; // the top first
    readonly looks: readonly Look[]; // in their order
  };
  readonly friars: readonly string[]; // free
  readonly cardinals: readonly string[]; // free
  readonly retired: readonly string[]; // Friar tiles that left the game
  readonly knowledge: Discs;
  readonly tracks: Readonly<Record<Track, Discs>>;
  readonly charity: { readonly givers: readonly Seat[]; readonly served: readonly Seat[] } | null;
  readonly played: readonly Seat[]; // who has ended his turn of actions this turn
  readonly going: Going | null;
  readonly summons: Summons | null;
  readonly declared: readonly (Status | null)[];
};

const discs = z.array(z.strictObject({ seat, space: z.int() }));

export const viewSchema = z.strictObject({
  me: seat.nullable(),
  phase: z.enum(['starting', 'event', 'charity', 'actions', 'election', 'over']),
  turn: z.int(),
  isLastTurn: z.boolean(),
  order: z.array(seat),
  openScreens: z.boolean(),
  chart: z.array(cubes).meta({ description: 'The cubes to come, by turn, from turn 1.' }),
  sale: cubes,
  gone: cubes,
  events: z.strictObject({
    waiting: z.array(event),
    placed: z.array(event),
    used: z.array(event),
  }),
  canticle: z.array(z.strictObject({ zone: place, tile: canticleTile })),
  papal: z.strictObject({ revealed: z.array(papalTile), hidden: z.int() }),
  manuscripts: z.array(
    z.strictObject({
      level: z.int(),
      onShow: z.array(manuscript),
      left: z.int(),
      cost: z.int().meta({ description: 'In action points, now.' }),
    }),
  ),
  linguaVolgare: z.enum(['aside', 'on-sale', 'taken']),
  library: z.strictObject({ left: z.int() }),
  friars: z.array(friar),
  cardinals: z.array(cardinal),
  retired: z.array(friar),
  knowledge: discs.meta({
    description: 'Discs in the order they arrived: on one space, the earlier is ahead.',
  }),
  tracks: z.strictObject({
    riddle: discs,
    messenger: discs,
    orient: discs,
    canticle: discs,
    library: discs,
    rest: discs,
  }),
  charity: z
    .strictObject({ givers: z.array(seat), served: z.array(seat), candidates: z.array(seat) })
    .nullable(),
  played: z.array(seat),
  going: z
    .strictObject({
      seat,
      points,
      hasMoved: z.boolean(),
      hasManuscript: z.boolean(),
      hasSalterio: z.boolean(),
      hasBusiness: z.boolean(),
      colours: z.array(colour),
      hasUsedVirtual: z.boolean(),
      looking: z.int().nullable(),
    })
    .nullable(),
  shownTiles: z
    .array(libraryTile)
    .meta({ description: 'The Library tiles I am looking at, the top first.' }),
  summons: z
    .strictObject({
      caller: seat,
      stage: z.enum(['asking', 'bidding', 'paying']),
      toAsk: z.array(seat),
      coming: z.array(seat),
      bidders: z.array(seat),
      highest: z.strictObject({ seat, votes: z.int() }).nullable(),
    })
    .nullable(),
  declared: z.array(z.boolean()).meta({ description: 'Who has declared what he seeks.' }),
  myDeclaration: status.nullable(),
  players: z.array(
    z.strictObject({
      seat,
      place: place.nullable(),
      ducats,
      friar: friar.nullable(),
      cardinal: cardinal.nullable(),
      virtualCube: colour.nullable().meta({
        description: 'The cube his tile stands for in votes; never lost while he holds it.',
      }),
      front: cubes,
      visited: z.array(place),
      gift: z.int().nullable(),
      hasDenounced: z.boolean(),
      hasTile: z.boolean().meta({ description: 'Whether he keeps a Library tile.' }),
      elected: status.nullable(),
      screen: z
        .strictObject({
          cubes,
          manuscripts: z.array(manuscript),
          tile: libraryTile.nullable(),
          votes: z
            .int()
            .meta({ description: 'What the cubes are worth, the virtual one included.' }),
        })
        .nullable()
        .meta({ description: 'What is behind the screen; null where it is closed to you.' }),
    }),
  ),
});
export type View = z.infer<typeof viewSchema>;

/** What a seat may leave behind for the decisions that come outside its own turn. */
export const orderSchema = z.discriminatedUnion('about', [
  z
    .strictObject({
      about: z.literal('alms'),
      from: z.union([z.enum(['leader', 'last']), seat]),
    })
    .meta({
      description: 'Ask the one furthest ahead, or furthest back, in knowledge; or a seat.',
    }),
  z
    .strictObject({
      about: z.literal('summons'),
      answer: z.enum(['come', 'stay']),
      upTo: z.int().min(0).max(200).meta({ description: 'Raise by one up to these votes.' }),
      payFirst: z.enum(['red', 'black', 'yellow']).meta({ description: 'The cubes to part with.' }),
    })
    .meta({ description: 'Answer a summons, bid as far as told, and pay.' }),
  z
    .strictObject({
      about: z.literal('election'),
      seek: z.union([z.literal('highest'), status]),
    })
    .meta({ description: 'Declare this, or the highest status you have votes for.' }),
]);
export type Order = z.infer<typeof orderSchema>;

type Rule =
  | `DVE 1.${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11}`
  | `DVE 2.${'1' | '1.1' | '1.2' | '2' | '2.1' | '2.2' | '3' | '4'}`
  | `DVE 3.${1 | 2 | 3 | 4 | 5 | 6 | 7}`
  | 'DVE 4'
  | `DVE 4.${1 | 2 | 3 | 4 | 5 | 6 | 7}`
  | `DVE 5.${1 | 2 | 3 | 4 | 5}`
  | 'DVE 6'
  | `DVE 6.${1 | 2 | 3 | 4 | 5 | 6}`
  | 'DVE 7'
  | `DVE 7.${1 | 2}`
  | 'DVE 8'
  | `DVE 8.${1 | 2 | 3 | 4 | 5 | 6 | 7}`
  | 'DVE 9'
  | 'DVE 9.1'
  | 'DVE 10'
  | `DVE 11.${1 | 2 | 3 | 4}`
  | `DVE 12.${1 | 2 | 3 | 4}`
  | `DVE 13.${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11}`
  | 'DVE 14'
  | 'DVE 15'
  | `DVE 16.${1 | 2 | 3 | 4}`;

/** What was missing, by the section of the rules that asks for it. */
type RefusalCode =
  | 'not-the-start' // 1
  | 'no-starting-city'
  | 'start-taken'
  | 'no-alms-to-choose' // 2
  | 'not-a-giver'
  | 'not-your-actions'
  | 'too-few-points'
  | 'too-few-ducats'
  | 'already-moved' // 3
  | 'already-there'
  | 'unknown-place'
  | 'no-way'
  | 'must-land'
  | 'keep-point-to-land'
  | 'at-sea'
  | 'no-event-here' // 4
  | 'summon-instead'
  | 'merchants-only'
  | 'no-value-here'
  | 'value-taken-before'
  | 'nothing-for-religious'
  | 'bologna-by-messenger'
  | 'not-in-bologna'
  | 'no-gift-earned'
  | 'not-in-convent'
  | 'not-a-merchant'
  | 'friar-not-free'
  | 'not-in-cathedral'
  | 'not-a-friar'
  | 'already-cardinal'
  | 'cardinal-not-free'
  | 'no-cube-to-discard'
  | 'virtual-cube-serves'
  | 'no-virtual-cube'
  | 'not-in-abbey'
  | 'no-greens'
  | 'manuscript-this-turn' // 5
  | 'manuscript-not-on-show'
  | 'knowledge-too-low'
  | 'wrong-dialect'
  | 'colour-this-turn' // 6
  | 'not-on-sale'
  | 'sells-only-black'
  | 'sells-too-many'
  | 'salterio-this-turn' // 7
  | 'business-this-turn'
  | 'beyond-last-space' // 8
  | 'not-in-oil-zone'
  | 'fee-not-paid'
  | 'no-franciscan-city'
  | 'canticle-not-active'
  | 'too-few-abbesses'
  | 'library-closed'
  | 'not-in-library'
  | 'tile-kept-before'
  | 'keep-a-tile-first'
  | 'not-looking'
  | 'not-these-tiles'
  | 'not-shlasinger' // 10
  | 'denounced-before'
  | 'denounce-another'
  | 'knows-nothing'
  | 'no-stupor-mundi' // 11
  | 'not-in-brindisi'
  | 'not-summoned'
  | 'no-auction'
  | 'bid-first'
  | 'bid-not-higher'
  | 'bid-above-votes'
  | 'nothing-to-pay'
  | 'not-your-cubes'
  | 'pays-too-little'
  | 'pays-too-much'
  | 'no-election' // 12
  | 'not-your-status'
  | 'too-few-votes'
  | 'same-declaration'
  | 'order-too-late' // 16
  | 'order-to-oneself'
  | 'order-to-no-merchant'
  | 'order-never-asked'
  | 'not-understood';

export type DeVulgariEloquentia = {
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
export type Rules<K extends Action['type']> = ActionRule<DeVulgariEloquentia, ActionOf<K>>;
export type Step<K extends Fact['type']> = Evolve<DeVulgariEloquentia, FactOf<K>>;
