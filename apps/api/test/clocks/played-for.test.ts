import { type Seat, toAct, vacantSeats } from '@staffetta/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../src/games/catalogue.ts';
import { unseal } from '../../src/games/chain.ts';
import type { Settings } from '../../src/games/settings.ts';
import { currentGame, playOne } from '../players.ts';
import { gameOf, type Hall, hour, openHall } from './hall.ts';

// Somebody is away, and the game asks him again behind what is done for him: that is not his own act.

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

type Turn = { readonly turn: number; readonly waits: boolean };

/** Something was done for a seat: how many turns it had had, and how it stands behind that. */
type Played = { readonly before: number; readonly after: Turn };

/** How many turns a seat has had, and whether it has one. */
async function turnOf(gameId: string, seat: Seat): Promise<Turn> {
  const clocks = await hall.games.store.clocks(gameId);
  return clocks.find((clock) => clock.seat === seat) ?? { turn: 0, waits: false };
}

/** A game in which one seat never acts, hours after hours, until it is vacated or that often something is done for it. */
async function deserted(
  title: string,
  { seats, away, often, hours }: Record<'seats' | 'away' | 'often' | 'hours', number>,
  settings: Partial<Settings>,
) {
  const players: string[] = [];
  for (let seat = 0; seat < seats; seat += 1) players.push(await hall.someone());
  const gameId = await gameOf(hall.games, players, settings, title);
  const turns: Played[] = [];
  const log: { at: number; type: string }[] = [];
  for (let step = 0; turns.length < often && step < 300; step += 1) {
    const { setting, game, number } = await currentGame(hall.games, gameId);
    if (game.status !== 'running' || vacantSeats(game).includes(away)) break;
    const [first] = toAct(setting, game);
    if (first !== away) {
      await playOne(hall.games, gameId, (count) => step % count);
      continue;
    }
    const before = await turnOf(gameId, away);
    await hall.pass(hours);
    const { number: newest } = await currentGame(hall.games, gameId);
    const events = (await hall.games.store.events(gameId, number, newest)).map(unseal);
    const told = events.flatMap(({ at, facts }) =>
      facts.flatMap((fact) =>
        'seat' in fact && fact.seat === away ? [{ at: Date.parse(at), type: fact.type }] : [],
      ),
    );
    log.push(...told);
    if (!told.some(({ type }) => type === 'played-for')) continue;
    turns.push({ before: before.turn, after: await turnOf(gameId, away) });
  }
  return { turns, log };
}

const titles = new Set(catalogue.map(({ title }) => title.id));
const tables = [
  [2, 0],
  [3, 1],
  [3, 2],
] as const;

describe.each([...titles])('in %s, whoever was played for and must act still', (title) => {
  it('has another turn', { timeout: 120_000 }, async () => {
    const settings = { pace: { kind: 'perTurn', hours: 12 }, grace: 0, absent: 'vote' } as const;
    const asked: Played[] = [];
    // Whether a game asks again lies with its chance, which no two games share: some never do.
    for (let tried = 0; tried < 3 || (asked.length === 0 && tried < 30); tried += 1) {
      const absence = { seats: 3, away: tried % 3, often: 30, hours: 12 };
      const { turns } = await deserted(title, absence, settings);
      asked.push(...turns.filter(({ after }) => after.waits));
    }
    expect(asked).not.toEqual([]);
    for (const { before, after } of asked) expect(after.turn).toBeGreaterThan(before);
  });

  it.each(tables)(
    'has what is added to his bank, and the grace behind it: of %d seats, seat %d',
    { timeout: 120_000 },
    async (seats, away) => {
      const pace = { kind: 'bank', hours: 24, increment: 12, cap: 48 } as const;
      const settings = { pace, grace: 6, absent: 'replace' } as const;
      const { log } = await deserted(title, { seats, away, often: 3, hours: 1 }, settings);
      const timed = log.filter(({ type }) =>
        ['time-ran-out', 'played-for', 'seat-vacated'].includes(type),
      );
      expect(timed.map(({ type }) => type)).toEqual([
        'time-ran-out',
        'played-for',
        'time-ran-out',
        'seat-vacated',
      ]);
      const [first, played, second, vacated] = timed.map(({ at }) => at);
      expect((played ?? 0) - (first ?? 0)).toBe(6 * hour);
      expect((second ?? 0) - (played ?? 0)).toBeGreaterThanOrEqual(12 * hour);
      expect((vacated ?? 0) - (second ?? 0)).toBe(6 * hour);
    },
  );
});
