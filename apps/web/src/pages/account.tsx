import { batch, useSignal } from '@preact/signals';
import type { Problem, Result, SignedIn } from '@staffetta/client';
import { useEffect } from 'preact/hooks';
import { words } from '../language.ts';
import { blamed, lacking, MailField, PasswordField, typed } from '../parts/account-fields.tsx';
import { Field } from '../parts/field.tsx';
import { SendForm, useForm } from '../parts/form.tsx';
import { Mark } from '../parts/marks.tsx';
import { useModal } from '../parts/modal.ts';
import { Trouble } from '../parts/trouble.tsx';
import { gameAddress, go, route } from '../route.ts';
import { client, isLeaving, signOut, wishToLeave } from '../service.ts';
import { become, begin, isGuest, user } from '../session.ts';
import { keepTableLink, tableLink } from '../table-link.ts';

/** Who fills in the form: somebody known, somebody new, or a guest who keeps his games. */
type Mode = 'known' | 'fresh' | 'keep';

/** A guest cannot sit down with others: as somebody he is led back to the table he came for. */
function goOn(): void {
  const here = route.peek();
  const table = here.page === 'register' ? here.table : null;
  const elsewhere = tableLink.peek() === null ? '/' : '/join';
  if (table !== null) keepTableLink(null); // he needs it no more
  go(table === null ? elsewhere : gameAddress(table), { replacing: true });
}

/** The request of each mode, which in the end makes somebody of whoever sends it. */
const enter: Readonly<Record<Mode, () => Promise<Result<() => void>>>> = {
  known: async () => beginning(await client.signIn(credentials())),
  fresh: async () => beginning(await client.register(registration())),
  keep: async () => {
    const kept = await client.registerGuest(registration());
    if (!kept.ok) return kept;
    return {
      ok: true,
      data: () => {
        become(kept.data);
        goOn();
      },
    };
  },
};

const beginning = (result: Result<SignedIn>): Result<() => void> =>
  result.ok ? { ok: true, data: () => begin(result.data) } : result;

const credentials = () => ({
  name: typed.name.peek().trim(),
  password: typed.password.peek(),
});

function registration() {
  const mail = typed.mail.peek().trim();
  return { ...credentials(), ...(mail === '' ? {} : { mail }) };
}

type FormProps = { readonly mode: Mode; readonly fixedName?: string };

function AccountForm({ mode, fixedName }: FormProps) {
  const say = words.value.account;
  const form = useForm();
  const errors = form.errors.value;
  const isNew = mode !== 'known';
  const nameHint = isNew ? say.nameHint : say.nameOrMailHint;

  function send(): void {
    void form.send({
      lacking: lacking(['name', 'password'], say),
      call: enter[mode],
      blame: (problem) => blamed(problem, say),
      done: (finish) =>
        batch(() => {
          finish();
          typed.password.value = '';
        }),
    });
  }

  useEffect(() => {
    if (fixedName !== undefined) typed.name.value = fixedName;
  }, [fixedName]);

  return (
    <SendForm form={form} button={isNew ? say.register : say.signIn} onSend={send}>
      <Field
        id="name"
        label={say.name}
        hint={fixedName === undefined ? nameHint : null}
        error={errors.name ?? null}
        value={typed.name}
        type="text"
        complete="username"
        fixed={fixedName !== undefined}
      />
      {isNew && <MailField hint={say.mailHint} errors={errors} />}
      <PasswordField isNew={isNew} errors={errors} />
    </SendForm>
  );
}

/** For whoever has no password at hand, or no account. */
function OtherWays({ mode }: FormProps) {
  const say = words.value.account;
  const problem = useSignal<Problem | null>(null);
  const isSending = useSignal(false);
  async function comeIn(): Promise<void> {
    if (isSending.peek()) return; // or there would be two of him
    isSending.value = true;
    const guest = await client.createGuest();
    isSending.value = false;
    if (guest.ok) begin(guest.data);
    else problem.value = guest.problem;
  }
  return (
    <div class="other-ways">
      {mode === 'known' && (
        <>
          <p>
            <a href="/sign-in">{say.byLink}</a>
          </p>
          <p>
            <a href="/reset">{say.forgotten}</a>
          </p>
        </>
      )}
      <div class="guest-way">
        <button
          type="button"
          class="button"
          aria-busy={isSending.value}
          onClick={() => void comeIn()}
        >
          {say.guest}
        </button>
        <p class="hint">{say.guestHint}</p>
      </div>
      {problem.value !== null && <Trouble problem={problem.value} />}
    </div>
  );
}

/** Whoever came by a table's link is led there once he is signed in. */
function Expected() {
  const { page } = route.value;
  const isLed = page === 'join' || page === 'enter';
  if (!isLed || tableLink.value === null) return null;
  return <p class="notice notice-expected">{words.value.account.expected}</p>;
}

const modes = ['known', 'fresh'] as const;

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
        <Expected />
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
        <OtherWays mode={mode.value} />
      </section>
    </div>
  );
}

/** Where a guest becomes somebody, and his games stay his. */
export function KeepPage() {
  return (
    <div class="narrow">
      <h1 tabIndex={-1}>{words.value.guest.heading}</h1>
      <section class="sheet">
        <AccountForm mode="keep" />
      </section>
    </div>
  );
}

/** Over whatever page it is: the token has run out. */
export function AgainDialog() {
  const say = words.value;
  const dialog = useModal();
  useEffect(() => {
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
      <p>{isGuest.value ? say.account.guestExpired : say.account.expired}</p>
      {!isGuest.value && <AccountForm mode="known" fixedName={user.value?.name ?? ''} />}
      <button type="button" class="button button-quiet" onClick={wishToLeave}>
        {say.signOut}
      </button>
    </dialog>
  );
}

/** Before one signs out: what was not sent is kept nowhere else. */
export function LeaveDialog() {
  const say = words.value.leaving;
  const place = useModal();
  function stay(): void {
    isLeaving.value = false;
  }
  return (
    <dialog ref={place} class="dialog" aria-labelledby="leaving" onClose={stay}>
      <h2 id="leaving">{say.heading}</h2>
      <p>{say.lost}</p>
      <div class="row">
        <button type="button" class="button button-main" onClick={stay}>
          {say.stay}
        </button>
        <button type="button" class="button" onClick={() => void signOut()}>
          {say.leave}
        </button>
      </div>
    </dialog>
  );
}
