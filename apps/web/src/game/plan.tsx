import { words } from '../language.ts';
import { Saved, type Saving, useSaving } from '../parts/saving.tsx';
import { sumOf } from './costs.ts';
import type { Draft } from './draft.ts';
import type { LateOrder } from './time/late-order.ts';

type PlanProps = {
  readonly draft: Draft;
  readonly takenBack: string | null; // my last act, sent already, if it may be taken back
};

type PlanListProps = PlanProps & { readonly late: LateOrder | null };
type PlannedProps = PlanListProps & { readonly saving: Saving };

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

/** Leaves what is planned for when my time runs out, instead of sending it. */
function LateButton({ draft, late, saving }: LateButtonProps) {
  const say = words.value.clocks;
  async function leave(): Promise<void> {
    const actions = draft.steps.peek().map(({ action }) => action);
    const left = await saving.ask(() => late.leave({ actions }), say.lateLeft);
    if (left !== null) draft.clear();
  }
  return (
    <button
      type="button"
      class="button button-small"
      aria-busy={saving.isSending.value}
      onClick={() => void leave()}
    >
      {say.leaveLate}
    </button>
  );
}

type LateButtonProps = {
  readonly draft: Draft;
  readonly late: LateOrder;
  readonly saving: Saving;
};

/** The plan so far, and what is done if my time runs out. */
export function PlanList({ draft, takenBack, late }: PlanListProps) {
  const saving = useSaving();
  const sentences = late?.order?.sentences ?? [];
  return (
    <>
      <Planned draft={draft} takenBack={takenBack} late={late} saving={saving} />
      {late !== null && <Saved saving={saving} />}
      {sentences.length > 0 && (
        <p class="hint if-late">
          {words.value.clocks.ifLate} {sentences.join(' ')}
        </p>
      )}
    </>
  );
}

/** What is done with the plan. */
function PlanFoot({ draft, takenBack, late, saving }: PlannedProps) {
  const say = words.value.plan;
  const steps = draft.steps.value;
  const order = draft.carried.value;
  return (
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
      {steps.length > 0 && late !== null && (
        <LateButton draft={draft} late={late} saving={saving} />
      )}
      {steps.length > 0 && <SendButton draft={draft} />}
    </div>
  );
}

/** The plan so far, to be taken back step by step, and sent. */
function Planned({ draft, takenBack, late, saving }: PlannedProps) {
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
      <PlanFoot draft={draft} takenBack={takenBack} late={late} saving={saving} />
    </section>
  );
}

/** All that is known to have a price. */
export const pricesIn = (draft: Draft) =>
  draft.offers.peek().flatMap((offer) => (offer.kind === 'action' ? [offer] : []));
