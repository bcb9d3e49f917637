import { useEffect } from 'preact/hooks';
import { words } from '../language.ts';
import { Loading } from '../parts/trouble.tsx';
import { longestNote, type NoteTrouble, pauseAfter, troubleOf } from './note-trouble.ts';
import type { Notes } from './notes.ts';

/** Why they are not kept, and what to do; null: it will pass. */
function wrongWith({ problem, text }: Notes): string | null {
  const why = problem.value;
  if (why === null || pauseAfter(why) !== null) return null;
  const say = words.value.talk;
  const said: Readonly<Record<NoteTrouble, string>> = {
    'too-long': say.notesTooLong(text.value.length, longestNote),
    'signed-out': say.notesSignedOut,
    'no-access': say.notesNoAccess,
    other: why.detail,
  };
  return said[troubleOf(why, text.value.length)];
}

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
        <p role="alert">
          {say.notesUnread} {wrongWith(notes) ?? say.tryingAgain}
        </p>
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
          maxLength={longestNote}
          aria-describedby="notes-hint"
          value={notes.text.value}
          onInput={({ currentTarget }) => notes.write(currentTarget.value)}
        />
      </label>
      <p id="notes-hint" class="hint">
        {say.notesHint}
      </p>
      <p class="notes-state" role="status" data-state={state}>
        {state === 'refused' ? `${say.refused} ${wrongWith(notes) ?? ''}` : say[state]}
      </p>
    </div>
  );
}
