import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Mailbox } from '../accounts/mailbox.ts';
import { mailboxSchema } from '../http/answers/accounts.ts';
import { problemAnswers } from '../http/answers/problems.ts';
import { done } from '../http/answers/shared.ts';
import type { App, RouteServices } from '../http/app-types.ts';
import { mail, password } from '../http/fields.ts';
import { finish } from '../http/finish.ts';
import { languageFor } from '../http/language.ts';
import { slowly } from '../http/limits.ts';
import { isFromElsewhere, isLocal } from '../http/local.ts';
import { Problem } from '../http/problems.ts';
import { withTimes } from '../http/times.ts';

const tags = ['accounts'];

const link = z
  .string()
  .max(100)
  .meta({ description: 'What stands behind the # of the link you were sent.' });

/** What is done by a link in a mail. */
export function mailLinkRoutes(app: App, { accounts, mailbox }: RouteServices): void {
  /** To all others, and where mails are sent, there is none. */
  function mailboxFor(request: FastifyRequest): Mailbox {
    if (mailbox === null || !isLocal(request)) throw new Problem('not-found');
    return mailbox;
  }

  app.post(
    '/v1/mail-links',
    {
      config: slowly,
      schema: {
        operationId: 'sendMailLink',
        summary: 'Be sent a link',
        description:
          'To sign in, to choose a new password, or to confirm an address once more. The answer is the same whether anybody has the address.',
        tags,
        security: [],
        body: z
          .strictObject({ mail, purpose: z.enum(['sign-in', 'reset', 'verify']) })
          .meta({ id: 'MailLinkWish' }),
        response: {
          202: done('If somebody has this address, a link is on its way.'),
          ...problemAnswers(400, 413, 415, 429),
        },
      },
    },
    async (request, reply) => {
      const { mail: address, purpose } = request.body;
      await accounts.wishForLink(address, purpose, languageFor(request), request.ip);
      return finish(reply, 202);
    },
  );

  app.post(
    '/v1/mail-verifications',
    {
      config: slowly,
      schema: {
        operationId: 'verifyMail',
        summary: 'Confirm an address by the link sent to it',
        tags,
        security: [],
        body: z.strictObject({ link }).meta({ id: 'MailVerification' }),
        response: {
          204: done('The address is yours.'),
          ...problemAnswers(400, 401, 409, 413, 415, 429),
        },
      },
    },
    async (request, reply) => {
      await accounts.verifyMail(request.body.link);
      return finish(reply, 204);
    },
  );

  app.post(
    '/v1/password-resets',
    {
      config: slowly,
      schema: {
        operationId: 'resetPassword',
        summary: 'Choose a new password by the link you were sent',
        description: 'Whoever is signed in as you anywhere no longer is.',
        tags,
        security: [],
        body: z.strictObject({ link, password }).meta({ id: 'PasswordReset' }),
        response: {
          204: done('The password is changed.'),
          ...problemAnswers(400, 401, 413, 415, 429),
        },
      },
    },
    async (request, reply) => {
      const { link: secret, password: chosen } = request.body;
      await accounts.resetPassword(secret, chosen, languageFor(request));
      return finish(reply, 204);
    },
  );

  app.get(
    '/v1/mailbox',
    {
      schema: {
        operationId: 'readMailbox',
        summary: 'The mails of a service that sends none',
        description:
          'For whoever tries the service on his own machine: only there, and only while no mail server is configured.',
        tags,
        security: [],
        response: { 200: mailboxSchema, ...problemAnswers(404, 429) },
      },
    },
    async (request, reply) => {
      const { read } = mailboxFor(request);
      reply.header('cache-control', 'no-store');
      return { mails: (await read()).map(withTimes) };
    },
  );

  app.post(
    '/v1/mailbox/:mail/answers',
    {
      schema: {
        operationId: 'answerMailboxMail',
        summary: 'Answer a mail of a service that sends none',
        description:
          'In the name of whoever it is to, as by a mail from his address: what is answered comes to the mailbox.',
        tags,
        security: [],
        params: z.strictObject({ mail: z.uuid() }),
        body: z
          .strictObject({
            text: z
              .string()
              .max(20_000)
              .meta({ description: 'What you would type into a mail program.' }),
          })
          .meta({ id: 'MailboxAnswer' }),
        response: {
          204: done('It came in.'),
          ...problemAnswers(400, 404, 409, 413, 415, 429),
        },
      },
    },
    async (request, reply) => {
      if (isFromElsewhere(request)) throw new Problem('not-found');
      const { answer } = mailboxFor(request);
      await answer(request.params.mail, request.body.text);
      return finish(reply, 204);
    },
  );
}
