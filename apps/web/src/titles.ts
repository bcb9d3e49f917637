import { effect, signal } from '@preact/signals';
import type { Title } from '@staffetta/client';
import { language } from './language.ts';
import { client } from './service.ts';
import { user } from './session.ts';

/** All titles, with their rules, in the language chosen. */
export const titles = signal<readonly Title[]>([]);

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
