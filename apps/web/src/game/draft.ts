import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Action, DecidedOn, Foreseen, Offer, Position, Problem } from '@staffetta/client';
import { client } from '../service.ts';
import { isExpired, user } from '../session.ts';
import { deviceShelf } from '../storage.ts';
import { seatToName } from './names.ts';
import type { Table } from './table.ts';

/** One act of a plan, as it would be sent. */
export type Plan = readonly PlannedAct[];
type PlannedAct = { readonly action: Action; readonly openness: Offer['openness'] };

/** What came of trying something, or of sending it. */
export type Setback =
  /** A rule says no; or the service cannot do it. */
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** Something happened since this version; these acts are no longer possible, by these reasons. */
  | { readonly kind: 'overtaken'; readonly since: number; readonly lost: readonly Lost[] }
  /** It may have arrived or not: sent again, it counts once. */
  | { readonly kind: 'not-sent' };

/** An act that can no longer be done, in words, and why. */
export type Lost = { readonly sentence: string; readonly problem: Problem | null };

/** What something would cost, or why it may not be done. */
export type Weighed =
  | { readonly ok: true; readonly price: string | null; readonly sentence: string }
  | { readonly ok: false; readonly problem: Problem };

/** What I mean to do: tried out act by act, shown on the board, then sent as one turn. */
export type Draft = {
  /** The acts planned, each in words with its price. */
  readonly steps: ReadonlySignal<Foreseen['steps']>;
  /** Where they lead to: what the board shows in place of the position; null without a plan. */
  readonly foreseen: ReadonlySignal<Foreseen | null>;
  /** What may be done then. */
  readonly offers: ReadonlySignal<readonly Offer[]>;
  /** Nobody can see further: send what is planned so far, then go on. */
  readonly isCut: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  readonly isTrying: ReadonlySignal<boolean>;
  readonly isSending: ReadonlySignal<boolean>;
  readonly setback: ReadonlySignal<Setback | null>;
  /** Plans an offer; of a form, the action it is filled in to. Whether it could be. */
  readonly add: (offer: Offer, filledIn?: Action) => Promise<boolean>;
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
  readonly clear: () => void;
  /** Sends all that is planned as one turn. Whether it was played. */
  readonly send: () => Promise<boolean>;
  /** What an action would cost behind those planned, or why it may not be done. */
  readonly weigh: (action: Action) => Promise<Weighed>;
  readonly close: () => void;
};

/** A plan that may have reached the service: sent again, it must be the same. */
type Attempt = { readonly plan: Plan; readonly on: DecidedOn; readonly key: string };

const nothing: Plan = [];

/** The version a plan is made on, or the open question where all of it is sealed. */
function decidedUpon(plan: Plan, { version, decision }: Position): DecidedOn {
  const isSealed = plan.every(({ openness }) => openness === 'sealed');
  return isSealed && decision !== null ? { decision } : { version };
}

const actionsOf = (plan: Plan): readonly Action[] => plan.map(({ action }) => action);

const isOf = ({ type }: Problem, kind: string): boolean => type.endsWith(`:${kind}`);

/** The plan that was kept on this device, if it still is one. */
function planIn(text: string | null): Plan {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept : nothing;
  } catch {
    return nothing;
  }
}

export function openDraft({ id, game, position, offers: offered, load }: Table): Draft {
  const plan = signal<Plan>(nothing);
  const undone = signal<Plan>(nothing); // the last one first
  const foreseen = signal<Foreseen | null>(null);
  const trials = signal(0);
  const isSending = signal(false);
  const setback = signal<Setback | null>(null);
  const weighed = new Map<string, Weighed>();
  let attempt: Attempt | null = null;
  let newest = 0; // of all trials, the one that counts

  const of = () => {
    const now = game.peek();
    return now === null ? {} : seatToName(now);
  };
  const keptAs = computed(
    () => `draft:${user.value?.id ?? ''}:${id}:${position.value?.seat ?? ''}`,
  );

  function show(next: Plan, seen: Foreseen | null): void {
    plan.value = next;
    foreseen.value = seen;
    weighed.clear();
    deviceShelf.write(keptAs.peek(), next.length === 0 ? null : JSON.stringify(next));
  }

  /** Tries a plan; answers null if a newer trial has overtaken it. */
  async function tried(wish: Plan) {
    newest += 1;
    const mine = newest;
    trials.value = trials.peek() + 1;
    const result = await client.foresee(id, { actions: actionsOf(wish) }, of());
    trials.value = trials.peek() - 1;
    return mine === newest ? result : null;
  }

  /** Plans something else, if that can be done. */
  async function change(wish: Plan, left: Plan): Promise<boolean> {
    setback.value = null;
    if (wish.length === 0) {
      newest += 1;
      batch(() => {
        show(nothing, null);
        undone.value = left;
      });
      return true;
    }
    const result = await tried(wish);
    if (result === null) return false;
    batch(() => {
      if (result.ok) {
        show(wish.slice(0, result.data.steps.length), result.data);
        undone.value = left;
      } else setback.value = { kind: 'refused', problem: result.problem };
    });
    return result.ok;
  }

  function add(offer: Offer, filledIn?: Action): Promise<boolean> {
    const action = offer.kind === 'action' ? offer.action : (filledIn ?? offer.example);
    return change([...plan.peek(), { action, openness: offer.openness }], nothing);
  }

  async function undo(): Promise<void> {
    const last = plan.peek().at(-1);
    if (last !== undefined) await change(plan.peek().slice(0, -1), [last, ...undone.peek()]);
  }

  async function redo(): Promise<void> {
    const [next, ...left] = undone.peek();
    if (next !== undefined) await change([...plan.peek(), next], left);
  }

  function clear(): void {
    newest += 1;
    batch(() => {
      show(nothing, null);
      undone.value = nothing;
      setback.value = null;
    });
  }

  /** Keeps of a plan what is still possible; answers what is not. */
  async function keepPossible(wish: Plan, sentences: readonly string[]): Promise<readonly Lost[]> {
    if (wish.length === 0) {
      show(nothing, null);
      return [];
    }
    const result = await tried(wish);
    if (result === null) return [];
    if (result.ok) {
      show(wish.slice(0, result.data.steps.length), result.data);
      return [];
    }
    const { problem } = result;
    if (problem.step === undefined) {
      show(nothing, null);
      return sentences.map((sentence) => ({ sentence, problem }));
    }
    const kept = problem.step - 1;
    const lost = sentences.slice(kept).map((sentence, place) => ({
      sentence,
      problem: place === 0 ? problem : null,
    }));
    return [...(await keepPossible(wish.slice(0, kept), sentences.slice(0, kept))), ...lost];
  }

  /** The game moved on under a plan. */
  async function overtake(since: number): Promise<void> {
    const sentences = foreseen.peek()?.steps.map(({ sentence }) => sentence) ?? [];
    const lost = await keepPossible(plan.peek(), sentences);
    undone.value = nothing;
    setback.value = { kind: 'overtaken', since, lost };
  }

  function nextAttempt(now: Position): Attempt {
    const same = attempt !== null && JSON.stringify(attempt.plan) === JSON.stringify(plan.peek());
    if (attempt !== null && same) return attempt;
    return { plan: plan.peek(), on: decidedUpon(plan.peek(), now), key: crypto.randomUUID() };
  }

  async function send(): Promise<boolean> {
    const now = position.peek();
    if (now === null || isSending.peek() || plan.peek().length === 0) return false;
    const sending = nextAttempt(now);
    attempt = sending;
    batch(() => {
      isSending.value = true;
      setback.value = null;
    });
    const { on, key } = sending;
    const acted = await client.act(id, { actions: actionsOf(sending.plan), on, key, ...of() });
    if (acted.ok) {
      attempt = null;
      clear(); // before the next position comes, so that nothing is planned upon it
      await load();
    } else await failed(acted.problem, now.version);
    isSending.value = false;
    return acted.ok;
  }

  async function failed(problem: Problem, since: number): Promise<void> {
    if (isExpired.peek()) return; // asked to sign in again; the plan stays
    if (isOf(problem, 'unreachable')) {
      setback.value = { kind: 'not-sent' };
      return;
    }
    attempt = null;
    await load();
    if (isOf(problem, 'stale')) await overtake(since);
    else setback.value = { kind: 'refused', problem };
  }

  async function weigh(action: Action): Promise<Weighed> {
    const name = `${position.peek()?.version} ${JSON.stringify(action)}`;
    const known = weighed.get(name);
    if (known !== undefined) return known;
    const asked = plan.peek();
    const result = await client.foresee(id, { actions: [...actionsOf(asked), action] }, of());
    const step = result.ok ? result.data.steps.at(-1) : undefined;
    const found: Weighed = result.ok
      ? { ok: true, price: step?.price ?? null, sentence: step?.sentence ?? '' }
      : { ok: false, problem: result.problem };
    if (asked === plan.peek()) weighed.set(name, found);
    return found;
  }

  /** The plan of the seat whose turn it is, as it was left; anew when the game has moved under it. */
  let looked: { readonly name: string; readonly version: number } | null = null;
  const stop = effect(() => {
    const now = position.value;
    const name = keptAs.value;
    if (now === null || now.seat === null || offered.value === null) return;
    const before = looked;
    looked = { name, version: now.version };
    if (before?.name !== name) {
      const kept = planIn(deviceShelf.read(name));
      setback.value = null;
      undone.value = nothing;
      show(nothing, null);
      if (kept.length > 0) void keepPossible(kept, []);
    } else if (before.version !== now.version && !isSending.peek() && plan.peek().length > 0) {
      void overtake(before.version);
    }
  });

  return {
    steps: computed(() => foreseen.value?.steps ?? []),
    foreseen,
    offers: computed(() => foreseen.value?.offers ?? offered.value?.offers ?? []),
    isCut: computed(() => foreseen.value?.isCut ?? false),
    canRedo: computed(() => undone.value.length > 0),
    isTrying: computed(() => trials.value > 0),
    isSending,
    setback,
    add,
    undo,
    redo,
    clear,
    send,
    weigh,
    close: stop,
  };
}
