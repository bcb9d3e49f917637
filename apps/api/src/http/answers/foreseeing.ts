import { z } from 'zod';
import { anyAction, anyFact, anyOrder, anyView } from '../../games/catalogue.ts';
import { costFields, notationLine, offerSchema } from './looking.ts';
import { sectionSchema, version } from './shared.ts';

const why = {
  code: z.string(),
  rule: z.string().meta({ description: 'The id of the rule that says no.' }),
  sentence: z.string(),
  ruleText: z.string().nullable().meta({ description: 'What that rule says.' }),
};
const step = z.int().min(1);

const refusedStepSchema = z
  .strictObject({ step: step.meta({ description: 'Which of them it is, from 1.' }), ...why })
  .meta({ id: 'RefusedStep', description: 'Something that may not be done, and why.' });

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
      .meta({ description: 'Those that may be done; what comes behind a cut was not tried.' }),
    refused: refusedStepSchema.nullable().meta({
      description: 'The first that may not be done; all else says how it is before it.',
    }),
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
    orders: z
      .array(
        z
          .strictObject({
            order: anyOrder,
            sentence: z.string(),
            refused: z
              .strictObject(why)
              .nullable()
              .meta({ description: 'Why it cannot be left; null: it can.' }),
          })
          .meta({ id: 'ForeseenOrder', description: 'An order as it would stand.' }),
      )
      .optional()
      .meta({ description: 'The orders you would leave, where you named some.' }),
  })
  .meta({ id: 'Foreseen', description: 'What your actions would lead to. Nothing was played.' });

const allowedSchema = z
  .strictObject({ result: z.literal('allowed'), ...costFields })
  .meta({ id: 'Allowed', description: 'You may do it, at this cost.' });

const refusedSchema = z
  .strictObject({ result: z.literal('refused'), ...why })
  .meta({ id: 'Refused', description: 'A rule says no.' });

const unforeseeableSchema = z.strictObject({ result: z.literal('unforeseeable') }).meta({
  id: 'Unforeseeable',
  description: 'What is done before it reveals something, or is left to chance.',
});

const planRefusedSchema = z
  .strictObject({
    result: z.literal('plan-refused'),
    step: step.meta({ description: 'Which act of `after` cannot be done, from 1.' }),
    ...why,
  })
  .meta({
    id: 'PlanRefused',
    description:
      'What you would do before it cannot be done, or no longer: somebody may have been faster.',
  });

export const explanationSchema = z
  .discriminatedUnion('result', [
    allowedSchema,
    refusedSchema,
    unforeseeableSchema,
    planRefusedSchema,
  ])
  .meta({
    id: 'Explanation',
    description: 'Whether you may do this, at what cost, and if not, why.',
  });

export type Explanation = z.infer<typeof explanationSchema>;
