import { endings, seatSchema } from '@staffetta/engine';
import { z } from 'zod';
import { anyOptions } from '../../games/catalogue.ts';
import { settingsFields } from '../../games/settings.ts';
import { userSchema } from './accounts.ts';
import { statusSchema, version } from './shared.ts';

export const gameSchema = z
  .strictObject({
    id: z.uuid(),
    title: z.string(),
    titleVersion: z.int(),
    edition: z.string().meta({ description: 'The hash of the printed facts it is played with.' }),
    status: statusSchema,
    ending: z.enum(endings).nullable().meta({
      description:
        'How it ended: by its rules, because all but one resigned, by vote of all, or before it began; null while it has not.',
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
    readOnly: z.boolean().meta({ description: 'Its log is damaged: nothing can be played.' }),
    createdAt: z.iso.datetime(),
    movedAt: z.iso.datetime().nullable().meta({
      description: 'When the newest event happened that you were told of, to the minute.',
    }),
    deadline: z.iso.datetime().nullable().meta({
      description:
        'By when whoever is waited for should act, counted from `movedAt`; null without a time for each turn. Nothing enforces it yet.',
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
