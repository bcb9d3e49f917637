import { useComputed, useSignal } from '@preact/signals';
import type { Schemas } from '@staffetta/client';
import { useEffect } from 'preact/hooks';
import { Field } from '../parts/field.tsx';
import { List, type Listing, useListing } from '../parts/listing.tsx';
import { sayings } from '../words/admin.ts';
import { type AuditEntry, AuditedDay } from './audited.tsx';
import { byDay, type OfDay } from './parts/days.ts';
import { FilterChoice, FilterForm, useFilter } from './parts/filter.tsx';
import { admin } from './service.ts';

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isId = (text: string): boolean => text === '' || idPattern.test(text);

/** What admins did. */
export function AuditPage() {
  const say = sayings.value;
  const { typed, wanted, apply } = useFilter(['admin', 'user', 'game', 'deeds']);
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
    if (unread.length === 0) {
      apply();
      return;
    }
    const field = document.getElementById(unread[0] ?? '');
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  }

  const listing = useListing<AuditEntry>(JSON.stringify(wanted), async (cursor) => {
    const { deeds, ...ids } = wanted;
    const given = Object.entries(ids).filter(([, value]) => value !== '');
    const wish = { ...Object.fromEntries(given), deeds: deeds === 'true' };
    const found = await admin.audit({ ...cursor, ...wish });
    if (!found.ok) return found;
    return { ok: true, data: { rows: found.data.entries, next: found.data.next } };
  });
  const rows = useComputed(() => listing.rows.value && byDay(listing.rows.value));
  const days: Listing<OfDay<AuditEntry>> = { ...listing, rows };
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
        <FilterChoice
          id="deeds"
          label={say.audit.which}
          value={typed.deeds}
          choices={[
            { value: '', label: say.audit.allEntries },
            { value: 'true', label: say.audit.onlyDeeds },
          ]}
        />
        <details class="admin-narrowed" open={wanted.user !== '' || wanted.game !== ''}>
          <summary>{say.audit.byId}</summary>
          <div>
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
          </div>
        </details>
      </FilterForm>
      <List listing={days} label={say.sections.audit} kind="audit">
        {(one) => <AuditedDay key={one.day} of={one} />}
      </List>
    </section>
  );
}
