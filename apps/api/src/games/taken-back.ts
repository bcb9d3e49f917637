import { isTableFact, type Seat } from '@staffetta/engine';
import { type StoredEvent, unseal } from './chain.ts';
import type { Games } from './games.ts';
import type { LoadedGame } from './loaded-game.ts';
import { goesBackTo } from './log.ts';

// What was played and counts no more: its player took it back, or an admin the game.

type Numbers = ReadonlySet<number>;

/** The number of the first act that a seat takes back by an event; null: it takes none back. */
function takesBackFrom(stored: StoredEvent): number | null {
  if (stored.kind !== 'undo') return null;
  const [fact] = unseal(stored).facts.filter(isTableFact);
  return fact?.type === 'taken-back' ? fact.secret.to : null;
}

/** The numbers of what counts no more, of these events. */
function takenBackIn(events: readonly StoredEvent[]): Numbers {
  const goneAt = new Map<number, Numbers>(); // what was undone later stands again there
  const played: number[] = [];
  let gone: Numbers = new Set();
  for (const event of events) {
    const [from, behind] = [takesBackFrom(event), goesBackTo(event)];
    if (from !== null) gone = new Set([...gone, ...played.filter((number) => number >= from)]);
    if (behind !== null) {
      const goneThen = goneAt.get(behind) ?? [];
      gone = new Set([...goneThen, ...played.filter((number) => number > behind)]);
    }
    if (event.kind === 'play') played.push(event.number);
    goneAt.set(event.number, gone);
  }
  return gone;
}

/** More than anybody is told of while he waits for an answer. */
const most = 10_000;

/** Of what a seat was told since one of its versions, the versions of what counts no more. */
export async function takenBackSince(
  { store }: Pick<Games, 'store'>,
  { row }: Pick<LoadedGame, 'row'>,
  seat: Seat,
  since: number,
): Promise<ReadonlySet<number>> {
  const events = await store.toldEvents(row.gameId, seat, since, most);
  const gone = takenBackIn(events);
  return new Set(
    events.flatMap(({ number }, place) => (gone.has(number) ? [since + 1 + place] : [])),
  );
}
