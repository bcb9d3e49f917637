import type { Game, Race } from '@staffetta/client';
import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { locale } from '../language.ts';
import { figure } from '../language-forms.ts';
import { useWidth } from '../parts/width.ts';
import { gameAddress, go } from '../route.ts';
import type { Turn } from '../titles/contract.ts';
import { endingWords } from '../words/ending/index.ts';
import {
  lanesOf,
  type Moment,
  type Point,
  rangeOf,
  spread,
  stairs,
  stepsTo,
  turnAt,
  type Way,
  wayOf,
} from './race.ts';
import { SeatMark } from './seat-mark.tsx';

type RaceProps = {
  readonly game: Game;
  readonly race: Race;
  readonly turns: readonly Turn[];
  readonly nameOf: (seat: number) => string;
};

const margin = { top: 20, bottom: 28, left: 40 } as const;
const lane = 3.5; // between lines that would cover each other
const beyond = 16; // from where the lines end to the marks, which stand apart
const wide = 560; // from here on there is room for names beside the lines

/** Where the drawing's parts are, for a box this wide. */
type Field = {
  readonly width: number;
  readonly height: number;
  readonly right: number;
  readonly floor: number;
  readonly x: (version: number) => number;
  readonly y: (points: number) => number;
  /** Where the line of a seat is at a moment: beside those with the same points, and of the same time. */
  readonly spot: (moment: Moment, seat: number) => Point;
};

function fieldFor(width: number, way: Way, moments: readonly Moment[]): Field {
  const height = Math.round(Math.min(400, Math.max(220, width * 0.46)));
  const right = width - (width >= wide ? Math.min(176, width * 0.22) : 28);
  const floor = height - margin.bottom;
  const lowest = floor - 10; // below it there is room for lines side by side
  const { low, high } = rangeOf(moments);
  const x = (version: number): number => margin.left + way.at(version) * (right - margin.left);
  const y = (points: number): number =>
    lowest - ((points - low) / (high - low)) * (lowest - margin.top);
  return {
    width,
    height,
    right,
    floor,
    x,
    y,
    spot: ({ version, totals }, seat) => ({
      x: Math.min(right, x(version) + (seat - (totals.length - 1) / 2) * lane),
      y: y(totals[seat] ?? 0) + (lanesOf(totals)[seat] ?? 0) * lane,
    }),
  };
}

/** When a moment was, in words. */
function whenOf(turns: readonly Turn[], version: number): string {
  const say = endingWords.value;
  const turn = turnAt(turns, version);
  const moment = say.moment(version);
  return turn === null ? moment : `${say.turn(turn.turn)}, ${moment.toLowerCase()}`;
}

function Grid({
  field,
  way,
  high,
}: {
  readonly field: Field;
  readonly way: Way;
  readonly high: number;
}) {
  const { right, floor, y } = field;
  const place = (at: number): number => margin.left + at * (right - margin.left);
  const [, second] = way.ticks;
  const room = second === undefined ? right : place(second.at) - margin.left;
  const every = Math.max(1, Math.ceil(24 / Math.max(1, room))); // labels do not touch
  return (
    <g class="race-grid">
      {[0, ...stepsTo(high, 5)].map((points) => (
        <g key={points}>
          <line x1={margin.left} x2={right} y1={y(points)} y2={y(points)} />
          <text x={margin.left - 8} y={y(points) + 4} text-anchor="end">
            {points}
          </text>
        </g>
      ))}
      {way.ticks.map(({ at, label }, index) => (
        <g key={at}>
          <line class="race-tick" x1={place(at)} x2={place(at)} y1={floor} y2={floor + 5} />
          {index % every === 0 && (
            <text x={place(at)} y={floor + 19} text-anchor="middle">
              {label}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

type LinesProps = RaceProps & { readonly field: Field };

/** A line of each seat, with its mark and its name where it ends. */
function Lines({ race: { moments, seats, version }, field, nameOf }: LinesProps) {
  const { x, right, floor, width } = field;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const begun: Moment = { version: 1, totals: all.map(() => 0) };
  const last = moments.at(-1) ?? begun;
  const ends = all.map((seat) => field.spot(last, seat).y);
  const places = spread(ends, 18, floor);
  const pointsOf = (seat: number): readonly Point[] =>
    [begun, ...moments].map((moment) => field.spot(moment, seat));
  return (
    <g class="race-lines">
      {all.map((seat) => (
        <g key={seat}>
          <path
            class={`race-line seat-colour-${seat % 5}`}
            d={stairs(pointsOf(seat), x(version))}
          />
          <path
            class={`race-lead seat-colour-${seat % 5}`}
            d={`M${right} ${ends[seat] ?? 0}L${right + beyond} ${places[seat] ?? 0}`}
          />
          <SeatMark seat={seat} x={right + beyond} y={places[seat] ?? 0} />
          {width >= wide && (
            <text class="race-name" x={right + beyond + 13} y={(places[seat] ?? 0) + 4}>
              {short(nameOf(seat), width - right - beyond - 16)}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

/** A name cut so that it fits, as far as that can be told from its length. */
function short(name: string, room: number): string {
  const most = Math.floor(room / 7.6);
  return name.length <= most ? name : `${name.slice(0, Math.max(1, most - 1))}…`;
}

const moves: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** The place among the moments that a key leads to; null: the key means something else. */
function placeAfter(key: string, place: number, count: number): number | null {
  const step = moves[key];
  return step === undefined ? null : Math.min(count - 1, Math.max(0, place + step));
}

/** The moment nearest to where somebody points. */
function nearest(
  box: RefObject<HTMLElement | null>,
  clientX: number,
  marks: readonly number[],
): number {
  const x = clientX - (box.current?.getBoundingClientRect().left ?? 0);
  const distances = marks.map((mark) => Math.abs(mark - x));
  return distances.indexOf(Math.min(...distances));
}

/** What every seat had at a moment. */
function Standing({
  moment,
  nameOf,
  when,
}: {
  readonly moment: Moment;
  readonly nameOf: RaceProps['nameOf'];
  readonly when: string;
}) {
  return (
    <div class="race-standing">
      <p class="race-when">{when}</p>
      <ul>
        {moment.totals.map((total, seat) => (
          <li key={seat}>
            <svg class="race-key" viewBox="-9 -9 18 18" aria-hidden="true">
              <SeatMark seat={seat} x={0} y={0} />
            </svg>
            <span class="race-who">{nameOf(seat)}</span> <b>{figure(locale.value, total)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How the points went: a line for each seat, to be read off moment by moment, and leading to each. */
export function RaceChart(props: RaceProps) {
  const { game, race, turns, nameOf } = props;
  const { moments, version: newest } = race;
  const say = endingWords.value;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const [chosen, setChosen] = useState<number | null>(null);
  const place = Math.min(chosen ?? moments.length - 1, moments.length - 1);
  const moment = moments[place];
  if (moment === undefined) return <p class="quiet">{say.noRace}</p>;
  const way = wayOf(turns, newest);
  const field = fieldFor(width, way, moments);
  const when = whenOf(turns, moment.version);
  const figures = moment.totals.map((total, seat) => `${nameOf(seat)} ${total}`).join(', ');
  const marks = moments.map(({ version }) => field.x(version));

  function open(version: number): void {
    go(gameAddress(game.id, version));
    scrollTo(0, 0);
  }
  function onKeyDown(event: KeyboardEvent): void {
    const next = placeAfter(event.key, place, moments.length);
    if (next !== null) setChosen(next);
    else if (event.key === 'Enter' && moment !== undefined) open(moment.version);
    else return;
    event.preventDefault();
  }
  return (
    <>
      <Standing moment={moment} nameOf={nameOf} when={when} />
      <div
        ref={box}
        class="race-chart"
        role="slider"
        tabIndex={0}
        aria-label={say.race}
        aria-describedby="race-keys"
        aria-valuemin={1}
        aria-valuemax={moments.length}
        aria-valuenow={place + 1}
        aria-valuetext={`${when}: ${figures}`}
        onKeyDown={onKeyDown}
        onPointerMove={({ clientX }) => setChosen(nearest(box, clientX, marks))}
        onPointerLeave={() => setChosen(null)}
        onClick={({ clientX }) => open(moments[nearest(box, clientX, marks)]?.version ?? newest)}
      >
        <svg
          width={field.width}
          height={field.height}
          viewBox={`0 0 ${field.width} ${field.height}`}
          aria-hidden="true"
        >
          <Grid field={field} way={way} high={rangeOf(moments).high} />
          <line
            class="race-cursor"
            x1={field.x(moment.version)}
            x2={field.x(moment.version)}
            y1={margin.top - 8}
            y2={field.floor}
          />
          <Lines {...props} field={field} />
          {moment.totals.map((_, seat) => (
            <circle
              key={seat}
              class={`race-spot seat-colour-${seat % 5}`}
              cx={field.spot(moment, seat).x}
              cy={field.spot(moment, seat).y}
              r="4"
            />
          ))}
        </svg>
        <p class="race-axis hint" aria-hidden="true">
          {turns.length > 1 ? say.turns : say.moments}
        </p>
      </div>
      <p id="race-keys" class="hint">
        {say.raceHint} <span class="race-keys">{say.raceKeys}</span>
      </p>
    </>
  );
}

/** The same as a table. */
export function RaceTable({ game, race, turns, nameOf }: RaceProps) {
  const say = endingWords.value;
  const all = Array.from({ length: race.seats }, (_, seat) => seat);
  return (
    <details class="race-fold">
      <summary>{say.raceTable}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section class="race-scroll" aria-label={say.raceTable} tabIndex={0}>
        <table class="score-table">
          <thead>
            <tr>
              <th scope="col">{say.moments}</th>
              {all.map((seat) => (
                <th key={seat} scope="col">
                  {nameOf(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {race.moments.map(({ version, totals }) => (
              <tr key={version}>
                <th scope="row">
                  <a
                    href={gameAddress(game.id, version)}
                    aria-label={say.lookAt(whenOf(turns, version))}
                  >
                    {whenOf(turns, version)}
                  </a>
                </th>
                {totals.map((total, seat) => (
                  <td key={seat}>{figure(locale.value, total)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
