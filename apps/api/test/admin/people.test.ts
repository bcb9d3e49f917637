import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Api,
  ask,
  expectProblem,
  openFreshApi,
  type Player,
  register,
  startGame,
  tokenOf,
} from '../api.ts';
import { newAdmin } from './admins.ts';

// Finding people among many, and what may be done about one.

let api: Api;
let admin: Player;

beforeAll(async () => {
  api = await openFreshApi();
  admin = await newAdmin(api);
});
afterAll(() => api.close());

type Page = { people: { id: string; name: string }[]; next: string | null };

const find = async (query: Record<string, string>): Promise<Page> => {
  const path = `/v1/admin/users?${new URLSearchParams(query)}`;
  const { status, body } = await ask(api, { path, as: admin });
  expect(status).toBe(200);
  return body;
};

const namesIn = ({ people }: Page) => people.map(({ name }) => name);

const called = async (name: string, mail: string | null = null): Promise<string> => {
  const { accounts } = api.service.services;
  const { id } = await accounts.register({
    name,
    password: 'correct horse',
    ...(mail && { mail }),
  });
  return id;
};

const wish = (user: string, word: string, reason = 'for a test') =>
  ask(api, {
    method: 'post',
    path: `/v1/admin/users/${user}/${word}`,
    as: admin,
    body: { reason },
  });

describe('people are found', () => {
  it('by the beginning of a name, however it is written, in the order of names', async () => {
    for (const name of ['Zoë Berg', 'zoe Abt', 'Zora', 'Zo']) await called(name);
    expect(namesIn(await find({ named: 'ZOÉ' }))).toEqual(['zoe Abt', 'Zoë Berg']);
    expect(namesIn(await find({ named: 'zo' }))).toEqual(['Zo', 'zoe Abt', 'Zoë Berg', 'Zora']);
    expect(namesIn(await find({ named: '%' }))).toEqual([]);
  });

  it('page by page, each once', async () => {
    for (let place = 0; place < 5; place += 1) await called(`Yves ${place}`);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const more: Record<string, string> = cursor === '' ? {} : { cursor };
      const found: Page = await find({ named: 'yves', limit: '2', ...more });
      seen.push(...namesIn(found));
      cursor = found.next;
    }
    expect(seen).toEqual(['Yves 0', 'Yves 1', 'Yves 2', 'Yves 3', 'Yves 4']);
  });

  it('by a whole address, confirmed or not', async () => {
    await called('Xaver', 'xaver@example.org');
    expect(namesIn(await find({ named: 'Xaver@Example.org' }))).toEqual(['Xaver']);
    expect(namesIn(await find({ named: 'xaver@example' }))).toEqual([]);
  });

  it('by what they are', async () => {
    const owner = await called('Wanda');
    await api.service.services.accounts.bots.make(owner, 'Wanda’s bot');
    expect(namesIn(await find({ named: 'wanda', state: 'bot' }))).toEqual(['Wanda’s bot']);
    expect(namesIn(await find({ named: 'wanda', state: 'guest' }))).toEqual([]);
    await wish(owner, 'suspension');
    expect(namesIn(await find({ state: 'suspended' }))).toEqual(['Wanda']);
  });
});

describe('who is suspended', () => {
  it('is out at once everywhere, with his programs and bots, and back when he is restored', async () => {
    const { accounts } = api.service.services;
    const player = await register(api);
    const scopes = ['games:read', 'account:read'] as const;
    const program = await accounts.tokens.make(player.id, { name: 'mine', scopes });
    const bot = await accounts.bots.make(player.id, `Bot ${player.id.slice(0, 8)}`);
    const botToken = await accounts.tokens.make(bot.id, { name: 'its own', scopes });
    const tokens = [player.token, program.token, botToken.token];
    const doors = async () =>
      Promise.all(
        tokens.map(async (token) => {
          const { status } = await ask(api, { path: '/v1/users/me', as: { ...player, token } });
          return status;
        }),
      );
    expect(await doors()).toEqual([200, 200, 200]);
    expect((await wish(player.id, 'suspension')).status).toBe(204);
    expect(await doors()).toEqual([401, 401, 401]);
    const credentials = { name: player.name, password: 'correct horse' };
    const signIn = () => ask(api, { method: 'post', path: '/v1/sessions', body: credentials });
    expectProblem(await signIn(), { status: 403, problem: 'suspended' });
    expect((await wish(player.id, 'restoration')).status).toBe(204);
    expect((await signIn()).status).toBe(201);
    expect(await doors()).toEqual([401, 200, 200]);
  });

  it('is told why when he comes to sign in, though he has no address, and nobody else is', async () => {
    const player = await register(api);
    const signIn = (password: string, language = 'en') =>
      ask(api, {
        method: 'post',
        path: '/v1/sessions',
        body: { name: player.name, password },
        headers: { 'accept-language': language },
      });
    const reason = 'Three warnings were enough.';
    await wish(player.id, 'suspension', reason);
    const told = await signIn('correct horse');
    expectProblem(told, { status: 403, problem: 'suspended' });
    expect(told.body).toMatchObject({
      reason,
      detail: `This account is suspended. The reason given: “${reason}” If you think that is wrong, write to the operator of this service.`,
    });
    const inItalian = await signIn('correct horse', 'it');
    expect(inItalian.body.detail).toContain(`Il motivo indicato: «${reason}»`);
    const guessed = await signIn('wrong donkey');
    expectProblem(guessed, { status: 401, problem: 'wrong-credentials' });
    expect(guessed.text).not.toContain(reason);
    await wish(player.id, 'restoration');
    const { rows } = await api.service.database.pool.query(
      'select suspended_for from user_account where user_id = $1',
      [player.id],
    );
    expect(rows).toEqual([{ suspended_for: null }]);
  });

  it('is told why by a link to sign in by, and not by one to confirm what may be another’s address', async () => {
    const { accounts, mailbox } = api.service.services;
    const name = `Linked ${admin.id.slice(0, 8)}`;
    const mail = 'linked@example.org';
    const { id } = await accounts.register({ name, password: 'correct horse', mail });
    const { pool } = api.service.database;
    const linkNow = async () => {
      const { rows } = await pool.query<{ body: string }>(
        'select body from outgoing_mail where user_id = $1 order by created_at desc limit 1',
        [id],
      );
      return /#([\w-]+)/.exec(rows[0]?.body ?? '')?.[1] ?? '';
    };
    const suspendBeside = (reason: string | null) =>
      pool.query(
        `update user_account set suspended_for = $2, suspended_at = case when $2::text is not null then now() end
          where user_id = $1`,
        [id, reason],
      );
    const use = (path: string, given: string) =>
      ask(api, { method: 'post', path, body: { link: given } });
    const verifying = await linkNow();
    await suspendBeside('He shouts.');
    const refused = await use('/v1/mail-verifications', verifying);
    expectProblem(refused, { status: 403, problem: 'suspended' });
    expect(refused.text).not.toContain('He shouts.');
    await suspendBeside(null);
    await accounts.verifyMail(verifying);
    await accounts.wishForLink(mail, 'sign-in', 'en', '10.254.0.1');
    await mailbox?.read();
    const link = await linkNow();
    await suspendBeside('He shouts.');
    const told = await use('/v1/sessions', link);
    expectProblem(told, { status: 403, problem: 'suspended' });
    expect(told.body.reason).toBe('He shouts.');
  });

  it('is told why by mail, in his language, and so is he when it is over', async () => {
    const player = await register(api);
    const { pool } = api.service.database;
    await pool.query(
      `update user_account set mail = $2, mail_key = $2, mail_verified_at = now(), language = 'it'
        where user_id = $1`,
      [player.id, `${player.id}@example.org`],
    );
    await wish(player.id, 'suspension', 'Three <b>warnings</b> were enough.');
    await wish(player.id, 'restoration', 'He has apologised.');
    const { rows } = await pool.query<{ subject: string; body: string; html: string }>(
      'select subject, body, html from outgoing_mail where user_id = $1 order by created_at',
      [player.id],
    );
    expect(rows.map(({ subject }) => subject)).toEqual([
      'Il tuo account su Staffetta è sospeso',
      'Il tuo account su Staffetta è di nuovo attivo',
    ]);
    expect(rows[0]?.body).toContain('«Three <b>warnings</b> were enough.»');
    expect(rows[0]?.html).toContain('Three &lt;b&gt;warnings&lt;/b&gt; were enough.');
    expect(rows[1]?.body).toContain('«He has apologised.»');
  });
});

it('who is signed out loses what was stolen, and may come in again', async () => {
  const { accounts } = api.service.services;
  const player = await register(api);
  const { token } = await accounts.tokens.make(player.id, {
    name: 'stolen',
    scopes: ['account:read'],
  });
  await wish(player.id, 'sign-out');
  for (const stolen of [player.token, token]) {
    const { status } = await ask(api, { path: '/v1/users/me', as: { ...player, token: stolen } });
    expect(status).toBe(401);
  }
  const anew = { ...player, token: await tokenOf(api.service, player.id) };
  expect((await ask(api, { path: '/v1/users/me', as: anew })).status).toBe(200);
});

it('who is nowhere signed in cannot be signed out: of two admins who want it the other is told', async () => {
  const { accounts } = api.service.services;
  const player = await register(api);
  const twice = () =>
    Promise.all([wish(player.id, 'sign-out'), wish(player.id, 'sign-out')]).then((answers) =>
      answers.map(({ status, body }) => [status, body?.title]).sort(),
    );
  const told = [
    [204, undefined],
    [409, 'done-already'],
  ];
  expect(await twice()).toEqual(told);
  await accounts.tokens.make(player.id, { name: 'of a program', scopes: ['account:read'] });
  expect(await twice()).toEqual(told);
});

it('whoever reported a message is told the answer', async () => {
  const [author, reader] = [await register(api), await register(api)];
  const { pool } = api.service.database;
  await pool.query(
    `update user_account set mail = $2, mail_key = $2, mail_verified_at = now() where user_id = $1`,
    [reader.id, `${reader.id}@example.org`],
  );
  const game = await startGame(api, [author, reader]);
  const said = await ask(api, {
    method: 'post',
    path: `/v1/games/${game}/messages`,
    as: author,
    body: { text: 'Fool!' },
  });
  const report = () =>
    ask(api, {
      method: 'post',
      path: `/v1/games/${game}/messages/${said.body.id}/report`,
      as: reader,
      body: { reason: 'He insults.' },
    });
  await report();
  const waiting = async () => {
    const { body } = await ask(api, { path: '/v1/admin/reports', as: admin });
    return (body.reports as { id: string; game: string; text: string }[]).filter(
      (one) => one.game === game,
    );
  };
  const [found] = await waiting();
  expect(found).toMatchObject({ text: 'Fool!' });
  const path = `/v1/admin/games/${game}/reports/${found?.id}/answer`;
  const body = { answer: 'Done.', reason: 'He was rude' };
  const answered = await ask(api, { method: 'post', path, as: admin, body });
  expect(answered.status).toBe(204);
  expect(await waiting()).toEqual([]);
  const { rows } = await pool.query<{ body: string }>(
    'select body from outgoing_mail where user_id = $1',
    [reader.id],
  );
  expect(rows.map((mail) => mail.body)).toEqual([expect.stringContaining('“Done.”')]);
  await report();
  expect(await waiting()).toHaveLength(1); // who reports it once more waits once more
});
