import { useSignal } from '@preact/signals';
import { type Saving, useSaving } from '../../parts/saving.tsx';
import { client } from '../../service.ts';
import { sayings } from '../../words/settings.ts';
import type { Me, PartProps } from './account.tsx';

/** What is kept with every choice: what one is told of by mail and how, and when one plays. */
type Wishes = Pick<Me, 'notices' | 'telling' | 'playTimes'>;
type Change = { readonly [Kind in keyof Wishes]?: Partial<Wishes[Kind]> };

const changed = ({ notices, telling, playTimes }: Wishes, change: Change): Wishes => ({
  notices: { ...notices, ...change.notices },
  telling: { ...telling, ...change.telling },
  playTimes: { ...playTimes, ...change.playTimes },
});

/** Several changes in one, the later before the earlier. */
const together = (changes: readonly Change[]): Change => ({
  notices: Object.assign({}, ...changes.map(({ notices }) => notices)),
  telling: Object.assign({}, ...changes.map(({ telling }) => telling)),
  playTimes: Object.assign({}, ...changes.map(({ playTimes }) => playTimes)),
});

/** Keeps each change as it is made: whoever goes through the choices by keyboard makes several at once. */
export function useWishes({ me, note }: PartProps): {
  readonly shown: Wishes;
  readonly saving: Saving;
  readonly wish: (change: Change) => void;
} {
  const saving = useSaving();
  const unsaved = useSignal<readonly Change[]>([]);

  async function save(): Promise<void> {
    while (unsaved.peek().length > 0) {
      const sent = unsaved.peek();
      const now = await saving.ask(() => client.updateMe(together(sent)), sayings.peek().saved);
      if (now !== null) note(now);
      unsaved.value = now === null ? [] : unsaved.peek().slice(sent.length);
    }
  }

  return {
    shown: unsaved.value.reduce(changed, me),
    saving,
    wish: (change) => {
      unsaved.value = [...unsaved.peek(), change];
      if (!saving.isSending.peek()) void save();
    },
  };
}
