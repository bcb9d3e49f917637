import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Caller } from '../games/tables.ts';
import { languageOf } from './language.ts';
import { Problem } from './problems.ts';
import { varyBy } from './vary.ts';

/** What an access token says: who, and nothing about him. */
type TokenClaims = { readonly sub: string };

declare module '@fastify/jwt' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface FastifyJWT {
    payload: TokenClaims;
    user: TokenClaims;
  }
}

/** What a caller must be allowed to; `session` is what no personal token can be: somebody signed in. */
export type Scope = 'games:read' | 'games:play' | 'account:read' | 'admin' | 'session';

/** Lets only requests with a valid access token pass: after they are counted, before they are read. */
export const requireScope =
  (_scope: Scope) =>
  async (request: FastifyRequest): Promise<void> => {
    try {
      await request.jwtVerify();
    } catch {
      throw new Problem('not-signed-in');
    }
  };

/** Whether whoever a request let in may still be in, while it is being answered for a long time. */
export async function isStillSignedIn(request: FastifyRequest): Promise<boolean> {
  try {
    await request.jwtVerify();
    return true;
  } catch {
    return false;
  }
}

/** Which seat a request is for, where the caller holds several. */
export const seatQuery = {
  seat: z.coerce.number().int().min(0).max(15).optional().meta({
    description: 'Which of your seats asks, in a game in which you hold several.',
  }),
};

const seatIn = z.object(seatQuery).catch({});

/** Who asks, and the language he wants; answers then depend on it. */
export function callerOf(request: FastifyRequest, reply: FastifyReply): Caller {
  varyBy(reply, 'accept-language, authorization');
  reply.header('cache-control', 'private, no-cache');
  return {
    userId: request.user.sub,
    language: languageOf(request.headers['accept-language']),
    seat: seatIn.parse(request.query).seat ?? null,
  };
}
