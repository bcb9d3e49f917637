import { effect, signal } from '@preact/signals';
import type { Title, TitleInBrief } from '@staffetta/client';
import { language } from './language.ts';
import { client } from './service.ts';
import { user } from './session.ts';

/** All titles in brief, in the language chosen. */
export const titles = signal<readonly TitleInBrief[]>([]);

/** The title now shown, with its rules; null while there is none. */
export const shownTitle = signal<Title | null>(null);

/** Fetches them for whoever is signed in, and again in another language. */
export function keepTitles(): void {
  effect(() => {
    const asked = language.value;
    if (user.value === null) return;
    void client.titles().then((result) => {
      if (result.ok && asked === language.peek()) titles.value = result.data;
    });
  });
}

/** Shows a title, in the language chosen, until told otherwise. */
export function showTitle(id: string): () => void {
  let isOver = false;
  const stop = effect(() => {
    const asked = language.value;
    void client.title(id).then((result) => {
      if (result.ok && !isOver && asked === language.peek()) shownTitle.value = result.data;
    });
  });
  return () => {
    isOver = true;
    stop();
    shownTitle.value = null;
  };
}
