import { expect } from 'vitest';
import { meSchema, myDataSchema } from '../../src/http/answers/accounts.ts';
import { newAdmin } from '../admin/admins.ts';
import { type Api, type Player, read, tokenOf } from '../api.ts';
import { badNames, nameTaken, newName, notForGuests } from './accounts.ts';
import { body, type Refusal, type Row, withBody } from './row.ts';

const password = 'correct horse';

/** Somebody new, signed in: for what changes an account, or ends it. */
async function newPlayer({ service }: Api): Promise<Player> {
  const name = newName();
  const { id } = await service.services.accounts.register({ name, password });
  return { id, name, token: await tokenOf(service, id) };
}

const wrongPassword = (field: string): Refusal => ({
  when: 'the password is wrong',
  status: 403,
  problem: 'wrong-password',
  ask: (_world, good) => withBody(good, { [field]: 'wrong donkey' }),
});

/** One's own account. */
export const ownAccountOperations: Readonly<Record<string, Row>> = {
  getMe: {
    path: '/v1/users/me',
    method: 'get',
    good: ({ player }) => ({ path: '/v1/users/me', as: player }),
    status: 200,
    check: (response, { player }) =>
      expect(read(response, meSchema)).toMatchObject({
        id: player.id,
        name: player.name,
        kind: 'person',
        hasPassword: true,
        notices: { turn: true },
        isAdmin: false,
      }),
    refusals: [
      {
        when: 'the token is of a user who is gone',
        status: 401,
        problem: 'not-signed-in',
        ask: async (_world, _good, api) => {
          const player = await newPlayer(api);
          await api.service.services.accounts.erase([player.id]);
          return { as: player };
        },
      },
    ],
  },
  updateMe: {
    path: '/v1/users/me',
    method: 'patch',
    good: async (_world, api) => ({
      path: '/v1/users/me',
      as: await newPlayer(api),
      body: {
        name: newName(),
        timeZone: 'Europe/Rome',
        notices: { chat: false },
        telling: { turns: 'digest', digestHour: 7, replies: 'at-once' },
      },
    }),
    status: 200,
    check: (response) =>
      expect(read(response, meSchema)).toMatchObject({
        timeZone: 'Europe/Rome',
        notices: { turn: true, chat: false },
        telling: { turns: 'digest', digestHour: 7, aloneWhileOpen: false, replies: 'at-once' },
      }),
    hasBody: true,
    refusals: [
      ...badNames,
      body('a language nobody speaks here', 'language', { language: 'tlh' }),
      body('a time zone nobody has', 'timeZone', { timeZone: 'Europe/Atlantis' }),
      body('a notice there is none of', 'notices', { notices: { weather: true } }),
      body('a way to be told that there is not', 'telling.turns', { telling: { turns: 'loudly' } }),
      body('an hour no clock shows', 'telling.digestHour', { telling: { digestHour: 24 } }),
      nameTaken,
      notForGuests,
    ],
  },
  setPassword: {
    path: '/v1/users/me/password',
    method: 'put',
    good: async (_world, api) => ({
      path: '/v1/users/me/password',
      as: await newPlayer(api),
      body: { old: password, new: 'another horse' },
    }),
    status: 204,
    check: (response) => expect(response.text).toBe(''),
    hasBody: true,
    refusals: [
      body('a password of nine letters', 'new', { new: 'x'.repeat(9) }),
      wrongPassword('old'),
      notForGuests,
    ],
    perMinute: 20,
  },
  setMail: {
    path: '/v1/users/me/mail',
    method: 'put',
    good: async (_world, api) => ({
      path: '/v1/users/me/mail',
      as: await newPlayer(api),
      body: { mail: `${newName().slice(4)}@example.org`, password },
    }),
    status: 202,
    check: (response) => expect(response.text).toBe(''),
    hasBody: true,
    refusals: [
      body('an address that is none', 'mail', { mail: 'ada at home' }),
      wrongPassword('password'),
      notForGuests,
    ],
    perMinute: 20,
  },
  deleteMe: {
    path: '/v1/users/me',
    method: 'delete',
    good: async (_world, api) => ({
      path: '/v1/users/me',
      as: await newPlayer(api),
      body: { password },
    }),
    status: 204,
    check: (response) => expect(response.text).toBe(''),
    mayHaveBody: true,
    perMinute: 20,
    refusals: [
      body('an unknown field', '', { colour: 'red' }),
      wrongPassword('password'),
      {
        when: 'nobody else could administer',
        status: 409,
        problem: 'last-admin',
        ask: async (_world, _good, api) => {
          const last = await newAdmin(api, 'Last admin');
          await api.service.database.pool.query(
            'update user_account set suspended_at = now() where is_admin and user_id <> $1',
            [last.id],
          );
          return { as: last };
        },
        after: ({ service }) =>
          service.database.pool.query('update user_account set suspended_at = null where is_admin'),
      },
    ],
  },
  getMyData: {
    path: '/v1/users/me/data',
    method: 'get',
    good: ({ player }) => ({ path: '/v1/users/me/data', as: player }),
    status: 200,
    check: (response, { player }) => {
      const { account, games } = read(response, myDataSchema);
      expect(account.id).toBe(player.id);
      expect(games.seats?.length).toBeGreaterThan(0);
    },
  },
};
