import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { OperatorError } from '../operator-error.ts';
import { awayIn } from './trouble.ts';

/** A pool of connections and the query builder on it. */
export type Database = {
  readonly pool: pg.Pool;
  readonly query: NodePgDatabase;
  readonly url: string; // a secret: it holds a password
};

/** Writes that wait for the disk together are synced together: more of them cost it no more. */
const usualConnections = 20;

/** Milliseconds a connection spends on one thing at most. */
type Limits = Pick<
  pg.PoolConfig,
  'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout' | 'query_timeout'
>;

/** Limits of requests and of the work between them: a caller is answered before a proxy gives up. */
const requestLimits: Limits = {
  statement_timeout: 15_000,
  lock_timeout: 5_000,
  // Longer than a mail server may take: a mail is sent inside the transaction that marks it as sent.
  idle_in_transaction_session_timeout: 120_000,
  query_timeout: 20_000, // for a server that has frozen or vanished, and enforces nothing
};

/**
 * Lifts the limits of a session, whatever the role has. Set as the first statement rather than asked for
 * with the connection, because a pooler ignores the latter.
 */
export const noLimits =
  'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0';

/** What every connection has: it is not waited for without end, and a peer that vanishes is noticed. */
export const patient = {
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

/** Connects lazily. A connection that dies while idle is replaced; the application says so. */
function open(
  url: string,
  connections: number,
  limits: Limits | Pick<pg.PoolConfig, 'onConnect'>,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'staffetta',
    ...patient,
    ...limits,
  });
  // An error without a listener ends the process. The pool listens to idle connections only, so each
  // connection needs a listener of its own for the time between two statements of a transaction.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, query: drizzle(pool), url };
}

/** Database for requests and the work between them. */
export const openDatabase = (url: string, connections = usualConnections): Database =>
  open(url, connections, requestLimits);

/** Database for commands and upkeep, which take as long as there is something to do. */
export const openUnhurried = (url: string, connections = usualConnections): Database =>
  open(url, connections, { onConnect: (client) => client.query(noLimits) }); // the pool waits for it

/** Refuses a database that no release was ever started on. */
export async function requireInUse(run: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await run.query(`select to_regclass('game') is not null as found`);
  if (rows[0]?.found === true) return;
  throw new OperatorError('This database has never been used. Start Staffetta on it first.');
}

/**
 * Ends a transaction that failed. A connection in trouble is closed, which rolls back: a frozen one
 * would not answer a rollback either.
 */
async function giveUp(client: pg.PoolClient, error: unknown): Promise<void> {
  if (awayIn(error) !== null) return client.release(true);
  try {
    await client.query('rollback');
    client.release();
  } catch {
    client.release(true);
  }
}

/**
 * All of this work, or nothing of it. When the answer to a commit is lost it may have been done: this
 * never repeats it. Callers do, by their Idempotency-Key, and workers look at what is there.
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const done = await work(client);
    await client.query('commit');
    client.release();
    return done;
  } catch (error) {
    await giveUp(client, error);
    throw error;
  }
}

/**
 * A part of a transaction: where it fails, nothing of it is written, and what else the transaction does still can be. A
 * database that went away is no failure of the part: the whole is tried another time.
 */
export async function attempt(
  client: pg.PoolClient,
  part: () => Promise<void>,
  onFailure: (error: unknown) => Promise<void>,
): Promise<void> {
  await client.query('savepoint attempt');
  try {
    await part();
  } catch (error) {
    if (awayIn(error) !== null) throw error;
    await client.query('rollback to savepoint attempt');
    await onFailure(error);
  }
}

/** Whether a statement failed because somebody else has what may be had once. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';
