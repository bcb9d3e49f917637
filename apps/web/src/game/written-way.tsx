import { useSignal } from '@preact/signals';
import type { Offer } from '@staffetta/client';
import { useId } from 'preact/hooks';
import { words } from '../language.ts';

/** A line as one may write it. */
const exampleIn = (offers: readonly Offer[]): string | null =>
  offers.map((offer) => ('notation' in offer ? offer.notation : null)).find(Boolean) ?? null;

type WrittenProps = {
  readonly offers: readonly Offer[];
  readonly write: (line: string) => Promise<boolean>;
};

/** Plans an act by its line, for whoever is quicker with words than with buttons. */
export function WrittenWay({ offers, write }: WrittenProps) {
  const say = words.value.plan;
  const line = useSignal('');
  const box = useId();
  const example = exampleIn(offers);
  async function plan(): Promise<void> {
    const written = line.peek().trim();
    if (written !== '' && (await write(written))) line.value = '';
  }
  return (
    <form
      class="field written-way"
      onSubmit={(event) => {
        event.preventDefault();
        void plan();
      }}
    >
      <label for={box}>{say.write}</label>
      <span class="written-row">
        <input
          id={box}
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-describedby={example === null ? undefined : `${box}-example`}
          value={line.value}
          onInput={({ currentTarget }) => {
            line.value = currentTarget.value;
          }}
        />
        <button type="submit" class="button" aria-disabled={line.value.trim() === ''}>
          {say.writeAdd}
        </button>
      </span>
      {example !== null && (
        <span id={`${box}-example`} class="hint">
          {say.writeExample(example)}
        </span>
      )}
    </form>
  );
}
