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

const isOffline = signal(false);
addEventListener('offline', () => {
  isOffline.value = true;
});
addEventListener('online', () => {
  isOffline.value = false;
});

const isUnheard = signal(false);

/** Nothing can be heard: what is shown of games may be old. */
export const isCutOff = computed(() => isOffline.value || isUnheard.value);

/** What whoever follows for all tabs tells the others: a move, or that nothing can be heard. */
type Told = Moved | { readonly isUnheard: boolean };

function take(told: Told): void {
  if ('isUnheard' in told) isUnheard.value = told.isUnheard;
  else tell(told);
}

const follow = (over: AbortSignal, onTold: (told: Told) => void): Promise<void> =>
  followAll(client, {
    signal: over,
    onMoved: onTold,
    onState: ({ state }) => onTold({ isUnheard: state === 'offline' }),
  });

/** Follows for all tabs of this user, or listens to the one that does; when that one closes, the next follows. */
function share(name: string, over: AbortSignal): void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => take(data), {
    signal: over,
  });
  over.addEventListener('abort', () => channel.close());
  const lead = () =>
    follow(over, (told) => {
      if (over.aborted) return;
      take(told);
      channel.postMessage(told);
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
    else void follow(closing.signal, take);
    return () => {
      closing.abort();
      isUnheard.value = false; // whoever follows next finds out
    };
  });
}
