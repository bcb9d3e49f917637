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

/** How wide a label is: a letter, and its margins; and what the flag of where one began takes beside it. */
const label = { letter: 5.9, margin: 9, flag: 9 };

/** The turns one has spent in each of one's places, gathered in a label. */
function Turns({ sheet, seat, journey, turn }: TurnsProps) {
  return [...staysIn(journey, turn)].map(([id, turns]) => {
    const place = placeOn(sheet, id);
    if (place === undefined) return null;
    const said = turnsSaid(turns);
    const width = said.length * label.letter + label.margin;
    const isHome = journey[0]?.place === id;
    return (
      <g key={id} class={`journey-turns seat-colour-${seat}`} transform={belowName(place)}>
        {isHome && <FlagShape seat={seat} x={said === '' ? 0 : -width / 2} />}
        {said !== '' && (
          <g transform={`translate(${isHome ? label.flag : 0} 0)`}>
            <rect x={-width / 2} y="-7" width={width} height="14" rx="7" />
            <text y="3.5">{said}</text>
          </g>
        )}
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
