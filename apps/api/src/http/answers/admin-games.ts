import { endings, eventKinds, seatSchema } from '@staffetta/engine';
import { z } from 'zod';
import { anyAction, anyFact, anyView } from '../../games/catalogue.ts';
import { sectionSchema, statusSchema } from './shared.ts';

// What admins are told of games.

const number = z.int().min(0).meta({ description: 'Of an event: its place in the whole log.' });

const foundSeatSchema = z
  .strictObject({
    seat: seatSchema,
    user: z.uuid().nullable().meta({ description: 'Null: it is free.' }),
    name: z.string().nullable(),
    waits: z.boolean().meta({ description: 'Whether the game waits for it,' }),
    since: z.string().nullable(),
    due: z.string().nullable().meta({ description: 'and until when; null: without end.' }),
    tries: z.int().meta({ description: 'How often looking at its clock failed.' }),
  })
  .meta({ id: 'FoundSeat', description: 'How a seat stands.' });

const foundGameSchema = z
  .strictObject({
    id: z.uuid(),
    title: z.string(),
    titleVersion: z.int(),
    status: statusSchema,
    ending: z.enum(endings).nullable(),
    createdAt: z.iso.datetime(),
    movedAt: z.iso.datetime(),
    number,
    brokenAt: z
      .int()
      .nullable()
      .meta({ description: 'The first event that is not what was written; it is read-only.' }),
    seats: z.array(foundSeatSchema),
  })
  .meta({ id: 'FoundGame', description: 'A game, as admins find it.' });

export const foundGamesSchema = z
  .strictObject({
    games: z.array(foundGameSchema),
    next: z.string().nullable().meta({ description: 'The cursor of the next page.' }),
  })
  .meta({ id: 'FoundGames', description: 'Games, the newest first.' });

export const lookSchema = z
  .strictObject({ until: z.iso.datetime() })
  .meta({ id: 'RefereeLook', description: 'Until when one may look as referee.' });

const inspectedEventSchema = z
  .strictObject({
    number,
    kind: z.enum(eventKinds),
    event: z
      .strictObject({
        kind: z.enum(eventKinds),
        at: z.iso.datetime(),
        seat: seatSchema.nullable(),
        action: anyAction.nullable(),
        notation: z.string().nullable(),
        facts: z.array(anyFact),
        automatic: z.literal(true).optional(),
      })
      .nullable()
      .meta({ description: 'What it says; null: it is secret whole.' }),
    sentences: z.array(z.string()),
    told: z
      .array(seatSchema)
      .nullable()
      .meta({ description: 'To the referee: which seats learn of it; null: everybody.' }),
    draws: z.int().min(0).meta({ description: 'How many random numbers it took.' }),
    hash: z.string().nullable().meta({ description: 'To the referee: what proves it.' }),
  })
  .meta({ id: 'InspectedEvent', description: 'An entry of a log, as an admin reads it.' });

export const inspectedLogSchema = z
  .strictObject({
    number: number.meta({ description: 'Of the newest event.' }),
    events: z.array(inspectedEventSchema),
    next: number.nullable().meta({ description: 'Ask on with `after` at this; null at the end.' }),
  })
  .meta({ id: 'InspectedLog', description: 'A stretch of a log.' });

export const inspectedPositionSchema = z
  .strictObject({
    number,
    newest: number,
    status: statusSchema,
    toAct: z.array(seatSchema),
    decision: z.string().nullable(),
    outcome: z.strictObject({ winners: z.array(seatSchema) }).nullable(),
    view: anyView.nullable().meta({ description: 'Null until the game has begun.' }),
    sections: z.array(sectionSchema),
  })
  .meta({ id: 'InspectedPosition', description: 'A game behind an event, with somebody’s eyes.' });

export const checkedLogSchema = z
  .strictObject({
    events: z.int().min(0).meta({ description: 'How many were read.' }),
    brokenAt: z
      .int()
      .nullable()
      .meta({ description: 'The first that is not what was written, or is missing.' }),
    difference: z
      .strictObject({
        number,
        what: z.enum(['unknown', 'refused', 'event', 'facts', 'draws']),
      })
      .nullable()
      .meta({ description: 'The first that the rules decide otherwise, and in what.' }),
  })
  .meta({ id: 'CheckedLog', description: 'What a log is worth.' });
