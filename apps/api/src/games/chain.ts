import { randomBytes } from 'node:crypto';
import { canonicalJson, type Fact, type GameEvent, type NewEvent, toldOf } from '@staffetta/engine';
import { breathe } from '../breathing.ts';
import type { DrawLeaf, SealedLeaf } from '../database/schema.ts';
import { sha256 } from './secret.ts';

/** An event as the log keeps it: what all may read apart from what is sealed, and its hash. */
export type StoredEvent = {
  readonly number: number;
  readonly kind: GameEvent['kind'];
  readonly seat: number | null;
  readonly action: { readonly type: string } | null;
  readonly facts: readonly ({ readonly type: string } | null)[];
  readonly sealed: readonly SealedLeaf[];
  readonly draws: readonly DrawLeaf[];
  readonly told: readonly number[] | null;
  readonly at: string;
  readonly hash: Buffer;
};

/** One part of an event: read with the salt of its hash, or left out but for the hash. */
type Leaf = { readonly of: string; readonly index?: number } & (
  | { readonly salt: string; readonly value: unknown }
  | { readonly hash: string }
);

/** An event as it is hashed. Of what is left out its kind stays to be read, and how much there is. */
export type Entry = {
  readonly number: number;
  readonly kind: GameEvent['kind'];
  readonly leaves: readonly Leaf[];
};

const newSalt = (): string => randomBytes(16).toString('hex');

/** The parts of a fact: public, and sealed with a salt of its own. */
function sealFact(fact: Fact, index: number): { open: Fact | null; leaves: SealedLeaf[] } {
  if (fact.toldTo !== undefined) {
    return { open: null, leaves: [{ of: 'fact', index, salt: newSalt(), value: fact }] };
  }
  const { secret, ...open } = fact;
  if (secret === undefined) return { open, leaves: [] };
  return { open, leaves: [{ of: 'secret', index, salt: newSalt(), value: secret }] };
}

/** An event's parts: what all may read of it, unless it is an order; what is sealed; its draws. */
export function entryOf(event: Omit<StoredEvent, 'hash'>): Entry {
  const { number, kind, seat, action, facts, told, at, sealed, draws } = event;
  const salt = sealed.find(({ of }) => of === 'open')?.salt ?? '';
  const leaves: Leaf[] = [
    { of: 'open', salt, value: { seat, action, facts, told, at } },
    ...sealed.filter((leaf) => leaf.of !== 'open'),
    ...draws.map(({ salt: drawn, ...value }) => ({ of: 'draw', salt: drawn, value })),
  ];
  return { number, kind, leaves };
}

/** The hash of a part, which its salt keeps from being guessed. */
export function leafHash(leaf: Leaf): Buffer {
  if ('hash' in leaf) return Buffer.from(leaf.hash, 'hex');
  const { salt, ...content } = leaf;
  return sha256(salt, canonicalJson(content));
}

/** SHA-256 over the hash before, what the event consists of, and one salted leaf per part. */
export function hashOf(previous: Buffer, { number, kind, leaves }: Entry): Buffer {
  const kinds = leaves.map(({ of }) => of);
  return sha256(
    previous,
    sha256(canonicalJson({ number, kind, leaves: kinds })),
    Buffer.concat(leaves.map(leafHash)),
  );
}

/** What is sealed of an event before its facts are. */
function leavesBefore({ kind, action, byOrder }: NewEvent): readonly SealedLeaf[] {
  // An order is hidden whole: without a salt, who left it and when could be guessed from the hash.
  if (kind === 'order') return [{ of: 'open', salt: newSalt() }];
  const asked: readonly SealedLeaf[] =
    action?.openness === 'sealed' ? [{ of: 'action', salt: newSalt(), value: action.asked }] : [];
  // Every act has one: its being there tells nobody whether an order acted.
  return kind === 'play' ? [...asked, { of: 'order', salt: newSalt(), value: byOrder }] : asked;
}

/** An event in its parts, each with a new salt. */
export function parted(event: NewEvent, number: number, at: string): Omit<StoredEvent, 'hash'> {
  const parts = event.facts.map(sealFact);
  const { kind, seat, action } = event;
  return {
    number,
    kind,
    seat,
    action: action?.openness === 'open' ? action.asked : null,
    facts: parts.map(({ open }) => open),
    sealed: [...leavesBefore(event), ...parts.flatMap(({ leaves }) => leaves)],
    draws: event.draws.map((draw) => ({ ...draw, salt: newSalt() })),
    told: toldOf(event),
    at,
  };
}

/** The minute a moment lies in. Finer times would prove which act answered at once, by an order. */
export const minuteOf = (moment: Date): string =>
  new Date(Math.floor(moment.getTime() / 60_000) * 60_000).toISOString();

/** What a link of the chain is hung behind. */
type Behind = { readonly number: number; readonly hash: Buffer };

/** Enters an event behind another. */
export function seal(event: NewEvent, previous: Behind, at: string): StoredEvent {
  const parts = parted(event, previous.number + 1, at);
  return { ...parts, hash: hashOf(previous.hash, entryOf(parts)) };
}

/** Enters several events, each behind the one before. */
export function sealAll(
  events: readonly NewEvent[],
  after: Behind,
  at: string,
): readonly StoredEvent[] {
  const stored: StoredEvent[] = [];
  for (const event of events) stored.push(seal(event, stored.at(-1) ?? after, at));
  return stored;
}

/** The event whole again, as only the service and a referee may see it. */
export function unseal(stored: StoredEvent): GameEvent {
  const { number, kind, seat, at, draws } = stored;
  const whole = new Map<number, Fact>();
  const secrets = new Map<number, Fact['secret']>();
  let action: GameEvent['action'] =
    stored.action === null ? null : { openness: 'open', asked: stored.action };
  let byOrder: number | null = null;
  for (const leaf of stored.sealed) {
    if (leaf.of === 'order') {
      byOrder = leaf.value;
    } else if (leaf.of === 'action') {
      action = { openness: 'sealed', asked: leaf.value as { type: string } };
    } else if (leaf.of === 'fact') {
      whole.set(leaf.index, leaf.value as Fact);
    } else if (leaf.of === 'secret') {
      secrets.set(leaf.index, leaf.value as Fact['secret']);
    }
  }
  const facts = stored.facts.map((open, index): Fact => {
    const fact = open ?? whole.get(index);
    if (fact === undefined) throw new Error(`Event ${number} has lost its fact ${index}`);
    const secret = secrets.get(index);
    return secret === undefined ? fact : { ...fact, secret };
  });
  return {
    number,
    kind,
    seat,
    at,
    action,
    byOrder,
    facts,
    draws: draws.map(({ salt: _salt, ...draw }) => draw),
  };
}

/** The first entry whose hash, number or link is wrong; null when the chain holds. */
export function firstBrokenEntry(
  entries: readonly (Entry & { readonly hash: Buffer })[],
  after: { readonly number: number; readonly hash: Buffer },
): number | null {
  let previous = after;
  for (const entry of entries) {
    const { hash, number } = entry;
    const holds = number === previous.number + 1 && hashOf(previous.hash, entry).equals(hash);
    if (!holds) return previous.number + 1;
    previous = entry;
  }
  return null;
}

/** The first event whose hash, number or link is wrong; null when the chain holds. */
export const firstBroken = (
  events: readonly StoredEvent[],
  after: { readonly number: number; readonly hash: Buffer },
): number | null =>
  firstBrokenEntry(
    events.map((event) => ({ ...entryOf(event), hash: event.hash })),
    after,
  );

/** The same for a stretch of any length, with other requests in between. */
export async function findBroken(
  events: readonly StoredEvent[],
  after: { readonly number: number; readonly hash: Buffer },
): Promise<number | null> {
  let previous = after;
  for (const event of events) {
    const broken = firstBroken([event], previous);
    if (broken !== null) return broken;
    previous = event;
    await breathe();
  }
  return null;
}
