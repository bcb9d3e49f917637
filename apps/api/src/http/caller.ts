import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Accounts } from '../accounts/accounts.ts';
import type { Identity, TokenClaims } from '../accounts/sessions.ts';
import { type TokenScope, tokenPrefix } from '../accounts/tokens.ts';
import { type Caller, requestDigest } from '../games/tables.ts';
import type { App } from './app-types.ts';
import { readNumber } from './fields.ts';
import { languageFor } from './language.ts';
import { Problem } from './problems.ts';
import { varyBy } from './vary.ts';

declare module '@fastify/jwt' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface FastifyJWT {
    payload: TokenClaims;
    user: Identity;
  }
}

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface FastifyInstance {
    identify: (token: string, ignoreExpiration?: boolean) => Promise<Identity | null>;
  }
}

/** What a caller must be allowed to; `session` is what no personal token can be: somebody signed in. */
export type Scope = TokenScope | 'session';

const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid(), epoch: z.int() });

/** What an access token says; null if it is none of ours, or no longer good. */
export function claimsIn(app: App, token: string, ignoreExpiration: boolean): TokenClaims | null {
  try {
    return claimsSchema.parse(app.jwt.verify(token, { ignoreExpiration }));
  } catch {
    return null;
  }
}

/** Whose token it is, of a session or a personal one; null if nobody's. */
export const identifier =
  (
    app: App,
    { sessions, tokens }: Pick<Accounts, 'sessions' | 'tokens'>,
    notePersonal: (token: string, isGood: boolean) => void,
  ) =>
  async (token: string, ignoreExpiration = false): Promise<Identity | null> => {
    if (token.startsWith(tokenPrefix)) {
      const identity = await tokens.identify(token);
      notePersonal(token, identity !== null);
      return identity;
    }
    const claims = claimsIn(app, token, ignoreExpiration);
    return claims === null ? null : sessions.identify(claims);
  };

/** Somebody signed in may do all that is his; a personal token what it was made for. */
function may({ sessionId, isAdmin, scopes }: Identity, scope: Scope): boolean {
  if (scope === 'admin' && !isAdmin) return false;
  return sessionId !== null || scopes.includes(scope);
}

const bearer = /^Bearer +([\w.~+/-]+=*)$/i;

export const tokenOf = ({ headers }: FastifyRequest): string | undefined =>
  bearer.exec(headers.authorization ?? '')?.[1];

/** Who asks; null: nobody with a token that is good. */
export async function identityIn(request: FastifyRequest): Promise<Identity | null> {
  const token = tokenOf(request);
  return token === undefined ? null : request.server.identify(token);
}

/** Lets only requests with a valid token pass: after they are counted, before they are read. */
export function requireScope(scope: Scope) {
  async function letIn(request: FastifyRequest): Promise<void> {
    const identity = await identityIn(request);
    if (identity === null) throw new Problem('not-signed-in');
    request.user = identity;
    if (!may(identity, scope)) throw new Problem('missing-scope', { scope });
  }
  return Object.assign(letIn, { scope }); // the contract says which
}

/** What needs an account is not for guests: they register first. */
export function refuseGuest({ user }: FastifyRequest): void {
  if (user.kind === 'guest') throw new Problem('not-for-guests');
}

/** The scope a route asks for; null if it is open to everybody. */
export function scopeOf(hook: unknown): string | null {
  return typeof hook === 'function' && 'scope' in hook ? String(hook.scope) : null;
}

/**
 * Whether whoever a request let in may still be in, while it is being answered for a long time: his
 * session goes on, though the token that began it may have run out.
 */
export async function isStillSignedIn(request: FastifyRequest): Promise<boolean> {
  const token = tokenOf(request);
  return token !== undefined && (await request.server.identify(token, true)) !== null;
}

/** Which seat a request is for, where the caller holds several. */
export const seatQuery = {
  seat: readNumber(z.coerce.number().int().min(0).max(15)).optional().meta({
    description: 'Which of your seats asks, in a game in which you hold several.',
  }),
};

const seatIn = z.object(seatQuery).catch({});

/** Who asks, and the language he wants; answers then depend on it. */
export function callerOf(request: FastifyRequest, reply: FastifyReply): Caller {
  varyBy(reply, 'accept-language, authorization');
  reply.header('cache-control', 'private, no-cache');
  const language = languageFor(request);
  reply.header('content-language', language);
  return {
    userId: request.user.sub,
    language,
    seat: seatIn.parse(request.query).seat ?? null,
  };
}

/** Who asks for a change at a table, with the key he gave it and a digest of all he asks for. */
export function askerOf(request: FastifyRequest, reply: FastifyReply): Caller {
  const caller = callerOf(request, reply);
  const { method, routeOptions, params, query, body = null } = request;
  const sent = request.headers['idempotency-key'];
  if (typeof sent !== 'string') return caller;
  const digest = requestDigest({ method, route: routeOptions.url, params, query, body });
  return { ...caller, key: { userId: caller.userId, key: sent, digest } };
}
