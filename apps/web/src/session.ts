import { computed, signal } from '@preact/signals';
import type { SignedIn } from '@staffetta/client';
import { forget } from './forgetting.ts';
import { deviceShelf, onWrittenElsewhere, tabShelf } from './storage.ts';

const kept = 'session';
const begun = 'begun';
const left = 'left'; // by whoever said so; every other tab leaves with him

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
export const isAdmin = computed(() => session.value?.isAdmin === true);
export const token = computed(() => (isExpired.value ? null : (session.value?.token ?? null)));

/** Who may ask for what is his; null: nobody, or he has to sign in again first. */
export const reader = computed(() => (token.value === null ? null : (user.value?.id ?? null)));

/** Whether somebody signed in with this browser, and so whether its cookie may be worth sending. */
export const isKnownHere = (): boolean => deviceShelf.read(kept) === begun;

/** The same user, with a new token. */
export function renew(signedIn: SignedIn): void {
  deviceShelf.write(kept, begun);
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

function endHere(): void {
  tabShelf.write(kept, null);
  session.value = null;
  isExpired.value = false;
}

/** Nobody is signed in with this browser any more. */
export function end(): void {
  deviceShelf.write(kept, null);
  endHere();
}

/** Leaves nothing of one's own behind, neither in view nor on the device. */
function leaveHere(): void {
  const id = user.peek()?.id;
  if (id !== undefined) forget(id);
  endHere();
}

/** Ends it as its user wished, in every tab of this browser. */
export function leave(): void {
  deviceShelf.write(kept, left);
  leaveHere();
}

/** Leaves when another tab does. */
export function leaveWithOthers(): void {
  onWrittenElsewhere(kept, (text) => {
    if (text === left) leaveHere();
  });
}
