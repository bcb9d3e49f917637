import { seatSchema } from '@staffetta/engine';
import { z } from 'zod';
import { statusSchema, version } from './shared.ts';

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
  })
  .meta({ id: 'Chatted', description: 'Something was said: fetch the messages to read it.' });

const streamOf = (id: string, description: string, names: readonly string[]) =>
  z.unknown().meta({
    id,
    description,
    anyOf: names.map((name) => ({ $ref: `#/components/schemas/${name}` })),
  });

/** A stream of such messages, each the data of a server-sent event. */
export const movedStreamSchema = streamOf(
  'MovedStream',
  'Server-sent events `moved`, each with this as its data.',
  ['Moved'],
);

export const gameStreamSchema = streamOf(
  'GameStream',
  'Server-sent events `moved` and `chatted`, each with its own data.',
  ['Moved', 'Chatted'],
);
