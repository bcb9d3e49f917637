import { isAnsweredBy } from './problem.ts';
import type { Fetch } from './retry.ts';

/** How a client stays signed in. */
export type RefreshSettings = {
  readonly token: () => string | null;
  /** A new token in place of one that has run out; null if there is none to be had. Throws if it cannot tell now: nobody is signed out for that. */
  readonly refresh?: () => Promise<string | null>;
  /** The service does not know us, whatever was tried. */
  readonly onSignedOut?: () => void;
};

/** Where tokens are renewed: an answer of no must not ask for itself. */
const refreshPath = '/v1/sessions/refresh';

const bearerOf = ({ headers }: Request): string | null =>
  headers.get('authorization')?.replace(/^Bearer /, '') ?? null;

const isSignedOut = (response: Response): Promise<boolean> =>
  isAnsweredBy(response, { status: 401, title: 'not-signed-in' });

/**
 * Sends a request, and once more with a new token if the one it bears has run out. Requests that find
 * it out together share one renewal.
 */
export function refreshing(
  send: Fetch,
  { token, refresh = async () => null, onSignedOut = () => undefined }: RefreshSettings,
): Fetch {
  let renewal: Promise<string | null> | null = null;

  /** A token other than this one, which another request may have brought already. */
  async function tokenAfter(spent: string): Promise<string | null> {
    const known = token();
    if (known !== null && known !== spent) return known;
    renewal ??= refresh().finally(() => {
      renewal = null;
    });
    return renewal;
  }

  return async (request) => {
    const spent = bearerOf(request);
    if (spent === null || new URL(request.url).pathname === refreshPath) return send(request);
    const response = await send(request.clone());
    if (!(await isSignedOut(response))) return response;
    const fresh = await tokenAfter(spent);
    if (fresh === null) {
      onSignedOut();
      return response;
    }
    request.headers.set('authorization', `Bearer ${fresh}`);
    const again = await send(request);
    if (await isSignedOut(again)) onSignedOut();
    return again;
  };
}
