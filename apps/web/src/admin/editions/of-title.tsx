import type { Schemas } from '@staffetta/client';
import { List, useListing } from '../../parts/listing.tsx';
import { Nowhere } from '../../parts/nowhere.tsx';
import { adminAddress } from '../../route.ts';
import { nameOfTitle } from '../../titles.ts';
import { sayings } from '../../words/editions.ts';
import { Deed } from '../parts/deed.tsx';
import { leadsNowhere } from '../parts/leads-nowhere.ts';
import { Day } from '../parts/moment.tsx';
import { admin } from '../service.ts';

type Kept = Schemas['KeptEdition'];
type KeptProps = { readonly title: string; readonly one: Kept };

/** What an edition is called; one that nobody has named, by the beginning of its hash. */
function nameOfEdition({ label, isOwn, hash }: Pick<Kept, 'label' | 'isOwn' | 'hash'>): string {
  const say = sayings.peek();
  return label ?? (isOwn ? say.titlesOwn : say.unnamed(hash.slice(0, 8)));
}

function Tags({ one: { isDefault, isOffered, isPlayable } }: Pick<KeptProps, 'one'>) {
  const say = sayings.value;
  return (
    <>
      {isDefault && <span class="tag">{say.isDefault}</span>}
      {!isOffered && <span class="tag">{say.isWithdrawn}</span>}
      {!isPlayable && <span class="tag tag-grave">{say.notPlayable}</span>}
    </>
  );
}

type DeedsProps = KeptProps & {
  readonly usual: string; // which new games take unless they choose, as it is seen here
  readonly look: () => unknown;
};

function Deeds({ title, one, usual, look }: DeedsProps) {
  const say = sayings.value;
  const name = nameOfEdition(one);
  const { hash, isDefault, isOffered } = one;
  return (
    <div class="admin-deeds">
      {isOffered && !isDefault && (
        <Deed
          key="default"
          act={say.makeDefault}
          label={`${name}: ${say.makeDefault}`}
          means={say.defaultMeans(name)}
          told={say.madeDefault(name)}
          call={(reason) => admin.makeEditionDefault(title, hash, { reason, usual })}
          look={look}
        />
      )}
      {isOffered && !isDefault && (
        <Deed
          key="withdraw"
          act={say.withdraw}
          label={`${name}: ${say.withdraw}`}
          means={say.withdrawMeans(name)}
          told={say.withdrawn(name)}
          call={(reason) => admin.withdrawEdition(title, hash, reason)}
          look={look}
        />
      )}
      {!isOffered && (
        <Deed
          key="offer"
          act={say.offer}
          label={`${name}: ${say.offer}`}
          means={say.offerMeans(name)}
          told={say.offered(name)}
          call={(reason) => admin.offerEdition(title, hash, reason)}
          look={look}
        />
      )}
    </div>
  );
}

function Entry(props: DeedsProps) {
  const say = sayings.value;
  const { title, one } = props;
  const { hash, origin, createdAt, addedAt, addedByName, isOwn, changes } = one;
  return (
    <li class="admin-case">
      <p class="admin-case-head">
        <a href={adminAddress(`editions/${title}/${hash}`)} class="admin-row-name">
          {nameOfEdition(one)}
        </a>
        <Tags one={one} />
      </p>
      <p class="soft">
        {addedAt === null ? say.since : say.addedBy(addedByName ?? say.onMachine)}{' '}
        <Day at={addedAt ?? createdAt} />
        {!isOwn && ` · ${changes === 0 ? say.noChanges : say.changes(changes)}`}
      </p>
      {origin !== null && <blockquote>{origin}</blockquote>}
      <Deeds {...props} />
    </li>
  );
}

/** All printed facts of a title. */
export function EditionsOfTitle({ title }: { readonly title: string }) {
  const say = sayings.value;
  const listing = useListing<Kept>(title, async () => {
    const found = await admin.keptEditions(title);
    return found.ok ? { ok: true, data: { rows: found.data, next: null } } : found;
  });
  const usual = listing.rows.value?.find(({ isDefault }) => isDefault)?.hash ?? '';
  if (leadsNowhere(listing.problem.value)) return <Nowhere />;
  return (
    <section class="admin-part">
      <h1 tabIndex={-1}>{nameOfTitle(title)}</h1>
      <p>{say.titleLead}</p>
      <p>
        <a href={adminAddress(`editions/${title}/new`)} class="button button-main">
          {say.begin}
        </a>
      </p>
      <List listing={listing} label={say.list}>
        {(one) => (
          <Entry key={one.hash} title={title} one={one} usual={usual} look={listing.begin} />
        )}
      </List>
    </section>
  );
}
