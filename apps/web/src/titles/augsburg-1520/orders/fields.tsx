import { NumberField } from '../../../parts/number-field.tsx';
import { boardWords } from '../dictionary.ts';
import { discards, type OrderWish, shows, takes } from './wish.ts';

type Choices = readonly (readonly [value: string, label: string])[];

type SelectProps = {
  readonly label: string;
  readonly value: string;
  readonly choices: Choices;
  readonly onChosen: (value: string) => void;
};

export const Select = ({ label, value, choices, onChosen }: SelectProps) => (
  <label class="augsburg-field">
    <span>{label}</span>
    <select value={value} onChange={({ currentTarget }) => onChosen(currentTarget.value)}>
      {choices.map(([name, text]) => (
        <option key={name} value={name} selected={name === value}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

const mostCards = 80;

type NumberProps = {
  readonly label: string;
  readonly value: number;
  readonly most?: number;
  readonly onChosen: (value: number) => void;
};

const WholeNumber = ({ label, value, most = mostCards, onChosen }: NumberProps) => (
  <NumberField
    class="augsburg-field augsburg-field-number"
    label={label}
    first={value}
    least={0}
    most={most}
    onWritten={onChosen}
  />
);

type CheckProps = {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onToggled: (isChecked: boolean) => void;
};

export const Check = ({ label, isChecked, onToggled }: CheckProps) => (
  <label class="augsburg-check">
    <input
      type="checkbox"
      checked={isChecked}
      onChange={({ currentTarget }) => onToggled(currentTarget.checked)}
    />
    <span>{label}</span>
  </label>
);

type FieldsProps = {
  readonly wish: OrderWish;
  readonly change: (part: Partial<OrderWish>) => void;
};

/** How long to raise, how far to call, and then what. */
export function BiddingFields({ wish, change }: FieldsProps) {
  const { orders: say } = boardWords.value;
  return (
    <>
      <WholeNumber label={say.raise} value={wish.below} onChosen={(below) => change({ below })} />
      <Select
        label={say.raiseTo}
        value={wish.by}
        choices={(['next', 'limit'] as const).map((by) => [by, say.by[by]])}
        onChosen={(by) => change({ by: by === 'limit' ? 'limit' : 'next' })}
      />
      <WholeNumber label={say.call} value={wish.call} onChosen={(call) => change({ call })} />
      <Select
        label={say.otherwise}
        value={wish.otherwise}
        choices={(['pass', 'ask'] as const).map((end) => [end, say.ends[end]])}
        onChosen={(otherwise) => change({ otherwise: otherwise === 'ask' ? 'ask' : 'pass' })}
      />
    </>
  );
}

export function OpenField({ wish, change }: FieldsProps) {
  const { orders: say } = boardWords.value;
  return <WholeNumber label={say.open} value={wish.open} onChosen={(open) => change({ open })} />;
}

type Hand = readonly { readonly card: string; readonly name: string }[];

/** A list of cards made by pressing them one after the other. */
function Ranking({ wish, change, hand }: FieldsProps & { readonly hand: Hand }) {
  const { orders: say } = boardWords.value;
  const { ranking } = wish;
  return (
    <fieldset class="augsburg-field">
      <legend>{say.ranking}</legend>
      <div class="augsburg-ranking">
        {hand.map(({ card, name }) => {
          const place = ranking.indexOf(card);
          return (
            <button
              key={card}
              type="button"
              class="augsburg-act"
              aria-pressed={place >= 0}
              onClick={() =>
                change({
                  ranking: place >= 0 ? ranking.filter((one) => one !== card) : [...ranking, card],
                })
              }
            >
              {name}
              {place >= 0 && <small>{say.rank(place + 1)}</small>}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Which cards go, in a showdown and alone. */
export function CardFields({ wish, change, hand }: FieldsProps & { readonly hand: Hand }) {
  const { orders: say } = boardWords.value;
  return (
    <>
      <WholeNumber
        label={say.jokers}
        value={wish.jokers}
        most={40}
        onChosen={(jokers) => change({ jokers })}
      />
      <Select
        label={say.show}
        value={wish.show}
        choices={shows.map((show) => [show, say.shows[show]])}
        onChosen={(chosen) => change({ show: shows.find((show) => show === chosen) ?? 'ask' })}
      />
      {wish.show === 'ranked' && <Ranking wish={wish} change={change} hand={hand} />}
      <Select
        label={say.discard}
        value={wish.discard}
        choices={discards.map((discard) => [discard, say.discards[discard]])}
        onChosen={(chosen) =>
          change({ discard: discards.find((discard) => discard === chosen) ?? 'ask' })
        }
      />
    </>
  );
}

export function RobbedField({ wish, change }: FieldsProps) {
  const { orders: say } = boardWords.value;
  return (
    <Select
      label={say.robbed}
      value={wish.robbed}
      choices={takes.map((take) => [take, say.takes[take]])}
      onChosen={(chosen) => change({ robbed: takes.find((take) => take === chosen) ?? 'ask' })}
    />
  );
}
