import type { App } from './app-types.ts';

/** How long requests under way may still take when the service is to stop. */
const grace = 5_000;

/** Lets what was begun be finished when the service stops; a line that stays open is cut. */
export function closeCleanly(app: App): void {
  let isClosing = false;
  let cut: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    isClosing = true;
    cut = setTimeout(() => app.server.closeAllConnections(), grace);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close'); // or it would be kept for a next request
  });
  app.server.on('close', () => clearTimeout(cut));
}
