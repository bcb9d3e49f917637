import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type {
  Action,
  Client,
  DecidedOn,
  Foreseen,
  Offer,
  Order,
  Position,
  Problem,
  Result,
} from '@staffetta/client';
import type { Shelf } from '../storage.ts';
import {
  type Attempt,
  type CarriedOrder,
  type KeptPlan,
  type Plan,
  planIn,
  textOf,
} from './kept-plan.ts';
import { newKey } from './key.ts';
import { seatToName } from './names.ts';
import type { Table } from './table.ts';

/** What came of trying something, or of sending it. */
export type Setback =
  /** A rule says no; or the service cannot do it. */
  | { readonly kind: 'refused'; readonly problem: Hindrance }
  /** The same of a line that was written: it is answered where it stands. */
  | { readonly kind: 'line-refused'; readonly problem: Hindrance }
  /** Something happened since this version; these acts are no longer possible, by these reasons. */
  | { readonly kind: 'overtaken'; readonly since: number; readonly lost: readonly Lost[] }
  /** It may have arrived or not: sent again, it counts once. */
  | { readonly kind: 'not-sent' }
  /** The service could not be asked about an act; it is kept to be tried again. */
  | { readonly kind: 'unreached'; readonly again: () => void };

type Refused = Extract<Setback, { readonly kind: 'refused' | 'line-refused' }>;

/** An act that can no longer be done, in words, and why; null: because of the one before. */
export type Lost = { readonly sentence: string; readonly problem: Hindrance | null };

/** What something would cost, or why it may not be done. */
export type Weighed =
  | { readonly ok: true; readonly price: string | null }
  | { readonly ok: false; readonly problem: Hindrance };

/** Why not, by which rule; of a request that failed, in which way. */
export type Hindrance = Pick<Problem, 'detail' | 'rule'> & Partial<Pick<Problem, 'type'>>;

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
  /** Plans what a line of notation says, an act or several; an empty one ends the refusal of another. */
  readonly write: (line: string) => Promise<boolean>;
  readonly undo: () => Promise<boolean>;
  readonly redo: () => Promise<boolean>;
  /** Keeps so many of the acts planned; the others can be done again. */
  readonly keepFirst: (count: number) => Promise<boolean>;
  /** Lets nothing be planned, and no order go with it. */
  readonly clear: () => void;
  /** An order for what comes after: it goes with whatever is sent next. */
  readonly carried: ReadonlySignal<CarriedOrder | null>;
  /** Lets an order go with the plan in place of the one before; null: none. Whether it may. */
  readonly carry: (order: Order | null) => Promise<boolean>;
  /** Sends all that is planned as one turn, with the order it carries. Whether it was played. */
  readonly send: () => Promise<boolean>;
  /** Takes back my last act, already sent. Whether it could be. */
  readonly takeBack: () => Promise<boolean>;
  /** What an action would cost behind those planned, or why it may not be done. */
  readonly weigh: (action: Action) => Promise<Weighed>;
  readonly close: () => void;
};

/** What a draft stands on. */
export type Ground = {
  readonly client: Pick<Client, 'foresee' | 'act' | 'undo' | 'explain' | 'log'>;
  readonly shelf: Shelf;
  readonly userId: () => string;
  /** Asked to sign in again: then nothing has gone wrong but that. */
  readonly isExpired: () => boolean;
};

/** An act to be planned, not tried yet. */
type Wish = { readonly action: Action; readonly openness: Offer['openness'] };
type Wishes = readonly [Wish, ...(readonly Wish[])];

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

const isRefused = (setback: Setback): setback is Refused =>
  setback.kind === 'refused' || setback.kind === 'line-refused';

const isUnreached = (setback: Setback | null): boolean =>
  setback !== null && isRefused(setback) && isOf(setback.problem, 'unreachable');

const isOf = ({ type }: Hindrance, kind: string): boolean => type?.endsWith(`:${kind}`) ?? false;

/** What the rules say where they say no. */
const hindranceIn = ({ sentence, rule }: Said): Hindrance => ({ detail: sentence, rule });

type Said = { readonly sentence: string; readonly rule: string };

/** Acts tried, all of which can be done; or why they cannot. */
type Tried =
  | { readonly ok: true; readonly data: Foreseen }
  | { readonly ok: false; readonly problem: Hindrance };

const wholly = (result: Result<Foreseen>): Tried =>
  result.ok && result.data.refused !== null
    ? { ok: false, problem: hindranceIn(result.data.refused) }
    : result;

/** Acts that can no longer be done: the first for a reason of its own, the others for want of it. */
const lostIn = (plan: Plan, problem: Hindrance): readonly Lost[] =>
  plan.map(({ step }, place) => ({
    sentence: step.sentence,
    problem: place === 0 ? problem : null,
  }));

/** An order that can no longer be left. */
const orderLost = (sentence: string | null, problem: Hindrance): readonly Lost[] =>
  sentence === null ? [] : [{ sentence, problem }];

/** A plan as it was foreseen; what was seen on the way to it stays known. */
const planned = (before: Plan, wishes: readonly Wish[], seen: Foreseen): Plan =>
  seen.steps.map((step, place) => ({
    step,
    openness: wishes[place]?.openness ?? 'open',
    seen: place === seen.steps.length - 1 ? seen : (before[place]?.seen ?? null),
  }));

/** The same plan in a position that has changed: what was seen of it says nothing any more. */
const unseen = (plan: Plan): Plan => plan.map((act) => ({ ...act, seen: null }));

/** What is left of a plan, and of the order it carries; and what is not. */
type Possible = {
  readonly kept: Plan;
  readonly order: CarriedOrder | null;
  readonly lost: readonly Lost[];
};

/** What of a plan, and of the order it carries, was foreseen; and what the rules say no to. */
function leftOf(wanted: Plan, order: CarriedOrder | null, seen: Foreseen): Possible {
  const kept = planned(nothing, wishesOf(wanted), seen);
  const acts = seen.refused && lostIn(wanted.slice(kept.length), hindranceIn(seen.refused));
  const [judged] = seen.orders ?? [];
  if (order === null || judged === undefined) return { kept, order, lost: acts ?? [] };
  const { sentence, refused } = judged;
  if (refused === null) return { kept, order: { ...order, sentence }, lost: acts ?? [] };
  return {
    kept,
    order: null,
    lost: [...(acts ?? []), ...orderLost(sentence, hindranceIn(refused))],
  };
}

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
  const carried = signal<CarriedOrder | null>(null);
  const trials = signal(0);
  const isSending = signal(false);
  const setback = signal<Setback | null>(null);
  const foreseen = computed(() => plan.value.at(-1)?.seen ?? null);
  const offers = computed(() =>
    plan.value.length === 0 ? (offered.value?.offers ?? []) : (foreseen.value?.offers ?? []),
  );
  const weighed = new Map<string, Promise<Weighed>>();
  let attempt: Attempt | null = null;
  let epoch = 0; // trials begun before another plan lay here count no more

  const of = () => {
    const now = game.peek();
    return now === null ? {} : seatToName(now);
  };
  const keptAs = computed(() => `draft:${userId()}:${id}:${position.value?.seat ?? ''}`);

  function keep(): void {
    const kept = { plan: plan.peek(), carried: carried.peek(), attempt };
    shelf.write(keptAs.peek(), textOf(kept));
  }

  function hold(order: CarriedOrder | null): void {
    carried.value = order;
    keep();
  }

  function show(next: Plan, left: Plan): void {
    batch(() => {
      plan.value = next;
      undone.value = left;
    });
    weighed.clear();
    keep();
  }

  /** Tries acts, and an order left with them; answers null if another plan lies here meanwhile. */
  async function tried(wishes: readonly Wish[], order?: Order) {
    const begun = epoch;
    const place = order === undefined ? [] : [order];
    trials.value = trials.peek() + 1;
    const result = await client.foresee(id, { actions: actionsOf(wishes), place }, of());
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

  /** One edit behind the other, upon what is certain: a plan that may have been played is no ground. */
  function edit(work: () => Promise<boolean>): Promise<boolean> {
    const again = () => void edit(work);
    return inTurn(async () => {
      if (!(await settle())) return false;
      setback.value = null;
      const isDone = await work();
      if (isUnreached(setback.peek())) setback.value = { kind: 'unreached', again };
      return isDone;
    });
  }

  /** Plans acts, if they can be done. */
  async function change(
    base: Plan,
    wishes: readonly Wish[],
    left: Plan,
    kind: Refused['kind'] = 'refused',
  ): Promise<boolean> {
    const result = await tried(wishes);
    if (result === null) return false;
    const whole = wholly(result);
    if (whole.ok) show(planned(base, wishes, whole.data), left);
    else setback.value = { kind, problem: whole.problem };
    return whole.ok;
  }

  /** Plans acts behind the others, in place of those that the first replaces. */
  function append([first, ...others]: Wishes, kind?: Refused['kind']): Promise<boolean> {
    const base = withoutReplaced(plan.peek(), first);
    return change(base, [...wishesOf(base), first, ...others], nothing, kind);
  }

  const add = (offer: Offer, filledIn?: Action): Promise<boolean> =>
    edit(() => {
      const action = offer.kind === 'action' ? offer.action : (filledIn ?? offer.example);
      return append([{ action, openness: offer.openness }]);
    });

  /** What a line of the title's notation means behind the plan; the service reads it. */
  async function readLine(written: string): Promise<readonly Wish[]> {
    const before = plan.peek().map(({ step }) => step.notation);
    const read = wholly(await client.foresee(id, { notation: [...before, written] }, of()));
    setback.value = read.ok ? null : { kind: 'line-refused', problem: read.problem };
    const steps = read.ok ? read.data.steps.slice(before.length) : [];
    return steps.map(({ action }) => {
      const alike = offers.peek().find((offer) => offer.action.type === action.type);
      return { action, openness: alike?.openness ?? 'open' };
    });
  }

  async function write(written: string): Promise<boolean> {
    if (written === '') {
      if (setback.peek()?.kind === 'line-refused') setback.value = null;
      return false;
    }
    return edit(async () => {
      const [first, ...others] = await readLine(written);
      return first !== undefined && append([first, ...others], 'line-refused');
    });
  }

  async function keepOnly(count: number): Promise<boolean> {
    const kept = plan.peek().slice(0, count);
    const left = [...plan.peek().slice(count), ...undone.peek()];
    if (kept.length > 0 && !kept.at(-1)?.seen) return change(kept, wishesOf(kept), left);
    show(kept, left);
    return true;
  }

  const keepFirst = (count: number): Promise<boolean> => edit(() => keepOnly(count));

  const undo = (): Promise<boolean> => edit(() => keepOnly(Math.max(0, plan.peek().length - 1)));

  const redo = (): Promise<boolean> =>
    edit(async () => {
      const [next, ...left] = undone.peek();
      if (next === undefined) return false;
      const wanted = [...plan.peek(), next];
      if (next.seen === null) return change(plan.peek(), wishesOf(wanted), left);
      show(wanted, left);
      return true;
    });

  /** Whether an order may be left, and what it says; of one that may not, why. */
  async function tryOrder(order: Order): Promise<boolean> {
    const result = await tried([], order);
    if (result === null || carried.peek()?.order !== order) return false; // told by what came after
    const judged = result.ok ? result.data.orders?.[0] : undefined;
    const refused = judged?.refused ?? null;
    if (!result.ok) setback.value = { kind: 'refused', problem: result.problem };
    else if (refused !== null) setback.value = { kind: 'refused', problem: hindranceIn(refused) };
    // Until whoever left it changes it or leaves it out it goes along: nothing is sent without it.
    if (judged !== undefined) hold({ order, sentence: judged.sentence });
    return judged?.refused === null;
  }

  function carry(order: Order | null): Promise<boolean> {
    const untold = order === null ? null : { order, sentence: null };
    const isAtOnce = attempt === null; // so that it goes also if one sends at once
    if (isAtOnce) hold(untold);
    return edit(async () => {
      if (!isAtOnce) hold(untold);
      return order === null || carried.peek()?.order !== order || tryOrder(order);
    });
  }

  /** As much of a plan as is still possible, and what is not; null if another lies here meanwhile. */
  async function possible(wanted: Plan): Promise<Possible | null> {
    const order = carried.peek();
    if (wanted.length === 0 && order === null) return { kept: nothing, order, lost: [] };
    const result = await tried(wishesOf(wanted), order?.order);
    if (result === null) return null;
    if (result.ok) return leftOf(wanted, order, result.data);
    const { problem } = result;
    const isUntold = isExpired() || isOf(problem, 'unreachable');
    if (isUntold) return { kept: wanted, order, lost: [] };
    const lost = [...lostIn(wanted, problem), ...orderLost(order?.sentence ?? null, problem)];
    return { kept: nothing, order: null, lost };
  }

  /** The game moved on under a plan since a version; or it only has to be seen anew. */
  async function review(since: number | null): Promise<void> {
    epoch += 1;
    const wanted = plan.peek();
    const left = since === null ? unseen(undone.peek()) : nothing;
    const before = carried.peek();
    const found = await possible(unseen(wanted));
    if (found === null) return;
    const { kept, order, lost } = found;
    const isChanged = carried.peek() !== before; // by whoever plans, meanwhile
    if (!isChanged) carried.value = order;
    show(kept, left);
    // Another's sealed answer is nothing that mine could be about.
    const isNews = since !== null && !isSealed(wanted);
    const now = position.peek()?.version ?? 0;
    if (lost.length > 0 || isNews) setback.value = { kind: 'overtaken', since: since ?? now, lost };
  }

  /** While an attempt is not settled, the plan is what was attempted: it goes as it went. */
  function nextAttempt(now: Position): Attempt {
    const actions = actionsOf(wishesOf(plan.peek()));
    const on = decidedUpon(plan.peek(), now);
    const order = carried.peek();
    const orders = order === null ? {} : { place: [order.order] };
    return attempt ?? { actions, ...orders, on, since: now.version, key: newKey() };
  }

  const post = ({ since: _, ...sent }: Attempt) => client.act(id, { ...sent, ...of() });

  /** The position as it is now, which is then taken account of. */
  async function catchUp(): Promise<Position | null> {
    await load();
    followed = position.peek();
    return followed;
  }

  /** What was sent has been played: nothing of it is planned any more. */
  async function arrived(): Promise<void> {
    attempt = null;
    epoch += 1;
    carried.value = null;
    show(nothing, nothing); // before the next position comes, so that nothing is planned upon it
    await catchUp();
  }

  /** Sends a plan, or sends it again. */
  async function sendOnce(now: Position): Promise<boolean> {
    const sending = nextAttempt(now);
    attempt = sending;
    keep();
    const acted = await post(sending);
    if (acted.ok) await arrived();
    else await failed(acted.problem, sending.since);
    return acted.ok;
  }

  /**
   * Whether an attempt was played; null: nobody can tell yet. If I have played nothing since, it was
   * not. If I have, the game has moved, and the service repeats what it answered then, or says no.
   */
  async function wasPlayed(pending: Attempt, { seat: mine }: Position): Promise<boolean | null> {
    const told = await client.log(id, pending.since, of());
    if (!told.ok) return null;
    const hasPlayed = told.data.events.some(({ kind, seat }) => kind === 'play' && seat === mine);
    if (!hasPlayed) return false;
    const acted = await post(pending);
    if (acted.ok) return true;
    return isExpired() || isOf(acted.problem, 'unreachable') ? null : false;
  }

  /** It never came: what was planned is only a plan again, in the position as it is now. */
  async function resume(since: number): Promise<void> {
    attempt = null;
    setback.value = null;
    keep();
    const now = await catchUp();
    await review(now?.version === since ? null : since);
  }

  /** Finds out what became of a plan that may have arrived. Whether one can plan on. */
  async function settle(): Promise<boolean> {
    const pending = attempt;
    if (pending === null) return true;
    await busy(async (now) => {
      const isPlayed = await wasPlayed(pending, now);
      if (attempt !== pending) return false; // another seat's plan lies here now
      if (isPlayed === null) setback.value = { kind: 'not-sent' };
      else await (isPlayed ? arrived() : resume(pending.since));
      return isPlayed !== null;
    });
    return attempt === null && setback.peek() === null;
  }

  async function failed(problem: Problem, since: number): Promise<void> {
    if (isExpired()) return; // asked to sign in again; the plan stays
    if (isOf(problem, 'unreachable')) {
      setback.value = { kind: 'not-sent' };
      return;
    }
    attempt = null;
    keep();
    if (isOf(problem, 'stale')) {
      await catchUp();
      await review(since);
    } else {
      await load();
      setback.value = { kind: 'refused', problem };
    }
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
      follow();
    }
  }

  const send = (): Promise<boolean> =>
    inTurn(async () => (plan.peek().length === 0 ? false : busy(sendOnce)));

  async function takeBackOnce({ version }: Position): Promise<boolean> {
    const taken = await client.undo(id, { on: { version }, ...of() });
    await catchUp();
    weighed.clear();
    if (!(taken.ok || isExpired())) setback.value = { kind: 'refused', problem: taken.problem };
    return taken.ok;
  }

  /** Pressed twice in haste, it takes back one act; what is sent meanwhile waits for it. */
  const takeBack = async (): Promise<boolean> =>
    isSending.peek() ? false : inTurn(() => busy(takeBackOnce));

  /** To be asked about again, the next time somebody wants to know. */
  const forget = (action: Action): boolean => weighed.delete(JSON.stringify(action));

  async function weighAnew(action: Action): Promise<Weighed> {
    const after = actionsOf(wishesOf(plan.peek()));
    const asked = await client.explain(id, { action, after }, of());
    if (!asked.ok) {
      forget(action);
      return { ok: false, problem: asked.problem };
    }
    const { data } = asked;
    if (data.result === 'allowed') return { ok: true, price: data.price };
    if (data.result === 'unforeseeable') return { ok: false, problem: { detail: '' } };
    if (data.result === 'plan-refused') {
      forget(action);
      void load(); // somebody was faster than the stream: what he did is looked at now
    }
    return { ok: false, problem: hindranceIn(data) };
  }

  function weigh(action: Action): Promise<Weighed> {
    const name = JSON.stringify(action);
    const weighing = weighed.get(name) ?? weighAnew(action);
    weighed.set(name, weighing);
    return weighing;
  }

  const isBegun = (): boolean => plan.peek().length > 0 || carried.peek() !== null;

  /** The plan of the seat whose turn it is, as it was left. */
  function restore({ plan: kept, carried: order, attempt: pending }: KeptPlan): void {
    epoch += 1;
    weighed.clear();
    attempt = pending;
    batch(() => {
      plan.value = kept;
      undone.value = nothing;
      carried.value = order;
      setback.value = pending === null ? null : { kind: 'not-sent' };
    });
    if (pending === null && isBegun()) void inTurn(() => review(null));
  }

  /** The position has changed, or is told anew, as in another language or after a time offline. */
  function moveOn(before: Position, now: Position): void {
    weighed.clear();
    const isNew = before.version !== now.version;
    const wrong = setback.peek();
    if (wrong?.kind === 'unreached') setback.value = null; // it answers again
    // What is being tried just now is planned if it may be, and then looked at anew with the others.
    if (isBegun() || trials.peek() > 0) {
      const anew = () => review(isNew ? before.version : null);
      void inTurn<unknown>(() => (attempt === null ? anew() : settle()));
    } else if (wrong !== null && isRefused(wrong) && isNew) {
      setback.value = null;
    }
  }

  let seatShown: string | null = null;
  let followed: Position | null = null; // what the plan takes account of

  /** Takes account of the position; while something is on its way, when that has come to an end. */
  function follow(): void {
    const now = position.peek();
    if (now === null || now.seat === null || offered.peek() === null) return;
    const before = followed;
    const name = keptAs.peek();
    if (seatShown !== name) restore(planIn(shelf.read(name)));
    else if (isSending.peek() || before === now) return;
    else if (before !== null) moveOn(before, now);
    seatShown = name;
    followed = now;
  }

  const stop = effect(() => {
    void [position.value, keptAs.value, offered.value];
    untracked(follow);
  });

  return {
    steps: computed(() => plan.value.map(({ step }) => step)),
    foreseen,
    offers,
    isCut: computed(() => foreseen.value?.isCut ?? false),
    canRedo: computed(() => undone.value.length > 0),
    isTrying: computed(() => trials.value > 0),
    isSending,
    setback,
    add,
    write,
    undo,
    redo,
    keepFirst,
    clear: () => {
      void carry(null);
      void keepFirst(0);
    },
    carried,
    carry,
    send,
    takeBack,
    weigh,
    close: () => {
      epoch += 1;
      stop();
    },
  };
}
