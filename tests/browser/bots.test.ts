import type { Schemas } from '@staffetta/client';
import { test } from 'vitest';
import { comeTo, joinGame, memberOf, openTableOf } from './people.ts';
import { exampleTitle } from './player.ts';
import { useSite } from './site.ts';

const site = useSite();

test('a bot’s seat names its owner, at the table and in the game', async () => {
  const [owner, host] = [
    await memberOf(site.url(), 'Quirina'),
    await memberOf(site.url(), 'Rambaldo'),
  ];
  const { page } = await comeTo(await site.open(), host);
  const title = await exampleTitle(page);
  const made = await owner.ask('post', '/v1/users/me/bots', { name: 'Orologio' });
  const bot = (await made.json()) as Schemas['User'];
  const scopes = ['games:read', 'games:play'];
  const given = await owner.ask('post', `/v1/users/me/bots/${bot.id}/tokens`, {
    name: 'clockwork',
    scopes,
  });
  const { token } = (await given.json()) as { readonly token: string };
  const address = await openTableOf(host, title, { seats: 3 });
  await fetch(`${site.url()}/v1${address}/seats`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  await page.goto(address);
  await page.locator('.place', { hasText: 'Orologio' }).getByText('bot of Quirina').waitFor();
  await joinGame(await memberOf(site.url(), 'Sesto'), address);
  await page.locator('.seat', { hasText: 'Orologio' }).getByText('bot of Quirina').waitFor();
});
