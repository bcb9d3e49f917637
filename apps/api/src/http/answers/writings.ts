import { seatSchema } from '@staffetta/engine';
import { z } from 'zod';
import { isStorable, readable } from '../fields.ts';
import { userSchema } from './accounts.ts';

/** What somebody writes for himself: any text that can be kept as it is. */
export const writing = (most: number) =>
  z.string().max(most).refine(isStorable, 'text that can be kept');

/** What he says to others. */
export const saying = (most: number) => readable(z.string().min(1).max(most), 1);

export const noteSchema = z
  .strictObject({
    text: z.string(),
    at: z.iso.datetime().nullable().meta({ description: 'When you wrote it; null if never.' }),
  })
  .meta({ id: 'Note', description: 'What you keep in mind about a game. Nobody else sees it.' });

export const messageSchema = z
  .strictObject({
    id: z.uuid(),
    at: z.iso.datetime(),
    seat: seatSchema.meta({ description: 'Where its author sat then.' }),
    author: userSchema.nullable(),
    to: seatSchema.nullable().meta({ description: 'The one seat it is to; null: to all.' }),
    text: z.string(),
  })
  .meta({ id: 'Message', description: 'What a player said.' });

const closingSchema = z
  .strictObject({ at: z.iso.datetime(), reason: z.string() })
  .meta({ id: 'ChatClosing', description: 'Since when an admin has closed a chat, and why.' });

const openingSchema = z
  .strictObject({ at: z.iso.datetime(), reason: z.string() })
  .meta({ id: 'ChatOpening', description: 'When an admin opened a closed chat again, and why.' });

export const messagesSchema = z
  .strictObject({
    messages: z.array(messageSchema),
    next: z
      .uuid()
      .nullable()
      .meta({ description: 'Ask on with `after` at this; null at the end.' }),
    closed: closingSchema.nullable().meta({ description: 'Null while it is open.' }),
    opened: openingSchema
      .nullable()
      .meta({ description: 'Null while it is closed, and unless it was closed before.' }),
  })
  .meta({ id: 'Messages', description: 'What was said to you, the oldest first.' });
