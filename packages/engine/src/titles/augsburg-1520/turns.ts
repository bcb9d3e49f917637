import type { Chance } from '../../core/chance.ts';
import { askedNow } from './questions.ts';
import { showsCards } from './rules/2-6-showdown.ts';
import { closesBidding, opensAuction } from './rules/2-auction.ts';
import { endsPrivileges } from './rules/3-1-privileges.ts';
import { drawsCards, showsDiscard } from './rules/3-4-draw.ts';
import { dealsCards, settlesPurchases, slipsUnder } from './rules/5-3-cards.ts';
import { beginsRound, endsRound, paysIncome } from './rules/5-round.ts';
import type { Fact, State } from './types.ts';

/** Every step the rules take unasked, each where it applies. */
const steps: readonly ((state: State, chance: Chance) => readonly Fact[])[] = [
  dealsCards,
  slipsUnder,
  settlesPurchases,
  beginsRound,
  opensAuction,
  showsCards,
  drawsCards,
  showsDiscard,
  endsPrivileges,
  endsRound,
  paysIncome,
];

/** What the rules do unasked, one step at a time; the end of the bidding may come at anybody's word. */
export function proceed(state: State, chance: Chance): readonly Fact[] {
  const closed = closesBidding(state);
  if (closed.length > 0 || askedNow(state) !== null) return closed;
  for (const step of steps) {
    const facts = step(state, chance);
    if (facts.length > 0) return facts;
  }
  return [];
}
