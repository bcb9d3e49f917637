import type { StreamState } from '@staffetta/client';
import { words } from '../language.ts';
import { isCutOff } from '../news.ts';

/** Whether what one sees is as it is now. */
export function StreamMark({ state }: Pick<StreamState, 'state'>) {
  if (state === 'refused') return null;
  return (
    <p class={`stream stream-${state}`}>
      <span class="stream-dot" aria-hidden="true" />
      {words.value.game[state]}
    </p>
  );
}

/** Says of a list that it may be old, as long as nothing can be heard. */
export const ListMark = () => (
  <div role="status" class="list-mark">
    {isCutOff.value && <StreamMark state="offline" />}
  </div>
);
