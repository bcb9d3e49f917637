/** A limit on how long nothing may be heard. */
export type Watch = {
  /** Aborted after the silence, or with the signal it was given. */
  readonly signal: AbortSignal;
  /** Starts the silence anew. */
  readonly heard: () => void;
  /** Rejects as soon as the signal is aborted: not every `fetch` does so while a body is read. */
  readonly until: <Value>(coming: Promise<Value>) => Promise<Value>;
  readonly end: () => void;
};

export function watchSilence(milliseconds: number, signal: AbortSignal): Watch {
  const dead = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => dead.abort(new Error('nothing was heard')), milliseconds);
  };
  const stop = () => dead.abort(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  heard();
  return {
    signal: dead.signal,
    heard,
    until: (coming) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(dead.signal.reason);
        if (dead.signal.aborted) fail();
        dead.signal.addEventListener('abort', fail, { once: true });
        coming.then(resolve, reject).finally(() => dead.signal.removeEventListener('abort', fail));
      }),
    end: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    },
  };
}

/** Reads a body to its end; gives each part as it comes. */
export async function readThrough(
  body: ReadableStream<Uint8Array>,
  watch: Watch,
  onPart: (part: Uint8Array) => void = () => undefined,
): Promise<void> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await watch.until(reader.read());
      if (done) return;
      watch.heard();
      onPart(value);
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined);
    throw error;
  }
}
