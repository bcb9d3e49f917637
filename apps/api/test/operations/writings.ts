import { expect } from 'vitest';
import { messageSchema, messagesSchema, noteSchema } from '../../src/http/answers/writings.ts';
import { type Api, ask, type Player, read } from '../api.ts';
import { body, invalid, keyTooLong, query, type Refusal, type Row, withBody } from './row.ts';
import type { World } from './world.ts';

async function said(api: Api, game: string, as: Player, text: string, to?: number) {
  const path = `/v1/games/${game}/messages`;
  const response = await ask(api, { method: 'post', path, as, body: { text, to } });
  return read(response, messageSchema, 201);
}

const nobody = '11111111-2222-4333-8444-555555555555';

const noMessage: Refusal = {
  when: 'there is no such message',
  status: 404,
  problem: 'not-found',
  ask: (_world, { path }) => ({ path: path.replace(/messages\/[^/]+/, `messages/${nobody}`) }),
};

const muting = ({ choosing, player, other }: World) => ({
  path: `/v1/games/${choosing}/mutes/${other.id}`,
  as: player,
});

const noUser = invalid('a user that is no id', 'params.user', (_world, { path }) => ({
  path: path.replace(/[^/]+$/, 'ada'),
}));

/** What people write at games. */
export const writingOperations: Readonly<Record<string, Row>> = {
  getNote: {
    path: '/v1/games/{game}/notes',
    method: 'get',
    good: ({ turning, stranger }) => ({ path: `/v1/games/${turning}/notes`, as: stranger }),
    status: 200,
    check: (response) => expect(read(response, noteSchema)).toEqual({ text: '', at: null }),
  },
  keepNote: {
    path: '/v1/games/{game}/notes',
    method: 'put',
    hasBody: true,
    good: ({ choosing, player }) => ({
      path: `/v1/games/${choosing}/notes`,
      as: player,
      body: { text: 'He never bids 7.' },
    }),
    status: 200,
    check: (response) =>
      expect(read(response, noteSchema)).toEqual({
        text: 'He never bids 7.',
        at: expect.any(String),
      }),
    refusals: [
      body('a note of 20,001 letters', 'text', { text: 'x'.repeat(20_001) }),
      body('a note that is a number', 'text', { text: 7 }),
      body('a note that no database keeps', 'text', { text: 'nothing \0 more' }),
      body('half a letter', 'text', { text: '\ud83d' }),
    ],
  },
  listMessages: {
    path: '/v1/games/{game}/messages',
    method: 'get',
    good: ({ turning, player }) => ({ path: `/v1/games/${turning}/messages`, as: player }),
    status: 200,
    check: (response) =>
      expect(read(response, messagesSchema)).toEqual({
        ...{ messages: [], next: null, closed: null, opened: null },
      }),
    refusals: [
      query('a message that is none', 'after=7', 'querystring.after'),
      query('a message there is not', `after=${nobody}`, 'after'),
      query('nothing', 'limit=0', 'querystring.limit'),
      query('too much', 'limit=201', 'querystring.limit'),
      query('an unknown parameter', 'colour=red', 'querystring.'),
    ],
  },
  say: {
    path: '/v1/games/{game}/messages',
    method: 'post',
    forSeat: true,
    hasBody: true,
    good: ({ choosing, player }) => ({
      path: `/v1/games/${choosing}/messages`,
      as: player,
      body: { text: 'Good luck!' },
    }),
    status: 201,
    check: (response, { player: { id, name } }) =>
      expect(read(response, messageSchema, 201)).toMatchObject({
        seat: 0,
        author: { id, name },
        to: null,
        text: 'Good luck!',
      }),
    refusals: [
      body('no word', 'text', { text: '' }),
      body('a word that nobody sees', 'text', { text: ' \u200b\u2060 ' }),
      body('a word that turns what stands behind it', 'text', { text: 'good \u202eluck' }),
      body('2,001 letters', 'text', { text: 'x'.repeat(2_001) }),
      body('a text that no database keeps', 'text', { text: '\0' }),
      body('a seat no game has', 'to', { to: 16 }),
      body('a seat the game does not have', 'to', { to: 5 }),
      body('his own seat', 'to', { to: 0 }),
      keyTooLong,
      {
        when: 'a spectator speaks',
        status: 403,
        problem: 'not-seated',
        ask: ({ stranger }) => ({ as: stranger }),
      },
      {
        when: 'the key belongs to another message',
        status: 409,
        problem: 'key-reused',
        ask: async (_world, good, api) => {
          const headers = { 'idempotency-key': 'the same' };
          await ask(api, { ...good, headers });
          return { headers, ...withBody(good, { text: 'Bad luck!' }) };
        },
      },
    ],
  },
  reportMessage: {
    path: '/v1/games/{game}/messages/{message}/report',
    method: 'post',
    hasBody: true,
    good: async ({ choosing, other, stranger }, api) => {
      const { id } = await said(api, choosing, other, 'Buy my lanterns!');
      return {
        path: `/v1/games/${choosing}/messages/${id}/report`,
        as: stranger,
        body: { reason: 'He advertises.' },
      };
    },
    status: 204,
    check: ({ text }) => expect(text).toBe(''),
    refusals: [
      body('no reason', 'reason', { reason: '' }),
      body('a reason that nobody sees', 'reason', { reason: '\u200b' }),
      body('a reason of 1,001 letters', 'reason', { reason: 'x'.repeat(1_001) }),
      invalid('a message that is no id', 'params.message', (_world, { path }) => ({
        path: path.replace(/messages\/[^/]+/, 'messages/7'),
      })),
      noMessage,
      {
        when: 'the message is to another alone',
        status: 404,
        problem: 'not-found',
        ask: async ({ choosing, other }, _good, api) => {
          const { id } = await said(api, choosing, other, 'Between us', 0);
          return { path: `/v1/games/${choosing}/messages/${id}/report` };
        },
      },
    ],
  },
  mute: {
    path: '/v1/games/{game}/mutes/{user}',
    method: 'put',
    good: muting,
    status: 204,
    check: ({ text }) => expect(text).toBe(''),
    takesNoBody: true,
    refusals: [
      noUser,
      {
        when: 'nobody of that id sits there',
        status: 404,
        problem: 'not-found',
        ask: (_world, { path }) => ({ path: path.replace(/[^/]+$/, nobody) }),
      },
    ],
  },
  unmute: {
    path: '/v1/games/{game}/mutes/{user}',
    method: 'delete',
    good: muting,
    status: 204,
    check: ({ text }) => expect(text).toBe(''),
    refusals: [noUser],
  },
};
