import { eventKinds, seatSchema } from '@staffetta/engine';
import { z } from 'zod';
import { anyAction, anyFact, anyOptions, anyView } from '../games/catalogue.ts';

// The shapes of everything the API answers, each strict: what is not declared here does not leave.

const version = z
  .int()
  .min(0)
  .meta({ description: 'How many events of the game you have been told of.' });

/** Which game a request is about: its id, however it was typed. */
export const gameParams = z.object({ game: z.uuid().toLowerCase() });

export const userSchema = z
  .strictObject({ id: z.uuid(), name: z.string() })
  .meta({ id: 'User', description: 'A player.' });

export const signedInSchema = z
  .strictObject({
    user: userSchema,
    token: z.string().meta({ description: 'Send it as `Authorization: Bearer …`.' }),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'SignedIn', description: 'Proof of who you are, for a while.' });

const pieceSchema = z
  .strictObject({ id: z.string(), mark: z.string(), name: z.string() })
  .meta({ id: 'ShownPiece', description: 'A piece one can see.' });

const blockSchema = z
  .discriminatedUnion('kind', [
    z
      .strictObject({ kind: z.literal('text'), text: z.string() })
      .meta({ id: 'TextBlock', description: 'A sentence.' }),
    z
      .strictObject({
        kind: z.literal('table'),
        columns: z.array(z.string()),
        rows: z.array(z.array(z.string())),
      })
      .meta({ id: 'TableBlock', description: 'A table; the first column names the row.' }),
    z
      .strictObject({
        kind: z.literal('pieces'),
        label: z.string(),
        pieces: z.array(pieceSchema),
      })
      .meta({ id: 'PiecesBlock', description: 'Named pieces in one place.' }),
  ])
  .meta({ id: 'Block', description: 'A part of a section.' });

const sectionSchema = z
  .strictObject({ heading: z.string(), blocks: z.array(blockSchema) })
  .meta({ id: 'Section', description: 'A heading, and what stands below it, in words.' });

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

const statusSchema = z
  .enum(['open', 'running', 'ended'])
  .meta({ id: 'GameStatus', description: 'Waiting for players, being played, or over.' });

export const gameSchema = z
  .strictObject({
    id: z.uuid(),
    title: z.string(),
    titleVersion: z.int(),
    status: statusSchema,
    seats: z.array(userSchema.nullable()),
    mySeat: seatSchema.nullable(),
    toAct: z.array(seatSchema),
    version,
    options: anyOptions,
    commitment: z
      .string()
      .meta({ description: 'SHA-256 of the secret that all chance of this game comes from.' }),
    readOnly: z.boolean().meta({ description: 'Its log is damaged: nothing can be played.' }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Game', description: 'One playing of a title.' });

export const gamesSchema = z
  .strictObject({
    games: z.array(gameSchema),
    next: z.string().nullable().meta({ description: 'The cursor of the next page.' }),
  })
  .meta({ id: 'Games', description: 'A page of games, the newest first.' });

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
    outcome: z.strictObject({ winners: z.array(seatSchema) }).nullable(),
    view: anyView.nullable().meta({ description: 'Null until the game has begun.' }),
    sections: z
      .array(sectionSchema)
      .meta({ description: 'The same position in words, in your language.' }),
  })
  .meta({ id: 'Position', description: 'A game as you may know it, at one of your versions.' });

const openness = z.enum(['open', 'sealed']).meta({
  description: 'A sealed choice is sent with the `decision`, an open one with your version.',
});

const actionOfferSchema = z
  .strictObject({
    kind: z.literal('action'),
    openness,
    action: anyAction,
    sentence: z.string(),
    costs: z
      .record(z.string(), z.number())
      .meta({ description: 'What it costs, by what the title calls it, such as `points`.' }),
    price: z.string().nullable().meta({ description: 'The same in your language.' }),
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
  })
  .meta({ id: 'FormOffer', description: 'An action with lists to fill in, however you like.' });

export const offersSchema = z
  .strictObject({
    version,
    decision: z.string().nullable(),
    offers: z.array(
      z
        .discriminatedUnion('kind', [actionOfferSchema, formOfferSchema])
        .meta({ id: 'Offer', description: 'Something you may do now.' }),
    ),
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
const eventSchema = z
  .strictObject(eventFields)
  .meta({ id: 'Event', description: 'An entry of the log, as you may know it.' });

export const logSchema = z
  .strictObject({
    version,
    events: z.array(
      z
        .strictObject({ ...eventFields, sentences: z.array(z.string()) })
        .meta({ id: 'SpokenEvent', description: 'An event, with sentences in your language.' }),
    ),
    next: version.nullable().meta({ description: 'Ask on with `since` at this; null at the end.' }),
  })
  .meta({ id: 'Log', description: 'What happened since a version of yours.' });

export const actAnswerSchema = z
  .strictObject({ version, events: z.array(eventSchema), position: positionSchema.optional() })
  .meta({ id: 'Acted', description: 'What your action made happen.' });

export const movedSchema = z
  .strictObject({
    game: z.uuid(),
    version,
    status: statusSchema,
    toAct: z.array(seatSchema),
  })
  .meta({ id: 'Moved', description: 'A message of a stream: fetch the view to see more.' });

const hashHex = z.string().regex(/^[0-9a-f]{64}$/);
const salt = z.string().regex(/^[0-9a-f]{32}$/);
const withheldLeaf = (of: 'open' | 'fact' | 'order') =>
  z.strictObject({ of: z.literal(of), hash: hashHex });

const openPartSchema = z.strictObject({
  seat: seatSchema.nullable(),
  action: z.looseObject({ type: z.string() }).nullable(),
  facts: z.array(z.looseObject({ type: z.string() }).nullable()),
  told: z.array(seatSchema).nullable(),
  at: z.iso.datetime(),
});

const factLeafSchema = z.strictObject({
  of: z.enum(['fact', 'secret']),
  index: z.int(),
  salt,
  value: z.looseObject({}),
});

const leafSchema = z
  .union([
    z.strictObject({ of: z.literal('open'), salt: z.literal(''), value: openPartSchema }),
    z.strictObject({
      of: z.literal('action'),
      salt,
      value: z.looseObject({ type: z.string() }),
    }),
    z.strictObject({ of: z.literal('order'), salt, value: z.int().nullable() }),
    withheldLeaf('order'),
    factLeafSchema,
    z.strictObject({
      of: z.literal('draw'),
      salt,
      value: z.strictObject({
        epoch: z.int(),
        purpose: z.string(),
        ordinal: z.int(),
        size: z.int(),
        result: z.int(),
      }),
    }),
  ])
  .meta({
    id: 'ExportedLeaf',
    description:
      'A part of an event with the salt of its hash; whether an order acted may be a hash.',
  });

const orderLeafSchema = z
  .union([
    z.strictObject({ of: z.literal('open'), salt, value: openPartSchema }),
    factLeafSchema,
    withheldLeaf('open'),
    withheldLeaf('fact'),
  ])
  .meta({ id: 'ExportedOrderLeaf', description: 'A part of an order, or the hash of one.' });

const number = z.int().min(1);
const exportedEventSchema = z
  .union([
    z.strictObject({
      number,
      kind: z.enum(eventKinds).exclude(['order']),
      leaves: z.array(leafSchema),
      hash: hashHex,
    }),
    z.strictObject({
      number,
      kind: z.literal('order'),
      leaves: z.array(orderLeafSchema),
      hash: hashHex,
    }),
  ])
  .meta({
    id: 'ExportedEvent',
    description: 'An event in its parts; only orders may be left out.',
  });

export const exportSchema = z
  .strictObject({
    format: z.literal('staffetta-game-2'),
    game: z.uuid(),
    title: z.string(),
    titleVersion: z.int(),
    edition: z.unknown(),
    options: anyOptions,
    seats: z.int(),
    commitment: hashHex,
    secret: hashHex.meta({ description: 'What all chance came from; told in the end.' }),
    events: z.array(exportedEventSchema),
  })
  .meta({
    id: 'ExportedGame',
    description: 'A finished game that proves itself: `npx staffetta-verify` checks it offline.',
  });

/** A stream of such messages, each the data of a server-sent event. */
export const movedStreamSchema = z.unknown().meta({
  id: 'MovedStream',
  description: 'Server-sent events `moved`, each with this as its data.',
  allOf: [{ $ref: '#/components/schemas/Moved' }],
});

const problemSchema = z
  .strictObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    instance: z.string(),
    fields: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
    code: z.string().optional(),
    rule: z.string().optional(),
    missed: z.array(eventSchema).optional(),
    version: version.optional(),
  })
  .meta({ id: 'Problem', description: 'What is wrong and what to do (RFC 9457).' });

const problemTexts: Readonly<Record<number, string>> = {
  400: 'The request is not understood.',
  401: 'You are not signed in.',
  403: 'You may see this, but not do that.',
  404: 'There is nothing here that you may see.',
  409: 'The game is not in a state for this, or the key belongs to another request.',
  412: 'Something happened since the version you named.',
  413: 'The request is too large.',
  415: 'Send JSON.',
  422: 'A rule says no.',
  428: 'Say which version you decided upon.',
  429: 'Too many requests.',
  503: 'Try again in a moment.',
};

/** The answers an operation may give when something is wrong. */
export const problemAnswers = (...statuses: readonly number[]) =>
  Object.fromEntries(
    [...statuses, 500].map((status) => [
      status,
      {
        description: problemTexts[status] ?? 'Something went wrong on our side.',
        content: { 'application/problem+json': { schema: problemSchema } },
      },
    ]),
  );
