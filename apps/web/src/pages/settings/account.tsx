import { type Signal, useSignal } from '@preact/signals';
import { isLanguage, languages, nameOfLanguage, words } from '../../language.ts';
import { Field } from '../../parts/field.tsx';
import { type FieldErrors, SendForm, useForm } from '../../parts/form.tsx';
import { MailTroubleNotice } from '../../parts/mail-trouble.tsx';
import { MailboxNotice } from '../../parts/mailbox-notice.tsx';
import { Saved, useSaving } from '../../parts/saving.tsx';
import { client } from '../../service.ts';
import { become } from '../../session.ts';
import { sayings } from '../../words/settings.ts';

export type Me = Extract<Awaited<ReturnType<typeof client.me>>, { ok: true }>['data'];

export type PartProps = { readonly me: Me; readonly note: (now: Me) => void };

/** The zone of this browser. */
const hereZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const isZone = (zone: string): boolean => {
  try {
    return zone === '' || new Intl.DateTimeFormat('en', { timeZone: zone }) instanceof Object;
  } catch {
    return false;
  }
};

/** A field of this page, empty of what is saved elsewhere. */
type TextProps = {
  readonly id: string;
  readonly label: string;
  readonly value: Signal<string>;
  readonly errors: FieldErrors;
  readonly hint?: string;
};

export const TextField = ({ id, label, value, errors, hint }: TextProps) => (
  <Field
    id={id}
    label={label}
    hint={hint ?? null}
    error={errors[id] ?? null}
    value={value}
    type="text"
    complete="off"
  />
);

export const SecretField = ({
  id,
  label,
  value,
  errors,
  hint,
  isNew = false,
}: TextProps & { readonly isNew?: boolean }) => (
  <Field
    id={id}
    label={label}
    hint={hint ?? null}
    error={errors[id] ?? null}
    value={value}
    type="password"
    complete={isNew ? 'new-password' : 'current-password'}
  />
);

/** Name, language and time zone. */
export function ProfilePart({ me, note }: PartProps) {
  const say = sayings.value;
  const form = useForm();
  const isSaved = useSignal(false);
  const name = useSignal(me.name);
  const language = useSignal<string>(me.language ?? '');
  const zone = useSignal(me.timeZone ?? '');
  const here = hereZone();

  function save(): void {
    isSaved.value = false;
    const wanted = zone.peek().trim();
    void form.send({
      lacking: {
        ...(name.peek().trim() === '' ? { 'my-name': words.peek().account.nameMissing } : {}),
        ...(isZone(wanted) ? {} : { zone: say.profile.timeZoneWrong }),
      },
      call: () =>
        client.updateMe({
          name: name.peek().trim(),
          language: isLanguage(language.peek()) ? (language.peek() as 'en') : null,
          timeZone: wanted === '' ? null : wanted,
        }),
      blame: ({ type, detail, fields }) => {
        if (type.endsWith(':name-taken')) return { 'my-name': detail };
        const paths = fields?.map(({ path }) => path) ?? [];
        if (paths.includes('name')) return { 'my-name': words.peek().account.nameNotValid };
        return paths.includes('timeZone') ? { zone: say.profile.timeZoneWrong } : {};
      },
      done: (now) => {
        isSaved.value = true;
        note(now);
        become({ id: now.id, name: now.name, kind: now.kind });
      },
    });
  }

  return (
    <SendForm form={form} button={say.save} onSend={save}>
      <TextField
        id="my-name"
        label={words.value.account.name}
        value={name}
        errors={form.errors.value}
        hint={say.profile.nameHint}
      />
      <div class="field">
        <label for="my-language">{say.profile.language}</label>
        <select
          id="my-language"
          value={language.value}
          aria-describedby="my-language-note"
          onChange={({ currentTarget }) => {
            language.value = currentTarget.value;
          }}
        >
          <option value="">{say.profile.noLanguage}</option>
          {languages.map((tag) => (
            <option key={tag} value={tag} lang={tag}>
              {nameOfLanguage(tag)}
            </option>
          ))}
        </select>
        <p id="my-language-note" class="hint">
          {say.profile.languageHint}
        </p>
      </div>
      <TextField
        id="zone"
        label={say.profile.timeZone}
        value={zone}
        errors={form.errors.value}
        hint={say.profile.timeZoneHint}
      />
      {zone.value !== here && (
        <button
          type="button"
          class="button button-small settings-aside"
          onClick={() => {
            zone.value = here;
          }}
        >
          {say.profile.useThis(here)}
        </button>
      )}
      <p role="status" class="saved">
        {isSaved.value && say.saved}
      </p>
    </SendForm>
  );
}

/** The problem of a password that is not one's own, at its field. */
const blamePassword =
  (field: string) =>
  ({ type, detail }: { readonly type: string; readonly detail: string }): FieldErrors =>
    type.endsWith(':wrong-credentials') || type.endsWith(':wrong-password')
      ? { [field]: detail }
      : {};

function MailState({ me }: Pick<PartProps, 'me'>) {
  const say = sayings.value.mail;
  const saving = useSaving();
  const { mail, mailWanted, mailTrouble } = me;
  return (
    <>
      {mail === null && mailWanted === null && <p>{say.none}</p>}
      {mail !== null && mailTrouble === null && <p>{say.confirmed(mail)}</p>}
      <MailTroubleNotice me={me} />
      {mailWanted !== null && mailTrouble === null && (
        <div class="notice">
          <p>{say.unconfirmed(mailWanted)}</p>
          <button
            type="button"
            class="button button-small"
            onClick={() =>
              void saving.ask(
                () => client.sendMailLink({ mail: mailWanted, purpose: 'verify' }),
                words.peek().links.sent,
              )
            }
          >
            {say.sendAgain}
          </button>
        </div>
      )}
      <Saved saving={saving} />
    </>
  );
}

/** The mail address: confirmed, or to be. */
export function MailPart({ me, note }: PartProps) {
  const say = sayings.value;
  const form = useForm();
  const mail = useSignal('');
  const password = useSignal('');
  const sentTo = useSignal<string | null>(null);

  function save(): void {
    const wanted = mail.peek().trim();
    const account = words.peek().account;
    sentTo.value = null;
    void form.send({
      lacking: wanted === '' ? { 'new-mail': account.mailMissing } : {},
      call: () =>
        client.setMail({
          mail: wanted,
          ...(me.hasPassword ? { password: password.peek() } : {}),
        }),
      blame: (problem) =>
        problem.fields?.some(({ path }) => path === 'mail')
          ? { 'new-mail': account.mailNotValid }
          : blamePassword('mail-password')(problem),
      done: () => {
        mail.value = '';
        password.value = '';
        sentTo.value = wanted;
        note({ ...me, mailWanted: wanted });
      },
    });
  }

  return (
    <>
      <MailState me={me} />
      <MailboxNotice />
      <SendForm form={form} button={say.mail.change} onSend={save}>
        <Field
          id="new-mail"
          label={say.mail.fresh}
          hint={null}
          error={form.errors.value['new-mail'] ?? null}
          value={mail}
          type="email"
          complete="email"
        />
        {me.hasPassword && (
          <SecretField
            id="mail-password"
            label={say.password.own}
            value={password}
            errors={form.errors.value}
            hint={say.password.ownHint}
          />
        )}
        <p role="status" class="saved">
          {sentTo.value !== null && say.mail.sent(sentTo.value)}
        </p>
      </SendForm>
    </>
  );
}

export function PasswordPart({ me, note }: PartProps) {
  const say = sayings.value.password;
  const account = words.value.account;
  const form = useForm();
  const old = useSignal('');
  const fresh = useSignal('');
  const isChanged = useSignal(false);

  function save(): void {
    isChanged.value = false;
    void form.send({
      lacking: {
        ...(me.hasPassword && old.peek() === '' ? { 'old-password': account.passwordMissing } : {}),
        ...(fresh.peek() === '' ? { 'new-password': account.passwordMissing } : {}),
      },
      call: () =>
        client.setPassword({
          new: fresh.peek(),
          ...(me.hasPassword ? { old: old.peek() } : {}),
        }),
      blame: (problem) =>
        problem.fields?.some(({ path }) => path === 'new')
          ? { 'new-password': account.passwordNotValid }
          : blamePassword('old-password')(problem),
      done: () => {
        old.value = '';
        fresh.value = '';
        isChanged.value = true;
        note({ ...me, hasPassword: true });
      },
    });
  }

  return (
    <SendForm form={form} button={say.change} onSend={save}>
      {me.hasPassword && (
        <SecretField id="old-password" label={say.old} value={old} errors={form.errors.value} />
      )}
      <SecretField
        id="new-password"
        label={say.fresh}
        value={fresh}
        errors={form.errors.value}
        hint={account.passwordHint}
        isNew={true}
      />
      <p role="status" class="saved">
        {isChanged.value && say.changed}
      </p>
    </SendForm>
  );
}
