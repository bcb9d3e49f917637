import { NumberField } from '../../../parts/number-field.tsx';
import { cardSaid } from '../card.tsx';
import { boardWords } from '../dictionary.ts';
import type { Parts } from '../view.ts';
import { discards, type OrderWish, shows, takes, type toRank } from './wish.ts';

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

/** The cards there are to be named in a list, those one holds first. */
type ToRank = ReturnType<typeof toRank>;

type RankingProps = {
  readonly legend: string;
  readonly ranking: readonly string[];
  readonly cards: ToRank;
  readonly change: (ranking: readonly string[]) => void;
};

/** A list of cards made by pressing them one after the other; any card of the box may be named. */
function Ranking({ legend, ranking, cards: { held, others }, change }: RankingProps) {
  const words = boardWords.value;
  const { orders: say } = words;
  const named = ranking.filter((card) => !held.includes(card));
  const left = others.filter((card) => !ranking.includes(card));
  return (
    <fieldset class="augsburg-field augsburg-field-ranking">
      <legend>{legend}</legend>
      <div class="augsburg-ranking">
        {[...held, ...named].map((card) => {
          const place = ranking.indexOf(card);
          return (
            <button
              key={card}
              type="button"
              class="augsburg-act"
              aria-pressed={place >= 0}
              onClick={() =>
                change(place >= 0 ? ranking.filter((one) => one !== card) : [...ranking, card])
              }
            >
              {cardSaid(words, card)}
              {place >= 0 && <small>{say.rank(place + 1)}</small>}
            </button>
          );
        })}
      </div>
      {left.length > 0 && (
        <label class="augsburg-field">
          <span>{say.otherCard}</span>
          <select
            value=""
            onChange={({ currentTarget }) => {
              change([...ranking, currentTarget.value]);
              currentTarget.value = '';
            }}
          >
            <option value="">–</option>
            {left.map((card) => (
              <option key={card} value={card}>
                {cardSaid(words, card)}
              </option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  );
}

type CardFieldsProps = FieldsProps & { readonly cards: ToRank; readonly parts: Parts };

/** Which cards go, in a showdown and alone. */
export function CardFields({ wish, change, cards, parts }: CardFieldsProps) {
  const { orders: say } = boardWords.value;
  return (
    <>
      <WholeNumber
        label={say.jokers}
        value={wish.jokers}
        most={40}
        onChosen={(jokers) => change({ jokers })}
      />
      {parts.shows && (
        <Select
          label={say.show}
          value={wish.show}
          choices={shows.map((show) => [show, say.shows[show]])}
          onChosen={(chosen) => change({ show: shows.find((show) => show === chosen) ?? 'ask' })}
        />
      )}
      {parts.shows && wish.show === 'ranked' && (
        <Ranking
          legend={say.ranking}
          ranking={wish.ranking}
          cards={cards}
          change={(ranking) => change({ ranking })}
        />
      )}
      {parts.discards && (
        <Select
          label={say.discard}
          value={wish.discard}
          choices={discards.map((discard) => [discard, say.discards[discard]])}
          onChosen={(chosen) =>
            change({ discard: discards.find((discard) => discard === chosen) ?? 'ask' })
          }
        />
      )}
      {parts.discards && wish.discard === 'ranked' && (
        <Ranking
          legend={say.discardRanking}
          ranking={wish.discardRanking}
          cards={cards}
          change={(discardRanking) => change({ discardRanking })}
        />
      )}
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
