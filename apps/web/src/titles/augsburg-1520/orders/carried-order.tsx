import './orders.css';
import type { Order } from '@staffetta/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Draft } from '../../../game/draft.ts';
import type { CarriedOrder as Carrying } from '../../../game/kept-plan.ts';
import { isFilledIn } from '../../../parts/number-field.tsx';
import { Reason } from '../reason.tsx';
import { Rules } from '../rules.tsx';
import type { Scene } from '../scene.ts';
import { myselfIn, nobleNow, partsLeft } from '../view.ts';
import { BiddingFields, CardFields, RobbedField } from './fields.tsx';
import {
  firstWish,
  isEmpty,
  nobleOf,
  type OrderWish,
  type Order as OwnOrder,
  orderOf,
  toRank,
  wishOf,
} from './wish.ts';

type CarriedProps = { readonly draft: Draft; readonly scene: Scene };

/** What one begins with: the auction under way, called as far as it has come. */
const firstFor = ({ view }: Scene): OrderWish => ({
  ...firstWish,
  scope: `auction ${nobleNow(view)} ${view.round}`,
  call: view.auction?.highest ?? 0,
});

/** What is carried, as it was filled in; nothing carried yet: what one begins with. */
function wishedIn(scene: Scene, carried: Carrying | null): OrderWish {
  if (carried === null) return firstFor(scene);
  const wished = wishOf(carried.order as OwnOrder);
  return wished.bids ? wished : { ...firstFor(scene), robbed: wished.robbed };
}

/** What one leaves to an order in this auction: once filled in, it goes with what one says now. */
export function CarriedOrder({ draft, scene }: CarriedProps) {
  const { view, say, title, facts } = scene;
  const carried = draft.carried.value;
  const [wish, setWish] = useState(() => wishedIn(scene, carried));
  const [begun, setBegun] = useState(0); // how often one has begun anew: the fields then do too
  const parts = partsLeft(view);
  const left = JSON.stringify(parts);
  const wasCarried = useRef(carried !== null);
  const setback = draft.setback.value;

  function carry(wished: OrderWish): Promise<boolean> {
    const order = orderOf(wished, parts);
    return draft.carry(isEmpty(order) ? null : (order as Order));
  }

  function change(part: Partial<OrderWish>): void {
    const wished = { ...wish, ...part };
    setWish(wished);
    void carry(wished);
  }

  useEffect(() => {
    if (wasCarried.current && carried === null) {
      setWish(firstFor(scene)); // it was left out
      setBegun(begun + 1);
    }
    wasCarried.current = carried !== null;
  }, [carried === null]);
  useEffect(() => {
    // Something else is said now, after which less, or more, of it can do something.
    const isMeant = JSON.stringify(carried?.order) === JSON.stringify(orderOf(wish, parts));
    if (carried !== null && !isMeant) void carry(wish);
  }, [left]);

  async function sendBoth(): Promise<void> {
    if (await carry(wish)) await draft.send();
  }

  const cards = toRank(
    (myselfIn(view)?.hand ?? []).map(({ card }) => card),
    { perNoble: facts.ious.perNoble, jokers: facts.jokers.count },
    nobleOf(wish.scope),
  );
  const fields = { wish, change };
  return (
    <form
      class="augsburg-order augsburg-carried"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isFilledIn(event.currentTarget)) void sendBoth();
      }}
    >
      <fieldset>
        <legend>{say.orders.carried}</legend>
        <p class="augsburg-quiet">{say.orders.carriedHint}</p>
        {parts.bids && <BiddingFields key={begun} {...fields} />}
        {(parts.shows || parts.discards) && <CardFields {...fields} cards={cards} parts={parts} />}
        <RobbedField {...fields} />
        {carried !== null && (
          <div class="augsburg-goes">
            <p role="status">
              {say.orders.goes} <strong>{carried.sentence ?? say.orders.heading}</strong>
            </p>
            <button type="button" class="augsburg-act" onClick={() => void draft.carry(null)}>
              {say.orders.leaveOut}
            </button>
          </div>
        )}
        {setback?.kind === 'refused' && (
          <p role="alert">
            <Reason problem={setback.problem} title={title} />
          </p>
        )}
        <button
          type="submit"
          class="button button-main button-small"
          aria-busy={draft.isSending.value}
        >
          {say.orders.sendBoth}
        </button>
        <Rules scene={scene} rules={['A 8.2', 'A 8.3', 'A 8.4', 'A 8.5']} />
      </fieldset>
    </form>
  );
}
