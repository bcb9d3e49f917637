import { afterAll, beforeAll, expect, it } from 'vitest';
import { offersSchema } from '../../src/http/answers/looking.ts';
import {
  type Api,
  ask,
  join,
  openFreshApi,
  openTable,
  type Player,
  read,
  register,
} from '../api.ts';

let api: Api;
let host: Player;
let game: string;

beforeAll(async () => {
  api = await openFreshApi();
  host = await register(api, 'Vera');
  ({ id: game } = await openTable(api, host, 2));
  await join(api, game, await register(api, 'Nino'));
});
afterAll(() => api.close());

it.each([
  ['en', 'charms', /^charm \d+$/, 'strength'],
  ['it', 'amuleti', /^l’amuleto \d+$/, 'forza'],
  ['fr', 'talismans', /^le talisman \d+$/, 'force'],
  ['es', 'amuletos', /^el amuleto \d+$/, 'fuerza'],
])('a form names its list, its pieces and what they count, in %s', async (language, ...names) => {
  const [list, piece, strength] = names;
  const headers = { 'accept-language': language };
  const response = await ask(api, { path: `/v1/games/${game}/offers`, as: host, headers });
  const { offers } = read(response, offersSchema);
  expect(offers).toMatchObject([
    {
      kind: 'form',
      choices: [
        {
          field: 'charms',
          name: list,
          from: Array.from({ length: 4 }, () => ({ name: expect.stringMatching(piece) })),
          bounds: [{ name: strength }],
        },
      ],
    },
  ]);
});
