import { effect, signal } from '@preact/signals';
import type { Problem, Title, TitleInBrief } from '@staffetta/client';
import { language } from './language.ts';
import { client } from './service.ts';

/** All titles in brief, in the language chosen. */
export const titles = signal<readonly TitleInBrief[]>([]);

/** The title now shown, with its rules; null while there is none. */
export const shownTitle = signal<Title | null>(null);

/** What a title is called, as soon as we know. */
export const nameOfTitle = (id: string): string =>
  titles.value.find((title) => title.id === id)?.name ?? id;

/** Why they have not come, while there are none. */
export const titlesTrouble = signal<Problem | null>(null);

const triesAtAll = signal(0);

export function askForTitlesAgain(): void {
  triesAtAll.value += 1;
}

/** Fetches them, and again in another language. */
export function keepTitles(): void {
  addEventListener('online', () => {
    if (titlesTrouble.peek() !== null) askForTitlesAgain();
  });
  effect(() => {
    const asked = language.value;
    void triesAtAll.value;
    void client.titles().then((result) => {
      if (asked !== language.peek()) return;
      if (result.ok) titles.value = result.data;
      titlesTrouble.value = result.ok || titles.peek().length > 0 ? null : result.problem;
    });
  });
}

/** Why there is none to show, if that is so. */
export const titleTrouble = signal<Problem | null>(null);

const tries = signal(0);

export function askForTitleAgain(): void {
  tries.value += 1;
}

/** Shows a title, in the language chosen, until told otherwise. */
export function showTitle(id: string): () => void {
  let isOver = false;
  const stop = effect(() => {
    const asked = language.value;
    void tries.value;
    void client.title(id).then((result) => {
      if (isOver || asked !== language.peek()) return;
      if (result.ok) shownTitle.value = result.data;
      titleTrouble.value = result.ok ? null : result.problem;
    });
  });
  return () => {
    isOver = true;
    stop();
    shownTitle.value = null;
    titleTrouble.value = null;
  };
}
