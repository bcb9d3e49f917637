import { type Person, signedIn } from '../people.ts';
import { password } from '../player.ts';
import type { Site } from '../site.ts';
import type { Window } from '../window.ts';

/** Somebody who administers, and has signed in afresh. */
export async function adminIn(
  site: Pick<Site, 'makeAdmin'>,
  window: Pick<Window, 'page'>,
  name: string,
): Promise<Person> {
  const person = await signedIn(window, name);
  await site.makeAdmin(name);
  await person.ask('post', '/v1/admin/entry', { password });
  return person;
}
