import { useSignal } from '@preact/signals';
import type { Result, Schemas } from '@staffetta/client';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../announcer.ts';
import { Field } from '../parts/field.tsx';
import { SendForm, useForm } from '../parts/form.tsx';
import { Saved, useSaving } from '../parts/saving.tsx';
import { sayings } from '../words/admin.ts';
import { QrCode } from './parts/qr-code.tsx';
import { admin, entry } from './service.ts';

/** Notes whether codes are asked for from now on. */
function note(usesCodes: boolean): void {
  const now = entry.peek();
  if (now !== null) entry.value = { ...now, usesCodes };
}

/** In groups of four, as one types it. */
const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

type CodeFormProps = {
  readonly id: string;
  readonly button: string;
  readonly call: (code: string) => Promise<Result<null>>;
  readonly done: () => void;
};

/** A code of the app, and what it is for. */
function CodeForm({ id, button, call, done }: CodeFormProps) {
  const say = sayings.value.entry;
  const form = useForm();
  const code = useSignal('');

  function send(): void {
    const typed = code.peek().trim();
    void form.send({
      lacking: /^\d{6}$/.test(typed) ? {} : { [id]: say.codeMissing },
      call: () => call(typed),
      blame: ({ title, detail }) => (title === 'wrong-code' ? { [id]: detail } : {}),
      done,
    });
  }

  return (
    <SendForm form={form} button={button} onSend={send}>
      <Field
        id={id}
        label={say.code}
        hint={say.codeHint}
        error={form.errors.value[id] ?? null}
        value={code}
        type="code"
        complete="one-time-code"
      />
    </SendForm>
  );
}

type ConfirmProps = { readonly made: Schemas['CodeSecret']; readonly done: () => void };

/** What the app is given, and the proof that it makes the right codes of it. */
function Confirm({ made, done }: ConfirmProps) {
  const say = sayings.value.codes;
  const place = useRef<HTMLTextAreaElement>(null);
  useEffect(() => place.current?.focus(), [made]);

  return (
    <>
      <QrCode text={made.address} label={say.square} />
      <div class="field">
        <label for="secret">{say.secret}</label>
        <textarea
          ref={place}
          id="secret"
          class="code-secret"
          rows={2}
          readOnly={true}
          value={grouped(made.secret)}
          aria-describedby="secret-note"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <p id="secret-note" class="hint">
          {say.secretHint}
        </p>
      </div>
      <p>
        <a href={made.address} class="button">
          {say.openApp}
        </a>
      </p>
      <CodeForm id="first-code" button={say.confirm} call={admin.confirmCodes} done={done} />
    </>
  );
}

/** While none are asked for. */
function Begin() {
  const say = sayings.value.codes;
  const saving = useSaving();
  const made = useSignal<Schemas['CodeSecret'] | null>(null);

  async function begin(): Promise<void> {
    made.value = await saving.ask(admin.beginCodes);
  }

  if (made.value !== null) {
    return (
      <Confirm
        made={made.value}
        done={() => {
          note(true);
          announce(say.begun);
        }}
      />
    );
  }
  return (
    <>
      <p>{say.off}</p>
      <button
        type="button"
        class="button button-main at-start"
        aria-busy={saving.isSending.value}
        onClick={() => void begin()}
      >
        {say.begin}
      </button>
      <Saved saving={saving} />
    </>
  );
}

/** While they are asked for: whoever ends that still has the app. */
function End() {
  const say = sayings.value.codes;
  return (
    <>
      <p>{say.on}</p>
      <p>{say.endMeans}</p>
      <CodeForm
        id="last-code"
        button={say.end}
        call={admin.endCodes}
        done={() => {
          note(false);
          announce(say.ended);
        }}
      />
    </>
  );
}

/** Codes of an app, as a second proof that it is oneself. */
export function CodesPage() {
  const say = sayings.value;
  const usesCodes = entry.value?.usesCodes === true;
  const place = useRef<HTMLHeadingElement>(null);
  const was = useRef(usesCodes);
  useEffect(() => {
    if (was.current !== usesCodes) place.current?.focus(); // what was pressed is gone
    was.current = usesCodes;
  }, [usesCodes]);
  return (
    <section class="admin-part">
      <h1 ref={place} tabIndex={-1}>
        {say.sections.codes}
      </h1>
      <p>{say.codes.lead}</p>
      <div class="admin-part admin-narrow">{usesCodes ? <End /> : <Begin />}</div>
    </section>
  );
}
