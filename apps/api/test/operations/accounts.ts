import { expect } from 'vitest';
import { signedInSchema, userSchema } from '../../src/http/answers/accounts.ts';
import { read } from '../api.ts';
import { body, type Row, withBody } from './row.ts';

const credentials = { name: 'Nobody', password: 'correct horse' };

/** Who plays. */
export const accountOperations: Readonly<Record<string, Row>> = {
  register: {
    path: '/v1/users',
    method: 'post',
    good: () => ({ path: '/v1/users', body: { ...credentials, name: `New ${Math.random()}` } }),
    status: 201,
    check: (response) => {
      const { user, token, expiresAt } = read(response, signedInSchema, 201);
      expect(user.name).toMatch(/^New 0\./);
      expect(token.split('.')).toHaveLength(3);
      expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now() + 3_600_000);
    },
    isPublic: true,
    hasBody: true,
    perMinute: 20,
    refusals: [
      body('a name of one letter', 'name', { name: 'A' }),
      body('a name of one letter, written with two units', 'name', { name: '😀' }),
      body('a name of 31 letters', 'name', { name: 'x'.repeat(31) }),
      body('a name of spaces', 'name', { name: '     ' }),
      body('a name with a line break inside', 'name', { name: 'Ada\nBruno' }),
      body('a name with an invisible letter', 'name', { name: 'Ada\u200b' }),
      body('a name of nothing but accents', 'name', { name: '\u0301\u0301\u0301' }),
      body('a password of nine letters', 'password', { password: 'x'.repeat(9) }),
      body('a password of 201 letters', 'password', { password: 'x'.repeat(201) }),
      body('a number for a password', 'password', { password: 1_234_567_890 }),
      {
        when: 'the name is taken',
        status: 409,
        problem: 'name-taken',
        ask: ({ player }, good) => withBody(good, { name: player.name }),
      },
      {
        when: 'the name looks like one that is taken',
        status: 409,
        problem: 'name-taken',
        ask: ({ player }, good) =>
          withBody(good, { name: `  ${player.name.toUpperCase().replace('H', 'Ｈ')} ` }),
      },
    ],
  },
  signIn: {
    path: '/v1/sessions',
    method: 'post',
    good: ({ player }) => ({
      path: '/v1/sessions',
      body: { name: player.name, password: 'correct horse' },
    }),
    status: 201,
    check: (response, { player }) =>
      expect(read(response, signedInSchema, 201).user).toEqual({
        id: player.id,
        name: player.name,
      }),
    isPublic: true,
    hasBody: true,
    perMinute: 20,
    refusals: [
      body('a name of 101 letters', 'name', { name: 'x'.repeat(101) }),
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
        when: 'the name holds what no name can',
        status: 401,
        problem: 'wrong-credentials',
        ask: (_world, good) => withBody(good, { name: 'Ada\u0000' }),
      },
    ],
  },
  getMe: {
    path: '/v1/users/me',
    method: 'get',
    good: ({ player }) => ({ path: '/v1/users/me', as: player }),
    status: 200,
    check: (response, { player }) =>
      expect(read(response, userSchema)).toEqual({ id: player.id, name: player.name }),
    refusals: [
      {
        when: 'the token is of a user who is gone',
        status: 401,
        problem: 'not-signed-in',
        ask: ({ player }, _good, { service }) => ({
          as: {
            ...player,
            token: service.app.jwt.sign({ sub: '11111111-2222-4333-8444-555555555555' }),
          },
        }),
      },
    ],
  },
};
