import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { DatabaseUrls } from '../src/embedded/databases.ts';

// A line to a database that a test can disturb, as a network does.

export type Line = {
  /** The same database by this line. */
  readonly urls: DatabaseUrls;
  /** Ends all connections, and refuses others until it is mended. */
  readonly cut: () => void;
  /** Lets nothing through, and says nothing of it: on connections there are, and on new ones. */
  readonly freeze: () => void;
  /** Lets new connections through again, and ends those that came meanwhile; older ones stay silent. */
  readonly mend: () => void;
  readonly close: () => Promise<void>;
};

type State = 'open' | 'cut' | 'frozen';

/** Where a cluster of tests listens: in a folder, as its address says. */
const socketOf = (url: string): string =>
  join(new URL(url).searchParams.get('host') ?? '', '.s.PGSQL.5432');

function aimAt(url: string, port: number): string {
  const aimed = new URL(url);
  aimed.searchParams.delete('host');
  aimed.host = `127.0.0.1:${port}`;
  return aimed.href;
}

export async function openLine(urls: DatabaseUrls): Promise<Line> {
  let state: State = 'open';
  const sockets = new Set<Socket>();
  const held = new Set<Socket>(); // which came while it was frozen
  const path = socketOf(urls.serviceUrl);

  function keep(socket: Socket): Socket {
    sockets.add(socket);
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  }

  function pass(from: Socket, to: Socket): void {
    from.pipe(to);
    from.on('close', () => to.destroy());
  }

  const server = createServer((near) => {
    keep(near);
    if (state === 'cut') near.destroy();
    if (state === 'frozen') held.add(near);
    if (state !== 'open') return;
    const far = keep(connect(path));
    pass(near, far);
    pass(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    urls: {
      adminUrl: aimAt(urls.adminUrl, port),
      ownerUrl: aimAt(urls.ownerUrl, port),
      serviceUrl: aimAt(urls.serviceUrl, port),
    },
    cut() {
      state = 'cut';
      destroyAll();
    },
    freeze() {
      state = 'frozen';
      for (const socket of sockets) socket.unpipe().pause();
    },
    mend() {
      state = 'open';
      for (const socket of held) socket.destroy();
      held.clear();
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        destroyAll();
      }),
  };
}
