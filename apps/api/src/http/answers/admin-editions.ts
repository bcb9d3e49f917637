import { manners } from '@staffetta/engine';
import { z } from 'zod';
import { anyEdition } from '../../games/catalogue.ts';
import { editionChangesSchema } from './titles.ts';

const hash = z.string().meta({ description: 'The hash of these printed facts, which games pin.' });
const count = z.int().min(0);

const keptEditionSchema = z
  .strictObject({
    hash,
    label: z
      .string()
      .nullable()
      .meta({ description: 'What it is called; null: it came with a release, or with a game.' }),
    origin: z.string().nullable().meta({ description: 'Where its figures are from.' }),
    createdAt: z.iso.datetime().meta({ description: 'When this service first had it.' }),
    addedAt: z.iso.datetime().nullable(),
    addedBy: z
      .uuid()
      .nullable()
      .meta({ description: 'Which admin; null: none, or a command on the machine itself.' }),
    addedByName: z.string().nullable(),
    isOwn: z.boolean().meta({ description: 'Whether it is the title’s own, of this release.' }),
    isDefault: z.boolean().meta({ description: 'Whether new games take it unless they choose.' }),
    isOffered: z.boolean().meta({ description: 'Whether new games may take it.' }),
    isPlayable: z.boolean().meta({ description: 'Whether the present rules can play it.' }),
    changes: count.meta({
      description: 'How many entries say something else than the title’s own.',
    }),
  })
  .meta({ id: 'KeptEdition', description: 'Printed facts as admins see to them.' });

export const keptEditionsSchema = z
  .strictObject({ editions: z.array(keptEditionSchema) })
  .meta({ id: 'KeptEditions', description: 'All printed facts of a title that are kept here.' });

const called = z.record(z.string(), z.string());

export const editionFormSchema = z
  .strictObject({
    schema: z
      .record(z.string(), z.unknown())
      .meta({ description: 'What printed facts look like: JSON Schema, draft 2020-12.' }),
    words: z.strictObject({ entries: called, choices: called }).meta({
      description: 'What its entries are called in your language, and what one may choose there.',
    }),
    hash,
    facts: anyEdition.meta({ description: 'Those that are usual now, to begin from.' }),
  })
  .meta({ id: 'EditionForm', description: 'What one needs to write printed facts.' });

export const judgedEditionSchema = z
  .strictObject({
    hash: hash.nullable().meta({ description: 'What would pin them; null: their form is wrong.' }),
    isKnown: z.boolean().meta({ description: 'Whether they are kept here already.' }),
    faults: z
      .array(z.strictObject({ path: z.string(), message: z.string() }))
      .meta({ description: 'What is wrong, and where; with none of it they can be added.' }),
    trials: z
      .array(
        z.strictObject({
          seats: z.int(),
          manner: z.enum(manners).meta({
            description: 'Whether anything was done, or what is done for who is late.',
          }),
          acts: count,
          isOver: z.boolean(),
        }),
      )
      .meta({ description: 'Games that were played out with them, where nothing else is wrong.' }),
    ...editionChangesSchema.shape,
  })
  .meta({ id: 'JudgedEdition', description: 'What printed facts are worth.' });

export const addedEditionSchema = z
  .strictObject({ hash })
  .meta({ id: 'AddedEdition', description: 'What pins printed facts that were added.' });
