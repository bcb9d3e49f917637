import { seatSchema } from '@staffetta/engine';
import { z } from 'zod';
import { statusSchema, version } from './shared.ts';
import { stillSchema } from './tables.ts';

export const movedSchema = z
  .strictObject({
    game: z.uuid(),
    version,
    status: statusSchema,
    toAct: z.array(seatSchema),
  })
  .meta({ id: 'Moved', description: 'A message of a stream: fetch the view to see more.' });

export const chattedSchema = z
  .strictObject({
    game: z.uuid(),
    messages: z.int().meta({ description: 'How many messages of its chat you may read.' }),
    closings: z
      .int()
      .meta({ description: 'How often its chat was closed or opened again by an admin.' }),
  })
  .meta({
    id: 'Chatted',
    description: 'Something was said, or the chat closed or opened: fetch the messages to know.',
  });

export const timedSchema = z
  .strictObject({
    game: z.uuid(),
    clocks: z
      .array(
        z.strictObject({
          seat: seatSchema,
          due: z.iso.datetime().nullable(),
          still: stillSchema,
        }),
      )
      .meta({ description: 'Of the seats it waits for; `due` and `still` as in the game.' }),
  })
  .meta({
    id: 'Timed',
    description:
      'When the clocks of a game run out, and why they stand still: fetch it if you knew otherwise.',
  });

const streamOf = (id: string, description: string, names: readonly string[]) =>
  z.unknown().meta({
    id,
    description,
    anyOf: names.map((name) => ({ $ref: `#/components/schemas/${name}` })),
  });

/** A stream of such messages, each the data of a server-sent event. */
export const movedStreamSchema = streamOf(
  'MovedStream',
  'Server-sent events `moved` and `timed`, each with its own data.',
  ['Moved', 'Timed'],
);

export const gameStreamSchema = streamOf(
  'GameStream',
  'Server-sent events `moved`, `chatted` and `timed`, each with its own data.',
  ['Moved', 'Chatted', 'Timed'],
);
