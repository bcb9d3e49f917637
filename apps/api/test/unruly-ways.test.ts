import { createClient, decidedOn, followTurns, type Result, takeUp } from '@staffetta/client';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { type Api, gameOf, openFreshApi, type Player, register, startGame } from './api.ts';
import { playToTheEnd } from './bots.ts';
import { exampleEntry, picking } from './players.ts';
import { inTurn, openProxy } from './unruly-proxy.ts';

// Programs that play while their connection drops, delays and refuses.

let api: Api;

beforeAll(async () => {
  api = await openFreshApi();
});
afterAll(() => api.close());

/** So many requests of each kind may fail: a pause of the bots takes a second or two. */
const failing = 5;

/** Plays a game at an address by its turns alone, to the end. */
async function playTurns(url: string, game: string, { token }: Player): Promise<void> {
  const over = new AbortController();
  const retry = {
    random: Math.random,
    wait: () => new Promise<void>((resolve) => setTimeout(resolve, 1)),
  };
  const settings = { baseUrl: url, token: () => token, language: () => 'en' };
  const client = createClient({ ...settings, retry, silence: 300 });
  let step = 0;

  async function play(): Promise<Result<unknown>> {
    const open = await client.offers(game);
    if (!open.ok) return open;
    step += 1;
    const offer = open.data.offers[step % open.data.offers.length];
    if (offer === undefined) return open;
    const action = takeUp(offer, picking(step));
    return client.act(game, { action, on: decidedOn(offer, open.data) });
  }

  await followTurns(client, {
    signal: over.signal,
    retry,
    silence: 600,
    onState: () => undefined,
    onTurn: play,
    onMoved: ({ status }) => {
      if (status === 'ended') over.abort();
    },
  });
}

it('every turn is told though requests and streams are dropped, delayed, cut off and refused', async () => {
  const players = [await register(api), await register(api)];
  const game = await startGame(api, players);
  const ways = players.map(() => inTurn());
  const proxies = await Promise.all(ways.map(({ fateOf }) => openProxy(api.url, fateOf)));
  onTestFinished(async () => {
    for (const { close } of proxies) await close();
  });
  await Promise.all(
    players.map((player, seat) => playTurns(proxies[seat]?.url ?? '', game, player)),
  );
  const [host] = players;
  if (host === undefined) throw new Error('Nobody played');
  expect((await gameOf(api, game, host)).status).toBe('ended');
  for (const { seen } of ways) {
    expect([...seen].map(String).sort()).toEqual(
      ['429', '500', '502', '503', 'cut', 'delay', 'drop', 'mute', 'pass'].sort(),
    );
  }
}, 180_000);

it('the bots among the examples play on though requests fail in their own turns', async () => {
  const { title } = exampleEntry();
  const { fateOf, seen } = inTurn(failing);
  const proxy = await openProxy(api.url, fateOf);
  onTestFinished(proxy.close);
  await playToTheEnd(api, title, proxy.url);
  expect([...seen]).toEqual(expect.arrayContaining([429, 500, 'drop', 'cut']));
}, 180_000);
