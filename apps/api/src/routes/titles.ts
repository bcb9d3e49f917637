import { canonicalJson, type Language } from '@staffetta/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type CatalogueTitle, catalogue, findTitle } from '../games/catalogue.ts';
import {
  listEditions,
  lookAtChanges,
  lookAtEdition,
  type PinnedEdition,
  usualEdition,
} from '../games/editions.ts';
import { sha256 } from '../games/secret.ts';
import { problemAnswers } from '../http/answers/problems.ts';
import {
  editionChangesSchema,
  editionSchema,
  editionsSchema,
  rulesSchema,
  titleSchema,
  titlesSchema,
} from '../http/answers/titles.ts';
import type { App, RouteServices } from '../http/app-types.ts';
import { printedHash } from '../http/fields.ts';
import { namesTag } from '../http/headers.ts';
import { languageFor } from '../http/language.ts';
import { Problem } from '../http/problems.ts';
import { varyBy } from '../http/vary.ts';

const inBrief = ({ title }: CatalogueTitle, language: Language) => {
  const { name, summary } = title.words[language];
  const { id, version, stage, seats } = title;
  return { id, version, name, summary, stage, seats };
};

function ruleBookOf({ title }: CatalogueTitle, language: Language) {
  const { chapters, rules } = title.words[language];
  return {
    chapters: Object.entries(chapters).map(([id, heading]) => ({ id, heading })),
    rules: Object.entries(rules).map(([id, text]) => ({ id, text })),
  };
}

const optionsOf = ({ title: { schema, words } }: CatalogueTitle, language: Language) => ({
  schema: { ...z.toJSONSchema(schema.options, { io: 'input' }) },
  defaults: schema.options.parse({}),
  words: { ...words[language].options },
});

const whole = (
  entry: CatalogueTitle,
  { edition, editionHash }: PinnedEdition,
  language: Language,
) => ({
  ...inBrief(entry, language),
  standingOrders: entry.title.orders !== undefined,
  options: optionsOf(entry, language),
  edition: editionHash.toString('hex'),
  aboutEdition: [...(entry.title.aboutEdition?.(edition, language) ?? [])],
  ...ruleBookOf(entry, language),
});

/** Sends what is the same for everybody who reads this language, or says that he has it already. */
function revalidated<T>(answer: T, request: FastifyRequest, reply: FastifyReply): T | FastifyReply {
  const tag = `"${sha256(canonicalJson(answer)).toString('hex').slice(0, 16)}"`;
  varyBy(reply, 'accept-language');
  reply.headers({ etag: tag, 'cache-control': 'public, no-cache' });
  const isKnown = namesTag(request.headers['if-none-match'] ?? '', tag);
  return isKnown ? reply.code(304).send() : answer;
}

const tags = ['titles'];
const params = z.object({ title: z.string() });
const editionParams = z.object({ ...params.shape, hash: printedHash });
const unchanged = { 304: z.null().meta({ description: 'You have it already.' }) };

/** What one can play. */
export function titleRoutes(app: App, { games, offersExamples }: RouteServices): void {
  const isOffered = ({ title }: CatalogueTitle): boolean =>
    offersExamples || title.stage === 'published';

  function offered(id: string): CatalogueTitle {
    const found = findTitle(id);
    if (found === null || !isOffered(found)) throw new Problem('not-found');
    return found;
  }

  app.get(
    '/v1/titles',
    {
      schema: {
        operationId: 'listTitles',
        summary: 'All titles, in brief',
        tags,
        security: [],
        response: { 200: titlesSchema, ...unchanged, ...problemAnswers(429) },
      },
    },
    async (request, reply) => {
      const language = languageFor(request);
      const titles = catalogue.filter(isOffered).map((entry) => inBrief(entry, language));
      return revalidated({ titles }, request, reply);
    },
  );

  app.get(
    '/v1/titles/:title',
    {
      schema: {
        operationId: 'getTitle',
        summary: 'One title, with its options, its rules and what to know of its printed facts',
        tags,
        security: [],
        params,
        response: { 200: titleSchema, ...unchanged, ...problemAnswers(404, 429) },
      },
    },
    async (request, reply) => {
      const language = languageFor(request);
      const entry = offered(request.params.title);
      return revalidated(whole(entry, await usualEdition(games, entry), language), request, reply);
    },
  );

  app.get(
    '/v1/titles/:title/rules',
    {
      schema: {
        operationId: 'getRules',
        summary: 'The rules of a title, by the ids that refusals name',
        tags,
        security: [],
        params,
        response: { 200: rulesSchema, ...unchanged, ...problemAnswers(404, 429) },
      },
    },
    async (request, reply) => {
      const language = languageFor(request);
      const book = ruleBookOf(offered(request.params.title), language);
      return revalidated(book, request, reply);
    },
  );

  app.get(
    '/v1/titles/:title/editions',
    {
      schema: {
        operationId: 'listEditions',
        summary: 'All printed facts of a title that new games may be played with',
        tags,
        security: [],
        params,
        response: { 200: editionsSchema, ...unchanged, ...problemAnswers(404, 429) },
      },
    },
    async (request, reply) => {
      const language = languageFor(request);
      const editions = await listEditions(games, offered(request.params.title), language);
      return revalidated({ editions }, request, reply);
    },
  );

  app.get(
    '/v1/titles/:title/editions/:hash',
    {
      schema: {
        operationId: 'getEdition',
        summary: 'The printed facts of a title, whole',
        tags,
        security: [],
        params: editionParams,
        response: { 200: editionSchema, ...unchanged, ...problemAnswers(400, 404, 429) },
      },
    },
    async (request, reply) => {
      const language = languageFor(request);
      const { title, hash } = request.params;
      const edition = await lookAtEdition(games, offered(title), hash, language);
      if (edition === null) throw new Problem('not-found');
      return revalidated(edition, request, reply);
    },
  );

  app.get(
    '/v1/titles/:title/editions/:hash/changes',
    {
      schema: {
        operationId: 'getEditionChanges',
        summary: 'What printed facts say otherwise than the title’s own',
        tags,
        security: [],
        params: editionParams,
        response: { 200: editionChangesSchema, ...unchanged, ...problemAnswers(400, 404, 429) },
      },
    },
    async (request, reply) => {
      const { title, hash } = request.params;
      const changes = await lookAtChanges(games, offered(title), hash);
      if (changes === null) throw new Problem('not-found');
      return revalidated(changes, request, reply);
    },
  );
}
