import {
  canticleTurn,
  type EventTile,
  type Facts,
  lyingAt,
  seatsThatTook,
  type View,
  type Zone,
} from './facts.ts';
import { lineHeight, markStep, type Place } from './layout.ts';
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

type FaceProps = { readonly place: Place; readonly view: View | null; readonly facts: Facts };

/** What is drawn of a place: its marks in a row, its name below, and the discs of who took its value. */
export function PlaceFace({ place, view, facts }: FaceProps) {
  const marks = marksOf(place, view, facts);
  const takers = view === null ? [] : seatsThatTook(view, place.id);
  const isSea = place.zone === null;
  return (
    <>
      <ellipse
        class="place-ring"
        cy={isSea ? 8 : 2}
        rx={isSea ? 76 : Math.max(26, marks.length * 9 + 8)}
        ry={isSea ? 28 : 20}
      />
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
    </>
  );
}
