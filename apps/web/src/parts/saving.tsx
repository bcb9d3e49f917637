import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { Problem, Result } from '@staffetta/client';
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

export const Saved = ({ saving }: { readonly saving: Saving }) => (
  <>
    <p role="status" class="saved">
      {saving.told.value}
    </p>
    {saving.problem.value !== null && <Trouble problem={saving.problem.value} />}
  </>
);
