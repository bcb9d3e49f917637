import { useSignal } from '@preact/signals';
import type { Order, Position, Problem, Result, StandingOrders } from '@staffetta/client';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { language, words } from '../language.ts';
import { Saved, useSaving } from '../parts/saving.tsx';
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
  return { orders: orders.value, problem: problem.value, load };
}

type StandingProps = {
  readonly table: Table;
  readonly position: Position;
  readonly standing: ReturnType<typeof useOrders>;
  readonly OrderForm: ComponentType<OrderFormProps> | undefined;
};

type LeftProps = {
  readonly sentence: string;
  readonly cancel: () => Promise<Result<unknown>>;
};

/** An order I have left, and the way to take it back. */
function Left({ sentence, cancel }: LeftProps) {
  const saving = useSaving();
  return (
    <li>
      <span class="orders-sentence">{sentence}</span>
      <button
        type="button"
        class="button button-small"
        aria-label={words.value.talk.cancel(sentence)}
        aria-busy={saving.isSending.value}
        onClick={() => void saving.ask(cancel)}
      >
        <span aria-hidden="true">×</span>
      </button>
      <Saved saving={saving} />
    </li>
  );
}

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

  /** Asks for something, and shows what stands then. */
  async function asked<Data>(asking: Promise<Result<Data>>): Promise<Result<Data>> {
    const answer = await asking;
    await Promise.all([load(), table.load()]);
    return answer;
  }

  return (
    <div class="orders">
      <h2 class="unseen">{say.orders}</h2>
      <p class="hint">{say.ordersHint}</p>
      {problem !== null && <Trouble problem={problem} again={() => void load()} />}
      {orders !== null && orders.orders.length === 0 && <p class="quiet">{say.noOrders}</p>}
      <ol class="orders-list">
        {orders?.orders.map(({ id, sentence }) => (
          <Left
            key={id}
            sentence={sentence}
            cancel={() => asked(client.cancelOrder(table.id, { order: id, ...upon }))}
          />
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
          // Whether it is one is for the service to judge.
          place={(order) => asked(client.placeOrder(table.id, { order: order as Order, ...upon }))}
        />
      )}
    </div>
  );
}
