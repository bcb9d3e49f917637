import { endings, seatSchema } from '@staffetta/engine';
import { z } from 'zod';
import { stillReasons } from '../../clocks/calendar.ts';
import { anyOptions } from '../../games/catalogue.ts';
import { settingsFields } from '../../games/settings.ts';
import { userSchema } from './accounts.ts';
import { statusSchema, version } from './shared.ts';

/** When a clock stands still. */
export const stillSchema = z
  .strictObject({
    from: z.iso.datetime(),
    until: z.iso.datetime(),
    why: z.enum(stillReasons).meta({
      description: 'He is on vacation, has his weekends off, or plays at other hours.',
    }),
  })
  .nullable()
  .meta({
    id: 'ClockStill',
    description: 'When it stands still now, or next before `due`; null: it goes until then.',
  });

const clockSchema = z
  .strictObject({
    seat: seatSchema,
    since: z.iso.datetime().nullable().meta({
      description:
        'Since when the game waits for its player, whatever moved his clock since; null: it does not.',
    }),
    due: z.iso.datetime().nullable().meta({
      description:
        'When its time is over, as things are; null: its clock stands still, or there is none.',
    }),
    bank: z.int().nullable().meta({
      description:
        'Seconds it had at `bankAt`, or has while it is not waited for, where each has a bank.',
    }),
    bankAt: z.iso.datetime().nullable().meta({
      description:
        'When `bank` was so much: with the beginning of the wait, or of a pause or its end, or with another player; null: it is so much.',
    }),
    inGrace: z.boolean().meta({ description: 'Its time is over, and this is the grace period.' }),
    still: stillSchema,
  })
  .meta({ id: 'Clock', description: 'How a seat stands with its time.' });

export const gameSchema = z
  .strictObject({
    id: z.uuid(),
    title: z.string(),
    titleVersion: z.int(),
    edition: z.string().meta({ description: 'The hash of the printed facts it is played with.' }),
    status: statusSchema,
    ending: z.enum(endings).nullable().meta({
      description:
        'How it ended: by its rules, because all but one resigned, by vote of all, before it began, or by an admin; null while it has not.',
    }),
    winners: z.array(seatSchema).nullable().meta({
      description: 'Who has won, by seat; null while it is not over, and where nobody did.',
    }),
    host: userSchema,
    ...settingsFields,
    seats: z.array(userSchema.nullable()),
    vacant: z
      .array(seatSchema)
      .meta({ description: 'Whose players resigned: anybody else may take one over.' }),
    mySeat: seatSchema
      .nullable()
      .meta({ description: 'Yours; in a hot-seat game the one that is to act.' }),
    mySeats: z.array(seatSchema),
    toAct: z.array(seatSchema),
    version,
    options: anyOptions,
    commitment: z
      .string()
      .meta({ description: 'SHA-256 of the secret that all chance of this game comes from.' }),
    rematchOf: z.uuid().nullable().meta({ description: 'The game it is a rematch of.' }),
    archived: z
      .boolean()
      .meta({ description: 'An admin has put it away: only lists of archived games show it.' }),
    archiving: z
      .strictObject({
        at: z.iso.datetime(),
        reason: z.string().nullable().meta({
          description: 'Null: it was archived by an earlier release, which told no reasons.',
        }),
      })
      .nullable()
      .meta({
        id: 'Archiving',
        description:
          'When and why an admin archived it, or, where `archived` is false, brought it back; null: none did.',
      }),
    readOnly: z.boolean().meta({ description: 'Its log is damaged: nothing can be played.' }),
    createdAt: z.iso.datetime(),
    movedAt: z.iso.datetime().nullable().meta({
      description: 'When the newest event happened that you were told of, to the minute.',
    }),
    deadline: z.iso.datetime().nullable().meta({
      description:
        'By when you should act; where you are not waited for, by when the first of the others should. Null: nobody’s time runs.',
    }),
    clocks: z
      .array(clockSchema)
      .meta({ description: 'Of the seats the game ever waited for, while it is running.' }),
    pausedUntil: z.iso.datetime().nullable().meta({
      description: 'When the game goes on by itself; null while it is not paused.',
    }),
  })
  .meta({ id: 'Game', description: 'One playing of a title.' });

export const gamesSchema = z
  .strictObject({
    games: z.array(gameSchema),
    next: z.string().nullable().meta({ description: 'The cursor of the next page.' }),
  })
  .meta({ id: 'Games', description: 'A page of games, the newest first.' });

export const invitationsSchema = z
  .strictObject({ invited: z.array(userSchema) })
  .meta({ id: 'Invitations', description: 'Who is invited and has not answered yet.' });

export const abandonmentSchema = z
  .strictObject({ votes: z.array(seatSchema) })
  .meta({ id: 'Abandonment', description: 'The seats that vote to abandon the game.' });

export const linkSchema = z
  .strictObject({
    code: z.string().meta({ description: 'Whoever has it may see the game and sit down.' }),
  })
  .meta({ id: 'GameLink', description: 'The link to a table; making another ends it.' });
