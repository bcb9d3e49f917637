import { seatSchema } from '@staffetta/engine';
import { z } from 'zod';
import { anyOptions } from '../../games/catalogue.ts';
import { userSchema } from './accounts.ts';
import { statusSchema, version } from './shared.ts';

export const gameSchema = z
  .strictObject({
    id: z.uuid(),
    title: z.string(),
    titleVersion: z.int(),
    status: statusSchema,
    seats: z.array(userSchema.nullable()),
    mySeat: seatSchema.nullable(),
    toAct: z.array(seatSchema),
    version,
    options: anyOptions,
    commitment: z
      .string()
      .meta({ description: 'SHA-256 of the secret that all chance of this game comes from.' }),
    readOnly: z.boolean().meta({ description: 'Its log is damaged: nothing can be played.' }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Game', description: 'One playing of a title.' });

export const gamesSchema = z
  .strictObject({
    games: z.array(gameSchema),
    next: z.string().nullable().meta({ description: 'The cursor of the next page.' }),
  })
  .meta({ id: 'Games', description: 'A page of games, the newest first.' });
