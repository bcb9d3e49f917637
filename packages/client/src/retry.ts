/** Waits, or rejects as soon as the signal is aborted. */
export type Wait = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

export type Fetch = (request: Request) => Promise<Response>;

/** How to try again; tests put their own clock and dice in. */
export type RetrySettings = {
  readonly wait: Wait;
  readonly random: () => number; // from 0 to 1
};

const mostTries = 4;
const firstPause = 300;
const longestPause = 5_000;

/** Answers that say "not now": whatever gave them has done nothing. */
const notNow = new Set([429]);
/** Answers of a proxy that may have lost ours, and of a service that lost its database at the commit. */
const lost = new Set([502, 503, 504]);

export const wait: Wait = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
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
async function whole(response: Response): Promise<Response> {
  await response.clone().arrayBuffer();
  return response;
}

const attempt = (send: Fetch, request: Request): Promise<Try> =>
  send(request.clone())
    .then(whole)
    .then(
      (response) => ({ response }),
      (error: unknown) => ({ error }),
    );

/** How long to wait before the next try, in milliseconds; null if there should be none. */
function pauseAfter(request: Request, tried: Try, usual: number): number | null {
  if ('error' in tried) return isSafe(request) && !request.signal.aborted ? usual : null;
  if (!mayHelp(request, tried.response)) return null;
  const asked = retryAfter(tried.response) ?? usual;
  return asked > longestPause ? null : asked;
}

/**
 * Sends a request, and again where that is safe and may help. It gives up rather than keep somebody
 * waiting longer than a few seconds.
 */
export const retrying =
  (send: Fetch, { wait: pause, random }: RetrySettings): Fetch =>
  async (request) => {
    for (let tries = 1; ; tries += 1) {
      const tried = await attempt(send, request);
      const usual = backOff(tries - 1, { first: firstPause, longest: longestPause, random });
      const again = tries < mostTries ? pauseAfter(request, tried, usual) : null;
      if (again === null) {
        if ('error' in tried) throw tried.error;
        return tried.response;
      }
      await pause(again, request.signal);
    }
  };
