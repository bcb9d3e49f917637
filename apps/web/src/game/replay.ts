import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Past } from './past.ts';
import type { Table } from './table.ts';

/** How many times as fast as usual. */
export const speeds = [1, 2, 4] as const;
type Speed = (typeof speeds)[number];

/** Shows version after version, up to now. */
export type Replay = {
  readonly isPlaying: ReadonlySignal<boolean>;
  readonly speed: ReadonlySignal<Speed>;
  /** From what followed a version. */
  readonly play: (after: number) => void;
  readonly pause: () => void;
  readonly goAt: (speed: Speed) => void;
  readonly close: () => void;
};

const usual = 1_800; // milliseconds to look at what a version brought

export function openReplay(past: Past, { position }: Pick<Table, 'position'>): Replay {
  const isWanted = signal(false);
  const speed = signal<Speed>(1);
  const newest = computed(() => position.value?.version ?? 0);
  /** The version that is on the board, as soon as it is. */
  const shown = computed(() =>
    past.version.value !== null && past.position.value?.version === past.version.value
      ? past.version.value
      : null,
  );

  const stop = effect(() => {
    const now = shown.value;
    if (!isWanted.value || now === null) return undefined;
    const timer = setTimeout(() => {
      if (now + 1 >= newest.peek()) isWanted.value = false;
      past.look(now + 1);
    }, usual / speed.value);
    return () => clearTimeout(timer);
  });

  // Whoever comes back to now by himself has seen enough.
  const stopAtNow = effect(() => {
    if (past.version.value === null) isWanted.value = false;
  });

  return {
    isPlaying: isWanted,
    speed,
    play(after) {
      past.look(Math.max(1, after + 1));
      isWanted.value = true;
    },
    pause() {
      isWanted.value = false;
    },
    goAt(wanted) {
      speed.value = wanted;
    },
    close() {
      stop();
      stopAtNow();
    },
  };
}
