import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type {
  Action,
  Client,
  DecidedOn,
  Foreseen,
  Offer,
  Position,
  Problem,
} from '@staffetta/client';
import type { Shelf } from '../storage.ts';
import { type Attempt, type KeptPlan, type Plan, planIn, textOf } from './kept-plan.ts';
import { newKey } from './key.ts';
import { seatToName } from './names.ts';
import type { Table } from './table.ts';

/** What came of trying something, or of sending it. */
export type Setback =
  /** A rule says no; or the service cannot do it. */
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** Something happened since this version; these acts are no longer possible, by these reasons. */
  | { readonly kind: 'overtaken'; readonly since: number; readonly lost: readonly Lost[] }
  /** It may have arrived or not: sent again, it counts once. */
  | { readonly kind: 'not-sent' };

/** An act that can no longer be done, in words, and why; null: because of the one before. */
export type Lost = { readonly sentence: string; readonly problem: Problem | null };

/** What something would cost, or why it may not be done. */
export type Weighed =
  | { readonly ok: true; readonly price: string | null }
  | { readonly ok: false; readonly problem: Hindrance };

/** Why not, by which rule. */
export type Hindrance = Pick<Problem, 'detail' | 'rule'>;

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
  /** Keeps so many of the acts planned; the others can be done again. */
  readonly keepFirst: (count: number) => Promise<void>;
  readonly clear: () => void;
  /** Sends all that is planned as one turn. Whether it was played. */
  readonly send: () => Promise<boolean>;
  /** Takes back my last act, already sent. Whether it could be. */
  readonly takeBack: () => Promise<boolean>;
  /** What an action would cost behind those planned, or why it may not be done. */
  readonly weigh: (action: Action) => Promise<Weighed>;
  readonly close: () => void;
};

/** What a draft stands on. */
export type Ground = {
  readonly client: Pick<Client, 'foresee' | 'act' | 'undo' | 'explain'>;
  readonly shelf: Shelf;
  readonly userId: () => string;
  /** Asked to sign in again: then nothing has gone wrong but that. */
  readonly isExpired: () => boolean;
};

/** An act to be planned, not tried yet. */
type Wish = { readonly action: Action; readonly openness: Offer['openness'] };

const nothing: Plan = [];

/** The version a plan is made on, or the open question where all of it is sealed. */
function decidedUpon(plan: Plan, { version, decision }: Position): DecidedOn {
  return isSealed(plan) && decision !== null ? { decision } : { version };
}

const isSealed = (plan: Plan): boolean => plan.every(({ openness }) => openness === 'sealed');

const wishesOf = (plan: Plan): readonly Wish[] =>
  plan.map(({ step, openness }) => ({ action: step.action, openness }));

const actionsOf = (wishes: readonly Wish[]): readonly Action[] =>
  wishes.map(({ action }) => action);

const isOf = ({ type }: Problem, kind: string): boolean => type.endsWith(`:${kind}`);

/** A plan as it was foreseen; what was seen on the way to it stays known. */
const planned = (before: Plan, wishes: readonly Wish[], seen: Foreseen): Plan =>
  seen.steps.map((step, place) => ({
    step,
    openness: wishes[place]?.openness ?? 'open',
    seen: place === seen.steps.length - 1 ? seen : (before[place]?.seen ?? null),
  }));

/** The same plan in a position that has changed: what was seen of it says nothing any more. */
const unseen = (plan: Plan): Plan => plan.map((act) => ({ ...act, seen: null }));

/** Whoever seals another answer to a question means it in place of the first. */
function withoutReplaced(plan: Plan, { action, openness }: Wish): Plan {
  const last = plan.at(-1);
  const isReplaced =
    openness === 'sealed' && last?.openness === 'sealed' && last.step.action.type === action.type;
  return isReplaced ? plan.slice(0, -1) : plan;
}

export function openDraft(
  {
    id,
    game,
    position,
    offers: offered,
    load,
  }: Pick<Table, 'id' | 'game' | 'position' | 'offers' | 'load'>,
  { client, shelf, userId, isExpired }: Ground,
): Draft {
  const plan = signal<Plan>(nothing);
  const undone = signal<Plan>(nothing); // the last one first
  const trials = signal(0);
  const isSending = signal(false);
  const setback = signal<Setback | null>(null);
  const foreseen = computed(() => plan.value.at(-1)?.seen ?? null);
  const weighed = new Map<string, Promise<Weighed>>();
  let attempt: Attempt | null = null;
  let epoch = 0; // trials begun before the game moved on count no more

  const of = () => {
    const now = game.peek();
    return now === null ? {} : seatToName(now);
  };
  const keptAs = computed(() => `draft:${userId()}:${id}:${position.value?.seat ?? ''}`);

  function keep(): void {
    shelf.write(keptAs.peek(), textOf({ plan: plan.peek(), attempt }));
  }

  function show(next: Plan, left: Plan): void {
    batch(() => {
      plan.value = next;
      undone.value = left;
    });
    weighed.clear();
    keep();
  }

  /** Tries acts; answers null if the game has moved on meanwhile. */
  async function tried(wishes: readonly Wish[]) {
    const begun = epoch;
    trials.value = trials.peek() + 1;
    const result = await client.foresee(id, { actions: actionsOf(wishes) }, of());
    trials.value = trials.peek() - 1;
    return begun === epoch ? result : null;
  }

  let line: Promise<unknown> = Promise.resolve();

  /** One change behind the other: two quick clicks plan two acts. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = line.then(work);
    line = done.catch(() => undefined);
    return done;
  }

  /** Plans acts, if they can be done. */
  async function change(base: Plan, wishes: readonly Wish[], left: Plan): Promise<boolean> {
    const result = await tried(wishes);
    if (result === null) return false;
    if (result.ok) show(planned(base, wishes, result.data), left);
    else setback.value = { kind: 'refused', problem: result.problem };
    return result.ok;
  }

  const add = (offer: Offer, filledIn?: Action): Promise<boolean> =>
    inTurn(() => {
      const action = offer.kind === 'action' ? offer.action : (filledIn ?? offer.example);
      const wish = { action, openness: offer.openness };
      const base = withoutReplaced(plan.peek(), wish);
      setback.value = null;
      return change(base, [...wishesOf(base), wish], nothing);
    });

  async function keepOnly(count: number): Promise<void> {
    const kept = plan.peek().slice(0, count);
    const left = [...plan.peek().slice(count), ...undone.peek()];
    setback.value = null;
    if (kept.length === 0 || kept.at(-1)?.seen) show(kept, left);
    else await change(kept, wishesOf(kept), left);
  }

  const keepFirst = (count: number): Promise<void> => inTurn(() => keepOnly(count));

  const undo = (): Promise<void> => inTurn(() => keepOnly(Math.max(0, plan.peek().length - 1)));

  const redo = (): Promise<void> =>
    inTurn(async () => {
      const [next, ...left] = undone.peek();
      if (next === undefined) return;
      const wanted = [...plan.peek(), next];
      setback.value = null;
      if (next.seen === null) await change(plan.peek(), wishesOf(wanted), left);
      else show(wanted, left);
    });

  /** As much of a plan as is still possible, and what is not; null if the game has moved on again. */
  async function possible(
    wanted: Plan,
    lost: readonly Lost[] = [],
  ): Promise<{ readonly kept: Plan; readonly lost: readonly Lost[] } | null> {
    if (wanted.length === 0) return { kept: nothing, lost };
    const result = await tried(wishesOf(wanted));
    if (result === null) return null;
    if (result.ok) return { kept: planned(nothing, wishesOf(wanted), result.data), lost };
    const { problem } = result;
    if (isExpired() || isOf(problem, 'unreachable')) return { kept: wanted, lost };
    const count = (problem.step ?? 1) - 1;
    const gone = wanted.slice(count).map(({ step }, place) => ({
      sentence: step.sentence,
      problem: place === 0 ? problem : null,
    }));
    return possible(wanted.slice(0, count), [...gone, ...lost]);
  }

  /** The game moved on under a plan since a version; or it only has to be seen anew. */
  async function review(since: number | null): Promise<void> {
    epoch += 1;
    const wanted = plan.peek();
    const left = since === null ? unseen(undone.peek()) : nothing;
    const found = await possible(unseen(wanted));
    if (found === null) return;
    const { kept, lost } = found;
    show(kept, left);
    // Another's sealed answer is nothing that mine could be about.
    const isNews = since !== null && !isSealed(wanted);
    const now = position.peek()?.version ?? 0;
    if (lost.length > 0 || isNews) setback.value = { kind: 'overtaken', since: since ?? now, lost };
  }

  function nextAttempt(now: Position): Attempt {
    const actions = actionsOf(wishesOf(plan.peek()));
    if (attempt !== null && JSON.stringify(attempt.actions) === JSON.stringify(actions)) {
      return attempt;
    }
    return { actions, on: decidedUpon(plan.peek(), now), key: newKey() };
  }

  /** Sends a plan, or sends it again. */
  async function sendOnce(now: Position): Promise<boolean> {
    const sending = nextAttempt(now);
    attempt = sending;
    keep();
    const { actions, on, key } = sending;
    const acted = await client.act(id, { actions, on, key, ...of() });
    if (!acted.ok) {
      await failed(acted.problem, now.version);
      return false;
    }
    attempt = null;
    epoch += 1;
    show(nothing, nothing); // before the next position comes, so that nothing is planned upon it
    await load();
    return true;
  }

  async function failed(problem: Problem, since: number): Promise<void> {
    if (isExpired()) return; // asked to sign in again; the plan stays
    if (isOf(problem, 'unreachable')) {
      setback.value = { kind: 'not-sent' };
      return;
    }
    attempt = null;
    await load();
    if (isOf(problem, 'stale')) await review(since);
    else setback.value = { kind: 'refused', problem };
  }

  /** Does one thing with the service at a time. */
  async function busy(work: (now: Position) => Promise<boolean>): Promise<boolean> {
    const now = position.peek();
    if (now === null || isSending.peek()) return false;
    batch(() => {
      isSending.value = true;
      setback.value = null;
    });
    try {
      return await work(now);
    } finally {
      isSending.value = false;
    }
  }

  const send = (): Promise<boolean> =>
    inTurn(async () => (plan.peek().length === 0 ? false : busy(sendOnce)));

  const takeBack = (): Promise<boolean> =>
    busy(async ({ version }) => {
      const taken = await client.undo(id, { on: { version }, ...of() });
      await load();
      if (!(taken.ok || isExpired())) setback.value = { kind: 'refused', problem: taken.problem };
      return taken.ok;
    });

  async function weighAnew(action: Action): Promise<Weighed> {
    const after = actionsOf(wishesOf(plan.peek()));
    const result = await client.explain(id, { action, after }, of());
    if (!result.ok) {
      weighed.delete(JSON.stringify(action)); // to be asked again
      return { ok: false, problem: result.problem };
    }
    const { allowed, price, sentence, rule } = result.data;
    if (allowed === true) return { ok: true, price };
    return { ok: false, problem: { detail: sentence ?? '', ...(rule === null ? {} : { rule }) } };
  }

  function weigh(action: Action): Promise<Weighed> {
    const name = JSON.stringify(action);
    const weighing = weighed.get(name) ?? weighAnew(action);
    weighed.set(name, weighing);
    return weighing;
  }

  /** The plan of the seat whose turn it is, as it was left. */
  function restore({ plan: kept, attempt: pending }: KeptPlan): void {
    epoch += 1;
    weighed.clear();
    attempt = pending;
    batch(() => {
      plan.value = kept;
      undone.value = nothing;
      setback.value = pending === null ? null : { kind: 'not-sent' };
    });
    if (pending === null && kept.length > 0) void inTurn(() => review(null));
  }

  /** The position has changed, or is told anew, as in another language. */
  function moveOn(before: Position, now: Position): void {
    if (isSending.peek()) return;
    weighed.clear();
    if (plan.peek().length === 0) {
      const isOver = setback.peek()?.kind === 'refused' && before.version !== now.version;
      if (isOver) setback.value = null;
    } else if (attempt === null) {
      epoch += 1; // what is being tried just now is tried upon the old position
      void inTurn(() => review(before.version === now.version ? null : before.version));
    } else if (before.version !== now.version) {
      void send(); // it may be this very plan that has moved the game
    }
  }

  let looked: { readonly name: string; readonly now: Position } | null = null;
  const stop = effect(() => {
    const now = position.value;
    const name = keptAs.value;
    if (now === null || now.seat === null || offered.value === null) return;
    const before = looked;
    looked = { name, now };
    untracked(() => {
      if (before?.name !== name) restore(planIn(shelf.read(name)));
      else if (before.now !== now) moveOn(before.now, now);
    });
  });

  return {
    steps: computed(() => plan.value.map(({ step }) => step)),
    foreseen,
    offers: computed(() =>
      plan.value.length === 0 ? (offered.value?.offers ?? []) : (foreseen.value?.offers ?? []),
    ),
    isCut: computed(() => foreseen.value?.isCut ?? false),
    canRedo: computed(() => undone.value.length > 0),
    isTrying: computed(() => trials.value > 0),
    isSending,
    setback,
    add,
    undo,
    redo,
    keepFirst,
    clear: () => void keepFirst(0),
    send,
    takeBack,
    weigh,
    close: () => {
      epoch += 1;
      stop();
    },
  };
}
