import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { DecidedOn, Problem } from '@staffetta/client';
import { client } from '../service.ts';
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
type Attempt = { readonly id: string; readonly on: DecidedOn; readonly key: string };

const setbackOf = (problem: Problem, since: number): Setback => {
  if (problem.type.endsWith(':unreachable')) return { kind: 'not-sent' };
  return problem.type.endsWith(':stale') ? { kind: 'stale', since } : { kind: 'refused', problem };
};

export function openDecision({ id: game, offers, position, load }: Table): Decision {
  const wanted = signal<string | null>(null);
  const setback = signal<Setback | null>(null);
  const isSending = signal(false);
  let attempt: Attempt | null = null;

  const groups = computed(() => groupOffers(offers.value?.offers ?? []));
  const chosen = computed(
    () =>
      groups.value.flatMap(({ choices }) => choices).find(({ id }) => id === wanted.value) ?? null,
  );

  function choose(id: string): void {
    batch(() => {
      wanted.value = id;
      setback.value = null;
    });
  }

  function attemptOf({ id }: Choice): Attempt | null {
    if (attempt?.id === id) return attempt;
    const [offered, seen] = [offers.peek(), position.peek()];
    if (offered === null || seen === null) return null;
    return { id, on: decidedOn(offered, seen), key: crypto.randomUUID() };
  }

  async function play(): Promise<void> {
    const choice = chosen.peek();
    if (choice === null || isSending.peek()) return;
    attempt = attemptOf(choice);
    if (attempt === null) return;
    const since = position.peek()?.version ?? 0;
    isSending.value = true;
    const { action } = choice.offer;
    const acted = await client.act(game, { action, on: attempt.on, key: attempt.key });
    const next = acted.ok ? null : setbackOf(acted.problem, since);
    if (next?.kind !== 'not-sent') {
      attempt = null;
      await load();
    }
    batch(() => {
      isSending.value = false;
      setback.value = next;
      if (acted.ok) wanted.value = null;
    });
  }

  return { groups, chosen, setback, isSending, choose, play };
}
