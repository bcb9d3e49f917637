import { locale } from '../../../language.ts';
import { listed } from '../../../language-forms.ts';
import {
  canticleTurn,
  type EventTile,
  type Facts,
  lyingAt,
  seatsAt,
  seatsThatTook,
  type View,
  type Zone,
} from './facts.ts';
import { neighboursOf, type Place, placeOn, type Sheet } from './layout.ts';
import type { ActionOffer } from './playing.ts';
import { mapWords } from './words/index.ts';

/** Something to be known of a place, and the rule it comes from. */
export type Telling = { readonly text: string; readonly rule: string };

type Known = {
  readonly sheet: Sheet;
  readonly facts: Facts;
  readonly view: View;
  readonly nameOf: (seat: number) => string;
};

function givenBy({ gives, amount }: EventTile): string {
  const say = mapWords.value;
  if (gives === 'auction') return say.auction;
  return gives === 'ducats' ? say.ducats(amount) : say.knowledge(amount);
}

/** DVE 4: what a zone is, as it is printed. */
function printedIn(zone: Zone, { facts }: Known): readonly Telling[] {
  const say = mapWords.value;
  const { ducats = 0, knowledge = 0, port } = zone;
  const sea = facts.seas.find(({ id }) => id === port)?.name ?? '';
  const values = [
    ...(ducats > 0 ? [say.ducats(ducats)] : []),
    ...(knowledge > 0 ? [say.knowledge(knowledge)] : []),
  ];
  const kinds: readonly (readonly [boolean, string, string])[] = [
    [zone.dialect !== null, zone.dialect === null ? '' : say.dialects[zone.dialect], 'DVE 5.2'],
    [zone.dialect === null, say.noDialect, 'DVE 5.2'],
    [zone.start === true, say.start, 'DVE 1.8'],
    [values.length > 0, values.join(', '), 'DVE 4.2'],
    [zone.convent === true, say.convent, 'DVE 4.4'],
    [zone.cathedral === true, say.cathedral, 'DVE 4.5'],
    [zone.abbey === true, say.abbey, 'DVE 4.6'],
    [zone.messenger === true, say.messenger, 'DVE 8.2'],
    [zone.franciscan === true, say.franciscan, 'DVE 8.4'],
    [port !== undefined, say.port(sea), 'DVE 3.3'],
  ];
  return kinds.filter(([is]) => is).map(([, text, rule]) => ({ text, rule }));
}

/** What lies there now. */
function lyingIn(zone: Zone, { view, facts }: Known): readonly Telling[] {
  const say = mapWords.value;
  const turn = canticleTurn(view, zone.id);
  return [
    ...(turn === null ? [] : [{ text: say.canticle(turn), rule: 'DVE 8.4' }]),
    ...lyingAt(view, facts, zone.id).map((tile) => ({
      text: say.event(tile.name, givenBy(tile)),
      rule: tile.gives === 'auction' ? 'DVE 11.1' : 'DVE 4.1',
    })),
  ];
}

/** Who is there, and who was. */
function aboutPeople({ id }: Place, { view, nameOf }: Known): readonly Telling[] {
  const say = mapWords.value;
  const names = (seats: readonly number[]) => listed(locale.value, seats.map(nameOf));
  const [here, took] = [seatsAt(view, id), seatsThatTook(view, id)];
  return [
    ...(here.length > 0 ? [{ text: say.here(names(here)), rule: 'DVE 4.7' }] : []),
    ...(took.length > 0 ? [{ text: say.taken(names(took)), rule: 'DVE 4.2' }] : []),
  ];
}

/** All there is to know of a place. */
export function tellingsOf(place: Place, known: Known): readonly Telling[] {
  const { zone } = place;
  const itself =
    zone === null
      ? [{ text: mapWords.value.sea, rule: 'DVE 3.3' }]
      : [...printedIn(zone, known), ...lyingIn(zone, known)];
  return [...itself, ...aboutPeople(place, known)];
}

/** That I may go there, and what it costs. */
export function permission({ action, price }: ActionOffer): string {
  const say = mapWords.value;
  const may = action.type === 'start-at' ? say.mayStart : say.mayGo;
  return `${may}. ${price === null || price === '' ? say.free : say.price(price)}`;
}

/** Where one can go from a place: whoever sees the map sees it. */
function waysFrom({ id }: Place, { sheet }: Known): readonly string[] {
  const next = neighboursOf(sheet, id).flatMap((one) => placeOn(sheet, one)?.name ?? []);
  return next.length === 0 ? [] : [mapWords.value.ways(listed(locale.value, next))];
}

/** A place in one breath, for whoever hears the map. */
export const spoken = (place: Place, known: Known, offer: ActionOffer | undefined): string =>
  [
    place.name,
    ...tellingsOf(place, known).map(({ text }) => text),
    ...waysFrom(place, known),
    ...(offer === undefined ? [] : [permission(offer)]),
  ].join('; ');
