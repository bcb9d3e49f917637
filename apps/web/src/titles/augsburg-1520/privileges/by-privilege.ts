import type { WishedAction } from '../acts.ts';

const fromOrange: readonly unknown[] = ['coat', 'patent'];

/** By which privilege something is done; null: besides them. */
export function privilegeFor(action: WishedAction): unknown {
  const { type, colour, by, right } = action;
  if (type === 'step') return colour;
  if (type === 'draw') return 'draw2';
  if (type === 'take-right') return fromOrange.includes(right) ? 'orange' : 'violet';
  return by === 'architect' ? null : by;
}
