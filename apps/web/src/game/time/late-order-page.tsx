import { useSignal } from '@preact/signals';
import type { Offer } from '@staffetta/client';
import { useEffect, useId } from 'preact/hooks';
import { words } from '../../language.ts';
import { Saved, useSaving } from '../../parts/saving.tsx';
import { agreeingWords } from '../../words/agreeing/index.ts';
import { exampleIn } from '../written-way.tsx';
import type { LateOrder } from './late-order.ts';

type PageProps = { readonly late: LateOrder; readonly offers: readonly Offer[] };

type KeptOrder = NonNullable<LateOrder['order']>;

/** What would be done, act by act, and the way to take it back. */
function Standing({ order, late }: Pick<PageProps, 'late'> & { readonly order: KeptOrder | null }) {
  const say = agreeingWords.value.order;
  const saving = useSaving();
  return (
    <>
      {order === null ? (
        <p class="quiet">{say.none}</p>
      ) : (
        <>
          <ol class="late-order-acts">
            {order.sentences.map((sentence, place) => (
              <li key={place}>{sentence}</li>
            ))}
          </ol>
          <button
            type="button"
            class="button button-small"
            aria-busy={saving.isSending.value}
            onClick={() => void saving.ask(late.cancel, say.cancelled)}
          >
            {say.cancel}
          </button>
        </>
      )}
      <Saved saving={saving} />
    </>
  );
}

const linesIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The acts as lines of the title's notation, to be written or changed. */
function Written({ late, offers }: PageProps) {
  const say = agreeingWords.value.order;
  const saving = useSaving();
  const stands = late.order?.notation.join('\n') ?? '';
  const text = useSignal(stands);
  const box = useId();
  const example = exampleIn(offers);
  useEffect(() => {
    text.value = stands;
  }, [stands]);
  const lines = linesIn(text.value);
  return (
    <form
      class="field"
      onSubmit={(event) => {
        event.preventDefault();
        if (lines.length === 0) return;
        const wish = { notation: lines };
        void saving.ask(() => late.leave(wish), words.value.clocks.lateLeft);
      }}
    >
      <label for={box}>{say.write}</label>
      <textarea
        id={box}
        rows={3}
        autocapitalize="off"
        spellcheck={false}
        aria-describedby={`${box}-hint`}
        value={text.value}
        onInput={({ currentTarget }) => {
          text.value = currentTarget.value;
        }}
      />
      <span id={`${box}-hint`} class="hint">
        {say.writeHint} {example !== null && say.example(example)}
      </span>
      <button
        type="submit"
        class="button"
        aria-disabled={lines.length === 0}
        aria-busy={saving.isSending.value}
      >
        {stands === '' ? say.leave : say.change}
      </button>
      <Saved saving={saving} />
    </form>
  );
}

/** What is done for me if my time runs out. */
export function LateOrderPage({ late, offers }: PageProps) {
  const say = agreeingWords.value.order;
  const heading = useId();
  if (late.order === undefined) return null;
  return (
    <section class="late-order" aria-labelledby={heading}>
      <h3 id={heading}>{say.heading}</h3>
      <p class="hint">{say.hint}</p>
      <Standing order={late.order} late={late} />
      {offers.length > 0 && <p class="hint">{say.byPlan(words.value.clocks.leaveLate)}</p>}
      <Written late={late} offers={offers} />
    </section>
  );
}
