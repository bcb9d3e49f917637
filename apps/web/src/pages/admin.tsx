import '../styles/admin.css';
import { useSignal } from '@preact/signals';
import type { Problem } from '@staffetta/client';
import { useEffect, useRef } from 'preact/hooks';
import { EntryDialog, EntryPage } from '../admin/entry.tsx';
import { findPage, sections } from '../admin/sections.ts';
import { admin, awaitingEntry, entry } from '../admin/service.ts';
import { announce } from '../announcer.ts';
import { locale } from '../language.ts';
import { timeOf } from '../language-forms.ts';
import { focusHeading } from '../parts/focus-heading.ts';
import { Nowhere } from '../parts/nowhere.tsx';
import { Saved, useSaving } from '../parts/saving.tsx';
import { Loading, Trouble } from '../parts/trouble.tsx';
import { adminAddress, go } from '../route.ts';
import { sayings } from '../words/admin.ts';

type PathProps = { readonly path: string };

/** The ways to all sections; on a phone a strip, with the one shown in sight. */
function Navigation({ path }: PathProps) {
  const say = sayings.value;
  const shown = findPage(path)?.section.id;
  const place = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const strip = place.current;
    const here = strip?.querySelector<HTMLElement>('[aria-current]');
    if (strip != null && here != null) strip.scrollLeft = here.offsetLeft - strip.offsetLeft - 16;
  }, [shown]);
  return (
    <nav class="admin-nav" aria-label={say.contents}>
      <ul ref={place}>
        {sections.map(({ id }) => (
          <li key={id}>
            <a href={adminAddress(id)} aria-current={id === shown ? 'page' : undefined}>
              {say.sections[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Until when one may administer, and the way out before. */
function Until({ until }: { readonly until: string }) {
  const say = sayings.value;
  const saving = useSaving();
  async function leave(): Promise<void> {
    await saving.ask(admin.leave);
    if (saving.problem.peek() !== null) return;
    go('/');
    entry.value = null;
    announce(say.left);
  }
  return (
    <div class="admin-until">
      <p class="soft">{say.until(timeOf(locale.value, until, Date.now()))}</p>
      <button
        type="button"
        class="button button-small"
        aria-busy={saving.isSending.value}
        onClick={() => void leave()}
      >
        {say.leave}
      </button>
      <Saved saving={saving} />
    </div>
  );
}

function Shown({ path }: PathProps) {
  const found = findPage(path);
  if (found === null) return <Nowhere />;
  const { Page, One } = found.section;
  return found.of === null || One === undefined ? <Page /> : <One key={found.of} of={found.of} />;
}

type FrameProps = PathProps & { readonly until: string; readonly hasJustEntered: boolean };

/** What all pages of admins have around them. */
function Frame({ path, until, hasJustEntered }: FrameProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    () => (hasJustEntered && place.current !== null ? focusHeading(place.current) : undefined),
    [hasJustEntered],
  );
  const answer = awaitingEntry.value;
  return (
    <div class="admin">
      <Until until={until} />
      <Navigation path={path} />
      <div ref={place} class="admin-page">
        <Shown path={path} />
      </div>
      {answer !== null && <EntryDialog answer={answer} />}
    </div>
  );
}

/** All that admins do, behind a fresh sign-in. */
export function AdminPage({ path }: PathProps) {
  const say = sayings.value;
  const problem = useSignal<Problem | null>(null);
  const hasJustEntered = useSignal(false);
  const section = findPage(path)?.section.id;
  const title = section === undefined ? say.heading : `${say.sections[section]} – ${say.heading}`;

  async function hear(): Promise<void> {
    const found = await admin.entry();
    problem.value = found.ok ? null : found.problem;
    entry.value = found.ok ? found.data : null;
  }
  useEffect(() => {
    void hear();
    return () => {
      entry.value = null; // the next one to come may be somebody else
    };
  }, []);
  useEffect(() => {
    document.title = `${title} – Staffetta`;
  }, [title]);

  if (problem.value?.title === 'not-found') return <Nowhere />; // he administers no longer
  if (problem.value !== null) return <Trouble problem={problem.value} again={() => void hear()} />;
  if (entry.value === null) return <Loading />;
  const { until } = entry.value;
  if (until !== null) {
    return <Frame path={path} until={until} hasJustEntered={hasJustEntered.value} />;
  }
  return (
    <EntryPage
      onIn={() => {
        hasJustEntered.value = true;
      }}
    />
  );
}
