import { expect } from 'vitest';
import { changesSchema, raceSchema, scoreSchema } from '../../src/http/answers/changes.ts';
import { exportSchema } from '../../src/http/answers/export.ts';
import { logSchema, offersSchema, positionSchema } from '../../src/http/answers/looking.ts';
import { read, startGame } from '../api.ts';
import { query, type Refusal, type Row } from './row.ts';

/** A game that others may know of, but not watch. */
const unwatched = (what: string): Refusal => ({
  when: 'it is played without spectators',
  status: 403,
  problem: 'no-spectators',
  ask: async ({ player, other, stranger }, _good, api) => {
    const game = await startGame(api, [player, other], { spectators: false });
    return { path: `/v1/games/${game}/${what}`, as: stranger };
  },
});

/** Looking at games. */
export const lookingOperations: Readonly<Record<string, Row>> = {
  getPosition: {
    path: '/v1/games/{game}/view',
    method: 'get',
    revalidates: true,
    forSeat: true,
    good: ({ player, turning }) => ({ path: `/v1/games/${turning}/view`, as: player }),
    status: 200,
    check: (response, { turning }) => {
      const position = read(response, positionSchema);
      expect(position).toMatchObject({ game: turning, status: 'running' });
      expect(position.toAct).toEqual([position.seat]);
      expect(position.sections).not.toEqual([]);
      expect(response.headers.etag).toMatch(new RegExp(`^"${position.version}-en-[0-9a-f]{12}"$`));
    },
    refusals: [
      unwatched('view'),
      query('a version that is none', 'version=now', 'querystring.version'),
      query('a version before the first', 'version=0', 'version'),
      query('a version below none', 'version=-1', 'querystring.version'),
      query('a version yet to come', 'version=100000', 'version'),
      query('a version nobody counts to', 'version=1000000001', 'querystring.version'),
      query(
        'a version to wait for that is none',
        'waitForVersion=-1',
        'querystring.waitForVersion',
      ),
      query('one nobody counts to', 'waitForVersion=1000000001', 'querystring.waitForVersion'),
      query('an unknown parameter', 'colour=red', 'querystring.'),
      query('eyes nobody has', 'as=referee', 'querystring.as'),
      {
        when: 'all hands are asked for before the end',
        status: 409,
        problem: 'not-ended',
        ask: (_world, { path }) => ({ path: `${path}?as=all` }),
      },
    ],
  },
  listOffers: {
    path: '/v1/games/{game}/offers',
    method: 'get',
    forSeat: true,
    good: ({ player, turning }) => ({ path: `/v1/games/${turning}/offers`, as: player }),
    status: 200,
    check: (response) => {
      const { offers } = read(response, offersSchema);
      expect(offers.length).toBeGreaterThan(1);
      expect(new Set(offers.map(({ sentence }) => sentence)).size).toBe(offers.length);
    },
    refusals: [
      unwatched('offers'),
      {
        when: 'a spectator asks',
        status: 403,
        problem: 'not-seated',
        ask: ({ stranger }) => ({ as: stranger }),
      },
    ],
  },
  getLog: {
    path: '/v1/games/{game}/log',
    method: 'get',
    forSeat: true,
    good: ({ player, ended }) => ({ path: `/v1/games/${ended}/log`, as: player }),
    status: 200,
    check: (response) => {
      const { version, events, next } = read(response, logSchema);
      expect(events.map((event) => event.version)).toEqual(
        Array.from({ length: version }, (_, index) => index + 1),
      );
      expect(next).toBeNull();
    },
    refusals: [
      unwatched('log'),
      query('a version that is none', 'since=yesterday', 'querystring.since'),
      query('a version below none', 'since=-1', 'querystring.since'),
      query('nothing', 'limit=0', 'querystring.limit'),
      query('too much', 'limit=501', 'querystring.limit'),
      query('an unknown parameter', 'colour=red', 'querystring.'),
    ],
  },
  getChanges: {
    path: '/v1/games/{game}/changes',
    method: 'get',
    forSeat: true,
    good: ({ player, ended }) => ({ path: `/v1/games/${ended}/changes`, as: player }),
    status: 200,
    check: (response) => {
      const { version, changes, next } = read(response, changesSchema);
      expect(changes.at(-1)?.version).toBe(version);
      expect(changes.map(({ sentence }) => sentence)).toContain('The game begins.');
      expect(next).toBeNull();
    },
    refusals: [
      query('a version that is none', 'since=yesterday', 'querystring.since'),
      query('too much', 'limit=501', 'querystring.limit'),
    ],
  },
  getScore: {
    path: '/v1/games/{game}/score',
    method: 'get',
    forSeat: true,
    good: ({ player, ended }) => ({ path: `/v1/games/${ended}/score`, as: player }),
    status: 200,
    check: (response) => {
      const { isFinal, winners, seats } = read(response, scoreSchema);
      expect({ isFinal, seats: seats.map(({ seat }) => seat) }).toEqual({
        isFinal: true,
        seats: [0, 1],
      });
      const best = Math.max(...seats.map(({ total }) => total));
      expect(winners?.map((seat) => seats[seat]?.total)).toContain(best);
    },
  },
  getRace: {
    path: '/v1/games/{game}/race',
    method: 'get',
    revalidates: true,
    forSeat: true,
    good: ({ player, ended }) => ({ path: `/v1/games/${ended}/race`, as: player }),
    status: 200,
    check: (response) => {
      const { version, seats, moments } = read(response, raceSchema);
      expect(seats).toBe(2);
      expect(moments.length).toBeGreaterThan(2);
      expect(moments.at(-1)?.version).toBeLessThanOrEqual(version);
      expect(moments.map(({ totals }) => totals.length)).toEqual(moments.map(() => seats));
    },
    refusals: [
      unwatched('race'),
      query('eyes nobody has', 'as=referee', 'querystring.as'),
      {
        when: 'all hands are asked for before the end',
        status: 409,
        problem: 'not-ended',
        ask: ({ turning }) => ({ path: `/v1/games/${turning}/race?as=all` }),
      },
    ],
  },
  exportGame: {
    path: '/v1/games/{game}/export',
    method: 'get',
    forSeat: true,
    good: ({ player, ended }) => ({ path: `/v1/games/${ended}/export`, as: player }),
    status: 200,
    check: (response) => {
      const { events, secret } = read(response, exportSchema);
      expect(events.length).toBeGreaterThan(5);
      expect(secret).toMatch(/^[0-9a-f]{64}$/);
    },
    refusals: [
      unwatched('export'),
      {
        when: 'the game has not ended',
        status: 409,
        problem: 'not-ended',
        ask: ({ turning }) => ({ path: `/v1/games/${turning}/export` }),
      },
    ],
  },
};
