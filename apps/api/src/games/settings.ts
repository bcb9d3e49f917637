import { z } from 'zod';

/** How long players may take. */
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
        cap: z.int().min(1).max(2_000).meta({
          description: 'but never to more than these, which are no fewer than at the start.',
        }),
      })
      .meta({ id: 'PaceFromBank', description: 'Hours each has for the whole game.' }),
  ])
  .meta({ id: 'Pace', description: 'How long players may take.' });

/** How much players may rest by their own choice. */
const restSchema = z
  .strictObject({
    leastHours: z.int().min(8).max(24).meta({
      description:
        'How many hours a day a clock goes at least, whatever its player’s own hours: with 24 it goes all day.',
    }),
    weekends: z.boolean().meta({ description: 'Whether players may have their weekends off.' }),
  })
  .meta({ id: 'TableRest', description: 'How much players may rest by their own choice.' });

export const settingsFields = {
  seating: z
    .enum(['random', 'chosen'])
    .meta({ description: 'Drawn at the start, or taken by the players as they choose.' }),
  visibility: z.enum(['public', 'link', 'invited']).meta({
    description:
      'Who knows of the game: everybody signed in; its players and whoever has the link or an invitation; its players and whoever is invited.',
  }),
  pace: paceSchema,
  grace: z.int().min(0).max(72).meta({
    description: 'Hours a seat has when its time is over, before the least harmful is done for it.',
  }),
  absent: z.enum(['replace', 'vote']).meta({
    description:
      'What becomes of a seat whose time was over twice: somebody else may take it over; or the others may vote for that.',
  }),
  rest: restSchema,
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

/** What came later than the first games: theirs do not say it. */
const usualTimes = {
  grace: 12, // over a night
  absent: 'replace',
  rest: { leastHours: 12, weekends: true }, // nobody loses a game asleep; half of each day is left
} as const satisfies Partial<Settings>;

/** What nobody chose. */
export const usualSettings: Settings = {
  seating: 'random',
  visibility: 'public',
  pace: { kind: 'none' },
  ...usualTimes,
  spectators: true,
  start: 'full',
  hotSeat: false,
  seatNames: null,
};

/** What a guest has not chosen: nobody else is expected at a guest's screen. */
export const settingsOfGuests: Settings = {
  ...usualSettings,
  visibility: 'invited',
  spectators: false,
};

/** Settings as they were kept, with what was not asked then. */
export const wholeSettings = (kept: Omit<Settings, keyof typeof usualTimes>): Settings => ({
  ...usualTimes,
  ...kept,
});

/** How long players may take; around one screen nobody waits for mail. */
export const paceOf = ({ pace, hotSeat }: Pick<Settings, 'pace' | 'hotSeat'>): Settings['pace'] =>
  hotSeat ? { kind: 'none' } : pace;
