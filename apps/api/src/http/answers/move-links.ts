import { z } from 'zod';
import { notationLine } from './looking.ts';
import { version } from './shared.ts';

const about = {
  game: z.uuid(),
  title: z.string().meta({ description: 'What its title is called.' }),
  players: z.array(z.string()).meta({ description: 'Who plays it, by seat.' }),
};

export const moveSeenSchema = z
  .strictObject({
    ...about,
    sentence: z.string().meta({ description: 'What the link does.' }),
    price: z.string().nullable().meta({ description: 'What it costs, in words.' }),
    notation: notationLine,
    sentences: z
      .array(z.string())
      .meta({ description: 'What follows from it, as far as one can foresee.' }),
    isCut: z.boolean().meta({
      description: 'Then something is revealed, or left to chance: nobody can see further.',
    }),
  })
  .meta({ id: 'MoveSeen', description: 'What a link of a mail would do. Nothing was played.' });

export const moveDoneSchema = z
  .strictObject({
    ...about,
    version,
    sentences: z.array(z.string()).meta({ description: 'What happened.' }),
  })
  .meta({ id: 'MoveDone', description: 'What a link of a mail did.' });
