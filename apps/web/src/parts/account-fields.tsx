import { signal, useSignal } from '@preact/signals';
import type { Problem } from '@staffetta/client';
import { words } from '../language.ts';
import type { Words } from '../words/words.ts';
import { Field } from './field.tsx';
import type { FieldErrors } from './form.tsx';

const fieldNames = ['name', 'mail', 'password'] as const;
type FieldName = (typeof fieldNames)[number];

/** What is typed stays, whatever page is shown in between. */
export const typed = { name: signal(''), mail: signal(''), password: signal('') } as const;

/** What was not filled in. */
export const lacking = (wanted: readonly FieldName[], say: Words['account']): FieldErrors =>
  Object.fromEntries(
    wanted
      .filter((field) => typed[field].peek().trim() === '')
      .map((field) => [field, say[`${field}Missing`]]),
  );

/** The fields a problem is about. */
export function blamed(problem: Problem, say: Words['account']): FieldErrors {
  if (problem.type.endsWith(':name-taken')) return { name: problem.detail };
  if (problem.type.endsWith(':wrong-credentials')) return { password: problem.detail };
  const paths = problem.fields?.map(({ path }) => path) ?? [];
  return Object.fromEntries(
    fieldNames
      .filter((field) => paths.includes(field))
      .map((field) => [field, say[`${field}NotValid`]]),
  );
}

type MailProps = { readonly hint: string | null; readonly errors: FieldErrors };

export const MailField = ({ hint, errors }: MailProps) => (
  <Field
    id="mail"
    label={words.value.account.mail}
    hint={hint}
    error={errors.mail ?? null}
    value={typed.mail}
    type="email"
    complete="email"
  />
);

type PasswordProps = { readonly isNew: boolean; readonly errors: FieldErrors };

export function PasswordField({ isNew, errors }: PasswordProps) {
  const say = words.value.account;
  const isShown = useSignal(false);
  return (
    <>
      <Field
        id="password"
        label={say.password}
        hint={isNew ? say.passwordHint : null}
        error={errors.password ?? null}
        value={typed.password}
        type={isShown.value ? 'text' : 'password'}
        complete={isNew ? 'new-password' : 'current-password'}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={isShown.value}
          onChange={({ currentTarget }) => {
            isShown.value = currentTarget.checked;
          }}
        />
        {say.showPassword}
      </label>
    </>
  );
}
