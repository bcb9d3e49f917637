import { checkFairness } from '@staffetta/client/fairness';
import type { Response } from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkExport } from '../../src/games/check.ts';
import { actAnswerSchema } from '../../src/http/answers/acting.ts';
import { raceSchema, scoreSchema } from '../../src/http/answers/changes.ts';
import { explanationSchema, foreseenSchema } from '../../src/http/answers/foreseeing.ts';
import { logSchema, positionSchema } from '../../src/http/answers/looking.ts';
import { ordersSchema } from '../../src/http/answers/orders.ts';
import {
  type Api,
  acted,
  ask,
  expectProblem,
  type Headers,
  ifMatch,
  isOver,
  logOf,
  numbersOf,
  offersTo,
  openFreshApi,
  openTable,
  type Player,
  playUntil,
  playUntilUndo,
  positionOf,
  read,
  register,
  startGame,
} from '../api.ts';

let api: Api;
let players: readonly [Player, Player];

beforeAll(async () => {
  api = await openFreshApi();
  players = [await register(api, 'Ada'), await register(api, 'Bea')];
});
afterAll(() => api.close());

const post = (game: string, end: string, as: Player, body: object, headers: Headers = {}) =>
  ask(api, { method: 'post', path: `/v1/games/${game}/${end}`, as, body, headers });

const get = (game: string, end: string, as: Player, headers: Headers = {}) =>
  ask(api, { path: `/v1/games/${game}/${end}`, as, headers });

/** The precondition that names the version a player has. */
const upon = async (game: string, as: Player): Promise<Headers> =>
  ifMatch((await positionOf(api, game, as)).version);

/** A visit upon the version its player has. */
const visit = async (game: string, as: Player, body: object, headers: Headers = {}) =>
  post(game, 'actions', as, body, { ...(await upon(game, as)), ...headers });

/** The second stall, an open auction, in which it is Bea's turn: she has bought at the first. */
async function atAuction(): Promise<string> {
  const game = await startGame(api, players);
  acted(await visit(game, players[0], { notation: ['seal 1'] }));
  acted(await visit(game, players[1], { notation: ['seal 2'] }));
  return game;
}

type Stall = { readonly stall: { readonly number: number; readonly highest: object | null } };
type Fair = Stall & { readonly fairgoers: readonly { readonly lanterns: readonly string[] }[] };

const fairOf = async (game: string, as: Player) =>
  (await positionOf(api, game, as)).view as unknown as Fair;

const lanternOf = async (game: string): Promise<string> =>
  ((await fairOf(game, players[1])).fairgoers[1]?.lanterns[0] ?? '').slice('lantern-'.length);

describe('a visit', () => {
  it('in notation does what the typed actions do', async () => {
    const game = await atAuction();
    const lantern = await lanternOf(game);
    const { events } = acted(
      await visit(game, players[1], { notation: [`polish ${lantern}`, 'bid 3'] }),
    );
    expect(events.map(({ action }) => action)).toEqual([
      { type: 'polish', lantern: `lantern-${lantern}` },
      { type: 'raise', coins: 3 },
    ]);
    expect((await fairOf(game, players[0])).stall.highest).toEqual({ seat: 1, coins: 3 });
  });

  it('is done whole or not at all, and says which step is refused', async () => {
    const game = await atAuction();
    const lantern = await lanternOf(game);
    const before = await numbersOf(api, game);
    for (const [lines, step, code] of [
      [[`polish ${lantern}`, `polish ${lantern}`], 2, 'already-polished'],
      [[`polish ${lantern}`, 'sing', 'bid 3'], 2, 'not-understood'],
      [['bid 3', 'bid 4'], 2, 'not-your-turn'],
      [['bid 50'], 1, 'bid-above-purse'],
    ] as const) {
      const refused = await visit(game, players[1], { notation: lines });
      expectProblem(refused, { status: 422, problem: 'refused' });
      expect(refused.body).toMatchObject({ step, code });
      expect(await numbersOf(api, game)).toEqual(before);
    }
    const refused = await visit(game, players[1], {
      place: [{ stalls: 'all', seal: 1, upTo: null, atLimit: 'ask', offered: 'ask' }],
      cancel: [4],
      notation: ['bid 3'],
    });
    expect(refused.body).toMatchObject({ step: 1, code: 'no-such-order' });
    expect(await numbersOf(api, game)).toEqual(before);
  });

  it('ends where something is revealed: what would come behind is refused', async () => {
    const game = await startGame(api, players);
    acted(await visit(game, players[0], { notation: ['seal 1'] }));
    const refused = await visit(game, players[1], { notation: ['seal 2', 'bid 1'] });
    expect(refused.body).toMatchObject({ status: 422, step: 2, code: 'rest-apart' });
  });

  it('may name the decision where all of it is sealed, whatever form it has', async () => {
    const game = await startGame(api, players);
    const [ada, bea] = players;
    acted(await post(game, 'actions', ada, { notation: ['seal 1'], decision: 'stall-1' }));
    acted(await post(game, 'actions', bea, { notation: ['seal 2'], decision: 'stall-1' }));
    const open = { notation: ['bid 3'], decision: 'stall-2' };
    expectProblem(await post(game, 'actions', bea, open), {
      status: 428,
      problem: 'precondition-missing',
    });
    const late = { notation: ['seal 2'], decision: 'stall-1' };
    expectProblem(await post(game, 'actions', bea, late), { status: 412, problem: 'stale' });
  });

  it('leaves orders and acts at once, and is answered again as it was', async () => {
    const game = await startGame(api, players);
    const [ada, bea] = players;
    const order = { stalls: 'all', seal: null, upTo: 4, atLimit: 'pass', offered: 'take' };
    const body = { place: [order], notation: ['seal 1'], decision: 'stall-1' };
    const key = { 'idempotency-key': 'visit' };
    const once = await post(game, 'actions', ada, body, key);
    expect(acted(once).events.map(({ kind }) => kind)).toEqual(['order', 'play']);
    const again = await post(game, 'actions', ada, body, key);
    expect(again.text).toBe(once.text);
    acted(await visit(game, bea, { notation: ['seal 2'] }));
    const { events } = acted(await visit(game, bea, { notation: ['bid 3'] }));
    expect(events.map(({ seat, action }) => [seat, action])).toEqual([
      [1, { type: 'raise', coins: 3 }],
      [0, { type: 'raise', coins: 4 }],
    ]);
    expect(JSON.stringify(events)).not.toContain('automatic');
    const log = await logOf(api, game, ada);
    expect(log.events.at(-1)).toMatchObject({ automatic: true });
  });
});

describe('taking back', () => {
  it('leads to where one was, as far as the position says', async () => {
    const game = await startGame(api, players);
    const { version, mayTakeBack } = await playUntilUndo(api, game, players, players[0]);
    expect(mayTakeBack).toBe(1);
    const before = await positionOf(api, game, players[0], version - 1);
    const headers = { ...ifMatch(version), 'idempotency-key': 'undo' };
    const once = await post(game, 'undo', players[0], {}, headers);
    acted(once);
    const after = await positionOf(api, game, players[0]);
    expect({ ...after, version: 0, newest: 0 }).toEqual({ ...before, version: 0, newest: 0 });
    expect((await post(game, 'undo', players[0], {}, headers)).text).toBe(once.text);
    const more = await post(game, 'undo', players[0], {}, ifMatch(after.version));
    expectProblem(more, { status: 422, problem: 'refused' });
    expect(more.body).toMatchObject({ code: 'nothing-to-take-back', rule: 'S6' });
  });

  it('is proved by an export that leaves out what another ordered just before', async () => {
    const game = await atAuction();
    const [ada, bea] = players;
    const lantern = await lanternOf(game);
    const order = { stalls: 'all', seal: 1, upTo: 1, atLimit: 'pass', offered: 'take' };
    read(await post(game, 'orders', ada, { order }, await upon(game, ada)), actAnswerSchema, 201);
    acted(await visit(game, bea, { notation: [`polish ${lantern}`] }));
    acted(await post(game, 'undo', bea, {}, await upon(game, bea)));
    await playUntil(api, game, players, isOver);
    for (const player of players) {
      const { body } = await get(game, 'export', player);
      expect(checkExport(body)).toMatchObject({ ok: true });
      const withheld = player === bea ? 1 : 0;
      expect(await checkFairness(body)).toMatchObject({ fair: true, withheld });
    }
  });
});

describe('standing orders', () => {
  it('say what they would do now, and no longer stand once they are cancelled', async () => {
    const game = await startGame(api, players);
    const [ada] = players;
    const order = { stalls: 'all', seal: null, upTo: 4, atLimit: 'pass', offered: 'take' };
    const body = { order, decision: 'stall-1' };
    read(await post(game, 'orders', ada, body), actAnswerSchema, 201);
    const idle = read(await get(game, 'orders', ada), ordersSchema);
    expect(idle.orders).toEqual([{ id: 1, order, sentence: expect.stringMatching(/4 coins/) }]);
    expect(idle.now).toBeNull(); // it says nothing of a sealed sale
    acted(await visit(game, ada, { notation: ['seal 1'] }));
    acted(await visit(game, players[1], { notation: ['seal 2'] }));
    expect(read(await get(game, 'orders', ada), ordersSchema).now).toEqual({
      order: 1,
      action: { type: 'raise', coins: 1 },
      sentence: 'Bid 1 coin',
      notation: 'bid 1',
    });
    expect(read(await get(game, 'orders', players[1]), ordersSchema).orders).toEqual([]);
    const cancelled = await ask(api, {
      method: 'delete',
      path: `/v1/games/${game}/orders/1?decision=stall-2`,
      as: ada,
    });
    acted(cancelled);
    const none = read(await get(game, 'orders', ada), ordersSchema);
    expect([none.orders, none.now]).toEqual([[], null]);
  });
});

describe('a dry run', () => {
  it('tells what would happen, what it costs and what could be done then, and plays nothing', async () => {
    const game = await atAuction();
    const lantern = await lanternOf(game);
    const before = await numbersOf(api, game);
    const run = await post(game, 'dry-runs', players[1], { notation: [`polish ${lantern}`] });
    const foreseen = read(run, foreseenSchema);
    expect(foreseen).toMatchObject({
      steps: [{ notation: `polish ${lantern}`, costs: { coins: 1 }, price: '1 coin' }],
      facts: [{ type: 'lantern-polished', lantern: `lantern-${lantern}`, seat: 1 }],
      isCut: false,
    });
    expect(foreseen.sentences).toEqual([expect.stringMatching(/polishes lantern/)]);
    expect(await numbersOf(api, game)).toEqual(before);
    acted(await visit(game, players[1], { notation: [`polish ${lantern}`] }));
    const { view } = await positionOf(api, game, players[1]);
    expect(foreseen.view).toEqual(view);
    expect(foreseen.offers).toEqual((await offersTo(api, game, players[1])).offers);
  });

  it('ends before what nobody can foresee', async () => {
    const game = await startGame(api, players);
    acted(await visit(game, players[0], { notation: ['seal 1'] }));
    const run = await post(game, 'dry-runs', players[1], { notation: ['seal 2', 'bid 3'] });
    const { steps, facts, isCut, offers } = read(run, foreseenSchema);
    expect({ steps: steps.length, isCut, offers }).toEqual({ steps: 1, isCut: true, offers: [] });
    expect(facts.map((fact) => (fact as { type: string }).type)).toEqual(['bid-sealed']);
  });

  it('tells as far as the rules let it come, and says which step is refused, and why', async () => {
    const game = await atAuction();
    const notation = ['bid 2', 'bid 3', 'bid 4'];
    const stopped = read(await post(game, 'dry-runs', players[1], { notation }), foreseenSchema);
    const refused = {
      step: 2,
      code: 'not-your-turn',
      rule: 'S1',
      sentence: 'It is not your turn. Wait until the others have decided.',
      ruleText: 'Only seats that have something to decide may act.',
    };
    const alone = await post(game, 'dry-runs', players[1], { notation: ['bid 2'] });
    expect(stopped).toEqual({ ...read(alone, foreseenSchema), refused });
  });

  it.each([
    ['a line nobody understands', 1, 'win the game', 'not-understood'],
    ['another’s turn', 0, 'bid 2', 'not-your-turn'],
  ] as const)('is no error where the first step cannot be done: %s', async (_, who, line, code) => {
    const game = await atAuction();
    const run = await post(game, 'dry-runs', players[who], { notation: [line] });
    const { steps, refused, view } = read(run, foreseenSchema);
    expect([steps, refused?.step, refused?.code]).toEqual([[], 1, code]);
    expect(view).toEqual((await positionOf(api, game, players[who])).view);
  });
});

describe('a dry run with orders', () => {
  const order = { stalls: 'all', seal: null, upTo: 3, atLimit: 'ask', offered: 'take' };

  it('says of each what it says and whether it can be left, with acts and without, and leaves none', async () => {
    const game = await atAuction();
    const empty = { ...order, upTo: null, offered: 'ask' };
    const place = [order, empty];
    const run = await post(game, 'dry-runs', players[1], { notation: ['bid 2'], place });
    const { steps, refused, orders } = read(run, foreseenSchema);
    expect([steps.length, refused]).toEqual([1, null]);
    expect(orders).toMatchObject([
      { sentence: expect.stringMatching(/3/), refused: null },
      { order: empty, refused: { code: 'empty-order', sentence: expect.stringMatching(/./) } },
    ]);
    const alone = read(await post(game, 'dry-runs', players[1], { place }), foreseenSchema);
    expect([alone.steps, alone.orders]).toEqual([[], orders]);
    const none = read(await get(game, 'orders', players[1]), ordersSchema);
    expect(none.orders).toEqual([]);
    acted(await visit(game, players[1], { place: [order], notation: ['bid 2'] }));
    const [left] = read(await get(game, 'orders', players[1]), ordersSchema).orders;
    expect(left).toMatchObject({ order: orders?.[0]?.order, sentence: orders?.[0]?.sentence });
  });

  it('without acts is no look at a game that has not begun', async () => {
    const other = await register(api, 'Cleo');
    const { id } = await openTable(api, other, 2);
    const run = await post(id, 'dry-runs', other, { place: [order] });
    expectProblem(run, { status: 409, problem: 'wrong-state' });
  });
});

describe('why not', () => {
  const no = (code: string) => ({ result: 'refused', code });

  it.each([
    ['en', 'pass', { result: 'allowed', costs: {}, price: null }],
    [
      'en',
      'bid 40',
      {
        ...no('bid-above-purse'),
        ruleText: expect.stringContaining('In turn each bids more than the highest bid'),
      },
    ],
    ['it', 'bid 40', no('bid-above-purse')],
    ['en', 'seal 2', no('not-a-sealed-sale')],
    ['en', 'sing', no('not-understood')],
  ])('in %s of %s', async (language, line, expected) => {
    const game = await atAuction();
    const response = await post(
      game,
      'why-not',
      players[1],
      { notation: line },
      { 'accept-language': language },
    );
    expect(read(response, explanationSchema)).toMatchObject(expected);
  });
});

describe('why not behind other acts', () => {
  const asking = async (body: object) => {
    const game = await atAuction();
    return ask(api, { method: 'post', path: `/v1/games/${game}/why-not`, as: players[1], body });
  };
  const raise = (coins: number) => ({ type: 'raise', coins });

  it('says no by what they lead to', async () => {
    const answer = read(await asking({ after: [raise(2)], action: raise(3) }), explanationSchema);
    expect(answer).toMatchObject({ result: 'refused', code: 'not-your-turn', rule: 'S1' });
  });

  it('says what an act would cost', async () => {
    const answer = read(await asking({ action: raise(2) }), explanationSchema);
    expect(answer).toEqual({ result: 'allowed', costs: {}, price: null });
  });

  it('says nothing where these would reveal something', async () => {
    const game = await startGame(api, players);
    acted(await visit(game, players[0], { notation: ['seal 1'] }));
    const body = { after: [{ type: 'seal', coins: 2 }], notation: 'bid 3' };
    const answer = await post(game, 'why-not', players[1], body);
    expect(read(answer, explanationSchema)).toEqual({ result: 'unforeseeable' });
  });

  it('says which of these cannot be done, and why', async () => {
    const asked = await asking({ after: [raise(2), raise(3)], action: raise(4) });
    expect(read(asked, explanationSchema)).toEqual({
      result: 'plan-refused',
      step: 2,
      code: 'not-your-turn',
      rule: 'S1',
      sentence: 'It is not your turn. Wait until the others have decided.',
      ruleText: 'Only seats that have something to decide may act.',
    });
  });

  it('takes it for news, and for no error, that the game has ended meanwhile', async () => {
    const game = await startGame(api, players);
    await playUntil(api, game, players, isOver);
    const action = raise(2);
    const why = await post(game, 'why-not', players[1], { after: [action], action });
    expect(read(why, explanationSchema)).toMatchObject({ result: 'plan-refused', rule: 'S2' });
    const run = await post(game, 'dry-runs', players[1], { actions: [action] });
    expect(read(run, foreseenSchema).refused).toMatchObject({ step: 1, rule: 'S2' });
  });
});

describe('the log', () => {
  it('is the same as JSON, as lines of JSON and as notation', async () => {
    const game = await atAuction();
    acted(await visit(game, players[1], { notation: ['bid 3'] }));
    const { version, events } = await logOf(api, game, players[1]);
    const lines = await get(game, 'log', players[1], { accept: 'application/x-ndjson' });
    expect(lines.headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
    expect(lines.headers.vary).toBe('accept, accept-language, authorization');
    const parsed = lines.text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(parsed).toEqual(events);
    const notation = await get(game, `log?since=${version - 4}`, players[1], {
      accept: 'text/plain',
    });
    expect(notation.headers['content-type']).toBe('text/plain; charset=utf-8');
    const [ada, bea] = players.map(({ name }) => name);
    expect(notation.text.split('\n').slice(-4)).toEqual([
      expect.stringMatching(`^${version - 2} ${ada} has sealed a bid\\.`),
      expect.stringMatching(`^${version - 1} ${bea}: seal 2$`),
      `${version} ${bea}: bid 3`,
      '',
    ]);
  });

  it('says where it goes on when there is more', async () => {
    const game = await atAuction();
    const whole = await logOf(api, game, players[0]);
    for (const accept of ['application/json', 'application/x-ndjson', 'text/plain']) {
      let path: string | null = `/v1/games/${game}/log?limit=3`;
      let pages = 0;
      for (; path !== null && pages < 20; pages += 1) {
        const page: Response = await ask(api, { path, as: players[0], headers: { accept } });
        const [, next = null] = /^<([^>]+)>; rel="next"$/.exec(page.headers.link ?? '') ?? [];
        path = next;
        if (accept === 'application/json') {
          expect(read(page, logSchema).next === null).toBe(next === null);
        }
      }
      expect([accept, pages]).toEqual([accept, Math.ceil(whole.version / 3)]);
    }
  });
});

describe('a finished game', () => {
  it('shows all hands, at every version, and the whole score', async () => {
    const game = await startGame(api, players);
    const stranger = await register(api);
    const early = await get(game, 'score', stranger);
    expect(read(early, scoreSchema)).toMatchObject({ isFinal: false, winners: null });
    const lines = read(await get(game, 'score', players[0]), scoreSchema).seats.map((seat) =>
      seat.lines.map(({ line }) => line),
    );
    expect(lines).toEqual([
      ['light', 'patron', 'polish', 'charms'],
      ['light', 'polish'],
    ]);
    await playUntil(api, game, players, isOver);
    const score = read(await get(game, 'score', stranger), scoreSchema);
    expect(score.isFinal).toBe(true);
    for (const { total, lines: counted } of score.seats) {
      expect(counted.map(({ line, rule }) => [line, rule])).toEqual(
        ['light', 'patron', 'polish', 'charms'].map((line) => [line, 'LF 6.2']),
      );
      expect(counted.reduce((sum, { points }) => sum + points, 0)).toBe(total);
    }
    const totals = score.seats.map(({ total }) => total);
    for (const [eyes, as] of [
      ['me', players[0]],
      ['spectator', stranger],
      ['all', stranger],
    ] as const) {
      const { moments } = read(await get(game, `race?as=${eyes}`, as), raceSchema);
      expect(moments.at(-1)?.totals).toEqual(totals);
    }
    const open = read(await get(game, 'race?as=all', players[0]), raceSchema);
    const own = read(await get(game, 'view', players[0]), positionSchema);
    expect(open.version).toBe(own.version); // with all hands open, by one's own versions
    const newest = read(await get(game, 'view?as=all', stranger), positionSchema);
    const patrons = JSON.stringify(newest.view).match(/patron-\w+/g) ?? [];
    for (let version = newest.version; version > newest.version - 5; version -= 1) {
      const at = await get(game, `view?as=all&version=${version}`, stranger);
      const { view, seat } = read(at, positionSchema);
      expect(seat).toBeNull();
      expect(JSON.stringify(view).match(/patron-\w+/g)).toEqual(patrons);
      const again = await get(game, `view?as=all&version=${version}`, stranger, {
        'if-none-match': String(at.headers.etag),
      });
      expect(again.status).toBe(304);
    }
  });

  it('is shown to its player as a spectator sees it, if he likes', async () => {
    const game = await startGame(api, players);
    const stranger = await register(api);
    const [mine, his] = await Promise.all([
      get(game, 'view?as=spectator', players[0]),
      get(game, 'view', stranger),
    ]);
    expect(mine.body).toEqual(his.body);
    expect(mine.text).not.toMatch(/patron-/);
  });
});
