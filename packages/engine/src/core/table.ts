import { z } from 'zod';
import { firstEpoch } from './chance.ts';
import { steering } from './fact.ts';
import { type BySeat, changed, type Seat, seatSchema } from './seat.ts';
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

/** A seat has not decided in its time: how often in this game, this time included. */
const timeRanOut = z.strictObject({
  type: z.literal('time-ran-out'),
  seat: seatSchema,
  times: z.int().min(1),
  ...steering,
});
/** The least harmful acts follow at once, as events of their own. */
const playedFor = z.strictObject({
  type: z.literal('played-for'),
  seat: seatSchema,
  ...steering,
});
/** A player was too late too often: like resigning, but that it never gives the game to another. */
const seatVacated = z.strictObject({
  type: z.literal('seat-vacated'),
  seat: seatSchema,
  by: z.literal('admin').exactOptional(), // he freed it, and says why
  ...steering,
});
const removalVoted = z.strictObject({
  type: z.literal('removal-voted'),
  seat: seatSchema,
  of: seatSchema,
  ...steering,
});
const removalWithdrawn = z.strictObject({
  type: z.literal('removal-withdrawn'),
  seat: seatSchema,
  of: seatSchema,
  ...steering,
});

/** For how many days at once one may agree that no time passes. */
export const mostPauseDays = 60;

const pauseVoted = z.strictObject({
  type: z.literal('pause-voted'),
  seat: seatSchema,
  days: z.int().min(0).max(mostPauseDays), // 0: go on now
  ...steering,
});
const pauseWithdrawn = z.strictObject({
  type: z.literal('pause-withdrawn'),
  seat: seatSchema,
  ...steering,
});
const gamePaused = z.strictObject({
  type: z.literal('game-paused'),
  days: z.int().min(1).max(mostPauseDays),
  ...steering,
});
const gameResumed = z.strictObject({ type: z.literal('game-resumed'), ...steering });

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

/** As many acts as a list may hold that somebody leaves. */
const mostLateActs = 50;

const hasType = (act: unknown): boolean =>
  z.looseObject({ type: z.string() }).safeParse(act).success;

/** An act of any title, whose own schema says what it holds: to this one it is whatever has a type. */
const anAct = z.unknown().refine(hasType) as z.ZodType<unknown> as z.ZodType<{
  readonly type: string;
}>;

/** What a seat would do if it ran out of time: acts, told to their owner alone. */
export const lateOrderPlaced = z.strictObject({
  type: z.literal('late-order-placed'),
  seat: seatSchema,
  ...steering,
  secret: z.strictObject({
    seenBy,
    actions: z.array(anAct).min(1).max(mostLateActs),
  }),
});
const lateOrderCancelled = z.strictObject({
  type: z.literal('late-order-cancelled'),
  seat: seatSchema,
  ...steering,
});
/** Its acts follow at once, and are to all others like any. */
const lateOrderUsed = z.strictObject({
  type: z.literal('late-order-used'),
  seat: seatSchema,
  ...steering,
});

/** As much time as an admin may give at once, in hours. */
export const mostHoursMore = 720;

/** A seat the game waits for has so much more time than it had. */
const timeGiven = z.strictObject({
  type: z.literal('time-given'),
  seat: seatSchema,
  hours: z.int().min(1).max(mostHoursMore),
  ...steering,
});
const gameStopped = z.strictObject({ type: z.literal('game-stopped'), ...steering });
/** All goes on from where the game stood behind an earlier event, whose time everybody may know. */
const gameTakenBack = z.strictObject({
  type: z.literal('game-taken-back'),
  at: z.string(),
  ...steering,
  secret: z.strictObject({
    seenBy,
    to: z.int().min(1), // the number of that event,
    state: z.unknown(), // and the title's own state behind it, so that no replaying asks for the past
  }),
});

/** The game goes on by another version of its title, which would have decided all of it the same. */
const versionMoved = z.strictObject({
  type: z.literal('version-moved'),
  from: z.int(),
  to: z.int(),
  ...steering,
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
  timeRanOut,
  playedFor,
  seatVacated,
  removalVoted,
  removalWithdrawn,
  pauseVoted,
  pauseWithdrawn,
  gamePaused,
  gameResumed,
  orderPlaced,
  orderCancelled,
  lateOrderPlaced,
  lateOrderCancelled,
  lateOrderUsed,
  versionMoved,
  takenBack,
  timeGiven,
  gameStopped,
  gameTakenBack,
] as const;

/** A fact of the table or of the title played at it. */
export type TableFact = z.infer<(typeof tableFacts)[number]>;

const tableTypes: ReadonlySet<string> = new Set(tableFacts.map(({ shape }) => shape.type.value));

export const isTableFact = (fact: { readonly type: string }): fact is TableFact =>
  tableTypes.has(fact.type);

/** How a game came to its end: by its rules, or otherwise. */
export const endings = ['played', 'resigned', 'abandoned', 'cancelled', 'stopped'] as const;
export type Ending = (typeof endings)[number];

/** Who votes that a seat be vacated. */
type Removal = { readonly of: Seat; readonly votes: readonly Seat[] };

/** For how many days a pause is proposed, and who votes for it; for 0 days: to go on. */
type Pausing = { readonly days: number; readonly votes: readonly Seat[] };

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
  readonly vacant?: readonly Seat[]; // whose players resigned, or were too late too often
  readonly votes?: readonly Seat[]; // to abandon the game
  readonly ranOut?: BySeat<number>; // how often the time of each seat's player ran out
  readonly late?: readonly Seat[]; // whose time ran out at the question they have not answered yet
  readonly removing?: readonly Removal[];
  readonly pausing?: Pausing;
  readonly paused?: number; // for how many days; time stands still
  readonly ending?: Exclude<Ending, 'played'>;
  readonly epoch?: number; // how often it was taken back
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

/** Without a seat's vote; nothing is proposed that nobody votes for. */
function unpausing({ pausing, ...game }: Game, seat: Seat): Game {
  if (pausing === undefined) return game;
  const votes = without(pausing.votes, seat);
  return votes.length === 0 ? game : { ...game, pausing: { ...pausing, votes } };
}

/** Those who vote to have a seat vacated change. */
function removing(
  { removing: removals = [], ...game }: Game,
  of: Seat,
  change: (votes: readonly Seat[]) => readonly Seat[],
): Game {
  const before = removals.find((removal) => removal.of === of)?.votes ?? [];
  const after = [
    ...removals.filter((removal) => removal.of !== of),
    { of, votes: change(before) },
  ].filter(({ votes }) => votes.length > 0);
  return after.length === 0 ? game : { ...game, removing: after };
}

/** The votes a seat gave, and those to have it vacated, go with its player. */
function unvoted(game: Game, seat: Seat): Game {
  const others = (game.removing ?? []).filter(({ of }) => of !== seat);
  return others.reduce(
    (left, { of }) => removing(left, of, (votes) => without(votes, seat)),
    removing(unpausing({ ...game, votes: without(game.votes, seat) }, seat), seat, () => []),
  );
}

/** How often the time of a seat's player ran out. */
export const timesRanOut = ({ ranOut }: Game, seat: Seat): number => ranOut?.[seat] ?? 0;

const counting = (game: Game, seat: Seat, times: number): Pick<Game, 'ranOut'> => ({
  ranOut: changed(
    game.seated.map((_, other) => timesRanOut(game, other)),
    seat,
    () => times,
  ),
});

/** A game in which these seats' time is over at the open question, and no other's. */
export function withLate({ late: _late, ...game }: Game, late: readonly Seat[]): Game {
  return late.length === 0 ? game : { ...game, late };
}

/** A seat's player is gone: whoever takes it over has all his time before him. */
function vacating(game: Game, seat: Seat): Game {
  const { vacant = [], late, ranOut } = game;
  const left = withLate({ ...unvoted(game, seat), vacant: [...vacant, seat] }, without(late, seat));
  return ranOut === undefined ? left : { ...left, ...counting(game, seat, 0) };
}

/** Who plays on, and who would rather not. */
function evolveStaying(
  game: Game,
  fact: Extract<TableFact, { type: `seat-re${string}` | 'seat-vacated' | `abandonment-${string}` }>,
): Game {
  const { vacant = [], votes = [] } = game;
  const { seat } = fact;
  switch (fact.type) {
    case 'seat-resigned':
    case 'seat-vacated':
      return vacating(game, seat);
    case 'seat-refilled':
      return { ...game, vacant: without(vacant, seat), ...answered(game, fact.invitation) };
    case 'abandonment-voted':
      return { ...game, votes: [...votes, seat] };
    case 'abandonment-withdrawn':
      return { ...game, votes: without(votes, seat) };
  }
}

/** What was said about a pause, and about who is too late. */
function evolveTime(
  game: Game,
  fact: Extract<
    TableFact,
    {
      type:
        | 'time-ran-out'
        | `removal-${string}`
        | `pause-${string}`
        | `game-${'paused' | 'resumed'}`;
    }
  >,
): Game {
  const { paused: _paused, pausing, ...settled } = game;
  switch (fact.type) {
    case 'time-ran-out': {
      const { seat, times } = fact;
      const late = [...without(game.late, seat), seat];
      return { ...withLate(game, late), ...counting(game, seat, times) };
    }
    case 'removal-voted':
      return removing(game, fact.of, (votes) => [...votes, fact.seat]);
    case 'removal-withdrawn':
      return removing(game, fact.of, (votes) => without(votes, fact.seat));
    case 'pause-voted': {
      const { seat, days } = fact;
      const votes = pausing?.days === days ? pausing.votes : [];
      return { ...game, pausing: { days, votes: [...votes, seat] } };
    }
    case 'pause-withdrawn':
      return unpausing(game, fact.seat);
    case 'game-paused':
      return { ...settled, paused: fact.days };
    case 'game-resumed':
      return settled;
  }
}

/** The game as it stood, in the hands of those who play it now; nobody is late in it, and nothing proposed. */
function takenBackTo(
  { votes: _votes, removing: _removing, pausing: _pausing, ...game }: Game,
  state: unknown,
): Game {
  return { ...withLate(game, []), state, epoch: (game.epoch ?? firstEpoch) + 1 };
}

/** The one who is left has won, unless the rules ended the game before. */
const isLeftAlone = ({ seated, vacant = [] }: Game): boolean =>
  vacant.length > 0 && vacant.length === seated.length - 1;

/** Whether a game that ends does so because all others resigned, and not by its rules. */
const isWonAlone = (title: AnyTitle, game: Game): boolean =>
  isLeftAlone(game) && title.outcome(game.state) === null;

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
    case 'played-for':
    case 'order-placed':
    case 'order-cancelled':
    case 'late-order-placed':
    case 'late-order-cancelled':
    case 'late-order-used':
    case 'version-moved':
    case 'taken-back':
    case 'time-given':
      return game;
    case 'game-started':
      return { ...game, status: 'running', state: title.open(table) };
    case 'game-ended':
      return {
        ...game,
        status: 'ended',
        outcome: { winners: fact.winners },
        ...(isWonAlone(title, game) ? { ending: 'resigned' } : {}),
      };
    case 'game-cancelled':
      return { ...game, status: 'ended', ending: 'cancelled' };
    case 'game-abandoned':
      return { ...game, status: 'ended', ending: 'abandoned' };
    case 'game-stopped':
      return { ...game, status: 'ended', ending: 'stopped' };
    case 'game-taken-back':
      return takenBackTo(game, fact.secret.state);
    case 'seat-resigned':
    case 'seat-vacated':
    case 'seat-refilled':
    case 'abandonment-voted':
    case 'abandonment-withdrawn':
      return evolveStaying(game, fact);
    case 'time-ran-out':
    case 'removal-voted':
    case 'removal-withdrawn':
    case 'pause-voted':
    case 'pause-withdrawn':
    case 'game-paused':
    case 'game-resumed':
      return evolveTime(game, fact);
    default:
      return evolveOpen(game, fact);
  }
}
