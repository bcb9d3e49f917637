import type { Schemas } from '@staffetta/client';
import { Field } from '../../parts/field.tsx';
import { List, useListing } from '../../parts/listing.tsx';
import { adminAddress } from '../../route.ts';
import { sayings } from '../../words/admin.ts';
import { FilterChoice, FilterForm, useFilter } from '../parts/filter.tsx';
import { Day } from '../parts/moment.tsx';
import { admin } from '../service.ts';
import { Tags } from './tags.tsx';

type Found = Schemas['FoundPerson'];

const states = ['suspended', 'guest', 'bot'] as const;

function Entry({ one }: { readonly one: Found }) {
  return (
    <li class="admin-row">
      <span>
        <a href={adminAddress(`people/${one.id}`)} class="admin-row-name">
          {one.name}
        </a>
        <Tags of={one} />
      </span>
      <span class="soft">
        {sayings.value.people.since} <Day at={one.since} />
      </span>
    </li>
  );
}

/** Who has an account. */
export function PeoplePage() {
  const say = sayings.value;
  const { typed, wanted, apply } = useFilter(['named', 'state']);
  const listing = useListing<Found>(JSON.stringify(wanted), async (cursor) => {
    const state = states.find((one) => one === wanted.state);
    const found = await admin.findPeople({
      ...cursor,
      ...(wanted.named !== '' && { named: wanted.named }),
      ...(state !== undefined && { state }),
    });
    if (!found.ok) return found;
    return { ok: true, data: { rows: found.data.people, next: found.data.next } };
  });
  return (
    <section class="admin-part">
      <h1 tabIndex={-1}>{say.sections.people}</h1>
      <FilterForm onSend={apply}>
        <Field
          id="named"
          label={say.people.named}
          hint={say.people.namedHint}
          error={null}
          value={typed.named}
          type="text"
          complete="off"
        />
        <FilterChoice
          id="state"
          label={say.people.state}
          value={typed.state}
          choices={[
            { value: '', label: say.list.all },
            ...states.map((value) => ({ value, label: say.people.states[value] })),
          ]}
        />
      </FilterForm>
      <List listing={listing} label={say.sections.people} none={say.people.none}>
        {(one) => <Entry key={one.id} one={one} />}
      </List>
    </section>
  );
}
