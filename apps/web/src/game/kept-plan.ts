import type { Action, DecidedOn, Foreseen, Offer, Order } from '@staffetta/client';

/** What is planned, act by act. */
export type Plan = readonly PlannedAct[];

/** An act as it was foreseen, in words with its price, and where it leads to. */
type PlannedAct = {
  readonly step: Foreseen['steps'][number];
  readonly openness: Offer['openness'];
  readonly seen: Foreseen | null; // null: not looked at since the game moved or the page was loaded
};

/** A plan that may have reached the service: sent again, it must be the same. */
export type Attempt = {
  readonly actions: readonly Action[];
  readonly place?: readonly Order[]; // orders for what comes after
  readonly on: DecidedOn;
  readonly since: number; // the version then
  readonly key: string;
};

/** An order for what comes after, and what it says; null: the service has not said it yet. */
export type CarriedOrder = { readonly order: Order; readonly sentence: string | null };

/** What a device keeps of a plan, so that it outlives the page. */
export type KeptPlan = {
  readonly plan: Plan;
  readonly carried: CarriedOrder | null;
  readonly attempt: Attempt | null;
};

const noPlan: KeptPlan = { plan: [], carried: null, attempt: null };

/** As it is written down; null: there is nothing to write. Where it leads to is asked anew. */
export const textOf = ({ plan, carried, attempt }: KeptPlan): string | null =>
  plan.length === 0 && carried === null
    ? null
    : JSON.stringify({ plan: plan.map((act) => ({ ...act, seen: null })), carried, attempt });

const isAct = (act: unknown): boolean =>
  typeof act === 'object' && act !== null && 'step' in act && 'openness' in act;

const isKept = (kept: unknown): kept is KeptPlan =>
  typeof kept === 'object' &&
  kept !== null &&
  'plan' in kept &&
  'attempt' in kept &&
  Array.isArray(kept.plan) &&
  kept.plan.every(isAct);

/** The plan that was written down, if it still is one. */
export function planIn(text: string | null): KeptPlan {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isKept(kept) ? { ...noPlan, ...kept } : noPlan; // an older one carries no order
  } catch {
    return noPlan;
  }
}
