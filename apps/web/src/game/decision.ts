import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { DecidedOn, Problem } from '@staffetta/client';
import { client } from '../service.ts';
import { isExpired } from '../session.ts';
import { type Choice, decidedOn, groupOffers, type OfferGroup } from './offers.ts';
import type { Table } from './table.ts';

/** Why an act did not come about. */
export type Setback =
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'stale'; readonly since: number } // the version one had
  | { readonly kind: 'not-sent' };

/** My choice among the offers, and what became of it. */
export type Decision = {
  readonly groups: ReadonlySignal<readonly OfferGroup[]>;
  readonly chosen: ReadonlySignal<Choice | null>;
  readonly setback: ReadonlySignal<Setback | null>;
  readonly isSending: ReadonlySignal<boolean>;
  readonly choose: (id: string) => void;
  readonly play: () => Promise<void>;
};

/** A gesture that may have reached the service: sent again, it must be the same. */
type Attempt = { readonly choice: Choice; readonly on: DecidedOn; readonly key: string };

const setbackOf = (problem: Problem, since: number): Setback => {
  if (problem.type.endsWith(':unreachable')) return { kind: 'not-sent' };
  return problem.type.endsWith(':stale') ? { kind: 'stale', since } : { kind: 'refused', problem };
};

export function openDecision({ id: game, offers, position, load }: Table): Decision {
  const wanted = signal<string | null>(null);
  const setback = signal<Setback | null>(null);
  const isSending = signal(false);
  const attempt = signal<Attempt | null>(null);

  const groups = computed(() => groupOffers(offers.value?.offers ?? []));
  const chosen = computed(() => {
    const offered = groups.value
      .flatMap(({ choices }) => choices)
      .find(({ id }) => id === wanted.value);
    // If it did arrive it is offered no more, and can still be sent again.
    return offered ?? attempt.value?.choice ?? null;
  });

  function choose(id: string): void {
    batch(() => {
      wanted.value = id;
      setback.value = null;
      attempt.value = null;
    });
  }

  function attemptOf(choice: Choice): Attempt | null {
    if (attempt.peek() !== null) return attempt.peek();
    const [offered, seen] = [offers.peek(), position.peek()];
    if (offered === null || seen === null) return null;
    return { choice, on: decidedOn(offered, seen), key: crypto.randomUUID() };
  }

  async function play(): Promise<void> {
    const choice = chosen.peek();
    const trying = choice === null || isSending.peek() ? null : attemptOf(choice);
    if (trying === null) return;
    const since = position.peek()?.version ?? 0;
    batch(() => {
      attempt.value = trying;
      isSending.value = true;
      setback.value = null;
    });
    const { action } = trying.choice.offer;
    const acted = await client.act(game, { action, on: trying.on, key: trying.key });
    const next = acted.ok || isExpired.peek() ? null : setbackOf(acted.problem, since);
    if (next?.kind !== 'not-sent') await load();
    batch(() => {
      isSending.value = false;
      setback.value = next;
      if (next?.kind !== 'not-sent') attempt.value = null;
      if (acted.ok) wanted.value = null;
    });
  }

  return { groups, chosen, setback, isSending, choose, play };
}
