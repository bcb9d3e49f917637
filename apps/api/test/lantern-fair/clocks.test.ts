import { offers, toAct } from '@staffetta/engine';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { unseal } from '../../src/games/chain.ts';
import { type Clock, clocksBehind } from '../../src/games/clocks.ts';
import { type LoadedGame, opened, type Reached, reach } from '../../src/games/loaded-game.ts';
import { freshDatabase, startService, type TestService } from '../harness.ts';
import { currentGame, picking, playOne, playToEnd, startedGame } from '../players.ts';
import { slipIn } from '../slip.ts';

let service: TestService;
let drop: () => Promise<void>;

beforeAll(async () => {
  const fresh = await freshDatabase(inject('databases').postgres18);
  drop = fresh.drop;
  service = await startService(fresh.urls);
});
afterAll(async () => {
  await service.close();
  await drop();
});

const games = () => service.services.games;
const clocksOf = (gameId: string) => games().store.clocks(gameId);
const waitedFor = (clocks: readonly Clock[]) =>
  clocks.filter(({ waits }) => waits).map(({ seat }) => seat);

/** The clocks as the log tells them, and whom the game waited for after each event. */
async function replayed(gameId: string) {
  const { row, setting } = await currentGame(games(), gameId);
  let reached: Reached = opened(row, setting);
  let clocks: readonly Clock[] = [];
  for (const stored of await games().store.events(gameId, 0, row.number)) {
    const event = unseal(stored);
    const after = reach(setting, reached, event, stored);
    clocks = clocksBehind(setting, clocks, [{ before: reached, after, event }]);
    expect(waitedFor(clocks).toSorted()).toEqual([...toAct(setting, after.game)].toSorted());
    reached = after;
  }
  return clocks;
}

/** In the order of the seats. */
const bySeat = (clocks: readonly Clock[]) => clocks.toSorted((one, other) => one.seat - other.seat);

/** Plays until it is the turn of one seat alone, by his own act or by another’s. */
async function untilAlone(gameId: string): Promise<LoadedGame & { readonly seat: number }> {
  for (let turn = 0; turn < 100; turn += 1) {
    const loaded = await currentGame(games(), gameId);
    const [seat = 0, ...others] = toAct(loaded.setting, loaded.game);
    const mayPass = offers(loaded.setting, loaded.game, seat).some(
      (offer) => offer.action.type === 'pass',
    );
    if (others.length === 0 && mayPass) return { ...loaded, seat };
    await playOne(games(), gameId, (count) => turn % count);
  }
  throw new Error('It is nobody’s turn alone');
}

describe('the clocks of a game', () => {
  it('are in the database what its log tells, to the end', async () => {
    const { gameId } = await startedGame(games());
    const first = await clocksOf(gameId);
    expect(first.map(({ turn, waits }) => ({ turn, waits }))).toEqual(
      [0, 1, 2].map(() => ({ turn: 1, waits: true })),
    );
    await playToEnd(games(), gameId);
    const clocks = await clocksOf(gameId);
    expect(clocks).toEqual(bySeat(await replayed(gameId)));
    expect(bySeat((await currentGame(games(), gameId)).clocks)).toEqual(clocks);
    expect(waitedFor(clocks)).toEqual([]);
    for (const { turn } of clocks) expect(turn).toBeGreaterThan(3);
  });

  it('count no new turn where one’s own act leads to the next question', async () => {
    const { gameId } = await startedGame(games(), 2);
    for (let act = 0; act < 3; act += 1) await playOne(games(), gameId, picking(act));
    const before = await clocksOf(gameId);
    const { setting, game } = await currentGame(games(), gameId);
    const [seat = 0, ...others] = toAct(setting, game);
    expect(others).toEqual([]); // he alone still seals, and so opens the next question
    await playOne(games(), gameId, picking(5));
    const after = await clocksOf(gameId);
    const { turn, sinceNumber, waits } = after[seat] as Clock;
    if (waits) expect(sinceNumber).toBeGreaterThan(before[seat]?.sinceNumber ?? 0);
    expect(turn).toBe(before[seat]?.turn);
  });

  it('tell a turn that an admin took back from one that was played', async () => {
    const { gameId } = await startedGame(games(), 2);
    const { seat, number, setting, game } = await untilAlone(gameId);
    const raises = offers(setting, game, seat).findIndex(({ action }) => action.type === 'raise');
    await playOne(games(), gameId, () => raises);
    const clockOf = async (of: number) => (await clocksOf(gameId)).find((one) => one.seat === of);
    const [own, others] = [await clockOf(seat), await clockOf(1 - seat)];
    expect([own?.waits, others?.waits]).toEqual([false, true]);
    const help = slipIn(gameId);
    const { number: newest } = await currentGame(games(), gameId);
    await service.services.desk.helping.takeBack(help, { event: number, newest });
    const { turn } = others as Clock;
    expect(await clockOf(1 - seat)).toMatchObject({ waits: false, turn, takenBack: turn });
    const anew = { waits: true, turn: (own?.turn ?? 0) + 1, takenBack: null };
    expect(await clockOf(seat)).toMatchObject(anew);
    expect(await clocksOf(gameId)).toEqual(bySeat(await replayed(gameId)));
  });
});
