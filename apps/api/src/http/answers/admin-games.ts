import { endings, eventKinds, seatSchema } from '@staffetta/engine';
import { z } from 'zod';
import { gameLetters, mailTroubles, noticeKinds, noticeStates } from '../../database/schema.ts';
import { anyAction, anyFact, anyView } from '../../games/catalogue.ts';
import { settingsFields } from '../../games/settings.ts';
import { sectionSchema, statusSchema } from './shared.ts';

// What admins are told of games.

const number = z.int().min(0).meta({ description: 'Of an event: its place in the whole log.' });

const foundSeatSchema = z
  .strictObject({
    seat: seatSchema,
    user: z.uuid().nullable().meta({ description: 'Null: it is free.' }),
    name: z.string().nullable(),
    waits: z.boolean().meta({ description: 'Whether the game waits for it,' }),
    since: z.iso.datetime().nullable(),
    due: z.iso.datetime().nullable().meta({ description: 'and until when; null: without end.' }),
    tries: z.int().meta({ description: 'How often looking at its clock failed.' }),
  })
  .meta({ id: 'FoundSeat', description: 'How a seat stands.' });

const foundFields = {
  id: z.uuid(),
  title: z.string(),
  titleVersion: z.int(),
  status: statusSchema,
  ending: z.enum(endings).nullable(),
  createdAt: z.iso.datetime(),
  plays: z.boolean().meta({
    description:
      'Whether you play it, or did, or a bot of yours does: then how many events it has, when the newest was and whether it is broken is not told.',
  }),
  movedAt: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'When the newest event happened that everybody was told of.' }),
  archivedAt: z.iso.datetime().nullable(),
  number: number.nullable(),
  brokenAt: z
    .int()
    .nullable()
    .meta({ description: 'The first event that is not what was written; it is read-only.' }),
  seats: z.array(foundSeatSchema),
};

const foundGameSchema = z
  .strictObject(foundFields)
  .meta({ id: 'FoundGame', description: 'A game, as admins find it.' });

export const inspectedGameSchema = z
  .strictObject({
    ...foundFields,
    visibility: settingsFields.visibility,
    hotSeat: settingsFields.hotSeat,
    pace: settingsFields.pace,
    edition: z.string().meta({ description: 'The hash of the printed facts it is played with.' }),
    host: z.strictObject({
      user: z.uuid(),
      name: z.string().nullable().meta({ description: 'Null: he is gone.' }),
    }),
    pausedUntil: z.iso.datetime().nullable(),
    chatClosedAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Since when nobody can write in its chat; null: it is open.' }),
    lookUntil: z.iso.datetime().nullable().meta({
      description: 'Until when you look as referee, in this session; null: you do not.',
    }),
  })
  .meta({ id: 'InspectedGame', description: 'A game an admin looks into.' });

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
    kind: z.enum(eventKinds).nullable().meta({ description: 'Null: it is secret whole.' }),
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
    backTo: number.optional().meta({
      description:
        'Behind which event an admin took the game back. What was played since counts no more.',
    }),
    countsNoMore: z.boolean().meta({
      description: 'It was taken back, by its player or with the whole game, as you are told.',
    }),
    told: z
      .array(seatSchema)
      .nullable()
      .meta({ description: 'To the referee: which seats learn of it; null: everybody.' }),
    draws: z
      .int()
      .min(0)
      .nullable()
      .meta({ description: 'To the referee: how many random numbers it took.' }),
    hash: z.string().nullable().meta({ description: 'To the referee: what proves it.' }),
  })
  .meta({ id: 'InspectedEvent', description: 'An entry of a log, as an admin reads it.' });

const timed = { at: z.iso.datetime() };
const somebody = z
  .strictObject({ id: z.uuid(), name: z.string().nullable() })
  .meta({ id: 'Somebody', description: 'A user; without a name, one who is gone.' });
const maybe = z.iso.datetime().nullable();

const timelineEventSchema = z
  .strictObject({
    ...timed,
    kind: z.literal('event'),
    event: inspectedEventSchema,
    waits: z.array(seatSchema).meta({ description: 'The seats for which a wait began with it.' }),
  })
  .meta({
    id: 'TimelineEvent',
    description:
      'An entry of the log, at the minute it lies in. Without a look, what is secret whole has the time of the one before it that everybody knows.',
  });

const sentMailSchema = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum([...noticeKinds, ...gameLetters, 'answer']),
    to: somebody,
    seat: seatSchema.nullable(),
    turn: z
      .int()
      .nullable()
      .meta({ description: 'Which turn of the seat; of an invitation its number.' }),
    due: z.iso.datetime(),
    state: z.enum(noticeStates),
    endedAt: maybe.meta({ description: 'Since when it is so; null: it waits.' }),
    withheldFor: z.enum(mailTroubles).nullable(),
    tries: z
      .int()
      .nullable()
      .meta({ description: 'How often a mail server was asked; null: it is no longer known.' }),
    again: z.int().meta({ description: 'How often an admin had it sent again.' }),
    mayResend: z.boolean().meta({
      description:
        'Whether it may be sent again: not while it is on its way, nor a daily mail, an answer or a letter. What it says must still be so and wanted then.',
    }),
  })
  .meta({
    id: 'SentMail',
    description: 'A mail that tells of a game, a daily one among others, without what it says.',
  });

const timelineMailSchema = z
  .strictObject({
    ...timed,
    kind: z.literal('mail'),
    mail: sentMailSchema
      .nullable()
      .meta({ description: 'Null: whom it is for says what is secret; look as referee.' }),
  })
  .meta({
    id: 'TimelineMail',
    description: 'A mail, when it was known that there is one to send.',
  });

const timelineClockSchema = z
  .strictObject({
    ...timed,
    kind: z.literal('clock'),
    what: z.enum(['waits', 'due']).meta({ description: 'The wait began; its time is over.' }),
    clock: z.strictObject({
      seat: seatSchema,
      turn: z.int(),
      due: maybe.meta({ description: 'Null: without end, or it stands still.' }),
      nextLook: maybe.meta({ description: 'When the service looks at it next.' }),
      reminded: z.int().meta({ description: 'How often its player was reminded.' }),
      inGrace: z.boolean(),
      pausedUntil: maybe,
      tries: z.int().meta({ description: 'How often looking at it failed.' }),
    }),
  })
  .meta({ id: 'TimelineClock', description: 'Whom the game waits for now, and until when.' });

const timelineInvitationSchema = z
  .strictObject({
    ...timed,
    kind: z.literal('invitation'),
    invitation: z.int().min(1),
    to: somebody,
  })
  .meta({ id: 'TimelineInvitation', description: 'An invitation nobody has answered yet.' });

const timelineDeedSchema = z
  .strictObject({
    ...timed,
    kind: z.enum(['deed', 'reading']),
    id: z.uuid().meta({ description: 'Its entry in the audit log.' }),
    by: somebody.nullable().meta({ description: 'Null: by a command on the machine itself.' }),
    operation: z.string(),
    reason: z.string().nullable(),
    status: z
      .int()
      .nullable()
      .meta({ description: 'How it was answered; null: it never was, or is being done.' }),
  })
  .meta({
    id: 'TimelineDeed',
    description:
      'What an admin did, with its reason; or only read. What he did by an event stands with it, in its minute.',
  });

export const timelineSchema = z
  .strictObject({
    entries: z.array(
      z
        .discriminatedUnion('kind', [
          timelineEventSchema,
          timelineMailSchema,
          timelineClockSchema,
          timelineInvitationSchema,
          timelineDeedSchema,
        ])
        .meta({ id: 'TimelineEntry', description: 'One thing on a time line.' }),
    ),
    next: z.string().nullable().meta({ description: 'The cursor of the next page.' }),
  })
  .meta({ id: 'Timeline', description: 'What happened in a game and around it.' });

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

export const positionDifferenceSchema = z
  .strictObject({
    from: number,
    to: number,
    view: z
      .array(
        z.strictObject({
          path: z.string().meta({ description: 'Where in the view: a JSON pointer.' }),
          before: z.unknown().optional(),
          after: z.unknown().optional(),
        }),
      )
      .meta({
        description: 'Where the view is other; what was not there, or is no longer, is left out.',
      }),
    shown: z
      .array(
        z.strictObject({
          heading: z.string(),
          what: z
            .string()
            .nullable()
            .meta({ description: 'A row and its column, or a label; null: a sentence.' }),
          before: z.string().nullable(),
          after: z.string().nullable(),
        }),
      )
      .meta({ description: 'What the position in words says otherwise.' }),
    events: z
      .array(inspectedEventSchema)
      .meta({ description: 'What these eyes were told between.' }),
    isCut: z.boolean().meta({ description: 'Whether any of these lists has more than 500.' }),
  })
  .meta({ id: 'PositionDifference', description: 'What changed between two positions.' });

export const importedGameSchema = z
  .strictObject({ game: z.uuid(), events: z.int() })
  .meta({ id: 'ImportedGame', description: 'A game that came from a file.' });

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
        what: z.enum(['refused', 'event', 'facts', 'draws', 'failed']),
      })
      .nullable()
      .meta({
        description:
          'The first that the rules decide otherwise, and in what; `failed`: they break off at it.',
      }),
  })
  .meta({ id: 'CheckedLog', description: 'What a log is worth.' });
