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

/** A stream of such messages, each the data of a server-sent event. */
export const movedStreamSchema = z.unknown().meta({
  id: 'MovedStream',
  description: 'Server-sent events `moved`, each with this as its data.',
  allOf: [{ $ref: '#/components/schemas/Moved' }],
});
