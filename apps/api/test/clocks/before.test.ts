import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withClient } from '../../src/embedded/databases.ts';
import { resignSeat } from '../../src/games/staying.ts';
import { inNameOf } from '../../src/games/tables.ts';
import { currentGame } from '../players.ts';
import { clockOf, factsSince, type Hall, hour, numberOf, openHall } from './hall.ts';

// Games from before time was measured, as the migration finds them.

let hall: Hall;
beforeAll(async () => {
  hall = await openHall({ from: new Date().toISOString() });
});
afterAll(() => hall.close());

const migration = (name: string) => new URL(`../../../../migrations/${name}`, import.meta.url);

/** What a migration does to clocks that are there. */
const updatesOf = async (name: string): Promise<readonly string[]> =>
  (await readFile(migration(name), 'utf8')).match(/^update game_clock c\n[^;]*;/gm) ?? [];

/** Forgets what was measured, and migrates what is there. */
async function migrateAnew(): Promise<void> {
  const updates = await updatesOf('0014_clocks.sql');
  expect(updates).toHaveLength(2);
  const { pool } = hall.service.database;
  await pool.query('update game_clock set left_ms = null, due_at = null, look_at = null');
  await pool.query(`update game set settings = settings - 'grace' - 'absent' - 'rest'`);
  for (const sql of updates) await pool.query(sql);
}

it('are measured from then on, with all of a turn before them', async () => {
  const timed = await hall.game({ pace: { kind: 'perTurn', hours: 24 } });
  const banked = await hall.game({ pace: { kind: 'bank', hours: 90, increment: 1, cap: 80 } });
  const free = await hall.game({});
  const deserted = await hall.game({}, 3);
  const { players } = await currentGame(hall.games, deserted);
  await resignSeat(hall.games, deserted, inNameOf(players[2] ?? ''));
  hall.wait(20);
  await migrateAnew();
  await hall.service.clocks.run();
  const left = async (gameId: string, seat: number) =>
    (await clockOf(hall.games, gameId, seat)).left;
  expect(await left(timed, 0)).toBe(24 * hour);
  expect(await left(banked, 1)).toBe(80 * hour);
  expect(await left(free, 0)).toBeNull();
  expect(await left(deserted, 0)).toBeNull();
  expect(await left(deserted, 2)).toBe(24 * hour);
  expect((await clockOf(hall.games, timed, 0)).dueAt).not.toBeNull();
  const before = await numberOf(hall.games, deserted);
  await hall.pass(10);
  expect(await factsSince(hall.games, deserted, before)).toContain('played-for');
});

it('are waited for since the event with which their clocks began, wherever these were moved to', async () => {
  const gameId = await hall.game({ pace: { kind: 'perTurn', hours: 24 } });
  const { waitBegan } = await clockOf(hall.games, gameId, 0);
  const { pool } = hall.service.database;
  await pool.query(`update game_clock set since = since + interval '9 hours', wait_began = now()`);
  const [update = '', ...others] = await updatesOf('0018_waiting_since.sql');
  expect(others).toEqual([]);
  await pool.query(update);
  expect((await clockOf(hall.games, gameId, 0)).waitBegan).toEqual(waitBegan);
});

it('leaves no vacation that began with less than a day', async () => {
  const sql = await readFile(migration('0028_vacations_keep_their_zone.sql'), 'utf8');
  const player = await hall.someone({ timeZone: 'Asia/Tokyo' });
  await withClient(hall.urls.ownerUrl, async (owner) => {
    await owner.query(`
      alter table user_vacation drop column time_zone, drop constraint user_vacation_check`);
    await owner.query(
      `insert into user_vacation (vacation_id, user_id, first_day, last_day, from_at, until_at)
        values (gen_random_uuid(), $1, '2026-06-02', '2026-06-01', now(), now())`,
      [player],
    );
    await owner.query(sql);
  });
  const { vacations } = await hall.service.services.vacations.list(player, 'UTC');
  expect(vacations).toMatchObject([
    { from: '2026-06-02', to: '2026-06-02', timeZone: 'Asia/Tokyo' },
  ]);
});
