import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { Problem, Schemas } from '@staffetta/client';
import { useEffect, useRef } from 'preact/hooks';
import { language } from '../../language.ts';
import { admin } from '../service.ts';
import type { Inspected, InspectedGame } from './inspected.ts';

export type InspectedEvent = Schemas['InspectedEvent'];

/** The log of a game from its first event on, as far as it has come. */
export type WholeLog = {
  readonly events: ReadonlySignal<readonly InspectedEvent[]>;
  readonly isWhole: ReadonlySignal<boolean>;
  readonly problem: ReadonlySignal<Problem | null>;
  readonly again: () => void;
};

const stretch = 500; // as many as one may ask for at once

/** Fetches a log stretch by stretch, and anew when more of it may be known. */
export function useWholeLog({ id, isReferee, refresh }: Inspected, game: InspectedGame): WholeLog {
  const events = useSignal<readonly InspectedEvent[]>([]);
  const isWhole = useSignal(false);
  const problem = useSignal<Problem | null>(null);
  const asked = useRef(0);
  const referee = isReferee.value;

  /** Where the next stretch begins; null: there is none, or none that could be read. */
  async function fetchBehind(known: readonly InspectedEvent[], isMine: () => boolean) {
    const found = await admin.inspectLog(id, {
      ...{ after: known.at(-1)?.number ?? 0, limit: stretch },
      ...(referee && { referee: true }),
    });
    if (!isMine()) return null;
    problem.value = found.ok ? null : found.problem;
    if (found.ok) return { events: [...known, ...found.data.events], next: found.data.next };
    if (found.problem.title === 'look-needed') await refresh();
    return null;
  }

  async function fetchAll(): Promise<void> {
    asked.current += 1;
    const mine = asked.current;
    let reached = await fetchBehind([], () => mine === asked.current);
    while (reached !== null) {
      const { events: known, next } = reached;
      // What was known stays in sight until as much has come anew.
      if (known.length >= events.peek().length || next === null) events.value = known;
      isWhole.value = next === null;
      reached = next === null ? null : await fetchBehind(known, () => mine === asked.current);
    }
  }

  useEffect(() => {
    void fetchAll();
    return () => {
      asked.current += 1;
    };
  }, [referee, language.value, game.number]);

  return { events, isWhole, problem, again: () => void fetchAll() };
}
