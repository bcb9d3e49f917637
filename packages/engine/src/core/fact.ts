import { z } from 'zod';
import { type Seat, seatSchema, type Viewer } from './seat.ts';

/** What the rules state happened, chance included, in the past tense. Public but for its secret. */
export type Fact = {
  readonly type: string;
  readonly toldTo?: readonly Seat[]; // the seats that learn it happened at all; absent: everybody
  readonly secret?: { readonly seenBy: readonly Seat[] }; // what only some seats see of it
  readonly reveals?: true; // somebody learns what he could not know: no way back behind it
};

/** A fact as one viewer is told it. */
export type ToldFact = { readonly type: string; readonly secret?: object };

/** The fields that steer the telling and are never told themselves. */
export const steering = {
  toldTo: z.array(seatSchema).exactOptional(),
  reveals: z.literal(true).exactOptional(),
};

/** Who is told of a fact, besides the referee. */
export const isTold = (fact: Fact, viewer: Viewer): boolean =>
  viewer === 'referee' ||
  fact.toldTo === undefined ||
  (viewer !== 'spectator' && fact.toldTo.includes(viewer));

const sees = (seenBy: readonly Seat[], viewer: Viewer): boolean =>
  viewer === 'referee' || (viewer !== 'spectator' && seenBy.includes(viewer));

/** A fact as this viewer may know it, or null when he learns nothing of it. The one place secrets are cut. */
export function redactFact(fact: Fact, viewer: Viewer): ToldFact | null {
  if (!isTold(fact, viewer)) return null;
  const { toldTo: _toldTo, reveals: _reveals, secret, ...open } = fact;
  if (secret === undefined || !sees(secret.seenBy, viewer)) return open;
  const { seenBy: _seenBy, ...seen } = secret;
  return { ...open, secret: seen };
}

/** The schema of a fact as it is told: without what steers the telling, its secret there or not. */
export function toldSchema(fact: z.ZodObject): z.ZodObject {
  const { toldTo: _toldTo, reveals: _reveals, secret, ...open } = fact.shape;
  if (!(secret instanceof z.ZodObject)) return z.strictObject(open);
  const { seenBy: _seenBy, ...seen } = secret.shape;
  return z.strictObject({ ...open, secret: z.strictObject(seen).exactOptional() });
}
