import type { AddressInfo } from 'node:net';
import { isFileError, OperatorError } from './operator-error.ts';

/** What of Fastify is needed here: a server that may be asked again after a port was refused. */
export type Listener = {
  listen: (where: { host: string; port: number; backlog: number }) => Promise<unknown>;
  server: { address: () => AddressInfo | string | null };
};

export const firstPort = 3000;
const triedPorts = 100;

/** Connections that may wait to be taken: as many as the system allows (`net.core.somaxconn`), when a crowd comes back at once. */
const backlog = 65_535;

const everywhere: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };

const causes: Record<string, string> = {
  EACCES: 'this user may not use that port; choose one above 1023',
  EADDRINUSE: 'another program uses that port; stop it, choose another PORT, or leave PORT out',
  EADDRNOTAVAIL: 'HOST is not an address of this machine',
  ENOTFOUND: 'HOST is not a name this machine knows',
};

/** Where a browser on this machine finds what is bound to this host. */
export function writeUrl(host: string, port: number): string {
  const name = everywhere[host] ?? (host.includes(':') ? `[${host}]` : host);
  return `http://${name}:${port}`;
}

/** The ports to try, in order; at the last the system chooses. */
function listPorts(wanted: number | null): number[] {
  if (wanted !== null) return [wanted];
  return [...Array.from({ length: triedPorts }, (_, index) => firstPort + index), 0];
}

/** Listens on the port that was asked for, or else on the first that is free from 3000 on. */
export async function listen(app: Listener, host: string, wanted: number | null): Promise<string> {
  for (const port of listPorts(wanted)) {
    try {
      await app.listen({ host, port, backlog });
    } catch (error) {
      if (!isFileError(error)) throw error;
      if (error.code === 'EADDRINUSE' && wanted === null) continue;
      const cause = causes[error.code ?? ''] ?? error.message;
      throw new OperatorError(`Cannot listen on ${host}, port ${port}: ${cause}.`, {
        cause: error,
      });
    }
    const address = app.server.address();
    return writeUrl(host, typeof address === 'object' && address !== null ? address.port : port);
  }
  throw new OperatorError(`Cannot listen on ${host}: no port is free. Set PORT to one that is.`);
}
