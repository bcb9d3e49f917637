import { ifMatch, offersTo, positionOf, startGame } from '../api.ts';
import { header, keyTooLong, type Refusal } from './row.ts';

/** Why a seat's wish is refused, whatever it is, at a game's path that ends so. */
export const refusalsOfSeats = (end: string): readonly Refusal[] => [
  keyTooLong,
  header('a version without quotes', 'if-match', '3'),
  {
    when: 'a spectator asks',
    status: 403,
    problem: 'not-seated',
    ask: ({ stranger }) => ({ as: stranger }),
  },
  {
    when: 'the log is damaged',
    status: 409,
    problem: 'game-read-only',
    ask: ({ damaged }) => ({ path: `/v1/games/${damaged}/${end}` }),
  },
  {
    when: 'the key belongs to another request',
    status: 409,
    problem: 'key-reused',
    ask: async ({ player, other }, _good, api) => {
      const key = { 'idempotency-key': 'the same' };
      const game = await startGame(api, [player, other]);
      const { offers, version } = await offersTo(api, game, player);
      await api.service.app.inject({
        method: 'POST',
        url: `/v1/games/${game}/actions`,
        payload: { actions: [offers[0]?.action] },
        headers: { ...key, ...ifMatch(version), authorization: `Bearer ${player.token}` },
      });
      const now = await positionOf(api, game, player);
      return {
        path: `/v1/games/${game}/${end}`,
        headers: { ...key, ...ifMatch(now.version) },
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
    when: 'it says nothing of what it decided upon',
    status: 428,
    problem: 'precondition-missing',
    ask: () => ({ headers: {} }),
  },
];
