import { z } from 'zod';
import { anyAction, anyFact, anyView } from '../../games/catalogue.ts';
import { costFields, notationLine, offerSchema } from './looking.ts';
import { sectionSchema, version } from './shared.ts';

export const foreseenSchema = z
  .strictObject({
    version,
    steps: z
      .array(
        z
          .strictObject({
            action: anyAction,
            sentence: z.string(),
            notation: notationLine,
            ...costFields,
          })
          .meta({ id: 'ForeseenStep', description: 'An action that was tried.' }),
      )
      .meta({ description: 'Those that were tried; what comes behind a cut is not.' }),
    facts: z.array(anyFact),
    sentences: z.array(z.string()),
    view: anyView,
    sections: z.array(sectionSchema),
    offers: z
      .array(offerSchema)
      .meta({ description: 'What you could do then; nothing behind a cut.' }),
    isCut: z.boolean().meta({
      description: 'Then something is revealed, or left to chance: nobody can see further.',
    }),
  })
  .meta({ id: 'Foreseen', description: 'What your actions would lead to. Nothing was played.' });

export const explanationSchema = z
  .strictObject({
    allowed: z.boolean().nullable().meta({
      description: 'Null where what is done before reveals something, or is left to chance.',
    }),
    code: z.string().nullable(),
    rule: z.string().nullable().meta({ description: 'The id of the rule that says no.' }),
    sentence: z.string().nullable(),
    ruleText: z.string().nullable().meta({ description: 'What that rule says.' }),
    ...costFields,
  })
  .meta({
    id: 'Explanation',
    description: 'Whether you may do this, at what cost, and if not, why.',
  });
