import { signal } from '@preact/signals';
import type { Schemas } from '@staffetta/client';
import { createAdminClient } from '@staffetta/client/admin';
import { clientSettings } from '../service.ts';

/** How this session stands with administering; null: not heard yet. */
export const entry = signal<Schemas['AdminEntry'] | null>(null);

/** Answers whoever waits for a fresh sign-in; null: nobody does. */
export const awaitingEntry = signal<((isIn: boolean) => void) | null>(null);

let asked: Promise<boolean> | null = null;

/** Asks for a fresh sign-in, once for all requests that wait for it. */
function askForEntry(): Promise<boolean> {
  asked ??= new Promise<boolean>((answer) => {
    awaitingEntry.value = answer;
  }).finally(() => {
    asked = null;
    awaitingEntry.value = null;
  });
  return asked;
}

/** What admins ask for. Where the hour is over the request waits for a fresh sign-in, and goes on. */
export const admin = createAdminClient({ ...clientSettings, enterAfresh: askForEntry });
