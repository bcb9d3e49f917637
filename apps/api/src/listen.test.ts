import { createServer } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from './listen.ts';

const host = '127.0.0.1';

function makeApp(): FastifyInstance {
  const app = Fastify();
  onTestFinished(() => app.close());
  return app;
}

async function occupy(port: number): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.once('error', () => resolve()); // taken by somebody else, which does as well
    server.listen(port, host, resolve);
  });
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

it('takes the next free port when none was asked for', async () => {
  await occupy(3000);
  const url = await listen(makeApp(), host, null);
  expect(Number(new URL(url).port)).toBeGreaterThan(3000);
  const next = await listen(makeApp(), host, null);
  expect(next).not.toBe(url);
});

it('lets the system choose when that was asked for', async () => {
  const url = await listen(makeApp(), host, 0);
  expect(Number(new URL(url).port)).toBeGreaterThan(0);
});

it('refuses a port in use that was asked for', async () => {
  const port = await occupy(0);
  await expect(listen(makeApp(), host, port)).rejects.toThrow(
    `Cannot listen on 127.0.0.1, port ${port}: another program uses that port`,
  );
});

it.each([
  ['192.0.2.1', 'HOST is not an address of this machine'],
  ['no-such-host.invalid', 'HOST is not a name this machine knows'],
])('refuses the host %s', async (wrong, cause) => {
  await expect(listen(makeApp(), wrong, 0)).rejects.toThrow(cause);
});

it('names this machine in the address when bound to all of its own', async () => {
  expect(await listen(makeApp(), '0.0.0.0', 0)).toMatch('http://127.0.0.1:');
});

it('asks for a long queue of new connections', async () => {
  const asked: number[] = [];
  const app = {
    listen: async ({ backlog }: { readonly backlog: number }) => asked.push(backlog),
    server: { address: () => null },
  };
  await listen(app, host, 1_234);
  expect(asked).toEqual([65_535]);
});
