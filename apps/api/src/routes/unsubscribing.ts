import type { Language } from '@staffetta/engine';
import type { FastifyReply } from 'fastify';
import type { App } from '../http/app-types.ts';
import { languageFor } from '../http/language.ts';
import { escaped } from '../mail-out/document.ts';
import { openUnsubscribing, type Unsubscribing, type WayOut } from '../notices/unsubscribing.ts';
import { mailWords } from '../notices/words.ts';

// Where the `List-Unsubscribe` of a mail leads (RFC 8058): a mail program posts, without a session; a
// person sees a page with a button. Looking changes nothing. The link stands behind the ?, which no
// log holds, and is good for nothing else.

const oneClick =
  /(?:^|&)List-Unsubscribe=One-Click(?:&|$)|name="?List-Unsubscribe"?[^\r\n]*\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click\r?\n/i;

/** As many bytes as one field may need, in whatever form: there is nothing else to read. */
const largestForm = 4_096;

const secretForm = /^[\w-]{43}$/;

const secretIn = (query: unknown): string | null => {
  const { link } = query as { readonly link?: unknown };
  return typeof link === 'string' && secretForm.test(link) ? link : null;
};

const stylePath = '/unsubscribe.css'; // no page here may have its style within

/** As the mails look that lead here, with a button that fits a finger. */
const style = `:root{color-scheme:light dark}
body{margin:0;background:#f3efe6;color:#23201a;font:16px/1.5 Georgia,'Times New Roman',serif}
main{max-width:600px;margin:12px auto;padding:20px;background:#fffdf8;border-top:4px solid #8a3b12}
h1{margin:0 0 12px;font-size:22px;line-height:1.35}
a{display:inline-block;padding:10px 0;color:#8a3b12}
button{min-height:44px;padding:10px 20px;border:0;border-radius:6px;background:#8a3b12;color:#fffdf8;font:inherit;font-weight:bold}
@media (prefers-color-scheme:dark){
body{background:#12100d;color:#ece5d8}main{background:#1f1c18;border-color:#f0a878}
a{color:#f0a878}button{background:#f0a878;color:#1b1915}}
`;

const page = (language: Language, content: string): string => {
  const { title } = mailWords[language].page;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="stylesheet" href="${stylePath}">
<title>${escaped(title)}</title></head>
<body><main><h1>${escaped(title)}</h1>
${content}
</main></body></html>
`;
};

const sentence = (text: string): string => `<p>${escaped(text)}</p>`;

const settingsLink = (language: Language): string =>
  `<p><a href="/settings">${escaped(mailWords[language].settings)}</a></p>`;

const unknownPage = (language: Language): string =>
  page(language, `${sentence(mailWords[language].page.unknown)}${settingsLink(language)}`);

/** What is ended, as the mails call it and as the page does. */
type Ended = { readonly stop: string; readonly mails: string };

const buttonPage = (language: Language, { stop, mails }: Ended): string =>
  page(
    language,
    `${sentence(mailWords[language].page.confirm(mails))}
<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click">
<button>${escaped(stop)}</button></form>`,
  );

const donePage = (language: Language, { mails }: Ended): string => {
  const { done, undo } = mailWords[language].page;
  return page(language, `${sentence(done(mails))}${sentence(undo)}${settingsLink(language)}`);
};

/** Which mails are ended with those of a kind. */
const stopOf = {
  turn: 'game',
  correction: 'game',
  reminder: 'game',
  digest: 'digest',
  invitation: 'invitation',
  chat: 'chat',
  ended: 'ended',
} as const;

export async function unsubscribingRoutes(app: App, ways: Unsubscribing): Promise<void> {
  const { find, unsubscribe, gameOf } = openUnsubscribing(ways);

  async function endedBy(way: WayOut, language: Language): Promise<Ended> {
    const { stop, page: say } = mailWords[language];
    const of = stopOf[way.kind];
    const game = of === 'game' ? await gameOf(way, language) : null;
    return { stop: stop[of], mails: game === null ? say.of[of] : say.ofGame(game) };
  }

  const answer = (reply: FastifyReply, status: number, html: string): FastifyReply =>
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html);

  await app.register((forms, _options, ready) => {
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data']) {
      forms.addContentTypeParser<string>(
        type,
        { parseAs: 'string', bodyLimit: largestForm },
        (_request, body, done) => done(null, body),
      );
    }

    forms.get(stylePath, (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=86400')
        .type('text/css; charset=utf-8')
        .send(style),
    );

    forms.get('/unsubscribe', async (request, reply) => {
      const secret = secretIn(request.query);
      const way = secret === null ? null : await find(secret);
      const language = way?.language ?? languageFor(request);
      if (way === null) return answer(reply, 404, unknownPage(language));
      return answer(reply, 200, buttonPage(language, await endedBy(way, language)));
    });

    forms.post('/unsubscribe', async (request, reply) => {
      const secret = secretIn(request.query);
      const isMeant = typeof request.body === 'string' && oneClick.test(request.body);
      const way = secret === null || !isMeant ? null : await unsubscribe(secret);
      const language = way?.language ?? languageFor(request);
      if (way === null) return answer(reply, isMeant ? 404 : 400, unknownPage(language));
      return answer(reply, 200, donePage(language, await endedBy(way, language)));
    });
    ready();
  });
}
