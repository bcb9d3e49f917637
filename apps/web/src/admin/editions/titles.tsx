import { adminAddress } from '../../route.ts';
import { titles } from '../../titles.ts';
import { sayings as adminSayings } from '../../words/admin.ts';
import { sayings } from '../../words/editions.ts';

/** The titles, each with its printed facts. */
export function EditionsPage() {
  return (
    <section class="admin-part">
      <h1 tabIndex={-1}>{adminSayings.value.sections.editions}</h1>
      <p>{sayings.value.lead}</p>
      <ul class="listed">
        {titles.value.map(({ id, name }) => (
          <li key={id} class="admin-row">
            <a href={adminAddress(`editions/${id}`)} class="admin-row-name">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
