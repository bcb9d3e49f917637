import { z } from 'zod';
import { steering } from './fact.ts';
import { seatSchema } from './seat.ts';
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
  ...steering,
});
const seatTaken = z.strictObject({
  type: z.literal('seat-taken'),
  seat: seatSchema,
  contribution: hex(16), // the player's own share of chance
  ...steering,
});
const gameStarted = z.strictObject({ type: z.literal('game-started'), ...steering });
const gameEnded = z.strictObject({
  type: z.literal('game-ended'),
  winners: z.array(seatSchema),
  ...steering,
});

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
  secret: z.strictObject({ seenBy, to: z.int() }),
});

export const tableFacts = [
  tableOpened,
  seatTaken,
  gameStarted,
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

/** One playing of a title: who sits, and the title's own state once it has begun. */
export type Game = {
  readonly status: 'open' | 'running' | 'ended';
  readonly seated: readonly boolean[];
  readonly state: unknown; // null until the game starts
  readonly outcome: Outcome | null;
};

export const openGame = (table: Table<Shapes>): Game => ({
  status: 'open',
  seated: Array.from({ length: table.seats }, () => false),
  state: null,
  outcome: null,
});

/** The game after a fact of the table. */
export function evolveTable(
  title: AnyTitle,
  table: Table<Shapes>,
  game: Game,
  fact: TableFact,
): Game {
  switch (fact.type) {
    case 'table-opened':
    case 'order-placed':
    case 'order-cancelled':
    case 'taken-back':
      return game;
    case 'seat-taken':
      return { ...game, seated: game.seated.map((taken, seat) => taken || seat === fact.seat) };
    case 'game-started':
      return { ...game, status: 'running', state: title.open(table) };
    case 'game-ended':
      return { ...game, status: 'ended', outcome: { winners: fact.winners } };
  }
}
