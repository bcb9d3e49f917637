import type { Chance } from './chance.ts';
import type { Setting } from './play.ts';
import type { Position } from './position.ts';
import type { Viewer } from './seat.ts';

/**
 * A game to try things in, from where a viewer stands: everything he cannot know dealt anew, nobody's
 * orders in it, and nothing to take back. Whoever plays it on supplies its chance.
 */
export const fork = (
  { title }: Setting,
  position: Position,
  viewer: Viewer,
  dealing: Chance,
): Position => ({
  ...position,
  game:
    position.game.status === 'running'
      ? { ...position.game, state: title.redeal(position.game.state, viewer, dealing) }
      : position.game,
  orders: position.orders.map(() => ({ placed: 0, standing: [] })),
  trail: [],
});
