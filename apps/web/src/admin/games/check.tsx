import { useSignal } from '@preact/signals';
import type { Schemas } from '@staffetta/client';
import { Mark } from '../../parts/marks.tsx';
import { Saved, useSaving } from '../../parts/saving.tsx';
import { sayings } from '../../words/inspecting.ts';
import { admin } from '../service.ts';
import { eventAddress } from './address.ts';
import type { PartProps } from './inspected.ts';

type Checked = Schemas['CheckedLog'];

type FindingProps = { readonly id: string; readonly checked: Checked };

/** What it means that a log is broken, or that the rules part from it. */
function meaningOf(difference: Checked['difference']): string {
  const say = sayings.value.check;
  if (difference === null) return say.brokenMeans;
  return difference.what === 'failed' ? say.failedMeans : say.differsMeans;
}

/** What was found, in a sentence that says what it means, and where. */
function Finding({ id, checked: { events, brokenAt, difference } }: FindingProps) {
  const say = sayings.value.check;
  if (brokenAt === null && difference === null) {
    return (
      <p class="check-finding check-whole">
        <Mark of="check" />
        <span>{say.whole(events)}</span>
      </p>
    );
  }
  const number = brokenAt ?? difference?.number ?? 1;
  const found = difference === null ? say.broken(number) : say.differs[difference.what](number);
  return (
    <div class="notice notice-trouble check-finding">
      <p>
        <strong>{found}</strong> {meaningOf(difference)}
      </p>
      <a href={eventAddress(id, number)} class="button">
        {say.toEvent(number)}
      </a>
    </div>
  );
}

/** Whether the log is what was written, and whether the rules decide it the same. */
export function CheckPart({ inspected: { id, refresh } }: PartProps) {
  const say = sayings.value;
  const saving = useSaving();
  const checked = useSignal<Checked | null>(null);

  async function check(): Promise<void> {
    checked.value = null;
    checked.value = await saving.ask(() => admin.checkLog(id));
    if (checked.peek()?.brokenAt != null) await refresh(); // it is read-only since now
  }

  return (
    <section class="inspect-part" aria-labelledby="check">
      <h2 id="check" tabIndex={-1}>
        {say.parts.check}
      </h2>
      <p class="inspect-lead">{say.check.lead}</p>
      <button
        type="button"
        class="button button-main inspect-act"
        aria-busy={saving.isSending.value}
        onClick={() => void check()}
      >
        {say.check.act}
      </button>
      <Saved saving={saving} />
      <div role="status">
        {checked.value !== null && <Finding id={id} checked={checked.value} />}
      </div>
    </section>
  );
}
