import { eventKinds, seatSchema } from '@staffetta/engine';
import { z } from 'zod';
import { anyAction, anyFact, anyView } from '../../games/catalogue.ts';
import { sectionSchema, statusSchema, version } from './shared.ts';

export const positionSchema = z
  .strictObject({
    game: z.uuid(),
    title: z.string(),
    titleVersion: z.int(),
    version,
    newest: version,
    status: statusSchema,
    seat: seatSchema.nullable().meta({ description: 'Yours; null for a spectator.' }),
    toAct: z.array(seatSchema),
    decision: z.string().nullable().meta({ description: 'The name of the question now open.' }),
    mayTakeBack: z
      .int()
      .min(0)
      .meta({ description: 'How many of your last acts you may take back.' }),
    outcome: z.strictObject({ winners: z.array(seatSchema) }).nullable(),
    view: anyView.nullable().meta({ description: 'Null until the game has begun.' }),
    sections: z
      .array(sectionSchema)
      .meta({ description: 'The same position in words, in your language.' }),
  })
  .meta({ id: 'Position', description: 'A game as you may know it, at one of your versions.' });

/** An action in the title's notation, as it can be sent. */
export const notationLine = z
  .string()
  .min(1)
  .max(500)
  .meta({ description: 'An action as one short line, in the notation of the title.' });

/** What an action costs, in numbers and in words. */
export const costFields = {
  costs: z
    .record(z.string(), z.number())
    .meta({ description: 'What it costs, by what the title calls it, such as `points`.' }),
  price: z.string().nullable().meta({ description: 'The same in your language.' }),
};

const openness = z.enum(['open', 'sealed']).meta({
  description: 'A sealed choice is sent with the `decision`, an open one with your version.',
});

const actionOfferSchema = z
  .strictObject({
    kind: z.literal('action'),
    openness,
    action: anyAction,
    sentence: z.string(),
    notation: notationLine,
    ...costFields,
  })
  .meta({ id: 'ActionOffer', description: 'An action you may send as it stands.' });

const choiceSchema = z
  .strictObject({
    field: z.string().meta({ description: 'The list of the action that is to be filled.' }),
    name: z.string().meta({ description: 'What that list holds, in your language.' }),
    least: z.int(),
    most: z.int(),
    from: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        counts: z.record(z.string(), z.number()),
      }),
    ),
    bounds: z.array(
      z.strictObject({
        count: z.string(),
        name: z.string(),
        least: z.number().optional(),
        most: z.number().optional(),
      }),
    ),
  })
  .meta({
    id: 'Choice',
    description: 'So many ids, each once; what they count adds up to within the bounds.',
  });

const formOfferSchema = z
  .strictObject({
    kind: z.literal('form'),
    openness,
    action: z
      .looseObject({ type: z.string() })
      .meta({ description: 'The fields that are settled; add a list for each choice.' }),
    sentence: z.string(),
    choices: z.array(choiceSchema),
    example: anyAction.meta({
      description: 'One way to fill it in, for a program without a plan: an action to be sent.',
    }),
  })
  .meta({ id: 'FormOffer', description: 'An action with lists to fill in, however you like.' });

export const offerSchema = z
  .discriminatedUnion('kind', [actionOfferSchema, formOfferSchema])
  .meta({ id: 'Offer', description: 'Something you may do now.' });

export const offersSchema = z
  .strictObject({
    version,
    decision: z.string().nullable(),
    offers: z.array(offerSchema),
  })
  .meta({ id: 'Offers', description: 'All you may do now.' });

const eventFields = {
  version,
  kind: z.enum(eventKinds),
  at: z.iso.datetime(),
  seat: seatSchema.nullable(),
  action: anyAction.nullable().meta({ description: 'What was asked, where you may know it.' }),
  facts: z.array(anyFact),
  automatic: z
    .literal(true)
    .optional()
    .meta({ description: 'A standing order of yours acted; never told of another’s.' }),
};
export const eventSchema = z
  .strictObject(eventFields)
  .meta({ id: 'Event', description: 'An entry of the log, as you may know it.' });

export const spokenEventSchema = z
  .strictObject({
    ...eventFields,
    sentences: z.array(z.string()),
    backTo: version.optional().meta({
      description:
        'Where an admin took the game back to: your version of then. What was played since counts no more.',
    }),
  })
  .meta({ id: 'SpokenEvent', description: 'An event, with sentences in your language.' });

export const logSchema = z
  .strictObject({
    version,
    events: z.array(spokenEventSchema),
    next: version.nullable().meta({ description: 'Ask on with `since` at this; null at the end.' }),
  })
  .meta({ id: 'Log', description: 'What happened since a version of yours.' });
