import { useSignal } from '@preact/signals';
import type { Offer, Title } from '@staffetta/client';
import { useId, useRef } from 'preact/hooks';
import { words } from '../language.ts';
import { useInSight } from '../parts/in-sight.ts';
import type { Hindrance } from './draft.ts';
import { Reason } from './setback.tsx';

/** A line as one may write it. */
export const exampleIn = (offers: readonly Offer[]): string | null =>
  offers.map((offer) => ('notation' in offer ? offer.notation : null)).find(Boolean) ?? null;

type WrittenProps = {
  readonly offers: readonly Offer[];
  readonly write: (line: string) => Promise<boolean>; // an empty one: nothing is refused any more
  readonly refusal: Hindrance | null; // of the line written last
  readonly title: Title | undefined;
};

/** Plans an act by its line, for whoever is quicker with words than with buttons. */
export function WrittenWay({ offers, write, refusal, title }: WrittenProps) {
  const say = words.value.plan;
  const line = useSignal('');
  const box = useId();
  const why = useRef<HTMLParagraphElement>(null);
  const example = exampleIn(offers);
  const notes = [
    ...(refusal === null ? [] : [`${box}-refusal`]),
    ...(example === null ? [] : [`${box}-example`]),
  ];
  useInSight(why, refusal);
  async function plan(): Promise<void> {
    if (await write(line.peek().trim())) line.value = '';
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
          aria-invalid={refusal !== null}
          aria-describedby={notes.length === 0 ? undefined : notes.join(' ')}
          value={line.value}
          onInput={({ currentTarget }) => {
            line.value = currentTarget.value;
            if (line.peek().trim() === '') void write('');
          }}
        />
        <button type="submit" class="button" aria-disabled={line.value.trim() === ''}>
          {say.writeAdd}
        </button>
      </span>
      <div role="alert">
        {refusal !== null && (
          <p ref={why} id={`${box}-refusal`} class="error">
            <Reason problem={refusal} title={title} />
          </p>
        )}
      </div>
      {example !== null && (
        <span id={`${box}-example`} class="hint">
          {say.writeExample(example)}
        </span>
      )}
    </form>
  );
}
