import {
  canticleTurn,
  type EventTile,
  type Facts,
  lyingAt,
  seatsThatTook,
  type View,
  type Zone,
} from './facts.ts';
import { lineHeight, markStep, type Place, reachOfRing, type Sheet } from './layout.ts';
import { MapMark, type MarkKind, SeatDisc } from './marks.tsx';

type Mark = { readonly kind: MarkKind; readonly text: string };

/** What stands on an event's tile. */
const onTile = ({ gives, amount }: EventTile): string =>
  gives === 'auction' ? 'crown' : String(amount);

/** The marks of what is printed in a zone, in their order. */
function printedMarks({
  port,
  cathedral,
  convent,
  abbey,
  franciscan,
  messenger,
  ducats,
  knowledge,
}: Zone): readonly Mark[] {
  const marks: readonly (readonly [unknown, MarkKind])[] = [
    [port, 'port'],
    [cathedral, 'cathedral'],
    [convent, 'convent'],
    [abbey, 'abbey'],
    [messenger, 'messenger'],
    [franciscan, 'franciscan'],
    [ducats, 'ducats'],
    [knowledge, 'knowledge'],
  ];
  return marks
    .filter(([is]) => is !== undefined)
    .map(([is, kind]) => ({ kind, text: typeof is === 'number' ? String(is) : '' }));
}

function marksOf({ zone, id }: Place, view: View | null, facts: Facts): readonly Mark[] {
  if (zone === null) return [{ kind: 'sea', text: '' }];
  const turn = view === null ? null : canticleTurn(view, id);
  const lying = view === null ? [] : lyingAt(view, facts, id);
  const marks: readonly Mark[] = [
    ...printedMarks(zone),
    ...(turn === null ? [] : [{ kind: 'canticle' as const, text: String(turn) }]),
    ...lying.map((tile) => ({ kind: 'event' as const, text: onTile(tile) })),
  ];
  return marks.length === 0 ? [{ kind: 'city', text: '' }] : marks;
}

type FacesProps = {
  readonly sheet: Sheet;
  readonly view: View | null; // null: nothing but what is printed
  readonly facts: Facts;
};

type FaceProps = Omit<FacesProps, 'sheet'> & { readonly place: Place };

/** What is drawn of a place: its marks in a row, its name below, and the discs of who took its value. */
function Face({ place, view, facts }: FaceProps) {
  const marks = marksOf(place, view, facts);
  const takers = view === null ? [] : seatsThatTook(view, place.id);
  const isSea = place.zone === null;
  return (
    <g transform={`translate(${place.at[0].toFixed(1)} ${place.at[1].toFixed(1)})`}>
      {marks.map(({ kind, text }, index) => (
        <MapMark
          key={kind}
          kind={kind}
          text={text}
          x={(index - (marks.length - 1) / 2) * markStep}
        />
      ))}
      <text class={isSea ? 'place-name place-sea' : 'place-name'} y={isSea ? 25 : 19}>
        {place.lines.map((line, index) => (
          <tspan key={line} x="0" dy={index === 0 ? 0 : lineHeight}>
            {line}
          </tspan>
        ))}
      </text>
      <g transform={`translate(0 ${26 + (place.lines.length - 1) * lineHeight})`}>
        {takers.map((seat, index) => (
          <SeatDisc key={seat} seat={seat} x={(index - (takers.length - 1) / 2) * 9.5} />
        ))}
      </g>
    </g>
  );
}

/** All places with what lies in them. Who hears the map hears it from their rings, which have names. */
export const Faces = ({ sheet, view, facts }: FacesProps) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing drawn here can have the focus
  <g class="map-faces" aria-hidden="true">
    {sheet.places.map((place) => (
      <Face key={place.id} place={place} view={view} facts={facts} />
    ))}
  </g>
);

/** The ring round a place: what one points at, and where the focus is seen. */
export const Ring = ({ place: { zone } }: { readonly place: Place }) => (
  <ellipse
    class="place-ring"
    cy={zone === null ? 8 : 2}
    rx={reachOfRing[zone === null ? 'sea' : 'zone'][0]}
    ry={reachOfRing[zone === null ? 'sea' : 'zone'][1]}
  />
);
