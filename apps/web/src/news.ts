import { computed, effect, signal } from '@preact/signals';
import { followAll, type Moved, type Timed } from '@staffetta/client';
import { client } from './service.ts';
import { reader } from './session.ts';

// What moves in my games. A browser has six connections to one place, and a stream holds one for as
// long as it lasts: so one tab follows for all of them.

/** Those who hear of something; each answers with how to stop. */
function openHearing<News>() {
  const listeners = new Set<(news: News) => void>();
  return {
    hear(listener: (news: News) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(news: News): void {
      for (const listener of listeners) listener(news);
    },
  };
}

const moves = openHearing<Moved>();
const clocks = openHearing<Timed>();

/** Hears where each of my games has got to. */
export const hearMoves = moves.hear;

/** Hears when the clocks of a game of mine run out at another time, though it has not moved. */
export const hearClocks = clocks.hear;

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

/** What whoever follows for all tabs tells the others: a move, clocks, or that nothing can be heard. */
type Told = Moved | Timed | { readonly isUnheard: boolean };

function take(told: Told): void {
  if ('isUnheard' in told) isUnheard.value = told.isUnheard;
  else if ('clocks' in told) clocks.tell(told);
  else moves.tell(told);
}

const follow = (over: AbortSignal, onTold: (told: Told) => void): Promise<void> =>
  followAll(client, {
    signal: over,
    onMoved: onTold,
    onTimed: onTold,
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
