import type { EditionInBrief, Title } from '@staffetta/client';
import { words } from '../../language.ts';
import { optionShown, tableWish, wishFor, wishForTitle } from '../../new-table.ts';
import { type OptionField, optionFields, type Range } from '../../parts/option-fields.ts';
import { createAddress, go } from '../../route.ts';
import { titles } from '../../titles.ts';
import { EditionChanges } from './edition-changes.tsx';

const touch = (name: string, value: boolean | string): void =>
  wishFor({ options: { ...tableWish.peek().options, [name]: value } });

function rangeInWords({ least, most }: Range): string | null {
  if (least === null || most === null) return null;
  return words.value.pages.create.optionRange(String(least), String(most));
}

type FieldOf<Kind extends OptionField['kind']> = Extract<OptionField, { kind: Kind }>;

const YesNo = ({ field }: { readonly field: FieldOf<'yesNo'> }) => (
  <label class="check option">
    <input
      type="checkbox"
      name={field.name}
      checked={optionShown(field, tableWish.value) === true}
      onChange={({ currentTarget: { checked } }) => touch(field.name, checked)}
    />
    <span>
      {field.label}
      {field.hint !== null && <span class="hint option-hint">{field.hint}</span>}
    </span>
  </label>
);

function NumberOption({
  field: { name, label, hint, range },
  shown,
  isWrong,
}: {
  readonly field: FieldOf<'number'>;
  readonly shown: string;
  readonly isWrong: boolean;
}) {
  const bounds = rangeInWords(range);
  const note = isWrong ? words.value.pages.create.optionWrong : '';
  return (
    <div class="field option option-number">
      <label for={`option-${name}`}>{label}</label>
      <input
        id={`option-${name}`}
        name={name}
        type="text"
        inputMode="numeric"
        autocomplete="off"
        value={shown}
        aria-invalid={isWrong}
        aria-describedby={`option-${name}-note`}
        onInput={({ currentTarget: { value } }) => touch(name, value)}
      />
      <p id={`option-${name}-note`} class={isWrong ? 'error' : 'hint'}>
        {[note, hint, bounds].filter(Boolean).join(' ')}
      </p>
    </div>
  );
}

const ChoiceOption = ({
  field: { name, label, hint, choices },
  shown,
}: {
  readonly field: FieldOf<'choice'>;
  readonly shown: string;
}) => (
  <div class="field option">
    <label for={`option-${name}`}>{label}</label>
    <select
      id={`option-${name}`}
      name={name}
      value={shown}
      onChange={({ currentTarget: { value } }) => touch(name, value)}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </select>
    {hint !== null && <p class="hint">{hint}</p>}
  </div>
);

function Option({ field, isWrong }: { readonly field: OptionField; readonly isWrong: boolean }) {
  const shown = String(optionShown(field, tableWish.value));
  if (field.kind === 'yesNo') return <YesNo field={field} />;
  if (field.kind === 'choice') return <ChoiceOption field={field} shown={shown} />;
  return <NumberOption field={field} shown={shown} isWrong={isWrong} />;
}

/** Printed facts to choose between, where there are several. */
function Editions({
  title,
  editions,
}: {
  readonly title: string;
  readonly editions: readonly EditionInBrief[];
}) {
  const say = words.value.pages.create;
  if (editions.length < 2) return null;
  const wanted = tableWish.value.edition;
  const chosen =
    editions.find(({ hash }) => hash === wanted) ?? editions.find(({ isDefault }) => isDefault);
  return (
    <fieldset class="choices">
      <legend>{say.edition}</legend>
      {editions.map(({ hash, label, origin, about, isDefault }) => (
        <label key={hash} class="choice choice-wide">
          <input
            type="radio"
            name="edition"
            value={hash}
            checked={hash === chosen?.hash}
            onChange={() => wishFor({ edition: isDefault ? null : hash })}
          />
          <span class="choice-face">
            <span class="choice-name">{label ?? about[0]?.heading ?? hash.slice(0, 8)}</span>
            {origin !== null && <span class="soft">{origin}</span>}
            {isDefault && <span class="soft">{say.editionUsual}</span>}
          </span>
        </label>
      ))}
      {chosen !== undefined && <EditionChanges key={chosen.hash} title={title} edition={chosen} />}
    </fieldset>
  );
}

type WhatStepProps = {
  readonly title: Title;
  readonly editions: readonly EditionInBrief[];
  readonly wrong: readonly string[];
};

/** What is played: the title, its edition and its options. */
export function WhatStep({ title, editions, wrong }: WhatStepProps) {
  const say = words.value;
  const fields = optionFields(title.options);
  return (
    <>
      <fieldset class="choices">
        <legend>{say.games.what}</legend>
        {titles.value.map(({ id, name, summary, seats }) => (
          <label key={id} class="choice choice-wide">
            <input
              type="radio"
              name="title"
              value={id}
              checked={id === title.id}
              onChange={() => {
                wishForTitle(id);
                go(createAddress(id), { replacing: true });
              }}
            />
            <span class="choice-face">
              <strong>{name}</strong>
              <span class="soft">{summary}</span>
              <span class="choice-aside">{say.pages.home.forPlayers(seats.min, seats.max)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Editions title={title.id} editions={editions} />
      {fields.length > 0 && (
        <fieldset class="options">
          <legend>{say.pages.create.options}</legend>
          {fields.map((field) => (
            <Option key={field.name} field={field} isWrong={wrong.includes(field.name)} />
          ))}
        </fieldset>
      )}
    </>
  );
}
