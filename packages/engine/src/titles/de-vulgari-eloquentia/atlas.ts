import type { Edition } from './edition.ts';

/** Steps from a place to every place one can move to in one movement. */
type Reach = ReadonlyMap<string, number>;

/** DVE 3.3: from port to port of one sea in a turn. */
const crossing = 3;

export const isAtSea = ({ seas }: Edition, place: string | null): boolean =>
  seas.some(({ id }) => id === place);

export const portsOf = ({ zones }: Edition, sea: string): readonly string[] =>
  zones.filter(({ port }) => port === sea).map(({ id }) => id);

/** The zones at the other ends of each zone's roads. */
export type Roads = Readonly<Record<string, readonly string[]>>;

/** Worked out once, when the box is opened. */
export const roadsOf = ({ zones, roads }: Edition): Roads =>
  Object.fromEntries(
    zones.map(({ id }) => [
      id,
      roads.list.flatMap(([one, other]) => {
        if (one === id) return [other];
        return other === id ? [one] : [];
      }),
    ]),
  );

/** The printed board, and its roads by zone. */
type Board = { readonly edition: Edition; readonly roads: Roads };

/** DVE 3.2: steps along roads from several zones at once, each with steps already taken. */
function byRoad(roads: Roads, from: Reach): Map<string, number> {
  const steps = new Map(from);
  const open = [...steps.keys()];
  for (const zone of open) {
    const next = (steps.get(zone) ?? 0) + 1;
    for (const neighbour of roads[zone] ?? []) {
      if (next >= (steps.get(neighbour) ?? Number.POSITIVE_INFINITY)) continue;
      steps.set(neighbour, next);
      open.push(neighbour);
    }
  }
  return steps;
}

/** The lower of two numbers of steps, for every place that either names. */
function lower(one: Reach, other: Reach): Map<string, number> {
  const both = new Map(one);
  for (const [place, steps] of other) {
    both.set(place, Math.min(steps, both.get(place) ?? steps));
  }
  return both;
}

/** DVE 3.4: from the sea one lands in any of its ports, and may walk on. */
const reachFromSea = ({ edition, roads }: Board, sea: string): Reach =>
  byRoad(roads, new Map(portsOf(edition, sea).map((port) => [port, 1])));

/** DVE 3.5: on land, then across a sea at most once, or onto it and no further, then on land again. */
function reachFromLand({ edition, roads }: Board, zone: string): Reach {
  const onLand = byRoad(roads, new Map([[zone, 0]]));
  return edition.seas.reduce<Reach>((reach, { id: sea }) => {
    const ports = portsOf(edition, sea);
    const walks = ports.flatMap((port) => onLand.get(port) ?? []);
    if (walks.length === 0) return reach;
    const embarked = Math.min(...walks);
    const landed = new Map(
      ports.map((port) => {
        const others = ports.filter((other) => other !== port);
        const walk = Math.min(
          ...others.map((other) => onLand.get(other) ?? Number.POSITIVE_INFINITY),
        );
        return [port, walk + crossing] as const;
      }),
    );
    const across = new Map([...landed].filter(([, steps]) => Number.isFinite(steps)));
    return lower(lower(reach, byRoad(roads, across)), new Map([[sea, embarked + 1]]));
  }, onLand);
}

/** DVE 3.1: the steps of the cheapest route from a place to every other. */
export const reachFrom = (board: Board, place: string): Reach =>
  isAtSea(board.edition, place) ? reachFromSea(board, place) : reachFromLand(board, place);
