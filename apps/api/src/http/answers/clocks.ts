import { mostPauseDays, seatSchema } from '@staffetta/engine';
import { z } from 'zod';
import { anyAction } from '../../games/catalogue.ts';
import { notationLine } from './looking.ts';

const ofDay = z.int().min(0).max(23);

export const playTimesSchema = z
  .strictObject({
    hours: z
      .strictObject({ from: ofDay, to: ofDay })
      .refine(({ from, to }) => from !== to, 'two different hours')
      .nullable()
      .meta({
        description:
          'The hours of a day at which your clocks go, in your time zone, over midnight where the second is not behind the first; null: all.',
      }),
    weekendsOff: z.boolean().meta({ description: 'Whether they stand still at weekends.' }),
  })
  .meta({
    id: 'PlayTimes',
    description:
      'When you play, within what each table allows (`rest`). A change counts from your next turn.',
  });

export const vacationDay = z.iso.date().regex(/^20/);

const vacationSchema = z
  .strictObject({
    id: z.uuid(),
    from: vacationDay.meta({ description: 'The first day,' }),
    to: vacationDay.meta({ description: 'and the last, where you lived when you announced it.' }),
    timeZone: z.string().meta({ description: 'Where that was: there its days are counted.' }),
    fromAt: z.iso.datetime(),
    untilAt: z.iso.datetime(),
  })
  .meta({ id: 'Vacation', description: 'Days on which none of your clocks goes.' });

export const vacationsSchema = z
  .strictObject({
    daysAYear: z.int(),
    daysLeft: z.int().meta({ description: 'Of this year’s, without those you have announced.' }),
    vacations: z.array(vacationSchema),
  })
  .meta({ id: 'Vacations', description: 'Your vacations, the first before the others.' });

export const pauseDays = z.int().min(0).max(mostPauseDays).meta({
  description: 'For how many days no time passes; 0: the game goes on now.',
});

export const timeVotesSchema = z
  .strictObject({
    removals: z.array(
      z.strictObject({ of: seatSchema, votes: z.array(seatSchema) }).meta({
        id: 'Removal',
        description: 'A seat whose time was over twice, and who votes that it be vacated.',
      }),
    ),
    pause: z
      .strictObject({ days: pauseDays, votes: z.array(seatSchema) })
      .nullable()
      .meta({ id: 'PauseProposed', description: 'The pause proposed last, and who votes for it.' }),
  })
  .meta({ id: 'TimeVotes', description: 'The votes where time is concerned.' });

export const lateOrderSchema = z
  .strictObject({
    order: z
      .strictObject({
        actions: z.array(anyAction),
        notation: z.array(notationLine),
        sentences: z.array(z.string()),
      })
      .nullable(),
  })
  .meta({
    id: 'LateOrder',
    description: 'What is done for you if you run out of time; nobody else ever sees it.',
  });
