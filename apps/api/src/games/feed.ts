import pg from 'pg';
import type { Database } from '../database/connection.ts';
import { openListeners } from './listeners.ts';

/** The channel on which one process tells all others which games moved. It carries no game data. */
export const feedChannel = 'staffetta_moved';

/** The same of games that did not move, but whose clocks run out at another time than was told. */
export const clocksChannel = 'staffetta_timed';

/** Tells whoever in this process looks at a game. */
type Heard = {
  readonly listen: (gameId: string, onHeard: () => void) => () => void;
  /** Of every game; null: of any there may be something new. */
  readonly listenToAll: (onHeard: (gameId: string | null) => void) => () => void;
};

/** Hears which games moved, and of which the clocks did. */
export type Feed = Heard & { readonly clocks: Heard; readonly close: () => Promise<void> };

/** Those who listen to one channel. */
function openEars() {
  const byGame = openListeners<void>();
  const toAll = new Set<(gameId: string | null) => void>();
  return {
    listen: byGame.listen,
    listenToAll(onHeard: (gameId: string | null) => void) {
      toAll.add(onHeard);
      return () => toAll.delete(onHeard);
    },
    tell(gameId: string): void {
      byGame.tell(gameId);
      for (const onHeard of toAll) onHeard(gameId);
    },
    tellAll(): void {
      byGame.tellAll();
      for (const onHeard of toAll) onHeard(null);
    },
  };
}

const reconnectAfter = 1_000;

/**
 * Listens on a connection of its own. When it is lost, everybody who listens is told to look again
 * once it is back: what was missed meanwhile is in the log.
 */
export async function openFeed(
  { url }: Pick<Database, 'url'>,
  onTrouble: (error: Error) => void,
): Promise<Feed> {
  const moves = openEars();
  const clocks = openEars();
  let client: pg.Client | null = null;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

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
    fresh.on('notification', ({ channel, payload }) => {
      const ears = channel === clocksChannel ? clocks : moves;
      for (const gameId of (payload ?? '').split(',')) ears.tell(gameId);
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${feedChannel}; listen ${clocksChannel}`);
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
        moves.tellAll();
        clocks.tellAll();
      },
      (error: Error) => {
        onTrouble(error);
        if (!isClosed) retry = setTimeout(reconnect, reconnectAfter);
      },
    );
  }

  await connect();
  return {
    listen: moves.listen,
    listenToAll: moves.listenToAll,
    clocks,
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
