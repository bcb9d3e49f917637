import { type Refusal, refusal } from '../../../core/refusal.ts';
import { ruleOf } from '../questions.ts';
import { mostFor } from '../rules/2-auction.ts';
import type { View } from '../types.ts';

// Why what was typed is no action at all, though it may be plain what was meant.

/** Not understood; the rule is that of the question, which says what can be answered. */
export const whyNotUnderstood = ({ question }: View): Refusal =>
  refusal('not-understood', question === null ? 'A 2.3' : ruleOf[question]);

/** A 1.3: nobody is ever dealt so many cards. */
export const whyNotBought = (): Refusal => refusal('not-dealt', 'A 1.3');

/** A 2.1: there are not so many cards. */
export const whyNotShown = (): Refusal => refusal('not-your-cards', 'A 2.1');

/** A 2.3: at least 1; A 2.1: and nobody ever has so many. */
export function whyNotBid(cards: number, view: View): Refusal {
  const { auction, me, players } = view;
  if (auction === null || auction.speaker !== me) return whyNotUnderstood(view);
  const { highest, noble } = auction;
  if (cards <= highest) return refusal('bid-not-higher', 'A 2.3', { highest });
  const hand = players.find(({ seat }) => seat === me)?.hand ?? [];
  const most = mostFor(
    noble,
    hand.map(({ card }) => card),
  );
  return most === 0
    ? refusal('no-card-of-noble', 'A 2.1', { noble })
    : refusal('bid-above-cards', 'A 2.1', { most });
}

/** A 3.5: nobody sits there. */
export const whyNoSeat = (): Refusal => refusal('not-understood', 'A 3.5');
