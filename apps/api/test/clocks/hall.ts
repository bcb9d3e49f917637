import { randomUUID } from 'node:crypto';
import { type Seat, toAct } from '@staffetta/engine';
import { inject } from 'vitest';
import type { DatabaseUrls } from '../../src/embedded/databases.ts';
import type { Games } from '../../src/games/games.ts';
import type { Settings } from '../../src/games/settings.ts';
import { inNameOf, joinTable, openTable } from '../../src/games/tables.ts';
import { freshDatabase, startService, type TestService } from '../harness.ts';
import { currentGame, exampleEntry, playOne } from '../players.ts';

// Games whose time goes when it is told to, on a real database, without mail and without HTTP.

export const hour = 3_600_000;

/** A Monday, at noon. */
const noon = Date.parse('2026-01-12T12:00:00Z');

export type Hall = {
  readonly service: TestService;
  readonly games: Games;
  readonly urls: DatabaseUrls;
  readonly now: () => Date;
  /** Lets hours go by, and then does all that time asks for. */
  readonly pass: (hours: number) => Promise<void>;
  /** Lets hours go by while no worker is there. */
  readonly wait: (hours: number) => void;
  readonly game: (settings: Partial<Settings>, seats?: number) => Promise<string>;
  readonly someone: (more?: { timeZone?: string; playTimes?: object }) => Promise<string>;
  readonly close: () => Promise<void>;
};

type OpenHall = { readonly outageAfter?: number; readonly from?: string };

export async function openHall({ outageAfter = 0, from }: OpenHall = {}): Promise<Hall> {
  const { urls, drop } = await freshDatabase(inject('databases').postgres18);
  let at = from === undefined ? noon : Date.parse(from);
  const now = () => new Date(at);
  const service = await startService(urls, { now, outageAfter, logLevel: 'silent' });
  const { games } = service.services;

  const wait = (hours: number) => {
    at += hours * hour;
  };
  async function someone({ timeZone = 'UTC', playTimes = {} } = {}): Promise<string> {
    const { id } = await service.services.accounts.register({
      name: `Player ${randomUUID().slice(0, 8)}`,
      password: 'correct horse',
    });
    await service.database.pool.query(
      `update user_account set time_zone = $2, play_times = $3, mail = $1::text || '@hall.example',
              mail_key = $1::text || '@hall.example', mail_verified_at = now()
        where user_id = $1::uuid`,
      [id, timeZone, playTimes],
    );
    return id;
  }
  return {
    ...{ service, games, urls, now, wait, someone },
    async pass(hours) {
      wait(hours);
      await service.clocks.run();
    },
    async game(settings, seats = 2) {
      const players = await Promise.all(Array.from({ length: seats }, () => someone()));
      return gameOf(games, players, settings);
    },
    async close() {
      await service.close();
      await drop();
    },
  };
}

/** A game of these players, under way. */
export async function gameOf(
  games: Games,
  players: readonly string[],
  settings: Partial<Settings>,
  title = exampleEntry().title.id,
): Promise<string> {
  const [host = '', ...guests] = players;
  const wish = {
    title,
    seats: players.length,
    options: {},
    settings: { seating: 'chosen', ...settings } as const,
  };
  const opening = { key: randomUUID(), contribution: null };
  const gameId = await openTable(games, inNameOf(host), wish, opening);
  for (const guest of guests) await joinTable(games, gameId, inNameOf(guest));
  return gameId;
}

/** Plays until one seat alone is waited for; gives it. */
export async function untilAlone(games: Games, gameId: string): Promise<Seat> {
  for (let turn = 0; turn < 100; turn += 1) {
    const { setting, game } = await currentGame(games, gameId);
    const [seat = 0, ...others] = toAct(setting, game);
    if (others.length === 0) return seat;
    await playOne(games, gameId, (count) => turn % count);
  }
  throw new Error('Nobody is ever waited for alone');
}

/** Lets the first seat do all it is waited for; whoever sits elsewhere is not there. */
export async function firstActs(games: Games, gameId: string): Promise<void> {
  for (let act = 0; act < 50; act += 1) {
    const { setting, game } = await currentGame(games, gameId);
    if (toAct(setting, game)[0] !== 0) return;
    await playOne(games, gameId, (count) => act % count);
  }
}

/** What was told since an event, by the types of its facts. */
export async function factsSince(games: Games, gameId: string, number: number) {
  const { row } = await currentGame(games, gameId);
  const events = await games.store.events(gameId, number, row.number);
  return events.flatMap(({ facts }) => facts.flatMap((fact) => fact?.type ?? []));
}

export async function clockOf(games: Games, gameId: string, seat: Seat) {
  const rows = await games.store.clocksOf([gameId]);
  const found = rows.find((row) => row.seat === seat);
  if (found === undefined) throw new Error(`Seat ${seat} was never waited for`);
  return found;
}

export const numberOf = async (games: Games, gameId: string) =>
  (await currentGame(games, gameId)).number;
