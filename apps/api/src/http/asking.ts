import { z } from 'zod';
import { anyAction } from '../games/catalogue.ts';
import { notationLine } from './answers/looking.ts';

/** How much can be asked for at once. */
const mostActs = 50;

/** What is asked for, as typed actions or as lines of notation. */
export const acts = z.array(anyAction).min(1).max(mostActs);

export const askedFields = {
  actions: acts.optional().meta({
    description: 'Typed actions, one behind the other. Give these or `notation`.',
  }),
  notation: z.array(notationLine).min(1).max(mostActs).optional().meta({
    description: 'The same as lines of notation, each read upon what the lines before lead to.',
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
