import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import type { App } from './app-types.ts';
import { openTurnstile, refuseOverload, usualCapacity } from './overload.ts';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

it('a turnstile lets so many in at once, and the others in their order', async () => {
  const turnstile = openTurnstile(2, 2);
  const inside: string[] = [];
  const enter = (name: string) => void turnstile.enter().then(() => inside.push(name));
  for (const name of ['Ada', 'Bruno', 'Carla']) enter(name);
  await settle();
  expect(inside).toEqual(['Ada', 'Bruno']);
  expect(turnstile.isFull()).toBe(false);
  enter('Dario');
  expect(turnstile.isFull()).toBe(true);
  turnstile.leave();
  await settle();
  expect(inside).toEqual(['Ada', 'Bruno', 'Carla']);
  turnstile.leave();
  turnstile.leave();
  turnstile.leave();
  await settle();
  expect(inside).toEqual(['Ada', 'Bruno', 'Carla', 'Dario']);
  enter('Elena');
  await settle();
  expect(inside.at(-1)).toBe('Elena');
});

it('a stream whose client hung up in line is not opened', async () => {
  const app: App = Fastify({ forceCloseConnections: true });
  onTestFinished(() => app.close());
  refuseOverload(app, { ...usualCapacity, loopDelay: 1_000_000 }, () => false);
  const opened: string[] = [];
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  app.get<{ Params: { name: string } }>('/:name/stream', async ({ params }) => {
    opened.push(params.name);
    await gate;
    return '';
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const arrived = new Map<string, { readonly destroyed: boolean }>();
  app.server.on('request', (request, response) => void arrived.set(request.url ?? '', response));
  const ask = (name: string, signal: AbortSignal | null = null) =>
    fetch(`${url}/${name}/stream`, { signal });

  const first = Array.from({ length: 20 }, (_, place) => ask(`first-${place}`));
  await expect.poll(() => opened.length).toBe(20);
  const hangUp = new AbortController();
  const gone = ask('gone', hangUp.signal).catch(() => null);
  await expect.poll(() => arrived.has('/gone/stream')).toBe(true);
  const last = ask('last');
  await expect.poll(() => arrived.has('/last/stream')).toBe(true);
  hangUp.abort();
  await expect.poll(() => arrived.get('/gone/stream')?.destroyed).toBe(true);
  open();
  const answers = await Promise.all([...first, last]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await gone;
  expect(opened.slice(20)).toEqual(['last']);
});
