import type { FastifyReply } from 'fastify';

/** Says when whoever asked waits no longer: his request is there no more. */
export function goneFrom({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.closed) gone.abort();
  raw.once('close', () => gone.abort());
  return gone.signal;
}
