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

  const stop = effect(() => {
    const wanted = version.value;
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
    if (here.page === 'game' && here.game === id) version.value = here.version;
  });

  function look(wanted: number | null): void {
    const newest = present.peek()?.newest ?? 1;
    const isPast = wanted !== null && wanted < newest;
    const shown = isPast ? Math.max(1, wanted) : null;
    go(gameAddress(id, shown) + location.hash, { replacing: true });
  }

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
