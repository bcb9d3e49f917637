import { type AddressInfo, createServer } from 'node:net';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { type Database, openDatabase } from '../src/database/connection.ts';
import { awayIn } from '../src/database/trouble.ts';
import { openFeed } from '../src/games/feed.ts';
import { OperatorError } from '../src/operator-error.ts';
import { freshDatabase } from './harness.ts';

// A service that reaches PostgreSQL by a pooler that keeps nothing of what a connection sets.

function opened(url: string): Database {
  const database = openDatabase(url, 1);
  onTestFinished(() => database.pool.end());
  return database;
}

async function fresh(): Promise<string> {
  const { urls, drop } = await freshDatabase(inject('databases').postgres18);
  onTestFinished(drop);
  return urls.serviceUrl;
}

/** Refuses all visitors, in the words of PgBouncer. */
async function openPgBouncer(): Promise<string> {
  const fields = ['SFATAL', 'C08P01', 'Munsupported startup parameter: statement_timeout', ''];
  const text = Buffer.from(fields.map((field) => `${field}\0`).join(''));
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(text.length + 4, 1);
  const server = createServer((visitor) => {
    visitor.on('error', () => undefined);
    visitor.once('data', () => visitor.end(Buffer.concat([head, text])));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `postgresql://staffetta@127.0.0.1:${(server.address() as AddressInfo).port}/staffetta`;
}

const openedFeed = (url: string, { pool }: Database) =>
  openFeed({ url, pool }, () => undefined, { every: 60_000, within: 100 });

it('is refused at its start when that drops the limits of connections', async () => {
  const refused = openedFeed(await fresh(), opened(await openPgBouncer()));
  await expect(refused).rejects.toThrow(OperatorError);
  await expect(refused).rejects.toThrow(/PgBouncer .* in transaction mode/);
  await expect(refused).rejects.toThrow(
    /session mode; .* ignore_startup_parameters = statement_timeout/,
  );
});

it('is refused at its start when notifications do not arrive', async () => {
  const refused = openedFeed(await fresh(), opened(await fresh())); // said where nobody listens
  await expect(refused).rejects.toThrow(OperatorError);
  await expect(refused).rejects.toThrow(/notifications do not arrive/);
});

it('is not blamed for a connection that is lost at the start: the start waits instead', async () => {
  const url = await fresh();
  const [{ pool }, other] = [opened(url), opened(url)];
  let onTrouble: (error: Error) => void = () => undefined;
  const lost = new Promise<Error>((resolve) => {
    onTrouble = resolve;
  });
  const calls = vi.spyOn(pool, 'query').mockImplementation(() => Promise.resolve());
  calls.mockImplementationOnce(async () => {
    await other.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'staffetta feed' and datname = current_database()`,
    );
    await lost;
  });
  const opening = openFeed({ url, pool }, onTrouble, { every: 60_000, within: 100 });
  await expect(opening).rejects.toBe(await lost);
  expect(awayIn(await lost)).not.toBeNull();
});

it('is none where only the first notification is missed', async () => {
  const url = await fresh();
  const { pool } = opened(url);
  vi.spyOn(pool, 'query').mockImplementationOnce(() => Promise.resolve());
  const feed = await openFeed({ url, pool }, () => undefined, { every: 60_000, within: 5_000 });
  expect(feed.isHearing()).toBe(true);
  await feed.close();
});

it('is none where they do', async () => {
  const url = await fresh();
  const feed = await openFeed({ url, pool: opened(url).pool }, () => undefined);
  expect(feed.isHearing()).toBe(true);
  await feed.close();
});
