import './order-form.css';
import type { Schemas } from '@staffetta/client';
import type { ComponentChildren } from 'preact';
import { words } from '../../language.ts';
import { isFilledIn, NumberField } from '../../parts/number-field.tsx';
import { Saved, useSaving } from '../../parts/saving.tsx';
import type { OrderFormProps } from '../contract.ts';
import { boardWords } from './dictionary.ts';
import { type Status, viewOf } from './view.ts';

type Order = Schemas['DeVulgariEloquentiaOrder'];
type Choices = readonly { readonly value: string; readonly label: string }[];

type SelectProps = {
  readonly label: string;
  readonly name: string;
  readonly choices: Choices;
};

const Select = ({ label, name, choices }: SelectProps) => (
  <label class="dve-order-field">
    <span>{label}</span>
    <select name={name}>
      {choices.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

type OneProps = {
  readonly heading: string;
  readonly orderIn: (filledIn: FormData) => Order;
  readonly place: OrderFormProps['place'];
  readonly children: ComponentChildren;
};

/** One order, in words, the way to leave it, and what came of that. */
function OneOrder({ heading, orderIn, place, children }: OneProps) {
  const saving = useSaving();
  function leave(form: HTMLFormElement): void {
    if (!isFilledIn(form)) return;
    const order = orderIn(new FormData(form));
    void saving.ask(() => place(order), words.value.talk.orderLeft);
  }
  return (
    <form
      class="dve-order-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        leave(event.currentTarget);
      }}
    >
      <fieldset>
        <legend>{heading}</legend>
        {children}
        <button type="submit" class="button button-small" aria-busy={saving.isSending.value}>
          {boardWords.value.orders.place}
        </button>
        <Saved saving={saving} />
      </fieldset>
    </form>
  );
}

const almsIn = (from: string): Order => ({
  about: 'alms',
  from: from === 'leader' || from === 'last' ? from : Number(from),
});

/** The most votes an order may name. */
const mostVotes = 200;

function summonsIn(filledIn: FormData): Order {
  const payFirst = (['red', 'black', 'yellow'] as const).find(
    (colour) => colour === filledIn.get('payFirst'),
  );
  return {
    about: 'summons',
    answer: filledIn.get('answer') === 'come' ? 'come' : 'stay',
    upTo: Number(filledIn.get('upTo')),
    payFirst: payFirst ?? 'yellow',
  };
}

const statuses = ['nothing', 'banker', 'monk', 'camerlengo', 'pope'] as const satisfies Status[];

const electionIn = (seek: string): Order => ({
  about: 'election',
  seek: statuses.find((status) => status === seek) ?? 'highest',
});

/** What one may leave behind for the decisions that come outside one's own turn. */
export function OrderForm({ position, nameOf, place }: OrderFormProps) {
  const say = boardWords.value;
  const { orders } = say;
  const { players, me } = viewOf(position);
  const others = players.filter(({ seat }) => seat !== me);
  return (
    <div class="dve-orders">
      <OneOrder
        heading={orders.alms}
        orderIn={(filledIn) => almsIn(String(filledIn.get('from')))}
        place={place}
      >
        <Select
          label={orders.whom}
          name="from"
          choices={[
            { value: 'leader', label: orders.askLeader },
            { value: 'last', label: orders.askLast },
            ...others.map(({ seat }) => ({ value: String(seat), label: nameOf(seat) })),
          ]}
        />
      </OneOrder>
      <OneOrder heading={orders.summons} orderIn={summonsIn} place={place}>
        <Select
          label={orders.answer}
          name="answer"
          choices={[
            { value: 'come', label: orders.come },
            { value: 'stay', label: orders.stay },
          ]}
        />
        <NumberField
          class="dve-order-field"
          label={orders.upTo}
          name="upTo"
          first={0}
          least={0}
          most={mostVotes}
        />
        <Select
          label={orders.payFirst}
          name="payFirst"
          choices={(['yellow', 'black', 'red'] as const).map((colour) => ({
            value: colour,
            label: say.cubes[colour][1],
          }))}
        />
      </OneOrder>
      <OneOrder
        heading={orders.election}
        orderIn={(filledIn) => electionIn(String(filledIn.get('seek')))}
        place={place}
      >
        <Select
          label={orders.seek}
          name="seek"
          choices={[
            { value: 'highest', label: orders.highest },
            ...statuses.map((status) => ({ value: status, label: say.statuses[status] })),
          ]}
        />
      </OneOrder>
    </div>
  );
}
