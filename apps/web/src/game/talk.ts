import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { ChatClosing, ChatMessage, ChatOpening, Problem } from '@staffetta/client';
import { client } from '../service.ts';
import { isExpired, user } from '../session.ts';
import { deviceShelf } from '../storage.ts';
import { newKey } from './key.ts';
import { seatToName } from './names.ts';
import type { Table } from './table.ts';

/** The chat of a game, as far as one may read it. */
export type Talk = {
  readonly messages: ReadonlySignal<readonly ChatMessage[]>;
  readonly unread: ReadonlySignal<number>;
  readonly typed: ReadonlySignal<string>;
  readonly to: ReadonlySignal<number | null>; // a seat; null: to all
  readonly isSending: ReadonlySignal<boolean>;
  readonly problem: ReadonlySignal<Problem | null>;
  readonly closed: ReadonlySignal<ChatClosing | null>; // why nobody writes here any more
  readonly opened: ReadonlySignal<ChatOpening | null>; // why one does again
  readonly muted: ReadonlySignal<readonly Muted[]>;
  readonly type: (text: string) => void;
  readonly turnTo: (seat: number | null) => void;
  readonly say: () => Promise<void>;
  /** All there is counts as read. */
  readonly read: () => void;
  readonly mute: (player: Muted) => Promise<void>;
  readonly unmute: (player: Muted) => Promise<void>;
  /** Whether it has been reported. */
  readonly report: (message: string, reason: string) => Promise<boolean>;
  readonly close: () => void;
};

/** Somebody one hears no more of in this game; the device remembers who. */
type Muted = { readonly id: string; readonly name: string };

/** What waits to be said: sent again it bears the same key, and is said once. */
type Saying = { readonly text: string; readonly to: number | null; readonly key: string };

const isMuted = (one: unknown): one is Muted =>
  typeof one === 'object' && one !== null && 'id' in one && 'name' in one;

function mutedIn(text: string | null): readonly Muted[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isMuted) : [];
  } catch {
    return [];
  }
}

/** The messages after one of them, in as many pages as it takes. */
async function messagesAfter(game: string, last: string | undefined) {
  const read: ChatMessage[] = [];
  let closed: ChatClosing | null = null;
  let opened: ChatOpening | null = null;
  for (let after = last, isOn = true; isOn; ) {
    const page = await client.messages(game, after === undefined ? {} : { after });
    if (!page.ok) return { read, problem: page.problem };
    ({ closed, opened } = page.data);
    read.push(...page.data.messages);
    after = page.data.next ?? undefined;
    isOn = after !== undefined;
  }
  return { read, problem: null, closed, opened };
}

export function openTalk({ id, game, chatted }: Pick<Table, 'id' | 'game' | 'chatted'>): Talk {
  const whose = `${user.peek()?.id ?? ''}:${id}`;
  const typedKey = `typed:${whose}`;
  const readKey = `read:${whose}`;
  const mutedKey = `muted:${whose}`;
  const messages = signal<readonly ChatMessage[]>([]);
  const typed = signal(deviceShelf.read(typedKey) ?? '');
  const to = signal<number | null>(null);
  const isSending = signal(false);
  const problem = signal<Problem | null>(null);
  const closed = signal<ChatClosing | null>(null);
  const opened = signal<ChatOpening | null>(null);
  const lastRead = signal(deviceShelf.read(readKey));
  const muted = signal(mutedIn(deviceShelf.read(mutedKey)));
  let saying: Saying | null = null;
  let reading: Promise<void> = Promise.resolve();

  async function readOn(): Promise<void> {
    const found = await messagesAfter(id, messages.peek().at(-1)?.id);
    const known = new Set(messages.peek().map((message) => message.id));
    const fresh = found.read.filter((message) => !known.has(message.id));
    batch(() => {
      messages.value = [...messages.peek(), ...fresh];
      if (found.problem === null) {
        closed.value = found.closed;
        opened.value = found.opened;
      } else if (!isExpired.peek()) problem.value = found.problem;
    });
  }

  /** One reading behind the other: none asks for what another is about to bring. */
  function load(): Promise<void> {
    reading = reading.then(readOn);
    return reading;
  }

  function type(text: string): void {
    typed.value = text;
    deviceShelf.write(typedKey, text === '' ? null : text);
  }

  function refused(why: Problem): void {
    if (!isExpired.peek()) problem.value = why;
    if (why.title === 'chat-closed') void load(); // which tells why
  }

  async function say(): Promise<void> {
    const text = typed.peek().trim();
    if (text === '' || isSending.peek()) return;
    const isSame = saying?.text === text && saying.to === to.peek();
    const now: Saying = isSame && saying !== null ? saying : { text, to: to.peek(), key: newKey() };
    saying = now;
    batch(() => {
      isSending.value = true;
      problem.value = null;
    });
    const of = game.peek();
    const message = now.to === null ? { text } : { text, to: now.to };
    const said = await client.say(id, message, {
      key: now.key,
      ...(of === null ? {} : seatToName(of)),
    });
    if (said.ok) {
      saying = null;
      type('');
      await load();
    } else refused(said.problem);
    isSending.value = false;
  }

  function keepMuted(players: readonly Muted[]): void {
    muted.value = players;
    deviceShelf.write(mutedKey, players.length === 0 ? null : JSON.stringify(players));
  }

  const others = ({ id: one }: Muted) => muted.peek().filter((player) => player.id !== one);

  async function mute(player: Muted): Promise<void> {
    const done = await client.mute(id, player.id);
    problem.value = done.ok ? null : done.problem;
    if (!done.ok) return;
    keepMuted([...others(player), player]);
  }

  async function unmute(player: Muted): Promise<void> {
    const done = await client.unmute(id, player.id);
    problem.value = done.ok ? null : done.problem;
    if (!done.ok) return;
    keepMuted(others(player));
  }

  async function report(message: string, reason: string): Promise<boolean> {
    const done = await client.reportMessage(id, message, reason);
    problem.value = done.ok ? null : done.problem;
    return done.ok;
  }

  const stop = effect(() => {
    if (chatted.value > 0) untracked(() => void load());
  });

  return {
    messages,
    unread: computed(() => {
      const place = messages.value.findIndex((message) => message.id === lastRead.value);
      const mine = user.value?.id;
      return messages.value.slice(place + 1).filter(({ author }) => author?.id !== mine).length;
    }),
    typed,
    to,
    isSending,
    problem,
    closed,
    opened,
    muted,
    type,
    turnTo(seat) {
      to.value = seat;
    },
    say,
    read() {
      const last = messages.peek().at(-1)?.id ?? null;
      if (last === null || last === lastRead.peek()) return;
      lastRead.value = last;
      deviceShelf.write(readKey, last);
    },
    mute,
    unmute,
    report,
    close: stop,
  };
}
