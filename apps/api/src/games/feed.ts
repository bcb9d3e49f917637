import pg from 'pg';
import type { Database } from '../database/connection.ts';

/** The channel on which one process tells all others which games moved. It carries no game data. */
export const feedChannel = 'staffetta_moved';

/** Hears which games moved, and tells whoever in this process looks at one of them. */
export type Feed = {
  readonly listen: (gameId: string, onMoved: () => void) => () => void;
  /** Of every game; null: any may have moved. */
  readonly listenToAll: (onMoved: (gameId: string | null) => void) => () => void;
  readonly close: () => Promise<void>;
};

const reconnectAfter = 1_000;

/**
 * Listens on a connection of its own. When it is lost, everybody who listens is told to look again
 * once it is back: what was missed meanwhile is in the log.
 */
export async function openFeed(
  { url }: Pick<Database, 'url'>,
  onTrouble: (error: Error) => void,
): Promise<Feed> {
  const listeners = new Map<string, Set<() => void>>();
  const listenersToAll = new Set<(gameId: string | null) => void>();
  let client: pg.Client | null = null;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  const tell = (gameId: string): void => {
    for (const onMoved of listeners.get(gameId) ?? []) onMoved();
  };

  function leave(dead: pg.Client): void {
    dead.removeAllListeners();
    dead.on('error', () => undefined);
    void dead.end().catch(() => undefined);
  }

  function lost(dead: pg.Client, error: Error): void {
    if (isClosed || client !== dead) return;
    onTrouble(error);
    client = null;
    leave(dead);
    retry = setTimeout(reconnect, reconnectAfter);
  }

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, application_name: 'staffetta feed' });
    fresh.on('error', (error) => lost(fresh, error));
    fresh.on('end', () => lost(fresh, new Error('The feed connection ended')));
    fresh.on('notification', ({ payload }) => {
      for (const gameId of (payload ?? '').split(',')) {
        tell(gameId);
        for (const onMoved of listenersToAll) onMoved(gameId);
      }
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${feedChannel}`);
    } catch (error) {
      leave(fresh);
      throw error;
    }
    if (isClosed) leave(fresh);
    else client = fresh;
  }

  function reconnect(): void {
    connect().then(
      () => {
        for (const gameId of listeners.keys()) tell(gameId);
        for (const onMoved of listenersToAll) onMoved(null);
      },
      (error: Error) => {
        onTrouble(error);
        if (!isClosed) retry = setTimeout(reconnect, reconnectAfter);
      },
    );
  }

  await connect();
  return {
    listen(gameId, onMoved) {
      const here = listeners.get(gameId) ?? new Set();
      here.add(onMoved);
      listeners.set(gameId, here);
      return () => {
        here.delete(onMoved);
        if (here.size === 0) listeners.delete(gameId);
      };
    },
    listenToAll(onMoved) {
      listenersToAll.add(onMoved);
      return () => listenersToAll.delete(onMoved);
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
