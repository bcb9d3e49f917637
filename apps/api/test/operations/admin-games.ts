import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { exportWhole } from '../../src/games/export.ts';
import { newAdmin } from '../admin/admins.ts';
import {
  type Api,
  type Ask,
  ask,
  openTable,
  type Player,
  playUntilTurns,
  register,
  startGame,
} from '../api.ts';
import { keptMail } from '../notices/kept-mail.ts';
import { noUser, reason, reasons } from './admin.ts';
import { also, body, invalid, query, type Refusal, type Row, withBody } from './row.ts';
import type { World } from './world.ts';

// How admins find games and see what happened in one.

const ofGame = (rest: string): Row['good'] => {
  return ({ admin, turning }) => ({ path: `/v1/admin/games/${turning}${rest}`, as: admin });
};

export const elsewhere = ({ path }: Ask, game: string): Partial<Ask> => ({
  path: path.replace(/games\/[^/?]+/, `games/${game}`),
});

export const ofAnyGame: readonly Refusal[] = [
  invalid('a game that is no id', 'params.game', (_world, good) => elsewhere(good, 'chess')),
  {
    when: 'there is no such game',
    status: 404,
    problem: 'not-found',
    ask: (_world, good) => elsewhere(good, noUser),
  },
];

/** The same game once more, changed. */
async function copyOf(api: Api, of: string, change = ''): Promise<string> {
  const game = randomUUID();
  const copied = (table: string, changed: string) =>
    api.service.database.pool.query(
      `insert into ${table}
         select (jsonb_populate_record(t, jsonb_build_object('game_id', $2::uuid${changed}))).*
           from ${table} t where game_id = $1`,
      [of, game],
    );
  await copied('game', change);
  await copied('game_event', '');
  return game;
}

/** A game of a release this one does not know can be found, and not be read. */
export const unknown: Refusal = {
  when: 'this release does not know the version of its title',
  status: 503,
  problem: 'unavailable',
  ask: async ({ turning }, good, api) => {
    return elsewhere(good, await copyOf(api, turning, ", 'title_version', 999"));
  },
};

const lookNeeded = (when: string, search: string): Refusal => ({
  when,
  status: 403,
  problem: 'look-needed',
  ask: (_world, { path }) => ({ path: `${path}?${search}` }),
});

/** A file of a table nobody has sat down at but its host, under an id it has nowhere: nothing was drawn yet. */
async function fileOf(api: Api, host: Player): Promise<object> {
  const { id } = await openTable(api, host, 2);
  return { ...(await exportWhole(api.service.services.games, id)), game: randomUUID() };
}

const tableOf = async (api: Api, host: Player): Promise<string> =>
  (await openTable(api, host, 2)).id;

const nothingToTell: Row['check'] = ({ text }) => expect(text).toBe('');

/** A good request about a game that is made for it, with its reason. */
const withReason =
  (made: (world: World, api: Api) => Promise<string>, what: string): Row['good'] =>
  async (world, api) => ({
    path: `/v1/admin/games/${await made(world, api)}/${what}`,
    as: world.admin,
    body: { reason },
  });

/** What was done already is refused. */
const twice = (when: string): Refusal => ({
  when,
  status: 409,
  problem: 'done-already',
  spoils: true,
  ask: async (_world, good, api) => {
    await ask(api, { method: 'post', ...good });
    return {};
  },
});

/** Whose mail each of these requests is about. */
const readers = new Map<string, string>();

/** A mail to a player whose turn it is, who has an address. */
const mailOf =
  (kind: 'turn' | 'ended', state: 'sent' | 'waiting') =>
  async ({ admin }: World, api: Api): Promise<Ask> => {
    const players = [await register(api), await register(api)] as const;
    const game = await startGame(api, players);
    const { toAct } = await playUntilTurns(api, game, players);
    const seat = toAct[0] ?? 0;
    const { id: user } = players[seat] ?? players[0];
    const mail = await keptMail(api, { game, seat, user, kind, state });
    const path = `/v1/admin/games/${game}/mails/${mail}/again`;
    readers.set(path, user);
    return { path, as: admin, body: { reason } };
  };

const mailRefused = (
  when: string,
  problem: string,
  made: (world: World, api: Api) => Promise<Ask>,
): Refusal => ({ when, status: 409, problem, ask: (world, _good, api) => made(world, api) });

/** The same, of what has a query already. */
const alsoLookNeeded = (when: string, search: string): Refusal => ({
  ...lookNeeded(when, search),
  ask: (_world, { path }) => ({ path: `${path}&${search}` }),
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
      also('archived in another word', 'archived=yes', 'querystring.archived'),
      also('a trouble that is none', 'trouble=boredom', 'querystring.trouble'),
      also('a user that is no id', 'waitingFor=ada', 'querystring.waitingFor'),
      also('three digits of an id', 'id=abc', 'querystring.id'),
      also('a time that is none', 'movedBefore=long', 'querystring.movedBefore'),
      also('archived or not, and neither', 'archived=perhaps', 'querystring.archived'),
    ],
  },
  inspectGame: {
    path: '/v1/admin/games/{game}',
    method: 'get',
    forAdmins: 'entered',
    good: ofGame(''),
    status: 200,
    check: ({ body: told }, { turning }) =>
      expect(told).toMatchObject({
        id: turning,
        status: 'running',
        lookUntil: null,
        plays: false,
      }),
    refusals: ofAnyGame,
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
  inspectDifference: {
    path: '/v1/admin/games/{game}/difference',
    method: 'get',
    forAdmins: 'entered',
    good: ofGame('/difference?from=2'),
    status: 200,
    check: ({ body: told }) => {
      expect(told).toMatchObject({ from: 2, isCut: false });
      expect(told.events.map(({ number }: { number: number }) => number)).not.toContain(2);
    },
    refusals: [
      ...ofAnyGame,
      invalid('no event to begin at', 'querystring.from', (_world, { path }) => ({
        path: path.replace('?from=2', ''),
      })),
      also('an end before the beginning', 'to=1', 'to'),
      also('an end behind the newest', 'to=9999', 'to'),
      alsoLookNeeded('it is to be seen by a seat', 'as=1'),
      unknown,
    ],
  },
  readTimeline: {
    path: '/v1/admin/games/{game}/timeline',
    method: 'get',
    forAdmins: 'entered',
    good: ofGame('/timeline?order=oldest'),
    status: 200,
    check: ({ body: told }) =>
      expect(told.entries[0]).toMatchObject({ kind: 'event', event: { number: 1, hash: null } }),
    refusals: [
      ...ofAnyGame,
      also('a cursor that is none', 'cursor=none', 'cursor'),
      also('a kind that is none', 'kind=gossip', 'querystring.kind'),
      also('an order that is none', 'order=random', 'querystring.order'),
      alsoLookNeeded('it is to be read as a referee', 'referee=true'),
      unknown,
    ],
  },
  exportAnyGame: {
    path: '/v1/admin/games/{game}/export',
    method: 'get',
    forAdmins: 'entered',
    good: ({ admin, ended }) => ({ path: `/v1/admin/games/${ended}/export`, as: admin }),
    status: 200,
    check: ({ body: told }, { ended }) =>
      expect(told).toMatchObject({ format: 'staffetta-game-2', game: ended }),
    refusals: [
      ...ofAnyGame,
      lookNeeded('it is to be had whole', 'referee=true'),
      {
        when: 'it has not ended, and is not asked for as a referee',
        status: 409,
        problem: 'not-ended',
        ask: ({ turning }, good) => elsewhere(good, turning),
      },
      {
        when: 'its log is broken',
        status: 409,
        problem: 'game-read-only',
        ask: async ({ ended }, good, api) => {
          const game = await copyOf(api, ended);
          await api.service.services.games.store.markBroken(game, 2);
          return elsewhere(good, game);
        },
      },
      unknown,
    ],
  },
  importGame: {
    path: '/v1/admin/imports',
    method: 'post',
    forAdmins: 'entered',
    hasBody: true,
    largestBody: 32 * 1024 * 1024,
    good: async ({ admin, player }, api) => ({
      path: '/v1/admin/imports',
      as: admin,
      body: { reason, file: await fileOf(api, player) },
    }),
    status: 201,
    check: ({ body: told }) => expect(told).toMatchObject({ events: 2 }),
    refusals: [
      ...reasons,
      body('no file', 'file', { file: undefined }),
      body('a file that is a list', 'file', { file: [] }),
      {
        when: 'the game is here already',
        status: 409,
        problem: 'game-there',
        ask: async ({ player }, good, api) => {
          const { id } = await openTable(api, player, 2);
          return withBody(good, { file: await exportWhole(api.service.services.games, id) });
        },
      },
      {
        when: 'the file does not hold',
        status: 422,
        problem: 'import-refused',
        ask: (_world, good) => withBody(good, { file: {} }),
      },
    ],
  },
  sendMailAgain: {
    path: '/v1/admin/games/{game}/mails/{mail}/again',
    method: 'post',
    forAdmins: 'entered',
    hasBody: true,
    good: mailOf('turn', 'sent'),
    status: 204,
    check: nothingToTell,
    refusals: [
      ...ofAnyGame,
      ...reasons,
      invalid('a mail that is no id', 'params.mail', (_world, { path }) => ({
        path: path.replace(/mails\/[^/]+/, 'mails/first'),
      })),
      mailRefused('it is on its way', 'done-already', mailOf('turn', 'waiting')),
      mailRefused('what it says is no longer so', 'mail-untrue', mailOf('ended', 'sent')),
      mailRefused('its reader wants none', 'mail-unwanted', async (world, api) => {
        const good = await mailOf('turn', 'sent')(world, api);
        await api.service.database.pool.query(
          `update user_account set notices = '{"turn": false}' where user_id = $1`,
          [readers.get(good.path)],
        );
        return good;
      }),
      mailRefused('mails to its reader come back', 'mail-withheld', async (world, api) => {
        const good = await mailOf('turn', 'sent')(world, api);
        const trouble = { kind: 'bounced', at: new Date().toISOString(), reason: '5.1.1' };
        await api.service.database.pool.query(
          'update user_account set mail_trouble = $2 where user_id = $1',
          [readers.get(good.path), JSON.stringify(trouble)],
        );
        return good;
      }),
    ],
  },
  closeChat: {
    path: '/v1/admin/games/{game}/chat/closing',
    method: 'post',
    forAdmins: 'entered',
    hasBody: true,
    good: withReason(({ player }, api) => tableOf(api, player), 'chat/closing'),
    status: 204,
    check: nothingToTell,
    refusals: [...ofAnyGame, ...reasons, twice('it is closed already')],
  },
  openChat: {
    path: '/v1/admin/games/{game}/chat/opening',
    method: 'post',
    forAdmins: 'entered',
    hasBody: true,
    good: withReason(async ({ player }, api) => {
      const game = await tableOf(api, player);
      await api.service.services.writings.close(game, { at: new Date(), reason });
      return game;
    }, 'chat/opening'),
    status: 204,
    check: nothingToTell,
    refusals: [...ofAnyGame, ...reasons, twice('it is open')],
  },
  archiveGame: {
    path: '/v1/admin/games/{game}/archive',
    method: 'post',
    forAdmins: 'entered',
    hasBody: true,
    good: withReason(({ ended }, api) => copyOf(api, ended), 'archive'),
    status: 204,
    check: nothingToTell,
    refusals: [
      ...ofAnyGame,
      ...reasons,
      twice('it is archived already'),
      {
        when: 'it is not over',
        status: 409,
        problem: 'archives-ended',
        ask: ({ turning }, good) => elsewhere(good, turning),
      },
    ],
  },
  unarchiveGame: {
    path: '/v1/admin/games/{game}/unarchive',
    method: 'post',
    forAdmins: 'entered',
    hasBody: true,
    good: withReason(async ({ ended }, api) => {
      const game = await copyOf(api, ended);
      await api.service.services.games.store.archive(game, { at: new Date(), reason });
      return game;
    }, 'unarchive'),
    status: 204,
    check: nothingToTell,
    refusals: [...ofAnyGame, ...reasons, twice('it is not archived')],
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
