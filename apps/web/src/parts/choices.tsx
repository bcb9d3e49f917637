type ChoicesProps<Value extends string> = {
  readonly name: string;
  readonly legend: string;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly choose: (value: Value) => void;
};

type Choice<Value> = { readonly value: Value; readonly label: string; readonly hint?: string };

/** One of a few ways, each on a line of its own with what it means. */
export const Choices = <Value extends string>({
  name,
  legend,
  value,
  choices,
  choose,
}: ChoicesProps<Value>) => (
  <fieldset class="choices">
    <legend>{legend}</legend>
    {choices.map((one) => (
      <label key={one.value} class="choice choice-wide">
        <input
          type="radio"
          name={name}
          value={one.value}
          checked={one.value === value}
          onChange={() => choose(one.value)}
        />
        <span class="choice-face">
          <span class="choice-name">{one.label}</span>
          {one.hint !== undefined && <span class="soft">{one.hint}</span>}
        </span>
      </label>
    ))}
  </fieldset>
);
