import createFetchClient, { type Client as FetchClient } from 'openapi-fetch';
import type { paths } from './generated/api.ts';
import { failed, problemIn, type Result, succeeded, unreachable } from './problem.ts';
import { type RefreshSettings, refreshing } from './refresh.ts';
import {
  type Fetch,
  type Patience,
  type RetrySettings,
  retryAfter,
  retrying,
  wait,
} from './retry.ts';
import type { Done } from './shapes.ts';

export type ClientSettings = RefreshSettings &
  Patience & {
    readonly baseUrl: string;
    readonly language: () => string;
    readonly fetch?: Fetch;
    readonly retry?: RetrySettings;
  };

/** The contract's paths, by method. */
export type Api = FetchClient<paths, 'application/json'>;

/** The way to one service. */
export type Link = {
  readonly api: Api;
  /** For what is not a call: the streams. */
  readonly request: (path: string, headers: Readonly<Record<string, string>>) => Request;
  readonly send: Fetch;
};

export type Answer<Data> = { data?: Data | undefined; error?: unknown; response: Response };

function resultOf<Data>({ data, error, response }: Answer<Data>): Result<Data> {
  if (data !== undefined) return succeeded(data);
  const pause = retryAfter(response);
  const problem = problemIn(error, response.status);
  return failed(pause === null ? problem : { ...problem, retryAfter: pause / 1_000 });
}

/** A call's answer as a result; whatever kept it from coming is a problem too. */
export const settle = <Data>(call: Promise<Answer<Data>>): Promise<Result<Data>> =>
  call.then(resultOf).catch(() => failed(unreachable()));

/** As for a call whose answer has nothing to tell. */
export const settleNothing = (call: Promise<Answer<unknown>>): Done =>
  settle(
    call.then(({ error, response }) => ({
      ...(response.ok ? { data: null } : { error }),
      response,
    })),
  );

/** The one thing that an answer holds. */
export async function settleOnly<Data, Field extends keyof Data>(
  call: Promise<Answer<Data>>,
  field: Field,
): Promise<Result<Data[Field]>> {
  const result = await settle(call);
  return result.ok ? succeeded(result.data[field]) : result;
}

const hexOf = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** A player's own share of a game's chance: 128 bits that the service could not choose. */
export const newContribution = (): string => hexOf(16);

/** The header by which a request sent again is known; a page served over plain HTTP has no `randomUUID`. */
export const keyHeader = (key: string | undefined) => ({ 'idempotency-key': key ?? hexOf(16) });

/** A cache knows addresses only, and what is there depends on who asks, in which language. */
const uncached = { cache: 'no-store' } as const;

export const plainly: Fetch = (request) => globalThis.fetch(request);

/** A way that asks for token and language anew with every call. */
export function openLink(settings: ClientSettings): Link {
  const { baseUrl, token, language } = settings;
  const send = refreshing(settings.fetch ?? plainly, settings);
  const retry = settings.retry ?? { wait, random: Math.random };

  function headers(): Record<string, string> {
    const bearer = token();
    return {
      'accept-language': language(),
      ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
    };
  }

  const api: Api = createFetchClient<paths, 'application/json'>({
    baseUrl,
    fetch: retrying(send, retry, settings),
    ...uncached,
  });
  api.use({
    onRequest({ request }) {
      for (const [name, value] of Object.entries(headers())) request.headers.set(name, value);
    },
  });
  return {
    api,
    request: (path, more) =>
      new Request(`${baseUrl}${path}`, { headers: { ...headers(), ...more }, ...uncached }),
    send,
  };
}
