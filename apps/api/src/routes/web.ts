import fastifyStatic from '@fastify/static';
import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app-types.ts';
import { sendProblem } from '../http/errors.ts';
import { answerOtherMethod, type Methods } from '../http/methods.ts';
import { Problem } from '../http/problems.ts';

const aYear = 365 * 24 * 3600;

/** Whether a browser asks for a page: its address is then for the front end to read. */
const isPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  !/^\/(v1|health|metrics|docs|assets)([/?]|$)/.test(url) &&
  (headers.accept ?? '').includes('text/html');

/** The front end: its files, and its one page for every address that is not a file's or the API's. */
export async function webRoutes(app: App, folder: string | null, methods: Methods): Promise<void> {
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const answered = answerOtherMethod(methods, request, reply);
    if (answered !== null) return answered;
    return folder !== null && isPage(request)
      ? reply.sendFile('index.html')
      : sendProblem(new Problem('not-found'), request, reply);
  });
  if (folder === null) return;
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
