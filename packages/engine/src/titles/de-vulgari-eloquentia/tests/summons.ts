import type { Fact } from '../types.ts';

/** The facts of a summons to Brindisi and of its auction. */
export const called = (seat: number): Fact => ({ type: 'summons-called', seat, event: 'event-10' });
export const answered = (seat: number, comes: boolean): Fact => ({
  type: 'summons-answered',
  seat,
  comes,
  zone: 'brindisi',
});
export const opened = (...bidders: number[]): Fact => ({ type: 'auction-opened', bidders });
export const made = (seat: number, votes: number): Fact => ({ type: 'bid-made', seat, votes });
export const passed = (seat: number): Fact => ({ type: 'bidder-passed', seat });
export const won = (seat: number, votes: number): Fact => ({ type: 'auction-won', seat, votes });
