import './map.css';
import '../../../styles/seats.css';
import { useMemo, useState } from 'preact/hooks';
import type { JourneyProps } from '../../contract.ts';
import { type Facts, factsOf } from './facts.ts';
import { useFrame, viewBoxOf } from './frame.ts';
import { distance } from './geometry.ts';
import { Ground } from './ground.tsx';
import { type Journeys, journeysIn, type Stop } from './journeys.ts';
import { type Place, placeOn, type Sheet, sheetOf } from './layout.ts';
import { Faces } from './places.tsx';
import type { Point } from './projection.ts';
import { ZoomTools } from './tools.tsx';
import { mapWords } from './words/index.ts';

/** How each seat's line is broken, so that no colour need be seen. */
const dashes = ['', '9 4', '2 4', '12 4 2 4', '5 3'] as const;

/** Where the lines of a seat pass, so that several stay apart. */
const beside = (seat: number, [x, y]: Point): Point => [x + (seat - 2) * 3.4, y + (seat - 2) * 3.4];

/** A leg from stop to stop, bent to one side: there and back are two lines. */
function legBetween(seat: number, from: Place, to: Place): string {
  const [[ax, ay], [bx, by]] = [beside(seat, from.at), beside(seat, to.at)];
  const bend = Math.min(34, distance(from.at, to.at) * 0.16);
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [x, y] = [
    (ax + bx) / 2 - ((by - ay) / length) * bend,
    (ay + by) / 2 + ((bx - ax) / length) * bend,
  ];
  return `M${ax} ${ay}Q${x} ${y} ${bx} ${by}`;
}

type LineProps = { readonly sheet: Sheet; readonly seat: number; readonly stops: readonly Stop[] };

function JourneyLine({ sheet, seat, stops }: LineProps) {
  const places = stops.map(({ place }) => placeOn(sheet, place));
  const legs = places.slice(1).flatMap((to, index) => {
    const from = places[index];
    return from === undefined || to === undefined ? [] : [legBetween(seat, from, to)];
  });
  return (
    <g class={`seat-colour-${seat}`}>
      <path class="journey-bed" d={legs.join('')} />
      <path
        class="journey-path"
        d={legs.join('')}
        stroke-dasharray={dashes[seat % dashes.length]}
      />
    </g>
  );
}

/** The turns on which a seat came to each of its places; where it began, a dot. */
function JourneyTurns({ sheet, seat, stops }: LineProps) {
  const visited = [...new Set(stops.map(({ place }) => place))];
  return (
    <g class={`seat-colour-${seat}`}>
      {visited.map((id) => {
        const [x, y] = placeOn(sheet, id)?.at ?? [0, 0];
        const turns = stops.filter(({ place }) => place === id).map(({ turn }) => turn || '●');
        return (
          <text key={id} class="journey-turn" x={x} y={y - 11 - seat * 9.5}>
            {turns.join(' ')}
          </text>
        );
      })}
    </g>
  );
}

type ShownProps = {
  readonly sheet: Sheet;
  readonly facts: Facts;
  readonly journeys: Journeys;
  readonly shown: ReadonlySet<number>;
};

function JourneyMap({ sheet, facts, journeys, shown }: ShownProps) {
  const ground = useMemo(() => <Ground sheet={sheet} name="journey" />, [sheet]);
  const { frame, svg, zoom, showAll, handlers } = useFrame(sheet.box);
  const seen = [...journeys.entries()].filter(([seat]) => shown.has(seat));
  return (
    <div class="map-stage">
      <svg
        ref={svg}
        class={frame.scale === 1 ? 'map-drawing map-whole' : 'map-drawing'}
        viewBox={viewBoxOf(sheet.box, frame)}
        aria-hidden="true"
        {...handlers}
      >
        {ground}
        {seen.map(([seat, stops]) => (
          <JourneyLine key={seat} sheet={sheet} seat={seat} stops={stops} />
        ))}
        <Faces sheet={sheet} view={null} facts={facts} />
        {seen.map(([seat, stops]) => (
          <JourneyTurns key={seat} sheet={sheet} seat={seat} stops={stops} />
        ))}
      </svg>
      <ZoomTools zoom={(by) => zoom(by, null)} showAll={showAll} />
    </div>
  );
}

type ListProps = Pick<JourneyProps, 'nameOf'> & {
  readonly sheet: Sheet;
  readonly journeys: Journeys;
};

/** The same journeys in words. */
function JourneyList({ sheet, journeys, nameOf }: ListProps) {
  const say = mapWords.value;
  const nameAt = (id: string): string => placeOn(sheet, id)?.name ?? id;
  return (
    <div class="journey-lists">
      {journeys.map((stops, seat) => (
        <section key={seat}>
          <h4>{nameOf(seat)}</h4>
          <ol>
            {stops.map(({ turn, place }, index) => (
              <li key={index}>
                {turn === 0 ? say.startsAt(nameAt(place)) : say.stop(turn, nameAt(place))}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** Everybody's journey on the map, and in words. */
export function Journey({ game, printed, events, nameOf }: JourneyProps) {
  const say = mapWords.value;
  const facts = factsOf(printed);
  const count = game.seats.length;
  const journeys = useMemo(() => journeysIn(events, count), [events, count]);
  const [shown, show] = useState<ReadonlySet<number>>(() => new Set(game.seats.keys()));
  if (facts === null) return null;
  const sheet = sheetOf(facts);
  const turn = (seat: number) =>
    show(new Set([...shown, seat].filter((one) => one !== seat || !shown.has(seat))));
  return (
    <section class="sheet journey" aria-labelledby="journeys">
      <h3 id="journeys">{say.journeys}</h3>
      <fieldset class="journey-seats">
        <legend>{say.show}</legend>
        {journeys.map((_, seat) => (
          <label key={seat} class="check">
            <input type="checkbox" checked={shown.has(seat)} onChange={() => turn(seat)} />
            <svg class={`journey-key seat-colour-${seat}`} viewBox="0 0 40 8" aria-hidden="true">
              <path
                class="journey-path"
                d="M2 4H38"
                stroke-dasharray={dashes[seat % dashes.length]}
              />
            </svg>
            {nameOf(seat)}
          </label>
        ))}
      </fieldset>
      <JourneyMap sheet={sheet} facts={facts} journeys={journeys} shown={shown} />
      <JourneyList sheet={sheet} journeys={journeys} nameOf={nameOf} />
    </section>
  );
}
