import { z } from 'zod';
import { eventSchema, positionSchema } from './looking.ts';
import { version } from './shared.ts';

export const actAnswerSchema = z
  .strictObject({ version, events: z.array(eventSchema), position: positionSchema.optional() })
  .meta({ id: 'Acted', description: 'What your action made happen.' });
