import { useEffect } from 'preact/hooks';
import { words } from '../language.ts';
import { Loading } from '../parts/trouble.tsx';
import type { Notes } from './notes.ts';

/** Where one writes down what one keeps in mind. */
export function NotePage({ notes }: { readonly notes: Notes }) {
  const say = words.value.talk;
  useEffect(() => void notes.open(), [notes]);
  const state = notes.state.value;
  if (state === 'loading') return <Loading />;
  if (state === 'unread') {
    return (
      <div class="notes">
        <h2 class="unseen">{say.notes}</h2>
        <p role="alert">{say.notesUnread}</p>
        <button type="button" class="button" onClick={() => void notes.open()}>
          {words.value.tryAgain}
        </button>
      </div>
    );
  }
  return (
    <div class="notes">
      <h2 class="unseen">{say.notes}</h2>
      <label class="field">
        {say.notesLabel}
        <textarea
          rows={12}
          maxLength={20_000}
          aria-describedby="notes-hint"
          value={notes.text.value}
          onInput={({ currentTarget }) => notes.write(currentTarget.value)}
        />
      </label>
      <p id="notes-hint" class="hint">
        {say.notesHint}
      </p>
      <p class="notes-state" role="status" data-state={state}>
        {say[state]}
      </p>
    </div>
  );
}
