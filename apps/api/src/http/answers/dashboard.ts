import { z } from 'zod';
import { groups, judgements, readingNames, units } from '../../dashboard/readings.ts';

// What admins are told of the service itself.

const judgement = z.enum(judgements);
const count = z.number().min(0);

const readingSchema = z
  .strictObject({
    name: z.enum(readingNames as [(typeof readingNames)[number]]),
    group: z.enum(groups),
    text: z.string().meta({ description: 'What it is, in your language.' }),
    value: z
      .number()
      .nullable()
      .meta({ description: 'Null: there is nothing to read, such as the oldest of none.' }),
    unit: z.enum(units).meta({ description: 'A share is between 0 and 1.' }),
    isEstimate: z
      .boolean()
      .meta({ description: 'Counted up to 1,000; beyond that as PostgreSQL reckons.' }),
    watchFrom: z.number().nullable().meta({ description: 'From here on it is to be watched,' }),
    actFrom: z.number().nullable().meta({ description: 'and from here on acted upon.' }),
    judgement,
    advice: z
      .string()
      .nullable()
      .meta({ description: 'What to do, in your language; null where it is fine.' }),
  })
  .meta({ id: 'DashboardReading', description: 'A number, and what it means.' });

const gameCount = z
  .strictObject({ count, isEstimate: z.boolean() })
  .meta({ id: 'GameCount', description: 'How many games: exactly, or as PostgreSQL reckons.' });

const kindSchema = z
  .strictObject({
    title: z.string(),
    version: z.int(),
    isKnown: z.boolean().meta({ description: 'Whether this release can play them,' }),
    isPresent: z.boolean().meta({ description: 'and whether new games begin by this version.' }),
    open: gameCount,
    running: gameCount,
    ended: gameCount,
  })
  .meta({ id: 'GamesOfKind', description: 'The games of a version of a title.' });

const sizeSchema = z
  .strictObject({
    name: z.string(),
    rows: count.nullable().meta({ description: 'As PostgreSQL reckons; null: not yet.' }),
    bytes: count,
    indexBytes: count,
    grown: z
      .number()
      .nullable()
      .meta({ description: 'Bytes, with indexes, since `grownSince`; null: unknown.' }),
  })
  .meta({ id: 'TableSize', description: 'What a table takes.' });

const answeredSchema = z
  .strictObject({
    minutes: z.int().meta({ description: 'In so many last minutes,' }),
    answered: count,
    refused: count.meta({ description: 'of them with a status of 400 to 499,' }),
    failed: count.meta({ description: 'and of 500 and more.' }),
  })
  .meta({
    id: 'AnsweredRequests',
    description: 'How requests were answered, by all processes; but for what watches their health.',
  });

const processSchema = z
  .strictObject({
    id: z.uuid(),
    answers: z.boolean().meta({ description: 'Whether it answers requests,' }),
    works: z.boolean().meta({ description: 'looks after clocks and mails,' }),
    posts: z.boolean().meta({ description: 'and has a mail server for these.' }),
    hears: z.boolean().meta({ description: 'Whether it hears of what other processes do.' }),
    release: z.string(),
    node: z.string(),
    beganAt: z.iso.datetime(),
    at: z.iso.datetime().meta({ description: 'When it last said that it is there.' }),
    isThere: z.boolean().meta({ description: 'False: it vanished without taking its leave.' }),
  })
  .meta({ id: 'ServiceProcess', description: 'A process of the service.' });

const versionsSchema = z
  .strictObject({
    release: z.string(),
    node: z.string(),
    postgres: z.string(),
    migration: z.string().meta({ description: 'The newest the database has been through.' }),
    migratedAt: z.iso.datetime(),
  })
  .meta({ id: 'ServiceVersions', description: 'What answers this, and on what.' });

export const dashboardSchema = z
  .strictObject({
    at: z.iso.datetime(),
    judgement: judgement.meta({ description: 'That of the worst reading.' }),
    readings: z.array(readingSchema),
    games: z.array(kindSchema),
    tables: z.array(sizeSchema).meta({ description: 'All of them, the biggest first.' }),
    grownSince: z.iso
      .date()
      .nullable()
      .meta({ description: 'The day growth is told from; null: none was noted before today.' }),
    requests: z.array(answeredSchema),
    processes: z.array(processSchema),
    versions: versionsSchema,
  })
  .meta({ id: 'Dashboard', description: 'How the service is.' });
