import { z } from 'zod';
import { anyEdition, anyOptions } from '../../games/catalogue.ts';
import { sectionSchema } from './shared.ts';

const brief = {
  id: z.string(),
  version: z
    .int()
    .meta({ description: 'Raised when its rules decide otherwise; games keep theirs.' }),
  name: z.string(),
  summary: z.string(),
  stage: z.enum(['example', 'published']),
  seats: z.strictObject({ min: z.int(), max: z.int() }),
};

export const titlesSchema = z
  .strictObject({
    titles: z.array(
      z
        .strictObject(brief)
        .meta({ id: 'TitleInBrief', description: 'A game one can play, in brief.' }),
    ),
  })
  .meta({ id: 'Titles', description: 'All titles offered here.' });

const ruleBook = {
  chapters: z
    .array(
      z.strictObject({ id: z.string(), heading: z.string() }).meta({
        id: 'Chapter',
        description: 'A chapter of the rules: `LF 4` holds `LF 4.1`, `LF 4.2` and so on.',
      }),
    )
    .meta({ description: 'What the rules are about, in their order.' }),
  rules: z.array(
    z
      .strictObject({ id: z.string(), text: z.string() })
      .meta({ id: 'Rule', description: 'A rule, by the id that refusals name.' }),
  ),
};

export const rulesSchema = z
  .strictObject(ruleBook)
  .meta({ id: 'Rules', description: 'The rules of a title and their chapters, in their order.' });

const hash = z.string().meta({ description: 'The hash of these printed facts, which games pin.' });
const about = z
  .array(sectionSchema)
  .meta({ description: 'What to know of the printed facts, such as which are guesses.' });

export const titleSchema = z
  .strictObject({
    ...brief,
    standingOrders: z.boolean().meta({
      description: 'Whether a seat may leave sealed instructions for the service to play.',
    }),
    options: z.strictObject({
      schema: z
        .record(z.string(), z.unknown())
        .meta({ description: 'What `options` a table may have: JSON Schema, draft 2020-12.' }),
      defaults: anyOptions,
      words: z
        .record(z.string(), z.strictObject({ label: z.string(), hint: z.string().optional() }))
        .meta({ description: 'What each of them is called in your language, by its name.' }),
    }),
    edition: z
      .string()
      .meta({ description: 'The hash of the printed facts new games use by default.' }),
    aboutEdition: about,
    ...ruleBook,
  })
  .meta({ id: 'Title', description: 'A game one can play.' });

const edition = {
  hash,
  label: z.string().nullable().meta({
    description: 'What it is called here; null: it came with the title.',
  }),
  origin: z
    .string()
    .nullable()
    .meta({ description: 'Where its figures are from, as whoever added it says.' }),
  changes: z
    .int()
    .meta({ description: 'How many entries say something else than the title’s own.' }),
  createdAt: z.iso.datetime().meta({ description: 'When this service first had it.' }),
  isDefault: z.boolean().meta({ description: 'Whether new games use it by default.' }),
  about,
};

export const editionsSchema = z
  .strictObject({
    editions: z.array(
      z
        .strictObject(edition)
        .meta({ id: 'EditionInBrief', description: 'Printed facts of a title, by their hash.' }),
    ),
  })
  .meta({ id: 'Editions', description: 'All printed facts new games of a title may take.' });

export const editionSchema = z
  .strictObject({
    ...edition,
    title: z.string(),
    facts: anyEdition.meta({ description: 'What is printed, and where each figure is from.' }),
    pieces: z
      .array(z.strictObject({ id: z.string(), name: z.string() }))
      .meta({ description: 'Every piece in the box, with its name in your language.' }),
  })
  .meta({ id: 'PrintedEdition', description: 'The printed facts of a title, whole.' });

const editionChangeSchema = z
  .strictObject({
    path: z.string().meta({
      description:
        'Which entry, such as `zones.roma.ducats`: things of a list by id or number, if they have one.',
    }),
    before: z
      .unknown()
      .optional()
      .meta({ description: 'As the title has it; nothing there if left out.' }),
    after: z
      .unknown()
      .optional()
      .meta({ description: 'As this edition has it; nothing there if left out.' }),
  })
  .meta({ id: 'EditionChange', description: 'An entry that says something else.' });

export const editionChangesSchema = z
  .strictObject({
    count: z.int(),
    changes: z.array(editionChangeSchema).meta({ description: 'The first 500 of them.' }),
  })
  .meta({
    id: 'EditionChanges',
    description: 'What printed facts say otherwise than the title’s own.',
  });
