import type { Section } from '@staffetta/client';
import { go } from '../../route.ts';
import { sayings } from '../../words/inspecting.ts';
import { partAddress, searched, wholeIn } from './address.ts';
import { type Eyes, eyesIn } from './eyes.ts';
import { type InspectedGame, nameOfSeat } from './inspected.ts';

// The two positions one has chosen, as the address keeps them.

export const sides = ['left', 'right'] as const;
export type Side = (typeof sides)[number];

/** What one side shows. */
export type Pane = { readonly number: number; readonly eyes: Eyes };

/** What one looks at: both sides, or what changed between them. Where there is room for one, the other side waits. */
export const views = [...sides, 'changed'] as const;
export type View = (typeof views)[number];

export type Panes = Readonly<Record<Side, Pane>> & { readonly view: View };

export const isSame = (one: Pane, other: Pane): boolean =>
  one.number === other.number && one.eyes === other.eyes;

/** What the address wishes for; of what there is not, the newest, with the eyes of a spectator. */
export function panesIn(game: InspectedGame): Panes {
  const search = searched();
  const known = eyesIn(game);
  const pane = (side: Side): Pane => {
    const eyes = known.find((one) => String(one) === search.get(`${side}As`));
    const number = wholeIn(search.get(side)) ?? game.number;
    return { number: Math.min(number, game.number), eyes: eyes ?? 'spectator' };
  };
  const [left, right] = [pane('left'), pane('right')];
  const wanted = views.find((one) => one === search.get('show')) ?? 'left';
  const view = wanted === 'changed' && isSame(left, right) ? 'left' : wanted;
  return { left, right, view };
}

export function show(id: string, { left, right, view }: Panes): void {
  const chosen = {
    ...{ left: String(left.number), right: String(right.number) },
    ...(left.eyes !== 'spectator' && { leftAs: String(left.eyes) }),
    ...(right.eyes !== 'spectator' && { rightAs: String(right.eyes) }),
    ...(view !== 'left' && { show: view }),
  };
  go(partAddress(id, 'positions', chosen), { replacing: true });
}

/** One event on or back, for each side as far as there are any. */
export function moved(panes: Panes, by: number, newest: number): Panes {
  const step = (pane: Pane): Pane => ({
    ...pane,
    number: Math.max(1, Math.min(newest, pane.number + by)),
  });
  return { ...panes, left: step(panes.left), right: step(panes.right) };
}

/** The sections of one position that are otherwise in another, or not there. */
export const differing = (
  sections: readonly Section[],
  other: readonly Section[],
): readonly Section[] =>
  sections.filter((section) => {
    const same = other.find(({ heading }) => heading === section.heading);
    return JSON.stringify(same) !== JSON.stringify(section);
  });

/** Whose eyes they are, as whoever chooses reads it. */
export function nameOfEyes(game: InspectedGame, eyes: Eyes): string {
  const say = sayings.value.positions;
  return typeof eyes === 'number' ? say.seat(eyes + 1, nameOfSeat(game, eyes)) : say[eyes];
}
