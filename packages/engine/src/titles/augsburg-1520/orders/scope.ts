import { type Refusal, refusal } from '../../../core/refusal.ts';
import { at } from '../../../core/seat.ts';
import { type Noble, nobles } from '../edition.ts';
import type { Order, Scope, View } from '../types.ts';

/** The auction under way, its showdown and its winner's privileges included; null: none is. */
export function auctionNow({ round, auction, showdown, winning }: View) {
  const noble = (auction ?? showdown ?? winning)?.noble;
  return noble === undefined ? null : { round, noble };
}

type Auction = { readonly round: number; readonly noble: Noble };

/** A 8.1: scopes from the narrowest to the widest. */
const byWidth = ['auction', 'noble', 'round', 'game'] as const;

export const widthOf = ({ scope }: Order): number => byWidth.indexOf(scope.of);

/** Whether an order, as it was bound, is for an auction. */
export function covers(scope: Scope, { round, noble }: Auction): boolean {
  switch (scope.of) {
    case 'auction':
      return scope.round === round && scope.noble === noble;
    case 'noble':
      return scope.noble === noble;
    case 'round':
      return scope.round === round;
    case 'game':
      return true;
  }
}

/** A 8.1: whether it was to lapse once its owner won, and he has. */
export const hasLapsed = ({ untilWin }: Order, { me, players }: View): boolean =>
  untilWin !== null && me !== null && at(players, me).wins > (untilWin.wins ?? 0);

/** Where auctions stand in time. */
const timeOf = ({ round, noble }: Auction): number => round * nobles.length + nobles.indexOf(noble);

type Parts = Pick<Order, 'show' | 'discard' | 'robbed'>;

/** Whether cards are still to be laid by whoever looks, as an order for it says. */
function mayLay({ show, discard }: Parts, { me, showdown }: View): boolean {
  if (showdown === null || me === null) return false;
  const { seats, laid } = showdown;
  const says = (seats.length > 1 ? show : discard) !== null;
  return says && seats.includes(me) && !laid.includes(me);
}

/** Whether who looks may still be robbed: not of what he won himself, nor once both privileges are used. */
function mayBeRobbed({ me, showdown, winning }: View): boolean {
  if (showdown !== null) return showdown.seats.length > 1 || showdown.seats[0] !== me;
  if (winning === null) return true;
  return winning.seat !== me && (winning.used < 2 || winning.robbed?.seat === me);
}

/** Whether an order for the auction under way may still do something in it. */
function mayAct(order: Parts, view: View): boolean {
  const { me, auction } = view;
  const speaks = auction !== null && me !== null && !auction.passed.includes(me);
  return speaks || mayLay(order, view) || (order.robbed !== null && mayBeRobbed(view));
}

/** The first auction in which an order may still do something. */
function firstOpen(order: Parts, view: View): number {
  const now = auctionNow(view);
  if (now === null) return timeOf({ round: view.round + 1, noble: nobles[0] });
  return mayAct(order, view) ? timeOf(now) : timeOf(now) + 1;
}

/** The last auction a scope is for. */
function lastOf(scope: Scope, rounds: number): number {
  const round = 'round' in scope ? (scope.round ?? rounds) : rounds;
  const noble = 'noble' in scope ? scope.noble : null;
  return timeOf({ round, noble: noble ?? 'maximilian' });
}

/** The scope with what is left open settled by the auction under way; null where there is none. */
function settled(scope: Scope, view: View): Scope | null {
  const now = auctionNow(view);
  const round = 'round' in scope ? (scope.round ?? now?.round) : 0;
  const noble = 'noble' in scope ? (scope.noble ?? now?.noble) : nobles[0];
  if (round === undefined || noble === undefined) return null;
  return {
    ...scope,
    ...('round' in scope ? { round } : {}),
    ...('noble' in scope ? { noble } : {}),
  } as Scope;
}

/** A 8.1: the scope an order is bound to; or why it would never act. */
export function bound(order: Order, view: View): Scope | Refusal {
  const fixed = settled(order.scope, view);
  if (fixed === null) return refusal('no-auction-open', 'A 8.1');
  const isOver = lastOf(fixed, view.rounds) < firstOpen(order, view);
  const isBeyond = 'round' in fixed && (fixed.round ?? 0) > view.rounds;
  return isOver || isBeyond ? refusal('order-too-late', 'A 8.1') : fixed;
}
