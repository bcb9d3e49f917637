import { z } from 'zod';
import { catalogue } from '../games/catalogue.ts';
import { problemAnswers } from '../http/answers/problems.ts';
import { titleSchema } from '../http/answers/titles.ts';
import type { App, RouteServices } from '../http/app-types.ts';
import { languageFor } from '../http/language.ts';

/** What one can play. */
export function titleRoutes(app: App, { offersExamples }: RouteServices): void {
  app.get(
    '/v1/titles',
    {
      schema: {
        operationId: 'listTitles',
        summary: 'All titles, with their rules',
        tags: ['titles'],
        security: [],
        response: {
          200: z
            .strictObject({ titles: z.array(titleSchema) })
            .meta({ id: 'Titles', description: 'All titles.' }),
          ...problemAnswers(429),
        },
      },
    },
    async (request, reply) => {
      const language = languageFor(request);
      reply.header('vary', 'accept-language');
      return {
        titles: catalogue
          .filter(({ title }) => offersExamples || title.stage === 'published')
          .map(({ title, editionHash }) => {
            const { name, summary, rules } = title.words[language];
            const { id, version, stage, seats, edition } = title;
            return {
              id,
              version,
              name,
              summary,
              stage,
              seats,
              edition: editionHash.toString('hex'),
              rules: Object.entries(rules).map(([rule, text]) => ({ id: rule, text })),
              aboutEdition: [...(title.aboutEdition?.(edition, language) ?? [])],
            };
          }),
      };
    },
  );
}
