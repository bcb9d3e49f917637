import { expect } from 'vitest';
import { newAdmin } from '../admin/admins.ts';
import { type Api, type Ask, type Player, register, startGame } from '../api.ts';
import { currentGame } from '../players.ts';
import { reason, reasons } from './admin.ts';
import { elsewhere, ofAnyGame, unknown } from './admin-games.ts';
import { body, invalid, type Refusal, type Row } from './row.ts';

// How admins help games, each of which is begun for it.

/** A game that has just begun, with a clock, and how the log stands. */
async function begun(api: Api, players?: readonly Player[]) {
  const seated = players ?? [await register(api), await register(api)];
  const game = await startGame(api, seated, { pace: { kind: 'perTurn', hours: 24 } });
  const { number } = await currentGame(api.service.services.games, game);
  return { game, newest: number };
}

/** Such a game for as long as nothing happens in it: what is refused leaves it to the next who asks. */
function waiting() {
  const kept = new WeakMap<Api, Awaited<ReturnType<typeof begun>>>();
  return async (api: Api) => {
    const { games } = api.service.services;
    const known = kept.get(api);
    const isAsItWas =
      known !== undefined && (await currentGame(games, known.game)).number === known.newest;
    if (isAsItWas) return known;
    const fresh = await begun(api);
    kept.set(api, fresh);
    return fresh;
  };
}

type Wish = (newest: number, api: Api) => object | Promise<object>;

/** A good request to help such a game. */
const helping = (what: string, wish: Wish): Row['good'] => {
  const gameFor = waiting();
  return async ({ admin }, api) => {
    const { game, newest } = await gameFor(api);
    const more = await wish(newest, api);
    return { path: `/v1/admin/games/${game}/${what}`, as: admin, body: { reason, ...more } };
  };
};

const playing: Refusal = {
  when: 'he plays in it',
  status: 403,
  problem: 'plays-here',
  ask: async (_world, good, api) => {
    const as = await newAdmin(api);
    const { game } = await begun(api, [as, await register(api)]);
    return { ...elsewhere(good, game), as };
  },
};

const wentOn: Refusal = {
  when: 'the game went on since',
  status: 412,
  problem: 'game-went-on',
  ask: (_world, good) => {
    const { newest } = good.body as { readonly newest: number };
    return { body: { ...(good.body as object), newest: newest - 1 } };
  },
};

const ended: Refusal = {
  when: 'the game is over',
  status: 409,
  problem: 'wrong-state',
  ask: async ({ ended: over }, good, api) => {
    const { number: newest } = await currentGame(api.service.services.games, over);
    const { body: asked } = good as Ask & { readonly body: object };
    const isUpon = 'newest' in asked;
    return { ...elsewhere(good, over), body: isUpon ? { ...asked, newest } : asked };
  },
};

const always = [...ofAnyGame, ...reasons, playing, unknown];
const upon = [...always, wentOn, body('no newest event', 'newest', { newest: undefined })];
const ofSeat = [
  ...upon,
  ended,
  invalid('a seat that is none', 'params.seat', (_world, { path }) => ({
    path: path.replace('/seats/1/', '/seats/16/'),
  })),
  ...['%20', '%09', '0x1', '-0', '01'].map((seat) =>
    invalid(`a seat written ${seat}`, 'params.seat', (_world, { path }) => ({
      path: path.replace('/seats/1/', `/seats/${seat}/`),
    })),
  ),
  invalid('a seat this table has not', 'seat', (_world, { path }) => ({
    path: path.replace('/seats/1/', '/seats/9/'),
  })),
];

const row = (what: string, wish: Wish, refusals: readonly Refusal[]): Row => ({
  path: `/v1/admin/games/{game}/${what.replace('seats/1/', 'seats/{seat}/')}`,
  method: 'post',
  forAdmins: 'entered',
  hasBody: true,
  good: helping(what, wish),
  status: 204,
  check: ({ text }) => expect(text).toBe(''),
  refusals,
});

export const adminHelpingOperations: Readonly<Record<string, Row>> = {
  takeGameBack: row('taking-back', (newest) => ({ newest, event: newest - 2 }), [
    ...upon,
    ended,
    body('an event behind the newest', 'event', { event: 9_999 }),
    body('no event', 'event', { event: undefined }),
  ]),
  endGame: row('end', (newest) => ({ newest }), [...upon, { ...ended, problem: 'done-already' }]),
  giveTime: row('more-time', (newest) => ({ newest, hours: 24 }), [
    ...upon,
    ended,
    body('no time', 'hours', { hours: 0 }),
    body('more than thirty days', 'hours', { hours: 721 }),
    body('a seat this table has not', 'seat', { seat: 9 }),
  ]),
  pauseGame: row('pause', () => ({ days: 7 }), [
    ...always,
    ended,
    body('no days', 'days', { days: 0 }),
    body('more than sixty days', 'days', { days: 61 }),
  ]),
  endPause: {
    ...row('resumption', () => ({}), [...always, ended]),
    good: async ({ admin }, api) => {
      const { game } = await begun(api);
      const help = { gameId: game, admin: admin.id, entry: null, reason, language: 'en' } as const;
      await api.service.services.desk.helping.pause(help, 3);
      return { path: `/v1/admin/games/${game}/resumption`, as: admin, body: { reason } };
    },
  },
  freeSeat: row('seats/1/vacancy', (newest) => ({ newest }), ofSeat),
  inviteReplacement: row(
    'seats/1/replacement',
    async (newest, api) => ({ newest, user: (await register(api)).id }),
    [...ofSeat, body('a user that is no id', 'user', { user: 'ada' })],
  ),
};
