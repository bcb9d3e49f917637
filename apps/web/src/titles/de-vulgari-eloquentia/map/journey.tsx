import './map.css';
import './journey.css';
import '../../../styles/seats.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { SeatMark } from '../../../game/seat-mark.tsx';
import { locale } from '../../../language.ts';
import { listed } from '../../../language-forms.ts';
import type { JourneyProps } from '../../contract.ts';
import { factsOf } from './facts.ts';
import { JourneyMap } from './journey-map.tsx';
import { journeysIn, type Stop } from './journeys.ts';
import { placeOn, type Sheet, sheetOf } from './layout.ts';
import { FlagShape, PawnShape, pawnBox, SeatDisc } from './marks.tsx';
import { wayThrough } from './routes.ts';
import { mapWords } from './words/index.ts';

type Names = Pick<JourneyProps, 'nameOf'>;

/** Whose journey is chosen; null: everybody's. */
type Chosen = number | null;

type WhoseProps = Names & {
  readonly count: number;
  readonly chosen: Chosen;
  readonly choose: (seat: Chosen) => void;
};

/** Everybody, or one of them. */
function Whose({ count, chosen, choose, nameOf }: WhoseProps) {
  const say = mapWords.value.journeys;
  const seats: readonly Chosen[] = [null, ...Array.from({ length: count }, (_, seat) => seat)];
  return (
    <fieldset class="choices journey-whose">
      <legend>{say.whose}</legend>
      {seats.map((seat) => (
        <label key={seat} class="choice">
          <input
            type="radio"
            name="journey"
            checked={seat === chosen}
            onChange={() => choose(seat)}
          />
          <span class="choice-face">
            {seat !== null && (
              <svg class={`journey-key seat-colour-${seat}`} viewBox="0 0 44 16" aria-hidden="true">
                <path class="journey-lane" d="M0 8H44" />
                <SeatMark seat={seat} x={22} y={8} />
              </svg>
            )}
            {seat === null ? say.everybody : nameOf(seat)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const pace = 900; // milliseconds to see what a turn brought

/** The turn until which the journeys are shown, and whether it goes on by itself. */
function useTurns(lastTurn: number) {
  const [turn, setTurn] = useState(lastTurn);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (turn >= lastTurn) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => setTurn(turn + 1), pace);
    return () => clearTimeout(timer);
  }, [isPlaying, turn, lastTurn]);
  return {
    turn,
    isPlaying,
    lookAt: (wanted: number) => {
      setPlaying(false);
      setTurn(wanted);
    },
    play: () => {
      if (turn >= lastTurn) setTurn(0);
      setPlaying(true);
    },
    pause: () => setPlaying(false),
  };
}

type CourseProps = ReturnType<typeof useTurns> & { readonly lastTurn: number };

/** Plays the journeys turn by turn, or goes to a turn. */
function Course({ turn, isPlaying, lookAt, play, pause, lastTurn }: CourseProps) {
  const say = mapWords.value.journeys;
  const said = turn === 0 ? say.beforeTurns : say.until(turn);
  return (
    <div class="journey-course">
      <button type="button" class="button button-small" onClick={isPlaying ? pause : play}>
        {isPlaying ? say.pause : say.play}
      </button>
      <label>
        <input
          type="range"
          min={0}
          max={lastTurn}
          value={turn}
          aria-valuetext={said}
          onInput={({ currentTarget }) => lookAt(currentTarget.valueAsNumber)}
        />
        <span class="journey-until">{said}</span>
      </label>
    </div>
  );
}

/** What the marks of the journeys mean. */
function Legend({ chosen }: { readonly chosen: Chosen }) {
  const say = mapWords.value.journeys.marks;
  const seat = chosen ?? 0;
  return (
    <ul class="journey-legend">
      <li>
        <svg viewBox="-9 -9 18 18" aria-hidden="true">
          <FlagShape seat={seat} />
        </svg>
        {say.begin}
      </li>
      <li>
        {chosen === null ? (
          <svg viewBox="-8 -8 16 16" aria-hidden="true">
            <SeatDisc seat={seat} />
          </svg>
        ) : (
          <svg
            viewBox="-14 -9 28 18"
            aria-hidden="true"
            class={`journey-turns seat-colour-${seat}`}
          >
            <rect x="-13" y="-7" width="26" height="14" rx="7" />
            <text y="3.5">3–5</text>
          </svg>
        )}
        {chosen === null ? say.stop : say.turns}
      </li>
      <li>
        <svg viewBox={pawnBox} aria-hidden="true">
          <PawnShape seat={seat} />
        </svg>
        {say.end}
      </li>
      <li>
        <svg viewBox="0 -8 34 16" aria-hidden="true" class={`seat-colour-${seat}`}>
          <path class="journey-lane journey-call" d="M1 3Q17 -8 33 3" />
        </svg>
        {say.call}
      </li>
    </ul>
  );
}

/** A stop in words: how one came there. */
function stopSaid(sheet: Sheet, { turn, place, coming }: Stop, from: string | undefined): string {
  const say = mapWords.value.journeys;
  const nameAt = (id: string): string => placeOn(sheet, id)?.name ?? id;
  if (coming === 'begun' || from === undefined) return say.begin(nameAt(place));
  if (coming === 'called') return say.call(turn, nameAt(place));
  const passed = wayThrough(sheet, from, place).slice(1, -1).map(nameAt);
  const stop = say.stop(turn, nameAt(place));
  return passed.length === 0 ? stop : `${stop}, ${say.by(listed(locale.value, passed))}`;
}

type InWordsProps = Names & {
  readonly sheet: Sheet;
  readonly journeys: readonly (readonly Stop[])[];
  readonly chosen: Chosen;
};

/** The same journeys in words, with what was done on them. */
function InWords({ sheet, journeys, chosen, nameOf }: InWordsProps) {
  return (
    <details class="journey-words">
      <summary>{mapWords.value.journeys.inWords}</summary>
      <div class={chosen === null ? 'journey-lists' : 'journey-lists journey-list-alone'}>
        {journeys.map(
          (stops, seat) =>
            (chosen === null || chosen === seat) && (
              <section key={seat} aria-label={nameOf(seat)}>
                <h4>{nameOf(seat)}</h4>
                <ol>
                  {stops.map((stop, index) => (
                    <li key={index}>
                      {stopSaid(sheet, stop, stops[index - 1]?.place)}
                      {stop.deeds.length > 0 && <p>{stop.deeds.join(' ')}</p>}
                    </li>
                  ))}
                </ol>
              </section>
            ),
        )}
      </div>
    </details>
  );
}

/** Everybody's journey on the map, and in words. */
export function Journey({ game, printed, events, nameOf }: JourneyProps) {
  const facts = factsOf(printed);
  const count = game.seats.length;
  const { bySeat, lastTurn } = useMemo(() => journeysIn(events, count), [events, count]);
  const [chosen, choose] = useState<Chosen>(null);
  const turns = useTurns(lastTurn);
  if (facts === null) return null;
  const sheet = sheetOf(facts);
  return (
    <div class="journey">
      <Whose count={count} chosen={chosen} choose={choose} nameOf={nameOf} />
      <JourneyMap sheet={sheet} facts={facts} journeys={bySeat} chosen={chosen} turn={turns.turn} />
      <Course {...turns} lastTurn={lastTurn} />
      <Legend chosen={chosen} />
      <InWords sheet={sheet} journeys={bySeat} chosen={chosen} nameOf={nameOf} />
    </div>
  );
}
