import type { Position, SpokenEvent } from '@staffetta/client';

/** An entry of a log as far as one is told it, by its place there. */
export type Entry = Pick<SpokenEvent, 'kind' | 'seat' | 'facts'> & {
  readonly place: number;
  readonly backTo?: number; // behind which an admin took the game back
};

/** How many acts an undo took back. */
function takenBackBy({ facts }: Entry): number {
  const acts = facts.map((fact) => ('acts' in fact ? fact.acts : 0));
  return Math.max(1, ...acts.map(Number));
}

type Places = ReadonlySet<number>;

const placeOf = ({ place }: Entry): number => place;

/** Who sits, time and what admins did stand, wherever a game is taken back to. */
const isPlayed = ({ kind }: Entry): boolean => kind === 'play' || kind === 'undo';

/** What counts no more once a seat took back its last acts. */
function goneWith(undo: Entry, before: readonly Entry[], gone: Places): Places {
  const standing = before.filter(
    ({ kind, seat, place }) => kind === 'play' && seat === undo.seat && !gone.has(place),
  );
  return new Set([...gone, ...standing.slice(-takenBackBy(undo)).map(placeOf)]);
}

/** What counts no more once the whole game was taken back. */
function goneBehind(backTo: number, before: readonly Entry[], goneThen: Places): Places {
  const lost = before.filter((one) => one.place > backTo && isPlayed(one));
  return new Set([...goneThen, ...lost.map(placeOf)]);
}

/** The places of what counts no more: acts their seat took back, and what was played before an admin took the game back. */
export function takenBackIn(log: readonly Entry[]): Places {
  const goneAt = new Map<number, Places>(); // what was undone later stands again there
  let gone: Places = new Set();
  for (const [index, entry] of log.entries()) {
    const { backTo, kind, place } = entry;
    if (backTo !== undefined) {
      gone = goneBehind(backTo, log.slice(0, index), goneAt.get(backTo) ?? new Set());
    } else if (kind === 'undo') {
      gone = goneWith(entry, log.slice(0, index), gone);
    }
    goneAt.set(place, gone);
  }
  return gone;
}

/** The versions of what counts no more of what one was told. */
export const takenBackOf = (events: readonly SpokenEvent[]): Places =>
  takenBackIn(events.map((event) => ({ ...event, place: event.version })));

/** What my last act was that still stands, in a sentence, if I may take it back. */
export function lastOfMine(
  { mayTakeBack, seat: mine }: Pick<Position, 'mayTakeBack' | 'seat'>,
  events: readonly SpokenEvent[],
): string | null {
  if (mayTakeBack === 0 || mine === null) return null;
  const gone = takenBackOf(events);
  const last = events.findLast(
    ({ kind, seat, version }) => kind === 'play' && seat === mine && !gone.has(version),
  );
  return last?.sentences.join(' ') ?? null;
}
