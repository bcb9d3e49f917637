import './orders.css';
import { useState } from 'preact/hooks';
import { words } from '../../../language.ts';
import { isFilledIn } from '../../../parts/number-field.tsx';
import { Saved, useSaving } from '../../../parts/saving.tsx';
import type { OrderFormProps } from '../../contract.ts';
import { cardSaid } from '../card.tsx';
import { boardWords } from '../dictionary.ts';
import {
  myselfIn,
  nobleNow,
  nobles,
  noblesLeft,
  roundOfAuctions,
  type View,
  viewOf,
} from '../view.ts';
import type { BoardWords } from '../words/words.ts';
import { BiddingFields, CardFields, Check, OpenField, RobbedField, Select } from './fields.tsx';
import { firstWish, type OrderWish, orderOf } from './wish.ts';

/** The scopes one may still write for, the narrowest first. */
function scopesIn(view: View, { nobles: names, orders }: BoardWords) {
  const round = roundOfAuctions(view);
  const now = nobleNow(view);
  const rest = round === null ? [] : noblesLeft(view).filter((noble) => noble !== now);
  const { scopes: say } = orders;
  return [
    ...(now === null ? [] : [['now', say.now(names[now])] as const]),
    ...rest.map(
      (noble) => [`auction ${noble} ${round}`, say.auction(names[noble], round ?? 0)] as const,
    ),
    ...nobles.map((noble) => [`noble ${noble}`, say.noble(names[noble])] as const),
    ...(round === null ? [] : [[`round ${round}`, say.round(round)] as const]),
    ['game', say.game] as const,
  ];
}

/** What one leaves behind for auctions, in a sentence one fills in. */
export function OrderForm({ position, place }: OrderFormProps) {
  const say = boardWords.value;
  const view = viewOf(position);
  const scopes = scopesIn(view, say);
  const [filled, setFilled] = useState<OrderWish>({
    ...firstWish,
    scope: scopes[0]?.[0] ?? 'game',
  });
  const saving = useSaving();
  const isOpen = scopes.some(([scope]) => scope === filled.scope);
  const wish = isOpen ? filled : { ...filled, scope: scopes[0]?.[0] ?? 'game' };
  const change = (part: Partial<OrderWish>): void => setFilled({ ...wish, ...part });
  const hand = (myselfIn(view)?.hand ?? []).map(({ card }) => ({
    card,
    name: cardSaid(say, card),
  }));

  return (
    <form
      class="augsburg-order"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isFilledIn(event.currentTarget)) return;
        void saving.ask(() => place(orderOf(wish)), words.value.talk.orderLeft);
      }}
    >
      <fieldset>
        <legend>{say.orders.heading}</legend>
        <Select
          label={say.orders.about}
          value={wish.scope}
          choices={scopes}
          onChosen={(scope) => change({ scope })}
        />
        <Check
          label={say.orders.bids}
          isChecked={wish.bids}
          onToggled={(bids) => change({ bids })}
        />
        {wish.bids && (
          <>
            <OpenField wish={wish} change={change} />
            <BiddingFields wish={wish} change={change} />
          </>
        )}
        <CardFields wish={wish} change={change} hand={hand} />
        <RobbedField wish={wish} change={change} />
        <Check
          label={say.orders.untilWin}
          isChecked={wish.untilWin}
          onToggled={(untilWin) => change({ untilWin })}
        />
        <button type="submit" class="button button-small" aria-busy={saving.isSending.value}>
          {say.orders.place}
        </button>
        <Saved saving={saving} />
      </fieldset>
    </form>
  );
}
