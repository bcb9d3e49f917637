import './orders.css';
import { useState } from 'preact/hooks';
import { words } from '../../../language.ts';
import { isFilledIn } from '../../../parts/number-field.tsx';
import { Saved, useSaving } from '../../../parts/saving.tsx';
import type { OrderFormProps } from '../../contract.ts';
import { boardWords } from '../dictionary.ts';
import {
  allParts,
  auctionsToCome,
  factsOf,
  myselfIn,
  nobleNow,
  nobles,
  partsLeft,
  type View,
  viewOf,
} from '../view.ts';
import type { BoardWords } from '../words/words.ts';
import { BiddingFields, CardFields, Check, OpenField, RobbedField, Select } from './fields.tsx';
import { firstWish, nobleOf, type OrderWish, orderOf, toRank } from './wish.ts';

/** How many cards there are; none are known before the box has come. */
function boxOf(printed: OrderFormProps['printed']) {
  if (printed === null) return { perNoble: 0, jokers: 0 };
  const { ious, jokers } = factsOf(printed);
  return { perNoble: ious.perNoble, jokers: jokers.count };
}

type Scope = readonly [scope: string, name: string];

/** The scopes in which an order can still do something, the narrowest first. */
function scopesIn(view: View, { nobles: names, orders }: BoardWords): readonly Scope[] {
  const { scopes: say } = orders;
  const now = nobleNow(view);
  const isOpen = now !== null && Object.values(partsLeft(view)).some((is) => is);
  const under = isOpen ? [{ noble: now, round: view.round }] : [];
  const toCome = auctionsToCome(view);
  const left = [...under, ...toCome];
  const [next] = toCome;
  const [first] = left;
  return [
    ...under.map(({ noble, round }): Scope => [`auction ${noble} ${round}`, say.now(names[noble])]),
    ...toCome
      .filter(({ round }) => round === next?.round)
      .map(
        ({ noble, round }): Scope => [
          `auction ${noble} ${round}`,
          say.auction(names[noble], round),
        ],
      ),
    ...nobles
      .filter((noble) => left.some((auction) => auction.noble === noble))
      .map((noble): Scope => [`noble ${noble}`, say.noble(names[noble])]),
    ...(first === undefined ? [] : [[`round ${first.round}`, say.round(first.round)] as const]),
    ...(first === undefined ? [] : [['game', say.game] as const]),
  ];
}

/** The scope one most likely means: the first auction in which one can still speak. */
function likelyIn(view: View, scopes: readonly Scope[]): string {
  const isNow = nobleNow(view) !== null && !partsLeft(view).bids;
  const isUnderWay = scopes[0]?.[0] === nameNow(view);
  return (isNow && isUnderWay ? scopes[1] : scopes[0])?.[0] ?? 'game';
}

const nameNow = (view: View): string => `auction ${nobleNow(view)} ${view.round}`;

/** What one leaves behind for auctions, in a sentence one fills in. */
export function OrderForm({ position, printed, place }: OrderFormProps) {
  const say = boardWords.value;
  const view = viewOf(position);
  const scopes = scopesIn(view, say);
  const [filled, setFilled] = useState<OrderWish>({ ...firstWish, scope: '' });
  const saving = useSaving();
  if (scopes.length === 0) return null;
  const isOpen = scopes.some(([scope]) => scope === filled.scope);
  const wish = isOpen ? filled : { ...filled, scope: likelyIn(view, scopes) };
  const parts = wish.scope === nameNow(view) ? partsLeft(view) : allParts;
  const change = (part: Partial<OrderWish>): void => setFilled({ ...wish, ...part });
  const cards = toRank(
    (myselfIn(view)?.hand ?? []).map(({ card }) => card),
    boxOf(printed),
    nobleOf(wish.scope),
  );

  return (
    <form
      class="augsburg-order"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isFilledIn(event.currentTarget)) return;
        void saving.ask(() => place(orderOf(wish, parts)), words.value.talk.orderLeft);
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
        {parts.bids && (
          <Check
            label={say.orders.bids}
            isChecked={wish.bids}
            onToggled={(bids) => change({ bids })}
          />
        )}
        {parts.bids && wish.bids && (
          <>
            <OpenField wish={wish} change={change} />
            <BiddingFields wish={wish} change={change} />
          </>
        )}
        {(parts.shows || parts.discards) && (
          <CardFields wish={wish} change={change} cards={cards} parts={parts} />
        )}
        {parts.robbed && <RobbedField wish={wish} change={change} />}
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
