import type { Page, Request } from 'playwright-core';
import { isDrawn } from './hooks.ts';

/** All that a page asks for, from now on. */
export type Traffic = {
  /** The bytes of script, style and fonts as they came over the wire, without headers. */
  readonly weight: () => Promise<number>;
  /** What was asked for, without what goes on for ever. */
  readonly requests: () => readonly Request[];
  readonly strangers: (origin: string) => readonly string[];
  readonly forget: () => void;
  /** Until all that was asked for has come, and nothing is asked for because of it. */
  readonly settled: () => Promise<void>;
};

const isStream = (request: Request): boolean => /\/stream(\?|$)/.test(request.url());

const isWeighed = (request: Request): boolean => {
  const { pathname } = new URL(request.url());
  const isFile = ['script', 'stylesheet', 'font'].includes(request.resourceType());
  return isFile || /\.(js|css|woff2?)$/.test(pathname);
};

/** Until an answer has come as a whole; what was broken off has come to its end too. */
async function isAnswered(request: Request): Promise<void> {
  const response = await request.response();
  await response?.finished();
}

export function watchTraffic(page: Page): Traffic {
  let asked: readonly Request[] = [];
  const finite = () => asked.filter((request) => !isStream(request));
  page.on('request', (request) => {
    asked = [...asked, request];
  });
  return {
    weight: async () => {
      const sizes = await Promise.all(asked.filter(isWeighed).map((request) => request.sizes()));
      return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    },
    requests: finite,
    strangers: (origin) =>
      asked.map((request) => request.url()).filter((url) => new URL(url).origin !== origin),
    forget: () => {
      asked = [];
    },
    settled: async () => {
      for (let known = -1; known !== finite().length; ) {
        known = finite().length;
        await Promise.all(finite().map(isAnswered));
        await isDrawn(page);
        await isDrawn(page); // what is drawn may itself ask for something
      }
    },
  };
}

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** Makes every answer wait, so that what is asked for one after another can be told from what is not. */
export async function makeDistant(page: Page, delay: number): Promise<void> {
  await page.route('**/*', async (route) => {
    await pause(delay);
    await route.continue();
  });
}

/** How many requests stood in line, each begun only when the one before was answered. */
export function roundTrips(requests: readonly Request[]): number {
  const spans = requests.map((request) => {
    const { startTime, responseEnd } = request.timing();
    return { start: startTime, end: startTime + Math.max(0, responseEnd) };
  });
  spans.sort((one, other) => one.start - other.start);
  const depths: number[] = [];
  for (const [place, { start }] of spans.entries()) {
    const before = depths.filter((_, index) => (spans[index]?.end ?? 0) <= start);
    depths[place] = 1 + Math.max(0, ...before);
  }
  return Math.max(0, ...depths);
}
