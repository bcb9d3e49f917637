import { type ReadonlySignal, signal } from '@preact/signals';
import type { Wanted, Way } from './offers.ts';

/** What is ticked in forms, by the way each is for; it stays while other things are looked at. */
export type FormChoice = {
  readonly wantedFor: (way: Way) => Wanted;
  readonly toggle: (way: Way, field: string, piece: string) => void;
  readonly forget: () => void;
  readonly all: ReadonlySignal<Readonly<Record<string, Wanted>>>;
};

const nothing: Wanted = {};

export function openFormChoice(): FormChoice {
  const all = signal<Readonly<Record<string, Wanted>>>({});
  const wantedFor = ({ id }: Way): Wanted => all.value[id] ?? nothing;
  return {
    all,
    wantedFor,
    toggle(way, field, piece) {
      const before = wantedFor(way);
      const had = before[field] ?? [];
      const has = had.includes(piece) ? had.filter((id) => id !== piece) : [...had, piece];
      all.value = { ...all.peek(), [way.id]: { ...before, [field]: has } };
    },
    forget() {
      all.value = {};
    },
  };
}
