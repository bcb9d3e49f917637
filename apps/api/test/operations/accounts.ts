import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { signedInSchema, userSchema } from '../../src/http/answers/accounts.ts';
import { type Api, type Player, read, tokenOf } from '../api.ts';
import { body, type Refusal, type Row, withBody } from './row.ts';

const credentials = { name: 'Nobody', password: 'correct horse' };

export const newName = (): string => `New ${randomUUID().slice(0, 13)}`;

/** Somebody who only tries it, signed in. */
export async function newGuest({ service }: Api): Promise<Player> {
  const { id, name } = await service.services.accounts.welcomeGuest(null);
  return { id, name, token: await tokenOf(service, id) };
}

/** What one must register for. */
export const notForGuests: Refusal = {
  when: 'a guest asks',
  status: 403,
  problem: 'not-for-guests',
  ask: async (_world, _good, api) => ({ as: await newGuest(api) }),
};

/** What nobody can be called. */
export const badNames: readonly Refusal[] = [
  body('a name of one letter', 'name', { name: 'A' }),
  body('a name of one letter, written with two units', 'name', { name: '😀' }),
  body('a name of 31 letters', 'name', { name: 'x'.repeat(31) }),
  body('a name of spaces', 'name', { name: '     ' }),
  body('a name with a line break inside', 'name', { name: 'Ada\nBruno' }),
  body('a name with an invisible letter', 'name', { name: 'Ada\u200b' }),
  body('a name of nothing but accents', 'name', { name: '\u0301\u0301\u0301' }),
  body('a name like an address', 'name', { name: 'ada@example.org' }),
  body('a name like an address in wide letters', 'name', { name: 'ada＠example.org' }),
];

export const nameTaken: Refusal = {
  when: 'the name is taken',
  status: 409,
  problem: 'name-taken',
  ask: ({ player }, good) => withBody(good, { name: player.name }),
};

/** What nobody can register as. */
const badRegistrations: readonly Refusal[] = [
  ...badNames,
  body('a password of nine letters', 'password', { password: 'x'.repeat(9) }),
  body('a password of 201 letters', 'password', { password: 'x'.repeat(201) }),
  body('a number for a password', 'password', { password: 1_234_567_890 }),
  body('neither password nor address', 'password', { password: undefined }),
  body('an address that is none', 'mail', { mail: 'ada at home' }),
  nameTaken,
  {
    when: 'the name looks like one that is taken',
    status: 409,
    problem: 'name-taken',
    ask: ({ player }, good) =>
      withBody(good, { name: `  ${player.name.toUpperCase().replace('H', 'Ｈ')} ` }),
  },
];

/** Becoming somebody. */
export const accountOperations: Readonly<Record<string, Row>> = {
  register: {
    path: '/v1/users',
    method: 'post',
    good: () => ({ path: '/v1/users', body: { ...credentials, name: newName() } }),
    status: 201,
    check: (response) => {
      const { user, token, expiresAt } = read(response, signedInSchema, 201);
      expect(user).toMatchObject({ name: expect.stringMatching(/^New /), kind: 'person' });
      expect(token.split('.')).toHaveLength(3);
      const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000;
      expect(minutes).toBeGreaterThan(10);
      expect(minutes).toBeLessThan(16);
    },
    isPublic: true,
    hasBody: true,
    perMinute: 20,
    refusals: badRegistrations,
  },
  createGuest: {
    path: '/v1/guests',
    method: 'post',
    good: () => ({ path: '/v1/guests' }),
    status: 201,
    check: (response) => {
      const { user } = read(response, signedInSchema, 201);
      expect(user).toMatchObject({
        name: expect.stringMatching(/^Guest [0-9A-F]{4}/),
        kind: 'guest',
      });
    },
    isPublic: true,
    perMinute: 20,
  },
  registerGuest: {
    path: '/v1/users/me/registration',
    method: 'post',
    good: async (_world, api) => ({
      path: '/v1/users/me/registration',
      as: await newGuest(api),
      body: { ...credentials, name: newName() },
    }),
    status: 200,
    check: (response) => expect(read(response, userSchema).kind).toBe('person'),
    hasBody: true,
    perMinute: 20,
    refusals: [
      ...badRegistrations,
      {
        when: 'one is registered already',
        status: 409,
        problem: 'not-a-guest',
        ask: ({ player }) => ({ as: player }),
      },
    ],
  },
};
