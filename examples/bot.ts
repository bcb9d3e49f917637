// Plays whole games from the offers alone: those named, or every open table it finds.
//   STAFFETTA_URL=http://127.0.0.1:3000 STAFFETTA_TOKEN=… npx tsx examples/bot.ts [game …]

import { randomUUID } from 'node:crypto';
import {
  createClient,
  decidedOn,
  followTurns,
  newContribution,
  type Result,
  takeUp,
} from '@staffetta/client';

const {
  STAFFETTA_URL: baseUrl = 'http://127.0.0.1:3000',
  STAFFETTA_TOKEN = '',
  STAFFETTA_PATIENCE = '600', // seconds: how long one request may wait in all, as the service asks
} = process.env;
const client = createClient({
  baseUrl,
  token: () => STAFFETTA_TOKEN,
  language: () => 'en',
  patience: Number(STAFFETTA_PATIENCE) * 1_000,
});
const below = (count: number): number => Math.floor(Math.random() * count);

/** Takes one step of a turn. If another player was faster, the turn is told again. */
async function play(game: string): Promise<Result<unknown>> {
  const open = await client.offers(game);
  if (!open.ok) return open;
  const offer = open.data.offers[below(open.data.offers.length)];
  if (offer === undefined) return open;
  const on = decidedOn(offer, open.data);
  const acted = await client.act(game, { action: takeUp(offer, below), on, key: randomUUID() });
  if (acted.ok) console.log(`${game}: ${offer.sentence}`);
  return acted;
}

/** The open tables, once the service can be reached. */
async function openTables(): Promise<readonly string[]> {
  const tables = await client.listGames({ status: 'open' });
  if (!tables.ok) throw new Error(tables.problem.detail);
  return tables.data.games.map(({ id }) => id);
}

const stop = new AbortController();
const wanted = process.argv.slice(2);
const games = new Set(wanted.length > 0 ? wanted : await openTables());
for (const game of games) {
  const joined = await client.joinGame(game, newContribution()); // changes nothing where the bot sits already
  if (!joined.ok) console.error(`${game}: ${joined.problem.detail}`);
}

await followTurns(client, {
  signal: stop.signal,
  onState: (state) => state.state === 'refused' && console.error(state.problem.detail),
  onTrouble: (game, problem) => console.error(`${game}: ${problem.detail}`),
  onTurn: async ({ game, position }) =>
    games.has(game) ? play(game) : { ok: true, data: position },
  onMoved: ({ game, status }) => {
    if (status === 'ended') games.delete(game);
    if (games.size === 0) stop.abort();
  },
});
