import type { Schemas } from '@staffetta/client';
import { sayings } from '../../words/editions.ts';
import { Wide } from '../parts/wide.tsx';

type ChangesProps = { readonly of: Pick<Schemas['EditionChanges'], 'count' | 'changes'> };

function told(value: unknown): string {
  if (value === undefined) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What printed facts say otherwise than the title's own. */
export function Changes({ of: { count, changes } }: ChangesProps) {
  const say = sayings.value;
  if (count === 0) return <p class="empty">{say.noChanges}</p>;
  return (
    <>
      <p>{say.changes(count)}</p>
      <Wide label={say.changes(count)}>
        <thead>
          <tr>
            <th scope="col">{say.place}</th>
            <th scope="col">{say.own}</th>
            <th scope="col">{say.here}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ path, before, after }, place) => (
            <tr key={`${path} ${place}`}>
              <th scope="row">
                <code>{path}</code>
              </th>
              <td>{told(before)}</td>
              <td>{told(after)}</td>
            </tr>
          ))}
        </tbody>
      </Wide>
      {changes.length < count && <p class="soft">{say.cut(changes.length)}</p>}
    </>
  );
}
