import { useSignal } from '@preact/signals';
import type { EditionInBrief } from '@staffetta/client';
import { words } from '../../language.ts';
import { client } from '../../service.ts';

type Change = { readonly path: string; readonly before?: unknown; readonly after?: unknown };

/** What stands at a place: a word or a number as it is, all else as it is written. */
const written = (value: unknown): string => {
  if (value === undefined) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** What an edition says otherwise than the title's own, fetched when somebody wants to know. */
export function EditionChanges({
  title,
  edition: { hash, changes },
}: {
  readonly title: string;
  readonly edition: EditionInBrief;
}) {
  const say = words.value.pages.create;
  const found = useSignal<readonly Change[]>([]);
  if (changes === 0) return null;

  async function find(): Promise<void> {
    if (found.peek().length > 0) return;
    const answer = await client.editionChanges(title, hash);
    if (answer.ok) found.value = answer.data.changes;
  }

  return (
    <details class="edition-changes" onToggle={() => void find()}>
      <summary>{say.editionChanges(changes)}</summary>
      <table>
        <thead>
          <tr>
            {say.editionColumns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.value.map(({ path, before, after }, place) => (
            <tr key={place}>
              <th scope="row">{path}</th>
              <td>{written(before)}</td>
              <td>{written(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
