import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Database, patient } from '../database/connection.ts';
import { OperatorError } from '../operator-error.ts';
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
export type Feed = Heard & {
  readonly clocks: Heard;
  /** Whether its connection is there, as far as it knows: it finds out within two probes. */
  readonly isHearing: () => boolean;
  readonly close: () => Promise<void>;
};

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

/** Notifications at the start, one of which the feed must hear: it can be reconnecting at the others. */
const callsAtStart = 10;

/** Milliseconds. */
export type Probing = {
  readonly every: number;
  readonly within: number; // of an answer, and at the start of hearing what others say
};

/** Often enough that nobody waits long for a game that moved, seldom enough to cost nothing. */
const usual: Probing = { every: 5_000, within: 10_000 };

const poolerRefused = new OperatorError(
  'DATABASE_URL leads to PostgreSQL by a pooler that keeps nothing of what a connection sets, as PgBouncer does in transaction mode: notifications do not arrive, and limits are not kept. Name PostgreSQL itself, or a pooler in session mode; PgBouncer then also needs ignore_startup_parameters = statement_timeout, lock_timeout, idle_in_transaction_session_timeout.',
);

/** A pooler refuses to set what it would not keep. */
const isPooler = (error: unknown): boolean =>
  error instanceof Error && /unsupported startup parameter/.test(error.message);

/**
 * Listens on a connection of its own. A connection can die without a word, so the feed calls itself by
 * name now and then: not to hear that means to connect anew. Everybody who listens then looks again,
 * each from the version it has: what was missed meanwhile is in the log.
 */
export async function openFeed(
  { url, pool }: Pick<Database, 'url' | 'pool'>,
  onTrouble: (error: Error) => void,
  { every, within }: Probing = usual,
): Promise<Feed> {
  const moves = openEars();
  const clocks = openEars();
  const ownChannel = `staffetta_probe_${randomUUID()}`;
  let client: pg.Client | null = null;
  let isProbing = false; // has called itself, and not heard it yet
  let hearItself: () => void = () => undefined;
  let loss: Error | null = null; // of the latest connection that ended
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
    loss = error;
    client = null;
    leave(dead);
    retry = setTimeout(reconnect, reconnectAfter);
  }

  function hear({ channel, payload = '' }: pg.Notification): void {
    if (channel === ownChannel) {
      isProbing = false;
      hearItself();
      return;
    }
    const ears = channel === clocksChannel ? clocks : moves;
    for (const gameId of payload.split(',')) ears.tell(gameId);
  }

  /**
   * Refuses a way to the database on which nothing arrives of what other connections say. A connection that
   * was lost meanwhile proves nothing about the way: the start fails as with a database that is away.
   */
  async function requireHearing(): Promise<void> {
    const heard = new Promise<true>((resolve) => {
      hearItself = () => resolve(true);
    });
    const silence = new AbortController();
    const { signal } = silence;
    let isHeard = false;
    for (let call = 0; call < callsAtStart && !isHeard; call++) {
      await pool.query(`notify "${ownChannel}"`).catch((error: unknown) => {
        throw isPooler(error) ? poolerRefused : error;
      });
      isHeard = await Promise.race([heard, sleep(within / callsAtStart, false, { signal })]);
    }
    silence.abort();
    if (!isHeard) throw loss ?? poolerRefused;
  }

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'staffetta feed',
      query_timeout: within,
      ...patient,
    });
    fresh.on('error', (error) => lost(fresh, error));
    fresh.on('end', () => lost(fresh, new Error('The feed connection ended')));
    fresh.on('notification', hear);
    try {
      await fresh.connect();
      await fresh.query(`listen ${feedChannel}; listen ${clocksChannel}; listen "${ownChannel}"`);
    } catch (error) {
      leave(fresh);
      throw error;
    }
    isProbing = false;
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

  function probe(): void {
    if (client === null) return;
    const probed = client;
    if (isProbing) lost(probed, new Error('The feed does not hear itself'));
    else {
      isProbing = true;
      probed.query(`notify "${ownChannel}"`).catch((error: Error) => lost(probed, error));
    }
  }

  await connect();
  await requireHearing().catch((error: unknown) => {
    isClosed = true;
    clearTimeout(retry);
    if (client !== null) leave(client);
    throw error;
  });
  // What came in while this process was busy is heard before it is judged.
  const probing = setInterval(() => setImmediate(probe), every);
  return {
    listen: moves.listen,
    listenToAll: moves.listenToAll,
    clocks,
    isHearing: () => client !== null,
    async close() {
      isClosed = true;
      clearInterval(probing);
      clearTimeout(retry);
      await client?.end();
    },
  };
}
