import { checkFairness } from '@staffetta/client/fairness';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkExport } from '../src/games/check.ts';
import { exportWhole } from '../src/games/export.ts';
import { leaveAllGames } from '../src/games/staying.ts';
import { gameSchema, gamesSchema, linkSchema } from '../src/http/answers/tables.ts';
import {
  type Api,
  type Ask,
  acted,
  ask,
  exampleTitle,
  expectProblem,
  type Game,
  gameOf,
  ifMatch,
  isOver,
  join,
  logOf,
  offersTo,
  openApi,
  openTable,
  type Player,
  playOffer,
  playUntil,
  positionOf,
  read,
  register,
  startGame,
} from './api.ts';
import { freshDatabase } from './harness.ts';
import { block, registerGuest } from './people.ts';
import { openStream, streamOf } from './stream-reader.ts';

// Everything that happens at a table, over HTTP.

let api: Api;
let other: Api; // another process on the same database
let drop: () => Promise<void>;
let players: readonly [Player, Player, Player];
let stranger: Player;

beforeAll(async () => {
  const fresh = await freshDatabase(inject('databases').postgres18);
  drop = fresh.drop;
  api = await openApi(fresh.urls);
  other = await openApi(fresh.urls);
  players = [
    await register(api, 'Ada'),
    await register(api, 'Bruno'),
    await register(api, 'Clelia'),
  ];
  stranger = await register(api, 'Stranger');
});
afterAll(async () => {
  await api.close();
  await other.close();
  await drop();
});

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const notFound = { status: 404, problem: 'not-found' };
const wrongState = { status: 409, problem: 'wrong-state' };

const post = (path: string, as: Player, body?: object) =>
  ask(api, { method: 'post', path: `/v1/games/${path}`, as, ...(body && { body }) });
const invite = (game: string, as: Player, { id }: Player) =>
  post(`${game}/invitations`, as, { user: id });
const linkTo = async (game: string, as: Player): Promise<string> =>
  read(await post(`${game}/link`, as), linkSchema).code;
const follow = (code: string, as: Player) =>
  ask(api, { method: 'post', path: '/v1/links', as, body: { code } });
const resign = async (game: string, as: Player): Promise<Game> =>
  read(await post(`${game}/resign`, as), gameSchema);
const statusOf = async (path: string, as: Player): Promise<number> =>
  (await ask(api, { path: `/v1/games/${path}`, as })).status;
const idsOf = async (as: Player, query: string): Promise<string[]> =>
  read(await ask(api, { path: `/v1/games?${query}`, as }), gamesSchema).games.map(({ id }) => id);

describe('a game that is not public', () => {
  it('is nowhere for those it is not for, whatever they ask', async () => {
    const [host, guest] = players;
    const { id } = await openTable(api, host, 2, {}, { visibility: 'link' });
    read(await join(api, id, guest, { code: await linkTo(id, host) }), gameSchema);
    const { version, offers } = await offersTo(api, id, host);
    const paths = ['', '/view', '/log', '/offers', '/export', '/stream', '/invitations'];
    for (const path of paths) {
      expectProblem(await ask(api, { path: `/v1/games/${id}${path}`, as: stranger }), notFound);
    }
    const posts = ['seats', 'start', 'cancel', 'link', 'resign', 'rematch'];
    for (const path of posts) expectProblem(await post(`${id}/${path}`, stranger), notFound);
    expectProblem(await post(`${id}/replacements`, stranger, { seat: 0 }), notFound);
    expectProblem(await invite(id, stranger, stranger), notFound);
    const body = { actions: [offers[0]?.action] };
    expectProblem(
      await ask(api, {
        method: 'post',
        path: `/v1/games/${id}/actions`,
        as: stranger,
        headers: ifMatch(version),
        body,
      }),
      notFound,
    );
    for (const method of ['put', 'delete'] as const) {
      const path = `/v1/games/${id}/abandonment`;
      expectProblem(await ask(api, { method, path, as: stranger }), notFound);
    }
    for (const what of ['seats', 'invitations']) {
      const path = `/v1/games/${id}/${what}/mine`;
      expectProblem(await ask(api, { method: 'delete', path, as: stranger }), notFound);
    }
  });

  it('is shown by its link, which a newer one ends; the service keeps no code', async () => {
    const { id } = await openTable(api, players[0], 3, {}, { visibility: 'link' });
    const first = await linkTo(id, players[0]);
    const second = await linkTo(id, players[0]);
    expectProblem(await follow(first, players[1]), notFound);
    expect(read(await follow(second, players[1]), gameSchema).id).toBe(id);
    expect(await statusOf(`${id}/view`, players[1])).toBe(200);
    expect(read(await join(api, id, players[1]), gameSchema).mySeat).toBe(1);
    const { rows } = await api.service.database.pool.query(
      `select row_to_json(g)::text || row_to_json(a)::text as kept
         from game g join game_admission a using (game_id) where game_id = $1`,
      [id],
    );
    const bytes = Buffer.from(second, 'base64url').toString('hex').slice(32);
    for (const { kept } of rows) expect(kept).not.toMatch(new RegExp(`${second}|${bytes}`));
  });

  it('is not joined with the code of another', async () => {
    const mine = await openTable(api, players[0], 2, {}, { visibility: 'link' });
    const theirs = await openTable(api, players[1], 2, {}, { visibility: 'link' });
    const code = await linkTo(mine.id, players[0]);
    expectProblem(await join(api, theirs.id, stranger, { code }), notFound);
  });

  it('is shown to whom is invited, until he declines or the host thinks better of it', async () => {
    const [host, guest] = players;
    const { id } = await openTable(api, host, 2, {}, { visibility: 'invited' });
    expect(await statusOf(id, guest)).toBe(404);
    for (let time = 0; time < 2; time += 1) {
      expect((await invite(id, host, guest)).body.invited).toEqual([
        { id: guest.id, name: guest.name, kind: 'person' },
      ]);
    }
    expect(await statusOf(id, guest)).toBe(200);
    expect(await idsOf(guest, 'invited=true')).toContain(id);
    const mine = { path: `/v1/games/${id}/invitations/mine`, as: guest };
    expect((await ask(api, { method: 'delete', ...mine })).status).toBe(204);
    expect(await statusOf(id, guest)).toBe(404);
    await invite(id, host, guest);
    const theirs = `/v1/games/${id}/invitations/${guest.id}`;
    expect((await ask(api, { method: 'delete', path: theirs, as: host })).body.invited).toEqual([]);
    expect(await statusOf(id, guest)).toBe(404);
    expect(await idsOf(guest, 'invited=true')).not.toContain(id);
    await invite(id, host, guest);
    expect(read(await join(api, id, guest), gameSchema).status).toBe('running');
    const kinds = (await logOf(api, id, host)).events.flatMap(({ facts }) =>
      facts.map((fact) => (fact as { type: string }).type),
    );
    expect(kinds.slice(0, 9)).toEqual([
      ...['table-opened', 'seat-taken', 'invitation-sent', 'invitation-declined'],
      ...['invitation-sent', 'invitation-withdrawn', 'invitation-sent', 'seat-taken'],
      'game-started',
    ]);
  });
});

describe('a game without spectators', () => {
  it('is known, and not watched, until it is over', async () => {
    const [host, guest] = players;
    const game = await startGame(api, [host, guest], { spectators: false });
    const refused = { status: 403, problem: 'no-spectators' };
    expect((await gameOf(api, game, stranger)).spectators).toBe(false);
    for (const what of ['view', 'log', 'offers', 'stream', 'export']) {
      const path = `/v1/games/${game}/${what}`;
      expectProblem(await ask(api, { path, as: stranger }), refused);
    }
    await playUntil(api, game, [host, guest], isOver);
    for (const what of ['view', 'log', 'export']) {
      expect(await statusOf(`${game}/${what}`, stranger)).toBe(200);
    }
  });

  it('is over for the eyes of who resigns, also in the stream he had open', async () => {
    const game = await startGame(api, players, { spectators: false });
    const stream = await openStream(api, streamOf(game), players[1]);
    await stream.next();
    await resign(game, players[1]);
    await stream.ended;
    expect(await statusOf(`${game}/view`, players[1])).toBe(403);
  });
});

describe('the host', () => {
  it('starts a full table when he likes, and nobody else does', async () => {
    const [host, guest] = players;
    const { id } = await openTable(api, host, 2, {}, { start: 'host' });
    await join(api, id, guest);
    expect((await gameOf(api, id, host)).status).toBe('open');
    expectProblem(await post(`${id}/start`, guest), { status: 403, problem: 'not-host' });
    expect(read(await post(`${id}/start`, host), gameSchema).status).toBe('running');
    expect(read(await post(`${id}/start`, host), gameSchema).status).toBe('running');
  });

  it('closes the table when he gets up from it', async () => {
    const { id } = await openTable(api, players[0], 3);
    await join(api, id, players[1]);
    const path = `/v1/games/${id}/seats/mine`;
    expect((await ask(api, { method: 'delete', path, as: players[0] })).status).toBe(204);
    expect(await gameOf(api, id, players[1])).toMatchObject({ ending: 'cancelled', toAct: [] });
    expect((await positionOf(api, id, players[1])).view).toBeNull();
    expectProblem(await join(api, id, players[2]), wrongState);
    const file = (await ask(api, { path: `/v1/games/${id}/export`, as: stranger })).body;
    expect(await checkFairness(file)).toMatchObject({ fair: true });
    expect(checkExport(file)).toMatchObject({ ok: true });
  });

  it('does not sit with whom he has blocked, nor invites who has blocked him', async () => {
    const [host, blocked] = [await register(api), await register(api)];
    await block(api, host, blocked);
    const { id } = await openTable(api, host, 2);
    expectProblem(await join(api, id, blocked), { status: 403, problem: 'not-welcome' });
    expectProblem(await invite(id, host, blocked), { status: 403, problem: 'not-invitable' });
    read(await join(api, id, players[1]), gameSchema);
  });
});

describe('seats', () => {
  it('are taken as chosen, each by one', async () => {
    const { id } = await openTable(api, players[0], 3);
    read(await join(api, id, players[1], { seat: 2 }), gameSchema);
    expectProblem(await join(api, id, players[2], { seat: 2 }), wrongState);
    expect(read(await join(api, id, players[2]), gameSchema).mySeat).toBe(1);
  });

  it('are free again when somebody gets up', async () => {
    const { id } = await openTable(api, players[0], 3);
    await join(api, id, players[1]);
    await ask(api, { method: 'delete', path: `/v1/games/${id}/seats/mine`, as: players[1] });
    expect((await gameOf(api, id, players[1])).seats[1]).toBeNull();
    await join(api, id, players[2]);
    read(await join(api, id, players[1]), gameSchema);
    const seats = (await gameOf(api, id, stranger)).seats.map((user) => user?.id);
    expect(seats).toEqual([players[0].id, players[2].id, players[1].id]);
  });

  it('are drawn at the start, from chance that all gave to, and each knows his own', async () => {
    const seatings = new Set<string>();
    for (let game = 0; game < 12; game += 1) {
      const { id } = await openTable(api, players[0], 3, {}, { seating: 'random' });
      await join(other, id, players[1]);
      await join(api, id, players[2]);
      const { seats } = await gameOf(other, id, stranger);
      const drawn = seats.map((user) => user?.id);
      seatings.add(drawn.join());
      expect([...drawn].sort()).toEqual(players.map((player) => player.id).sort());
      for (const player of players) {
        expect((await gameOf(api, id, player)).mySeat).toBe(drawn.indexOf(player.id));
        expect((await positionOf(other, id, player)).seat).toBe(drawn.indexOf(player.id));
      }
    }
    expect(seatings.size).toBeGreaterThan(2); // all alike: once in 360 million
  });
});

describe('a seat whose player resigned', () => {
  it('is played on by another, with what it knows; the one before has lost it', async () => {
    const game = await startGame(api, players);
    const before = await positionOf(api, game, players[1]);
    expect(await resign(game, players[1])).toMatchObject({ vacant: [1], status: 'running' });
    expect((await positionOf(api, game, players[1])).seat).toBeNull();
    expectProblem(await ask(api, { path: `/v1/games/${game}/offers`, as: players[1] }), {
      status: 403,
      problem: 'not-seated',
    });
    const taken = await post(`${game}/replacements`, stranger, { seat: 1 });
    expect(read(taken, gameSchema)).toMatchObject({ vacant: [], mySeat: 1 });
    const after = await positionOf(other, game, stranger);
    expect(after.view).toEqual(before.view);
    expect(after.version).toBe(before.version + 2);
    expect((await logOf(api, game, stranger)).version).toBe(after.version);
    await playUntil(api, game, [players[0], stranger, players[2]], isOver);
  });

  it('is never given back to whoever gave up one of this game, nor is another one', async () => {
    const game = await startGame(api, [...players, await register(api)]);
    await resign(game, players[1]);
    await resign(game, players[2]);
    const formerPlayer = { status: 403, problem: 'former-player' };
    for (const service of [api, other]) {
      for (const seat of [1, 2]) {
        const path = `/v1/games/${game}/replacements`;
        const wish = { method: 'post', path, as: players[1], body: { seat } } as const;
        expectProblem(await ask(service, wish), formerPlayer);
      }
    }
    read(await post(`${game}/replacements`, stranger, { seat: 2 }), gameSchema);
    await resign(game, stranger);
    expectProblem(await post(`${game}/replacements`, stranger, { seat: 1 }), formerPlayer);
    expect((await gameOf(api, game, stranger)).vacant).toEqual([1, 2]);
  });

  it('is open to who only got up from the table, or changed places when seats were drawn', async () => {
    const [host, guest] = players;
    const { id } = await openTable(api, host, 3, {}, { seating: 'random' });
    await join(api, id, guest);
    await ask(api, { method: 'delete', path: `/v1/games/${id}/seats/mine`, as: guest });
    for (const player of [stranger, players[2]]) read(await join(api, id, player), gameSchema);
    const { vacant } = await resign(id, stranger);
    const taken = await post(`${id}/replacements`, guest, { seat: vacant[0] ?? 0 });
    expect(read(taken, gameSchema).vacant).toEqual([]);
    const { rows } = await api.service.database.pool.query(
      'select user_id as "userId" from game_former_player where game_id = $1',
      [id],
    );
    expect(rows).toEqual([{ userId: stranger.id }]);
  });

  it('is not taken by two', async () => {
    const game = await startGame(api, players);
    await resign(game, players[1]);
    const others = await Promise.all([1, 2, 3].map(() => register(api)));
    const asked = await Promise.all(
      others.map((as, index) =>
        ask(index % 2 === 0 ? api : other, {
          method: 'post',
          path: `/v1/games/${game}/replacements`,
          as,
          body: { seat: 1 },
        }),
      ),
    );
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('leaves the win to the last one left, and then keeps its name', async () => {
    const game = await startGame(api, players);
    await resign(game, players[0]);
    expect(await resign(game, players[2])).toMatchObject({
      ...{ status: 'ended', ending: 'resigned', winners: [1], vacant: [], toAct: [] },
      seats: [null, { id: players[1].id }, { id: players[2].id }],
    });
    expect((await positionOf(api, game, stranger)).outcome).toEqual({ winners: [1] });
  });

  it('is still watched by who left a private game, unless nobody watches it', async () => {
    const [host, guest] = players;
    const { id } = await openTable(api, host, 3, {}, { visibility: 'link' });
    const code = await linkTo(id, host);
    for (const player of [guest, players[2]])
      read(await join(api, id, player, { code }), gameSchema);
    await resign(id, host);
    expect((await positionOf(api, id, host)).seat).toBeNull();
  });
});

describe('a vote to abandon', () => {
  it('ends the game when all agree, and can be taken back; said twice it counts once', async () => {
    const [host, guest] = players;
    const game = await startGame(api, [host, guest]);
    const path = `/v1/games/${game}/abandonment`;
    const { version } = await gameOf(api, game, host);
    for (const method of ['put', 'put', 'delete', 'delete', 'put'] as const) {
      read(await ask(api, { method, path, as: host }), gameSchema);
    }
    expect((await gameOf(api, game, host)).version).toBe(version + 3);
    read(await ask(api, { method: 'put', path, as: guest }), gameSchema);
    const abandoned = { status: 'ended', ending: 'abandoned', winners: null };
    expect(await gameOf(api, game, host)).toMatchObject(abandoned);
    expect((await positionOf(api, game, host)).outcome).toBeNull();
    const { offers } = await offersTo(api, game, host);
    expect(offers).toEqual([]);
    expectProblem(await post(`${game}/resign`, host), wrongState);
  });
});

describe('a vacant seat of a game by invitation', () => {
  it('is offered by whoever plays on, shown to whom is invited, and taken by him', async () => {
    const [host, guest, leaver] = players;
    const late = await register(api);
    const { id } = await openTable(api, host, 3, {}, { visibility: 'invited' });
    for (const player of [guest, leaver]) {
      await invite(id, host, player);
      read(await join(api, id, player), gameSchema);
    }
    expectProblem(await invite(id, host, late), wrongState);
    await resign(id, leaver);
    expect(await statusOf(id, late)).toBe(404);
    expect((await invite(id, guest, late)).body.invited).toMatchObject([{ id: late.id }]);
    expect(await idsOf(late, 'invited=true')).toEqual([id]);
    const taken = read(await post(`${id}/replacements`, late, { seat: 2 }), gameSchema);
    expect(taken).toMatchObject({ mySeat: 2, vacant: [] });
    expect(await idsOf(late, 'invited=true')).toEqual([]);
    expectProblem(await invite(id, guest, stranger), wrongState);
    await resign(id, late);
    await resign(id, guest);
    const file = (await ask(api, { path: `/v1/games/${id}/export`, as: host })).body;
    expect(checkExport(file)).toMatchObject({ ok: true });
  });
});

describe('a rematch', () => {
  it('is one table however many ask at once, with the same settings and the others invited', async () => {
    const settings = { visibility: 'invited', start: 'host', spectators: false } as const;
    const [host, guest] = players;
    const { id } = await openTable(api, host, 3, {}, settings);
    for (const player of [guest, players[2]]) {
      await invite(id, host, player);
      read(await join(api, id, player), gameSchema);
    }
    await post(`${id}/start`, host);
    await resign(id, players[2]);
    await resign(id, guest);
    expectProblem(await post(`${id}/rematch`, players[2]), { status: 403, problem: 'not-seated' });
    const asked = await Promise.all(
      [host, guest].map((as, index) =>
        ask(index === 0 ? api : other, { method: 'post', path: `/v1/games/${id}/rematch`, as }),
      ),
    );
    const [one, two] = asked.map((response) => read(response, gameSchema));
    expect(one?.id).toBe(two?.id);
    const again = await gameOf(api, one?.id ?? '', host);
    expect(again).toMatchObject({ ...settings, rematchOf: id, seating: 'chosen', status: 'open' });
    const seated = again.seats.map((user) => user?.id ?? null);
    expect([...seated].sort()).toEqual([guest.id, host.id, null].sort());
    expect(read(await post(`${id}/rematch`, host), gameSchema).id).toBe(one?.id);
  });

  it('that was cancelled can be asked for again', async () => {
    const [host, guest] = players;
    const id = await startGame(api, [host, guest]);
    await resign(id, guest);
    const first = read(await post(`${id}/rematch`, host), gameSchema);
    read(await post(`${first.id}/cancel`, host), gameSchema);
    const second = read(await post(`${id}/rematch`, guest), gameSchema);
    expect(second).toMatchObject({ status: 'open', rematchOf: first.id, host: { id: guest.id } });
    expect(read(await post(`${id}/rematch`, host), gameSchema).id).toBe(second.id);
  });
});

describe('a request with a key', () => {
  const keyed = (path: string, as: Player, wish: Partial<Ask> = {}) =>
    ask(api, {
      ...{ method: 'post', path: `/v1/games/${path}`, as },
      headers: { 'idempotency-key': 'a key of his own' },
      ...wish,
    });

  it('is answered as before when what it did was changed since, and stays changed', async () => {
    const [host, guest] = players;
    const game = await startGame(api, [host, guest]);
    const vote = () => keyed(`${game}/abandonment`, host, { method: 'put' });
    read(await vote(), gameSchema);
    await ask(api, { method: 'delete', path: `/v1/games/${game}/abandonment`, as: host });
    read(await vote(), gameSchema);
    const votes = await ask(api, { path: `/v1/games/${game}/abandonment`, as: host });
    expect(votes.body.votes).toEqual([]);
  });

  it('has one effect, however many of it come at once to whichever process', async () => {
    const game = await startGame(api, players);
    const before = (await gameOf(api, game, players[0])).version;
    const path = `/v1/games/${game}/resign`;
    const headers = { 'idempotency-key': 'once' };
    const asked = await Promise.all(
      [api, other, api, other].map((service) =>
        ask(service, { method: 'post', path, as: players[1], headers }),
      ),
    );
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await gameOf(api, game, players[0])).version).toBe(before + 1);
  });

  it('makes no second rematch when the first was cancelled since', async () => {
    const [host, guest] = players;
    const game = await startGame(api, [host, guest]);
    await resign(game, guest);
    const first = read(await keyed(`${game}/rematch`, host), gameSchema);
    read(await post(`${first.id}/cancel`, host), gameSchema);
    const again = read(await keyed(`${game}/rematch`, host), gameSchema);
    expect(again).toMatchObject({ id: first.id, ending: 'cancelled' });
  });

  it('makes one link, which does not come back for one made since', async () => {
    const [host, guest] = players;
    const { id } = await openTable(api, host, 2, {}, { visibility: 'link' });
    const { code } = read(await keyed(`${id}/link`, host), linkSchema);
    expect(read(await keyed(`${id}/link`, host), linkSchema).code).toBe(code);
    read(await follow(code, guest), gameSchema);
    const newer = await linkTo(id, host);
    expect(read(await keyed(`${id}/link`, host), linkSchema).code).toBe(code);
    expectProblem(await follow(code, stranger), notFound);
    read(await follow(newer, stranger), gameSchema);
  });
});

describe('a hot-seat game', () => {
  it('is resigned for the seat one says', async () => {
    const { id } = await openTable(api, stranger, 3, {}, { hotSeat: true });
    const refused = await post(`${id}/resign`, stranger);
    expectProblem(refused, { status: 400, problem: 'invalid-request' });
    expect(refused.body.fields).toMatchObject([{ path: 'querystring.seat' }]);
    const left = read(await post(`${id}/resign?seat=2`, stranger), gameSchema);
    expect(left).toMatchObject({ vacant: [2], mySeats: [0, 1] });
  });

  it('is one player’s in all seats, a guest’s too, and nobody else’s', async () => {
    const guest = await registerGuest(api);
    const { id: title } = await exampleTitle(api);
    const body = { title, seats: 2, hotSeat: true, visibility: 'public' };
    const opened = await ask(api, { method: 'post', path: '/v1/games', as: guest, body });
    const game = read(opened, gameSchema, 201);
    expect(game).toMatchObject({ status: 'running', mySeats: [0, 1], hotSeat: true });
    for (const seat of [0, 1]) {
      const path = `/v1/games/${game.id}/view?seat=${seat}`;
      expect((await ask(api, { path, as: guest })).body.seat).toBe(seat);
    }
    const log = await ask(api, { path: `/v1/games/${game.id}/log`, as: guest });
    expect(JSON.stringify(log.body)).toContain('"Player 2 takes a seat."'); // not the first
    expectProblem(await join(api, game.id, players[1]), wrongState);
    expect(read(await join(api, game.id, guest), gameSchema).mySeats).toEqual([0, 1]);
    const { id: another } = await openTable(api, players[0], 2);
    expectProblem(await join(api, another, guest), { status: 403, problem: 'not-for-guests' });
    await post(`${game.id}/resign?seat=0`, guest);
    const again = read(await post(`${game.id}/rematch`, guest), gameSchema);
    expect(read(await post(`${game.id}/rematch`, guest), gameSchema)).toEqual(again);
  });

  const saidIn = async (language: string, game: string, as: Player): Promise<string> => {
    const headers = { 'accept-language': language };
    const { body } = await ask(api, { path: `/v1/games/${game}/log`, as, headers });
    return JSON.stringify(body);
  };

  it('calls those around the screen as its host has, and whom nobody named by his place', async () => {
    const seatNames = ['  Anna ', null, 'Bruno'];
    const { id, ...game } = await openTable(api, stranger, 3, {}, { hotSeat: true, seatNames });
    expect(game.seatNames).toEqual(['Anna', null, 'Bruno']);
    const told = await saidIn('it', id, stranger);
    for (const name of ['Anna', 'Giocatore 2', 'Bruno'])
      expect(told).toContain(`"${name} si siede`);
    expect(told).not.toContain(stranger.name);
    expect(await saidIn('fr', id, stranger)).toContain('Joueur 2');
    expect(await saidIn('es', id, stranger)).toContain('Jugador 2');
    for (const seat of [0, 1]) await post(`${id}/resign?seat=${seat}`, stranger);
    expect(await saidIn('en', id, stranger)).toContain('"Bruno takes a seat."'); // the last one, too
    const again = read(await post(`${id}/rematch`, stranger), gameSchema);
    expect(again.seatNames).toEqual(game.seatNames);
  });

  it('forgets those names with whoever gave them', async () => {
    const host = await register(api);
    const settings = { hotSeat: true, visibility: 'public', seatNames: ['Carla', 'Dino'] } as const;
    const { id } = await openTable(api, host, 2, {}, { ...settings, seatNames: ['Carla', 'Dino'] });
    expect(await saidIn('en', id, stranger)).toContain('"Carla takes a seat."');
    const { body } = await ask(api, { path: '/v1/users/me/data', as: host });
    expect(body.games.hosted).toMatchObject([{ game: id, seatNames: ['Carla', 'Dino'] }]);
    await api.service.services.accounts.erase([host.id]);
    await api.service.services.leaveAllGames(host.id);
    expect(await saidIn('en', id, stranger)).not.toMatch(/Carla|Dino/);
    expect((await gameOf(api, id, stranger)).seatNames).toBeNull();
    const row = await api.service.services.games.store.game(id);
    expect(row?.settings.seatNames).toBeNull();
  });

  it('of a guest is hidden from others and has no spectators, unless the guest says so', async () => {
    const guest = await registerGuest(api);
    const { id, visibility, spectators } = await openTable(api, guest, 2, {}, { hotSeat: true });
    expect({ visibility, spectators }).toEqual({ visibility: 'invited', spectators: false });
    for (const what of ['', '/race', '/log', '/view']) {
      expect((await ask(api, { path: `/v1/games/${id}${what}`, as: stranger })).status).toBe(404);
    }
    const shown = { hotSeat: true, visibility: 'public', spectators: true } as const;
    expect(await openTable(api, guest, 2, {}, shown)).toMatchObject(shown);
    expect(await openTable(api, stranger, 2, {}, { hotSeat: true })).toMatchObject(shown);
  });

  it('is played to its end by whoever’s turn it is', async () => {
    const { id } = await openTable(api, stranger, 2, {}, { hotSeat: true });
    for (let turn = 0; turn < 300; turn += 1) {
      const { status, mySeat, toAct } = await gameOf(api, id, stranger);
      if (status === 'ended') return;
      expect(mySeat).toBe(toAct[0]);
      acted(await playOffer(api, id, stranger, turn * 7 + 3));
    }
    throw new Error('The game goes on and on');
  });
});

describe('an edition', () => {
  it('is chosen by its hash', async () => {
    const { edition } = await openTable(api, players[0], 2);
    const { id: title } = await exampleTitle(api);
    const body = { title, seats: 2, edition };
    const opened = await ask(api, { method: 'post', path: '/v1/games', as: players[0], body });
    expect(read(opened, gameSchema, 201).edition).toBe(edition);
  });
});

describe('the list of games', () => {
  it('shows by each filter what it says, and never what one may not know', async () => {
    const [host, guest] = [await register(api), await register(api)];
    const hidden = (await openTable(api, host, 2, {}, { visibility: 'invited' })).id;
    const open = (await openTable(api, host, 2)).id;
    const full = (await openTable(api, host, 2, {}, { start: 'host' })).id;
    await join(api, full, guest);
    const asked = (await openTable(api, host, 2, {}, { visibility: 'invited' })).id;
    await invite(asked, host, guest);
    const running = await startGame(api, [host, guest]);
    const ended = await startGame(api, [host, guest]);
    await resign(ended, guest);
    const ofHost = `user=${host.id}`;
    expect(await idsOf(guest, `${ofHost}&open=true`)).toEqual([asked, open]);
    expect(await idsOf(host, 'mine=true&open=true')).toEqual([]);
    expect(await idsOf(guest, 'mine=true')).toEqual([ended, running, full]);
    expect(await idsOf(guest, 'waitingForMe=true')).toEqual([running]);
    expect(await idsOf(guest, 'mine=true&finished=true')).toEqual([ended]);
    expect(await idsOf(guest, 'mine=true&finished=true&status=running')).toEqual([]);
    expect(await idsOf(guest, 'mine=true&finished=true&status=ended')).toEqual([ended]);
    expect(await idsOf(guest, 'invited=true')).toEqual([asked]);
    expect(await idsOf(guest, ofHost)).toEqual([ended, running, asked, full, open]);
    expect(await idsOf(host, ofHost)).toEqual([ended, running, asked, full, open, hidden]);
    expect(await idsOf(stranger, ofHost)).toEqual([ended, running, full, open]);
    expect(await idsOf(stranger, `${ofHost}&open=true`)).toEqual([open]);
    expect(await idsOf(host, `${ofHost}&title=no-such-title`)).toEqual([]);
    const { id: title } = await exampleTitle(api);
    expect(await idsOf(host, `${ofHost}&title=${title}`)).toHaveLength(6);
    const page = `/v1/games?${ofHost}&limit=2`;
    const first = read(await ask(api, { path: page, as: stranger }), gamesSchema);
    const second = await idsOf(stranger, `${ofHost}&limit=2&cursor=${first.next}`);
    expect([...first.games.map(({ id }) => id), ...second]).toEqual([ended, running, full, open]);
  });
});

describe('somebody let in', () => {
  it('by an invitation or a link knows nothing of the game once he got up again', async () => {
    const [host, guest] = players;
    for (const visibility of ['invited', 'link'] as const) {
      const { id } = await openTable(api, host, 3, {}, { visibility });
      await invite(id, host, guest);
      read(await join(api, id, guest), gameSchema);
      const path = `/v1/games/${id}/seats/mine`;
      expect((await ask(api, { method: 'delete', path, as: guest })).status).toBe(204);
      expectProblem(await ask(api, { path: `/v1/games/${id}`, as: guest }), notFound);
      expect(await idsOf(guest, '')).not.toContain(id);
    }
  });
});

describe('who leaves for good', () => {
  it('leaves every game as it fits', async () => {
    const [leaver, host] = [await register(api), await register(api)];
    const own = (await openTable(api, leaver, 2)).id;
    const open = (await openTable(api, host, 3)).id;
    await join(api, open, leaver);
    const running = await startGame(api, [host, leaver, players[0]]);
    const asked = (await openTable(api, host, 2, {}, { visibility: 'invited' })).id;
    await invite(asked, host, leaver);
    await leaveAllGames(api.service.services.games, leaver.id);
    expect(await gameOf(api, own, host)).toMatchObject({ ending: 'cancelled' });
    expect((await gameOf(api, open, host)).seats[1]).toBeNull();
    expect((await gameOf(api, running, host)).vacant).toEqual([1]);
    const invitations = await ask(api, { path: `/v1/games/${asked}/invitations`, as: host });
    expect(invitations.body.invited).toEqual([]);
    await leaveAllGames(api.service.services.games, leaver.id);
  });
});

describe('a game with all of it', () => {
  it('proves itself, to the rules and to who knows none', async () => {
    const [host, guest] = players;
    const { id } = await openTable(api, host, 3, {}, { seating: 'random' });
    await join(api, id, guest);
    await ask(api, { method: 'delete', path: `/v1/games/${id}/seats/mine`, as: guest });
    await invite(id, host, guest);
    await join(api, id, guest);
    await join(api, id, players[2]);
    await resign(id, guest);
    const { vacant } = await gameOf(api, id, host);
    read(await post(`${id}/replacements`, stranger, { seat: vacant[0] ?? 0 }), gameSchema);
    const { seats } = await gameOf(api, id, host);
    const sitting = [host, stranger, players[2]];
    const seated = seats.map((user) => sitting.find((player) => player.id === user?.id) ?? host);
    await ask(api, { method: 'put', path: `/v1/games/${id}/abandonment`, as: host });
    await playUntil(api, id, seated, isOver);
    const file = (await ask(api, { path: `/v1/games/${id}/export`, as: host })).body;
    expect(await checkFairness(file)).toMatchObject({ fair: true });
    expect(checkExport(file)).toMatchObject({ ok: true });
    expect(checkExport(plain(await exportWhole(api.service.services.games, id)))).toMatchObject({
      ok: true,
    });
  });
});
