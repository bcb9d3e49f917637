import { type IncomingMessage, request as send } from 'node:http';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { actAnswerSchema } from '../src/http/answers/acting.ts';
import { gameSchema } from '../src/http/answers/tables.ts';
import {
  type Api,
  act,
  acted,
  ask,
  exampleTitle,
  expectProblem,
  expectProblemInAllLanguages,
  gameOf,
  type Headers,
  ifMatch,
  isOver,
  join,
  logOf,
  numbersOf,
  offersTo,
  openApi,
  openTable,
  type Player,
  playUntil,
  playUntilTurns,
  positionOf,
  read,
  register,
  startGame,
} from './api.ts';
import { freshDatabase } from './harness.ts';

type Table = readonly [Player, Player, Player];

let api: Api;
let other: Api; // another process on the same database
let players: Table;
let drop: () => Promise<void>;

beforeAll(async () => {
  const fresh = await freshDatabase(inject('databases').postgres18);
  drop = fresh.drop;
  api = await openApi(fresh.urls);
  other = await openApi(fresh.urls);
  players = [await register(api), await register(api), await register(api)];
});
afterAll(async () => {
  await api.close();
  await other.close();
  await drop();
});

const key = (name: string): Headers => ({ 'idempotency-key': name });

/** What a player may choose in secret, with the question it answers. */
async function choices(game: string, as: Player) {
  const { decision, offers, version } = await offersTo(api, game, as);
  const bodies = offers.map(({ action }) => ({ actions: [action], decision }));
  const [first, second] = bodies;
  if (first === undefined || second === undefined) throw new Error('There is nothing to choose');
  return { first, second, version };
}

describe('an action', () => {
  it('names the version it was decided upon, and leads to the next', async () => {
    const game = await startGame(api, players);
    const [player] = players;
    const { first, version } = await choices(game, player);
    const response = await act(api, game, player, { actions: first.actions }, ifMatch(version));
    const answer = acted(response);
    expect(answer).toEqual({
      version: version + 1,
      events: [
        {
          version: version + 1,
          kind: 'play',
          seat: 0,
          at: expect.any(String),
          action: first.actions[0],
          facts: [expect.objectContaining({ seat: 0 })],
        },
      ],
    });
    expect((await positionOf(api, game, player)).version).toBe(version + 1);
    const { events } = await logOf(api, game, player, `?since=${version}`);
    expect(events).toEqual(
      answer.events.map((event) => ({ ...event, sentences: expect.any(Array) })),
    );
  });

  it('decided upon an old version is not played, and its player told what he missed', async () => {
    const game = await startGame(api, players);
    const [player, rival, third] = players;
    const { first, version } = await choices(game, player);
    const secret = await choices(game, rival);
    acted(await act(api, game, rival, secret.second));
    acted(await act(other, game, rival, secret.first)); // a changed mind, of which he hears nothing
    acted(await act(other, game, third, (await choices(game, third)).second));

    const stale = await act(api, game, player, { actions: first.actions }, ifMatch(version));
    expectProblem(stale, { status: 412, problem: 'stale' });
    expect(stale.body.version).toBe(version + 2);
    const { events } = await logOf(api, game, player, `?since=${version}`);
    const unspoken = events.map(({ sentences: _sentences, ...event }) => event);
    expect(stale.body.missed).toEqual(unspoken);
    expect(unspoken.map(({ seat, action }) => [seat, action])).toEqual([
      [1, null],
      [2, null],
    ]);
    expect(stale.text).not.toContain('secret');
    expect(await numbersOf(api, game)).toHaveLength(version + 3);

    const { version: now } = stale.body;
    acted(await act(api, game, player, { actions: first.actions }, ifMatch(now)));
  });

  it('answers with the position too if one prefers', async () => {
    const game = await startGame(api, players);
    const [player] = players;
    const { first } = await choices(game, player);
    const prefer = { prefer: 'respond-async, Return = "representation"; foo=1' };
    const preferred = await act(api, game, player, first, prefer);
    expect(preferred.headers['preference-applied']).toBe('return=representation');
    const { position } = read(preferred, actAnswerSchema);
    expect(position).toEqual(await positionOf(api, game, player));
    const plain = acted(await act(api, game, player, (await choices(game, player)).second));
    expect(plain).not.toHaveProperty('position');
  });

  it('that the rules refuse names the rule and changes nothing', async () => {
    const game = await startGame(api, players);
    await playUntilTurns(api, game, players);
    const { toAct } = await positionOf(api, game, players[0]);
    const idle = players.find((_, seat) => !toAct.includes(seat)) ?? players[0];
    const busy = players[toAct[0] ?? 0] ?? players[0];
    const { offers } = await offersTo(api, game, busy);
    const before = await numbersOf(api, game);
    const { version } = await positionOf(api, game, idle);
    await expectProblemInAllLanguages(
      async (language) => {
        const headers = { ...ifMatch(version), 'accept-language': language };
        const refused = await act(api, game, idle, { actions: [offers[0]?.action] }, headers);
        expect(refused.body).toMatchObject({ code: 'not-your-turn', rule: 'S1' });
        return refused;
      },
      { status: 422, problem: 'refused' },
    );
    expect(await numbersOf(api, game)).toEqual(before);
  });

  it('before the start, or after the end, is refused by the rule that says so', async () => {
    const table = await openTable(api, players[0], 3);
    const ended = await startGame(api, players);
    await playUntil(api, ended, players, isOver);
    const running = await startGame(api, players);
    const { first } = await choices(running, players[0]);
    for (const [game, rule] of [
      [table.id, 'S3'],
      [ended, 'S2'],
    ] as const) {
      const { version } = await positionOf(api, game, players[0]);
      const headers = ifMatch(version);
      const refused = await act(api, game, players[0], { actions: first.actions }, headers);
      expectProblem(refused, { status: 409, problem: 'wrong-state' });
      expect(refused.body.rule).toBe(rule);
    }
  });
});

describe('a choice all make in secret', () => {
  it('names the open question, and disturbs nobody else’s', async () => {
    const game = await startGame(api, players);
    const { version } = await positionOf(other, game, players[0]);
    const asked = await Promise.all(players.map((player) => choices(game, player)));
    const answers = await Promise.all(
      players.map((player, seat) =>
        act(seat === 0 ? api : other, game, player, asked[seat]?.first ?? { actions: [] }),
      ),
    );
    for (const answer of answers) acted(answer);
    const log = await logOf(other, game, players[0], `?since=${version}`);
    const seats = log.events.filter(({ kind }) => kind === 'play').map(({ seat }) => seat);
    expect([...seats].sort()).toEqual([0, 1, 2]);
  });

  it('to a question that is settled is out of date', async () => {
    const game = await startGame(api, players);
    const [player] = players;
    const { second } = await choices(game, player);
    for (const each of players)
      acted(await act(api, game, each, (await choices(game, each)).first));
    const late = await act(api, game, player, second);
    expectProblem(late, { status: 412, problem: 'stale' });
    expect(late.body.missed).toEqual([]);
    expect(late.body.version).toBe((await positionOf(api, game, player)).version);
  });

  it('changed by one does not make another’s version out of date', async () => {
    const game = await startGame(api, players);
    const [fickle, patient] = players;
    const { first, second } = await choices(game, fickle);
    acted(await act(other, game, fickle, first));
    const asked = await choices(game, patient);
    await positionOf(other, game, patient); // the other process knows the game as it is now
    acted(await act(api, game, fickle, second)); // and not that a mind was changed since

    const { actions } = asked.second;
    acted(await act(other, game, patient, { actions }, ifMatch(asked.version)));
    expect((await positionOf(api, game, patient)).version).toBe(asked.version + 1);
    expect((await numbersOf(api, game)).length).toBe(asked.version + 2);
  });

  it('can be changed many times at once, and the last to arrive holds', async () => {
    const game = await startGame(api, players);
    const [player] = players;
    const { decision, offers, version } = await offersTo(api, game, player);
    const changes = await Promise.all(
      offers.flatMap(({ action }, place) =>
        [api, other].map((service, index) =>
          act(
            service,
            game,
            player,
            { actions: [action], decision },
            key(`change ${place} ${index}`),
          ),
        ),
      ),
    );
    const statuses = changes.map(({ status }) => status);
    expect(statuses.filter((status) => ![200, 422].includes(status))).toEqual([]);
    const played = statuses.filter((status) => status === 200).length;
    const numbers = await numbersOf(api, game);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect((await positionOf(other, game, player)).version).toBe(numbers.length);
    expect(played).toBe(
      (await logOf(api, game, player, `?since=${version}`)).events.filter(
        ({ kind }) => kind === 'play',
      ).length,
    );
    const { events } = await logOf(api, game, players[1], `?since=${version}`);
    expect(events.filter(({ kind }) => kind === 'play')).toHaveLength(1);
  });
});

describe('an action with a key', () => {
  it('repeated has the answer it had and no second effect', async () => {
    const game = await startGame(api, players);
    const [player, rival] = players;
    const { first } = await choices(game, player);
    const once = await act(api, game, player, first, key('once'));
    acted(once);
    acted(await act(api, game, rival, (await choices(game, rival)).first));
    const numbers = await numbersOf(api, game);
    for (const service of [api, other]) {
      const again = await act(service, game, player, first, key('once'));
      expect(again.text).toBe(once.text);
    }
    expect(await numbersOf(api, game)).toEqual(numbers);
  });

  it('sent ten times at once happens once, whichever process it reaches', async () => {
    const game = await startGame(api, players);
    const [player] = players;
    const { first, version } = await choices(game, player);
    const body = { actions: first.actions };
    const headers = { ...key('ten'), ...ifMatch(version) };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        act(index % 2 === 0 ? api : other, game, player, body, headers),
      ),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(acted(answers[0] ?? (await act(api, game, player, body))).version).toBe(version + 1);
    expect(await numbersOf(api, game)).toHaveLength(version + 1);
  });

  it('whose answer was lost is answered when it is sent again', async () => {
    const game = await startGame(api, players);
    const [player] = players;
    const { first, version } = await choices(game, player);
    const headers = { ...key('lost'), ...ifMatch(version) };
    await sendAndHangUp(game, player, { actions: first.actions }, headers);
    await expect.poll(() => numbersOf(api, game)).toHaveLength(version + 1);
    const again = acted(await act(other, game, player, { actions: first.actions }, headers));
    expect(again.version).toBe(version + 1);
    expect(await numbersOf(api, game)).toHaveLength(version + 1);
  });

  it('is answered as it was even when the game has ended since', async () => {
    const game = await startGame(api, players);
    const [player] = players;
    const { first } = await choices(game, player);
    const once = await act(api, game, player, first, key('early'));
    acted(once);
    await playUntil(api, game, players, isOver);
    expect((await act(other, game, player, first, key('early'))).text).toBe(once.text);
  });

  it('that is another’s key is refused, whether the rules would allow the action or not', async () => {
    const game = await startGame(api, players);
    const [player] = players;
    const { first, second } = await choices(game, player);
    acted(await act(api, game, player, first, key('mine')));
    const now = ifMatch((await positionOf(api, game, player)).version);
    for (const [body, headers] of [
      [second, {}],
      [{ actions: second.actions }, now],
      [{ actions: second.actions }, ifMatch(1)],
      [{ actions: first.actions }, now],
      [{ actions: second.actions }, {}],
      [{ ...second, decision: 'another' }, {}],
    ] as const) {
      const reused = await act(api, game, player, body, { ...key('mine'), ...headers });
      expectProblem(reused, { status: 409, problem: 'key-reused' });
    }
    const last = (await logOf(api, game, player)).events.at(-1);
    expect(last?.action).toEqual(first.actions[0]);
  });

  it('has nothing to do with the same key of another user, or in another game', async () => {
    const [game, second] = [await startGame(api, players), await startGame(api, players)];
    for (const [each, player] of [
      [game, players[0]],
      [game, players[1]],
      [second, players[0]],
    ] as const) {
      const { first } = await choices(each, player);
      const before = (await logOf(api, each, player)).events.length;
      acted(await act(api, each, player, first, key('shared')));
      acted(await act(api, each, player, first, key('shared')));
      const { events } = await logOf(api, each, player);
      expect(events.slice(before).map(({ action }) => action)).toEqual(first.actions);
    }
  });

  it('that was refused can be tried again with the same key', async () => {
    const game = await startGame(api, players);
    const [player] = players;
    const { first, version } = await choices(game, player);
    const late = await act(
      api,
      game,
      player,
      { actions: first.actions },
      { ...key('k'), ...ifMatch(1) },
    );
    expectProblem(late, { status: 412, problem: 'stale' });
    const headers = { ...key('k'), ...ifMatch(version) };
    acted(await act(api, game, player, { actions: first.actions }, headers));
  });
});

/** Sends a request and closes the connection when it has been read, before the answer. */
function sendAndHangUp(game: string, as: Player, body: object, headers: Headers): Promise<void> {
  return new Promise((resolve, reject) => {
    const asking = send(`${api.url}/v1/games/${game}/actions`, {
      method: 'POST',
      headers: {
        ...headers,
        authorization: `Bearer ${as.token}`,
        'content-type': 'application/json',
      },
    });
    asking.on('error', reject);
    api.service.app.server.once('request', (arrived: IncomingMessage) => {
      arrived.once('end', () => {
        asking.off('error', reject);
        asking.on('error', () => undefined);
        asking.destroy();
        resolve();
      });
    });
    asking.end(JSON.stringify(body));
  });
}

describe('opening a table', () => {
  const create = async (service: Api, as: Player, seats: number, name: string) =>
    ask(service, {
      method: 'post',
      path: '/v1/games',
      as,
      body: { title: (await exampleTitle(api)).id, seats },
      headers: key(name),
    });

  it('twice with one key opens one, even at the same moment', async () => {
    const tables = await Promise.all(
      [api, other, api, other].map((service) => create(service, players[0], 2, 'table')),
    );
    const texts = new Set(tables.map((response) => response.text));
    expect(texts.size).toBe(1);
    const [first] = tables;
    if (first === undefined) throw new Error('No table');
    const { id } = read(first, gameSchema, 201);
    expect(await numbersOf(api, id)).toEqual([1, 2]);
    read(await join(other, id, players[1]), gameSchema);
    const again = read(await create(api, players[0], 2, 'table'), gameSchema, 201);
    expect(again).toMatchObject({ id, status: 'running' });
  });

  it('with the key of another table is refused, and another user’s key is his own', async () => {
    const { id } = read(await create(api, players[0], 2, 'tables'), gameSchema, 201);
    const reused = await create(other, players[0], 3, 'tables');
    expectProblem(reused, { status: 409, problem: 'key-reused' });
    const theirs = read(await create(other, players[1], 3, 'tables'), gameSchema, 201);
    expect(theirs.id).not.toBe(id);
  });
});

describe('taking a seat', () => {
  it('twice takes one', async () => {
    const { id } = await openTable(api, players[0], 3);
    await Promise.all([api, other, api].map((service) => join(service, id, players[1])));
    await join(api, id, players[0]);
    const { seats, status } = await gameOf(other, id, players[0]);
    expect(seats.map((seat) => seat?.id ?? null)).toEqual([players[0].id, players[1].id, null]);
    expect(status).toBe('open');
  });

  it('when more come than there are seats leaves out those who come last', async () => {
    const { id } = await openTable(api, players[0], 2);
    const comers = [players[1], players[2], await register(api), await register(api)];
    const answers = await Promise.all(
      comers.map((player, index) => join(index % 2 === 0 ? api : other, id, player)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const game = await gameOf(api, id, players[0]);
    expect(game.status).toBe('running');
    expect(game.seats[1]?.id).toBe(
      comers[answers.findIndex((answer) => answer.status === 200)]?.id,
    );
    expect(await numbersOf(api, id)).toEqual([1, 2, 3, 4]);
  });
});

it('refuses an act before the start alike, whatever it was decided upon', async () => {
  const host = await register(api);
  const { id, version } = await openTable(api, host, 2);
  const notStarted = { status: 409, problem: 'wrong-state' };
  for (const [body, headers] of [
    [{ notation: ['pass'] }, ifMatch(version)],
    [{ notation: ['pass'], decision: 'any' }, {}],
  ] as const) {
    const path = `/v1/games/${id}/actions`;
    expectProblem(await ask(api, { method: 'post', path, as: host, body, headers }), notStarted);
  }
});
