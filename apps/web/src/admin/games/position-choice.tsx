import { useSignal } from '@preact/signals';
import { sayings } from '../../words/inspecting.ts';
import { wholeIn } from './address.ts';
import { eyesIn } from './eyes.ts';
import type { InspectedGame } from './inspected.ts';
import { nameOfEyes, type Pane, type Side } from './panes.ts';

type ChoiceProps = {
  readonly side: Side;
  readonly game: InspectedGame;
  readonly pane: Pane;
  readonly choose: (pane: Pane) => void;
};

/** Behind which event, */
function EventChoice({ side, game, pane, choose }: ChoiceProps) {
  const say = sayings.value.positions;
  const { number } = pane;
  const written = useSignal<string | null>(null); // null: nothing but the number that is shown
  return (
    <div class="field">
      <label for={`${side}-event`}>{say.event}</label>
      <div class="pane-steps">
        <button
          type="button"
          class="button"
          aria-label={say.earlier}
          disabled={number <= 1}
          onClick={() => choose({ ...pane, number: number - 1 })}
        >
          <span aria-hidden="true">‹</span>
        </button>
        <input
          id={`${side}-event`}
          type="number"
          inputMode="numeric"
          min={1}
          max={game.number}
          value={written.value ?? String(number)}
          aria-describedby={`${side}-newest`}
          onInput={({ currentTarget }) => {
            written.value = currentTarget.value;
          }}
          onChange={() => {
            const wanted = wholeIn(written.peek());
            written.value = null;
            if (wanted !== null && wanted <= game.number) choose({ ...pane, number: wanted });
          }}
        />
        <button
          type="button"
          class="button"
          aria-label={say.later}
          disabled={number >= game.number}
          onClick={() => choose({ ...pane, number: number + 1 })}
        >
          <span aria-hidden="true">›</span>
        </button>
        <span id={`${side}-newest`} class="soft">
          {say.of(game.number)}
        </span>
      </div>
    </div>
  );
}

/** and with whose eyes one side is seen. */
export function PositionChoice(props: ChoiceProps) {
  const { side, game, pane, choose } = props;
  const say = sayings.value.positions;
  return (
    <fieldset class="pane-ways">
      <legend>{say.panes[side]}</legend>
      <EventChoice {...props} />
      <div class="field pane-eyes">
        <label for={`${side}-eyes`}>{say.eyes}</label>
        <select
          id={`${side}-eyes`}
          value={String(pane.eyes)}
          onChange={({ currentTarget }) => {
            const chosen = eyesIn(game).find((one) => String(one) === currentTarget.value);
            if (chosen !== undefined) choose({ ...pane, eyes: chosen });
          }}
        >
          {eyesIn(game).map((one) => (
            <option key={one} value={String(one)}>
              {nameOfEyes(game, one)}
            </option>
          ))}
        </select>
      </div>
    </fieldset>
  );
}
