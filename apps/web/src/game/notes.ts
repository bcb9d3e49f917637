import { batch, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Client, Problem } from '@staffetta/client';
import { isExpired, user } from '../session.ts';
import { deviceShelf } from '../storage.ts';
import { merged } from './note-merging.ts';
import { pauseAfter } from './note-trouble.ts';

/**
 * `unread`: what was written before could not be fetched, so that nothing is shown in its place.
 * `unsaved`: we try again. `refused`: somebody must do something first.
 */
type NotesState = 'loading' | 'unread' | 'saved' | 'saving' | 'unsaved' | 'refused';

/** One's own notes on a game, kept as one writes. */
export type Notes = {
  readonly text: ReadonlySignal<string>;
  readonly state: ReadonlySignal<NotesState>;
  readonly problem: ReadonlySignal<Problem | null>; // why they are `unread`, `unsaved` or `refused`
  readonly open: () => Promise<void>;
  readonly write: (text: string) => void;
  readonly close: () => void;
};

const pause = 700; // milliseconds without a key

export function openNotes(game: string, service: Pick<Client, 'note' | 'keepNote'>): Notes {
  const keptAs = `note:${user.peek()?.id ?? ''}:${game}`;
  const text = signal('');
  const state = signal<NotesState>('loading');
  const problem = signal<Problem | null>(null);
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

  function stand(now: NotesState, why: Problem | null = null): void {
    batch(() => {
      state.value = now;
      problem.value = why;
    });
  }

  /** Says why they are not saved, and tries again where that alone may help. */
  function failToSave(why: Problem): void {
    const again = pauseAfter(why);
    stand(again === null ? 'refused' : 'unsaved', why);
    if (again !== null) saveIn(again);
  }

  /** What is written while it is being saved is saved next. */
  async function save(): Promise<void> {
    stand('saving');
    const there = await service.note(game);
    const mine = text.peek();
    if (!there.ok) return failToSave(there.problem);
    const wanted = merged(base, there.data.text, mine);
    const kept = await service.keepNote(game, wanted);
    const isAsBefore = text.peek() === mine;
    if (kept.ok || isAsBefore) base = kept.ok ? wanted : there.data.text;
    if (isAsBefore) text.value = wanted; // also where it is refused: one sees what was too much
    if (!kept.ok) return failToSave(kept.problem);
    if (!isAsBefore) return saveIn(pause);
    stand('saved');
    deviceShelf.write(keptAs, null);
  }

  const isWritten = (): boolean => ['saving', 'unsaved', 'refused'].includes(state.peek());

  async function open(): Promise<void> {
    if (isWritten()) return;
    const there = await service.note(game);
    const unsaved = deviceShelf.read(keptAs);
    if (there.ok && unsaved === null) {
      base = there.data.text;
      text.value = there.data.text;
      stand('saved');
    } else if (unsaved !== null) {
      text.value = unsaved;
      saveIn(0);
    } else if (!there.ok && state.peek() !== 'saved') {
      stand('unread', there.problem);
      const again = pauseAfter(there.problem);
      if (again !== null) readIn(again);
    }
  }

  /** Whoever has signed in again goes on where that was all it took. */
  const stopWaiting = effect(() => {
    if (isExpired.value || problem.peek()?.status !== 401) return;
    if (state.peek() === 'refused') saveIn(0);
    else readIn(0);
  });

  return {
    text,
    state,
    problem,
    open,
    write(typed) {
      text.value = typed;
      deviceShelf.write(keptAs, typed);
      stand('saving');
      saveIn(pause);
    },
    close() {
      isClosed = true;
      stopWaiting();
      clearTimeout(timer);
      if (deviceShelf.read(keptAs) !== null) void save();
    },
  };
}
