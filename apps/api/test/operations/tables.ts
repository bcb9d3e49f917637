import { expect } from 'vitest';
import { usualSettings } from '../../src/games/settings.ts';
import { gameSchema, gamesSchema } from '../../src/http/answers/tables.ts';
import { openTable, read, register } from '../api.ts';
import { block, registerGuest } from '../people.ts';
import { body, invalid, keyTooLong, query, type Row, withBody } from './row.ts';

/** Tables: looking for one, opening one, sitting down. */
export const tableOperations: Readonly<Record<string, Row>> = {
  listGames: {
    path: '/v1/games',
    method: 'get',
    good: ({ player }) => ({ path: '/v1/games', as: player }),
    status: 200,
    check: (response) => expect(read(response, gamesSchema).games.length).toBeGreaterThan(4),
    refusals: [
      query('an unknown filter', 'colour=red', 'querystring.'),
      query('a user that is no id', 'user=Ada', 'querystring.user'),
      query('a title of 101 letters', `title=${'x'.repeat(101)}`, 'querystring.title'),
      query('a title that is no id', 'title=a%00b', 'querystring.title'),
      query('a status no game has', 'status=paused', 'querystring.status'),
      query('neither yes nor no', 'mine=perhaps', 'querystring.mine'),
      query('yes in another word', 'mine=yes', 'querystring.mine'),
      query('a page of nothing', 'limit=0', 'querystring.limit'),
      query('a page of 101', 'limit=101', 'querystring.limit'),
      query('half a game', 'limit=1.5', 'querystring.limit'),
      query('the same filter twice', 'status=open&status=ended', 'querystring.status'),
      query('a garbage cursor', 'cursor=garbage', 'cursor'),
      query('a cursor of 201 characters', `cursor=${'x'.repeat(201)}`, 'querystring.cursor'),
      ...[
        ['without a game', `2026-01-01T00:00:00.000Z ${'-'.repeat(36)}`],
        ['of no time', '2026-99-99T00:00:00.000Z 11111111-2222-4333-8444-555555555555'],
        ['of the year 0', '0000-01-01T00:00:00.000Z 11111111-2222-4333-8444-555555555555'],
      ].map(([what = '', text = '']) =>
        query(
          `a forged cursor ${what}`,
          `cursor=${Buffer.from(text).toString('base64url')}`,
          'cursor',
        ),
      ),
    ],
  },
  createGame: {
    path: '/v1/games',
    method: 'post',
    good: ({ player, title }) => ({
      path: '/v1/games',
      as: player,
      body: { title, seats: 2 },
    }),
    status: 201,
    check: (response, { player, title }) => {
      const game = read(response, gameSchema, 201);
      expect(game).toMatchObject({
        title,
        status: 'open',
        seats: [{ id: player.id, name: player.name }, null],
        host: { id: player.id, name: player.name },
        mySeat: 0,
        mySeats: [0],
        toAct: [],
        ending: null,
        winners: null,
        vacant: [],
        ...usualSettings,
        rematchOf: null,
        readOnly: false,
        archived: false,
        archiving: null,
      });
      expect(response.headers.location).toBe(`/v1/games/${game.id}`);
    },
    hasBody: true,
    refusals: [
      body('a title nobody has', 'title', { title: 'no such title' }),
      body('a number for a title', 'title', { title: 7 }),
      body('a title of 101 letters', 'title', { title: 'x'.repeat(101) }),
      body('a contribution of its own kind', 'contribution', { contribution: 'lucky 7' }),
      body('names where all have their own', 'seatNames', { seatNames: ['Anna', 'Bruno'] }),
      body('three names for two', 'seatNames', { hotSeat: true, seatNames: ['A', 'B', 'C'] }),
      body('one name for both', 'seatNames', { hotSeat: true, seatNames: ['Zoé', ' zoe'] }),
      body('a name of 31 letters', 'seatNames.0', {
        hotSeat: true,
        seatNames: ['x'.repeat(31), null],
      }),
      body('no seats', 'seats', { seats: 0 }),
      body('half a seat', 'seats', { seats: 1.5 }),
      body('seats in words', 'seats', { seats: 'two' }),
      body('options the title does not know', 'options', { options: { weather: 'fine' } }),
      body('options that are none', 'options', { options: 'all of them' }),
      invalid('more seats than the title has', 'seats', ({ most }, good) =>
        withBody(good, { seats: most + 1 }),
      ),
      body('a seating of no kind', 'seating', { seating: 'by age' }),
      body('a visibility of no kind', 'visibility', { visibility: 'secret' }),
      body('a start of no kind', 'start', { start: 'soon' }),
      body('spectators in words', 'spectators', { spectators: 'many' }),
      body('a pace of no kind', 'pace', { pace: { kind: 'fast' } }),
      body('a pace of 11 hours', 'pace', { pace: { kind: 'perTurn', hours: 11 } }),
      body('a pace of 337 hours', 'pace', { pace: { kind: 'perTurn', hours: 337 } }),
      body('a bank without a cap', 'pace', { pace: { kind: 'bank', hours: 50, increment: 1 } }),
      body('a bank that begins above its cap', 'pace.cap', {
        pace: { kind: 'bank', hours: 50, increment: 1, cap: 49 },
      }),
      body('an edition that is no hash', 'edition', { edition: 'first' }),
      body('an edition nobody printed', 'edition', { edition: '0'.repeat(64) }),
      {
        when: 'somebody without an account wants to play with others',
        status: 403,
        problem: 'not-for-guests',
        ask: async (_world, _good, api) => {
          return { as: await registerGuest(api) };
        },
      },
      keyTooLong,
      {
        when: 'the key belongs to another table',
        status: 409,
        problem: 'key-reused',
        ask: async (_world, good, api) => {
          const headers = { 'idempotency-key': 'one table' };
          await api.service.app.inject({
            method: 'POST',
            url: '/v1/games',
            payload: { ...(good.body as object) },
            headers: { ...headers, authorization: `Bearer ${good.as?.token}` },
          });
          return { headers, ...withBody(good, { seats: 3 }) };
        },
      },
    ],
  },
  getGame: {
    path: '/v1/games/{game}',
    method: 'get',
    good: ({ player, choosing }) => ({ path: `/v1/games/${choosing}`, as: player }),
    status: 200,
    check: (response, { player, other, choosing }) =>
      expect(read(response, gameSchema)).toMatchObject({
        id: choosing,
        status: 'running',
        seats: [player, other].map(({ id, name }) => ({ id, name })),
        mySeat: 0,
        toAct: [0, 1],
        movedAt: expect.stringMatching(/:00\.000Z$/),
        deadline: null,
      }),
  },
  joinGame: {
    path: '/v1/games/{game}/seats',
    method: 'post',
    takesKey: true,
    good: async ({ other, player }, api) => {
      const { id } = await openTable(api, player, 2);
      return { path: `/v1/games/${id}/seats`, as: other };
    },
    status: 200,
    check: (response) =>
      expect(read(response, gameSchema)).toMatchObject({ status: 'running', mySeat: 1 }),
    refusals: [
      invalid('an unknown field', '', () => ({ body: { colour: 'red' } })),
      invalid('a seat no game has', 'seat', () => ({ body: { seat: 16 } })),
      invalid('a seat that table does not have', 'seat', () => ({ body: { seat: 2 } })),
      invalid('a seat where seats are drawn', 'seat', async ({ player }, _good, api) => ({
        path: `/v1/games/${(await openTable(api, player, 2, {}, { seating: 'random' })).id}/seats`,
        body: { seat: 1 },
      })),
      invalid('a code that is none', 'code', () => ({ body: { code: 'open sesame' } })),
      {
        when: 'the code is of another table',
        status: 404,
        problem: 'not-found',
        ask: () => ({ body: { code: 'x'.repeat(43) } }),
      },
      {
        when: 'somebody sits there',
        status: 409,
        problem: 'wrong-state',
        ask: () => ({ body: { seat: 0 } }),
      },
      {
        when: 'the host has blocked him',
        status: 403,
        problem: 'not-welcome',
        ask: async ({ player }, _good, api) => {
          const blocked = await register(api);
          await block(api, player, blocked);
          return { as: blocked };
        },
      },
      {
        when: 'the game has begun',
        status: 409,
        problem: 'wrong-state',
        ask: ({ choosing, stranger }) => ({ path: `/v1/games/${choosing}/seats`, as: stranger }),
      },
    ],
  },
};
