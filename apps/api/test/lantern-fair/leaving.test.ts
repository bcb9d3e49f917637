import { checkFairness } from '@staffetta/client/fairness';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkExport } from '../../src/games/check.ts';
import { gameSchema } from '../../src/http/answers/tables.ts';
import {
  type Api,
  ask,
  isOver,
  logOf,
  openFreshApi,
  type Player,
  playUntil,
  read,
  register,
  startGame,
} from '../api.ts';
import { leaveOrder } from '../orders.ts';

let api: Api;
beforeAll(async () => {
  api = await openFreshApi();
});
afterAll(() => api.close());

it('keeps the orders of who resigned from who takes his seat over, for ever', async () => {
  const players = [await register(api), await register(api), await register(api)] as const;
  const heir = await register(api);
  const game = await startGame(api, players);
  await leaveOrder(api.service.services.games, game, 1);
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
