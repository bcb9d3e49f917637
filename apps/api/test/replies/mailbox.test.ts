import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { mailboxDomain, type WaitingMail } from '../../src/accounts/mailbox.ts';
import { answerableMail } from '../answerable-mail.ts';
import {
  type Api,
  ask,
  expectProblem,
  type Headers,
  openApi,
  type Player,
  positionOf,
  register,
  startGame,
} from '../api.ts';
import { freshDatabase } from '../harness.ts';

let api: Api;
let drop: () => Promise<void>;
beforeAll(async () => {
  const fresh = await freshDatabase(inject('databases').postgres18);
  drop = fresh.drop;
  api = await openApi(fresh.urls, { replyDomain: mailboxDomain, noticeDelay: 0 });
});
afterAll(async () => {
  await api.close();
  await drop();
});

const answer = (mail: { readonly id: string }, body: object, headers: Headers = {}) =>
  ask(api, { method: 'post', path: `/v1/mailbox/${mail.id}/answers`, body, headers });

/** What lies in the mailbox for whoever a mail is to, the newest first. */
const mailsLike = async ({ to }: WaitingMail): Promise<readonly WaitingMail[]> =>
  ((await api.service.services.mailbox?.read()) ?? []).filter((one) => one.to === to);

async function turn(): Promise<{ player: Player; game: string; mail: WaitingMail }> {
  const player = await register(api);
  const game = await startGame(api, [player, await register(api)]);
  return { player, game, mail: await answerableMail(api.service, game) };
}

describe('an answer in the mailbox', () => {
  it('is a mail that comes in: it is told what it would do, and a yes plays it', async () => {
    const { player, game, mail } = await turn();
    const { version } = await positionOf(api, game, player);
    expect((await answer(mail, { text: '1\n\n--\nAda' })).status).toBe(204);
    const [told] = await mailsLike(mail);
    expect(told?.text).toContain('Nothing is played yet');
    expect(told?.subject).toMatch(/^Re: (?!Re: )/);
    expect((await positionOf(api, game, player)).version).toBe(version);
    expect((await answer(told ?? mail, { text: 'yes' })).status).toBe(204);
    expect((await mailsLike(mail))[0]?.text).toContain('It is played.');
    expect((await positionOf(api, game, player)).version).toBe(version + 1);
  });

  it('carries what a mail program writes: whom it answers, and its thread', async () => {
    const { game, mail } = await turn();
    await answer(mail, { text: 'board' });
    const { rows } = await api.service.database.pool.query<{
      headers: { answers: string; thread: string; replyTo: string };
    }>('select headers from outgoing_mail where game_id = $1', [game]);
    const [written] = rows;
    expect(written?.headers.answers).toMatch(/^<.+@members\.example>$/);
    expect(written?.headers.replyTo).toMatch(/^move\+[a-z2-7]{26}@mailbox\.invalid$/);
  });

  it('with letters of all kinds is read as they were typed', async () => {
    const { mail } = await turn();
    await answer(mail, { text: 'Grüße, «così»\r\n.\r\nFrom here: 千' });
    expect((await mailsLike(mail))[0]?.text).toContain('Nothing was done');
  });

  it('is refused where the mail takes none, or is not known', async () => {
    const { services } = api.service;
    const wanted = `${randomUUID()}@example.org`;
    await services.accounts.register({ name: randomUUID().slice(0, 8), mail: wanted });
    const account = (await services.mailbox?.read())?.find(({ to }) => to === wanted);
    expect(account?.mayAnswer).toBe(false);
    expectProblem(await answer({ id: account?.id ?? '' }, { text: 'yes' }), {
      status: 409,
      problem: 'mail-takes-no-answer',
    });
    expectProblem(await answer({ id: randomUUID() }, { text: 'yes' }), {
      status: 404,
      problem: 'not-found',
    });
  });

  it('is taken of this machine’s own pages alone, and as nothing but JSON', async () => {
    const { mail, game, player } = await turn();
    const { version } = await positionOf(api, game, player);
    const none = { status: 404, problem: 'not-found' } as const;
    for (const headers of [
      { origin: 'https://elsewhere.example' },
      { origin: 'http://127.0.0.1:1' },
      { origin: 'null' },
      { host: 'rebound.example' },
      { 'x-forwarded-for': '192.0.2.1' },
    ]) {
      expectProblem(await answer(mail, { text: 'yes' }, headers), none);
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const response = await api.service.app.inject({
        method: 'POST',
        url: `/v1/mailbox/${mail.id}/answers`,
        headers: { 'content-type': type },
        payload: '{"text":"1"}',
      });
      expect(response.statusCode).toBe(415);
    }
    expect(await mailsLike(mail)).toHaveLength(1);
    expect((await positionOf(api, game, player)).version).toBe(version);
    const { origin } = new URL(api.url);
    expect((await answer(mail, { text: '1' }, { origin })).status).toBe(204);
    expect(await mailsLike(mail)).toHaveLength(2);
  });
});

it('where no answers come in, no mail of the mailbox takes one', async () => {
  const fresh = await freshDatabase(inject('databases').postgres18);
  const silent = await openApi(fresh.urls);
  const { services } = silent.service;
  const mail = 'ada@example.org';
  await services.accounts.register({ name: 'Ada', mail });
  const [found] = (await services.mailbox?.read()) ?? [];
  expect(found?.mayAnswer).toBe(false);
  await silent.close();
  await fresh.drop();
});
