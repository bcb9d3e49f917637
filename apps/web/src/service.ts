import { batch, signal } from '@preact/signals';
import { type ClientSettings, createClient, isPassing, type Problem } from '@staffetta/client';
import { hasUnsent } from './forgetting.ts';
import { language } from './language.ts';
import { end, isExpired, isKnownHere, leave, renew, token, user } from './session.ts';

/** A new token in place of this one; null: there is none to be had. Throws if that cannot be known now. */
export async function renewHere(): Promise<string | null> {
  const renewed = await client.renew();
  if (!renewed.ok && isPassing(renewed.problem)) throw new Error(renewed.problem.detail);
  // The cookie is the browser's: another tab may have signed in somebody else.
  if (!renewed.ok || renewed.data.user.id !== user.peek()?.id) return null;
  renew(renewed.data);
  return renewed.data.token;
}

/** How the service these pages come from is asked. */
export const clientSettings: ClientSettings = {
  baseUrl: location.origin,
  token: () => token.peek(),
  language: () => language.peek(),
  refresh: renewHere,
  onSignedOut: () => {
    isExpired.value = true;
  },
};

export const client = createClient(clientSettings);

/** Whether this tab has yet to hear who plays in it; a problem: it asked, and was not told. */
export const resuming = signal<'asked' | Problem | null>(
  user.peek() === null && isKnownHere() ? 'asked' : null,
);

/** In a new tab, goes on as whoever is signed in with this browser. */
export async function resume(): Promise<void> {
  if (resuming.peek() === null) return;
  resuming.value = 'asked';
  const renewed = await client.renew();
  batch(() => {
    const isOver = !renewed.ok && renewed.problem.status === 401;
    if (renewed.ok) renew(renewed.data);
    if (isOver) end();
    resuming.value = renewed.ok || isOver ? null : renewed.problem;
  });
}

/** Signs out here and there; here also when the service cannot be reached. */
export async function signOut(): Promise<void> {
  await client.signOut();
  leave();
  isLeaving.value = false;
}

/** Whoever wishes to sign out is asked first: what he did not send would be lost. */
export const isLeaving = signal(false);

export function wishToLeave(): void {
  const id = user.peek()?.id;
  if (id !== undefined && hasUnsent(id)) isLeaving.value = true;
  else void signOut();
}
