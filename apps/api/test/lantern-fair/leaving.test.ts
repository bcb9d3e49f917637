import { checkFairness } from '@staffetta/client/fairness';
import { visit } from '@staffetta/engine';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { checkExport } from '../../src/games/check.ts';
import { drawOf } from '../../src/games/games.ts';
import { write } from '../../src/games/write.ts';
import { gameSchema } from '../../src/http/answers/tables.ts';
import {
  type Api,
  ask,
  isOver,
  logOf,
  openApi,
  type Player,
  playUntil,
  read,
  register,
  startGame,
} from '../api.ts';
import { freshDatabase } from '../harness.ts';

let api: Api;
let drop: () => Promise<void>;
beforeAll(async () => {
  const fresh = await freshDatabase(inject('databases').postgres18);
  drop = fresh.drop;
  api = await openApi(fresh.urls);
});
afterAll(async () => {
  await api.close();
  await drop();
});

/** An order only its owner may ever read. */
const order = { stalls: 'all', seal: 2, upTo: 7, atLimit: 'pass', offered: 'take' };

async function leaveOrder(game: string, seat: number): Promise<void> {
  const { games } = api.service.services;
  await write<void>(
    games,
    game,
    async (loaded) => {
      const asked = { seat, cancel: [], place: [order], actions: [] };
      const followed = visit(loaded.setting, loaded, asked, drawOf(loaded));
      if (!followed.ok) throw new Error(followed.refusal.code);
      return { events: followed.events, seats: [], key: null };
    },
    () => undefined,
  );
}

it('keeps the orders of who resigned from who takes his seat over, for ever', async () => {
  const players = [await register(api), await register(api), await register(api)] as const;
  const heir = await register(api);
  const game = await startGame(api, players);
  await leaveOrder(game, 1);
  const post = (path: string, as: Player, body?: object) =>
    ask(api, { method: 'post', path: `/v1/games/${game}/${path}`, as, ...(body && { body }) });
  read(await post('resign', players[1]), gameSchema);
  read(await post('replacements', heir, { seat: 1 }), gameSchema);
  const { version, events } = await logOf(api, game, heir);
  expect(events.map((event) => event.version)).toEqual(events.map((_, index) => index + 1));
  expect(events).toHaveLength(version);
  expect(JSON.stringify(events)).not.toMatch(/order-placed|upTo/);
  await playUntil(api, game, [players[0], heir, players[2]], isOver);
  for (const viewer of [heir, ...players]) {
    const { body } = await ask(api, { path: `/v1/games/${game}/export`, as: viewer });
    expect(JSON.stringify(body)).not.toMatch(/order-placed|upTo/);
    expect(await checkFairness(body)).toMatchObject({ fair: true, withheld: 1 });
    expect(checkExport(body)).toMatchObject({ ok: true });
  }
});
