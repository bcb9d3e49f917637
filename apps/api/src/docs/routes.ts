import { parse } from 'yaml';
import type { App } from '../http/app-types.ts';
import { docsPage } from './page.ts';
import { style } from './style.ts';

/** The contract, written when somebody first asks for it: from then on it stays as it is. */
function contractOnce(): () => Promise<{ readonly yaml: string; readonly page: string }> {
  async function write() {
    const { openApiYaml } = await import('../openapi.ts'); // late: it describes the routes of the app
    const yaml = await openApiYaml();
    return { yaml, page: docsPage(parse(yaml)) };
  }
  let written: ReturnType<typeof write> | null = null;
  return () => {
    written ??= write();
    return written;
  };
}

/** The contract and its reference page, for whoever writes a program. */
export function docsRoutes(app: App): void {
  const contract = contractOnce();

  app.get('/openapi.yaml', async (_request, reply) => {
    const { yaml } = await contract();
    return reply.header('cache-control', 'no-cache').type('application/yaml').send(yaml);
  });

  app.get('/docs', async (_request, reply) => {
    const { page } = await contract();
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });

  app.get('/docs/style.css', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(style),
  );
}
