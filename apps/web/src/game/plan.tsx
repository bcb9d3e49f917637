import { words } from '../language.ts';
import { sumOf } from './costs.ts';
import type { Draft } from './draft.ts';

type PlanProps = {
  readonly draft: Draft;
  readonly takenBack: string | null; // my last act, sent already, if it may be taken back
};

/** One button for the last step, planned or sent: which it is stands on it. */
function UndoButton({ draft, takenBack }: PlanProps) {
  const say = words.value.plan;
  const isPlanned = draft.steps.value.length > 0;
  const sent = isPlanned ? null : takenBack;
  return (
    <button
      type="button"
      class="button button-small"
      aria-disabled={!isPlanned && sent === null}
      aria-label={sent === null ? undefined : say.takeBackWhat(sent)}
      onClick={() => void undoLast(draft, takenBack)}
    >
      {sent === null ? say.undo : say.takeBack}
    </button>
  );
}

/** Undoes what is planned; where nothing is, takes back what is sent, if that may be. */
async function undoLast(draft: Draft, takenBack: string | null): Promise<void> {
  if (draft.steps.peek().length > 0) await draft.undo();
  else if (takenBack !== null) await draft.takeBack();
}

export function SendButton({ draft }: { readonly draft: Draft }) {
  const say = words.value.plan;
  return (
    <button
      type="button"
      class="button button-main send"
      aria-disabled={draft.steps.value.length === 0}
      aria-busy={draft.isSending.value}
      onClick={() => void draft.send()}
    >
      {draft.isSending.value ? say.sending : say.send}
    </button>
  );
}

/** The order that goes with what is sent next. */
function Carried({ draft }: Pick<PlanProps, 'draft'>) {
  const say = words.value.plan;
  const carried = draft.carried.value;
  if (carried === null) return null;
  const sentence = carried.sentence ?? say.order;
  return (
    <div class="plan-order">
      <span class="plan-order-said">
        <small>{say.orderToo}</small>
        <span>{sentence}</span>
      </span>
      <button
        type="button"
        class="button button-quiet plan-remove"
        aria-label={say.leaveOut(sentence)}
        onClick={() => void draft.carry(null)}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}

/** The plan so far, to be taken back step by step, and sent. */
export function PlanList({ draft, takenBack }: PlanProps) {
  const say = words.value.plan;
  const steps = draft.steps.value;
  const sum = steps.length > 1 ? sumOf(steps, pricesIn(draft)) : null;
  const order = draft.carried.value;
  const isBegun = steps.length > 0 || order !== null;
  if (!isBegun && takenBack === null && !draft.canRedo.value) return null;
  return (
    <section class={isBegun ? 'plan plan-begun' : 'plan'} aria-label={say.heading}>
      {isBegun && <h3>{say.heading}</h3>}
      {steps.length > 0 && (
        <>
          <ol class="plan-steps">
            {steps.map(({ sentence, price }, place) => (
              <li key={place}>
                <span class="plan-step">
                  {sentence}
                  {price !== null && <small class="way-price">{price}</small>}
                </span>
                <button
                  type="button"
                  class="button button-quiet plan-remove"
                  aria-label={say.removeFrom(sentence)}
                  onClick={() => void draft.keepFirst(place)}
                >
                  <span aria-hidden="true">×</span>
                </button>
              </li>
            ))}
          </ol>
          {sum !== null && <p class="plan-sum">{say.soFar(sum)}</p>}
          {draft.isCut.value && <p class="hint">{say.cut}</p>}
        </>
      )}
      <Carried draft={draft} />
      {steps.length === 0 && takenBack !== null && <p class="hint">{takenBack}</p>}
      <div class="plan-foot">
        <UndoButton draft={draft} takenBack={takenBack} />
        {(steps.length > 0 || draft.canRedo.value) && (
          <button
            type="button"
            class="button button-small"
            aria-disabled={!draft.canRedo.value}
            onClick={() => void draft.redo()}
          >
            {say.redo}
          </button>
        )}
        {steps.length + (order === null ? 0 : 1) > 1 && (
          <button type="button" class="button button-small button-quiet" onClick={draft.clear}>
            {say.clear}
          </button>
        )}
        {steps.length > 0 && <SendButton draft={draft} />}
      </div>
    </section>
  );
}

/** All that is known to have a price. */
export const pricesIn = (draft: Draft) =>
  draft.offers.peek().flatMap((offer) => (offer.kind === 'action' ? [offer] : []));
