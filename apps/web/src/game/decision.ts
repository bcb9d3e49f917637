import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Action, type DecidedOn, decidedOn, type Problem } from '@staffetta/client';
import { client } from '../service.ts';
import { isExpired } from '../session.ts';
import { seatToName } from './names.ts';
import { filledIn, groupOffers, type OfferGroup, type Wanted, type Way } from './offers.ts';
import type { Table } from './table.ts';

/** Why an act did not come about. */
export type Setback =
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'stale'; readonly since: number; readonly tried: Action } // the version one had
  | { readonly kind: 'not-sent' };

/** My choice among the offers, and what became of it. */
export type Decision = {
  readonly groups: ReadonlySignal<readonly OfferGroup[]>;
  readonly chosen: ReadonlySignal<Way | null>;
  readonly action: ReadonlySignal<Action | null>; // what would be sent; null while a form does not fit
  readonly wantedFor: (way: Way) => Wanted;
  readonly setback: ReadonlySignal<Setback | null>;
  readonly isSending: ReadonlySignal<boolean>;
  readonly choose: (way: Way) => void;
  readonly toggle: (way: Way, field: string, piece: string) => void;
  readonly play: () => Promise<void>;
};

/** A gesture that may have reached the service: sent again, it must be the same. */
type Attempt = {
  readonly way: Way;
  readonly wanted: Wanted;
  readonly action: Action;
  readonly on: DecidedOn;
  readonly key: string;
  readonly seat?: number; // which of mine, if I hold several
};

const setbackOf = (problem: Problem, since: number, tried: Action): Setback => {
  if (problem.type.endsWith(':unreachable')) return { kind: 'not-sent' };
  return problem.type.endsWith(':stale')
    ? { kind: 'stale', since, tried }
    : { kind: 'refused', problem };
};

const nothing: Wanted = {};

export function openDecision({ id: gameId, game, offers, position, load }: Table): Decision {
  const picked = signal<string | null>(null);
  const wanted = signal<Readonly<Record<string, Wanted>>>({}); // by the way they are for
  const setback = signal<Setback | null>(null);
  const isSending = signal(false);
  const attempt = signal<Attempt | null>(null);

  const groups = computed(() => groupOffers(offers.value?.offers ?? []));
  const chosen = computed(() => {
    const ways = groups.value.flatMap((group) => group.ways);
    const [only] = ways.length === 1 ? ways : [];
    // What is asked by a single form need not be picked before it is filled in.
    const asked = only?.offer.kind === 'form' ? only : null;
    // If it did arrive it is offered no more, and can still be sent again.
    return ways.find(({ id }) => id === picked.value) ?? attempt.value?.way ?? asked;
  });

  const wantedFor = ({ id }: Way): Wanted => {
    const tried = attempt.value;
    return (tried?.way.id === id ? tried.wanted : wanted.value[id]) ?? nothing;
  };

  const action = computed((): Action | null => {
    if (attempt.value !== null) return attempt.value.action;
    if (chosen.value === null) return null;
    const { offer } = chosen.value;
    return offer.kind === 'form' ? filledIn(offer, wantedFor(chosen.value)) : offer.action;
  });

  function choose({ id }: Way): void {
    batch(() => {
      picked.value = id;
      setback.value = null;
      attempt.value = null;
    });
  }

  function toggle(way: Way, field: string, piece: string): void {
    const before = wantedFor(way);
    const had = before[field] ?? [];
    const has = had.includes(piece) ? had.filter((id) => id !== piece) : [...had, piece];
    batch(() => {
      choose(way);
      wanted.value = { ...wanted.peek(), [way.id]: { ...before, [field]: has } };
    });
  }

  function forget(): void {
    batch(() => {
      picked.value = null;
      wanted.value = {};
    });
  }

  function nextAttempt(): Attempt | null {
    if (isSending.peek()) return null;
    if (attempt.peek() !== null) return attempt.peek();
    const [way, asked, offered] = [chosen.peek(), action.peek(), offers.peek()];
    const seated = game.peek();
    if (way === null || asked === null || offered === null || seated === null) return null;
    return {
      way,
      wanted: wantedFor(way),
      action: asked,
      on: decidedOn(way.offer, offered),
      key: crypto.randomUUID(),
      ...seatToName(seated),
    };
  }

  async function play(): Promise<void> {
    const trying = nextAttempt();
    if (trying === null) return;
    const since = position.peek()?.version ?? 0;
    const { way: _, wanted: __, ...act } = trying;
    batch(() => {
      attempt.value = trying;
      isSending.value = true;
      setback.value = null;
    });
    const acted = await client.act(gameId, act);
    const next =
      acted.ok || isExpired.peek() ? null : setbackOf(acted.problem, since, trying.action);
    // Forgotten before the next offers come: what is chosen among them is not.
    if (acted.ok) forget();
    if (next?.kind !== 'not-sent') await load();
    batch(() => {
      isSending.value = false;
      setback.value = next;
      if (next?.kind !== 'not-sent') attempt.value = null;
    });
  }

  return { groups, chosen, action, wantedFor, setback, isSending, choose, toggle, play };
}
