import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { announce } from '../announcer.ts';
import { deviceShelf } from '../storage.ts';
import { seatToName } from './names.ts';
import { sentencesOf, type Table } from './table.ts';

/** Between the seats around one screen: nobody sees the next hand before its player says it is him. */
export type Curtain = {
  readonly isDrawn: ReadonlySignal<boolean>;
  readonly isWanted: ReadonlySignal<boolean>;
  readonly lift: () => void;
  readonly want: (wanted: boolean) => void;
};

export function openCurtain({ id, game, position, events }: Table): Curtain {
  const lookedAs = `looked-as:${id}`;
  const without = `no-curtain:${id}`;
  const looked = signal(deviceShelf.read(lookedAs));
  const isWanted = signal(deviceShelf.read(without) === null);

  const seat = computed(() => {
    const isOne = game.value === null || seatToName(game.value).seat === undefined;
    const isRunning = position.value?.status === 'running';
    return isOne || !isRunning ? null : (position.value?.seat ?? null);
  });

  return {
    isDrawn: computed(
      () => isWanted.value && seat.value !== null && looked.value !== String(seat.value),
    ),
    isWanted,
    lift() {
      looked.value = String(seat.peek());
      deviceShelf.write(lookedAs, looked.peek());
      announce(sentencesOf(events.peek().slice(-1)));
    },
    want(wanted) {
      isWanted.value = wanted;
      deviceShelf.write(without, wanted ? null : 'yes');
      if (!wanted) return;
      looked.value = String(seat.peek()); // who draws it is looking
      deviceShelf.write(lookedAs, looked.peek());
    },
  };
}
