import { refusal } from '../../../core/refusal.ts';
import { at } from '../../../core/seat.ts';
import type { OrderRules } from '../../../core/title.ts';
import { type Action, type LanternFair, type Order, orderSchema, type View } from '../types.ts';

/** Whether an order is for the stall now open. */
const isFor = ({ stalls }: Order, { stall }: View): boolean =>
  stalls === 'all' || stalls === stall?.number;

/** LF 7.2: what an order does at the question now open; null: ask. */
function answer({ seal, upTo, atLimit, offered }: Order, view: View): Action | null {
  const { stall, me } = view;
  if (stall === null || me === null) return null;
  const purse = at(view.fairgoers, me).coins;
  if (stall.sale === 'sealed') {
    return seal === null ? null : { type: 'seal', coins: Math.min(seal, purse) };
  }
  if (stall.offeredTo === me) return offered === 'ask' ? null : { type: offered };
  if (upTo === null) return null;
  const next = (stall.highest?.coins ?? 0) + 1;
  if (next <= upTo && next <= purse) return { type: 'raise', coins: next };
  return atLimit === 'pass' ? { type: 'pass' } : null;
}

/** LF 7: orders see only what their owner sees. */
export const orders: OrderRules<LanternFair> = {
  schema: orderSchema,
  /** LF 7.1: an order is for one stall or for all, and says something. */
  place: (view, order) => {
    const { seal, upTo, offered, stalls } = order;
    if (seal === null && upTo === null && offered === 'ask') {
      return { ok: false, refusal: refusal('empty-order', 'LF 7.1') };
    }
    if (stalls !== 'this') return { ok: true, order };
    return view.stall === null
      ? { ok: false, refusal: refusal('no-stall-open', 'LF 7.1') }
      : { ok: true, order: { ...order, stalls: view.stall.number } };
  },
  /** LF 7.3: of several orders the one placed last has the word. */
  obey: (view, standing) => {
    const by = standing.findLastIndex((placed) => isFor(placed, view));
    const order = standing[by];
    const action = order === undefined ? null : answer(order, view);
    return action === null ? null : { action, by };
  },
};
