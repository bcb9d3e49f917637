// Plays whole games from the offers alone: those named, or every open table it finds.
//   STAFFETTA_URL=http://127.0.0.1:3000 STAFFETTA_TOKEN=… npx tsx examples/bot.ts [game …]

import { randomUUID } from 'node:crypto';
import { createClient, decidedOn, followAll, newContribution, takeUp } from '@staffetta/client';

const { STAFFETTA_URL: baseUrl = 'http://127.0.0.1:3000', STAFFETTA_TOKEN = '' } = process.env;
const client = createClient({ baseUrl, token: () => STAFFETTA_TOKEN, language: () => 'en' });
const below = (count: number): number => Math.floor(Math.random() * count);

/** Plays while the game waits for us; another may be faster, then we look again. */
async function play(game: string): Promise<void> {
  for (;;) {
    const open = await client.offers(game);
    const offer = open.ok ? open.data.offers[below(open.data.offers.length)] : undefined;
    const position = await client.position(game);
    const { toAct = [], seat = null } = position.ok ? position.data : {};
    if (!open.ok || offer === undefined || seat === null || !toAct.includes(seat)) return;
    const on = decidedOn(offer, open.data);
    const acted = await client.act(game, { action: takeUp(offer, below), on, key: randomUUID() });
    if (!acted.ok && acted.problem.status !== 412) throw new Error(acted.problem.detail);
    if (acted.ok) console.log(`${game}: ${offer.sentence}`);
  }
}

const wanted = process.argv.slice(2);
const tables = await client.listGames({ status: 'open' });
if (!tables.ok) throw new Error(tables.problem.detail);
const games = new Set(wanted.length > 0 ? wanted : tables.data.games.map(({ id }) => id));
for (const game of games) await client.joinGame(game, newContribution());

const stop = new AbortController();
let work = Promise.resolve(); // one game at a time
await followAll(client, {
  signal: stop.signal,
  onState: (state) => state.state === 'refused' && console.error(state.problem.detail),
  onMoved: ({ game, status }) => {
    if (status === 'ended') games.delete(game);
    else if (games.has(game)) work = work.then(() => play(game));
    if (games.size === 0) stop.abort();
  },
});
