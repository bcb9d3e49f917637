import { useSignal } from '@preact/signals';
import type { Schemas } from '@staffetta/client';
import { announce } from '../../announcer.ts';
import { SendForm, useForm } from '../../parts/form.tsx';
import { adminAddress, go } from '../../route.ts';
import { sayings } from '../../words/inspecting.ts';
import { ReasonField, troubleOfReason } from '../parts/reason-field.tsx';
import { admin } from '../service.ts';
import { partAddress } from './address.ts';

type ExportedGame = Schemas['ExportedGame'];

/** What a file says, if it is data at all; whether it is a game, and a whole one, the service says. */
async function readGame(file: File): Promise<ExportedGame | null> {
  try {
    const read: unknown = JSON.parse(await file.text());
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? (read as ExportedGame)
      : null;
  } catch {
    return null;
  }
}

/** Brings a game in that was exported whole, elsewhere or here. */
export function ImportPage() {
  const say = sayings.value.importing;
  const form = useForm();
  const reason = useSignal('');
  const file = useSignal<File | null>(null);
  const errors = form.errors.value;
  const there = form.problem.value?.game; // what one wanted to bring in

  async function send(): Promise<void> {
    const chosen = file.peek();
    const read = chosen === null ? null : await readGame(chosen);
    const trouble = troubleOfReason(reason.peek());
    await form.send({
      lacking: {
        ...(chosen === null && { 'import-file': say.fileMissing }),
        ...(chosen !== null && read === null && { 'import-file': say.noData }),
        ...(trouble !== null && { 'import-reason': trouble }),
      },
      call: () => admin.importGame(read as ExportedGame, reason.peek().trim()),
      blame: () => ({}),
      done: ({ game, events }) => {
        announce(say.done(events));
        go(partAddress(game, 'log'));
      },
    });
  }

  return (
    <section class="admin-part">
      <h1 tabIndex={-1}>{say.heading}</h1>
      <p>{say.lead}</p>
      <div class="import-form">
        <SendForm form={form} button={say.act} onSend={() => void send()}>
          <div class="field">
            <label for="import-file">{say.file}</label>
            <input
              id="import-file"
              name="import-file"
              type="file"
              accept="application/json,.json"
              aria-invalid={errors['import-file'] !== undefined}
              aria-describedby="import-file-note"
              onChange={({ currentTarget: { files } }) => {
                file.value = files?.[0] ?? null;
              }}
            />
            <p id="import-file-note" class={errors['import-file'] === undefined ? 'hint' : 'error'}>
              {errors['import-file'] ?? say.fileHint}
            </p>
          </div>
          <ReasonField id="import-reason" value={reason} error={errors['import-reason'] ?? null} />
        </SendForm>
        {there !== undefined && (
          <a href={partAddress(there, 'log')} class="pane-back">
            {say.toGame}
          </a>
        )}
      </div>
      <p>
        <a href={adminAddress('games')} class="pane-back">
          {say.toGames}
        </a>
      </p>
    </section>
  );
}
