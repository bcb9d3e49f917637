import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { titles } from '@staffetta/engine';
import type { Browser } from 'playwright-core';
import type { DatabaseUrls } from '../apps/api/src/embedded/databases.ts';
import { startTestService } from '../apps/api/test/harness.ts';
import { launchBrowser } from '../tests/browser/chromium.ts';
import {
  boardStands,
  firstWay,
  live,
  panel,
  send,
  steps,
  unfoldAround,
} from '../tests/browser/hooks.ts';
import { firstToAct, signedIn, tableOf } from '../tests/browser/people.ts';
import { openWindow, type Window } from '../tests/browser/window.ts';
import { amount, type Figures, median } from './sample.ts';

/** How long the pages of a title take, in milliseconds, in a browser with nothing in its cache. */
export type PagesFigures = {
  readonly title: string;
  readonly usable: Figures; // from the address to a board one can play on
  readonly planned: Figures; // from a click to the act shown as planned
  readonly shown: Figures; // from sending it to the same player's board after it
};

const root = fileURLToPath(new URL('..', import.meta.url));
const samples = amount(7, 1);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const figuresOf = (all: readonly number[]): Figures => ({ median: median(all), all });

type Sample = { readonly usable: number; readonly planned: number; readonly shown: number };

async function sampleOf(windows: readonly Window[], title: string): Promise<Sample> {
  const people = await Promise.all(
    windows.map((window) => signedIn(window, `Rider ${randomUUID().slice(0, 8)}`)),
  );
  const game = await tableOf(people, title);
  const { page } = await firstToAct(people, game);
  const usable = await timed(async () => {
    await page.goto(`/games/${game}`);
    await panel(page).first().waitFor({ state: 'attached' });
    await firstWay(page).waitFor({ state: 'attached' });
    await boardStands(page);
  });
  await live(page).waitFor();
  const offer = firstWay(page);
  await unfoldAround(offer);
  const planned = await timed(async () => {
    await offer.click();
    await steps(page).first().waitFor({ state: 'attached' });
  });
  const shown = await timed(async () => {
    await send(page).click();
    await steps(page).first().waitFor({ state: 'detached' });
  });
  return { usable, planned, shown };
}

async function sampled(browser: Browser, url: string, title: string, seats: number) {
  const windows = await Promise.all(
    Array.from({ length: seats }, () => openWindow(browser, url, { hasMotion: true })),
  );
  try {
    return await sampleOf(windows, title);
  } finally {
    await Promise.all(windows.map(({ close }) => close()));
  }
}

async function measureTitle(
  browser: Browser,
  cluster: DatabaseUrls,
  title: string,
  seats: number,
): Promise<PagesFigures> {
  // A service for each: few may come in an hour.
  const webFolder = `${root}/apps/web/dist`;
  const service = await startTestService(cluster, { webFolder, strictAnswers: false });
  try {
    const all: Sample[] = [];
    for (let sample = 0; sample < samples; sample += 1) {
      all.push(await sampled(browser, service.url, title, seats));
    }
    const of = (what: keyof Sample) => figuresOf(all.map((one) => one[what]));
    return { title, usable: of('usable'), planned: of('planned'), shown: of('shown') };
  } finally {
    await service.close();
  }
}

/** Every published title as the pages were built, opened and played upon by people with browsers of their own. */
export async function measurePages(cluster: DatabaseUrls): Promise<readonly PagesFigures[]> {
  const browser = await launchBrowser();
  try {
    const figures: PagesFigures[] = [];
    for (const { id, seats } of titles.filter(({ stage }) => stage === 'published')) {
      figures.push(await measureTitle(browser, cluster, id, seats.min));
    }
    return figures;
  } finally {
    await browser.close();
  }
}
