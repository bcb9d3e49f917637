import type { FastifyReply } from 'fastify';

/** Ends a request that is done, or taken on, and has nothing to tell. */
export const finish = (reply: Pick<FastifyReply, 'code'>, status: 202 | 204): FastifyReply =>
  reply.code(status).send();
