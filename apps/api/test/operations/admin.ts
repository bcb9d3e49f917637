import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { codeOf, newAdmin, newAdminOutside, password } from '../admin/admins.ts';
import { type Api, type Ask, type Player, register, tokenOf } from '../api.ts';
import { also, body, invalid, query, type Refusal, type Row } from './row.ts';
import type { World } from './world.ts';

// What admins do. To everybody else it is not there.

const nobodyHome = (when: string, ask: Refusal['ask']): Refusal => ({
  when,
  status: 404,
  problem: 'not-found',
  ask,
});

/** Whoever is no admin finds nothing, signed in or not, nor does a program of an admin. */
const outsiders: readonly Refusal[] = [
  nobodyHome('there is no token', () => ({ as: null })),
  nobodyHome('the token is garbage', ({ admin }) => ({ as: { ...admin, token: 'garbage' } })),
  nobodyHome('a player asks', ({ stranger }) => ({ as: stranger })),
  nobodyHome('an admin asks by a personal token', async ({ admin }, _good, { service }) => {
    const { tokens } = service.services.accounts;
    const { token } = await tokens.make(admin.id, { name: 'a program', scopes: ['admin'] });

    return { as: { ...admin, token } };
  }),
  nobodyHome('an admin is one no longer', async (_world, _good, api) => {
    const former = await newAdmin(api, 'Former admin');
    await api.service.services.desk.admins.revoke(former.id);
    return { as: former };
  }),
];

const notEntered: Refusal = {
  when: 'an admin has not signed in afresh in this session',
  status: 403,
  problem: 'entry-needed',
  ask: async ({ admin }, _good, { service }) => ({
    as: { ...admin, token: await tokenOf(service, admin.id) },
  }),
};

/** What an operation does not take is no way into the log, where it would look as if it had been asked for. */
const strays = ({ method, hasBody }: Row): readonly Refusal[] => [
  invalid('a query it does not take', 'querystring.', ({ turning }, { path }) => ({
    path: `${path}${path.includes('?') ? '&' : '?'}stray=1&${new URLSearchParams({ game: turning })}`,
  })),
  ...(method === 'get' || hasBody === true
    ? []
    : [
        invalid('a body it does not take', '', ({ player }) => ({
          body: { reason: 'forged', user: player.id },
        })),
        ...[[], 'x', 1].map((odd) =>
          invalid(`a body of ${JSON.stringify(odd)}`, '', () => ({ text: JSON.stringify(odd) })),
        ),
      ]),
];

export const adminRefusals = (row: Row): readonly Refusal[] => [
  ...outsiders,
  ...(row.forAdmins === 'entered' ? [notEntered] : []),
  ...strays(row),
];

const asAdmin = (path: string): Row['good'] => {
  return ({ admin }) => ({ path, as: admin });
};

/** What is sent with a reason. */
export const reason = 'he asked for it';

export const reasons: readonly Refusal[] = [
  body('no reason', 'reason', { reason: undefined }),
  body('a reason of blanks', 'reason', { reason: '     ' }),
  body('a reason of 501 letters', 'reason', { reason: 'x'.repeat(501) }),
];

/** An admin whose app has a secret that is not confirmed. */
async function beginner(api: Api): Promise<{ admin: Player; secret: string }> {
  const admin = await newAdmin(api, 'Beginner');
  const { secret } = await api.service.services.desk.codes.begin(admin.id, admin.name);
  return { admin, secret };
}

/** An admin whose app makes codes, the one used to confirm it, and the next one. */
async function coder(api: Api): Promise<{ admin: Player; used: string; next: string }> {
  const { admin, secret } = await beginner(api);
  const now = Date.now();
  const used = codeOf(secret, now);
  await api.service.services.desk.codes.confirm(admin.id, used);
  return { admin, used, next: codeOf(secret, now + 30_000) };
}

const wrongCode = (when: string, ask: Refusal['ask']): Refusal => ({
  when,
  status: 403,
  problem: 'wrong-code',
  ask,
});

const ofUser = (path: (user: string) => string): readonly Refusal[] => [
  {
    when: 'there is no such user',
    status: 404,
    problem: 'not-found',
    ask: () => ({ path: path(noUser) }),
  },
  {
    when: 'a user that is no id',
    status: 400,
    problem: 'invalid-request',
    field: 'params.user',
    ask: () => ({ path: path('ada') }),
  },
];

export const noUser = '11111111-2222-4333-8444-555555555555';

/** Somebody of whom something is wished, by the last word of the path. */
const about = (word: string): Row['good'] => {
  return async ({ admin }, api) => ({
    path: `/v1/admin/users/${(await register(api, 'Person')).id}/${word}`,
    as: admin,
    body: { reason },
  });
};

const idIn = ({ path }: Ask): string => path.split('/')[4] ?? '';

/** A message that somebody reported, and the path at which the report is answered. */
async function reportedBy(
  api: Api,
  player: Player,
  game: string,
  toSeat: number | null = null,
): Promise<string> {
  const { writings } = api.service.services;
  const messageId = randomUUID();
  const to = { seat: 0, toSeat, toUser: toSeat === null ? null : noUser, blockers: [] };
  const message = { gameId: game, messageId, author: player.id, text: 'Fool!', at: new Date() };
  await writings.write({ ...message, ...to });
  const report = { gameId: game, messageId, userId: player.id, reason: 'rude', at: new Date() };
  await writings.report(report);
  const { rows } = await api.service.database.pool.query<{ id: string }>(
    'select report_id as id from game_report where message_id = $1',
    [messageId],
  );
  return `/v1/admin/games/${game}/reports/${rows[0]?.id}/answer`;
}

const already = (ask: (world: World, good: Ask, api: Api) => Promise<Partial<Ask>>): Refusal => ({
  when: 'another admin was faster',
  status: 409,
  problem: 'done-already',
  spoils: true,
  ask,
});

const grantPath = (user: string): string => `/v1/admin/admins/${user}`;
const revokePath = (user: string): string => `/v1/admin/admins/${user}/revocation`;

export const adminOperations: Readonly<Record<string, Row>> = {
  getAdminEntry: {
    path: '/v1/admin/entry',
    method: 'get',
    forAdmins: 'at the entrance',
    good: asAdmin('/v1/admin/entry'),
    status: 200,
    check: ({ body: told }) =>
      expect(told).toEqual({ until: expect.any(String), usesCodes: false }),
  },
  enterAdmin: {
    path: '/v1/admin/entry',
    method: 'post',
    forAdmins: 'at the entrance',
    hasBody: true,
    good: async (_world, api) => ({
      path: '/v1/admin/entry',
      as: await newAdminOutside(api),
      body: { password },
    }),
    status: 200,
    check: ({ body: told }) => expect(Date.parse(told.until)).toBeGreaterThan(Date.now()),
    refusals: [
      {
        when: 'the password is wrong',
        status: 403,
        problem: 'wrong-password',
        ask: () => ({ body: { password: 'incorrect horse' } }),
      },
      wrongCode('a code is asked for and missing', async (_world, _good, api) => ({
        as: (await coder(api)).admin,
      })),
      wrongCode('the code was used before', async (_world, _good, api) => {
        const { admin, used } = await coder(api);
        return { as: admin, body: { password, code: used } };
      }),
      body('a code of five digits', 'code', { code: '12345' }),
    ],
  },
  leaveAdmin: {
    path: '/v1/admin/entry',
    method: 'delete',
    forAdmins: 'at the entrance',
    good: async (_world, api) => ({ path: '/v1/admin/entry', as: await newAdmin(api) }),
    status: 204,
    check: ({ text }) => expect(text).toBe(''),
  },
  beginAdminCodes: {
    path: '/v1/admin/codes',
    method: 'post',
    forAdmins: 'entered',
    good: async (_world, api) => ({ path: '/v1/admin/codes', as: await newAdmin(api) }),
    status: 200,
    check: ({ body: told }) => {
      expect(told.secret).toMatch(/^[A-Z2-7]{32}$/);
      expect(told.address).toMatch(/^otpauth:\/\/totp\/Staffetta:/);
    },
    refusals: [
      {
        when: 'codes are asked for already',
        status: 409,
        problem: 'codes-in-use',
        ask: async (_world, _good, api) => ({ as: (await coder(api)).admin }),
      },
    ],
  },
  confirmAdminCodes: {
    path: '/v1/admin/codes/confirmation',
    method: 'post',
    forAdmins: 'entered',
    hasBody: true,
    good: async (_world, api) => {
      const { admin, secret } = await beginner(api);
      return {
        path: '/v1/admin/codes/confirmation',
        as: admin,
        body: { code: codeOf(secret) },
      };
    },
    expires: true,
    status: 204,
    check: ({ text }) => expect(text).toBe(''),
    refusals: [
      wrongCode('the code is another', () => ({ body: { code: '000000' } })),
      wrongCode('nothing is to be confirmed', async (_world, _good, api) => ({
        as: await newAdmin(api),
      })),
      body('a code of letters', 'code', { code: 'abcdef' }),
    ],
  },
  endAdminCodes: {
    path: '/v1/admin/codes',
    method: 'delete',
    forAdmins: 'entered',
    mayHaveBody: true,
    hasBody: true,
    good: async (_world, api) => {
      const { admin, next } = await coder(api);
      return { path: '/v1/admin/codes', as: admin, body: { code: next } };
    },
    expires: true,
    status: 204,
    check: ({ text }) => expect(text).toBe(''),
    refusals: [
      wrongCode('the code is another', () => ({ body: { code: '000000' } })),
      body('a code of letters', 'code', { code: 'abcdef' }),
    ],
  },
  listAdmins: {
    path: '/v1/admin/admins',
    method: 'get',
    forAdmins: 'entered',
    good: asAdmin('/v1/admin/admins'),
    status: 200,
    check: ({ body: told }, { admin }) =>
      expect(told.admins).toContainEqual({
        ...{ id: admin.id, name: admin.name, kind: 'person', usesCodes: false },
      }),
  },
  grantAdmin: {
    path: '/v1/admin/admins/{user}',
    method: 'put',
    forAdmins: 'entered',
    hasBody: true,
    good: async ({ admin }, api) => ({
      path: grantPath((await register(api)).id),
      as: admin,
      body: { reason },
    }),
    status: 204,
    check: ({ text }) => expect(text).toBe(''),
    refusals: [
      ...reasons,
      ...ofUser(grantPath),
      already(async ({ admin }) => ({ path: grantPath(admin.id) })),
    ],
  },
  revokeAdmin: {
    path: '/v1/admin/admins/{user}/revocation',
    method: 'post',
    forAdmins: 'entered',
    hasBody: true,
    good: async ({ admin }, api) => ({
      path: revokePath((await newAdminOutside(api)).id),
      as: admin,
      body: { reason },
    }),
    status: 204,
    check: ({ text }) => expect(text).toBe(''),
    refusals: [
      ...reasons,
      ...ofUser(revokePath),
      already(async ({ stranger }) => ({ path: revokePath(stranger.id) })),
    ],
  },
  listAudit: {
    path: '/v1/admin/audit',
    method: 'get',
    forAdmins: 'entered',
    good: asAdmin('/v1/admin/audit'),
    status: 200,
    check: ({ body: told }, { admin }) =>
      expect(told.entries[0]).toMatchObject({ admin: admin.id, operation: 'listAudit' }),
    refusals: [
      query('a cursor that is none', 'cursor=none', 'cursor'),
      query('a limit of 0', 'limit=0', 'querystring.limit'),
      query('a game that is no id', 'game=chess', 'querystring.game'),
      query('deeds in another word', 'deeds=only', 'querystring.deeds'),
    ],
  },
  findPeople: {
    path: '/v1/admin/users',
    method: 'get',
    forAdmins: 'entered',
    good: ({ admin, player }) => ({
      path: `/v1/admin/users?named=${encodeURIComponent(player.name.slice(0, -1).toUpperCase())}`,
      as: admin,
    }),
    status: 200,
    check: ({ body: told }, { player }) =>
      expect(told).toMatchObject({
        people: [{ id: player.id, name: player.name, suspendedAt: null, isAdmin: false }],
        next: null,
      }),
    refusals: [
      also('a state that is none', 'state=bored', 'querystring.state'),
      also('a limit of 201', 'limit=201', 'querystring.limit'),
      also('a cursor that is none', 'cursor=none', 'cursor'),
    ],
  },
  getPerson: {
    path: '/v1/admin/users/{user}',
    method: 'get',
    forAdmins: 'entered',
    good: ({ admin, player }) => ({ path: `/v1/admin/users/${player.id}`, as: admin }),
    status: 200,
    check: ({ body: told }, { player }) => {
      expect(told).toMatchObject({ id: player.id, kind: 'person', owner: null, mail: null });
      expect(told.running).toBeGreaterThan(1);
      expect(told.ended).toBeGreaterThan(0);
    },
    refusals: ofUser((user) => `/v1/admin/users/${user}`),
  },
  suspendUser: {
    path: '/v1/admin/users/{user}/suspension',
    method: 'post',
    forAdmins: 'entered',
    hasBody: true,
    good: about('suspension'),
    status: 204,
    check: ({ text }) => expect(text).toBe(''),
    refusals: [
      ...reasons,
      ...ofUser((user) => `/v1/admin/users/${user}/suspension`),
      already(async (_world, good, api) => {
        await api.service.services.desk.people.suspend(idIn(good), reason);
        return {};
      }),
      {
        when: 'he administers',
        status: 409,
        problem: 'administers',
        ask: ({ admin }) => ({ path: `/v1/admin/users/${admin.id}/suspension` }),
      },
    ],
  },
  restoreUser: {
    path: '/v1/admin/users/{user}/restoration',
    method: 'post',
    forAdmins: 'entered',
    hasBody: true,
    good: async (world, api) => {
      const good = await about('restoration')(world, api);
      await api.service.services.desk.people.suspend(idIn(good), reason);
      return good;
    },
    status: 204,
    check: ({ text }) => expect(text).toBe(''),
    refusals: [
      ...reasons,
      ...ofUser((user) => `/v1/admin/users/${user}/restoration`),
      {
        when: 'he administers, and so is not suspended',
        status: 409,
        problem: 'done-already',
        ask: ({ admin }) => ({ path: `/v1/admin/users/${admin.id}/restoration` }),
      },
      already(async (_world, good, api) => {
        await api.service.services.desk.people.restore(idIn(good), reason);
        return {};
      }),
    ],
  },
  signOutUser: {
    path: '/v1/admin/users/{user}/sign-out',
    method: 'post',
    forAdmins: 'entered',
    hasBody: true,
    good: about('sign-out'),
    status: 204,
    check: ({ text }) => expect(text).toBe(''),
    refusals: [
      ...reasons,
      ...ofUser((user) => `/v1/admin/users/${user}/sign-out`),
      already(async (_world, good, api) => {
        await api.service.services.desk.people.signOut(idIn(good));
        return {};
      }),
    ],
  },
  listReports: {
    path: '/v1/admin/reports',
    method: 'get',
    forAdmins: 'entered',
    good: async ({ admin, player, turning }, api) => {
      await reportedBy(api, player, turning);
      return { path: '/v1/admin/reports', as: admin };
    },
    status: 200,
    check: ({ body: told }, { player, turning }) =>
      expect(told.reports[0]).toMatchObject({
        ...{ game: turning, reporter: player.name, reason: 'rude', text: 'Fool!' },
        ...{ answeredAt: null, answer: null },
      }),
    refusals: [
      query('a cursor that is none', 'cursor=none', 'cursor'),
      query('neither waiting nor not', 'waiting=maybe', 'querystring.waiting'),
    ],
  },
  answerReport: {
    path: '/v1/admin/games/{game}/reports/{report}/answer',
    method: 'post',
    forAdmins: 'entered',
    hasBody: true,
    good: async ({ admin, player, turning }, api) => ({
      path: await reportedBy(api, player, turning),
      as: admin,
      body: { answer: 'We spoke to him.', reason },
    }),
    status: 204,
    check: ({ text }) => expect(text).toBe(''),
    refusals: [
      body('an answer of blanks', 'answer', { answer: '   ' }),
      body('a reason of blanks', 'reason', { reason: '   ' }),
      {
        when: 'there is no such report',
        status: 404,
        problem: 'not-found',
        ask: ({ turning }) => ({ path: `/v1/admin/games/${turning}/reports/${noUser}/answer` }),
      },
      {
        when: 'it was written to one seat alone, and one does not look',
        status: 403,
        problem: 'look-needed',
        ask: async ({ player, turning }, _good, api) => ({
          path: await reportedBy(api, player, turning, 1),
        }),
      },
      already(async (_world, { path }, api) => {
        const [, , , , game = '', , report = ''] = path.split('/');
        const other = { userId: noUser, sessionId: noUser };
        await api.service.services.desk.reports.answer(game, report, 'I was faster.', other);
        return {};
      }),
    ],
  },
};
