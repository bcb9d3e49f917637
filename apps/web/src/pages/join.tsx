import { useSignal } from '@preact/signals';
import type { Problem } from '@staffetta/client';
import { useEffect } from 'preact/hooks';
import { words } from '../language.ts';
import { GuestNotice } from '../parts/account-notice.tsx';
import { follow, LinkForm } from '../parts/link-form.tsx';
import { Loading, Trouble } from '../parts/trouble.tsx';
import { keepTableLink } from '../table-link.ts';

/** Where the link of a table leads: on to the table, or to where one can paste it again. */
export function JoinPage({
  code,
  isCut,
}: {
  readonly code: string | null;
  readonly isCut: boolean;
}) {
  const say = words.value.pages.lobby;
  const problem = useSignal<Problem | null>(null);

  useEffect(() => {
    if (code === null) return;
    void follow(code).then((found) => {
      problem.value = found.ok ? null : found.problem;
      if (!found.ok && found.problem.status === 404) keepTableLink(null); // it leads nowhere
    });
  }, [code]);

  return (
    <div class="narrow">
      <h1 tabIndex={-1}>{say.followHeading}</h1>
      <p class="telling">{say.followLead}</p>
      <GuestNotice />
      {isCut && (
        <p class="notice notice-trouble" role="alert">
          {say.linkUnlike}
        </p>
      )}
      {problem.value !== null && <Trouble problem={problem.value} />}
      {code !== null && problem.value === null && <Loading />}
      {(code === null || problem.value !== null) && (
        <section class="sheet">
          <LinkForm />
        </section>
      )}
    </div>
  );
}
