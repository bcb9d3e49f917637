import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../games/tables.ts';
import { languageOf } from './language.ts';
import { Problem } from './problems.ts';

/** What an access token says: who, and nothing about him. */
type TokenClaims = { readonly sub: string };

declare module '@fastify/jwt' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface FastifyJWT {
    payload: TokenClaims;
    user: TokenClaims;
  }
}

/** Lets only requests with a valid access token pass: after they are counted, before they are read. */
export async function requireSignedIn(request: FastifyRequest): Promise<void> {
  try {
    await request.jwtVerify();
  } catch {
    throw new Problem('not-signed-in');
  }
}

/** Who asks, and the language he wants; answers then depend on it. */
export function callerOf(request: FastifyRequest, reply: FastifyReply): Caller {
  reply.header('vary', 'accept-language, authorization');
  reply.header('cache-control', 'private, no-cache');
  return {
    userId: request.user.sub,
    language: languageOf(request.headers['accept-language']),
  };
}
