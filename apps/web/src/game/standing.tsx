import { useSignal } from '@preact/signals';
import type { Order, Position, Problem, StandingOrders } from '@staffetta/client';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { language, words } from '../language.ts';
import { Trouble } from '../parts/trouble.tsx';
import { client } from '../service.ts';
import type { OrderFormProps } from '../titles/contract.ts';
import { usePrinted } from './drawing.ts';
import { seatToName } from './names.ts';
import { nameAt } from './player-names.ts';
import type { Table } from './table.ts';

/** My standing orders, fetched again whenever the game moves. */
export function useOrders({ id, game, position }: Table, isWanted: boolean) {
  const orders = useSignal<StandingOrders | null>(null);
  const problem = useSignal<Problem | null>(null);
  const { version, seat } = position.value ?? { version: 0, seat: null };

  async function load(): Promise<void> {
    const now = game.peek();
    if (!isWanted || seat === null || now === null) return;
    const found = await client.orders(id, seatToName(now));
    if (found.ok) orders.value = found.data;
    problem.value = found.ok ? null : found.problem;
  }
  useEffect(() => void load(), [id, version, seat, isWanted, language.value]);
  return { orders: orders.value, problem, load };
}

type StandingProps = {
  readonly table: Table;
  readonly position: Position;
  readonly standing: ReturnType<typeof useOrders>;
  readonly OrderForm: ComponentType<OrderFormProps> | undefined;
};

/** What acts for me while I am away. */
export function Standing({ table, position, standing, OrderForm }: StandingProps) {
  const say = words.value.talk;
  const { orders, problem, load } = standing;
  const game = table.game.value;
  const { printed } = usePrinted(OrderForm === undefined ? null : game);
  if (game === null) return null;
  // The orders may have come before the position that they belong to.
  const version = Math.max(position.version, orders?.version ?? 0);
  const upon = { on: { version }, ...seatToName(game) };

  async function cancel(order: number): Promise<void> {
    const done = await client.cancelOrder(table.id, { order, ...upon });
    await Promise.all([load(), table.load()]);
    problem.value = done.ok ? null : done.problem;
  }

  async function place(order: unknown): Promise<boolean> {
    // Whether it is one is for the service to judge.
    const done = await client.placeOrder(table.id, { order: order as Order, ...upon });
    await Promise.all([load(), table.load()]);
    problem.value = done.ok ? null : done.problem;
    return done.ok;
  }

  return (
    <div class="orders">
      <h2 class="unseen">{say.orders}</h2>
      <p class="hint">{say.ordersHint}</p>
      {problem.value !== null && <Trouble problem={problem.value} />}
      {orders !== null && orders.orders.length === 0 && <p class="quiet">{say.noOrders}</p>}
      <ol class="orders-list">
        {orders?.orders.map(({ id, sentence }) => (
          <li key={id}>
            <span>{sentence}</span>
            <button
              type="button"
              class="button button-small"
              aria-label={say.cancel(sentence)}
              onClick={() => void cancel(id)}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ol>
      {orders !== null && orders.orders.length > 0 && (
        <p role="status">{orders.now === null ? say.wouldAsk : say.now(orders.now.sentence)}</p>
      )}
      {OrderForm !== undefined && (
        <OrderForm
          position={position}
          printed={printed}
          nameOf={(seat) => nameAt(game, seat) ?? words.value.game.seat(seat + 1)}
          place={place}
        />
      )}
    </div>
  );
}
