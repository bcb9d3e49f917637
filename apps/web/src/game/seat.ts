import { effect, signal } from '@preact/signals';
import { client } from '../service.ts';
import { isExpired, user } from '../session.ts';
import { deviceShelf } from '../storage.ts';
import { type Curtain, openCurtain } from './curtain.ts';
import { type Draft, openDraft } from './draft.ts';
import { type FormChoice, openFormChoice } from './form-choice.ts';
import { type Notes, openNotes } from './notes.ts';
import { openPast, type Past } from './past.ts';
import { openReplay, type Replay } from './replay.ts';
import { openTable, type Table } from './table.ts';
import { openTalk, type Talk } from './talk.ts';

/** Everything one has before one at a game. */
export type Seat = {
  readonly table: Table;
  readonly past: Past;
  readonly draft: Draft;
  readonly picks: FormChoice;
  readonly replay: Replay;
  readonly curtain: Curtain;
  readonly talk: Talk;
  readonly notes: Notes;
  readonly side: Side;
  readonly close: () => void;
};

/** What lies beside the board; where there is no room for it, a sheet that one opens. */
type Side = ReturnType<typeof openSide>;

const openSide = () => ({ isOpen: signal(false), tab: signal('log'), isHelping: signal(false) });

export function takeSeat(id: string): Seat {
  const table = openTable(id);
  const past = openPast(table);
  const draft = openDraft(table, {
    client,
    shelf: deviceShelf,
    userId: () => user.value?.id ?? '',
    isExpired: () => isExpired.peek(),
  });
  const stopChecking = effect(() => {
    const wrong = draft.setback.value?.kind;
    if (wrong === 'unreached' || wrong === 'not-sent') table.reconnect();
  });
  const replay = openReplay(past, table);
  const talk = openTalk(table);
  const notes = openNotes(id, client);
  const parts = [replay, draft, talk, notes, past, table];
  return {
    table,
    past,
    draft,
    picks: openFormChoice(),
    replay,
    curtain: openCurtain(table),
    talk,
    notes,
    side: openSide(),
    close() {
      stopChecking();
      for (const part of parts) part.close();
    },
  };
}
