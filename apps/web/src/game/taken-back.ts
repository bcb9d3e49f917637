import type { Position, SpokenEvent } from '@staffetta/client';

/** How many acts an event took back. */
function takenBackBy({ kind, facts }: SpokenEvent): number {
  if (kind !== 'undo') return 0;
  const acts = facts.map((fact) => ('acts' in fact ? fact.acts : 0));
  return Math.max(1, ...acts.map(Number));
}

/** What my last act was that still stands, in a sentence, if I may take it back. */
export function lastOfMine(
  { mayTakeBack, seat: mine }: Pick<Position, 'mayTakeBack' | 'seat'>,
  events: readonly SpokenEvent[],
): string | null {
  if (mayTakeBack === 0 || mine === null) return null;
  let takenBack = 0;
  for (const event of events.toReversed()) {
    if (event.seat !== mine) continue;
    takenBack += takenBackBy(event);
    if (event.kind !== 'play') continue;
    if (takenBack === 0) return event.sentences.join(' ');
    takenBack -= 1;
  }
  return null;
}
