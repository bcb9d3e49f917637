import type { FastifyRequest } from 'fastify';

const loopback = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\]|::ffff:127(\.\d{1,3}){3})$/i;

export const isLoopback = (host: string): boolean => loopback.test(host);

/**
 * Whether a request comes from this very machine: not through a proxy from another one, and not from
 * a page whose name was made to lead here.
 */
export function isLocal({ ip, hostname, headers }: FastifyRequest): boolean {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  return [ip, hostname, ...forwarded].every(isLoopback) && headers.forwarded === undefined;
}

/** Whether a page of another origin asks: of whatever may change something browsers say which it is. */
export function isFromElsewhere({ headers: { origin, host } }: FastifyRequest): boolean {
  return origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host);
}
