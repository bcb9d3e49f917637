import type { FastifyReply } from 'fastify';

/** Says what else an answer depends on. */
export function varyBy(reply: FastifyReply, names: string): void {
  const known = reply.getHeader('vary');
  reply.header('vary', known === undefined ? names : `${String(known)}, ${names}`);
}
