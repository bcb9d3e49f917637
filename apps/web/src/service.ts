import { createClient } from '@staffetta/client';
import { language } from './language.ts';
import { end, isExpired, renew, token, user } from './session.ts';

/** The service these pages come from. */
export const client = createClient({
  baseUrl: location.origin,
  token: () => token.peek(),
  language: () => language.peek(),
  refresh: async () => {
    const renewed = await client.renew();
    // The cookie is the browser's: another tab may have signed in somebody else.
    if (!renewed.ok || renewed.data.user.id !== user.peek()?.id) return null;
    renew(renewed.data);
    return renewed.data.token;
  },
  onSignedOut: () => {
    isExpired.value = true;
  },
});

/** Signs out here and there; here also when the service cannot be reached. */
export async function signOut(): Promise<void> {
  await client.signOut();
  end();
}
