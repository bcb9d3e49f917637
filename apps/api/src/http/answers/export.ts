import { eventKinds, seatSchema } from '@staffetta/engine';
import { z } from 'zod';
import { anyOptions } from '../../games/catalogue.ts';

const hashHex = z.string().regex(/^[0-9a-f]{64}$/);
const salt = z.string().regex(/^[0-9a-f]{32}$/);
const withheldLeaf = (of: 'open' | 'fact' | 'order') =>
  z.strictObject({ of: z.literal(of), hash: hashHex });

const openPartSchema = z.strictObject({
  seat: seatSchema.nullable(),
  action: z.looseObject({ type: z.string() }).nullable(),
  facts: z.array(z.looseObject({ type: z.string() }).nullable()),
  told: z.array(seatSchema).nullable(),
  at: z.iso.datetime({ precision: 3 }), // as the log gives it back: hashes are of the text
});

const factLeafSchema = z
  .strictObject({
    of: z.enum(['fact', 'secret']),
    index: z.int(),
    salt,
    value: z.looseObject({}),
  })
  .meta({
    id: 'ExportedFactLeaf',
    description: 'A fact, or its secret, with the salt of its hash.',
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
    titleVersion: z.int().meta({
      description: 'Of its title when it was opened; its log says if it was moved to another.',
    }),
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
