import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Waiting } from '../../admin/edition-judging.ts';
import { anyEdition } from '../../games/catalogue.ts';
import {
  addedEditionSchema,
  editionFormSchema,
  judgedEditionSchema,
  keptEditionsSchema,
} from '../../http/answers/admin-editions.ts';
import { problemAnswers } from '../../http/answers/problems.ts';
import { done } from '../../http/answers/shared.ts';
import type { App, RouteServices } from '../../http/app-types.ts';
import { hashableDepth, isWithin, printedHash } from '../../http/fields.ts';
import { finish } from '../../http/finish.ts';
import { goneFrom } from '../../http/gone.ts';
import { languageFor } from '../../http/language.ts';
import { saidForms } from '../../http/said.ts';
import { reason, reasoned } from './fields.ts';

const tags = ['administration'];

const params = z.object({ title: z.string() });
const ofOne = z.object({ ...params.shape, hash: printedHash });

/** Whatever else is wrong with them is told by what tries them. */
const facts = anyEdition.superRefine((value, { addIssue }) => {
  if (value === undefined) addIssue('what is printed');
  else if (!isWithin(value, { deepest: hashableDepth })) {
    addIssue(`no more than ${hashableDepth} lists and objects within one another`);
  }
});

const newEdition = z
  .strictObject({
    facts,
    label: saidForms.label.meta({ description: 'What it is called wherever editions are listed.' }),
    origin: saidForms.origin.meta({
      description: 'Where its figures are from, such as whose box: everybody may read it.',
    }),
    reason,
  })
  .meta({ id: 'NewEdition' });

const reasonedUponUsual = z
  .strictObject({
    reason,
    usual: printedHash.meta({
      description:
        'The hash of the edition that was usual when you looked; that another is now is a `412`.',
    }),
  })
  .meta({ id: 'ReasonedUponUsual' });

const reading = problemAnswers(400, 403, 404, 429);
const changing = problemAnswers(400, 403, 404, 409, 413, 415, 429);
const changingUpon = problemAnswers(400, 403, 404, 409, 412, 413, 415, 429);

/** Whoever asks waits for as long as his request is there. */
const waitingFor = (request: FastifyRequest, reply: FastifyReply): Waiting => ({
  language: languageFor(request),
  gone: goneFrom(reply),
});

/** The printed facts of titles: seen, tried, added, and offered to new games. */
export function editionRoutes(app: App, { desk }: RouteServices): void {
  app.get(
    '/v1/admin/titles/:title/editions',
    {
      schema: {
        operationId: 'listKeptEditions',
        summary: 'All printed facts of a title that are kept here',
        tags,
        params,
        response: { 200: keptEditionsSchema, ...reading },
      },
    },
    async ({ params: { title } }) => ({ editions: await desk.editions.list(title) }),
  );

  app.get(
    '/v1/admin/titles/:title/editions/schema',
    {
      schema: {
        operationId: 'getEditionForm',
        summary: 'What printed facts of a title look like, and those that are usual now',
        tags,
        params,
        response: { 200: editionFormSchema, ...reading },
      },
    },
    (request) => desk.editions.form(request.params.title, languageFor(request)),
  );

  app.post(
    '/v1/admin/titles/:title/editions/validation',
    {
      schema: {
        operationId: 'validateEdition',
        summary: 'Try printed facts, and change nothing',
        description:
          'All that is wrong is told at once, in your language. Where nothing is, games are played out with them, with every number of players.',
        tags,
        params,
        body: z.strictObject({ facts }).meta({ id: 'TriedEdition' }),
        response: {
          200: judgedEditionSchema,
          ...problemAnswers(400, 403, 404, 413, 415, 429),
        },
      },
    },
    (request, reply) =>
      desk.editions.validate(request.params.title, request.body.facts, waitingFor(request, reply)),
  );

  app.post(
    '/v1/admin/titles/:title/editions',
    {
      schema: {
        operationId: 'addEdition',
        summary: 'Add printed facts, and offer them to new games',
        description: 'Tried first as by `validateEdition`. Games that are played keep theirs.',
        tags,
        params,
        body: newEdition,
        response: { 201: addedEditionSchema, ...changing },
      },
    },
    async (request, reply) => {
      const { title } = request.params;
      const by = { by: request.user.sub, ...waitingFor(request, reply) };
      const hash = await desk.editions.add(title, request.body, by);
      return reply
        .code(201)
        .header('location', `/v1/titles/${title}/editions/${hash}`)
        .send({ hash });
    },
  );

  app.post(
    '/v1/admin/titles/:title/editions/:hash/withdrawal',
    {
      schema: {
        operationId: 'withdrawEdition',
        summary: 'Offer an edition to new games no longer',
        description: 'Games that are played with it go on.',
        tags,
        params: ofOne,
        body: reasoned,
        response: { 204: done('No new game takes it.'), ...changing },
      },
    },
    async ({ params: { title, hash } }, reply) => {
      await desk.editions.withdraw(title, hash);
      return finish(reply, 204);
    },
  );

  app.post(
    '/v1/admin/titles/:title/editions/:hash/offer',
    {
      schema: {
        operationId: 'offerEdition',
        summary: 'Offer an edition to new games again',
        description: 'Also one that came with a game from elsewhere. It is tried first.',
        tags,
        params: ofOne,
        body: reasoned,
        response: { 204: done('New games may take it.'), ...changing },
      },
    },
    async (request, reply) => {
      const { title, hash } = request.params;
      await desk.editions.offer(title, hash, waitingFor(request, reply));
      return finish(reply, 204);
    },
  );

  app.post(
    '/v1/admin/titles/:title/editions/:hash/default',
    {
      schema: {
        operationId: 'makeEditionDefault',
        summary: 'Have new games take an edition unless they choose another',
        tags,
        params: ofOne,
        body: reasonedUponUsual,
        response: { 204: done('It is the usual one.'), ...changingUpon },
      },
    },
    async ({ params: { title, hash }, body: { usual } }, reply) => {
      await desk.editions.makeDefault(title, hash, usual);
      return finish(reply, 204);
    },
  );
}
