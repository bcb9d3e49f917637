import { seatSchema } from '@staffetta/engine';
import { z } from 'zod';
import { version } from './shared.ts';

export const changesSchema = z
  .strictObject({
    version,
    changes: z.array(
      z
        .strictObject({
          version,
          at: z.iso.datetime(),
          seat: seatSchema.nullable().meta({ description: 'Whose act it was, if one’s.' }),
          sentence: z.string(),
        })
        .meta({ id: 'Change', description: 'Something that happened, as a sentence.' }),
    ),
    next: version.nullable().meta({ description: 'Ask on with `since` at this; null at the end.' }),
  })
  .meta({ id: 'Changes', description: 'What happened since a version of yours, a sentence each.' });

export const scoreSchema = z
  .strictObject({
    version,
    isFinal: z.boolean().meta({ description: 'The game is over, and all is counted.' }),
    winners: z.array(seatSchema).nullable(),
    seats: z.array(
      z
        .strictObject({
          seat: seatSchema,
          total: z.number(),
          lines: z.array(
            z
              .strictObject({
                line: z.string(),
                rule: z.string(),
                points: z.number(),
                sentence: z.string(),
              })
              .meta({ id: 'ScoreLine', description: 'What points are for, and by which rule.' }),
          ),
        })
        .meta({ id: 'SeatScore', description: 'The points of one seat.' }),
    ),
  })
  .meta({ id: 'Score', description: 'The score, as far as you can count it.' });

export const raceSchema = z
  .strictObject({
    version,
    seats: z.int(),
    moments: z.array(
      z
        .strictObject({
          version,
          totals: z.array(z.number()).meta({ description: 'Every seat’s points, by seat.' }),
        })
        .meta({ id: 'Moment', description: 'A version at which the points of a seat changed.' }),
    ),
  })
  .meta({ id: 'Race', description: 'How the points went, as far as you could count them then.' });
