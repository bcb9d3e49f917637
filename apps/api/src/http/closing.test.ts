import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { closeCleanly } from './closing.ts';

/** A service that answers once it is told to, and whether it had to cut connections when it stopped. */
async function openService() {
  const app = Fastify({ forceCloseConnections: 'idle' });
  const cut = vi.spyOn(app.server, 'closeAllConnections');
  closeCleanly(app);
  const way = new EventEmitter();
  const asked = once(way, 'asked');
  app.get('/', async () => {
    const told = once(way, 'answer');
    way.emit('asked');
    await told;
    return 'done';
  });
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  return { app, cut, asked, answer: () => way.emit('answer'), port: Number(port) };
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

it('does not wait for a connection on which nothing was asked', async () => {
  const { app, cut, port } = await openService();
  const accepted = once(app.server, 'connection');
  const socket = await connected(port);
  await accepted;
  const end = once(socket, 'close');
  await app.close();
  await end;
  expect(cut).not.toHaveBeenCalled();
});

it('finishes what was begun, and keeps that connection no longer', async () => {
  const { app, cut, asked, answer, port } = await openService();
  const socket = await connected(port);
  let said = '';
  socket.on('data', (part) => {
    said += String(part);
  });
  socket.write('GET / HTTP/1.1\r\nhost: staffetta\r\n\r\n');
  await asked;
  const end = once(socket, 'close');
  const closed = app.close();
  answer();
  await Promise.all([closed, end]);
  expect(said).toMatch(/^HTTP\/1.1 200 (?:.|\s)*done$/);
  expect(cut).not.toHaveBeenCalled();
});
