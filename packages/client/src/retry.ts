import { readThrough, type Watch, watchSilence } from './silence.ts';

/** Waits, or rejects as soon as the signal is aborted. */
export type Wait = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

export type Fetch = (request: Request) => Promise<Response>;

/** How to try again; tests put their own clock and dice in. */
export type RetrySettings = {
  readonly wait: Wait;
  readonly random: () => number; // from 0 to 1
};

const firstPause = 300;
const longestPause = 5_000;

/** How long a call goes on trying. */
export type Patience = {
  /** Milliseconds it may spend in pauses before it is tried again; 5000 if left out. */
  readonly patience?: number;
  /** Milliseconds without a word after which it is tried again, if it may be sent twice; 60000 if left out. */
  readonly silence?: number;
};

/** A person waits no longer. */
const usualPatience = 5_000;

/** Longer than the service holds any answer back. */
const usualSilence = 60_000;

/** Answers that say "not now": whatever gave them has done nothing. */
const notNow = new Set([429]);
/** Answers of a proxy that may have lost ours, and of a service that lost its database at the commit. */
const lost = new Set([502, 503, 504]);

/** The longest a timer takes. */
const longestTimer = 2 ** 31 - 1;

export const wait: Wait = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(
      () => {
        signal?.removeEventListener('abort', stop);
        resolve();
      },
      Math.min(milliseconds, longestTimer),
    );
    if (signal?.aborted === true) stop();
    signal?.addEventListener('abort', stop, { once: true });
  });

/** A pause that doubles with each try, somewhere in its upper half: a crowd does not come back at once. */
export const backOff = (
  tries: number,
  { first, longest, random }: { first: number; longest: number; random: () => number },
): number => Math.min(longest, first * 2 ** tries) * (0.5 + random() / 2);

/** The pause an answer asks for, in milliseconds; null if it does not. */
export function retryAfter(response: Response): number | null {
  const text = response.headers.get('retry-after');
  if (text === null) return null;
  const seconds = Number(text);
  if (Number.isFinite(seconds)) return seconds * 1_000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}

/** Sent twice, these have one effect: they read, or they bear a key of their own. */
const isSafe = ({ method, headers }: Request): boolean =>
  ['GET', 'HEAD'].includes(method) || headers.has('idempotency-key');

const mayHelp = (request: Request, { status }: Response): boolean =>
  notNow.has(status) || (lost.has(status) && isSafe(request));

type Try = { readonly response: Response } | { readonly error: unknown };

/** An answer that has come to its end: one that is cut off in the middle is none. */
async function whole(response: Response, watch: Watch): Promise<Response> {
  const { body } = response.clone();
  if (body !== null) await readThrough(body, watch);
  return response;
}

/** Sends a request once. One that may not be sent twice is waited for: what became of it nobody knows. */
async function attempt(send: Fetch, request: Request, silence: number): Promise<Try> {
  const watch = watchSilence(isSafe(request) ? silence : longestTimer, request.signal);
  try {
    const response = await watch.until(
      send(new Request(request.clone(), { signal: watch.signal })),
    );
    return { response: await whole(response, watch) };
  } catch (error) {
    return { error };
  } finally {
    watch.end();
  }
}

/** How long to wait before the next try, in milliseconds; null if there should be none. */
function pauseAfter(request: Request, tried: Try, usual: number): number | null {
  if ('error' in tried) return isSafe(request) && !request.signal.aborted ? usual : null;
  if (!mayHelp(request, tried.response)) return null;
  return Math.max(usual, retryAfter(tried.response) ?? 0);
}

/** Sends a request, and again where that is safe and may help, while its pauses do not exceed the patience. */
export const retrying =
  (
    send: Fetch,
    { wait: pause, random }: RetrySettings,
    { patience = usualPatience, silence = usualSilence }: Patience,
  ): Fetch =>
  async (request) => {
    let waited = 0;
    for (let tries = 0; ; tries += 1) {
      const tried = await attempt(send, request, silence);
      const usual = backOff(tries, { first: firstPause, longest: longestPause, random });
      const again = pauseAfter(request, tried, usual);
      if (again === null || waited + again > patience) {
        if ('error' in tried) throw tried.error;
        return tried.response;
      }
      await pause(again, request.signal);
      waited += again;
    }
  };
