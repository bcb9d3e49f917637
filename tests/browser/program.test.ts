import { randomInt, randomUUID } from 'node:crypto';
import {
  type Client,
  createClient,
  decidedOn,
  followGame,
  newContribution,
  takeUp,
} from '@staffetta/client';
import { expect, test } from 'vitest';
import { openTableOf, signedIn } from './people.ts';
import { exampleTitle, keepOne, password, playAnything, textOf, turnComes } from './player.ts';
import { useSite } from './site.ts';

const site = useSite();

/** Whenever it is to act, it does something. */
async function doAnything(client: Client, game: string): Promise<void> {
  const [position, offers] = await Promise.all([client.position(game), client.offers(game)]);
  if (!(position.ok && offers.ok)) return;
  const { seat, toAct } = position.data;
  if (seat === null || !toAct.includes(seat)) return;
  const offer = offers.data.offers[randomInt(offers.data.offers.length)];
  if (offer === undefined) return;
  const acted = await client.act(game, {
    action: takeUp(offer, (count) => randomInt(count)),
    on: decidedOn(offer, offers.data),
    key: randomUUID(),
  });
  // Somebody may have been faster: then there is news, and it is asked again.
  if (!acted.ok) expect(acted.problem.status).toBe(412);
}

test('a person plays a whole game with a program that knows no rules', async () => {
  const host = await signedIn(await site.open(), 'Wanda');
  const { page } = host;
  const address = await openTableOf(host, await exampleTitle(page), {
    seats: 2,
    options: { stalls: 3 },
  });
  const game = address.split('/').at(-1) ?? '';
  await page.goto(address);

  let token: string | null = null;
  const client = createClient({
    baseUrl: site.url(),
    token: () => token,
    language: () => 'en',
  });
  const registered = await client.register({ name: 'A program', password });
  token = registered.ok ? registered.data.token : null;
  expect((await client.joinGame(game, newContribution())).ok).toBe(true);
  const closing = new AbortController();
  let acting = doAnything(client, game);
  const following = followGame(client, game, {
    since: 0,
    onMoved: () => {
      acting = acting.then(() => doAnything(client, game));
    },
    onState: () => undefined,
    signal: closing.signal,
  });

  await turnComes(page);
  await keepOne(page);
  for (let round = 0; round < 80; round += 1) {
    await page.locator('.game-mine, .outcome').first().waitFor();
    if (await page.locator('.outcome').isVisible()) break;
    await playAnything(page, round);
  }
  await page.locator('.outcome').waitFor();
  await expect
    .poll(() => textOf(page, '.log'))
    .toMatch(/A program (buys|takes|bids|passes|has sealed)/);
  await acting;
  closing.abort();
  await following;
});
