import { batch, signal, useSignal } from '@preact/signals';
import type { Problem } from '@staffetta/client';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../language.ts';
import { Field } from '../parts/field.tsx';
import { Mark } from '../parts/marks.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { client, signOut } from '../service.ts';
import { begin, user } from '../session.ts';
import type { Words } from '../words/words.ts';

type Mode = 'known' | 'fresh';
type Errors = { readonly name: string | null; readonly password: string | null };

const fine: Errors = { name: null, password: null };

// What is typed stays, whatever page is shown in between.
const name = signal('');
const password = signal('');

function missing(say: Words['account']): Errors {
  return {
    name: name.peek().trim() === '' ? say.nameMissing : null,
    password: password.peek() === '' ? say.passwordMissing : null,
  };
}

/** The fields a problem is about; null if it is about none. */
function errorsOf(problem: Problem, say: Words['account']): Errors | null {
  if (problem.type.endsWith(':name-taken')) return { ...fine, name: problem.detail };
  if (problem.type.endsWith(':wrong-credentials')) return { ...fine, password: problem.detail };
  const paths = problem.fields?.map(({ path }) => path) ?? [];
  const errors = {
    name: paths.includes('name') ? say.nameNotValid : null,
    password: paths.includes('password') ? say.passwordNotValid : null,
  };
  return errors.name === null && errors.password === null ? null : errors;
}

type FormProps = { readonly mode: Mode; readonly fixedName?: string };

function AccountForm({ mode, fixedName }: FormProps) {
  const say = words.value.account;
  const form = useRef<HTMLFormElement>(null);
  const errors = useSignal(fine);
  const problem = useSignal<Problem | null>(null);
  const isSending = useSignal(false);
  const isShown = useSignal(false);

  function show(found: Errors): void {
    errors.value = found;
    const first = found.name === null ? 'password' : 'name';
    form.current?.querySelector<HTMLInputElement>(`input[name=${first}]`)?.focus();
  }

  async function send(): Promise<void> {
    const lacking = missing(say);
    problem.value = null;
    if (lacking.name !== null || lacking.password !== null) return show(lacking);
    errors.value = fine;
    isSending.value = true;
    const wish = { name: name.peek().trim(), password: password.peek() };
    const result = mode === 'fresh' ? await client.register(wish) : await client.signIn(wish);
    isSending.value = false;
    if (result.ok) {
      batch(() => {
        begin(result.data);
        password.value = '';
      });
      return undefined;
    }
    const found = errorsOf(result.problem, say);
    if (found === null) problem.value = result.problem;
    else show(found);
    return undefined;
  }

  useEffect(() => {
    if (fixedName !== undefined) name.value = fixedName;
  }, [fixedName]);

  return (
    <form
      ref={form}
      class="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending.peek()) void send();
      }}
    >
      <Field
        id="name"
        label={say.name}
        hint={mode === 'fresh' ? say.nameHint : null}
        error={errors.value.name}
        value={name}
        type="text"
        complete="username"
        fixed={fixedName !== undefined}
      />
      <Field
        id="password"
        label={say.password}
        hint={mode === 'fresh' ? say.passwordHint : null}
        error={errors.value.password}
        value={password}
        type={isShown.value ? 'text' : 'password'}
        complete={mode === 'fresh' ? 'new-password' : 'current-password'}
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
      {problem.value !== null && <Trouble problem={problem.value} />}
      <button type="submit" class="button button-main" aria-busy={isSending.value}>
        {mode === 'fresh' ? say.register : say.signIn}
      </button>
    </form>
  );
}

const modes: readonly Mode[] = ['known', 'fresh'];

/** The page of whoever is not signed in: one form for both, so that nothing typed is lost. */
export function AccountPage() {
  const say = words.value;
  const mode = useSignal<Mode>('known');
  return (
    <div class="welcome">
      <div class="welcome-text">
        <Mark of="baton" />
        <h1 tabIndex={-1}>Staffetta</h1>
        <p class="tagline">{say.tagline}</p>
        <p class="lead">{say.account.lead}</p>
      </div>
      <section class="sheet" aria-label={say.account.signIn}>
        <fieldset class="switch">
          <legend class="unseen">{say.account.mode}</legend>
          {modes.map((one) => (
            <label key={one} class="switch-choice">
              <input
                type="radio"
                name="mode"
                value={one}
                checked={mode.value === one}
                onChange={() => {
                  mode.value = one;
                }}
              />
              <span>{say.account[one]}</span>
            </label>
          ))}
        </fieldset>
        <AccountForm mode={mode.value} />
      </section>
    </div>
  );
}

/** Over whatever page it is: the token has run out. */
export function AgainDialog() {
  const say = words.value;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLInputElement>('input[name=password]')?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="dialog"
      aria-labelledby="again"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="again">{say.account.again}</h2>
      <p>{say.account.expired}</p>
      <AccountForm mode="known" fixedName={user.value?.name ?? ''} />
      <button type="button" class="button button-quiet" onClick={signOut}>
        {say.signOut}
      </button>
    </dialog>
  );
}
