import type { Socket } from 'node:net';
import type { App } from './app-types.ts';

/** How long requests under way may still take when the service is to stop. */
const grace = 5_000;

/** Time between two looks for idle connections: Node closes those it finds when closing begins, and no others. */
const lookEvery = 20;

/** Lets what was begun be finished when the service stops; a line that stays open is cut. */
export function closeCleanly(app: App): void {
  const { server } = app;
  const connections = new Set<Socket>();
  let isClosing = false;
  let cut: NodeJS.Timeout | undefined;
  let looking: NodeJS.Timeout | undefined;

  function cutIdle(): void {
    server.closeIdleConnections();
    // Clients open connections ahead of need. Node does not count them as idle before their first request.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  }

  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    cut = setTimeout(() => server.closeAllConnections(), grace);
    looking = setInterval(cutIdle, lookEvery);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close'); // or it would be kept for a next request
  });
  server.on('close', () => {
    clearTimeout(cut);
    clearInterval(looking);
  });
}
