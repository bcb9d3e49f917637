import { fileURLToPath } from 'node:url';
import { checkFairness } from '@staffetta/client/fairness';
import { giveTime, offers, redecide, takeUp, toAct } from '@staffetta/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { openBeat } from '../../src/clocks/beat.ts';
import { trustClock } from '../../src/clocks/machine-clock.ts';
import { openClockWorker } from '../../src/clocks/worker.ts';
import { readConfig } from '../../src/config.ts';
import { voteToPause, voteToRemove } from '../../src/games/agreeing.ts';
import { catalogue } from '../../src/games/catalogue.ts';
import { unseal } from '../../src/games/chain.ts';
import { exportWhole } from '../../src/games/export.ts';
import { drawOf } from '../../src/games/games.ts';
import { lookAtGame } from '../../src/games/look.ts';
import { replacePlayer, resignSeat } from '../../src/games/staying.ts';
import { inNameOf } from '../../src/games/tables.ts';
import { verifyAll } from '../../src/games/verify.ts';
import { nothingAsked, payVisit, undo } from '../../src/games/visit.ts';
import { write } from '../../src/games/write.ts';
import { gamesOffline } from '../../src/operate.ts';
import { importHere } from '../importing.ts';
import { currentGame, picking, playOne } from '../players.ts';
import {
  clockOf,
  factsSince,
  firstActs,
  gameOf,
  type Hall,
  hour,
  numberOf,
  openHall,
  untilAlone,
} from './hall.ts';

let hall: Hall;
afterEach(() => hall.close());

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const nameless = { names: async () => new Map<string, string>() };
const perTurn = { kind: 'perTurn', hours: 24 } as const;
const dueOf = async (gameId: string, seat: number) =>
  (await clockOf(hall.games, gameId, seat)).dueAt?.toISOString() ?? null;

/** A game in which one who lives and plays so sits in both of the first seats’ neighbours. */
async function gameFor(
  someone: Parameters<Hall['someone']>[0],
  settings: Parameters<typeof gameOf>[2],
): Promise<string> {
  const players = [await hall.someone(someone), await hall.someone(someone)];
  return gameOf(hall.games, players, settings);
}

describe('one’s own hours', () => {
  const rome = { timeZone: 'Europe/Rome', playTimes: { hours: { from: 9, to: 21 } } };

  it('stop the clock at night, also the one in which clocks are put forward', async () => {
    hall = await openHall({ from: '2026-03-28T10:00:00Z' }); // 11 o’clock; 10 hours are left of the day
    const gameId = await gameFor(rome, { pace: perTurn });
    expect(await dueOf(gameId, 0)).toBe('2026-03-30T09:00:00.000Z'); // 10 + 12 + 2 hours
    const plain = await gameFor(rome, { pace: perTurn, rest: { leastHours: 24, weekends: false } });
    expect(await dueOf(plain, 0)).toBe('2026-03-29T10:00:00.000Z');
  });

  it('stop it at weekends of who has them off, where the table allows that', async () => {
    hall = await openHall({ from: '2026-10-23T10:00:00Z' }); // a Friday
    const off = { timeZone: 'Europe/Rome', playTimes: { weekendsOff: true } };
    const gameId = await gameFor(off, { pace: perTurn });
    expect(await dueOf(gameId, 0)).toBe('2026-10-26T11:00:00.000Z'); // the weekend has 49 hours
    const busy = await gameFor(off, { pace: perTurn, rest: { leastHours: 12, weekends: false } });
    expect(await dueOf(busy, 0)).toBe('2026-10-24T10:00:00.000Z');
  });

  it('count from the next turn when they are changed', async () => {
    hall = await openHall({ from: '2026-01-12T10:00:00Z' });
    const player = await hall.someone(rome);
    const gameId = await gameOf(hall.games, [player, await hall.someone()], { pace: perTurn });
    const due = await dueOf(gameId, 0);
    await hall.service.services.accounts.change(player, { playTimes: { hours: null } });
    await hall.pass(1);
    expect(await dueOf(gameId, 0)).toBe(due);
  });
});

describe('a vacation', () => {
  it('counts at once, and ends early where one wishes', async () => {
    hall = await openHall({ from: '2026-06-01T10:00:00Z' });
    const { vacations } = hall.service.services;
    const player = await hall.someone();
    const gameId = await gameOf(hall.games, [player, await hall.someone()], { pace: perTurn });
    await hall.pass(4);
    await vacations.announce(player, { from: '2026-06-01', to: '2026-06-10' });
    await hall.pass(0);
    expect(await dueOf(gameId, 0)).toBe('2026-06-11T20:00:00.000Z');
    const { games, accounts } = hall.service.services;
    const { clocks } = await lookAtGame(games, accounts, gameId, inNameOf(player));
    expect(clocks.map(({ still }) => still)).toEqual([
      { from: '2026-06-01T14:00:00.000Z', until: '2026-06-11T00:00:00.000Z', why: 'vacation' },
      null,
    ]);
    expect(await dueOf(gameId, 1)).toBe('2026-06-02T10:00:00.000Z');
    const before = await numberOf(hall.games, gameId);
    await hall.pass(24);
    expect(await factsSince(hall.games, gameId, before)).toEqual(['time-ran-out']); // the other’s
    const { vacations: listed, daysLeft } = await vacations.list(player, 'UTC');
    expect(daysLeft).toBe(20);
    await vacations.end(player, listed[0]?.id ?? '');
    await hall.pass(0);
    expect(await dueOf(gameId, 0)).toBe('2026-06-03T10:00:00.000Z'); // 4 hours gone, 20 left
    expect((await vacations.list(player, 'UTC')).daysLeft).toBe(28);
  });

  it('costs the days that were begun where it was announced, wherever one says one lives by then', async () => {
    hall = await openHall({ from: '2026-06-01T10:00:00Z' }); // in Kiritimati the second begins
    const { accounts, vacations } = hall.service.services;
    const player = await hall.someone();
    const live = (timeZone: string) => accounts.change(player, { timeZone });
    const listed = () => vacations.list(player, 'UTC');
    for (const [announced, from, to, ended] of [
      ['Pacific/Kiritimati', '2026-06-02', '2026-06-04', 'Pacific/Pago_Pago'], // there it is the second still
      ['Pacific/Pago_Pago', '2026-06-04', '2026-06-06', 'Pacific/Kiritimati'], // there it is the fifth by then
    ] as const) {
      await live(announced);
      await vacations.announce(player, { from, to });
      hall.wait(47);
      await live(ended);
      await vacations.end(player, (await listed()).vacations.at(-1)?.id ?? '');
      hall.wait(1);
    }
    const days = (await listed()).vacations.map(({ from, to }) => [from, to]);
    expect(days).toEqual([
      ['2026-06-02', '2026-06-03'],
      ['2026-06-04', '2026-06-04'],
    ]);
    expect((await listed()).daysLeft).toBe(27);
  });
});

describe('a vacation that is announced while a worker looks at its clock', () => {
  it('counts, and the clock is looked at once more', async () => {
    hall = await openHall({ from: '2026-06-01T10:00:00Z' });
    const { games, service, now } = hall;
    const { vacations } = service.services;
    const player = await hall.someone();
    const gameId = await gameOf(games, [player, await hall.someone()], { pace: perTurn });
    hall.wait(20); // by now he is to be reminded
    let reads = 0;
    const worker = openClockWorker({
      database: service.database,
      games: {
        ...games,
        async timingOf(...asked) {
          const timing = await games.timingOf(...asked);
          reads += 1;
          const isNoted = reads === 2; // after it was read whether the time is over
          if (isNoted) await vacations.announce(player, { from: '2026-06-02', to: '2026-06-03' });
          return timing;
        },
      },
      outageAfter: 0,
      now,
      checkClock: trustClock,
      onTrouble: (error) => {
        throw error;
      },
    });
    await worker.run();
    await worker.close();
    expect(await dueOf(gameId, 0)).toBe('2026-06-04T04:00:00.000Z'); // 20 hours gone, 4 left
  });
});

describe('a pause', () => {
  it('that all want stops every clock, and ends by itself', async () => {
    hall = await openHall();
    const gameId = await hall.game({ pace: perTurn });
    const { players } = await currentGame(hall.games, gameId);
    hall.wait(10);
    for (const player of players) {
      await voteToPause(hall.games, gameId, inNameOf(player ?? ''), 7);
    }
    expect(await dueOf(gameId, 0)).toBeNull();
    const before = await numberOf(hall.games, gameId);
    await hall.pass(7 * 24 - 1);
    expect(await numberOf(hall.games, gameId)).toBe(before);
    await hall.pass(1);
    expect(await factsSince(hall.games, gameId, before)).toEqual(['game-resumed']);
    expect(await dueOf(gameId, 0)).toBe(new Date(hall.now().getTime() + 14 * hour).toISOString());
    await hall.pass(14);
    expect(await factsSince(hall.games, gameId, before)).toContain('time-ran-out');
  });

  it('lets whoever wants to act, and stops the clocks of those who are asked then', async () => {
    hall = await openHall();
    const gameId = await hall.game({});
    const { players } = await currentGame(hall.games, gameId);
    for (const player of players) {
      await voteToPause(hall.games, gameId, inNameOf(player ?? ''), 2);
    }
    for (let act = 0; act < 6; act += 1) await playOne(hall.games, gameId, (count) => act % count);
    const before = await numberOf(hall.games, gameId);
    await hall.pass(48);
    expect(await factsSince(hall.games, gameId, before)).toEqual(['game-resumed']);
  });
});

describe('an outage', () => {
  it('counts for nobody, and is known before anything is fired', async () => {
    hall = await openHall({ outageAfter: 15 });
    const gameId = await hall.game({ pace: perTurn, grace: 0 });
    await hall.pass(0);
    const before = await numberOf(hall.games, gameId);
    await hall.pass(30);
    expect(await numberOf(hall.games, gameId)).toBe(before);
    expect(await dueOf(gameId, 0)).toBe(new Date(hall.now().getTime() + 24 * hour).toISOString());
    for (let minutes = 0; minutes < 24 * 60; minutes += 10) await hall.pass(1 / 6);
    expect(await factsSince(hall.games, gameId, before)).toContain('played-for');
  });

  it('takes nothing from a bank, neither of who acts meanwhile nor of who is waited for then', async () => {
    hall = await openHall({ outageAfter: 15 });
    const pace = { kind: 'bank', hours: 48, increment: 0, cap: 60 } as const;
    const gameId = await hall.game({ pace });
    const seat = await untilAlone(hall.games, gameId);
    await hall.pass(0);
    hall.wait(5);
    for (let act = 0; act < 20; act += 1) {
      if (!(await clockOf(hall.games, gameId, seat)).waits) break;
      await playOne(hall.games, gameId, (count) => act % count);
    }
    expect(await clockOf(hall.games, gameId, seat)).toMatchObject({
      waits: false,
      left: 48 * hour,
    });
    hall.wait(5);
    await hall.pass(0);
    expect((await clockOf(hall.games, gameId, seat)).left).toBe(48 * hour);
    expect((await clockOf(hall.games, gameId, 1 - seat)).left).toBe(48 * hour);
    expect(await dueOf(gameId, 1 - seat)).toBe(
      new Date(hall.now().getTime() + 48 * hour).toISOString(),
    );
  });

  it('is none while a worker is long at work', async () => {
    hall = await openHall();
    for (let game = 0; game < 4; game += 1) await hall.game({ pace: perTurn });
    hall.wait(24);
    let at = hall.now().getTime();
    const slowly = openClockWorker({
      database: hall.service.database,
      games: hall.games,
      outageAfter: 15 * 60_000,
      now: () => {
        at += 60_000;
        return new Date(at);
      },
      checkClock: trustClock,
      onTrouble: (error) => {
        throw error;
      },
    });
    expect(await slowly.run()).toBeGreaterThan(4);
    await slowly.run();
    await slowly.close();
    const { pool } = hall.service.database;
    expect((await pool.query('select from service_outage')).rowCount).toBe(0);
  });

  it('that is short is nothing', async () => {
    hall = await openHall({ outageAfter: 15 });
    const gameId = await hall.game({ pace: perTurn });
    await hall.pass(0);
    const due = await dueOf(gameId, 0);
    await hall.pass(0.2);
    expect(await dueOf(gameId, 0)).toBe(due);
  });
});

describe('an outage that goes on', () => {
  it('takes no time from whom a command on the machine helps meanwhile', async () => {
    const gone = 40;
    const from = new Date(Date.now() - gone * hour).toISOString();
    hall = await openHall({ outageAfter: 15, from });
    const gameId = await hall.game({ pace: { kind: 'perTurn', hours: 48 } });
    const seat = await untilAlone(hall.games, gameId);
    await hall.pass(0);
    hall.wait(gone); // nobody is there
    await write<void>(
      gamesOffline(hall.service.database, {
        config: () => readConfig({}, root),
        complain: (line) => expect.unreachable(line),
      }),
      gameId,
      async (loaded) => {
        const done = giveTime(loaded.setting, loaded, [seat], 1);
        if (!done.ok) throw new Error('The help is refused');
        return { events: done.events, seats: [], key: null };
      },
      () => undefined,
    );
    await hall.pass(1);
    const { dueAt } = await clockOf(hall.games, gameId, seat);
    expect(((dueAt?.getTime() ?? 0) - hall.now().getTime()) / hour).toBeGreaterThan(47);
  });
});

describe('an outage of all who answer requests', () => {
  /** A process that answers, as far as clocks know. */
  const answering = () =>
    openBeat({
      database: hall.service.database,
      duty: 'answers',
      outageAfter: 15 * 60_000,
      now: hall.now,
      checkClock: trustClock,
    });
  const outages = async () => {
    const { rows } = await hall.service.database.pool.query<{ hours: number }>(
      `select extract(epoch from until_at - from_at)::float8 / 3600 as hours
         from service_outage order by from_at`,
    );
    return rows.map(({ hours }) => hours);
  };
  /** Lets time go by while a worker is there, and whoever else. */
  async function live(hours: number, ...others: readonly (() => Promise<void>)[]): Promise<void> {
    for (let tenths = 0; tenths < hours * 10; tenths += 1) {
      hall.wait(0.1);
      for (const note of others) await note();
      await hall.service.clocks.run();
    }
  }
  const wholeDay = () => new Date(hall.now().getTime() + 24 * hour).toISOString();

  it('counts for nobody, though workers go on, which fire nothing meanwhile', async () => {
    hall = await openHall({ outageAfter: 15 });
    await answering()();
    const gameId = await hall.game({ pace: perTurn, grace: 0 });
    const before = await numberOf(hall.games, gameId);
    await live(30);
    expect(await numberOf(hall.games, gameId)).toBe(before);
    const back = answering(); // another process than before
    await back();
    await hall.pass(0);
    expect(await dueOf(gameId, 0)).toBe(wholeDay());
    await live(24, back);
    expect(await factsSince(hall.games, gameId, before)).toContain('played-for');
    expect(await outages()).toEqual([30]);
  });

  it('is none as long as one of several is there', async () => {
    hall = await openHall({ outageAfter: 15 });
    const [one, other] = [answering(), answering()];
    const gameId = await hall.game({ pace: perTurn, grace: 0 });
    const due = await dueOf(gameId, 0);
    await live(2, one, other);
    await live(2, one);
    await live(2, other);
    expect(await dueOf(gameId, 0)).toBe(due);
    expect(await outages()).toEqual([]);
  });

  it('is counted once where that of workers overlaps it', async () => {
    hall = await openHall({ outageAfter: 15 });
    const answers = answering();
    await live(0.1, answers);
    const gameId = await hall.game({ pace: perTurn });
    for (let tenths = 0; tenths < 10; tenths += 1) {
      hall.wait(0.1);
      await answers();
    }
    await hall.pass(1); // a worker is there again
    hall.wait(1);
    await answers();
    await hall.pass(0);
    expect(await outages()).toEqual([2, 2, 1]); // the last two hours are in two of them
    expect(await dueOf(gameId, 0)).toBe(wholeDay());
  });

  it('is as long as the longer one where a process that did both is back with one first', async () => {
    hall = await openHall({ outageAfter: 15 });
    const answers = answering();
    await live(0.1, answers);
    const gameId = await hall.game({ pace: perTurn });
    hall.wait(2);
    await answers();
    await hall.pass(0.1);
    expect(await outages()).toEqual([2.1]);
    expect(await dueOf(gameId, 0)).toBe(wholeDay());
  });

  it('is known before the first request is answered', async () => {
    hall = await openHall({ outageAfter: 15 });
    await answering()();
    const pace = { kind: 'bank', hours: 24, increment: 0, cap: 24 } as const;
    const gameId = await hall.game({ pace });
    const seat = await untilAlone(hall.games, gameId);
    hall.wait(30);
    await hall.service.attend();
    for (let act = 0; act < 20; act += 1) {
      if (!(await clockOf(hall.games, gameId, seat)).waits) break;
      await playOne(hall.games, gameId, (count) => act % count);
    }
    expect(await clockOf(hall.games, gameId, seat)).toMatchObject({
      waits: false,
      left: 24 * hour,
    });
  });
});

describe('since when a game waits for somebody', () => {
  it('stays as it was while his clock is stopped, goes on and is prolonged, until another sits there', async () => {
    hall = await openHall({ from: '2026-06-01T10:00:00Z' });
    const pace = { kind: 'bank', hours: 48, increment: 5, cap: 60 } as const;
    const gameId = await hall.game({ pace, grace: 6 }, 3);
    const seat = await untilAlone(hall.games, gameId);
    const { players } = await currentGame(hall.games, gameId);
    const began = hall.now().toISOString();
    const { games, accounts, vacations } = hall.service.services;
    const told = async () => {
      const { clocks } = await lookAtGame(games, accounts, gameId, inNameOf(players[0] ?? ''));
      return clocks.find((clock) => clock.seat === seat);
    };
    const hours = (of: number) => of * 3_600;
    const whole = (await told())?.bank ?? 0;
    expect(await told()).toMatchObject({ since: began, bankAt: began });

    hall.wait(10);
    const paused = hall.now().toISOString();
    for (const player of players) await voteToPause(games, gameId, inNameOf(player ?? ''), 7);
    const left = whole - hours(10);
    expect(await told()).toMatchObject({ since: began, due: null, bank: left, bankAt: paused });
    await hall.pass(7 * 24);
    const resumed = hall.now().toISOString();
    expect(await told()).toMatchObject({ since: began, bank: left, bankAt: resumed });

    const day = resumed.slice(0, 10);
    await vacations.announce(players[seat] ?? '', { from: day, to: day });
    await hall.pass(0);
    expect(await told()).toMatchObject({ since: began, bank: left, bankAt: resumed });

    await hall.pass(whole / 3_600 - 10 + 14); // the day he is away ends 14 hours later
    expect(await told()).toMatchObject({ since: began, inGrace: true, bank: null, bankAt: null });

    await resignSeat(games, gameId, inNameOf(players[seat] ?? ''));
    expect(await told()).toMatchObject({ since: began, inGrace: false });

    await hall.pass(1);
    await replacePlayer(games, gameId, inNameOf(await hall.someone()), seat);
    expect(await told()).toMatchObject({ since: hall.now().toISOString(), bank: hours(48) });
  });
});

describe('a reminder', () => {
  const reminders = async () => {
    const { rows } = await hall.service.database.pool.query<{ seat: number; state: string }>(
      `select seat, state from notice where kind = 'reminder' order by created_at, seat`,
    );
    return rows;
  };

  it('comes at four fifths of the time, shortly before its end, and with the grace', async () => {
    hall = await openHall();
    const gameId = await hall.game({ pace: perTurn });
    const seat = await untilAlone(hall.games, gameId);
    await hall.pass(19);
    expect(await reminders()).toEqual([]);
    await hall.pass(0.2);
    expect(await reminders()).toMatchObject([{ seat }]);
    await hall.pass(2);
    expect(await reminders()).toHaveLength(1);
    await hall.pass(1); // two hours before the end
    expect(await reminders()).toHaveLength(2);
    await hall.pass(2);
    expect(await reminders()).toHaveLength(3);
    expect((await reminders()).every((row) => row.seat === seat)).toBe(true);
  });

  it('is not written for who has acted meanwhile, were it at another question of his turn', async () => {
    hall = await openHall();
    const gameId = await hall.game({ pace: perTurn }, 2);
    await hall.pass(19.2);
    const due = await reminders();
    expect(due.length).toBeGreaterThan(0);
    for (let act = 0; act < 4; act += 1) {
      const { setting, game } = await currentGame(hall.games, gameId);
      if (toAct(setting, game).length === 0) break;
      await playOne(hall.games, gameId, (count) => act % count);
    }
    const clocks = await hall.games.store.clocks(gameId);
    await hall.service.notices.run();
    for (const { seat, state } of await reminders()) {
      const began = clocks.find((clock) => clock.seat === seat)?.since ?? '';
      const isNew = Date.parse(began) >= hall.now().getTime() - 60_000;
      expect(state).toBe(isNew ? 'retracted' : 'written');
    }
    expect((await reminders()).some(({ state }) => state === 'retracted')).toBe(true);
  });
});

describe('a vote', () => {
  it('opens the seat of who was late twice, and frees it in the same append', async () => {
    hall = await openHall();
    const gameId = await hall.game({ pace: perTurn, grace: 0, absent: 'vote' });
    const { players } = await currentGame(hall.games, gameId);
    for (let days = 0; days < 30; days += 1) {
      await firstActs(hall.games, gameId);
      if (((await currentGame(hall.games, gameId)).game.ranOut?.[1] ?? 0) >= 2) break;
      await hall.pass(12);
    }
    await voteToRemove(hall.games, gameId, inNameOf(players[0] ?? ''), 1);
    const after = await currentGame(hall.games, gameId);
    expect(after.game.vacant).toEqual([1]);
    expect(after.players).toEqual([players[0], null]);
    expect(
      await hall.games.store.isFormerPlayer(
        gameId,
        await hall.games.people.personOf(players[1] ?? ''),
      ),
    ).toBe(true);
  });
});

describe('a game that time has played', () => {
  const ofTitles = catalogue.map(({ title }) => title);

  it.each(ofTitles)(
    'of $id is decided again as it was, verifies, and is exported and imported',
    {
      timeout: 120_000,
    },
    async ({ id, seats }) => {
      hall = await openHall();
      const players = await Promise.all(Array.from({ length: seats.min }, () => hall.someone()));
      const gameId = await gameOf(hall.games, players, { pace: perTurn, absent: 'vote' }, id);
      for (let days = 0; days < 2_000; days += 1) {
        if ((await hall.games.store.game(gameId))?.status === 'ended') break;
        await hall.pass(36);
      }
      const loaded = await currentGame(hall.games, gameId);
      expect(loaded.game.status).toBe('ended');
      expect(loaded.row.ending).toBe('played');
      const events = await hall.games.store.events(gameId, 0, loaded.number);
      expect(redecide(loaded.setting, events.map(unseal), drawOf(loaded))).toBeNull();
      const { damages } = await verifyAll(hall.games.store);
      expect(damages).toEqual([]);
      const file = JSON.parse(JSON.stringify(await exportWhole(hall.games, gameId)));
      expect(await checkFairness(file)).toMatchObject({ fair: true });
      const elsewhere = await openHall();
      expect(await importHere({ ...elsewhere.games, now: hall.now }, file)).toBe('imported');
      await elsewhere.close();
    },
  );
});

describe('what is no wait', () => {
  it('moves no clock, such as an act that is taken back', async () => {
    hall = await openHall();
    const pace = { kind: 'bank', hours: 48, increment: 4, cap: 60 } as const;
    const gameId = await hall.game({ pace });
    let hasTakenBack = false;
    for (let act = 0; act < 60 && !hasTakenBack; act += 1) {
      hall.wait(0.1);
      const before = await hall.games.store.clocksOf([gameId]);
      const acted = await currentGame(hall.games, gameId);
      const [seat = 0] = toAct(acted.setting, acted.game);
      await playOne(hall.games, gameId, (count) => act % count);
      const { trail, players, versions } = await currentGame(hall.games, gameId);
      if (trail.length === 0) continue;
      expect(await hall.games.store.clocksOf([gameId])).toEqual(before);
      hall.wait(1);
      const upon = { version: versions[seat] ?? 0, decision: null, key: null };
      await undo(hall.games, nameless, gameId, inNameOf(players[seat] ?? ''), 1, upon);
      expect(await hall.games.store.clocksOf([gameId])).toEqual(before);
      hasTakenBack = true;
    }
    expect(hasTakenBack).toBe(true);
  });

  it('is sealed anew without a trace in anybody’s clock', async () => {
    hall = await openHall();
    const gameId = await hall.game({ pace: perTurn }, 3);
    for (let seat = 0; seat < 3; seat += 1) await playOne(hall.games, gameId, () => 0);
    const asked = await currentGame(hall.games, gameId);
    const open = offers(asked.setting, asked.game, 0);
    const seal = async (place: number) => {
      const { versions, players } = await currentGame(hall.games, gameId);
      const offer = open[place];
      if (offer === undefined) throw new Error('There is no second choice');
      const wish = { ...nothingAsked, actions: [takeUp(offer, picking(place))] };
      const upon = { version: versions[0] ?? 0, decision: null, key: null };
      await payVisit(hall.games, nameless, gameId, inNameOf(players[0] ?? ''), wish, upon);
    };
    await seal(0);
    const before = await hall.games.store.clocksOf([gameId]);
    expect(before.find(({ seat }) => seat === 0)?.waits).toBe(false);
    hall.wait(5);
    const number = await numberOf(hall.games, gameId);
    await seal(1);
    expect(await numberOf(hall.games, gameId)).toBeGreaterThan(number);
    expect(await hall.games.store.clocksOf([gameId])).toEqual(before);
  });
});
