import rateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
} from '@fastify/rate-limit';
import type { FastifyRequest, RouteOptions } from 'fastify';
import { network } from '../accounts/throttle.ts';
import { tokenPrefix } from '../accounts/tokens.ts';
import { sha256 } from '../games/secret.ts';
import type { App } from './app-types.ts';
import { claimsIn, tokenOf } from './caller.ts';
import { type Capacity, usualCapacity } from './overload.ts';
import type { SharedCounts } from './shared-counts.ts';
import type { MostLines } from './stream.ts';

/** What may be asked of the service. */
export type Limits = {
  readonly requestsPerToken: number; // a minute, for each session and each personal token
  readonly requestsPerAddress: number; // a minute, without a token that is good
  readonly signInsPerAddress: number; // a minute, of each way in
  readonly failedSignInsPerAddress: number; // in a quarter of an hour
  readonly mailsPerAddress: number; // asked for in an hour
} & MostLines &
  Capacity;

/** A club of forty behind one address gets in within a minute, and plays; a flood does not. */
export const usualLimits: Limits = {
  requestsPerToken: 1_200,
  requestsPerAddress: 1_200,
  signInsPerAddress: 60,
  failedSignInsPerAddress: 150,
  mailsPerAddress: 100,
  streamsPerUser: 20,
  streamsPerAddress: 1_000,
  ...usualCapacity,
};

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface FastifyInstance {
    signInsPerAddress: number;
  }
}

const networkOf = ({ ip }: FastifyRequest): string => network(ip);

/** How a route is limited that lets people in, or has a password checked: by address, since tokens are what it gives. */
export const slowly = {
  rateLimit: {
    max: ({ server }: FastifyRequest): number => server.signInsPerAddress,
    keyGenerator: networkOf,
  },
};

/** How long a personal token counts as good without being looked up, in milliseconds. */
const goodFor = 5 * 60_000;

/** The personal tokens that were good of late: others could be made up, one for each request. */
export function openKnownTokens() {
  const good = new Map<string, number>();
  const nameOf = (token: string): string => sha256(token).toString('base64');
  return {
    note(token: string, isGood: boolean): void {
      if (isGood) good.set(nameOf(token), Date.now() + goodFor);
      else good.delete(nameOf(token));
    },
    /** What a token is counted by; null: it is not known to be good. */
    nameIfGood(token: string): string | null {
      const name = nameOf(token);
      const until = good.get(name);
      if (until === undefined) return null;
      if (until > Date.now()) return name;
      good.delete(name);
      return null;
    },
  };
}

export type KnownTokens = ReturnType<typeof openKnownTokens>;

const forToken = 'token ';

/** Whom a request is counted to: a session or a personal token if it bears a good one, else where it comes from. */
function countedTo(app: App, known: KnownTokens, request: FastifyRequest): string {
  const token = tokenOf(request);
  if (token === undefined) return networkOf(request);
  const bearer = token.startsWith(tokenPrefix)
    ? known.nameIfGood(token)
    : (claimsIn(app, token, false)?.sid ?? null);
  return bearer === null ? networkOf(request) : `${forToken}${bearer}`;
}

/** The counts of all requests; a route with a limit of its own has its own, exact ones. */
function storeOf(counts: SharedCounts): FastifyRateLimitStoreCtor {
  return class Counts implements FastifyRateLimitStore {
    incr(
      key: string,
      done: Parameters<FastifyRateLimitStore['incr']>[1],
      _window?: number,
      most = 0,
    ): void {
      done(null, counts.add(key, most));
    }

    child(parameters: unknown): FastifyRateLimitStore {
      const { method, url } = (parameters as { routeInfo: Pick<RouteOptions, 'method' | 'url'> })
        .routeInfo; // as the plugin hands it over, whatever its types say
      return {
        incr: (key, done, _window, most) => {
          counts
            .addAtOnce(`${method} ${url} ${key}`, most)
            .then((place) => done(null, place), done);
        },
        child: () => this,
      };
    }
  };
}

/** Limits how often may be asked; what is `uncounted`, by the pattern of its route, as often as anybody likes. */
export async function limitRequests(
  app: App,
  {
    limits,
    counts,
    known,
    uncounted,
  }: {
    readonly limits: Limits;
    readonly counts: SharedCounts;
    readonly known: KnownTokens;
    readonly uncounted: ReadonlySet<string>;
  },
): Promise<void> {
  app.decorate('signInsPerAddress', limits.signInsPerAddress);
  await app.register(rateLimit, {
    timeWindow: '1 minute',
    keyGenerator: (request) => countedTo(app, known, request),
    max: (_request, key) =>
      key.startsWith(forToken) ? limits.requestsPerToken : limits.requestsPerAddress,
    allowList: ({ routeOptions: { url } }) => url !== undefined && uncounted.has(url),
    store: storeOf(counts),
  });
}
