import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { Problem, Result } from '@staffetta/client';
import type { ComponentChildren, RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { Trouble } from './trouble.tsx';

/** What is wrong, by the name of the field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A form that sends one request at a time. */
export type Form = {
  readonly place: RefObject<HTMLFormElement | null>;
  readonly errors: ReadonlySignal<FieldErrors>;
  readonly problem: ReadonlySignal<Problem | null>; // one that is no field's
  readonly isSending: ReadonlySignal<boolean>;
  readonly send: <Data>(request: FormRequest<Data>) => Promise<void>;
};

type FormRequest<Data> = {
  readonly lacking: FieldErrors; // with any of these nothing is sent
  readonly call: () => Promise<Result<Data>>;
  readonly blame: (problem: Problem) => FieldErrors; // the fields a problem is about, if any
  readonly done: (data: Data) => void;
};

type Fillable = HTMLInputElement | HTMLTextAreaElement;

const isNone = (errors: FieldErrors): boolean => Object.keys(errors).length === 0;

export function useForm(): Form {
  const place = useRef<HTMLFormElement>(null);
  const errors = useSignal<FieldErrors>({});
  const problem = useSignal<Problem | null>(null);
  const isSending = useSignal(false);

  function show(found: FieldErrors): void {
    errors.value = found;
    const inputs = [...(place.current?.querySelectorAll<Fillable>('input, textarea') ?? [])];
    inputs.find(({ name }) => name in found)?.focus();
  }

  async function send<Data>({ lacking, call, blame, done }: FormRequest<Data>): Promise<void> {
    if (isSending.peek()) return;
    problem.value = null;
    show(lacking);
    if (!isNone(lacking)) return;
    isSending.value = true;
    const result = await call();
    isSending.value = false;
    if (result.ok) return done(result.data);
    const blamed = blame(result.problem);
    if (isNone(blamed)) problem.value = result.problem;
    else show(blamed);
  }

  return { place, errors, problem, isSending, send };
}

type SendFormProps = {
  readonly form: Form;
  readonly button: string;
  readonly onSend: () => void;
  readonly children?: ComponentChildren;
};

/** The fields, what went wrong with all of them, and the button. */
export const SendForm = ({ form, button, onSend, children }: SendFormProps) => (
  <form
    ref={form.place}
    class="form"
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSend();
    }}
  >
    {children}
    {form.problem.value !== null && <Trouble problem={form.problem.value} />}
    <button type="submit" class="button button-main" aria-busy={form.isSending.value}>
      {button}
    </button>
  </form>
);
