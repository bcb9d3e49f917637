import { expect } from 'vitest';
import { actAnswerSchema } from '../../src/http/answers/acting.ts';
import {
  type Api,
  type Ask,
  act,
  acted,
  ifMatch,
  offersTo,
  type Player,
  playOffer,
  positionOf,
  read,
  startGame,
} from '../api.ts';
import { body, header, invalid, keyTooLong, type Row, withBody } from './row.ts';

async function actionIn(api: Api, game: string, as: Player): Promise<Partial<Ask>> {
  const { offers, version } = await offersTo(api, game, as);
  return { body: { action: offers[0]?.action }, headers: ifMatch(version) };
}

/** Acting at games. */
export const actingOperations: Readonly<Record<string, Row>> = {
  act: {
    path: '/v1/games/{game}/actions',
    method: 'post',
    forSeat: true,
    good: async ({ player, other }, api) => {
      const game = await startGame(api, [player, other]);
      return {
        path: `/v1/games/${game}/actions`,
        as: player,
        ...(await actionIn(api, game, player)),
      };
    },
    status: 200,
    check: (response) => {
      const { version, events } = read(response, actAnswerSchema);
      expect(events.at(-1)?.version).toBe(version);
    },
    hasBody: true,
    refusals: [
      body('an action of no kind', 'action', { action: { type: 'no such action' } }),
      body('an action that is a word', 'action', { action: 'win' }),
      invalid('an action with a field too many', 'action', (_world, good) => {
        const { action } = good.body as { action: object };
        return withBody(good, { action: { ...action, cheat: true } });
      }),
      invalid('an action too deep to look into', 'action', (_world, good) => ({
        headers: { ...good.headers, 'idempotency-key': 'deep' },
        body: undefined,
        text: `{"action":${'['.repeat(6_000)}${']'.repeat(6_000)}}`,
      })),
      body('no action', 'action', { action: undefined }),
      body('a decision of 201 letters', 'decision', { decision: 'x'.repeat(201) }),
      body('a decision that is a number', 'decision', { decision: 1 }),
      keyTooLong,
      header('a version without quotes', 'if-match', '3'),
      header('any version', 'if-match', '*'),
      header('two versions', 'if-match', '"3", "4"'),
      header('a version of ten digits', 'if-match', '"1234567890"'),
      header('a version of twenty characters', 'if-match', `"${'1'.repeat(19)}"`),
      header('a preference of 101 characters', 'prefer', 'x'.repeat(101)),
      {
        when: 'a spectator asks',
        status: 403,
        problem: 'not-seated',
        ask: ({ stranger }) => ({ as: stranger }),
      },
      {
        when: 'the game has not begun',
        status: 409,
        problem: 'wrong-state',
        ask: async ({ open, player }, _good, api) => ({
          path: `/v1/games/${open}/actions`,
          headers: ifMatch((await positionOf(api, open, player)).version),
        }),
      },
      {
        when: 'the game is over',
        status: 409,
        problem: 'wrong-state',
        ask: async ({ ended, player }, _good, api) => ({
          path: `/v1/games/${ended}/actions`,
          headers: ifMatch((await positionOf(api, ended, player)).version),
        }),
      },
      {
        when: 'the log is damaged',
        status: 409,
        problem: 'game-read-only',
        ask: ({ damaged }) => ({ path: `/v1/games/${damaged}/actions` }),
      },
      {
        when: 'a spectator asks of a game whose log is damaged',
        status: 403,
        problem: 'not-seated',
        ask: ({ damaged, stranger }) => ({ path: `/v1/games/${damaged}/actions`, as: stranger }),
      },
      {
        when: 'the key belongs to another action',
        status: 409,
        problem: 'key-reused',
        ask: async ({ player, other }, _good, api) => {
          const key = { 'idempotency-key': 'the same' };
          const game = await startGame(api, [player, other]);
          const { offers, version } = await offersTo(api, game, player);
          acted(
            await act(
              api,
              game,
              player,
              { action: offers[0]?.action },
              { ...key, ...ifMatch(version) },
            ),
          );
          return {
            path: `/v1/games/${game}/actions`,
            headers: { ...key, ...ifMatch(version) },
            body: { action: offers[1]?.action },
          };
        },
      },
      {
        when: 'it names an old version',
        status: 412,
        problem: 'stale',
        ask: (_world, good) => ({ headers: { ...good.headers, ...ifMatch(1) } }),
      },
      {
        when: 'it names a version yet to come',
        status: 412,
        problem: 'stale',
        ask: (_world, good) => ({ headers: { ...good.headers, ...ifMatch(999_999_999) } }),
      },
      {
        when: 'a sealed choice names a question of before',
        status: 412,
        problem: 'stale',
        ask: (_world, good) => ({ headers: {}, ...withBody(good, { decision: 'long ago' }) }),
      },
      {
        when: 'it is not the seat’s turn',
        status: 422,
        problem: 'refused',
        ask: async ({ turning, player, other }, _good, api) => {
          const { offers } = await offersTo(api, turning, player);
          const { version } = await positionOf(api, turning, other);
          return {
            path: `/v1/games/${turning}/actions`,
            as: other,
            headers: ifMatch(version),
            body: { action: offers[0]?.action },
          };
        },
      },
      {
        when: 'a rule of the title says no',
        status: 422,
        problem: 'refused',
        ask: async ({ player, other }, _good, api) => {
          const game = await startGame(api, [player, other]);
          const { offers } = await offersTo(api, game, player);
          acted(await playOffer(api, game, player));
          expect((await offersTo(api, game, player)).offers).not.toContainEqual(offers[0]);
          return {
            path: `/v1/games/${game}/actions`,
            headers: ifMatch((await positionOf(api, game, player)).version),
            body: { action: offers[0]?.action },
          };
        },
      },
      {
        when: 'it says nothing of what it decided upon',
        status: 428,
        problem: 'precondition-missing',
        ask: () => ({ headers: {} }),
      },
      {
        when: 'an open choice names a decision instead of a version',
        status: 428,
        problem: 'precondition-missing',
        ask: async ({ turning, player }, _good, api) => {
          const { offers, decision } = await offersTo(api, turning, player);
          return {
            path: `/v1/games/${turning}/actions`,
            headers: {},
            body: { action: offers[0]?.action, decision },
          };
        },
      },
    ],
  },
};
