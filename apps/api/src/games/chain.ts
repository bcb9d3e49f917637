import { randomBytes } from 'node:crypto';
import { canonicalJson, type Fact, type GameEvent, type NewEvent, toldOf } from '@staffetta/engine';
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

/** The hash of a secret, which its salt keeps from being guessed. */
export const leafHash = ({ salt, ...leaf }: SealedLeaf | DrawLeaf): Buffer =>
  sha256(salt, canonicalJson(leaf));

/** What all may read of an event, once it may be read at all. */
export function openPart(event: Omit<StoredEvent, 'hash'>) {
  const { number, kind, seat, action, facts, told, at } = event;
  return { number, kind, seat, action, facts, told, at };
}

/** SHA-256 over the hash before, the public part, and one salted leaf per secret. */
export const hashOf = (previous: Buffer, event: Omit<StoredEvent, 'hash'>): Buffer =>
  sha256(
    previous,
    sha256(canonicalJson(openPart(event))),
    ...event.sealed.map(leafHash),
    ...event.draws.map(leafHash),
  );

/** Enters an event behind another: split into public and sealed parts, and hashed. */
function seal(event: NewEvent, number: number, at: string, previous: Buffer): StoredEvent {
  const parts = event.facts.map(sealFact);
  const { action } = event;
  const actionLeaves: readonly SealedLeaf[] =
    action?.openness === 'sealed' ? [{ of: 'action', salt: newSalt(), value: action.asked }] : [];
  // Every act has one: its being there tells nobody whether an order acted.
  const orderLeaves: readonly SealedLeaf[] =
    event.kind === 'play' ? [{ of: 'order', salt: newSalt(), value: event.byOrder }] : [];
  const stored = {
    number,
    kind: event.kind,
    seat: event.seat,
    action: action?.openness === 'open' ? action.asked : null,
    facts: parts.map(({ open }) => open),
    sealed: [...actionLeaves, ...orderLeaves, ...parts.flatMap(({ leaves }) => leaves)],
    draws: event.draws.map((draw) => ({ ...draw, salt: newSalt() })),
    told: toldOf(event),
    at,
  };
  return { ...stored, hash: hashOf(previous, stored) };
}

/** Enters several events, each behind the one before. */
export function sealAll(
  events: readonly NewEvent[],
  after: { readonly number: number; readonly hash: Buffer },
  at: string,
): readonly StoredEvent[] {
  const stored: StoredEvent[] = [];
  for (const event of events) {
    const previous = stored.at(-1) ?? after;
    stored.push(seal(event, previous.number + 1, at, previous.hash));
  }
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
    } else {
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

/** The first event whose hash, number or link is wrong; null when the chain holds. */
export function firstBroken(
  events: readonly StoredEvent[],
  after: { readonly number: number; readonly hash: Buffer },
): number | null {
  let previous = after;
  for (const event of events) {
    const { hash, ...rest } = event;
    const holds = event.number === previous.number + 1 && hashOf(previous.hash, rest).equals(hash);
    if (!holds) return previous.number + 1;
    previous = event;
  }
  return null;
}
