import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { Problem, Result } from '@staffetta/client';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../announcer.ts';
import { words } from '../language.ts';
import { Loading, Trouble } from './trouble.tsx';

/** A stretch of a list, and the cursor of the next. */
type Stretch<Row> = { readonly rows: readonly Row[]; readonly next: string | null };

/** A list that comes stretch by stretch. */
export type Listing<Row> = {
  readonly rows: ReadonlySignal<readonly Row[] | null>; // null: none has come yet
  readonly next: ReadonlySignal<string | null>;
  readonly problem: ReadonlySignal<Problem | null>;
  readonly isLoading: ReadonlySignal<boolean>;
  readonly begin: () => Promise<void>; // anew
  readonly more: () => Promise<void>;
};

type Fetch<Row> = (cursor: { readonly cursor?: string }) => Promise<Result<Stretch<Row>>>;

/** Fetches a list, and another one when what is looked for changes. */
export function useListing<Row>(wanted: string, fetchStretch: Fetch<Row>): Listing<Row> {
  const rows = useSignal<readonly Row[] | null>(null);
  const next = useSignal<string | null>(null);
  const problem = useSignal<Problem | null>(null);
  const isLoading = useSignal(false);
  const asked = useRef(0);

  async function fetchBehind(before: readonly Row[], cursor: { cursor?: string }): Promise<number> {
    asked.current += 1;
    const mine = asked.current;
    isLoading.value = true;
    const found = await fetchStretch(cursor);
    if (mine !== asked.current) return 0; // something else is looked for by now
    isLoading.value = false;
    problem.value = found.ok ? null : found.problem;
    if (!found.ok) return 0;
    rows.value = [...before, ...found.data.rows];
    next.value = found.data.next;
    return found.data.rows.length;
  }

  async function begin(): Promise<void> {
    await fetchBehind([], {});
  }

  async function more(): Promise<void> {
    const cursor = next.peek();
    if (cursor === null || isLoading.peek()) return;
    const came = await fetchBehind(rows.peek() ?? [], { cursor });
    if (came > 0) announce(words.peek().list.moreCame(came));
  }

  useEffect(() => {
    rows.value = null;
    next.value = null;
    void begin();
    return () => {
      asked.current += 1;
    };
  }, [wanted]);

  return { rows, next, problem, isLoading, begin, more };
}

type ListProps<Row> = {
  readonly listing: Listing<Row>;
  readonly label: string;
  readonly kind?: string; // its class
  readonly none?: string; // said where nothing was found
  readonly children: (row: Row) => ComponentChildren; // a list item
};

/** What has come of a list, and the way to more of it. */
export function List<Row>({ listing, label, kind = 'listed', none, children }: ListProps<Row>) {
  const say = words.value.list;
  const { rows, next, problem, isLoading, begin, more } = listing;
  const place = useRef<HTMLUListElement>(null);
  const shown = rows.value;

  async function showMore(): Promise<void> {
    await more();
    if (next.peek() === null && problem.peek() === null) place.current?.focus(); // its button is gone
  }

  if (problem.value !== null && shown === null) {
    return <Trouble problem={problem.value} again={() => void begin()} />;
  }
  if (shown === null) return <Loading />;
  return (
    <>
      {shown.length === 0 ? (
        <p class="empty" role="status">
          {none ?? say.none}
        </p>
      ) : (
        <ul ref={place} class={kind} aria-label={label} tabIndex={-1}>
          {shown.map(children)}
        </ul>
      )}
      {problem.value !== null && <Trouble problem={problem.value} />}
      {next.value !== null && (
        <button
          type="button"
          class="button at-start"
          aria-busy={isLoading.value}
          onClick={() => void showMore()}
        >
          {say.more}
        </button>
      )}
    </>
  );
}
