import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Audit } from '../admin/audit.ts';
import type { Desk } from '../admin/desk.ts';
import type { App } from './app-types.ts';
import { identityIn } from './caller.ts';
import { Problem } from './problems.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface FastifyRequest {
    auditEntry: string | null;
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface FastifyContextConfig {
    isEntrance?: true; // what an admin does before he has signed in afresh
  }
}

/** What nobody writes down of a request; its reason has a place of its own. */
const unwritten: readonly string[] = ['password', 'code', 'reason'];

const asObject = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : {};

function askedIn({ params, query, body }: FastifyRequest): Readonly<Record<string, unknown>> {
  const fields = Object.entries({ ...asObject(query), ...asObject(body), ...asObject(params) });
  return Object.fromEntries(fields.filter(([name]) => !unwritten.includes(name)));
}

const concernsSchema = z.object({
  game: z.uuid().nullable().catch(null),
  user: z.uuid().nullable().catch(null),
  reason: z.string().nullable().catch(null),
});

/** Notes whom a request concerns, and why it is made. */
function noteIn(audit: Audit, request: FastifyRequest): Promise<string> {
  const asked = askedIn(request);
  const { reason } = concernsSchema.parse(asObject(request.body));
  const { game, user } = concernsSchema.parse(asked);
  const operation = String(request.routeOptions.schema?.operationId);
  return audit.note({
    ...{ admin: request.user.sub, operation, reason, asked },
    ...{ gameId: game, userId: user },
  });
}

/**
 * The one door to all that admins do. For everybody else there is nothing behind it; an admin signs in
 * afresh; and what he asks for is in the audit log before it is done.
 */
export function adminDoor(admin: App, desk: () => Desk): void {
  async function letIn(request: FastifyRequest): Promise<void> {
    const identity = await identityIn(request);
    if (identity?.isAdmin !== true || identity.sessionId === null) throw new Problem('not-found');
    request.user = identity;
    if (request.routeOptions.config.isEntrance === true) return;
    if ((await desk().entries.until(identity.sessionId)) === null) {
      throw new Problem('entry-needed');
    }
  }

  admin.decorateRequest('auditEntry', null);
  admin.addHook('onRoute', (route) => {
    route.preParsing = Object.assign(letIn, { scope: 'admin' }); // the contract says which
  });
  admin.addHook('preHandler', async (request: FastifyRequest) => {
    request.auditEntry = await noteIn(desk().audit, request);
  });
  admin.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    const { auditEntry } = request;
    if (auditEntry === null) return;
    request.auditEntry = null; // what goes wrong here is answered too
    await desk().audit.settle(auditEntry, reply.statusCode);
  });
}
