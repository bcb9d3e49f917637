import { afterAll, beforeAll, inject, vi } from 'vitest';
import type { AppSettings } from '../src/app.ts';
import type { DatabaseUrls } from '../src/embedded/databases.ts';
import { openApi, type Player, register, startGame } from './api.ts';
import { freshDatabase } from './harness.ts';
import { type Twins, twinsOf } from './worlds.ts';

// Worlds whose players read mail, each in another language.

const languages = ['en', 'it', 'fr'];

export const addressAt = (seat: number): string => `${seat}@members.example`;

/** A world to be copied: three who read mail have begun a game, and time stands still. */
async function openReadersWorld() {
  const cluster = inject('databases').postgres18;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T12:00:00Z') });
  const base = await freshDatabase(cluster);
  const api = await openApi(base.urls);
  const players: readonly [Player, Player, Player] = [
    await register(api),
    await register(api),
    await register(api),
  ];
  const game = await startGame(api, players);
  for (const [seat, { id }] of players.entries()) {
    await api.service.database.pool.query(
      `update user_account
         set mail = $2, mail_key = $2, mail_verified_at = now(), language = $3 where user_id = $1`,
      [id, addressAt(seat), languages[seat]],
    );
  }
  await api.service.relay.carry();
  await api.close();
  const close = async () => {
    vi.useRealTimers();
    await base.drop();
  };
  /** Two copies of it, the second changed. */
  const twins = (
    change?: (urls: DatabaseUrls) => Promise<void>,
    settings?: Partial<AppSettings>,
  ): Promise<Twins> => twinsOf(cluster, base.urls, change, settings);
  return { twins, players, game, close };
}

/** Such a world for a file of tests, once they run. */
export function useReadersWorld() {
  let world: Awaited<ReturnType<typeof openReadersWorld>> | null = null;
  beforeAll(async () => {
    world = await openReadersWorld();
  });
  afterAll(() => world?.close());
  return () => {
    if (world === null) throw new Error('The world is not open');
    return world;
  };
}

/** Lets the delay go by in both worlds, and every mail be written. */
export async function writeMails(worlds: Twins): Promise<void> {
  const work = async () => {
    for (const { service } of worlds) {
      await service.relay.carry();
      await service.notices.run();
    }
  };
  await work();
  vi.setSystemTime(Date.now() + 121_000);
  await work();
}
