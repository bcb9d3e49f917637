import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { Problem, Result } from '@staffetta/client';
import { useRef } from 'preact/hooks';
import { useInSight } from './in-sight.ts';
import { Trouble } from './trouble.tsx';

/** Something asked of the service, and how it went, told where it was asked. */
export type Saving = {
  readonly problem: ReadonlySignal<Problem | null>;
  readonly told: ReadonlySignal<string | null>;
  readonly isSending: ReadonlySignal<boolean>;
  readonly ask: <Data>(call: () => Promise<Result<Data>>, told?: string) => Promise<Data | null>;
};

export function useSaving(): Saving {
  const problem = useSignal<Problem | null>(null);
  const told = useSignal<string | null>(null);
  const isSending = useSignal(false);
  return {
    problem,
    told,
    isSending,
    async ask(call, saying) {
      if (isSending.peek()) return null;
      isSending.value = true;
      told.value = null;
      const result = await call();
      isSending.value = false;
      problem.value = result.ok ? null : result.problem;
      if (!result.ok) return null;
      told.value = saying ?? null;
      return result.data;
    },
  };
}

/** How it went, where one looks. */
export function Saved({ saving }: { readonly saving: Saving }) {
  const told = saving.told.value;
  const problem = saving.problem.value;
  const place = useRef<HTMLDivElement>(null);
  useInSight(place, problem ?? told);
  return (
    <div ref={place} class="saving">
      <p role="status" class="saved">
        {told}
      </p>
      {problem !== null && <Trouble problem={problem} />}
    </div>
  );
}
