import { computed, signal } from '@preact/signals';
import type { SignedIn } from '@staffetta/client';
import { deviceShelf, tabShelf } from './storage.ts';

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

/** Who plays in this tab. */
const session = signal<SignedIn | null>(restored());
/** The service no longer takes our token: the page stays, and asks to sign in again. */
export const isExpired = signal(false);

export const user = computed(() => session.value?.user ?? null);
export const isGuest = computed(() => user.value?.kind === 'guest');
export const token = computed(() => (isExpired.value ? null : (session.value?.token ?? null)));

/** Whether somebody signed in with this browser, and so whether its cookie may be worth sending. */
export const isKnownHere = (): boolean => deviceShelf.read(kept) !== null;

/** The same user, with a new token. */
export function renew(signedIn: SignedIn): void {
  deviceShelf.write(kept, 'begun');
  tabShelf.write(kept, JSON.stringify(signedIn));
  session.value = signedIn;
}

/** The same session, of somebody who is called otherwise now. */
export function become(now: SignedIn['user']): void {
  const signedIn = session.peek();
  if (signedIn !== null) renew({ ...signedIn, user: now });
}

export function begin(signedIn: SignedIn): void {
  renew(signedIn);
  isExpired.value = false;
}

export function end(): void {
  deviceShelf.write(kept, null);
  tabShelf.write(kept, null);
  session.value = null;
  isExpired.value = false;
}
