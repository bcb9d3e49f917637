import { z } from 'zod';
import { steering } from './fact.ts';
import { type Seat, seatSchema } from './seat.ts';
import type { AnyTitle, Outcome, Shapes, Table } from './title.ts';

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`));

/** The facts every game has, whatever its title: how its table was opened, filled and cleared. */
const tableOpened = z.strictObject({
  type: z.literal('table-opened'),
  title: z.string(),
  titleVersion: z.int(),
  edition: hex(32), // the hash of the printed facts it is played with
  options: z.record(z.string(), z.unknown()),
  seats: z.int(),
  commitment: hex(32), // the hash of the secret all chance comes from
  seating: z.literal('random').exactOptional(), // the seats are drawn at the start; else taken as chosen
  ...steering,
});
const seatTaken = z.strictObject({
  type: z.literal('seat-taken'),
  seat: seatSchema,
  contribution: hex(16), // the player's own share of chance
  invitation: z.int().min(1).exactOptional(), // the one he accepts by it
  ...steering,
});
const seatLeft = z.strictObject({ type: z.literal('seat-left'), seat: seatSchema, ...steering });

/** Invitations by their number: whom they are for is not in the log. */
const invitation = z.int().min(1);
const invitationSent = z.strictObject({
  type: z.literal('invitation-sent'),
  invitation,
  ...steering,
});
const invitationDeclined = z.strictObject({
  type: z.literal('invitation-declined'),
  invitation,
  ...steering,
});
const invitationWithdrawn = z.strictObject({
  type: z.literal('invitation-withdrawn'),
  invitation,
  ...steering,
});

/** Who sat in the first place takes the seat whose entry is 0, and so on. */
const seatsDrawn = z.strictObject({
  type: z.literal('seats-drawn'),
  places: z.array(seatSchema),
  ...steering,
});
const gameCancelled = z.strictObject({ type: z.literal('game-cancelled'), ...steering });
const gameStarted = z.strictObject({ type: z.literal('game-started'), ...steering });
const gameEnded = z.strictObject({
  type: z.literal('game-ended'),
  winners: z.array(seatSchema),
  ...steering,
});

/** A player gives his seat up for good: it is vacant until somebody else takes it. */
const seatResigned = z.strictObject({
  type: z.literal('seat-resigned'),
  seat: seatSchema,
  ...steering,
});
const seatRefilled = z.strictObject({
  type: z.literal('seat-refilled'),
  seat: seatSchema,
  invitation: z.int().min(1).exactOptional(), // which he answers by it
  ...steering,
});
const abandonmentVoted = z.strictObject({
  type: z.literal('abandonment-voted'),
  seat: seatSchema,
  ...steering,
});
const abandonmentWithdrawn = z.strictObject({
  type: z.literal('abandonment-withdrawn'),
  seat: seatSchema,
  ...steering,
});
const gameAbandoned = z.strictObject({ type: z.literal('game-abandoned'), ...steering });

const seenBy = z.array(seatSchema);

/** A standing order: told to its owner alone, and even that it was placed. */
const orderPlaced = z.strictObject({
  type: z.literal('order-placed'),
  seat: seatSchema,
  ...steering,
  secret: z.strictObject({ seenBy, id: z.int(), order: z.unknown() }),
});
const orderCancelled = z.strictObject({
  type: z.literal('order-cancelled'),
  seat: seatSchema,
  ...steering,
  secret: z.strictObject({ seenBy, id: z.int() }),
});

/** A seat takes its last acts back. Where in the log that leads is nobody's to know. */
const takenBack = z.strictObject({
  type: z.literal('taken-back'),
  seat: seatSchema,
  acts: z.int().min(1),
  ...steering,
  secret: z.strictObject({ seenBy, to: z.int() }), // the number of the first act taken back
});

export const tableFacts = [
  tableOpened,
  seatTaken,
  seatLeft,
  invitationSent,
  invitationDeclined,
  invitationWithdrawn,
  seatsDrawn,
  gameCancelled,
  gameStarted,
  seatResigned,
  seatRefilled,
  abandonmentVoted,
  abandonmentWithdrawn,
  gameAbandoned,
  gameEnded,
  orderPlaced,
  orderCancelled,
  takenBack,
] as const;

/** A fact of the table or of the title played at it. */
export type TableFact = z.infer<(typeof tableFacts)[number]>;

const tableTypes: ReadonlySet<string> = new Set(tableFacts.map(({ shape }) => shape.type.value));

export const isTableFact = (fact: { readonly type: string }): fact is TableFact =>
  tableTypes.has(fact.type);

/** How a game came to its end: by its rules, or otherwise. */
export const endings = ['played', 'resigned', 'abandoned', 'cancelled'] as const;
export type Ending = (typeof endings)[number];

/**
 * One playing of a title: who sits, and the title's own state once it has begun. What may be left out
 * came later than the first games: theirs do not have it.
 */
export type Game = {
  readonly status: 'open' | 'running' | 'ended';
  readonly seated: readonly boolean[];
  readonly state: unknown; // null until the game starts
  readonly outcome: Outcome | null;
  readonly seating?: 'random'; // the seats are drawn at the start
  readonly invited?: number; // how many invitations were sent,
  readonly pending?: readonly number[]; // and which of them wait for an answer
  readonly vacant?: readonly Seat[]; // whose players resigned
  readonly votes?: readonly Seat[]; // to abandon the game
  readonly ending?: Exclude<Ending, 'played'>;
};

/** The seats nobody plays now; the game waits for them until somebody takes them over. */
export const vacantSeats = ({ status, vacant = [] }: Game): readonly Seat[] =>
  status === 'running' ? vacant : [];

/** How the game ended; null while it has not. */
export const endingOf = ({ status, ending }: Game): Ending | null =>
  status === 'ended' ? (ending ?? 'played') : null;

export const openGame = (table: Table<Shapes>): Game => ({
  status: 'open',
  seated: Array.from({ length: table.seats }, () => false),
  state: null,
  outcome: null,
});

const without = <T>(entries: readonly T[] | undefined, gone: T): readonly T[] =>
  (entries ?? []).filter((entry) => entry !== gone);

/** An invitation that is answered waits no more. */
const answered = (game: Game, number?: number): Partial<Game> =>
  number === undefined ? {} : { pending: without(game.pending, number) };

/** The table while it fills. */
function evolveOpen(
  game: Game,
  fact: Extract<TableFact, { type: 'seat-taken' | 'seat-left' | `invitation-${string}` }>,
): Game {
  const seats = (seat: Seat, isTaken: boolean) =>
    game.seated.map((taken, other) => (other === seat ? isTaken : taken));
  switch (fact.type) {
    case 'seat-taken':
      return {
        ...game,
        seated: seats(fact.seat, true),
        ...answered(game, fact.invitation),
      };
    case 'seat-left':
      return { ...game, seated: seats(fact.seat, false) };
    case 'invitation-sent':
      return {
        ...game,
        invited: fact.invitation,
        pending: [...(game.pending ?? []), fact.invitation],
      };
    default:
      return { ...game, pending: without(game.pending, fact.invitation) };
  }
}

/** Who plays on, and who would rather not. */
function evolveStaying(
  game: Game,
  fact: Extract<TableFact, { type: `seat-re${string}` | `abandonment-${string}` }>,
): Game {
  const { vacant = [], votes = [] } = game;
  const { seat } = fact;
  switch (fact.type) {
    case 'seat-resigned':
      return { ...game, vacant: [...vacant, seat], votes: without(votes, seat) };
    case 'seat-refilled':
      return { ...game, vacant: without(vacant, seat), ...answered(game, fact.invitation) };
    case 'abandonment-voted':
      return { ...game, votes: [...votes, seat] };
    case 'abandonment-withdrawn':
      return { ...game, votes: without(votes, seat) };
  }
}

/** The one who is left has won, unless the rules ended the game before. */
const isLeftAlone = ({ seated, vacant = [] }: Game): boolean =>
  vacant.length > 0 && vacant.length === seated.length - 1;

/** The game after a fact of the table. */
export function evolveTable(
  title: AnyTitle,
  table: Table<Shapes>,
  game: Game,
  fact: TableFact,
): Game {
  switch (fact.type) {
    case 'table-opened':
      return fact.seating === undefined ? game : { ...game, seating: fact.seating };
    case 'seats-drawn':
    case 'order-placed':
    case 'order-cancelled':
    case 'taken-back':
      return game;
    case 'game-started':
      return { ...game, status: 'running', state: title.open(table) };
    case 'game-ended':
      return {
        ...game,
        status: 'ended',
        outcome: { winners: fact.winners },
        ...(isLeftAlone(game) ? { ending: 'resigned' } : {}),
      };
    case 'game-cancelled':
      return { ...game, status: 'ended', ending: 'cancelled' };
    case 'game-abandoned':
      return { ...game, status: 'ended', ending: 'abandoned' };
    case 'seat-resigned':
    case 'seat-refilled':
    case 'abandonment-voted':
    case 'abandonment-withdrawn':
      return evolveStaying(game, fact);
    default:
      return evolveOpen(game, fact);
  }
}
