import { timingSafeEqual } from 'node:crypto';
import { sha256 } from '../games/secret.ts';
import type { App } from '../http/app-types.ts';
import { sendProblem } from '../http/errors.ts';
import { Problem } from '../http/problems.ts';
import { limits } from '../mail-in/read.ts';
import type { Replies } from '../replies/replies.ts';

/**
 * Where another mail server hands over what it took in, as it came. It is the operator's, as the metrics
 * are, and no part of the contract: whoever has not the token finds nothing here.
 */
export async function mailInRoutes(
  app: App,
  replies: Replies | null,
  token: string | null,
): Promise<void> {
  if (replies === null || token === null) return;
  const wanted = sha256(`Bearer ${token}`);
  await app.register((mails, _options, ready) => {
    mails.addContentTypeParser<Buffer>('message/rfc822', { parseAs: 'buffer' }, (_, body, done) =>
      done(null, body),
    );
    mails.post(
      '/v1/mail/inbound',
      {
        bodyLimit: limits.bytes,
        onRequest: async (request, reply) => {
          const isKnown = timingSafeEqual(sha256(request.headers.authorization ?? ''), wanted);
          if (!isKnown) return sendProblem(new Problem('not-found'), request, reply);
        },
      },
      async (request, reply) => {
        const { body: raw } = request;
        if (!Buffer.isBuffer(raw)) throw new Problem('unsupported-media-type');
        await replies.receive({ envelope: null, raw });
        return reply.code(204).send();
      },
    );
    ready();
  });
}
