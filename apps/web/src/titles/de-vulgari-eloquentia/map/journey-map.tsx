import { useMemo, useRef } from 'preact/hooks';
import type { Facts } from './facts.ts';
import { useFrame, viewBoxOf } from './frame.ts';
import { Ground } from './ground.tsx';
import { type Stop, staysIn, stopsUntil, turnsSaid } from './journeys.ts';
import { type Lane, lanesOn } from './lanes.ts';
import { lineHeight, type Place, placeOn, type Sheet } from './layout.ts';
import { FlagShape, SeatDisc } from './marks.tsx';
import { Pawns } from './pawns.tsx';
import { Faces } from './places.tsx';
import { ZoomTools } from './tools.tsx';

type LanesProps = { readonly lanes: readonly Lane[]; readonly isFaint: (seat: number) => boolean };

const classOf = ({ seat, isCall }: Lane, isFaint: boolean): string =>
  [
    'journey-lane',
    `seat-colour-${seat}`,
    ...(isCall ? ['journey-call'] : []),
    ...(isFaint ? ['journey-faint'] : []),
  ].join(' ');

/** Everybody's lines along the ways they travelled; what is not asked for is faint, and below. */
function Lanes({ lanes, isFaint }: LanesProps) {
  const inOrder = [
    ...lanes.filter(({ seat }) => isFaint(seat)),
    ...lanes.filter(({ seat }) => !isFaint(seat)),
  ];
  return (
    <g class="journey-lanes">
      {inOrder.map((lane) => (
        <path
          key={`${lane.seat} ${lane.between.join(' ')} ${lane.isCall}`}
          class={classOf(lane, isFaint(lane.seat))}
          d={lane.path}
          data-seat={lane.seat}
          data-between={lane.between.join(' ')}
        />
      ))}
    </g>
  );
}

/** Where the board has discs, below the name of a place. */
const belowName = ({ at: [x, y], lines, zone }: Place): string =>
  `translate(${x.toFixed(1)} ${(y + (zone === null ? 36 : 29) + (lines.length - 1) * lineHeight).toFixed(1)})`;

type Journey = readonly Stop[];
type VisitsProps = { readonly sheet: Sheet; readonly journeys: readonly Journey[] };

/** Who has been in each place: a flag for whoever began there, a disc for whoever stopped. */
function Visits({ sheet, journeys }: VisitsProps) {
  const visited = sheet.places.map((place) => ({
    place,
    seats: [...journeys.keys()].filter((seat) =>
      journeys[seat]?.some((stop) => stop.place === place.id),
    ),
  }));
  return visited
    .filter(({ seats }) => seats.length > 0)
    .map(({ place, seats }) => (
      <g key={place.id} class="journey-visits" transform={belowName(place)}>
        {seats.map((seat, index) => {
          const x = (index - (seats.length - 1) / 2) * 12;
          const isHome = journeys[seat]?.[0]?.place === place.id;
          const Mark = isHome ? FlagShape : SeatDisc;
          return <Mark key={seat} seat={seat} x={x} />;
        })}
      </g>
    ));
}

type TurnsProps = {
  readonly sheet: Sheet;
  readonly seat: number;
  readonly journey: Journey;
  readonly turn: number;
};

/**
 * How large a label is: a letter, a line, its margins, and its longest line, which fits the room of a
 * place; and how far the flag of where one began pushes it aside.
 */
const label = { letter: 5.9, line: 11, margin: 9, longest: 12, flag: 9 };

type LabelProps = { readonly lines: readonly string[]; readonly x: number };

function Label({ lines, x }: LabelProps) {
  const width = Math.max(...lines.map(({ length }) => length)) * label.letter + label.margin;
  return (
    <g class="journey-label" transform={`translate(${x} 0)`}>
      <rect x={-width / 2} y="-7" width={width} height={3 + lines.length * label.line} rx="7" />
      <text y="3.5">
        {lines.map((line, index) => (
          <tspan key={line} x="0" dy={index === 0 ? 0 : label.line}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** The turns one has spent in each of one's places, gathered in a label. */
function Turns({ sheet, seat, journey, turn }: TurnsProps) {
  return [...staysIn(journey, turn)].map(([id, turns]) => {
    const place = placeOn(sheet, id);
    if (place === undefined) return null;
    const lines = turnsSaid(turns, label.longest);
    const isHome = journey[0]?.place === id;
    const aside = Math.max(0, ...lines.map(({ length }) => length)) * (label.letter / 2);
    return (
      <g key={id} class={`journey-turns seat-colour-${seat}`} transform={belowName(place)}>
        {isHome && <FlagShape seat={seat} x={lines.length === 0 ? 0 : -aside - label.margin / 2} />}
        {lines.length > 0 && <Label lines={lines} x={isHome ? label.flag : 0} />}
      </g>
    );
  });
}

type JourneyMapProps = {
  readonly sheet: Sheet;
  readonly facts: Facts;
  readonly journeys: readonly Journey[];
  readonly chosen: number | null; // whose alone; null: everybody's
  readonly turn: number; // as far as the journeys are shown
};

/** Italy, and everybody's lines upon its roads and seas. */
export function JourneyMap({ sheet, facts, journeys, chosen, turn }: JourneyMapProps) {
  const ground = useMemo(() => <Ground sheet={sheet} name="journey" />, [sheet]);
  const faces = useMemo(() => <Faces sheet={sheet} view={null} facts={facts} />, [sheet, facts]);
  const lanes = useMemo(() => lanesOn(sheet, journeys), [sheet, journeys]);
  const { frame, svg, zoom, showAll, handlers } = useFrame(sheet.box, null);
  const sofar = journeys.map((journey) => stopsUntil(journey, turn));
  const standing = {
    players: sofar
      .map((journey, seat) => ({ seat, place: journey.at(-1)?.place ?? null }))
      .filter(({ seat }) => chosen === null || chosen === seat),
  };
  const stood = useRef(standing);
  const before = stood.current;
  stood.current = standing;
  return (
    <div class="map-stage">
      <svg
        ref={svg}
        class={frame.scale === 1 ? 'map-drawing map-whole' : 'map-drawing'}
        viewBox={viewBoxOf(sheet.box, frame)}
        aria-hidden="true"
        {...handlers}
      >
        <g class="journey-ground">{ground}</g>
        <Lanes
          lanes={lanes.filter((lane) => lane.turn <= turn)}
          isFaint={(seat) => chosen !== null && chosen !== seat}
        />
        {faces}
        {chosen === null ? (
          <Visits sheet={sheet} journeys={sofar} />
        ) : (
          <Turns sheet={sheet} seat={chosen} journey={sofar[chosen] ?? []} turn={turn} />
        )}
        <Pawns sheet={sheet} view={standing} before={before} />
      </svg>
      <ZoomTools zoom={(by) => zoom(by, null)} showAll={showAll} showMine={null} />
    </div>
  );
}
