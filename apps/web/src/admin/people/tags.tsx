import type { Schemas } from '@staffetta/client';
import { sayings } from '../../words/admin.ts';

type TagsProps = { readonly of: Pick<Schemas['FoundPerson'], 'kind' | 'isAdmin' | 'suspendedAt'> };

/** What sets somebody apart from others. */
export function Tags({ of: { kind, isAdmin, suspendedAt } }: TagsProps) {
  const say = sayings.value.people;
  return (
    <>
      {kind !== 'person' && <span class="tag">{say.kinds[kind]}</span>}
      {isAdmin && <span class="tag">{say.admin}</span>}
      {suspendedAt !== null && <span class="tag tag-grave">{say.suspended}</span>}
    </>
  );
}
