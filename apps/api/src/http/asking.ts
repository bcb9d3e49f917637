import { z } from 'zod';
import { anyAction, anyOrder } from '../games/catalogue.ts';
import { notationLine } from './answers/looking.ts';

/** How much can be asked for at once. */
const mostActs = 50;

/** What is asked for, as typed actions or as lines of notation. */
export const acts = z.array(anyAction).min(1).max(mostActs);

/** Standing orders left in one visit, and at most cancelled in one. */
export const mostOrders = 20;

export const ordersToPlace = z.array(anyOrder).min(1).max(mostOrders);

export const askedFields = {
  actions: acts.optional().meta({
    description: 'Typed actions, one behind the other. Give these or `notation`.',
  }),
  notation: z.array(notationLine).min(1).max(mostActs).optional().meta({
    description:
      'The same as lines of notation, each read upon what the lines before lead to. A title may have lines that say several acts: each is a step.',
  }),
};

type AskedFields = {
  readonly actions?: readonly unknown[] | undefined;
  readonly notation?: readonly string[] | undefined;
};

export const isOneWay = ({ actions, notation }: AskedFields): boolean =>
  actions === undefined || notation === undefined;

export const asksSomething = ({ actions, notation }: AskedFields): boolean =>
  actions !== undefined || notation !== undefined;

export const oneWay = 'either actions or notation';

export const askedIn = ({ actions = [], notation = [] }: AskedFields) => ({ actions, notation });

/** Some acts and nothing else, one way or the other. */
export const actsSchema = z
  .strictObject(askedFields)
  .refine((wish) => isOneWay(wish) && asksSomething(wish), oneWay)
  .meta({ id: 'Acts' });
