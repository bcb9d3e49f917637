import { useSignal } from '@preact/signals';
import type { Result } from '@staffetta/client';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { announce } from '../../announcer.ts';
import { type FieldErrors, SendForm, useForm } from '../../parts/form.tsx';
import { sayings } from '../../words/admin.ts';
import { ReasonField, type ReasonWords, troubleOfReason } from './reason-field.tsx';

type DeedProps = {
  readonly act: string; // what is done, as its buttons say
  readonly label?: string; // the same with whom it is done to, where there are several
  readonly means: string; // what follows from it, read before it is done
  readonly told: string; // said once it is done
  readonly call: (reason: string) => Promise<Result<unknown>>;
  readonly look: () => unknown; // anew, at what it is done to
  readonly done?: (() => void) | undefined; // besides, once it is done
  readonly children?: ComponentChildren; // what else is asked for,
  readonly lacking?: () => FieldErrors; // and what is wrong with that
  readonly field?: ReasonWords | undefined; // of a reason that others read, too
  readonly gone?: string | undefined; // why it cannot be done any more, learned while it is open
  readonly whileOpen?: (() => () => void) | undefined; // begins something, and says how that ends
};

type DeedFormProps = Omit<DeedProps, 'label' | 'whileOpen'> & {
  readonly done: () => void;
  readonly keep: (isLost: boolean) => void; // it cannot be done as things are
};

/** What something one saw has become since: what is written may be done to that all the same. */
const overtaken = 412;

function DeedForm(props: DeedFormProps) {
  const { act, means, told, field, call, look, done, keep, children, lacking, gone } = props;
  const say = sayings.value.deed;
  const id = `reason-${useId()}`;
  const form = useForm();
  const reason = useSignal('');

  // At once, as whoever is quick writes already.
  useLayoutEffect(() => {
    form.place.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [form.place]);

  async function attempt(): Promise<Result<unknown>> {
    const result = await call(reason.peek().trim());
    if (!result.ok && result.problem.status === overtaken) await look();
    return result;
  }

  function send(): void {
    const trouble = troubleOfReason(reason.peek());
    void form.send({
      lacking: { ...lacking?.(), ...(trouble === null ? {} : { [id]: trouble }) },
      call: attempt,
      blame: () => ({}),
      done: () => {
        announce(told);
        done();
      },
    });
  }

  return (
    <div class="deed">
      {gone !== undefined && (
        <p class="notice" role="alert">
          {gone}
        </p>
      )}
      <p>{means}</p>
      <SendForm form={form} button={act} onSend={send}>
        {children}
        <ReasonField id={id} value={reason} error={form.errors.value[id] ?? null} {...field} />
      </SendForm>
      <button
        type="button"
        class="button button-quiet"
        onClick={() => keep(form.problem.peek() !== null || gone !== undefined)}
      >
        {say.keep}
      </button>
    </div>
  );
}

/**
 * Something an admin does: first what it means and why, then the deed. Who is told that it cannot be done any more,
 * as when another was faster, reads that until he leaves it; then what it is done to is looked at anew.
 */
export function Deed({ label, whileOpen, ...deed }: DeedProps) {
  const isOpen = useSignal(false);
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const comesBack = useRef(false);

  // Whoever leaves it as it is stands where he began.
  useEffect(() => {
    if (comesBack.current && !isOpen.value) opener.current?.focus();
    comesBack.current = isOpen.value;
  }, [isOpen.value]);

  useLayoutEffect(() => (isOpen.value ? whileOpen?.() : undefined), [isOpen.value]);

  function leave(): void {
    isOpen.value = false;
    comesBack.current = false; // what opened it may be gone
    place.current?.closest('section, main')?.querySelector<HTMLElement>('h1, h2')?.focus();
  }

  function finish(): void {
    leave();
    deed.done?.();
    void deed.look();
  }

  function keep(isLost: boolean): void {
    if (isLost) {
      leave();
      void deed.look();
    }
    isOpen.value = false;
  }

  return (
    <div ref={place} class="deed-place">
      {isOpen.value ? (
        <DeedForm {...deed} done={finish} keep={keep} />
      ) : (
        <button
          ref={opener}
          type="button"
          class="button"
          aria-label={label}
          onClick={() => {
            isOpen.value = true;
          }}
        >
          {deed.act}
        </button>
      )}
    </div>
  );
}
