import type { Seat } from '../../../core/seat.ts';
import type { Colour, Fact, Player, State } from '../types.ts';
import { learns } from './1-10-knowledge.ts';

/** DVE 9: the knowledge a Friar brings at once. */
const knowledge: Readonly<Record<string, number>> = {
  'friar-mario': 12,
  'friar-michael': 7,
  'friar-stefano': 7,
  'friar-ralph': 7,
};

export const friarGains = (state: State, seat: Seat, friar: string): readonly Fact[] =>
  learns(state, seat, knowledge[friar] ?? 0);

/** DVE 9.1: the virtual cube of a tile, never lost while the tile is held. */
export function virtualCube({
  friar,
  cardinal,
}: Pick<Player, 'friar' | 'cardinal'>): Colour | null {
  if (cardinal === 'cardinal-balestreri') return 'red';
  if (friar === 'friar-michael') return 'yellow';
  return friar === 'friar-stefano' ? 'black' : null;
}
