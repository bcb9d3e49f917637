import { useSignal } from '@preact/signals';
import type { Problem, Schemas } from '@staffetta/client';
import { useEffect } from 'preact/hooks';
import { handOver } from '../../parts/hand-over.ts';
import { Nowhere } from '../../parts/nowhere.tsx';
import { Saved, useSaving } from '../../parts/saving.tsx';
import { Loading, Trouble } from '../../parts/trouble.tsx';
import { adminAddress } from '../../route.ts';
import { client } from '../../service.ts';
import { nameOfTitle } from '../../titles.ts';
import { sayings } from '../../words/editions.ts';
import { leadsNowhere } from '../parts/leads-nowhere.ts';
import { Changes } from './changes.tsx';

type OneProps = { readonly title: string; readonly hash: string };

/** As it can be changed by any editor, and read in again. */
export const handOverFacts = (title: string, facts: unknown): void =>
  handOver(`${title}.json`, 'application/json', JSON.stringify(facts, null, 2));

/** What an edition says otherwise than the title's own. */
export function OneEdition({ title, hash }: OneProps) {
  const say = sayings.value;
  const changes = useSignal<Schemas['EditionChanges'] | null>(null);
  const problem = useSignal<Problem | null>(null);
  const saving = useSaving();

  async function fetchChanges(): Promise<void> {
    const found = await client.editionChanges(title, hash);
    problem.value = found.ok ? null : found.problem;
    if (found.ok) changes.value = found.data;
  }
  useEffect(() => void fetchChanges(), []);

  async function save(): Promise<void> {
    const edition = await saving.ask(() => client.edition(title, hash));
    if (edition !== null) handOverFacts(title, edition.facts);
  }

  const shown = changes.value;
  if (leadsNowhere(problem.value)) return <Nowhere />;
  if (shown === null && problem.value === null) return <Loading />; // till then it may be none
  return (
    <section class="admin-part">
      <h1 tabIndex={-1}>
        {nameOfTitle(title)} <code class="edition-hash">{hash.slice(0, 8)}</code>
      </h1>
      <p>
        <a href={adminAddress(`editions/${title}`)}>{say.toList}</a>
      </p>
      {problem.value !== null && (
        <Trouble problem={problem.value} again={() => void fetchChanges()} />
      )}
      {shown !== null && (
        <>
          <div class="admin-deeds">
            <button
              type="button"
              class="button"
              aria-busy={saving.isSending.value}
              onClick={() => void save()}
            >
              {say.save}
            </button>
            <a href={adminAddress(`editions/${title}/new`, { from: hash })} class="button">
              {say.beginFrom}
            </a>
          </div>
          <Saved saving={saving} />
          <Changes of={shown} />
        </>
      )}
    </section>
  );
}
