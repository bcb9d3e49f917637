import { isTableFact, type Viewer } from '@staffetta/engine';
import { type StoredEvent, unseal } from '../games/chain.ts';
import type { Games } from '../games/games.ts';
import { goesBackTo } from '../games/log.ts';

// What of a log counts no more, as far as a viewer is told that it was taken back.

/** An act, or what takes acts back. */
export type Act = Pick<StoredEvent, 'number' | 'kind' | 'seat'>;

/** What takes back: a seat its last acts, or an admin all that was played behind an event. */
export type Back = Pick<Act, 'number' | 'seat'> &
  ({ readonly first: number } | { readonly behind: number });

function backOf(stored: StoredEvent): readonly Back[] {
  const { number, seat } = stored;
  const behind = goesBackTo(stored);
  if (behind !== null) return [{ number, seat, behind }];
  const facts = unseal(stored).facts.filter(isTableFact);
  return facts.flatMap((fact) =>
    fact.type === 'taken-back' ? [{ number, seat, first: fact.secret.to }] : [],
  );
}

const isToldTo = ({ told }: StoredEvent, viewer: Viewer): boolean =>
  told === null || viewer === 'referee' || (typeof viewer === 'number' && told.includes(viewer));

type Acts = ReadonlyMap<number, Act>;

/** The acts from a number on, up to another: a log has one event for each. */
function* between(acts: Acts, first: number, end: number): Generator<Act> {
  for (let number = first; number < end; number += 1) {
    const act = acts.get(number);
    if (act !== undefined) yield act;
  }
}

/** What a seat's taking back, or an admin's, takes away. */
function lostBy(back: Back, acts: Acts): readonly Act[] {
  if ('behind' in back) return [...between(acts, back.behind + 1, back.number)];
  return [...between(acts, back.first, back.number)].filter(
    ({ kind, seat }) => kind === 'play' && seat === back.seat,
  );
}

/** The acts that count no more after all that took back; where an admin took the game back to, what counted then does again. */
export function goneAfter(backs: readonly Back[], acts: Acts): ReadonlySet<number> {
  const at = backs.findLastIndex((back) => 'behind' in back);
  const last = backs[at];
  const before =
    last !== undefined && 'behind' in last
      ? goneAfter(
          backs.slice(0, at).filter(({ number }) => number <= last.behind),
          acts,
        )
      : [];
  const lost = backs.slice(Math.max(at, 0)).flatMap((back) => lostBy(back, acts));
  return new Set([...before, ...lost.map(({ number }) => number)]);
}

/** The numbers of the events of a game that count no more, as a viewer is told. */
export async function takenBack(
  { store }: Games,
  gameId: string,
  viewer: Viewer,
): Promise<ReadonlySet<number>> {
  const stored = await store.corrections(gameId);
  const backs = stored.filter((event) => isToldTo(event, viewer)).flatMap(backOf);
  if (backs.length === 0) return new Set();
  const acts = await store.acts(gameId);
  return goneAfter(backs, new Map(acts.map((act) => [act.number, act])));
}
