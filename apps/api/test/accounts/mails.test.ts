import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPost } from '../../src/accounts/post.ts';
import { trustClock } from '../../src/clocks/machine-clock.ts';
import { mailboxSchema, meSchema, signedInSchema } from '../../src/http/answers/accounts.ts';
import { type Api, ask, expectProblem, openApi, type Player, read } from '../api.ts';
import { freshDatabase } from '../harness.ts';
import { mailServer } from '../mail-server.ts';

let api: Api;
let drop: () => Promise<void>;

beforeAll(async () => {
  const fresh = await freshDatabase(inject('databases').postgres18);
  drop = fresh.drop;
  api = await openApi(fresh.urls, { publicUrl: 'http://localhost:3000' });
});
afterAll(async () => {
  await api.close();
  await drop();
});

const password = 'correct horse';

const post = (path: string, body: object, as: Player | null = null) =>
  ask(api, { method: 'post', path, body, as });

async function signUp(name: string, more: object, language = 'en'): Promise<Player> {
  const response = await ask(api, {
    method: 'post',
    path: '/v1/users',
    body: { name, ...more },
    headers: { 'accept-language': language },
  });
  const { user, token } = read(response, signedInSchema, 201);
  return { ...user, token };
}

/** What waits for an address, the newest first. */
async function mailsTo(address: string) {
  const { mails } = read(await ask(api, { path: '/v1/mailbox' }), mailboxSchema);
  return mails.filter(({ to }) => to === address);
}

async function linkTo(address: string): Promise<string> {
  const [mail] = (await mailsTo(address)).filter(({ text }) => text.includes('#'));
  return /http:\/\/localhost:3000\/[\w-]+#([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '';
}

const me = async (as: Player) => read(await ask(api, { path: '/v1/users/me', as }), meSchema);

const verify = (link: string) => post('/v1/mail-verifications', { link });

const gone = { status: 401, problem: 'link-not-valid' };

describe('an address', () => {
  it('is one’s own when its link was opened, once', async () => {
    const ada = await signUp('Ada', { password, mail: 'Ada@Example.org' });
    expect(await me(ada)).toMatchObject({ mail: null, mailWanted: 'Ada@Example.org' });
    const link = await linkTo('Ada@Example.org');
    expect((await verify(link)).status).toBe(204);
    expect(await me(ada)).toMatchObject({ mail: 'Ada@Example.org', mailWanted: null });
    expectProblem(await verify(link), gone);
    const byMail = await post('/v1/sessions', { name: 'ada@example.ORG', password });
    expect(read(byMail, signedInSchema, 201).user.id).toBe(ada.id);
  });

  it('that another has is answered alike, and its owner is told', async () => {
    await signUp('Bruno', { password, mail: 'bruno@example.org' });
    await verify(await linkTo('bruno@example.org'));
    const impostor = await signUp('Not Bruno', { password, mail: 'BRUNO@example.org' });
    expect(await me(impostor)).toMatchObject({ mail: null, mailWanted: 'BRUNO@example.org' });
    const [told] = await mailsTo('bruno@example.org');
    expect(told?.subject).toBe('You have an account at Staffetta');
    expect(await mailsTo('BRUNO@example.org')).toEqual([]);
  });

  it('may be wanted by several, until one of them confirms it', async () => {
    const one = await signUp('Carla', { password, mail: 'shared@example.org' });
    const first = await linkTo('shared@example.org');
    const other = await signUp('Carlo', { password, mail: 'shared@example.org' });
    const second = await linkTo('shared@example.org');
    expect((await verify(second)).status).toBe(204);
    expectProblem(await verify(first), { status: 409, problem: 'mail-taken' });
    expect((await me(one)).mail).toBeNull();
    expect((await me(other)).mail).toBe('shared@example.org');
  });

  it('changes when the new one is confirmed, and the old one is told before', async () => {
    const dora = await signUp('Dora', { password, mail: 'dora@example.org' });
    await verify(await linkTo('dora@example.org'));
    const changed = await ask(api, {
      method: 'put',
      path: '/v1/users/me/mail',
      body: { mail: 'dora@new.example', password },
      as: dora,
    });
    expect(changed.status).toBe(202);
    expect((await mailsTo('dora@example.org'))[0]?.subject).toMatch(/is to change$/);
    expect((await me(dora)).mail).toBe('dora@example.org');
    await verify(await linkTo('dora@new.example'));
    expect((await me(dora)).mail).toBe('dora@new.example');
  });

  it('that is wanted no longer is not confirmed by its old link', async () => {
    const elio = await signUp('Elio', { password, mail: 'elio@example.org' });
    const link = await linkTo('elio@example.org');
    const body = { mail: 'elio@new.example', password };
    await ask(api, { method: 'put', path: '/v1/users/me/mail', body, as: elio });
    expectProblem(await verify(link), gone);
    expect((await me(elio)).mail).toBeNull();
  });
});

describe('a link', () => {
  it('signs in whoever registered with an address alone, once', async () => {
    const fausta = await signUp('Fausta', { mail: 'fausta@example.org' });
    await verify(await linkTo('fausta@example.org'));
    await post('/v1/mail-links', { mail: 'fausta@example.org', purpose: 'sign-in' });
    const link = await linkTo('fausta@example.org');
    const signedIn = await post('/v1/sessions', { link });
    expect(read(signedIn, signedInSchema, 201).user.id).toBe(fausta.id);
    expectProblem(await post('/v1/sessions', { link }), gone);
  });

  it('sets a new password, and ends every session and every other link', async () => {
    const gino = await signUp('Gino', { password, mail: 'gino@example.org' });
    await verify(await linkTo('gino@example.org'));
    await post('/v1/mail-links', { mail: 'gino@example.org', purpose: 'sign-in' });
    const signIn = await linkTo('gino@example.org');
    await post('/v1/mail-links', { mail: 'gino@example.org', purpose: 'reset' });
    const link = await linkTo('gino@example.org');
    const reset = await post('/v1/password-resets', { link, password: 'another horse' });
    expect(reset.status).toBe(204);
    expectProblem(await ask(api, { path: '/v1/users/me', as: gino }), {
      status: 401,
      problem: 'not-signed-in',
    });
    expectProblem(await post('/v1/sessions', { link: signIn }), gone);
    const old = await post('/v1/sessions', { name: 'Gino', password });
    expectProblem(old, { status: 401, problem: 'wrong-credentials' });
    const fresh = await post('/v1/sessions', { name: 'Gino', password: 'another horse' });
    expect(fresh.status).toBe(201);
    expect((await mailsTo('gino@example.org'))[0]?.subject).toMatch(/has changed$/);
  });

  it('is kept as a hash only', async () => {
    await signUp('Ida', { password, mail: 'ida@example.org' });
    const link = await linkTo('ida@example.org');
    const { rows } = await api.service.database.pool.query<{ text: string }>(
      'select l::text as text from capability_link l',
    );
    expect(link).toHaveLength(43);
    for (const { text } of rows) {
      expect(text).not.toContain(link);
      expect(text).not.toContain(Buffer.from(link, 'base64url').toString('hex'));
    }
  });

  it('is asked for no more than five times an hour for one address', async () => {
    const wish = { mail: 'often@example.org', purpose: 'reset' };
    for (let time = 0; time < 5; time += 1) {
      expect((await post('/v1/mail-links', wish)).status).toBe(202);
    }
    const refused = await post('/v1/mail-links', wish);
    expectProblem(refused, { status: 429, problem: 'too-many-requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
  });

  it.each([
    ['en', 'Your address at Staffetta'],
    ['it', 'Il tuo indirizzo su Staffetta'],
    ['fr', 'Votre adresse chez Staffetta'],
    ['es', 'Tu dirección en Staffetta'],
  ])('comes in the language of its reader: %s', async (language, subject) => {
    await signUp(`Lara ${language}`, { password, mail: `lara@${language}.example` }, language);
    expect((await mailsTo(`lara@${language}.example`))[0]?.subject).toBe(subject);
  });
});

describe('the mailbox', () => {
  it('is not there where mails are sent', async () => {
    const { app } = api.service;
    const elsewhere = await app.inject({ url: '/v1/mailbox', remoteAddress: '192.0.2.7' });
    expect(elsewhere.statusCode).toBe(404);
    const fresh = await freshDatabase(inject('databases').postgres18);
    const sending = await openApi(fresh.urls, { showsMailbox: false });
    expectProblem(await ask(sending, { path: '/v1/mailbox' }), {
      status: 404,
      problem: 'not-found',
    });
    await sending.close();
    await fresh.drop();
  });
});

describe('the post', () => {
  const troubles: Error[] = [];
  const postTo = (smtpUrl: string, now: () => Date = () => new Date()) =>
    openPost({
      database: api.service.database,
      settings: { smtpUrl, from: 'Staffetta <staffetta@play.example>' },
      origin: () => 'https://play.example',
      returnPaths: null,
      again: async () => 'retracted',
      now,
      checkClock: trustClock,
      onTrouble: (error) => void troubles.push(error),
    });

  const rowsOf = async (userId: string) =>
    (
      await api.service.database.pool.query(
        `select address, subject, body, tries, sent_at is not null as sent,
                given_up_at is not null as given_up, due_at > now() as later
           from outgoing_mail where user_id = $1`,
        [userId],
      )
    ).rows;

  const forgetMails = () =>
    api.service.database.pool.query('delete from attempt; delete from outgoing_mail');

  it('sends each mail once, however many carry it, and forgets what it said', async () => {
    await forgetMails();
    const marta = await signUp('Marta', { password, mail: 'marta@example.org' });
    const { rows } = await api.service.database.pool.query('select mail_id from outgoing_mail');
    const server = await mailServer(() => null);
    const carriers = [postTo(server.url), postTo(server.url)];
    const sent = await Promise.all(carriers.map((carrier) => carrier.send()));
    expect(sent.reduce((sum, count) => sum + count)).toBe(1);
    expect(server.received).toHaveLength(1);
    const [mail] = server.received;
    expect(mail?.to).toEqual(['marta@example.org']);
    expect(mail?.text).toContain(`Message-ID: <${rows[0].mail_id}@play.example>`);
    expect(mail?.text).toContain('Auto-Submitted: auto-generated');
    expect(mail?.text).toMatch(/localhost:3000\/verify#/);
    expect(await rowsOf(marta.id)).toEqual([
      {
        address: null,
        subject: null,
        body: null,
        tries: 1,
        sent: true,
        given_up: false,
        later: false,
      },
    ]);
    for (const carrier of carriers) await carrier.close();
    await server.close();
  });

  it('brings a link while more notices than it can carry are held up', async () => {
    const rita = await signUp('Rita', { password, mail: 'rita@example.org' });
    await verify(await linkTo('rita@example.org'));
    await forgetMails();
    const notices = 20;
    await api.service.database.pool.query(
      `insert into outgoing_mail (mail_id, user_id, subject, body, notice_id, due_at)
         select gen_random_uuid(), $1, 'a notice', '', gen_random_uuid(), '2020-01-01'
           from generate_series(1, $2)`,
      [rita.id, notices],
    );
    await post('/v1/mail-links', { mail: 'rita@example.org', purpose: 'sign-in' });
    const gate = new EventEmitter();
    const opened = once(gate, 'open');
    const isNotice = (text: string) => text.includes('Subject: a notice');
    const server = await mailServer(undefined, undefined, undefined, async (text) =>
      isNotice(text) ? opened : null,
    );
    const carrier = postTo(server.url);
    const sending = carrier.send();
    const texts = () => server.received.map(({ text }) => text);
    await expect.poll(() => texts().filter((text) => !isNotice(text))).toHaveLength(1);
    await expect.poll(() => texts().filter(isNotice).length).toBeGreaterThan(1);
    expect(texts().filter(isNotice).length).toBeLessThan(notices);
    gate.emit('open');
    expect(await sending).toBe(notices + 1);
    await carrier.close();
    await server.close();
  });

  it('tries again later what did not go, and gives up what never will', async () => {
    await forgetMails();
    troubles.length = 0;
    const busy = await signUp('Nino', { password, mail: 'busy@example.org' });
    const none = await signUp('Olga', { password, mail: 'none@example.org' });
    const answers: Record<string, number> = { 'busy@example.org': 451, 'none@example.org': 550 };
    const server = await mailServer(
      (address) => answers[address] ?? null,
      () => '5.1.1 nobody of that name',
    );
    const carrier = postTo(server.url);
    expect(await carrier.send()).toBe(0);
    expect(await rowsOf(busy.id)).toMatchObject([
      { address: 'busy@example.org', tries: 1, sent: false, given_up: false, later: true },
    ]);
    expect(await rowsOf(none.id)).toMatchObject([
      { address: null, body: null, tries: 1, sent: false, given_up: true },
    ]);
    expect(troubles).toHaveLength(2);
    expect(troubles.map(({ message, stack }) => `${message} ${stack}`).join()).not.toContain('@ex');

    delete answers['busy@example.org'];
    expect(await carrier.send()).toBe(0); // not yet
    await api.service.database.pool.query('update outgoing_mail set due_at = now()');
    expect(await carrier.send()).toBe(1);
    expect(server.received.map(({ to }) => to)).toEqual([['busy@example.org']]);
    await carrier.close();
    await server.close();
  });

  it('waits by the service’s clock between two tries, however late the database’s is', async () => {
    await forgetMails();
    const quinto = await signUp('Quinto', { password, mail: 'quinto@example.org' });
    let time = new Date('2026-01-05T12:00:00Z');
    const server = await mailServer(() => 451);
    const carrier = postTo(server.url, () => time);
    const tries = async () => (await rowsOf(quinto.id)).map((row) => row.tries);
    await carrier.send();
    await carrier.send();
    expect(await tries()).toEqual([1]);
    time = new Date('2026-01-05T12:00:30Z');
    await carrier.send();
    expect(await tries()).toEqual([2]);
    await carrier.close();
    await server.close();
  });

  it('keeps mails while there is no server', async () => {
    await forgetMails();
    const piero = await signUp('Piero', { password, mail: 'piero@example.org' });
    const server = await mailServer(() => null);
    await server.close();
    const carrier = postTo(server.url);
    expect(await carrier.send()).toBe(0);
    expect(await rowsOf(piero.id)).toMatchObject([{ tries: 1, sent: false, given_up: false }]);
    await carrier.close();
  });
});
