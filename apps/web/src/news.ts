import { computed, effect, signal } from '@preact/signals';
import { followAll, type Moved } from '@staffetta/client';
import { client } from './service.ts';
import { reader } from './session.ts';

// What moves in my games. A browser has six connections to one place, and a stream holds one for as
// long as it lasts: so one tab follows for all of them.

type Listener = (moved: Moved) => void;

const listeners = new Set<Listener>();

/** Hears where each of my games has got to; answers with how to stop. */
export function hearMoves(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(moved: Moved): void {
  for (const listener of listeners) listener(moved);
}

/** Whether somebody may be looking at this tab. */
export const isInView = signal(document.visibilityState === 'visible');
document.addEventListener('visibilitychange', () => {
  isInView.value = document.visibilityState === 'visible';
});

const follow = (over: AbortSignal, onMoved: Listener): Promise<void> =>
  followAll(client, {
    signal: over,
    onMoved,
    onState: () => undefined, // the lists say themselves when they cannot be fetched
  });

/** Follows for all tabs of this user, or listens to the one that does; when that one closes, the next follows. */
function share(name: string, over: AbortSignal): void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<Moved>) => tell(data), {
    signal: over,
  });
  over.addEventListener('abort', () => channel.close());
  const lead = () =>
    follow(over, (moved) => {
      tell(moved);
      if (!over.aborted) channel.postMessage(moved);
    });
  // Ended before its turn has come, it is refused.
  void navigator.locks.request(name, { signal: over }, lead).catch(() => undefined);
}

// Browsers know locks on safe origins only.
const canShare = 'locks' in navigator && 'BroadcastChannel' in globalThis;

const isWanted = computed(() => canShare || isInView.value);

/** Brings news of my games for as long as somebody is signed in. */
export function keepHearing(): void {
  effect(() => {
    const id = reader.value;
    if (id === null || !isWanted.value) return undefined;
    const closing = new AbortController();
    if (canShare) share(`staffetta:stream:${id}`, closing.signal);
    else void follow(closing.signal, tell);
    return () => closing.abort();
  });
}
