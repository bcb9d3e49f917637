import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Audit, notedHash, notedName } from '../admin/audit.ts';
import type { Desk } from '../admin/desk.ts';
import { nothing } from './answers/shared.ts';
import type { App } from './app-types.ts';
import { identityIn } from './caller.ts';
import { wrongFields } from './field-messages.ts';
import { isStorableWhole } from './fields.ts';
import { languageFor } from './language.ts';
import { Problem } from './problems.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface FastifyRequest {
    auditEntry: string | null;
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface FastifyContextConfig {
    isEntrance?: true; // what an admin does before he has signed in afresh
    isForPlayers?: true; // what he is told of a game also where he plays
  }
}

/** Whether there is a door before an address: whether anything is behind it is for admins to know. */
export const isBehindDoor = (url: string): boolean => url.startsWith('/v1/admin/');

/** What nobody writes down of a request. */
const unwritten: readonly string[] = ['password', 'code', 'file'];

/** What is written down by its hash: what is long, or may quote what was written to one seat alone. */
const hashed: readonly string[] = ['facts', 'answer'];

const isWrittenAsItIs = (name: string): boolean => ![...unwritten, ...hashed].includes(name);

/** What somebody is looked for by. */
const lookedFor: readonly string[] = ['named'];

const asObject = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : {};

const withFile = z.object({ file: z.object({ game: z.uuid() }) });

/** Of a game's file only which game it is: the rest is secret. */
function gameIn(body: unknown): object {
  const { data } = withFile.safeParse(body);
  return data === undefined ? {} : { game: data.file.game };
}

function writtenOf(name: string, value: unknown): unknown {
  if (hashed.includes(name)) return notedHash(value);
  return lookedFor.includes(name) ? notedName(String(value)) : value;
}

/** All that was asked for, as its route takes it, but its reason, which has a place of its own. */
function askedIn({ params, query, body }: FastifyRequest): Readonly<Record<string, unknown>> {
  const fields = Object.entries({
    ...{ ...asObject(query), ...asObject(body) },
    ...{ ...gameIn(body), ...asObject(params) },
  });
  return Object.fromEntries(
    fields
      .filter(([name]) => name !== 'reason' && !unwritten.includes(name))
      .map(([name, value]) => [name, writtenOf(name, value)]),
  );
}

/** Refuses what a route that takes no body would leave unread: the log would hold it all the same. */
function requireNoBody({ body, routeOptions }: FastifyRequest): void {
  if (routeOptions.schema?.body !== undefined || body === undefined || body === null) return;
  const { error } = nothing.safeParse(body);
  if (error !== undefined) throw new Problem('invalid-request', { fields: wrongFields(error) });
}

/** Refuses what cannot be written down, whichever route is asked. */
function requireStorable({ params, query, body }: FastifyRequest): void {
  const parts = Object.entries({ 'params.': params, 'querystring.': query, '': body });
  const fields = parts.flatMap(([where, part]) =>
    Object.entries(asObject(part))
      .filter((field) => isWrittenAsItIs(field[0]) && !isStorableWhole(field))
      .map(([name]) => ({ path: `${where}${name}`, message: 'text that can be kept' })),
  );
  if (fields.length > 0) throw new Problem('invalid-request', { fields });
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

const ofGame = z.object({ game: z.uuid() });

/**
 * Nobody administers a game he plays, or did, or a bot of his does: how often and when something happened
 * there that he was not told of is secret, too.
 */
async function requireApart({ looks }: Desk, request: FastifyRequest): Promise<void> {
  const { params, body, routeOptions } = request;
  const { data } = ofGame.safeParse({ ...gameIn(body), ...asObject(params) });
  if (data === undefined || routeOptions.config.isForPlayers === true) return;
  await looks.requireApart(data.game, request.user.sub);
}

/**
 * The one door to all that admins do. For everybody else there is nothing behind it; an admin signs in
 * afresh; what he asks for is what its route takes, and in the audit log before it is done; and games he plays are
 * others' to see to.
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
    route.schema = { querystring: nothing, ...route.schema };
  });
  admin.addHook('preValidation', async (request: FastifyRequest) => requireNoBody(request));
  admin.addHook('preHandler', async (request: FastifyRequest) => {
    requireStorable(request);
    request.auditEntry = await noteIn(desk().audit, request);
    await requireApart(desk(), request);
  });
  admin.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    reply.header('content-language', languageFor(request)); // what they say in sentences is in it
    const { auditEntry } = request;
    if (auditEntry === null) return;
    request.auditEntry = null; // what goes wrong here is answered too
    await desk().audit.settle(auditEntry, reply.statusCode);
  });
}
