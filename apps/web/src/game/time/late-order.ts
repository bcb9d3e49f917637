import { useSignal } from '@preact/signals';
import type { Action, Result, Schemas } from '@staffetta/client';
import { useEffect } from 'preact/hooks';
import { language } from '../../language.ts';
import { client } from '../../service.ts';
import { seatToName } from '../names.ts';
import type { Table } from '../table.ts';
import { isTimed } from './clock.ts';

type Kept = Schemas['LateOrder'];

/** What is done for me if my time runs out, and the ways to change it. */
export type LateOrder = {
  readonly order: Kept['order'] | undefined; // undefined until it is known
  readonly leave: (wish: Wish) => Promise<Result<Kept>>;
  readonly cancel: () => Promise<Result<Kept>>;
};

type Wish = { readonly actions: readonly Action[] } | { readonly notation: readonly string[] };

/** My order for when my time runs out; null where no time passes, or it is not mine. */
export function useLateOrder({ id, game, position }: Table): LateOrder | null {
  const kept = useSignal<Kept | null>(null);
  const now = game.value;
  const { version = 0, seat = null, status } = position.value ?? {};
  const isWanted = now !== null && isTimed(now) && seat !== null && status === 'running';
  const of = now === null ? {} : seatToName(now);

  async function noted(call: Promise<Result<Kept>>): Promise<Result<Kept>> {
    const answer = await call;
    if (answer.ok) kept.value = answer.data;
    return answer;
  }
  useEffect(() => {
    if (isWanted) void noted(client.lateOrder(id, of));
  }, [id, version, seat, isWanted, language.value]);
  if (!isWanted) return null;
  return {
    order: kept.value?.order,
    leave: (wish) => noted(client.placeLateOrder(id, wish, of)),
    cancel: () => noted(client.cancelLateOrder(id, of)),
  };
}
