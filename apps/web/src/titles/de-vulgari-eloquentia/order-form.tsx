import './order-form.css';
import { useSignal } from '@preact/signals';
import type { Schemas } from '@staffetta/client';
import type { ComponentChildren } from 'preact';
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

/** One order, in words, and the way to leave it. */
function OneOrder({ heading, orderIn, place, children }: OneProps) {
  const isPlacing = useSignal(false);
  async function leave(form: HTMLFormElement): Promise<void> {
    if (isPlacing.value) return;
    isPlacing.value = true;
    await place(orderIn(new FormData(form)));
    isPlacing.value = false;
  }
  return (
    <form
      class="dve-order-form"
      onSubmit={(event) => {
        event.preventDefault();
        void leave(event.currentTarget);
      }}
    >
      <fieldset>
        <legend>{heading}</legend>
        {children}
        <button type="submit" class="button button-small" aria-busy={isPlacing.value}>
          {boardWords.value.orders.place}
        </button>
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
    upTo: Math.min(mostVotes, Math.max(0, Math.trunc(Number(filledIn.get('upTo'))))),
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
        <label class="dve-order-field">
          <span>{orders.upTo}</span>
          <input type="number" name="upTo" min={0} max={mostVotes} defaultValue={0} />
        </label>
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
