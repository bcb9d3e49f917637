import { z } from 'zod';
import { problemAnswers } from '../http/answers/problems.ts';
import type { App, RouteServices } from '../http/app-types.ts';
import { Problem } from '../http/problems.ts';

const fine = z
  .strictObject({ status: z.literal('ok') })
  .meta({ id: 'Health', description: 'All is well.' });

/** For whatever watches the service. */
export function healthRoutes(app: App, { isReady }: RouteServices): void {
  const tags = ['health'];
  const unlimited = { rateLimit: false };

  app.get(
    '/health/live',
    {
      config: unlimited,
      schema: {
        operationId: 'isLive',
        summary: 'Whether the process answers',
        tags,
        security: [],
        response: { 200: fine, ...problemAnswers() },
      },
    },
    async () => ({ status: 'ok' as const }),
  );

  app.get(
    '/health/ready',
    {
      config: unlimited,
      schema: {
        operationId: 'isReady',
        summary: 'Whether the process and its database can serve',
        tags,
        security: [],
        response: { 200: fine, ...problemAnswers() },
      },
    },
    async () => {
      if (!(await isReady())) throw new Problem('unavailable');
      return { status: 'ok' as const };
    },
  );
}
