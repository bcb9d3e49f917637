import type { Browser, BrowserContext, Page } from 'playwright-core';

/** How somebody's window is. */
export type Wish = {
  readonly locale?: string;
  readonly width?: number;
  readonly dark?: boolean;
  readonly isHeard?: boolean; // all that comes is noted
  readonly hasMotion?: boolean; // else nothing glides or fades, and nothing waits for that
};

/** A page of one person, with all it was sent and all that went wrong in it and in his other tabs. */
export type Window = {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What came to it, if it was opened to be heard. */
  readonly bodies: () => readonly Body[];
  readonly troubles: () => readonly string[];
  /** What is meant to go wrong in this test is no trouble. */
  readonly expectTrouble: (pattern: RegExp) => void;
  readonly close: () => Promise<void>;
};

/** What an address answered; a stream's body is as long as what has come of it. */
export type Body = { readonly path: string; readonly text: string };

const height = 900;

/** How long a page may take for one thing, in milliseconds, on a machine that does much else. */
const patience = 30_000;

/** Copies everything `fetch` brings: the network's own record has no body of a stream that is open. */
const recordFetch = `{
  const { fetch } = window;
  const read = async (copy) => {
    const request = crypto.randomUUID();
    const reader = copy.body?.getReader();
    const decoder = new TextDecoder();
    for (let part = await reader?.read(); part?.done === false; part = await reader.read()) {
      record(request, new URL(copy.url).pathname, decoder.decode(part.value, { stream: true }));
    }
  };
  window.fetch = async (input, init) => {
    const response = await fetch(input, init);
    read(response.clone()).catch(() => undefined);
    return response;
  };
}`;

/** Notes what is answered, by a request’s own name. */
async function hear(context: BrowserContext, bodies: Map<string, Body>): Promise<void> {
  await context.exposeFunction('record', (request: string, path: string, text: string) => {
    bodies.set(request, { path, text: (bodies.get(request)?.text ?? '') + text });
  });
  await context.addInitScript({ content: recordFetch });
}

/** Notes whatever a browser complains about, in whichever tab of a window. */
function watch(context: BrowserContext): Pick<Window, 'troubles' | 'expectTrouble'> {
  const found: string[] = [];
  const expected: RegExp[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      found.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (trouble) => {
    const error = trouble.error();
    found.push(`error: ${error.stack ?? error.message}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The page itself ends streams and requests it no longer wants.
    if (reason !== 'net::ERR_ABORTED') found.push(`failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) found.push(`answer: ${response.status()} ${response.url()}`);
  });
  return {
    troubles: () => found.filter((text) => !expected.some((pattern) => pattern.test(text))),
    expectTrouble: (pattern) => expected.push(pattern),
  };
}

export async function openWindow(
  browser: Browser,
  url: string,
  { locale = 'en-GB', width = 1440, dark = false, isHeard = false, hasMotion = false }: Wish,
): Promise<Window> {
  const context = await browser.newContext({
    baseURL: url,
    locale,
    timezoneId: 'Europe/Rome', // whose clocks are the same on every machine
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: hasMotion ? 'no-preference' : 'reduce',
    hasTouch: width < 500,
  });
  const watching = watch(context);
  const bodies = new Map<string, Body>();
  if (isHeard) await hear(context, bodies);
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  return {
    page,
    context,
    bodies: () => {
      if (!isHeard) throw new Error('Nothing of this window was noted');
      return [...bodies.values()];
    },
    ...watching,
    close: () => context.close(),
  };
}
