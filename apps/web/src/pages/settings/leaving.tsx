import { useSignal } from '@preact/signals';
import { words } from '../../language.ts';
import { SendForm, useForm } from '../../parts/form.tsx';
import { handOver } from '../../parts/hand-over.ts';
import { Saved, useSaving } from '../../parts/saving.tsx';
import { go } from '../../route.ts';
import { client } from '../../service.ts';
import { end } from '../../session.ts';
import { sayings } from '../../words/settings.ts';
import { type Me, SecretField } from './account.tsx';

/** Everything that is kept of one, to take along. */
export function DataPart() {
  const say = sayings.value.data;
  const saving = useSaving();
  return (
    <div class="form">
      <p>{say.lead}</p>
      <button
        type="button"
        class="button settings-aside"
        aria-busy={saving.isSending.value}
        onClick={() =>
          void saving.ask(client.myData).then((data) => {
            if (data !== null)
              handOver('staffetta.json', 'application/json', JSON.stringify(data, null, 2));
          })
        }
      >
        {saving.isSending.value ? say.fetching : say.download}
      </button>
      <Saved saving={saving} />
    </div>
  );
}

function DeleteForm({ me, keep }: { readonly me: Me; readonly keep: () => void }) {
  const say = sayings.value;
  const form = useForm();
  const password = useSignal('');
  const isUnderstood = useSignal(false);

  function send(): void {
    void form.send({
      lacking: {
        ...(isUnderstood.peek() ? {} : { understood: say.end.notUnderstood }),
        ...(me.hasPassword && password.peek() === ''
          ? { 'last-password': words.peek().account.passwordMissing }
          : {}),
      },
      call: () => client.deleteMe(me.hasPassword ? { password: password.peek() } : {}),
      blame: ({ type, detail }) =>
        type.endsWith(':wrong-credentials') || type.endsWith(':wrong-password')
          ? { 'last-password': detail }
          : {},
      done: () => {
        end();
        go('/', { replacing: true });
        scrollTo(0, 0);
      },
    });
  }

  return (
    <>
      <SendForm form={form} button={say.end.delete} onSend={send}>
        <label class="check">
          <input
            type="checkbox"
            name="understood"
            checked={isUnderstood.value}
            aria-describedby={
              form.errors.value.understood === undefined ? undefined : 'understood-note'
            }
            onChange={({ currentTarget: { checked } }) => {
              isUnderstood.value = checked;
            }}
          />
          {say.end.understood}
        </label>
        {form.errors.value.understood !== undefined && (
          <p id="understood-note" class="error">
            {form.errors.value.understood}
          </p>
        )}
        {me.hasPassword && (
          <SecretField
            id="last-password"
            label={say.password.own}
            value={password}
            errors={form.errors.value}
            hint={say.password.ownHint}
          />
        )}
      </SendForm>
      <button type="button" class="button button-quiet settings-aside" onClick={keep}>
        {say.end.keep}
      </button>
    </>
  );
}

/** The end of an account: first what it means, then, on purpose, the deed. */
export function EndPart({ me }: { readonly me: Me }) {
  const say = sayings.value.end;
  const isOpen = useSignal(false);
  return (
    <div class="form">
      <p>
        <strong>{say.lead}</strong>
      </p>
      <ul class="end-points">
        {say.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {isOpen.value ? (
        <DeleteForm
          me={me}
          keep={() => {
            isOpen.value = false;
          }}
        />
      ) : (
        <button
          type="button"
          class="button settings-aside"
          onClick={() => {
            isOpen.value = true;
          }}
        >
          {say.begin}
        </button>
      )}
    </div>
  );
}
