import type { Signal } from '@preact/signals';
import { sayings } from '../../words/admin.ts';

const least = 3;
const most = 500;

type SayWrong = (least: number, most: number) => string;

/** What is wrong with a reason, or with what is asked for like one; null: nothing. */
export function troubleOfReason(
  reason: string,
  wrong: SayWrong = sayings.peek().deed.reasonWrong,
): string | null {
  const { length } = reason.trim();
  return length < least || length > most ? wrong(least, most) : null;
}

/** What a reason is called, if not the reason of a deed that admins alone read. */
export type ReasonWords = { readonly label?: string; readonly hint?: string };

type ReasonFieldProps = ReasonWords & {
  readonly id: string;
  readonly value: Signal<string>;
  readonly error: string | null;
};

/** Why something is done. It is always asked for. */
export function ReasonField({ id, value, error, label, hint }: ReasonFieldProps) {
  const say = sayings.value.deed;
  return (
    <div class="field">
      <label for={id}>{label ?? say.reason}</label>
      <textarea
        id={id}
        name={id}
        rows={3}
        maxLength={most}
        value={value.value}
        aria-required={true}
        aria-invalid={error !== null}
        aria-describedby={`${id}-note`}
        onInput={({ currentTarget }) => {
          value.value = currentTarget.value;
        }}
      />
      <p id={`${id}-note`} class={error === null ? 'hint' : 'error'}>
        {error ?? hint ?? say.reasonHint}
      </p>
    </div>
  );
}
