import { dashboardSchema } from '../../http/answers/dashboard.ts';
import { problemAnswers } from '../../http/answers/problems.ts';
import type { App, RouteServices } from '../../http/app-types.ts';
import { languageFor } from '../../http/language.ts';
import { withTimes } from '../../http/times.ts';

/** How the service is. */
export function dashboardRoutes(app: App, { desk }: RouteServices): void {
  app.get(
    '/v1/admin/dashboard',
    {
      schema: {
        operationId: 'getDashboard',
        summary: 'How the service is, each number with what it means',
        description:
          'Of all processes together. It costs the same however many games there are: what is many is estimated, and says so.',
        tags: ['administration'],
        response: { 200: dashboardSchema, ...problemAnswers(400, 403, 404, 429) },
      },
    },
    async (request) => {
      const { processes, versions, ...rest } = await desk.dashboard(languageFor(request));
      return {
        ...withTimes(rest),
        processes: processes.map(withTimes),
        versions: withTimes(versions),
      };
    },
  );
}
