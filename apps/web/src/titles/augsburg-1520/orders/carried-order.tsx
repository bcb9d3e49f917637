import './orders.css';
import { useState } from 'preact/hooks';
import type { Draft } from '../../../game/draft.ts';
import { isFilledIn } from '../../../parts/number-field.tsx';
import { cardSaid } from '../card.tsx';
import { Reason } from '../reason.tsx';
import { Rules } from '../rules.tsx';
import type { Scene } from '../scene.ts';
import { myselfIn } from '../view.ts';
import { BiddingFields, CardFields } from './fields.tsx';
import { firstWish, type OrderWish, orderOf } from './wish.ts';

type CarriedProps = { readonly draft: Draft; readonly scene: Scene };

/** What one leaves to an order in this auction, sent together with what one says now. */
export function CarriedOrder({ draft, scene }: CarriedProps) {
  const { view, say, title } = scene;
  const highest = view.auction?.highest ?? 0;
  const [wish, setWish] = useState<OrderWish>({ ...firstWish, scope: 'now', call: highest });
  const setback = draft.setback.value;
  const hand = (myselfIn(view)?.hand ?? []).map(({ card }) => ({
    card,
    name: cardSaid(say, card),
  }));
  return (
    <form
      class="augsburg-order augsburg-carried"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isFilledIn(event.currentTarget)) void draft.send([orderOf(wish)]);
      }}
    >
      <fieldset>
        <legend>{say.orders.carried}</legend>
        <p class="augsburg-quiet">{say.orders.carriedHint}</p>
        <BiddingFields wish={wish} change={(part) => setWish({ ...wish, ...part })} />
        <CardFields wish={wish} change={(part) => setWish({ ...wish, ...part })} hand={hand} />
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
