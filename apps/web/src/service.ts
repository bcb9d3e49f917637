import { createClient } from '@staffetta/client';
import { language } from './language.ts';
import { isExpired, token } from './session.ts';

/** The service these pages come from. */
export const client = createClient({
  baseUrl: location.origin,
  token: () => token.peek(),
  language: () => language.peek(),
  fetch: async (request) => {
    // biome-ignore lint/style/noRestrictedGlobals: this is what the client sends by.
    const response = await fetch(request);
    const sent = request.headers.get('authorization');
    if (response.status === 401 && sent === `Bearer ${token.peek()}`) isExpired.value = true;
    return response;
  },
});
