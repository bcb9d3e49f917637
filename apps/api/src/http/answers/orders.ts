import { z } from 'zod';
import { anyAction, anyOrder } from '../../games/catalogue.ts';
import { notationLine } from './looking.ts';
import { version } from './shared.ts';

export const orderId = z.int().min(1).max(1_000_000_000);

export const ordersSchema = z
  .strictObject({
    version,
    decision: z.string().nullable(),
    orders: z.array(
      z
        .strictObject({ id: orderId, order: anyOrder, sentence: z.string() })
        .meta({ id: 'StandingOrder', description: 'An instruction of yours, sealed.' }),
    ),
    now: z
      .strictObject({
        order: orderId,
        action: anyAction,
        sentence: z.string(),
        notation: notationLine,
      })
      .nullable()
      .meta({ description: 'What they would do if you were asked now; null: ask you.' }),
  })
  .meta({ id: 'StandingOrders', description: 'Your standing orders, which nobody else sees.' });
