import { offers, placeLateOrder, takeUp, timesRanOut, toAct, vacantSeats } from '@staffetta/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replacePlayer } from '../../src/games/staying.ts';
import { inNameOf } from '../../src/games/tables.ts';
import { write } from '../../src/games/write.ts';
import { startService } from '../harness.ts';
import { currentGame, picking, playOne } from '../players.ts';
import {
  clockOf,
  factsSince,
  firstActs,
  type Hall,
  hour,
  numberOf,
  openHall,
  untilAlone,
} from './hall.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

const perTurn = { kind: 'perTurn', hours: 24 } as const;
const present = (gameId: string) => currentGame(hall.games, gameId);
const dueIn = async (gameId: string, seat: number) =>
  ((await clockOf(hall.games, gameId, seat)).dueAt?.getTime() ?? Number.NaN) - hall.now().getTime();

/** The first clock fact and those behind it. */
const timeFacts = (facts: readonly string[]) =>
  facts.filter((type) =>
    ['time-ran-out', 'played-for', 'seat-vacated', 'late-order-used', 'game-resumed'].includes(
      type,
    ),
  );

describe('a time for each turn', () => {
  it('runs out for those who are waited for, and for nobody else', async () => {
    const gameId = await hall.game({ pace: perTurn, grace: 0 });
    const seat = await untilAlone(hall.games, gameId);
    const before = await numberOf(hall.games, gameId);
    expect(await dueIn(gameId, seat)).toBe(24 * hour);
    expect((await clockOf(hall.games, gameId, 1 - seat)).dueAt).toBeNull();
    await hall.pass(23.9);
    expect(await numberOf(hall.games, gameId)).toBe(before);
    await hall.pass(0.1);
    expect(timeFacts(await factsSince(hall.games, gameId, before))).toEqual([
      'time-ran-out',
      'played-for',
    ]);
    expect(timesRanOut((await present(gameId)).game, seat)).toBe(1);
    expect(timesRanOut((await present(gameId)).game, 1 - seat)).toBe(0);
  });

  it('leaves a grace before anything is done for a seat, in which it may act', async () => {
    const gameId = await hall.game({ pace: perTurn, grace: 12 });
    const seat = await untilAlone(hall.games, gameId);
    const before = await numberOf(hall.games, gameId);
    await hall.pass(24);
    expect(await factsSince(hall.games, gameId, before)).toEqual(['time-ran-out']);
    expect(await clockOf(hall.games, gameId, seat)).toMatchObject({ inGrace: true, waits: true });
    expect(await dueIn(gameId, seat)).toBe(12 * hour);
    await hall.pass(11);
    expect(await factsSince(hall.games, gameId, before)).toEqual(['time-ran-out']);
    await hall.pass(1);
    expect(timeFacts(await factsSince(hall.games, gameId, before))).toEqual([
      'time-ran-out',
      'played-for',
    ]);
  });

  it('vacates the seat of who was late twice, and lets it be played for until somebody comes', async () => {
    const gameId = await hall.game({ pace: perTurn, grace: 0 });
    const { players } = await present(gameId);
    const seat = 1;
    for (let days = 0; days < 40; days += 1) {
      await firstActs(hall.games, gameId);
      if (vacantSeats((await present(gameId)).game).length > 0) break;
      await hall.pass(12);
    }
    const { game, players: left, number } = await present(gameId);
    expect(vacantSeats(game)).toEqual([seat]);
    expect(left[seat]).toBeNull();
    await firstActs(hall.games, gameId);
    await hall.pass(24);
    expect(timeFacts(await factsSince(hall.games, gameId, number))).toContain('played-for');
    expect(
      await hall.games.store.isFormerPlayer(
        gameId,
        await hall.games.people.personOf(players[seat] ?? ''),
      ),
    ).toBe(true);
    const row = await hall.games.store.game(gameId);
    expect(row?.status).toBe('running');
    const stranger = await hall.someone();
    await replacePlayer(hall.games, gameId, inNameOf(stranger), seat);
    const after = await present(gameId);
    expect(after.players[seat]).toBe(stranger);
    expect(timesRanOut(after.game, seat)).toBe(0);
    if (toAct(after.setting, after.game).includes(seat)) {
      expect(await dueIn(gameId, seat)).toBe(24 * hour);
    }
  });

  it('only lets the others vote where the table was so opened', async () => {
    const gameId = await hall.game({ pace: perTurn, grace: 0, absent: 'vote' });
    for (let days = 0; days < 6; days += 1) await hall.pass(24);
    const { game } = await present(gameId);
    expect(vacantSeats(game)).toEqual([]);
    expect(Math.max(timesRanOut(game, 0), timesRanOut(game, 1))).toBeGreaterThan(2);
  });

  it('ends a game that everybody has left, by what is played for them', {
    timeout: 60_000,
  }, async () => {
    const gameId = await hall.game({ pace: perTurn });
    for (let days = 0; days < 900; days += 1) {
      await hall.pass(36);
      if ((await hall.games.store.game(gameId))?.status === 'ended') break;
    }
    expect((await hall.games.store.game(gameId))?.status).toBe('ended');
    expect(await hall.games.store.clocksOf([gameId])).toMatchObject([
      { waits: false, dueAt: null },
      { waits: false, dueAt: null },
    ]);
  });
});

describe('a late order', () => {
  it('is obeyed in the place of all else, and says nothing of time', async () => {
    const gameId = await hall.game({ pace: perTurn });
    const seat = await untilAlone(hall.games, gameId);
    const { setting, game } = await present(gameId);
    const [offer] = offers(setting, game, seat);
    if (offer === undefined) throw new Error('There is nothing to do');
    const act = takeUp(offer, picking(1));
    await write<void>(
      hall.games,
      gameId,
      async (loaded) => {
        const placed = placeLateOrder(loaded.setting, loaded, seat, [act]);
        if (!placed.ok) throw new Error(placed.refusal.code);
        return { events: placed.events, seats: [], key: null };
      },
      () => undefined,
    );
    const before = await numberOf(hall.games, gameId);
    await hall.pass(24);
    const { row } = await present(gameId);
    const events = await hall.games.store.events(gameId, before, row.number);
    expect(events.slice(0, 2)).toMatchObject([
      { kind: 'order', seat, told: [seat] },
      { kind: 'play', seat },
    ]);
    expect(timeFacts(await factsSince(hall.games, gameId, before))).toEqual([]);
    expect(timesRanOut((await present(gameId)).game, seat)).toBe(0);
  });
});

describe('a bank', () => {
  const bank = { kind: 'bank', hours: 30, increment: 5, cap: 32 } as const;

  it('loses what was used, gains the increment, and never holds more than its cap', async () => {
    const gameId = await hall.game({ pace: bank });
    const seat = await untilAlone(hall.games, gameId);
    const left = async () => (await clockOf(hall.games, gameId, seat)).left;
    const had = (await left()) ?? 0;
    expect(had).toBeLessThanOrEqual(32 * hour);
    await hall.pass(10);
    const { left: then } = await clockOf(hall.games, gameId, seat);
    expect(then).toBe(had); // worked out, never added up
    for (let act = 0; act < 20; act += 1) {
      const { setting, game } = await present(gameId);
      if (!toAct(setting, game).includes(seat)) break;
      await playOne(hall.games, gameId, (count) => act % count);
    }
    expect(await clockOf(hall.games, gameId, seat)).toMatchObject({ waits: false });
    expect(await left()).toBe(had - 10 * hour + 5 * hour);
  });

  it('that is empty leaves who acts in his grace the rest of it for the turn', async () => {
    const pace = { kind: 'bank', hours: 1, increment: 4, cap: 6 } as const;
    const gameId = await hall.game({ pace, grace: 12, absent: 'vote' });
    const seat = await untilAlone(hall.games, gameId);
    await hall.pass(1);
    expect(await clockOf(hall.games, gameId, seat)).toMatchObject({ inGrace: true });
    await hall.pass(2);
    await playOne(hall.games, gameId, () => 0); // and so opens the next question
    await hall.pass(0);
    const { setting, game } = await present(gameId);
    expect(toAct(setting, game)).toContain(seat);
    expect(timesRanOut(game, seat)).toBe(1);
    expect(await clockOf(hall.games, gameId, seat)).toMatchObject({ inGrace: true });
    expect(await dueIn(gameId, seat)).toBe(10 * hour);
  });

  it('that is empty leaves the grace, and then what a turn adds', async () => {
    const gameId = await hall.game({ pace: bank, grace: 6 });
    const seat = await untilAlone(hall.games, gameId);
    const before = await numberOf(hall.games, gameId);
    await hall.pass(32);
    expect(await factsSince(hall.games, gameId, before)).toEqual(['time-ran-out']);
    await hall.pass(6);
    expect(timeFacts(await factsSince(hall.games, gameId, before))).toContain('played-for');
    const clock = await clockOf(hall.games, gameId, seat);
    if (!clock.waits) expect(clock.left).toBe(5 * hour);
  });
});

describe('a game without a pace', () => {
  it('waits as long as it takes, but for a vacant seat a day', async () => {
    const gameId = await hall.game({}, 3);
    const before = await numberOf(hall.games, gameId);
    await hall.pass(24 * 100);
    expect(await numberOf(hall.games, gameId)).toBe(before);
  });
});

describe('two workers', () => {
  it('fire once', async () => {
    const games = await Promise.all(
      Array.from({ length: 6 }, () => hall.game({ pace: perTurn, grace: 12 })),
    );
    const numbers = await Promise.all(games.map((gameId) => numberOf(hall.games, gameId)));
    const other = await startService(hall.urls, { now: hall.now, logLevel: 'silent' });
    hall.wait(24);
    await Promise.all([hall.service.clocks.run(), other.clocks.run()]);
    for (const [place, gameId] of games.entries()) {
      const facts = await factsSince(hall.games, gameId, numbers[place] ?? 0);
      const { game } = await present(gameId);
      expect(facts).toEqual((game.late ?? []).map(() => 'time-ran-out'));
      expect(facts.length).toBeGreaterThan(0);
    }
    await other.close();
  });

  it('do each other’s work when one is killed between looking and writing', async () => {
    const gameId = await hall.game({ pace: perTurn, grace: 12 });
    const seat = await untilAlone(hall.games, gameId);
    const before = await numberOf(hall.games, gameId);
    const other = await startService(hall.urls, { now: hall.now, logLevel: 'silent' });
    const { store } = other.services.games;
    const append = store.append.bind(store);
    store.append = () => Promise.reject(new Error('killed'));
    hall.wait(24);
    await other.clocks.run();
    expect(await numberOf(hall.games, gameId)).toBe(before);
    store.append = append;
    await hall.pass(0.05);
    expect(await factsSince(hall.games, gameId, before)).toEqual(['time-ran-out']);
    expect(await clockOf(hall.games, gameId, seat)).toMatchObject({ inGrace: true });
    await other.close();
  });
});

describe('a game that cannot be read', () => {
  it('is skipped, told of, and left alone for a while', async () => {
    const broken = await hall.game({ pace: perTurn });
    const sound = await hall.game({ pace: perTurn });
    await hall.games.store.markBroken(broken, 1);
    const number = await numberOf(hall.games, sound);
    await hall.pass(24);
    expect(await factsSince(hall.games, sound, number)).toContain('time-ran-out');
    const { rows } = await hall.service.database.pool.query(
      'select tries, look_at > $2 as later from game_clock where game_id = $1 and waits',
      [broken, hall.now()],
    );
    for (const row of rows) expect(row).toEqual({ tries: 1, later: true });
  });
});
