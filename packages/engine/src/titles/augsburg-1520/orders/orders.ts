import { isRefusal, refusal } from '../../../core/refusal.ts';
import { at } from '../../../core/seat.ts';
import type { OrderRules, Table } from '../../../core/title.ts';
import { type Action, type Augsburg, type Order, orderSchema, type View } from '../types.ts';
import { auctionNow, bound, covers, hasLapsed, widthOf } from './scope.ts';
import { ableWith, setFor, showable } from './sets.ts';

type Printed = Table<Augsburg>;

/** The owner of a view, with his hand. */
function myself({ me, players }: View) {
  const player = at(players, me ?? 0);
  return { ...player, cards: (player.hand ?? []).map(({ card }) => card) };
}

type Bidding = NonNullable<Order['bidding']>;

const bidOf = (cards: number): Action => ({ type: 'bid', cards });

/** A 8.2: what is said at a highest number, able to bid so many; null: ask. */
function said({ open, raise, call, otherwise }: Bidding, highest: number, able: number) {
  if (highest === 0) {
    const cards = Math.min(open, able);
    return cards === 0 ? ({ type: 'pass' } as const) : bidOf(cards);
  }
  if (highest < raise.below && able > highest) {
    return bidOf(raise.to === 'next' ? highest + 1 : Math.min(raise.below, able));
  }
  if (highest <= call && able >= highest) return { type: 'call', cards: highest } as const;
  return otherwise === 'pass' ? ({ type: 'pass' } as const) : null;
}

function speak(view: View, { bidding, jokers }: Order, { edition }: Printed): Action | null {
  if (view.auction === null || bidding === null) return null;
  const { noble, highest } = view.auction;
  const able = ableWith(showable(edition, noble, myself(view).cards, jokers));
  return said(bidding, highest, able);
}

/** A 8.3: against others as `show` says, alone as `discard` does. */
const howToShow = ({ seats }: NonNullable<View['showdown']>, order: Order) =>
  seats.length > 1 ? order.show : order.discard;

function lay(view: View, order: Order, { edition }: Printed): Action | null {
  const { showdown } = view;
  const how = showdown === null ? null : howToShow(showdown, order);
  if (showdown === null || how === null) return null;
  const mine = showable(edition, showdown.noble, myself(view).cards, order.jokers);
  const set = setFor(mine, showdown.cards, how);
  return set === null ? null : { type: 'show', ...set };
}

/** A 8.1: florins, prestige, or prestige unless it would be lost. */
function takeCompensation(view: View, { robbed }: Order): Action | null {
  if (robbed === null) return null;
  if (robbed !== 'prestige-unless-lost') return { type: 'take-compensation', as: robbed };
  const { prestige, cap } = myself(view);
  const isLost = cap !== null && prestige >= cap;
  return { type: 'take-compensation', as: isLost ? 'florins' : 'prestige' };
}

/** What an order does at the question now open; null: its owner is asked. */
function answer(view: View, order: Order, table: Printed): Action | null {
  switch (view.question) {
    case 'bid':
      return speak(view, order, table);
    case 'show':
      return lay(view, order, table);
    case 'compensation':
      return takeCompensation(view, order);
    default:
      return null;
  }
}

/** Whether an order says anything about the question now open. */
function says(view: View, order: Order): boolean {
  switch (view.question) {
    case 'bid':
      return order.bidding !== null;
    case 'show':
      return view.showdown !== null && howToShow(view.showdown, order) !== null;
    case 'compensation':
      return order.robbed !== null;
    default:
      return false;
  }
}

const isEmpty = ({ bidding, show, discard, robbed }: Order): boolean =>
  [bidding, show, discard, robbed].every((part) => part === null);

/** Of several orders that say something the narrowest has the word, and of those the newest. */
function inCharge(view: View, standing: readonly Order[]): number | null {
  const now = auctionNow(view);
  if (now === null) return null;
  const speaking = standing.flatMap((order, by) =>
    covers(order.scope, now) && !hasLapsed(order, view) && says(view, order) ? [by] : [],
  );
  const widths = speaking.map((by) => widthOf(at(standing, by)));
  return speaking.findLast((by) => widthOf(at(standing, by)) === Math.min(...widths)) ?? null;
}

/** A 8: orders for auctions. They see only what their owner sees (A 8.6). */
export const orders: OrderRules<Augsburg> = {
  schema: orderSchema,
  place: (view, order) => {
    if (isEmpty(order)) return { ok: false, refusal: refusal('empty-order', 'A 8.1') };
    const scope = bound(order, view);
    if (isRefusal(scope)) return { ok: false, refusal: scope };
    const untilWin =
      order.untilWin === null ? null : { wins: order.untilWin.wins ?? myself(view).wins };
    return { ok: true, order: { ...order, scope, untilWin } };
  },
  obey: (view, standing, table) => {
    if (view.me === null || !view.asked.includes(view.me)) return null;
    const by = inCharge(view, standing);
    const action = by === null ? null : answer(view, at(standing, by), table);
    return by === null || action === null ? null : { action, by };
  },
};
