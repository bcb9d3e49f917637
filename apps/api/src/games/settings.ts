import { z } from 'zod';

/** How long players may take. Kept and told; nothing measures it yet. */
const paceSchema = z
  .discriminatedUnion('kind', [
    z
      .strictObject({ kind: z.literal('none') })
      .meta({ id: 'NoPace', description: 'As long as they like.' }),
    z
      .strictObject({ kind: z.literal('perTurn'), hours: z.int().min(12).max(336) })
      .meta({ id: 'PacePerTurn', description: 'So many hours for each turn.' }),
    z
      .strictObject({
        kind: z.literal('bank'),
        hours: z.int().min(1).max(2_000).meta({ description: 'What each has at the start.' }),
        increment: z.int().min(0).max(336).meta({ description: 'Hours added after each turn,' }),
        cap: z.int().min(1).max(2_000).meta({ description: 'but never to more than these.' }),
      })
      .meta({ id: 'PaceFromBank', description: 'Hours each has for the whole game.' }),
  ])
  .meta({ id: 'Pace', description: 'How long players may take.' });

export const settingsFields = {
  seating: z
    .enum(['random', 'chosen'])
    .meta({ description: 'Drawn at the start, or taken by the players as they choose.' }),
  visibility: z.enum(['public', 'link', 'invited']).meta({
    description:
      'Who knows of the game: everybody signed in; its players and whoever has the link or an invitation; its players and whoever is invited.',
  }),
  pace: paceSchema,
  spectators: z.boolean().meta({ description: 'Whether others may watch before it is over.' }),
  start: z
    .enum(['full', 'host'])
    .meta({ description: 'As soon as every seat is taken, or then when the host says so.' }),
  hotSeat: z
    .boolean()
    .meta({ description: 'One player holds all seats, for people around one screen.' }),
  seatNames: z.array(z.string().nullable()).nullable().meta({
    description: 'What these are called, by seat, as far as somebody has named them.',
  }),
};

/** How a table was opened. */
export type Settings = z.infer<z.ZodObject<typeof settingsFields>>;

/** What nobody chose. */
export const usualSettings: Settings = {
  seating: 'random',
  visibility: 'public',
  pace: { kind: 'none' },
  spectators: true,
  start: 'full',
  hotSeat: false,
  seatNames: null,
};

/** How long a turn may take; null: it is not measured by turns. */
export const hoursPerTurn = ({ pace }: Settings): number | null =>
  pace.kind === 'perTurn' ? pace.hours : null;
