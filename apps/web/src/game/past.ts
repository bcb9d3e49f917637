import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Position, Problem } from '@staffetta/client';
import { language } from '../language.ts';
import { gameAddress, go, route } from '../route.ts';
import { client } from '../service.ts';
import { seatToName } from './names.ts';
import type { Table } from './table.ts';

/** A look at an earlier version; its number stands in the address, so that one can send it. */
export type Past = {
  readonly version: ReadonlySignal<number | null>; // null: now
  readonly position: ReadonlySignal<Position | null>; // may lag behind while it is fetched
  readonly problem: ReadonlySignal<Problem | null>;
  readonly look: (version: number | null) => void;
  readonly close: () => void;
};

const patience = 80; // milliseconds: a slider passes over many versions

export function openPast({ id, game, position: present }: Table): Past {
  const version = signal<number | null>(null);
  const position = signal<Position | null>(null);
  const problem = signal<Problem | null>(null);
  const known = new Map<string, Position>();
  const of = computed(() => (game.value === null ? {} : seatToName(game.value)));

  async function fetched(wanted: number, name: string): Promise<void> {
    const result = await client.position(id, { ...of.peek(), version: wanted });
    if (result.ok) known.set(name, result.data);
    if (version.peek() !== wanted) return;
    problem.value = result.ok ? null : result.problem;
    position.value = result.ok ? result.data : position.peek();
  }

  const newest = computed(() => present.value?.newest ?? null);

  function look(wanted: number | null): void {
    const isPast = wanted !== null && wanted < (newest.peek() ?? 1);
    const shown = isPast ? Math.max(1, wanted) : null;
    go(gameAddress(id, shown) + location.hash, { replacing: true });
  }

  /** Nothing is fetched that is not past; until now is known, nobody knows what is. */
  const pastVersion = computed(() => {
    const isPast = newest.value !== null && (version.value ?? newest.value) < newest.value;
    return isPast ? version.value : null;
  });

  const stop = effect(() => {
    const wanted = pastVersion.value;
    const name = `${wanted} ${language.value} ${of.value.seat}`;
    problem.value = null;
    const found = wanted === null ? null : known.get(name);
    if (found !== undefined) position.value = found;
    if (wanted === null || found !== undefined) return undefined;
    const timer = setTimeout(() => void fetched(wanted, name), patience);
    return () => clearTimeout(timer);
  });

  const stopRouting = effect(() => {
    const here = route.value;
    if (here.page !== 'game' || here.game !== id) return;
    version.value = here.version;
    if (here.version !== null && newest.value !== null && here.version >= newest.value) look(null);
  });

  return {
    version,
    position,
    problem,
    look,
    close: () => {
      stop();
      stopRouting();
    },
  };
}
