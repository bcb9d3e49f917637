import cors from '@fastify/cors';
import type { App } from './app-types.ts';

/** What a page of another origin may read of an answer besides its body. */
const exposed = [
  'content-language',
  'etag',
  'link',
  'location',
  'retry-after',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'x-request-id',
];

/** What it may say besides its body. */
const allowed = [
  'accept-language',
  'authorization',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'last-event-id',
  'prefer',
];

/** Lets pages of these origins use the service, with a token and never with a cookie. */
export async function allowOrigins(app: App, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: allowed,
    exposedHeaders: exposed,
    credentials: false,
    maxAge: 3_600,
    strictPreflight: false,
  });
}
