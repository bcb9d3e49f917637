import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { LinkPurpose } from '../../src/database/schema.ts';
import { mailboxSchema, sessionsSchema, signedInSchema } from '../../src/http/answers/accounts.ts';
import { answerableMail } from '../answerable-mail.ts';
import { type Api, type Player, read, register, startGame, tokenOf } from '../api.ts';
import { newName } from './accounts.ts';
import { body, invalid, type Refusal, type Row, withBody } from './row.ts';

const password = 'correct horse';

/** The newest link that was written to somebody, as he reads it. */
async function lastLink({ service }: Pick<Api, 'service'>, userId: string): Promise<string> {
  const { rows } = await service.database.pool.query<{ body: string }>(
    `select body from outgoing_mail where user_id = $1 and body like '%#%'
      order by created_at desc limit 1`,
    [userId],
  );
  return /#([\w-]{43})/.exec(rows[0]?.body ?? '')?.[1] ?? '';
}

/** Somebody with an address, confirmed or not yet, and a link of this purpose to it. */
async function withLink(api: Api, purpose: LinkPurpose): Promise<{ id: string; link: string }> {
  const { accounts } = api.service.services;
  const name = newName();
  const mail = `${name.replace(' ', '.')}@example.org`;
  const { id } = await accounts.register({ name, password, mail });
  const link = await lastLink(api, id);
  if (purpose === 'verify') return { id, link };
  await accounts.verifyMail(link);
  await accounts.wishForLink(mail, purpose, 'en', `10.254.0.${Math.floor(Math.random() * 250)}`);
  await api.service.services.mailbox?.read(); // which has the links written that are wished for
  return { id, link: await lastLink(api, id) };
}

const suspend = ({ service }: Api, userId: string) =>
  service.database.pool.query('update user_account set suspended_at = now() where user_id = $1', [
    userId,
  ]);

/** Who cannot be the operator at his own machine finds nothing. */
const notHere: readonly Refusal[] = (
  [
    ['it is asked for from elsewhere', { 'x-forwarded-for': '192.0.2.1' }],
    ['somebody stands between', { 'x-forwarded-for': '127.0.0.1', forwarded: 'for=192.0.2.1' }],
    ['a page of another name asks', { 'x-forwarded-for': '127.0.0.1', host: 'rebound.example' }],
  ] as const
).map(([when, headers]) => ({
  when,
  status: 404,
  problem: 'not-found',
  ask: () => ({ headers }),
}));

/** What a link is refused for. */
const badLinks = (purpose: LinkPurpose): readonly Refusal[] => [
  body('no link', 'link', { link: undefined }),
  body('a link of 101 letters', 'link', { link: 'x'.repeat(101) }),
  {
    when: 'there is no such link',
    status: 401,
    problem: 'link-not-valid',
    ask: (_world, good) => withBody(good, { link: 'x'.repeat(43) }),
  },
  {
    when: 'the link is for something else',
    status: 401,
    problem: 'link-not-valid',
    ask: async (_world, good, api) =>
      withBody(good, {
        link: (await withLink(api, purpose === 'reset' ? 'verify' : 'reset')).link,
      }),
  },
  {
    when: 'the link has expired',
    status: 401,
    problem: 'link-not-valid',
    ask: async (_world, good, api) => {
      const { id, link } = await withLink(api, purpose);
      await api.service.database.pool.query(
        'update capability_link set expires_at = now() where user_id = $1',
        [id],
      );
      return withBody(good, { link });
    },
  },
  {
    when: 'the account is suspended',
    status: 403,
    problem: 'suspended',
    ask: async (_world, good, api) => {
      const { id, link } = await withLink(api, purpose);
      await suspend(api, id);
      return withBody(good, { link });
    },
  },
];

/** The cookie of a new session of a player's. */
async function cookieOf({ service }: Api, { id }: Pick<Player, 'id'>): Promise<string> {
  const { refreshToken } = await service.services.accounts.sessions.begin(id);
  return `staffetta_session=${refreshToken}`;
}

/** A session of its own, for what ends one. */
const another = async ({ service }: Api, player: Player): Promise<Player> => ({
  ...player,
  token: await tokenOf(service, player.id),
});

const newPlayer = async (api: Api): Promise<Player> => {
  const name = newName();
  const { id } = await api.service.services.accounts.register({ name, password });
  return another(api, { id, name, token: '' });
};

/** Signing in and out, and links in mails. */
export const sessionOperations: Readonly<Record<string, Row>> = {
  signIn: {
    path: '/v1/sessions',
    method: 'post',
    good: ({ player }) => ({ path: '/v1/sessions', body: { name: player.name, password } }),
    status: 201,
    check: (response, { player }) => {
      const { user, isAdmin } = read(response, signedInSchema, 201);
      expect(user).toEqual({ id: player.id, name: player.name, kind: 'person' });
      expect(isAdmin).toBe(false);
      expect(response.headers['set-cookie']?.[0]).toMatch(
        /^staffetta_session=[\w.-]+; Max-Age=2592000; Path=\/v1\/sessions; HttpOnly; SameSite=Strict$/,
      );
    },
    isPublic: true,
    hasBody: true,
    perMinute: 20,
    refusals: [
      body('a name of 255 letters', 'name', { name: 'x'.repeat(255) }),
      body('no name', 'name', { name: undefined }),
      body('no password', 'password', { password: undefined }),
      body('a link too', 'link', { link: 'x' }),
      body('a password of 201 letters', 'password', { password: 'x'.repeat(201) }),
      body('a list for a name', 'name', { name: ['Ada'] }),
      {
        when: 'the password is another’s',
        status: 401,
        problem: 'wrong-credentials',
        ask: (_world, good) => withBody(good, { password: 'wrong donkey' }),
      },
      {
        when: 'nobody has the name',
        status: 401,
        problem: 'wrong-credentials',
        ask: (_world, good) => withBody(good, { name: 'Nobody at all' }),
      },
      {
        when: 'nobody has the address',
        status: 401,
        problem: 'wrong-credentials',
        ask: (_world, good) => withBody(good, { name: 'nobody@example.org' }),
      },
      {
        when: 'the name holds what no name can',
        status: 401,
        problem: 'wrong-credentials',
        ask: (_world, good) => withBody(good, { name: 'Ada\u0000' }),
      },
      {
        when: 'there is no such link',
        status: 401,
        problem: 'link-not-valid',
        ask: () => ({ body: { link: 'x'.repeat(43) } }),
      },
      {
        when: 'the account is suspended',
        status: 403,
        problem: 'suspended',
        ask: async (_world, _good, api) => {
          const { id, name } = await newPlayer(api);
          await suspend(api, id);
          return { body: { name, password } };
        },
      },
    ],
  },
  refreshSession: {
    path: '/v1/sessions/refresh',
    method: 'post',
    good: async ({ player }, api) => ({
      path: '/v1/sessions/refresh',
      headers: { cookie: await cookieOf(api, player) },
    }),
    status: 200,
    check: (response, { player }) => expect(read(response, signedInSchema).user.id).toBe(player.id),
    isPublic: true,
    refusals: [
      { when: 'there is no cookie', cookie: '' },
      { when: 'the cookie is garbage', cookie: 'staffetta_session=garbage' },
      {
        when: 'there is no such session',
        cookie: `staffetta_session=11111111-2222-4333-8444-555555555555.${'x'.repeat(43)}`,
      },
    ]
      .map(
        ({ when, cookie }): Refusal => ({
          when,
          status: 401,
          problem: 'not-signed-in',
          ask: () => ({ headers: { cookie } }),
        }),
      )
      .concat({
        when: 'the account is suspended',
        status: 403,
        problem: 'suspended',
        ask: async (_world, _good, api) => {
          const player = await newPlayer(api);
          const cookie = await cookieOf(api, player);
          await suspend(api, player.id);
          return { headers: { cookie } };
        },
      }),
  },
  listSessions: {
    path: '/v1/sessions',
    method: 'get',
    good: ({ player }) => ({ path: '/v1/sessions', as: player }),
    status: 200,
    check: (response) => {
      const { sessions } = read(response, sessionsSchema);
      expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    },
  },
  signOut: {
    path: '/v1/sessions/current',
    method: 'delete',
    good: async ({ player }, api) => ({
      path: '/v1/sessions/current',
      as: await another(api, player),
    }),
    status: 204,
    check: (response) =>
      expect(response.headers['set-cookie']?.[0]).toMatch(
        /^staffetta_session=; .*Expires=Thu, 01 Jan 1970/,
      ),
  },
  signOutEverywhere: {
    path: '/v1/sessions',
    method: 'delete',
    good: async (_world, api) => ({ path: '/v1/sessions', as: await newPlayer(api) }),
    status: 204,
    check: (response) => expect(response.text).toBe(''),
  },
  sendMailLink: {
    path: '/v1/mail-links',
    method: 'post',
    good: () => ({
      path: '/v1/mail-links',
      body: { mail: `${newName().slice(4)}@example.org`, purpose: 'sign-in' },
    }),
    status: 202,
    check: (response) => expect(response.text).toBe(''),
    isPublic: true,
    hasBody: true,
    perMinute: 20,
    refusals: [
      body('an address that is none', 'mail', { mail: 'ada' }),
      body('an address of 300 letters', 'mail', { mail: `${'a'.repeat(290)}@example.org` }),
      body('an unknown purpose', 'purpose', { purpose: 'admin' }),
    ],
  },
  verifyMail: {
    path: '/v1/mail-verifications',
    method: 'post',
    good: async (_world, api) => ({
      path: '/v1/mail-verifications',
      body: { link: (await withLink(api, 'verify')).link },
    }),
    status: 204,
    check: (response) => expect(response.text).toBe(''),
    isPublic: true,
    hasBody: true,
    perMinute: 20,
    refusals: [
      ...badLinks('verify'),
      {
        when: 'another account has confirmed the address meanwhile',
        status: 409,
        problem: 'mail-taken',
        ask: async (_world, good, api) => {
          const { id, link } = await withLink(api, 'verify');
          await api.service.database.pool.query(
            `insert into user_account (user_id, name, name_key, mail, mail_key, mail_verified_at)
               select gen_random_uuid(), 'Other ' || left(name, 20), 'other ' || name_key,
                      mail_wanted, mail_wanted_key, now()
                 from user_account where user_id = $1`,
            [id],
          );
          return withBody(good, { link });
        },
      },
    ],
  },
  resetPassword: {
    path: '/v1/password-resets',
    method: 'post',
    good: async (_world, api) => ({
      path: '/v1/password-resets',
      body: { link: (await withLink(api, 'reset')).link, password: 'another horse' },
    }),
    status: 204,
    check: (response) => expect(response.text).toBe(''),
    isPublic: true,
    hasBody: true,
    perMinute: 20,
    refusals: [
      ...badLinks('reset'),
      body('a password of nine letters', 'password', { password: 'x'.repeat(9) }),
    ],
  },
  readMailbox: {
    path: '/v1/mailbox',
    method: 'get',
    good: () => ({ path: '/v1/mailbox', headers: { 'x-forwarded-for': '127.0.0.1' } }),
    status: 200,
    check: (response) => read(response, mailboxSchema),
    isPublic: true,
    refusals: notHere,
  },
  answerMailboxMail: {
    path: '/v1/mailbox/{mail}/answers',
    method: 'post',
    good: async (_world, api) => {
      const game = await startGame(api, [await register(api), await register(api)]);
      const { id } = await answerableMail(api.service, game);
      const path = `/v1/mailbox/${id}/answers`;
      return { path, headers: { 'x-forwarded-for': '127.0.0.2' }, body: { text: '1' } };
    },
    status: 204,
    check: ({ text }) => expect(text).toBe(''),
    isPublic: true,
    hasBody: true,
    refusals: [
      ...notHere,
      {
        when: 'a page of another origin asks',
        status: 404,
        problem: 'not-found',
        ask: () => ({
          headers: { 'x-forwarded-for': '127.0.0.1', origin: 'https://elsewhere.example' },
        }),
      },
      {
        when: 'there is no such mail',
        status: 404,
        problem: 'not-found',
        ask: () => ({ path: `/v1/mailbox/${randomUUID()}/answers` }),
      },
      {
        when: 'the mail takes no answer',
        status: 409,
        problem: 'mail-takes-no-answer',
        ask: async (_world, _good, api) => {
          const mail = `${randomUUID()}@example.org`;
          await api.service.services.accounts.register({ name: newName(), mail });
          const mails = await api.service.services.mailbox?.read();
          return { path: `/v1/mailbox/${mails?.find(({ to }) => to === mail)?.id}/answers` };
        },
      },
      invalid('no id of a mail', 'params.mail', () => ({ path: '/v1/mailbox/7/answers' })),
      body('no text', 'text', { text: undefined }),
      body('a text of 20001 letters', 'text', { text: 'x'.repeat(20_001) }),
    ],
  },
};
