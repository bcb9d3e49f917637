import type { Browser, BrowserContext, Page } from 'playwright-core';

/** How somebody's window is. */
export type Wish = {
  readonly locale?: string;
  readonly width?: number;
  readonly dark?: boolean;
  readonly at?: Date; // when the clock stands still
  readonly hasMotion?: boolean; // else nothing glides or fades, and nothing waits for that
  readonly isHeard?: boolean; // all that comes is noted
  readonly isFirst?: boolean; // nothing is in its caches; a window that is changed for good needs it too
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

/** What a browser complained about, and what of it was meant to happen. */
type Complaints = { readonly found: string[]; readonly expected: RegExp[] };

/** Notes whatever a browser complains about, in whichever tab of a window. */
function watch(context: BrowserContext): Complaints {
  const found: string[] = [];
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
  return { found, expected: [] };
}

/** One tab of a browser that shares nothing with any other, for one window after another. */
type Frame = {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: Complaints;
  readonly names: string; // of all that a page finds in it
};

/** A page of the site on which nothing is and nothing runs. */
const blank = '/favicon.svg';

const namesFound = (page: Page): Promise<string> =>
  page.evaluate<string>(`Object.getOwnPropertyNames(window).join()`);

/** Settings of a page that can change at any time. */
type Look = {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme: 'dark' | 'light';
  readonly reducedMotion: 'reduce' | 'no-preference';
};

async function newFrame(
  browser: Browser,
  url: string,
  { locale, width, at }: Kind,
  look: Look,
): Promise<Frame> {
  const context = await browser.newContext({
    ...look,
    baseURL: url,
    locale,
    timezoneId: 'Europe/Rome', // whose clocks are the same on every machine
    hasTouch: width === 'phone',
  });
  context.setDefaultTimeout(patience);
  const complaints = watch(context);
  const page = await context.newPage();
  if (at !== null) await page.clock.setFixedTime(at);
  await page.goto(blank);
  return { context, page, complaints, names: await namesFound(page) };
}

/** Forgets what a test left in a frame; says whether nothing of it is there any more. */
async function isCleared({ context, page, names }: Frame): Promise<boolean> {
  if (page.isClosed()) return false;
  await Promise.all(context.pages().map((tab) => tab === page || tab.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  page.removeAllListeners('request');
  await context.setOffline(false);
  await page.goto(blank);
  await page.mouse.move(0, 0);
  await context.clearCookies();
  await page.evaluate('sessionStorage.clear(), localStorage.clear()');
  return (await namesFound(page)) === names; // a script added to every page leaves more
}

/** What no page can be told later: frames of one kind can stand for each other. */
type Kind = {
  readonly locale: string;
  readonly width: 'phone' | 'wide';
  readonly at: Date | null;
};

/** Frames through which nobody looks, by the site and their kind. */
const idle = new Map<string, Frame[]>();

/** Makes a frame that another window has left look as is wished. */
async function prepare({ page, complaints }: Frame, look: Look): Promise<void> {
  complaints.found.length = 0;
  complaints.expected.length = 0;
  await page.setViewportSize(look.viewport);
  await page.emulateMedia({ ...look, forcedColors: null });
}

/** A frame with warm caches, and how to give it back once it is as good as new. */
async function borrowFrame(browser: Browser, url: string, kind: Kind, look: Look) {
  const key = JSON.stringify([url, kind]);
  const frames = idle.get(key) ?? [];
  idle.set(key, frames);
  const left = frames.pop();
  const frame = left ?? (await newFrame(browser, url, kind, look));
  if (left !== undefined) await prepare(left, look);
  const giveBack = async (): Promise<void> => {
    if (await isCleared(frame).catch(() => false)) frames.push(frame);
    else await frame.context.close();
  };
  return { frame, giveBack };
}

/** A frame for one window alone, with nothing in its caches. */
async function ownFrame(browser: Browser, url: string, kind: Kind, look: Look) {
  const frame = await newFrame(browser, url, kind, look);
  return { frame, giveBack: () => frame.context.close() };
}

/** How wide a window is at most that is worked with a finger. */
const phone = 500;

export async function openWindow(
  browser: Browser,
  url: string,
  {
    locale = 'en-GB',
    width = 1440,
    at,
    dark = false,
    hasMotion = false,
    isHeard = false,
    isFirst = false,
  }: Wish,
): Promise<Window> {
  const kind: Kind = { locale, width: width < phone ? 'phone' : 'wide', at: at ?? null };
  const open = isFirst || isHeard ? ownFrame : borrowFrame;
  const { frame, giveBack } = await open(browser, url, kind, {
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: hasMotion ? 'no-preference' : 'reduce',
  });
  const { context, page, complaints } = frame;
  const bodies = new Map<string, Body>();
  if (isHeard) await hear(context, bodies);
  return {
    page,
    context,
    bodies: () => {
      if (!isHeard) throw new Error('Nothing of this window was noted');
      return [...bodies.values()];
    },
    troubles: () =>
      complaints.found.filter((text) => !complaints.expected.some((one) => one.test(text))),
    expectTrouble: (pattern) => complaints.expected.push(pattern),
    close: giveBack,
  };
}

/** Shows a text as a page of nobody's. */
export async function writeInto(page: Page, html: string): Promise<void> {
  await page.goto('about:blank'); // the page of the site on which nothing is takes no text
  await page.setContent(html);
}
