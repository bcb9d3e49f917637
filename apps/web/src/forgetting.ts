import { deviceShelf, keysInTab, keysOnDevice, tabShelf } from './storage.ts';
import { keepTableLink } from './table-link.ts';

/** Kinds of things that are nowhere but on this device: what was planned or typed and not yet sent. */
const unsent: ReadonlySet<string> = new Set(['draft', 'typed', 'note']);

/** The kind of a thing and whose it is: the beginnings of its key. */
const partsOf = (key: string) => {
  const [kind = '', whose = ''] = key.split(':');
  return { kind, whose };
};

const isOf =
  (user: string) =>
  (key: string): boolean =>
    partsOf(key).whose === user;

export const hasUnsent = (user: string): boolean =>
  keysOnDevice()
    .filter(isOf(user))
    .some((key) => unsent.has(partsOf(key).kind));

/**
 * Erases what this device and this tab keep of somebody. His shares of games' chance stay: they are kept by game,
 * are no secret once it has begun, and nothing else could check it.
 */
export function forget(user: string): void {
  for (const key of keysOnDevice().filter(isOf(user))) deviceShelf.write(key, null);
  for (const key of keysInTab().filter(isOf(user))) tabShelf.write(key, null);
  keepTableLink(null);
}
