import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { sampled, shadow } from '../../src/admin/shadow.ts';
import { catalogue } from '../../src/games/catalogue.ts';
import { inNameOf, joinTable, openTable } from '../../src/games/tables.ts';
import { freshDatabase, startService, type TestService } from '../harness.ts';
import { picking, playOne } from '../players.ts';

let service: TestService;
let drop: () => Promise<void>;
beforeAll(async () => {
  const fresh = await freshDatabase(inject('databases').postgres15);
  drop = fresh.drop;
  service = await startService(fresh.urls, { logLevel: 'silent' });
});
afterAll(async () => {
  await service.close();
  await drop();
});

/** So many leave every title's game under way. */
const acts = 12;

it.each(catalogue.map(({ title }) => [title.id, title] as const))(
  'a game of %s is identical by the rules it is played by',
  async (id, title) => {
    const { games } = service.services;
    const key = { key: randomUUID(), contribution: null };
    const wish = { title: id, seats: title.seats.min, options: {} };
    const gameId = await openTable(games, inNameOf(randomUUID()), wish, key);
    for (let seat = 1; seat < title.seats.min; seat += 1) {
      await joinTable(games, gameId, inNameOf(randomUUID()));
    }
    for (let act = 0, pick = picking(7); act < acts; act += 1) await playOne(games, gameId, pick);
    const seen: unknown[] = [];
    for await (const row of sampled(games.store, { title: id, finished: 1, seed: 1 })) {
      const { finding } = await shadow(games.library, title, row);
      seen.push({ game: row.gameId, ...finding });
    }
    expect(seen).toEqual([{ game: gameId, verdict: 'identical' }]);
  },
);
