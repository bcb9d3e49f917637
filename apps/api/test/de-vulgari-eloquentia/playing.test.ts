import { afterAll, beforeAll, expect, it } from 'vitest';
import { gameSchema } from '../../src/http/answers/tables.ts';
import {
  type Api,
  act,
  acted,
  ask,
  expectProblem,
  ifMatch,
  join,
  offersTo,
  openFreshApi,
  type Player,
  positionOf,
  read,
  register,
} from '../api.ts';

const title = 'de-vulgari-eloquentia';

let api: Api;
let game: string;
let players: readonly Player[];

beforeAll(async () => {
  api = await openFreshApi();
  players = [await register(api, 'Vera'), await register(api, 'Nino')];
  const [host, guest] = players as [Player, Player];
  const body = { title, seats: 2, seating: 'chosen' };
  const opened = await ask(api, { method: 'post', path: '/v1/games', as: host, body });
  ({ id: game } = read(opened, gameSchema, 201));
  await join(api, game, guest);
});
afterAll(() => api.close());

/** Who is to act, and his version. */
async function next(): Promise<{ player: Player; version: number; view: { phase: string } }> {
  const [host] = players as [Player, Player];
  const { toAct } = await positionOf(api, game, host);
  const player = players[toAct[0] ?? 0] ?? host;
  const { version, view } = await positionOf(api, game, player);
  return { player, version, view: view as { phase: string } };
}

async function play(action: object): Promise<void> {
  const { player, version } = await next();
  acted(await act(api, game, player, { actions: [action] }, ifMatch(version)));
}

/** Both have chosen where to start: the first turn is under way. */
async function toFirstTurn(): Promise<void> {
  const { view } = await next();
  if (view.phase !== 'starting') return;
  await play({ type: 'start-at', zone: 'torino' });
  await play({ type: 'start-at', zone: 'ancona' });
}

it.each([
  ['en', '2 action points, 10 ducats'],
  ['it', '2 punti azione, 10 Ducati'],
  ['fr', '2 points d’action, 10 ducats'],
  ['es', '2 puntos de acción, 10 ducados'],
])('offers movements with what they cost, in %s', async (language, price) => {
  await toFirstTurn();
  const { player } = await next();
  const headers = { 'accept-language': language };
  const { body } = await ask(api, { path: `/v1/games/${game}/offers`, as: player, headers });
  expect(body.offers).toContainEqual(
    expect.objectContaining({
      action: { type: 'move', to: expect.any(String) },
      costs: { points: 2, ducats: 10 },
      price,
    }),
  );
});

it.each(['en', 'it', 'fr', 'es'])(
  'says of its edition what is a guess, in %s',
  async (language) => {
    const headers = { 'accept-language': language };
    const { body } = await ask(api, { path: `/v1/titles/${title}`, headers });
    const { aboutEdition } = body;
    const text = JSON.stringify(aboutEdition);
    expect(text).toContain('Verona'); // a zone that no rulebook names
    expect(aboutEdition.length).toBeGreaterThan(1);
  },
);

it('refuses by the rule, in the language of who asks', async () => {
  await toFirstTurn();
  const { player, version } = await next();
  const action = { type: 'advance', track: 'library', spaces: 1 };
  const headers = { ...ifMatch(version), 'accept-language': 'it' };
  const response = await act(api, game, player, { actions: [action] }, headers);
  expectProblem(response, { status: 422, problem: 'refused' });
  expect(response.body).toMatchObject({ code: 'library-closed', rule: 'DVE 8.5' });
  expect(response.body.detail).toMatch(/Biblioteca/);
});

it('shows nobody what is behind another’s screen', async () => {
  await toFirstTurn();
  for (const [seat, player] of players.entries()) {
    const { view } = await positionOf(api, game, player);
    const { players: shown } = view as { players: { screen: object | null }[] };
    expect(shown.map(({ screen }) => screen !== null)).toEqual(shown.map((_, at) => at === seat));
  }
  const { player } = await next();
  expect((await offersTo(api, game, player)).offers.length).toBeGreaterThan(10);
});
