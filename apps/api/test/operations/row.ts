import type { Response } from 'supertest';
import type { Api, Ask } from '../api.ts';
import type { World } from './world.ts';

export type Row = {
  readonly path: string; // as in openapi.yaml
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** A good request: everything about it is changed in turn to see it refused. */
  readonly good: (world: World, api: Api) => Promise<Ask> | Ask;
  readonly expires?: true; // the good request, within a minute
  readonly status: number;
  readonly check: (response: Response, world: World) => unknown;
  readonly isPublic?: true;
  /** Refusals of its own, besides those that many have in common. */
  readonly refusals?: readonly Refusal[];
  /** How many may ask in a minute; null: there is no limit. */
  readonly perMinute?: number | null;
  /** Answers without a look at the database. */
  readonly needsNothing?: true;
  readonly hasBody?: true;
  /** How much it takes, where that is more than usual: characters. */
  readonly largestBody?: number;
  /** Tells who has the answer already that it has not changed. */
  readonly revalidates?: true;
  readonly takesNoBody?: true; // though its method could bring one
  /** Takes a body, though its method usually has none. */
  readonly mayHaveBody?: true;
  /** Changes something at a table, and with an Idempotency-Key does so once. */
  readonly takesKey?: true;
  /** Behind the door of admins: to all others there is nothing. */
  readonly forAdmins?: 'entered' | 'at the entrance';
  /** May name the seat it is for. */
  readonly forSeat?: true;
};

export type Refusal = {
  readonly when: string;
  readonly status: number;
  readonly problem: string;
  readonly ask: (world: World, good: Ask, api: Api) => Promise<Partial<Ask>> | Partial<Ask>;
  readonly field?: string; // which the problem names
  readonly spoils?: true; // the good request, for all refusals after it
  /** Puts right again what it needed to be otherwise. */
  readonly after?: (api: Api) => Promise<unknown>;
};

export const invalid = (when: string, field: string, change: Refusal['ask']): Refusal => ({
  when,
  status: 400,
  problem: 'invalid-request',
  field,
  ask: change,
});

export const withBody = (good: Ask, change: object): Partial<Ask> => ({
  body: { ...(good.body as object), ...change },
});

export const body = (when: string, field: string, change: object): Refusal =>
  invalid(when, field, (_world, good) => withBody(good, change));

export const header = (when: string, name: string, value: string): Refusal =>
  invalid(when, `headers.${name}`, (_world, good) => ({
    headers: { ...good.headers, [name]: value },
  }));

export const query = (when: string, text: string, field: string): Refusal =>
  invalid(when, field, (_world, { path }) => ({ path: `${path}?${text}` }));

/** A good request with one more wish. */
export const also = (when: string, text: string, field: string): Refusal =>
  invalid(when, field, (_world, { path }) => ({ path: `${path}&${text}` }));

export const keyTooLong = header('a key of 101 characters', 'idempotency-key', 'k'.repeat(101));
