import type { Client } from './client.ts';
import { type Message, readEventStream } from './event-stream.ts';
import type { components } from './generated/api.ts';
import { isPassing, type Problem, problemIn } from './problem.ts';
import { backOff, type RetrySettings, retryAfter, wait } from './retry.ts';
import type { Seated } from './shapes.ts';
import { readThrough, type Watch, watchSilence } from './silence.ts';

/** A message of a stream: where a game has got to. */
export type Moved = components['schemas']['Moved'];

/** A message of a game’s stream: how much of its chat there is to read. */
export type Chatted = components['schemas']['Chatted'];

/** A message of a stream: when the clocks of a game run out. */
export type Timed = components['schemas']['Timed'];

/** How a stream is doing: on its way, open, without an answer, or not wanted. */
export type StreamState =
  | { readonly state: 'connecting' | 'live' | 'offline' }
  | { readonly state: 'refused'; readonly problem: Problem };

/** What to do with a stream, and for how long. */
export type Follow = {
  readonly onMoved: (moved: Moved) => void;
  readonly onChatted?: (chatted: Chatted) => void;
  readonly onTimed?: (timed: Timed) => void;
  readonly onState: (state: StreamState) => void;
  readonly signal: AbortSignal;
  readonly silence?: number; // milliseconds without a heartbeat that count as a dead line
  readonly longestPause?: number; // milliseconds between tries, though an answer asks for more; no limit if left out
  readonly retry?: RetrySettings;
};

/** Why a connection ended, and how long to wait before the next. */
type Ending =
  | { readonly ended: 'closed'; readonly pause: number | null }
  | { readonly ended: 'refused'; readonly problem: Problem };

const usualSilence = 45_000; // three heartbeats
const firstPause = 1_000;
const longestPause = 30_000;

/** Where a stream is, and the id one had last of it. */
type Place = { readonly path: string; readonly last: string | null };

/** Hands a message on; those of a kind unknown here say nothing to us. */
function hear({ event, data }: Message, { onMoved, onChatted, onTimed }: Follow): void {
  if (event === 'moved') onMoved(JSON.parse(data));
  if (event === 'chatted') onChatted?.(JSON.parse(data));
  if (event === 'timed') onTimed?.(JSON.parse(data));
}

async function keepFollowing(client: Client, { path, last }: Place, follow: Follow): Promise<void> {
  const { onState, signal, silence = usualSilence, longestPause: limit } = follow;
  const retry = follow.retry ?? { wait, random: Math.random };
  let lastId = last;
  let failures = 0;

  /** Hands on what a connection brings; gives the pause it asks for before the next. */
  async function read(body: ReadableStream<Uint8Array>, watching: Watch): Promise<number | null> {
    const decoder = new TextDecoder();
    let pause: number | null = null;
    let text = '';
    await readThrough(body, watching, (part) => {
      const {
        messages,
        retry: asked,
        rest,
      } = readEventStream(text + decoder.decode(part, { stream: true }));
      failures = 0;
      text = rest;
      pause = asked ?? pause;
      for (const message of messages) {
        hear(message, follow);
        lastId = message.id ?? lastId; // only now: one that was not taken comes again
      }
    });
    return pause;
  }

  async function connect(): Promise<Ending> {
    const watching = watchSilence(silence, signal);
    try {
      const request = client.request(path, {
        accept: 'text/event-stream',
        ...(lastId === null ? {} : { 'last-event-id': lastId }),
      });
      const response = await watching.until(
        client.send(new Request(request, { signal: watching.signal })),
      );
      if (!response.ok) {
        const problem = problemIn(await response.json().catch(() => null), response.status);
        if (!isPassing(problem)) return { ended: 'refused', problem };
        failures += 1;
        return { ended: 'closed', pause: retryAfter(response) };
      }
      onState({ state: 'live' });
      const pause = response.body === null ? null : await read(response.body, watching);
      return { ended: 'closed', pause };
    } catch {
      failures += 1;
      return { ended: 'closed', pause: null };
    } finally {
      watching.end();
    }
  }

  while (!signal.aborted) {
    if (failures === 0) onState({ state: 'connecting' });
    const ending = await connect();
    if (signal.aborted) return;
    if (ending.ended === 'refused') {
      onState({ state: 'refused', problem: ending.problem });
      return;
    }
    onState({ state: failures === 0 ? 'connecting' : 'offline' });
    const usual = backOff(failures, {
      first: firstPause,
      longest: longestPause,
      random: retry.random,
    });
    const pause = Math.min(Math.max(ending.pause ?? 0, usual), limit ?? Number.POSITIVE_INFINITY);
    await retry.wait(pause, signal).catch(() => undefined);
  }
}

/**
 * Says whenever there is something new in a game since a version, until the signal is aborted or the
 * service will not have it. A lost connection is made again by itself, from where it was.
 */
export const followGame = (
  client: Client,
  gameId: string,
  { since, seat, ...follow }: Follow & Seated & { readonly since: number },
): Promise<void> => {
  const query = seat === undefined ? '' : `?seat=${seat}`;
  const path = `/v1/games/${gameId}/stream${query}`;
  return keepFollowing(client, { path, last: String(since) }, follow);
};

/** The same of everything of one's own: at first it says where each game stands. */
export const followAll = (client: Client, follow: Follow): Promise<void> =>
  keepFollowing(client, { path: '/v1/stream', last: null }, follow);
