import { Client, escapeIdentifier } from 'pg';
import { patient } from '../database/connection.ts';

/** Where to reach one database of a cluster, and as whom. */
export type DatabaseUrls = {
  /** PostgreSQL's superuser: makes and removes databases. Always the database `postgres`. */
  adminUrl: string;
  /** Owns the tables and migrates them. */
  ownerUrl: string;
  /** What the service runs as: it cannot change events. */
  serviceUrl: string;
};

/** Runs what is given on one connection, which is closed whatever happens. */
export async function withClient<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, ...patient });
  // The error that ends a connection also fails the query under way, which is where it is told.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** The same way in, to another database of the cluster. */
function aimAt(url: string, database: string): string {
  const aimed = new URL(url);
  aimed.pathname = `/${encodeURIComponent(database)}`;
  return aimed.href;
}

/** Makes a database, empty or a copy of a template nobody is connected to. */
export async function createDatabase(
  urls: DatabaseUrls,
  name: string,
  template = 'template1',
): Promise<DatabaseUrls> {
  const owner = decodeURIComponent(new URL(urls.ownerUrl).username);
  await withClient(urls.adminUrl, (client) =>
    client.query(
      `create database ${escapeIdentifier(name)} template ${escapeIdentifier(template)} owner ${escapeIdentifier(owner)}`,
    ),
  );
  return {
    adminUrl: urls.adminUrl,
    ownerUrl: aimAt(urls.ownerUrl, name),
    serviceUrl: aimAt(urls.serviceUrl, name),
  };
}

/** Removes a database and whoever is connected to it. */
export async function dropDatabase(urls: DatabaseUrls, name: string): Promise<void> {
  await withClient(urls.adminUrl, (client) =>
    client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`),
  );
}
