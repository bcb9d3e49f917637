import type { Schemas } from '@staffetta/client';
import { List, useListing } from '../parts/listing.tsx';
import { adminAddress } from '../route.ts';
import { user } from '../session.ts';
import { sayings } from '../words/admin.ts';
import { Deed } from './parts/deed.tsx';
import { admin } from './service.ts';

type Admin = Schemas['Admin'];

type EntryProps = { readonly one: Admin; readonly look: () => unknown };

function Entry({ one: { id, name, usesCodes }, look }: EntryProps) {
  const say = sayings.value.admins;
  return (
    <li class="admin-row">
      <div>
        <a href={adminAddress(`people/${id}`)} class="admin-row-name">
          {name}
        </a>
        {id === user.value?.id && <span class="tag">{say.you}</span>}
        <p class="soft">{usesCodes ? say.usesCodes : say.noCodes}</p>
      </div>
      <Deed
        act={say.revoke}
        label={`${name}: ${say.revoke}`}
        means={say.revokeMeans(name)}
        told={say.revoked(name)}
        call={(reason) => admin.revokeAdmin(id, reason)}
        look={look}
      />
    </li>
  );
}

/** Who may administer. */
export function AdminsPage() {
  const say = sayings.value;
  const listing = useListing<Admin>('', async () => {
    const found = await admin.admins();
    return found.ok ? { ok: true, data: { rows: found.data, next: null } } : found;
  });
  return (
    <section class="admin-part">
      <h1 tabIndex={-1}>{say.sections.admins}</h1>
      <p>{say.admins.lead}</p>
      <List listing={listing} label={say.sections.admins}>
        {(one) => <Entry key={one.id} one={one} look={listing.begin} />}
      </List>
      <p>
        {say.admins.how} <a href={adminAddress('people')}>{say.admins.toPeople}</a>
      </p>
    </section>
  );
}
