import { type ReadonlySignal, signal } from '@preact/signals';
import { client } from '../service.ts';
import { user } from '../session.ts';
import { deviceShelf } from '../storage.ts';
import { merged } from './note-merging.ts';

/** `unread`: what was written before could not be fetched, so that nothing is shown in its place. */
type NotesState = 'loading' | 'unread' | 'saved' | 'saving' | 'unsaved';

/** One's own notes on a game, kept as one writes. */
export type Notes = {
  readonly text: ReadonlySignal<string>;
  readonly state: ReadonlySignal<NotesState>;
  readonly open: () => Promise<void>;
  readonly write: (text: string) => void;
  readonly close: () => void;
};

const pause = 700; // milliseconds without a key
const patience = 5_000; // before one tries again

export function openNotes(game: string): Notes {
  const keptAs = `note:${user.peek()?.id ?? ''}:${game}`;
  const text = signal('');
  const state = signal<NotesState>('loading');
  let base = ''; // what the service had, last we knew
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  function saveIn(milliseconds: number): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void save(), milliseconds);
  }

  function readIn(milliseconds: number): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void open(), milliseconds);
  }

  /** What is written while it is being saved is saved next. */
  async function save(): Promise<void> {
    state.value = 'saving';
    const there = await client.note(game);
    const mine = text.peek();
    const wanted = there.ok ? merged(base, there.data.text, mine) : mine;
    const kept = there.ok ? await client.keepNote(game, wanted) : there;
    if (!kept.ok) {
      state.value = 'unsaved';
      saveIn(patience);
      return;
    }
    base = wanted;
    if (text.peek() !== mine) return saveIn(pause);
    text.value = wanted;
    state.value = 'saved';
    deviceShelf.write(keptAs, null);
  }

  async function open(): Promise<void> {
    if (state.peek() === 'saving' || state.peek() === 'unsaved') return;
    const there = await client.note(game);
    const unsaved = deviceShelf.read(keptAs);
    if (there.ok && unsaved === null) {
      base = there.data.text;
      text.value = there.data.text;
      state.value = 'saved';
    } else if (unsaved !== null) {
      text.value = unsaved;
      saveIn(0);
    } else if (state.peek() !== 'saved') {
      state.value = 'unread';
      readIn(patience);
    }
  }

  return {
    text,
    state,
    open,
    write(typed) {
      text.value = typed;
      deviceShelf.write(keptAs, typed);
      state.value = 'saving';
      saveIn(pause);
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      if (deviceShelf.read(keptAs) !== null) void save();
    },
  };
}
