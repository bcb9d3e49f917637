import {
  createServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** What becomes of a request on its way. `cut` and `mute` let it arrive, and lose the answer. */
export type Fate = 'pass' | 'drop' | 'cut' | 'mute' | 'delay' | number;

/** A proxy before a service that does to each request as it is told. */
export async function openProxy(
  url: string,
  fateOf: (request: { readonly method: string; readonly path: string }) => Fate,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const { hostname, port } = new URL(url);

  function carry(incoming: IncomingMessage, outgoing: ServerResponse, fate: Fate): void {
    const { method, url: path, headers } = incoming;
    const onward = forward({ hostname, port, method, path, headers }, (answer) => {
      if (fate === 'mute') return void answer.resume();
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      if (fate !== 'cut') return void answer.pipe(outgoing);
      answer.once('data', (part: Buffer) => {
        outgoing.write(part.subarray(0, Math.floor(part.length / 2)), () => outgoing.destroy());
        onward.destroy();
      });
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  }

  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url: path = '/' } = incoming;
    const fate = fateOf({ method, path });
    if (fate === 'drop') return void incoming.socket.destroy();
    if (typeof fate === 'number') {
      incoming.resume();
      return void outgoing.writeHead(fate, { 'retry-after': '1' }).end();
    }
    if (fate === 'delay') return void setTimeout(() => carry(incoming, outgoing, fate), 20);
    carry(incoming, outgoing, fate);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const fates: readonly Fate[] = [
  'pass',
  500,
  'drop',
  'pass',
  429,
  'cut',
  503,
  'delay',
  'pass',
  'mute',
  502,
];

/** Fates that come in turn for each kind of request, so that none is spared and all get through in the end. */
export function inTurn(most = Number.POSITIVE_INFINITY) {
  const met = new Map<string, number>();
  const seen = new Set<Fate>();
  return {
    seen,
    fateOf({ method, path }: { readonly method: string; readonly path: string }): Fate {
      const kind = `${method} ${path.replace(/\?.*/, '').split('/').at(-1)}`;
      const count = (met.get(kind) ?? 0) + 1;
      met.set(kind, count);
      const fate = count > most ? 'pass' : (fates[count % fates.length] ?? 'pass');
      seen.add(fate);
      return fate;
    },
  };
}
