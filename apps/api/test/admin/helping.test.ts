import { randomUUID } from 'node:crypto';
import { checkFairness } from '@staffetta/client/fairness';
import { canonicalJson } from '@staffetta/engine';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkExport } from '../../src/games/check.ts';
import { exportGame, exportWhole } from '../../src/games/export.ts';
import { type Games, openGames } from '../../src/games/games.ts';
import { loadGame, snapshotOf } from '../../src/games/loaded-game.ts';
import { openStore } from '../../src/games/store.ts';
import { inNameOf } from '../../src/games/tables.ts';
import { positionSchema } from '../../src/http/answers/looking.ts';
import {
  type Api,
  act,
  actionIn,
  ask,
  expectProblem,
  gameOf,
  ifMatch,
  isOver,
  logOf,
  offersTo,
  openApi,
  openTable,
  type Player,
  playUntil,
  positionOf,
  read,
  register,
  startGame,
} from '../api.ts';
import { freshDatabase } from '../harness.ts';
import { importHere } from '../importing.ts';
import { currentGame } from '../players.ts';
import { enter, newAdmin, tickingClock } from './admins.ts';

// How admins help games: what they do is an event all can read, with its reason, and the rules can check it.

let api: Api;
let admin: Player;
let drop: () => Promise<void>;
const clock = tickingClock(Date.parse('2026-11-19T10:00:00Z'));
const cluster = inject('databases').postgres18;

beforeAll(async () => {
  const fresh = await freshDatabase(cluster);
  drop = fresh.drop;
  api = await openApi(fresh.urls, { now: clock.now });
  admin = await newAdmin(api);
});
afterAll(async () => {
  await api.close();
  await drop();
});

const games = () => api.service.services.games;
const reason = 'a wrong card was printed';
const hour = 3_600_000;

const help = (game: string, what: string, wish: object, as: Player = admin) =>
  ask(api, {
    method: 'post',
    path: `/v1/admin/games/${game}/${what}`,
    as,
    body: { reason, ...wish },
  });

const helped = async (...wish: Parameters<typeof help>) => {
  const response = await help(...wish);
  expect(response.status, response.text).toBe(204);
};

const pair = async (): Promise<readonly [Player, Player]> => [
  await register(api),
  await register(api),
];

const newestOf = async (game: string): Promise<number> => (await currentGame(games(), game)).number;

const check = async (game: string) =>
  (await ask(api, { method: 'post', path: `/v1/admin/games/${game}/check`, as: admin })).body;

/** Plays on, so many acts. */
async function playOn(game: string, players: readonly Player[], acts: number): Promise<void> {
  let left = acts;
  await playUntil(api, game, players, () => {
    left -= 1;
    return left < 0;
  });
}

/** An admin reads of events by their numbers, and all are told of the one the game went back to. */
const namesItsMoment = (backTo: number) => expect.objectContaining({ kind: 'repair', backTo });

/** A game that went on for some acts since a moment; the moment, and how it stood then. */
async function gameWithPast(settings: object = {}) {
  const players = await pair();
  const game = await startGame(api, players, settings);
  const moment = await newestOf(game);
  const views = await Promise.all(players.map((player) => positionOf(api, game, player)));
  await playOn(game, players, 5);
  return { game, players, moment, views };
}

/** The same database as another process sees it, with nothing in memory. */
const otherProcess = (): Games =>
  openGames(openStore(api.service.database), {
    report: ({ trouble }) => {
      throw new Error(trouble);
    },
    committed: () => undefined,
    now: clock.now,
    telling: games().telling,
  });

describe('a game is taken back', () => {
  it('to where it stood behind an event, for everybody and for good', async () => {
    const { game, players, moment, views } = await gameWithPast();
    await helped(game, 'taking-back', { event: moment, newest: await newestOf(game) });
    for (const [seat, player] of players.entries()) {
      const { view, toAct, decision } = await positionOf(api, game, player);
      expect(view).toEqual(views[seat]?.view);
      expect(toAct).toEqual(views[seat]?.toAct);
      expect(decision).toBe(`${views[seat]?.decision}~1`);
    }
    await playUntil(api, game, players, isOver);
    expect(await check(game)).toMatchObject({ brokenAt: null, difference: null });
  });

  it('and all read that it was, and why, but nothing of the log', async () => {
    const { game, players, moment, views } = await gameWithPast();
    await helped(game, 'taking-back', { event: moment, newest: await newestOf(game) });
    for (const [seat, viewer] of [...players, await register(api)].entries()) {
      const { events } = await logOf(api, game, viewer);
      const last = events.at(-1);
      expect(last?.backTo).toBe(views[seat]?.version ?? moment); // a spectator was told of all there is yet
      expect(last).toMatchObject({ kind: 'repair', seat: null });
      expect(last?.facts.map((fact) => Object.keys(fact as object))).toEqual([['type', 'at']]);
      expect(last?.sentences).toEqual([
        expect.stringMatching(/^An admin takes the game back to where it stood at 2026-11-19 /),
        `Why, in the admin’s words: “${reason}”`,
      ]);
    }
    const { text, body } = await ask(api, { path: `/v1/admin/games/${game}/log`, as: admin });
    expect(body).toMatchObject({ events: expect.arrayContaining([namesItsMoment(moment)]) });
    expect(text).toContain(reason);
    expect(text).not.toContain('"state"');
    const { rows } = await api.service.database.pool.query<{ log: string }>(
      'select string_agg(e::text, chr(10)) as log from game_event e where game_id = $1',
      [game],
    );
    expect(rows[0]?.log).not.toContain(reason); // which can be erased
    await api.service.database.pool.query('delete from game_help where game_id = $1', [game]);
    const { events } = await logOf(api, game, players[0]);
    expect(events.at(-1)?.sentences).toHaveLength(1);
    expect(await check(game)).toMatchObject({ brokenAt: null, difference: null });
  });

  it('in every process, from memory, from the log and from a snapshot on either side', async () => {
    const { game, players, moment } = await gameWithPast();
    const [remembering, forgetful] = [otherProcess(), otherProcess()];
    await games().store.keepSnapshot(snapshotOf(await currentGame(games(), game)));
    await currentGame(remembering, game);
    await helped(game, 'taking-back', { event: moment, newest: await newestOf(game) });
    await playOn(game, players, 2);
    const here = await currentGame(games(), game);
    await games().store.keepSnapshot(snapshotOf({ ...here, trail: [] }));
    for (const there of [remembering, forgetful]) {
      const { game: state, ordinals, hash } = await currentGame(there, game);
      expect(canonicalJson(state)).toBe(canonicalJson(here.game));
      expect(ordinals).toEqual(here.ordinals);
      expect(hash).toEqual(here.hash);
    }
    const between = await loadGame(forgetful.library, game, here.number - 1);
    expect(between?.game.epoch).toBe(1);
  });

  it('more than once, also behind what was taken back itself', async () => {
    const { game, players, moment } = await gameWithPast();
    const abandoned = (await newestOf(game)) - 1;
    const behind = await loadGame(games().library, game, abandoned);
    await helped(game, 'taking-back', { event: moment, newest: await newestOf(game) });
    await playOn(game, players, 2);
    await helped(game, 'taking-back', { event: abandoned, newest: await newestOf(game) });
    expect((await currentGame(games(), game)).game.state).toEqual(behind?.game.state);
    await playUntil(api, game, players, isOver);
    expect(await check(game)).toMatchObject({ brokenAt: null, difference: null });
  });

  it('and proves itself in the end, and comes into another database', async () => {
    const { game, players, moment } = await gameWithPast();
    await helped(game, 'taking-back', { event: moment, newest: await newestOf(game) });
    await helped(game, 'pause', { days: 3 });
    await helped(game, 'resumption', {});
    await playUntil(api, game, players, isOver);
    const told = JSON.parse(await exportGame(games(), game, inNameOf(players[0].id)));
    expect(await checkFairness(told)).toMatchObject({ fair: true });
    expect(checkExport(told)).toMatchObject({ ok: true });
    const file = JSON.parse(JSON.stringify(await exportWhole(games(), game)));
    const fresh = await freshDatabase(cluster);
    const elsewhere = await openApi(fresh.urls);
    try {
      const { games: others } = elsewhere.service.services;
      expect(await importHere(others, file)).toBe('imported');
      const there = await currentGame(others, game);
      expect(there.game).toEqual((await currentGame(games(), game)).game);
    } finally {
      await elsewhere.close();
      await fresh.drop();
    }
  });

  it('and what was decided upon before is stale, sealed choices too', async () => {
    const players = await pair();
    const game = await startGame(api, players);
    const moment = await newestOf(game);
    const [anybody] = players;
    const { toAct } = await playUntil(api, game, players, async ({ toAct: awaited }) => {
      const { decision } = await offersTo(api, game, players[awaited[0] ?? 0] ?? anybody);
      return decision !== null;
    });
    const player = players[toAct[0] ?? 0] ?? anybody;
    const before = await offersTo(api, game, player);
    const sealed = before.offers.findIndex(({ openness }) => openness === 'sealed');
    expect(sealed).toBeGreaterThanOrEqual(0);
    await playOn(game, players, 1);
    await helped(game, 'taking-back', { event: moment, newest: await newestOf(game) });
    const actions = [actionIn(before.offers, sealed)];
    const byDecision = await act(api, game, player, { actions, decision: before.decision });
    expectProblem(byDecision, { status: 412, problem: 'stale' });
    const byVersion = await act(api, game, player, { actions }, ifMatch(before.version));
    expectProblem(byVersion, { status: 412, problem: 'stale' });
    const now = await offersTo(api, game, player);
    const again = await act(api, game, player, { actions, decision: now.decision });
    expect(again.status, again.text).toBe(200);
  });

  it('not to before its beginning, to the newest event, or to one there is not', async () => {
    const { game, moment } = await gameWithPast();
    const newest = await newestOf(game);
    const to = (event: number) => help(game, 'taking-back', { event, newest });
    expectProblem(await to(1), { status: 409, problem: 'wrong-state' });
    expect((await to(1)).body).toMatchObject({ code: 'no-such-moment', rule: 'S20' });
    expectProblem(await to(newest), { status: 400, problem: 'invalid-request' });
    expectProblem(await to(newest + 1), { status: 400, problem: 'invalid-request' });
    expect((await to(moment)).status).toBe(204);
  });

  it('not behind an event that only some were told of', async () => {
    const { game, players } = await gameWithPast();
    const { toAct } = await positionOf(api, game, players[0]);
    const player = players[toAct[0] ?? 0] ?? players[0];
    const { offers } = await offersTo(api, game, player);
    const left = await ask(api, {
      method: 'put',
      path: `/v1/games/${game}/late-order`,
      as: player,
      body: { actions: [actionIn(offers)] },
    });
    expect(left.status, left.text).toBeLessThan(300);
    const secret = await newestOf(game);
    await playOn(game, players, 1);
    const refused = await help(game, 'taking-back', {
      event: secret,
      newest: await newestOf(game),
    });
    expect(refused.body).toMatchObject({ title: 'wrong-state', code: 'no-such-moment' });
  });
});

describe('a game is ended', () => {
  it('and nobody has won', async () => {
    const { game, players } = await gameWithPast();
    await helped(game, 'end', { newest: await newestOf(game) });
    expect(await gameOf(api, game, players[0])).toMatchObject({
      status: 'ended',
      ending: 'stopped',
      winners: null,
      toAct: [],
    });
    const { events } = await logOf(api, game, players[1]);
    expect(events.at(-1)?.sentences).toEqual([
      'An admin ends the game: nobody wins.',
      `Why, in the admin’s words: “${reason}”`,
    ]);
    const exported = await ask(api, { path: `/v1/games/${game}/export`, as: players[0] });
    expect(await checkFairness(exported.body)).toMatchObject({ fair: true });
    expect(checkExport(exported.body)).toMatchObject({ ok: true });
    expect(await check(game)).toMatchObject({ brokenAt: null, difference: null });
  });

  it('once, and then stays as it is', async () => {
    const { game, moment } = await gameWithPast();
    const newest = await newestOf(game);
    await helped(game, 'end', { newest });
    const upon = { newest: newest + 1 };
    const already = { status: 409, problem: 'done-already' };
    expectProblem(await help(game, 'end', upon), already);
    for (const [what, wish] of [
      ['taking-back', { ...upon, event: moment }],
      ['more-time', { ...upon, hours: 3 }],
      ['pause', { days: 3 }],
      ['resumption', {}],
      ['seats/0/vacancy', upon],
      ['seats/0/replacement', { ...upon, user: (await register(api)).id }],
    ] as const) {
      expect((await help(game, what, wish)).body).toMatchObject({ code: 'game-ended' });
    }
  });
});

describe('time', () => {
  const timed = { pace: { kind: 'perTurn', hours: 24 } } as const;
  const dueOf = async (game: string, as: Player, seat: number) =>
    Date.parse((await gameOf(api, game, as)).clocks.find((one) => one.seat === seat)?.due ?? '');

  it('is given to everybody a game waits for, or to one of them', async () => {
    const players = await pair();
    const game = await startGame(api, players, timed);
    const { toAct } = await gameOf(api, game, players[0]);
    const before = await Promise.all(toAct.map((one) => dueOf(game, players[0], one)));
    await helped(game, 'more-time', { hours: 5, newest: await newestOf(game) });
    const after = await Promise.all(toAct.map((one) => dueOf(game, players[0], one)));
    expect(after).toEqual(before.map((due) => due + 5 * hour));
    const [seat = 0] = toAct;
    await helped(game, 'more-time', { seat, hours: 1, newest: await newestOf(game) });
    expect(await dueOf(game, players[0], seat)).toBe((before[0] ?? 0) + 6 * hour);
    const { rows } = await api.service.database.pool.query<{ due: Date }>(
      'select due_at as due from game_clock where game_id = $1 and seat = $2',
      [game, seat],
    );
    expect(rows[0]?.due.getTime()).toBe((before[0] ?? 0) + 6 * hour);
    expect(await check(game)).toMatchObject({ difference: null });
  });

  it('begins anew for whoever is waited for where a game is taken back', async () => {
    const { game, players, moment } = await gameWithPast(timed);
    clock.pass(7 * hour);
    await enter(api, admin);
    await helped(game, 'taking-back', { event: moment, newest: await newestOf(game) });
    const { toAct } = await gameOf(api, game, players[0]);
    const at = Math.floor(clock.now().getTime() / 60_000) * 60_000;
    for (const seat of toAct) expect(await dueOf(game, players[0], seat)).toBe(at + 24 * hour);
  });

  it('stands still for some days, and passes again', async () => {
    const players = await pair();
    const game = await startGame(api, players, timed);
    await helped(game, 'pause', { days: 9 });
    const { pausedUntil } = await gameOf(api, game, players[0]);
    expect(Date.parse(pausedUntil ?? '') - clock.now().getTime()).toBeGreaterThan(8.9 * 24 * hour);
    expectProblem(await help(game, 'pause', { days: 9 }), { status: 409, problem: 'done-already' });
    await helped(game, 'resumption', {});
    expect((await gameOf(api, game, players[0])).pausedUntil).toBeNull();
    expectProblem(await help(game, 'resumption', {}), { status: 409, problem: 'done-already' });
    const { events } = await logOf(api, game, players[0]);
    expect(events.at(-1)?.sentences).toEqual([
      'The pause is over: time passes again.',
      `Why, in the admin’s words: “${reason}”`,
    ]);
  });

  it('is given neither where none runs nor to whom nobody waits for', async () => {
    const players = await pair();
    const untimed = await startGame(api, players, { pace: { kind: 'none' } });
    const without = await help(untimed, 'more-time', { hours: 1, newest: await newestOf(untimed) });
    expectProblem(without, { status: 409, problem: 'without-clock' });
    const game = await startGame(api, players, timed);
    const { toAct } = await playUntil(api, game, players, ({ toAct: one }) => one.length === 1);
    const seat = 1 - (toAct[0] ?? 0);
    const idle = await help(game, 'more-time', { seat, hours: 1, newest: await newestOf(game) });
    expect(idle.body).toMatchObject({ code: 'not-waited-for' });
    const nowhere = await help(game, 'more-time', { seat: 2, hours: 1, newest: 1 });
    expectProblem(nowhere, { status: 400, problem: 'invalid-request' });
  });
});

describe('a seat', () => {
  it('is freed, and its player told why', async () => {
    const { game, players } = await gameWithPast();
    await api.service.database.pool.query(
      'update user_account set mail = $2, mail_key = $2, mail_verified_at = now() where user_id = $1',
      [players[1].id, `${players[1].id}@members.example`],
    );
    await helped(game, 'seats/1/vacancy', { newest: await newestOf(game) });
    expect(await gameOf(api, game, players[0])).toMatchObject({ vacant: [1], status: 'running' });
    const { rows } = await api.service.database.pool.query<{ subject: string; body: string }>(
      'select subject, body from outgoing_mail where user_id = $1',
      [players[1].id],
    );
    expect(rows).toEqual([
      { subject: 'Your seat in a game at Staffetta', body: expect.stringContaining(reason) },
    ]);
    const again = await help(game, 'seats/1/vacancy', { newest: await newestOf(game) });
    expectProblem(again, { status: 409, problem: 'done-already' });
    const back = await ask(api, {
      method: 'post',
      path: `/v1/games/${game}/replacements`,
      as: players[1],
      body: { seat: 1 },
    });
    expectProblem(back, { status: 403, problem: 'former-player' });
    const newest = await newestOf(game);
    const alone = await help(game, 'seats/0/vacancy', { newest });
    expect(alone.body).toMatchObject({ code: 'nobody-else-plays', rule: 'S22' });
    expect(await check(game)).toMatchObject({ difference: null });
  });

  it('is called by its number in words while nobody sits in it', async () => {
    const { game, players } = await gameWithPast();
    await helped(game, 'seats/1/vacancy', { newest: await newestOf(game) });
    const namedIn = async (language: string) => {
      const path = `/v1/games/${game}/view`;
      const headers = { 'accept-language': language };
      const { sections } = read(await ask(api, { path, as: players[0], headers }), positionSchema);
      const tables = sections
        .flatMap(({ blocks }) => blocks)
        .flatMap((block) => (block.kind === 'table' ? [block.rows] : []));
      return tables[0]?.map(([name]) => name);
    };
    const names = await Promise.all(['en', 'it', 'fr', 'es'].map(namedIn));
    const seat = ['Seat 2', 'Posto 2', 'Place 2', 'Asiento 2'];
    expect(names).toEqual(seat.map((name) => [players[0].name, name]));
  });

  it('is not said to go on without a player where the others had voted to end the game', async () => {
    const { game, players } = await gameWithPast();
    await api.service.database.pool.query(
      'update user_account set mail = $2, mail_key = $2, mail_verified_at = now() where user_id = $1',
      [players[1].id, `${players[1].id}@members.example`],
    );
    const voted = await ask(api, {
      method: 'put',
      path: `/v1/games/${game}/abandonment`,
      as: players[0],
    });
    expect(voted.status, voted.text).toBe(200);
    await helped(game, 'seats/1/vacancy', { newest: await newestOf(game) });
    expect(await gameOf(api, game, players[1])).toMatchObject({ ending: 'abandoned', mySeat: 1 });
    const { rows } = await api.service.database.pool.query(
      'select subject from outgoing_mail where user_id = $1',
      [players[1].id],
    );
    expect(rows).toEqual([]);
  });

  it('is given to whoever is invited, if he wants it', async () => {
    const { game, players } = await gameWithPast();
    const successor = await register(api);
    const invite = async (user: string) =>
      help(game, 'seats/0/replacement', { user, newest: await newestOf(game) });
    expect((await invite(successor.id)).status).toBe(204);
    expectProblem(await invite(successor.id), { status: 409, problem: 'done-already' });
    const seen = await gameOf(api, game, successor);
    expect(seen.seats.map((seat) => seat?.id ?? null)).toEqual([null, players[1].id]);
    const taken = await ask(api, {
      method: 'post',
      path: `/v1/games/${game}/replacements`,
      as: successor,
      body: { seat: 0 },
    });
    expect(taken.status, taken.text).toBe(200);
    expect((await gameOf(api, game, successor)).mySeat).toBe(0);
    expect(await check(game)).toMatchObject({ difference: null });
  });

  it('is offered to nobody who plays, did, has looked, or is not there', async () => {
    const { game, players } = await gameWithPast();
    const referee = await newAdmin(api);
    await help(game, 'look', {}, referee);
    const invite = async (user: string) =>
      help(game, 'seats/0/replacement', { user, newest: await newestOf(game) });
    expectProblem(await invite(players[1].id), { status: 409, problem: 'has-seat' });
    expectProblem(await invite(referee.id), { status: 403, problem: 'not-invitable' });
    expectProblem(await invite(randomUUID()), { status: 403, problem: 'not-invitable' });
    await helped(game, 'seats/0/vacancy', { newest: await newestOf(game) });
    expectProblem(await invite(players[0].id), { status: 403, problem: 'former-player' });
  });
});

describe('of two at once', () => {
  it('one wins, and the other is told to look again', async () => {
    const other = await newAdmin(api);
    for (const [what, wish] of [
      ['more-time', { hours: 2 }],
      ['taking-back', {}],
      ['end', {}],
    ] as const) {
      const { game, players, moment } = await gameWithPast({
        pace: { kind: 'perTurn', hours: 24 },
      });
      const event = what === 'taking-back' ? { event: moment } : {};
      const asked = { ...wish, ...event, newest: await newestOf(game) };
      const answers = await Promise.all([help(game, what, asked), help(game, what, asked, other)]);
      expect(answers.map(({ status }) => status).sort()[0], what).toBe(204);
      const [lost] = answers.filter(({ status }) => status !== 204);
      expect(['game-went-on', 'done-already']).toContain(lost?.body.title);
      const { events } = await logOf(api, game, players[0]);
      expect(events.filter(({ kind }) => kind === 'repair')).toHaveLength(1);
    }
  });

  it('also where a player was faster', async () => {
    const { game, players, moment } = await gameWithPast();
    const newest = await newestOf(game);
    await playOn(game, players, 1);
    for (const [what, wish] of [
      ['taking-back', { event: moment }],
      ['end', {}],
      ['seats/0/vacancy', {}],
      ['seats/0/replacement', { user: (await register(api)).id }],
    ] as const) {
      const late = await help(game, what, { ...wish, newest });
      expectProblem(late, { status: 412, problem: 'game-went-on' });
    }
  });
});

describe('nobody is helped', () => {
  it('at a table that has not begun', async () => {
    const { id: game } = await openTable(api, await register(api), 2);
    const newest = await newestOf(game);
    for (const [what, wish] of [
      ['end', { newest }],
      ['more-time', { hours: 1, newest }],
      ['pause', { days: 1 }],
      ['resumption', {}],
      ['seats/0/vacancy', { newest }],
    ] as const) {
      expect((await help(game, what, wish)).body).toMatchObject({ code: 'game-not-started' });
    }
  });

  it('whose log is damaged', async () => {
    const { game } = await gameWithPast();
    const newest = await newestOf(game);
    await games().store.markBroken(game, 3);
    const refused = await help(game, 'end', { newest });
    expectProblem(refused, { status: 409, problem: 'game-read-only' });
  });

  it('without a trace in the audit log', async () => {
    const { game } = await gameWithPast();
    await helped(game, 'end', { newest: await newestOf(game) });
    const { body } = await ask(api, { path: `/v1/admin/audit?game=${game}`, as: admin });
    expect(body.entries[1]).toMatchObject({
      operation: 'endGame',
      admin: admin.id,
      reason,
      status: 204,
    });
  });
});
