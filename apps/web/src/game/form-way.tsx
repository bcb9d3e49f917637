import type { Choice, FormOffer } from '@staffetta/client';
import { useId } from 'preact/hooks';
import { words } from '../language.ts';
import { Mark } from '../parts/marks.tsx';
import type { Words } from '../words/words.ts';
import type { FormChoice } from './form-choice.ts';
import { type Tally, talliesOf, type Way } from './offers.ts';

/** What is written on the pieces one sees, by their ids. */
export type PieceMarks = ReadonlyMap<string, string>;

type Piece = Choice['from'][number];

/** What a piece counts, of all that is bounded: "strength 7". */
const worthOf = ({ counts }: Piece, { bounds }: Choice): readonly string[] =>
  bounds
    .filter(({ count }, place) => bounds.findIndex((bound) => bound.count === count) === place)
    .flatMap(({ count, name }) => {
      const worth = counts[count];
      return worth === undefined ? [] : [`${name} ${worth}`];
    });

function rangeOf({ least, most }: Tally, say: Words['form']): string | null {
  if (least !== null && most !== null) {
    return least === most ? say.exactly(least) : say.between(least, most);
  }
  if (least !== null) return say.atLeast(least);
  return most === null ? null : say.atMost(most);
}

const stateOf = ({ missing, over }: Tally): 'over' | 'short' | 'fits' => {
  if (over > 0) return 'over';
  return missing > 0 ? 'short' : 'fits';
};

/** The sum as a bar that is full when there may be no more, with a notch where it is enough. */
function Gauge({ tally: { total, least, most } }: { readonly tally: Tally }) {
  const full = most ?? least ?? 0;
  if (full <= 0) return null;
  const share = (part: number) => Math.min(100, Math.max(0, (part / full) * 100));
  const notch = least !== null && least > 0 && least < full ? share(least) : null;
  return (
    <svg class="gauge" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect class="gauge-all" width="100" height="6" />
      <rect class="gauge-part" width={share(total)} height="6" />
      {notch !== null && <rect class="gauge-notch" x={notch - 0.4} width="0.8" height="6" />}
    </svg>
  );
}

function TallyLine({ tally }: { readonly tally: Tally }) {
  const say = words.value.form;
  const { name, total, missing, over } = tally;
  const state = stateOf(tally);
  return (
    <span class={`tally tally-${state}`}>
      <span class="tally-sum">
        {say.tally(name, total, rangeOf(tally, say))}
        <span class="unseen">. </span>
      </span>
      <span class="tally-state">
        {state === 'fits' && <Mark of="check" />}
        {state === 'short' && say.missing(missing)}
        {state === 'over' && say.over(over)}
        {state !== 'fits' && <span class="unseen">. </span>}
      </span>
      <Gauge tally={tally} />
    </span>
  );
}

type ChoiceProps = {
  readonly way: Way;
  readonly choice: Choice;
  readonly picks: FormChoice;
  readonly marks: PieceMarks;
  readonly legend: string;
  readonly isLegendSeen: boolean;
};

/** The pieces of one choice, to be taken or left one by one, and what the taken ones come to. */
function Pieces({ way, choice, picks, marks, legend, isLegendSeen }: ChoiceProps) {
  const tallies = useId();
  const wanted = picks.wantedFor(way);
  return (
    <fieldset class="pick" aria-describedby={tallies}>
      <legend class={isLegendSeen ? undefined : 'unseen'}>{legend}</legend>
      <div class="pick-pieces">
        {choice.from.map((piece) => {
          const worth = worthOf(piece, choice);
          const mark = marks.get(piece.id);
          return (
            <label key={piece.id} class="choice pick-piece">
              <input
                type="checkbox"
                name={choice.field}
                value={piece.id}
                checked={wanted[choice.field]?.includes(piece.id) ?? false}
                aria-label={[piece.name, ...worth].join(', ')}
                onChange={() => picks.toggle(way, choice.field, piece.id)}
              />
              <span class="choice-face pick-face" aria-hidden="true">
                <span class="pick-box">
                  <Mark of="check" />
                </span>
                {mark !== undefined && <span class="token">{mark}</span>}
                <span class="pick-text">
                  <span class="piece-name">{piece.name}</span>
                  {worth.length > 0 && <span class="hint">{worth.join(', ')}</span>}
                </span>
              </span>
            </label>
          );
        })}
      </div>
      <p id={tallies} class="tallies" role="status">
        {talliesOf(choice, wanted).map((tally, place) => (
          <TallyLine key={place} tally={tally} />
        ))}
      </p>
    </fieldset>
  );
}

type FormWayProps = {
  readonly way: Way;
  readonly offer: FormOffer;
  readonly picks: FormChoice;
  readonly marks: PieceMarks;
  readonly isOnly: boolean; // nothing else can be done: it need not be picked
};

/** A form to fill in: its sentence, then each of its choices. */
export function FormWay({ way, offer, picks, marks, isOnly }: FormWayProps) {
  const { sentence, choices } = offer;
  const isOne = choices.length === 1;
  return (
    <>
      {isOnly && !isOne && <p class="pick-sentence">{sentence}</p>}
      {choices.map((choice) => (
        <Pieces
          key={choice.field}
          way={way}
          choice={choice}
          picks={picks}
          marks={marks}
          legend={isOne ? sentence : choice.name}
          isLegendSeen={isOnly || !isOne}
        />
      ))}
    </>
  );
}
