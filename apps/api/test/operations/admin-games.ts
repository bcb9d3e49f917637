import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { newAdmin } from '../admin/admins.ts';
import { type Ask, register, startGame } from '../api.ts';
import { noUser, reason, reasons } from './admin.ts';
import { also, invalid, query, type Refusal, type Row } from './row.ts';

// How admins find games and see what happened in one.

const ofGame = (rest: string): Row['good'] => {
  return ({ admin, turning }) => ({ path: `/v1/admin/games/${turning}${rest}`, as: admin });
};

const elsewhere = ({ path }: Ask, game: string): Partial<Ask> => ({
  path: path.replace(/games\/[^/?]+/, `games/${game}`),
});

const ofAnyGame: readonly Refusal[] = [
  invalid('a game that is no id', 'params.game', (_world, good) => elsewhere(good, 'chess')),
  {
    when: 'there is no such game',
    status: 404,
    problem: 'not-found',
    ask: (_world, good) => elsewhere(good, noUser),
  },
];

/** A game of a release this one does not know can be found, and not be read. */
const unknown: Refusal = {
  when: 'this release does not know the version of its title',
  status: 503,
  problem: 'unavailable',
  ask: async ({ turning }, good, api) => {
    const game = randomUUID();
    const copied = (table: string, change: string) =>
      api.service.database.pool.query(
        `insert into ${table}
           select (jsonb_populate_record(t, jsonb_build_object('game_id', $2::uuid${change}))).*
             from ${table} t where game_id = $1`,
        [turning, game],
      );
    await copied('game', ", 'title_version', 999");
    await copied('game_event', '');
    return elsewhere(good, game);
  },
};

const lookNeeded = (when: string, search: string): Refusal => ({
  when,
  status: 403,
  problem: 'look-needed',
  ask: (_world, { path }) => ({ path: `${path}?${search}` }),
});

export const adminGameOperations: Readonly<Record<string, Row>> = {
  findGames: {
    path: '/v1/admin/games',
    method: 'get',
    forAdmins: 'entered',
    good: ({ admin, player }) => ({
      path: `/v1/admin/games?player=${player.id}&status=ended`,
      as: admin,
    }),
    status: 200,
    check: ({ body: told }, { ended }) =>
      expect(told.games).toContainEqual(
        expect.objectContaining({ id: ended, status: 'ended', brokenAt: null }),
      ),
    refusals: [
      also('a cursor that is none', 'cursor=none', 'cursor'),
      also('a version that is no number', 'version=last', 'querystring.version'),
      also('a trouble that is none', 'trouble=boredom', 'querystring.trouble'),
      also('a user that is no id', 'waitingFor=ada', 'querystring.waitingFor'),
    ],
  },
  inspectLog: {
    path: '/v1/admin/games/{game}/log',
    method: 'get',
    forAdmins: 'entered',
    good: ofGame('/log'),
    status: 200,
    check: ({ body: told }) => {
      expect(told.events[0]).toMatchObject({ number: 1, kind: 'table', told: null, hash: null });
      expect(told.next).toBeNull();
    },
    refusals: [
      ...ofAnyGame,
      query('a place before the first', 'after=-1', 'querystring.after'),
      lookNeeded('it is to be read as a referee', 'referee=true'),
      unknown,
    ],
  },
  inspectPosition: {
    path: '/v1/admin/games/{game}/view',
    method: 'get',
    forAdmins: 'entered',
    good: ofGame('/view'),
    status: 200,
    check: ({ body: told }) => {
      expect(told).toMatchObject({ status: 'running', outcome: null });
      expect(told.number).toBe(told.newest);
    },
    refusals: [
      ...ofAnyGame,
      query('an event before the first', 'event=0', 'event'),
      query('an event behind the newest', 'event=9999', 'event'),
      query('eyes that are none', 'as=dog', 'querystring.as'),
      lookNeeded('it is to be seen as a referee', 'as=referee'),
      lookNeeded('it is to be seen by a seat', 'as=0'),
      unknown,
    ],
  },
  lookAsReferee: {
    path: '/v1/admin/games/{game}/look',
    method: 'post',
    forAdmins: 'entered',
    hasBody: true,
    good: async ({ turning }, api) => ({
      path: `/v1/admin/games/${turning}/look`,
      as: await newAdmin(api),
      body: { reason },
    }),
    status: 200,
    check: ({ body: told }) => expect(Date.parse(told.until)).toBeGreaterThan(Date.now()),
    refusals: [
      ...ofAnyGame,
      ...reasons,
      {
        when: 'he plays in it',
        status: 403,
        problem: 'plays-here',
        ask: async (_world, good, api) => {
          const { as } = good;
          if (as == null) throw new Error('Nobody asks');
          return elsewhere(good, await startGame(api, [as, await register(api)]));
        },
      },
    ],
  },
  checkLog: {
    path: '/v1/admin/games/{game}/check',
    method: 'post',
    takesNoBody: true,
    forAdmins: 'entered',
    good: ofGame('/check'),
    status: 200,
    check: ({ body: told }) => {
      expect(told).toMatchObject({ brokenAt: null, difference: null });
      expect(told.events).toBeGreaterThan(3);
    },
    refusals: [...ofAnyGame, unknown],
  },
};
