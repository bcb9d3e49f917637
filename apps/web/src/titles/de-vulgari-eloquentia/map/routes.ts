import { neighboursOf, placeOn, type Sheet, type Way } from './layout.ts';

/** DVE 3.2, 3.3: how much one step costs; to come ashore again within a movement, two. */
const costFrom = (sheet: Sheet, place: string, start: string): number =>
  place !== start && placeOn(sheet, place)?.zone === null ? 2 : 1;

/** Where each place is best come to from, as one sets out from a start. */
function cameFrom(sheet: Sheet, start: string): ReadonlyMap<string, string> {
  const costs = new Map([[start, 0]]);
  const before = new Map<string, string>();
  const open = [start];
  for (const place of open) {
    const cost = (costs.get(place) ?? 0) + costFrom(sheet, place, start);
    for (const next of neighboursOf(sheet, place)) {
      if (cost >= (costs.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      costs.set(next, cost);
      before.set(next, place);
      open.push(next);
    }
  }
  return before;
}

/** The stops of the cheapest way from one place to another, both included; straight where there is none. */
export function wayThrough(sheet: Sheet, from: string, to: string): readonly string[] {
  const before = cameFrom(sheet, from);
  const stops = [to];
  for (let at = before.get(to); at !== undefined; at = before.get(at)) stops.unshift(at);
  return stops.length === 1 ? [from, to] : stops;
}

/** The ways along which one goes from one place to another; none where there are none. */
export function waysThrough(sheet: Sheet, from: string, to: string): readonly Way[] {
  const stops = wayThrough(sheet, from, to);
  return stops
    .slice(1)
    .flatMap((next, place) =>
      sheet.ways.filter(
        (way) =>
          (way.from === stops[place] && way.to === next) ||
          (way.to === stops[place] && way.from === next),
      ),
    );
}
