import { useSignal } from '@preact/signals';
import type { Problem } from '@staffetta/client';
import { useEffect } from 'preact/hooks';
import { words } from '../language.ts';
import { Field } from '../parts/field.tsx';
import { type FieldErrors, SendForm, useForm } from '../parts/form.tsx';
import { useModal } from '../parts/modal.ts';
import { sayings } from '../words/admin.ts';
import { admin, entry } from './service.ts';

const isCode = (text: string): boolean => /^\d{6}$/.test(text);

type EntryFormProps = { readonly onIn: () => void };

/** Password and, where it is asked for, a code of one's app. */
function EntryForm({ onIn }: EntryFormProps) {
  const say = sayings.value.entry;
  const form = useForm();
  const password = useSignal('');
  const code = useSignal('');
  const wantsCode = useSignal(entry.peek()?.usesCodes === true);
  const errors = form.errors.value;

  function lacking(): FieldErrors {
    const isCodeMissing = wantsCode.peek() && !isCode(code.peek().trim());
    return {
      ...(password.peek() === '' ? { 'entry-password': words.peek().account.passwordMissing } : {}),
      ...(isCodeMissing ? { 'entry-code': say.codeMissing } : {}),
    };
  }

  function blame({ title, detail }: Problem): FieldErrors {
    if (title === 'wrong-password') return { 'entry-password': detail };
    if (title !== 'wrong-code') return {};
    const wasAsked = wantsCode.peek();
    wantsCode.value = true; // it is since a moment ago
    code.value = '';
    return { 'entry-code': wasAsked ? detail : say.codeMissing };
  }

  function send(): void {
    const given = wantsCode.peek() ? { code: code.peek().trim() } : {};
    void form.send({
      lacking: lacking(),
      call: () => admin.enter({ password: password.peek(), ...given }),
      blame,
      done: (now) => {
        entry.value = now;
        onIn();
      },
    });
  }

  return (
    <SendForm form={form} button={say.enter} onSend={send}>
      <Field
        id="entry-password"
        label={say.password}
        hint={say.passwordHint}
        error={errors['entry-password'] ?? null}
        value={password}
        type="password"
        complete="current-password"
      />
      {wantsCode.value && (
        <Field
          id="entry-code"
          label={say.code}
          hint={say.codeHint}
          error={errors['entry-code'] ?? null}
          value={code}
          type="code"
          complete="one-time-code"
        />
      )}
    </SendForm>
  );
}

/** Before the first page of admins. */
export function EntryPage({ onIn }: EntryFormProps) {
  const say = sayings.value.entry;
  return (
    <div class="narrow">
      <h1 tabIndex={-1}>{say.heading}</h1>
      <p>{say.lead}</p>
      <section class="sheet" aria-label={say.heading}>
        <EntryForm onIn={onIn} />
      </section>
    </div>
  );
}

/** Over the page, where the hour ended in the middle of something. */
export function EntryDialog({ answer }: { readonly answer: (isIn: boolean) => void }) {
  const say = sayings.value.entry;
  const dialog = useModal();
  useEffect(() => {
    dialog.current?.querySelector<HTMLInputElement>('input')?.focus();
    return () => answer(false); // the page is left
  }, [answer]);
  return (
    <dialog ref={dialog} class="dialog" aria-labelledby="entry" onClose={() => answer(false)}>
      <h2 id="entry">{say.heading}</h2>
      <p>{say.again}</p>
      <EntryForm onIn={() => answer(true)} />
      <button type="button" class="button button-quiet" onClick={() => answer(false)}>
        {say.notNow}
      </button>
    </dialog>
  );
}
