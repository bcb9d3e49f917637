import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { formsOf } from '../acts.ts';
import { CardFace } from '../card.tsx';
import type { Scene } from '../scene.ts';
import { filledIn } from './filling.ts';

type PickerProps = {
  readonly scene: Scene;
  readonly kind: 'buy' | 'show';
  readonly legend: string;
  readonly cards: readonly { readonly card: string; readonly note?: string }[];
  readonly first: readonly string[]; // chosen already
  readonly label: (chosen: readonly string[]) => string;
  readonly tally: (chosen: readonly string[]) => ComponentChildren;
};

/** Cards one takes or leaves one by one; only a choice that is allowed can be planned. */
export function Picker({ scene, kind, legend, cards, first, label, tally }: PickerProps) {
  const [picked, setPicked] = useState(first);
  const { draft, say } = scene;
  if (draft === null) return null;
  const chosen = picked.filter((card) => cards.some((one) => one.card === card));
  const filled = filledIn(formsOf(draft.offers.value, kind), chosen);
  const toggle = (card: string): void =>
    setPicked(chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card]);
  return (
    <fieldset class="augsburg-picker">
      <legend>{legend}</legend>
      <div class="augsburg-cards">
        {cards.map(({ card, note }) => (
          <label key={card} class="augsburg-pick">
            <input type="checkbox" checked={chosen.includes(card)} onChange={() => toggle(card)} />
            <CardFace say={say} card={card} note={note} />
          </label>
        ))}
      </div>
      <p role="status" class="augsburg-tally">
        {tally(chosen)}
      </p>
      <button
        type="button"
        class="augsburg-act augsburg-act-main"
        data-picks={kind}
        aria-disabled={filled === null}
        onClick={() => {
          if (filled !== null) void draft.add(filled.form, filled.action);
        }}
      >
        {label(chosen)}
      </button>
    </fieldset>
  );
}
