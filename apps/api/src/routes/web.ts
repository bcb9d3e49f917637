import fastifyStatic from '@fastify/static';
import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app-types.ts';
import { isThere, type Methods } from '../http/methods.ts';
import { Problem } from '../http/problems.ts';

const aYear = 365 * 24 * 3600;

/** Whether a browser asks for a page: its address is then for the front end to read. */
const isPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  !/^\/(v1|health|metrics|docs|assets)([/?]|$)/.test(url) &&
  (headers.accept ?? '').includes('text/html');

/** The front end: its files, and its one page for every address that is not a file's or the API's. */
export async function webRoutes(
  app: App,
  folder: string | null,
  { methods, uncounted }: { readonly methods: Methods; readonly uncounted: Set<string> },
): Promise<void> {
  const limit = app.rateLimit();
  const isFrontEnds = (request: FastifyRequest): boolean => folder !== null && isPage(request);
  // Before a body is read: where there is nothing, it does not matter what one brings.
  app.addHook('preParsing', async (request, reply) => {
    if (!request.is404 || isFrontEnds(request)) return;
    await limit.call(app, request, reply);
    if (!isThere(methods, request, reply)) throw new Problem('not-found');
  });
  app.setNotFoundHandler((request, reply) =>
    request.method === 'OPTIONS' ? reply.code(204).send() : reply.sendFile('index.html'),
  );
  if (folder === null) return;
  app.addHook('onRoute', ({ url }) => void uncounted.add(url)); // from here on, files alone
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    schemaHide: true,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz'], // no addresses of their own
    setHeaders: (reply, path) => {
      const isNamedByContent = path.includes('/assets/');
      reply.header(
        'cache-control',
        isNamedByContent ? `public, max-age=${aYear}, immutable` : 'no-cache',
      );
    },
  });
}
