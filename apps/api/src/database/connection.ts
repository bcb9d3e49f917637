import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { OperatorError } from '../operator-error.ts';

/** A pool of connections and the query builder on it. */
export type Database = {
  readonly pool: pg.Pool;
  readonly query: NodePgDatabase;
  readonly url: string; // a secret: it holds a password
};

/** Writes that wait for the disk together are synced together: more of them cost it no more. */
const usualConnections = 20;

/** Connects lazily. A connection that dies while idle is replaced; the application says so. */
export function openDatabase(url: string, connections = usualConnections): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'staffetta',
    connectionTimeoutMillis: 10_000,
  });
  // An error without a listener ends the process. The pool listens to idle connections only, so each
  // connection needs a listener of its own for the time between two statements of a transaction.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, query: drizzle(pool), url };
}

/** Refuses a database that no release was ever started on. */
export async function requireInUse(run: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await run.query(`select to_regclass('game') is not null as found`);
  if (rows[0]?.found === true) return;
  throw new OperatorError('This database has never been used. Start Staffetta on it first.');
}

/** Ends a transaction that failed. Where even that fails, its connection is closed, which rolls back. */
async function giveUp(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('rollback');
  } catch {
    client.release(true);
    return;
  }
  client.release();
}

/** All of this work, or nothing of it. */
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
    await giveUp(client);
    throw error;
  }
}

/** A part of a transaction: where it fails, nothing of it is written, and what else the transaction does still can be. */
export async function attempt(
  client: pg.PoolClient,
  part: () => Promise<void>,
  onFailure: (error: unknown) => Promise<void>,
): Promise<void> {
  await client.query('savepoint attempt');
  try {
    await part();
  } catch (error) {
    await client.query('rollback to savepoint attempt');
    await onFailure(error);
  }
}

/** Whether a statement failed because somebody else has what may be had once. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';
