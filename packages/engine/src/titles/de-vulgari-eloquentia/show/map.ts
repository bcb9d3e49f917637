import type { Section } from '../../../core/show.ts';
import type { Edition, Zone } from '../edition.ts';
import { eventTile } from '../pieces.ts';
import { pieceName, placeName } from '../words/names/names.ts';
import { givenBy, grid, type Player, type Scene, text } from './scene.ts';

/** What a zone is for now. */
function thingsIn({ view, edition, board, names }: Scene, zone: Zone): readonly string[] {
  const { ducats = 0, knowledge = 0 } = zone;
  const lying = view.events.placed
    .map((id) => eventTile(edition, id))
    .filter((event) => event.zone === zone.id);
  const canticle = view.canticle.find((dealt) => dealt.zone === zone.id);
  const kinds: readonly (readonly [boolean | undefined, string])[] = [
    [zone.start, board.start],
    [zone.convent, board.convent],
    [zone.abbey, board.abbey],
    [zone.cathedral, board.cathedral],
    [zone.messenger, board.bologna],
    [zone.franciscan, board.franciscan],
  ];
  return [
    ...(ducats > 0 ? [board.ducats(ducats)] : []),
    ...(knowledge > 0 ? [board.knowledge(knowledge)] : []),
    ...lying.map((event) => `${names.event(event.name)} (${givenBy(board, event)})`),
    ...kinds.filter(([is]) => is === true).map(([, kind]) => kind),
    ...(canticle === undefined ? [] : [pieceName(names, edition, canticle.tile)]),
    ...(zone.port === undefined ? [] : [board.port(placeName(edition, zone.port))]),
  ];
}

/** Every way between two places, by road or by sea. */
const waysIn = ({ zones, roads }: Edition): readonly (readonly [string, string])[] => [
  ...roads.list,
  ...zones.flatMap(({ id, port }) => (port === undefined ? [] : [[id, port] as const])),
];

/** The names of the places one step away from each place. */
function neighboursIn(edition: Edition): ReadonlyMap<string, readonly string[]> {
  const names = new Map([...edition.seas, ...edition.zones].map(({ id, name }) => [id, name]));
  const neighbours = new Map<string, string[]>();
  const add = (place: string, neighbour: string): void => {
    const list = neighbours.get(place) ?? [];
    neighbours.set(place, list);
    list.push(names.get(neighbour) ?? neighbour);
  };
  for (const [one, other] of waysIn(edition)) {
    add(one, other);
    if (other !== one) add(other, one);
  }
  return neighbours;
}

export function mapSection(scene: Scene): readonly Section[] {
  const { view, edition, board, names, nameOf } = scene;
  const neighbours = neighboursIn(edition);
  const whose = (is: (player: Player) => boolean): string =>
    view.players
      .filter(is)
      .map(({ seat }) => nameOf(seat))
      .join(', ');
  const row = (place: { readonly id: string; readonly name: string }, here: string, of: string) => [
    place.name,
    of,
    here,
    whose((player) => player.place === place.id),
    whose(({ visited }) => visited.includes(place.id)),
    neighbours.get(place.id)?.join(', ') ?? '',
  ];
  const rows = [
    ...edition.zones.map((zone) =>
      row(
        zone,
        thingsIn(scene, zone).join(', '),
        zone.dialect === null ? '' : names.dialects[zone.dialect],
      ),
    ),
    ...edition.seas.map((sea) => row(sea, board.sea, '')),
  ];
  return [{ heading: board.map, blocks: [text(board.mapNote), grid(board.mapColumns, rows)] }];
}
