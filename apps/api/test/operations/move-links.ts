import { expect } from 'vitest';
import { moveDoneSchema, moveSeenSchema } from '../../src/http/answers/move-links.ts';
import { type Api, type Ask, acted, type Player, playOffer, read, startGame } from '../api.ts';
import { newMoveLink } from '../move-link.ts';
import { body, type Refusal, type Row, withBody } from './row.ts';
import type { World } from './world.ts';

/** What the mail of somebody's turn would hold, of a game of his own. */
async function newLink(
  api: Api,
  players: readonly [Player, Player],
): Promise<{ readonly game: string; readonly link: string }> {
  const game = await startGame(api, players);
  return { game, link: await newMoveLink(api.service, game) };
}

const pair = ({ player, other }: World) => [player, other] as const;

const good =
  (what: 'look' | 'use') =>
  async (world: World, api: Api): Promise<Ask> => ({
    path: `/v1/move-links/${what}`,
    body: { link: (await newLink(api, pair(world))).link },
  });

const change =
  (sql: string): Refusal['ask'] =>
  async (world, good_, api) => {
    const { game, link } = await newLink(api, pair(world));
    await api.service.database.pool.query(sql, [game]);
    return withBody(good_, { link });
  };

const refusals: readonly Refusal[] = [
  body('a number for a link', 'link', { link: 7 }),
  body('a link of 101 letters', 'link', { link: 'x'.repeat(101) }),
  {
    when: 'the link is not known',
    status: 404,
    problem: 'move-link-unknown',
    ask: (_world, good_) => withBody(good_, { link: 'x'.repeat(43) }),
  },
  {
    when: 'the link was used',
    status: 409,
    problem: 'move-link-used',
    ask: change('update move_link set used_at = now() where game_id = $1'),
  },
  {
    when: 'the link has expired',
    status: 410,
    problem: 'move-link-expired',
    ask: change('update move_link set expires_at = now() where game_id = $1'),
  },
  {
    when: 'its player has acted since',
    status: 412,
    problem: 'move-overtaken',
    ask: async (world, good_, api) => {
      const { game, link } = await newLink(api, pair(world));
      acted(await playOffer(api, game, world.player));
      return withBody(good_, { link });
    },
  },
  {
    when: 'another has the seat now',
    status: 409,
    problem: 'seat-given-up',
    ask: async (world, good_, api) => {
      const { link, game } = await newLink(api, pair(world));
      await api.service.database.pool.query(
        'update move_link set user_id = $2 where game_id = $1',
        [game, world.stranger.id],
      );
      return withBody(good_, { link });
    },
  },
  {
    when: 'its player is suspended',
    status: 403,
    problem: 'suspended',
    ask: async (world, good_, api) => {
      const { game, link } = await newLink(api, pair(world));
      const { pool } = api.service.database;
      const { rows } = await pool.query<{ id: string }>(
        `insert into user_account (user_id, name, name_key, kind, suspended_at)
           select gen_random_uuid(), 'S' || k, 's' || k, 'person', now()
             from substr(gen_random_uuid()::text, 1, 20) k
           returning user_id as id`,
      );
      await pool.query('update move_link set user_id = $2 where game_id = $1', [game, rows[0]?.id]);
      return withBody(good_, { link });
    },
  },
];

/** Playing by a link of a mail. */
export const moveLinkOperations: Readonly<Record<string, Row>> = {
  lookAtMoveLink: {
    path: '/v1/move-links/look',
    method: 'post',
    good: good('look'),
    status: 200,
    check: (response) => {
      const { sentence, notation, players } = read(response, moveSeenSchema);
      expect(sentence).toMatch(/\S/);
      expect(notation).toMatch(/\S/);
      expect(players).toHaveLength(2);
    },
    isPublic: true,
    hasBody: true,
    perMinute: 20,
    refusals,
  },
  useMoveLink: {
    path: '/v1/move-links/use',
    method: 'post',
    good: good('use'),
    status: 200,
    check: (response) => {
      const { sentences, version } = read(response, moveDoneSchema);
      expect(sentences).not.toEqual([]);
      expect(version).toBeGreaterThan(1);
    },
    isPublic: true,
    hasBody: true,
    perMinute: 20,
    refusals,
  },
};
