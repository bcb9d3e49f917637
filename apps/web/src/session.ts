import { computed, signal } from '@preact/signals';
import type { SignedIn } from '@staffetta/client';
import { tabShelf } from './storage.ts';

const kept = 'session';

function restored(): SignedIn | null {
  const text = tabShelf.read(kept);
  if (text === null) return null;
  try {
    const session: SignedIn = JSON.parse(text);
    return typeof session.token === 'string' ? session : null;
  } catch {
    return null;
  }
}

/** Who plays in this tab; closing it signs out. */
const session = signal<SignedIn | null>(restored());
/** The service no longer takes our token: the page stays, and asks to sign in again. */
export const isExpired = signal(false);

export const user = computed(() => session.value?.user ?? null);
export const token = computed(() => (isExpired.value ? null : (session.value?.token ?? null)));

/** The same user, with a new token. */
export function renew(signedIn: SignedIn): void {
  tabShelf.write(kept, JSON.stringify(signedIn));
  session.value = signedIn;
}

export function begin(signedIn: SignedIn): void {
  renew(signedIn);
  isExpired.value = false;
}

export function end(): void {
  tabShelf.write(kept, null);
  session.value = null;
  isExpired.value = false;
}
