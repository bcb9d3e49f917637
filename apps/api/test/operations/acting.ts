import { expect } from 'vitest';
import { actAnswerSchema } from '../../src/http/answers/acting.ts';
import {
  type Api,
  type Ask,
  act,
  acted,
  ifMatch,
  logOf,
  offersTo,
  type Player,
  playOffer,
  playUntilUndo,
  positionOf,
  read,
  startGame,
} from '../api.ts';
import { body, header, invalid, keyTooLong, type Row, withBody } from './row.ts';
import { refusalsOfSeats } from './seats.ts';
import type { World } from './world.ts';

async function actionIn(api: Api, game: string, as: Player): Promise<Partial<Ask>> {
  const { offers, version } = await offersTo(api, game, as);
  return { body: { actions: [offers[0]?.action] }, headers: ifMatch(version) };
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
      body('an action of no kind', 'actions.0', { actions: [{ type: 'no such action' }] }),
      body('an action that is a word', 'actions.0', { actions: ['win'] }),
      invalid('an action with a field too many', 'actions.0', (_world, good) => {
        const { actions } = good.body as { actions: readonly [object] };
        return withBody(good, { actions: [{ ...actions[0], cheat: true }] });
      }),
      invalid('an action too deep to look into', 'actions.0', (_world, good) => ({
        headers: { ...good.headers, 'idempotency-key': 'deep' },
        body: undefined,
        text: `{"actions":[${'['.repeat(6_000)}${']'.repeat(6_000)}]}`,
      })),
      body('no action', 'actions', { actions: [] }),
      body('51 actions', 'actions', { actions: Array.from({ length: 51 }, () => ({})) }),
      body('nothing to do', '', { actions: undefined }),
      body('both actions and notation', '', { notation: ['pass'] }),
      body('an empty line', 'notation.0', { actions: undefined, notation: [''] }),
      body('a line of 501 letters', 'notation.0', {
        actions: undefined,
        notation: ['x'.repeat(501)],
      }),
      body('an order of no kind', 'place.0', { place: [{ about: 'nothing' }] }),
      body('an order’s id that is none', 'cancel.0', { cancel: ['the first'] }),
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
              { actions: [offers[0]?.action] },
              { ...key, ...ifMatch(version) },
            ),
          );
          return {
            path: `/v1/games/${game}/actions`,
            headers: { ...key, ...ifMatch(version) },
            body: { actions: [offers[1]?.action] },
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
        when: 'a line of notation is not understood',
        status: 422,
        problem: 'refused',
        ask: (_world, good) => withBody(good, { actions: undefined, notation: ['win the game'] }),
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
            body: { actions: [offers[0]?.action] },
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
            body: { actions: [offers[0]?.action] },
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
            body: { actions: [offers[0]?.action], decision },
          };
        },
      },
    ],
  },
  undo: {
    path: '/v1/games/{game}/undo',
    method: 'post',
    forSeat: true,
    good: async (world, api) => {
      const { game, version } = await undoable(world, api);
      return { path: `/v1/games/${game}/undo`, as: world.player, headers: ifMatch(version) };
    },
    status: 200,
    check: (response) => {
      const { events } = read(response, actAnswerSchema);
      expect(events).toMatchObject([{ kind: 'undo', facts: [{ type: 'taken-back', acts: 1 }] }]);
    },
    refusals: [
      body('no act', 'acts', { acts: 0 }),
      body('half an act', 'acts', { acts: 0.5 }),
      body('an unknown field', '', { colour: 'red' }),
      ...refusalsOfSeats('undo'),
      {
        when: 'there is nothing to take back',
        status: 422,
        problem: 'refused',
        ask: (_world, good) => ({ ...good, body: { acts: 1_000 } }),
      },
    ],
  },
};

let taken: { readonly world: World; readonly game: string; readonly action: unknown } | null = null;

/** A game in which the player may take his last act back: the same one, once it is found. */
async function undoable(world: World, api: Api): Promise<{ game: string; version: number }> {
  const { player, other } = world;
  if (taken?.world !== world) {
    const game = await startGame(api, [player, other]);
    await playUntilUndo(api, game, [player, other], player);
    const { events } = await logOf(api, game, player);
    taken = { world, game, action: events.at(-1)?.action };
  }
  const { game, action } = taken;
  const { version, mayTakeBack } = await positionOf(api, game, player);
  if (mayTakeBack > 0) return { game, version };
  return { game, ...acted(await act(api, game, player, { actions: [action] }, ifMatch(version))) };
}
