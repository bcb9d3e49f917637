import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { words } from '../language.ts';

type NumberFieldProps = {
  readonly class: string;
  readonly label: string;
  readonly name?: string;
  readonly first: number; // what it holds to begin with
  readonly least: number;
  readonly most: number;
  readonly onWritten?: (value: number) => void; // told of nothing it may not hold
};

/** A whole number. What is wrong with it stands below it in our words, once its form is sent. */
export function NumberField({
  class: kind,
  label,
  name,
  first,
  least,
  most,
  onWritten,
}: NumberFieldProps) {
  const id = useId();
  const text = useSignal(String(first));
  const isWrong = useSignal(false);
  return (
    <div class={kind}>
      <label for={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        step={1}
        required={true}
        value={text.value}
        aria-invalid={isWrong.value}
        aria-describedby={isWrong.value ? `${id}-note` : undefined}
        onInvalid={() => {
          isWrong.value = true;
        }}
        onInput={({ currentTarget: { value, valueAsNumber, validity } }) => {
          text.value = value;
          if (!validity.valid) return;
          isWrong.value = false;
          onWritten?.(valueAsNumber);
        }}
      />
      {isWrong.value && (
        <p id={`${id}-note`} class="error">
          {words.value.form.wholeNumber(least, most)}
        </p>
      )}
    </div>
  );
}

/**
 * Whether every field of a form holds what it may; if not, one stands at the first that does not. Such a
 * form is `noValidate`: a browser would say so in its own language.
 */
export function isFilledIn(form: HTMLFormElement): boolean {
  if (form.checkValidity()) return true;
  form.querySelector<HTMLElement>('input:invalid')?.focus();
  return false;
}
