import { useSignal } from '@preact/signals';
import type { Problem, TitleInBrief } from '@staffetta/client';
import { words } from '../language.ts';
import { tryAtOnce } from './hot-seat.ts';
import { Trouble } from './trouble.tsx';

type TryNowProps = { readonly title: Pick<TitleInBrief, 'id' | 'name' | 'seats'> };

/** Plays a title at once, around one screen, with the fewest seats it has. */
export function TryNow({ title: { id, name, seats } }: TryNowProps) {
  const say = words.value.pages.rules;
  const problem = useSignal<Problem | null>(null);
  const isSending = useSignal(false);
  async function begin(): Promise<void> {
    if (isSending.peek()) return;
    isSending.value = true;
    problem.value = await tryAtOnce(id, seats.min);
    isSending.value = false;
  }
  return (
    <>
      <button
        type="button"
        class="button"
        aria-busy={isSending.value}
        aria-label={`${say.tryNow}: ${name}`}
        onClick={() => void begin()}
      >
        {say.tryNow}
      </button>
      {problem.value !== null && <Trouble problem={problem.value} />}
    </>
  );
}
