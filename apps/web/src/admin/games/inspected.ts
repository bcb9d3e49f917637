import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import type { Problem, Schemas } from '@staffetta/client';
import { useEffect, useMemo } from 'preact/hooks';
import { words } from '../../language.ts';
import { minute } from '../../minute.ts';
import { sayings } from '../../words/inspecting.ts';
import { admin } from '../service.ts';

/** A game as it is told to whoever asks: of one he plays less. */
export type ToldGame = Schemas['InspectedGame'];

/** A game an admin looks into. */
export type InspectedGame = ToldGame & { readonly number: number; readonly movedAt: string };

export const isInspected = (game: ToldGame): game is InspectedGame => !game.plays;

/** One game an admin looks into. */
export type Inspected = {
  readonly id: string;
  readonly game: ReadonlySignal<ToldGame | null>; // null: it has not come yet
  readonly problem: ReadonlySignal<Problem | null>;
  readonly isReferee: ReadonlySignal<boolean>; // he sees what is secret now
  readonly refresh: () => Promise<void>;
};

/** What a part of the page of a game is told. */
export type PartProps = { readonly inspected: Inspected; readonly game: InspectedGame };

export function useInspected(id: string): Inspected {
  const game = useSignal<ToldGame | null>(null);
  const problem = useSignal<Problem | null>(null);
  const isReferee = useComputed(() => {
    const until = game.value?.lookUntil ?? null;
    return until !== null && Date.parse(until) > minute.value;
  });
  const inspected = useMemo(() => {
    async function refresh(): Promise<void> {
      const found = await admin.inspectGame(id);
      problem.value = found.ok ? null : found.problem;
      if (found.ok) game.value = found.data;
    }
    return { id, game, problem, isReferee, refresh };
  }, [id]);
  useEffect(() => void inspected.refresh(), [inspected]);
  return inspected;
}

/** How whoever sits in a seat is called. */
export function nameOfSeat({ seats }: Pick<InspectedGame, 'seats'>, seat: number): string {
  const found = seats.find((one) => one.seat === seat);
  if (found === undefined || found.user === null) return words.value.game.seat(seat + 1);
  return found.name ?? sayings.value.seats.gone;
}
