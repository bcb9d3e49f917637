import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

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
  pool.on('error', () => undefined); // without a listener it would end the process
  return { pool, query: drizzle(pool), url };
}
