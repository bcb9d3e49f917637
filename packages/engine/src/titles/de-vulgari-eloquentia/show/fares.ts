import { reachFrom, roadsOf } from '../atlas.ts';
import { ducatsFor } from '../rules/3-movement.ts';
import { placeName } from '../words/names/names.ts';
import { type Block, grid, type Scene, viewer } from './scene.ts';

/** Where one can go, and what it costs. */
type Fare = { readonly to: string; readonly points: number; readonly ducats: number };

/** Where the viewer can go in his turn, the nearest places first. */
export function reachable(scene: Scene): readonly Fare[] {
  const { view, edition } = scene;
  const { going } = view;
  const player = viewer(scene);
  if (player === undefined || player.place === null || going?.seat !== player.seat) return [];
  if (going.hasMoved || going.looking !== null || view.summons !== null) return [];
  const { place, ducats: has } = player;
  return [...reachFrom({ edition, roads: roadsOf(edition) }, place)]
    .map(([to, points]) => ({ to, points, ducats: ducatsFor(points, player) }))
    .filter(({ to, points, ducats }) => to !== place && points <= going.points && ducats <= has)
    .sort((one, other) => one.points - other.points);
}

/** The places the viewer can go to, by what they cost. */
export function faresAsked(scene: Scene): readonly Block[] {
  const { edition, board } = scene;
  const fares = reachable(scene);
  const rows = [...new Set(fares.map(({ points }) => points))].map((points) => {
    const alike = fares.filter((fare) => fare.points === points);
    return [
      String(points),
      String(alike[0]?.ducats ?? 0),
      alike.map(({ to }) => placeName(edition, to)).join(', '),
    ];
  });
  return rows.length === 0 ? [] : [grid(board.fareColumns, rows)];
}
