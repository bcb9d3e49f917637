import fastifyStatic from '@fastify/static';
import type { RouteShorthandOptions } from 'fastify';
import type { App } from '../http/app-types.ts';

/** RFC 9512; by its ending a file would be `text/yaml`. */
const contract: RouteShorthandOptions = {
  onSend: (_request, reply, _payload, done) => {
    reply.type('application/yaml');
    done();
  },
};

/** The contract and its reference page, for whoever writes a program: written when the service was built. */
export async function docsRoutes(app: App, folder: string | null = null): Promise<void> {
  if (folder === null) return;
  await app.register((docs, _options, ready) => {
    docs.register(fastifyStatic, {
      root: folder,
      serve: false,
      preCompressed: true,
      setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
    });
    docs.get('/openapi.yaml', contract, (_request, reply) => reply.sendFile('openapi.yaml'));
    docs.get('/docs', (_request, reply) => reply.sendFile('index.html'));
    docs.get('/docs/style.css', (_request, reply) => reply.sendFile('style.css'));
    ready();
  });
}
