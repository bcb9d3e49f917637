import { z } from 'zod';
import { sectionSchema } from './shared.ts';

export const titleSchema = z
  .strictObject({
    id: z.string(),
    version: z.int(),
    name: z.string(),
    summary: z.string(),
    stage: z.enum(['example', 'published']),
    seats: z.strictObject({ min: z.int(), max: z.int() }),
    edition: z.string().meta({ description: 'The hash of the printed facts new games use.' }),
    rules: z.array(z.strictObject({ id: z.string(), text: z.string() })),
    aboutEdition: z
      .array(sectionSchema)
      .meta({ description: 'What to know of the printed facts, such as which are guesses.' }),
  })
  .meta({ id: 'Title', description: 'A game one can play.' });
