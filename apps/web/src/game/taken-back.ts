import type { Position, SpokenEvent } from '@staffetta/client';

/** What my last act was, in a sentence, if I may take it back. */
export function lastOfMine(position: Position, events: readonly SpokenEvent[]): string | null {
  if (position.mayTakeBack === 0 || position.seat === null) return null;
  const mine = events.findLast(({ kind, seat }) => kind === 'play' && seat === position.seat);
  return mine?.sentences.join(' ') ?? null;
}
