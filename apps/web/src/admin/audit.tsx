import { useSignal } from '@preact/signals';
import type { Schemas } from '@staffetta/client';
import { useEffect } from 'preact/hooks';
import { Field } from '../parts/field.tsx';
import { List, useListing } from '../parts/listing.tsx';
import { adminAddress } from '../route.ts';
import { sayings } from '../words/admin.ts';
import { FilterChoice, FilterForm, useFilter } from './parts/filter.tsx';
import { Moment } from './parts/moment.tsx';
import { admin } from './service.ts';

type AuditEntry = Schemas['AuditEntry'];

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isId = (text: string): boolean => text === '' || idPattern.test(text);

function outcomeOf(status: number | null): string {
  const say = sayings.value.audit;
  if (status === null) return say.unsettled;
  if (status < 400) return say.done;
  return status < 500 ? say.refused(status) : say.failed(status);
}

/** All that was asked for beside its reason, as the service was asked. */
function Asked({ asked }: Pick<AuditEntry, 'asked'>) {
  const fields = Object.entries(asked);
  if (fields.length === 0) return null;
  return (
    <details class="admin-asked">
      <summary>{sayings.value.audit.asked}</summary>
      <dl>
        {fields.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Entry({ entry }: { readonly entry: AuditEntry }) {
  const say = sayings.value.audit;
  const { at, adminName, operation, gameId, userId, userName, reason, asked, status } = entry;
  return (
    <li class="admin-case">
      <p class="admin-case-head">
        <Moment at={at} />
        <span class="admin-case-what">
          <strong>{say.operations[operation] ?? operation}</strong>
          {' – '}
          {entry.admin === null ? say.onMachine : (adminName ?? say.gone)}
        </span>
        <span class={status !== null && status < 400 ? 'soft' : 'outcome-other'}>
          {outcomeOf(status)}
        </span>
      </p>
      {entry.isWithheld && <p class="soft">{say.withheld}</p>}
      {reason !== null && <blockquote>{reason}</blockquote>}
      <p class="admin-case-ways">
        {userId !== null && (
          <a href={adminAddress(`people/${userId}`)}>{say.about(userName ?? say.gone)}</a>
        )}
        {gameId !== null && <a href={adminAddress(`games/${gameId}`)}>{say.toGame}</a>}
      </p>
      <Asked asked={asked} />
    </li>
  );
}

/** What admins did. */
export function AuditPage() {
  const say = sayings.value;
  const { typed, wanted, apply } = useFilter(['admin', 'user', 'game']);
  const admins = useSignal<readonly Schemas['Admin'][]>([]);
  const wrong = useSignal<Readonly<Record<string, string>>>({});

  useEffect(() => {
    void admin.admins().then((found) => {
      if (found.ok) admins.value = found.data;
    });
  }, []);

  function send(): void {
    const ids = ['user', 'game'] as const;
    const unread = ids.filter((name) => !isId(typed[name].peek().trim()));
    wrong.value = Object.fromEntries(unread.map((name) => [name, say.audit.idWrong]));
    if (unread.length === 0) apply();
    else document.getElementById(unread[0] ?? '')?.focus();
  }

  const listing = useListing<AuditEntry>(JSON.stringify(wanted), async (cursor) => {
    const given = Object.entries(wanted).filter(([, value]) => value !== '');
    const found = await admin.audit({ ...cursor, ...Object.fromEntries(given) });
    if (!found.ok) return found;
    return { ok: true, data: { rows: found.data.entries, next: found.data.next } };
  });
  const isListed = admins.value.some(({ id }) => id === wanted.admin);
  return (
    <section class="admin-part">
      <h1 tabIndex={-1}>{say.sections.audit}</h1>
      <p>{say.audit.lead}</p>
      <FilterForm onSend={send}>
        <FilterChoice
          id="admin"
          label={say.audit.who}
          value={typed.admin}
          choices={[
            { value: '', label: say.audit.anybody },
            ...admins.value.map(({ id, name }) => ({ value: id, label: name })),
            ...(wanted.admin === '' || isListed
              ? []
              : [{ value: wanted.admin, label: wanted.admin }]),
          ]}
        />
        {(['user', 'game'] as const).map((name) => (
          <Field
            key={name}
            id={name}
            label={say.audit[name]}
            hint={say.audit.idHint}
            error={wrong.value[name] ?? null}
            value={typed[name]}
            type="text"
            complete="off"
          />
        ))}
      </FilterForm>
      <List listing={listing} label={say.sections.audit}>
        {(entry) => <Entry key={entry.id} entry={entry} />}
      </List>
    </section>
  );
}
