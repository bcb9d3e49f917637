import type { Signal } from '@preact/signals';

const kinds = {
  text: { type: 'text' },
  email: { type: 'email' },
  password: { type: 'password' },
  date: { type: 'date' },
  code: { type: 'text', inputMode: 'numeric' }, // of digits
} as const;

type FieldProps = {
  readonly id: string;
  readonly label: string;
  readonly hint: string | null;
  readonly error: string | null;
  readonly value: Signal<string>;
  readonly type: keyof typeof kinds;
  readonly complete:
    | 'username'
    | 'email'
    | 'current-password'
    | 'new-password'
    | 'one-time-code'
    | 'off';
  readonly fixed?: boolean;
  readonly min?: string; // of a date
  readonly max?: string;
  readonly onEnter?: () => void; // in place of sending the form it stands in
};

/** A field with its label above it, and below it what is wanted or what is wrong. */
export function Field({
  id,
  label,
  hint,
  error,
  value,
  type,
  complete,
  fixed,
  min,
  max,
  onEnter,
}: FieldProps) {
  const note = error ?? hint;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        name={id}
        {...kinds[type]}
        value={value.value}
        autocomplete={complete}
        autocapitalize="none"
        spellcheck={false}
        readOnly={fixed === true}
        min={min}
        max={max}
        aria-invalid={error !== null}
        aria-describedby={note === null ? undefined : `${id}-note`}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || onEnter === undefined) return;
          event.preventDefault();
          onEnter();
        }}
        onInput={({ currentTarget }) => {
          value.value = currentTarget.value;
        }}
      />
      {note !== null && (
        <p id={`${id}-note`} class={error === null ? 'hint' : 'error'}>
          {note}
        </p>
      )}
    </div>
  );
}
