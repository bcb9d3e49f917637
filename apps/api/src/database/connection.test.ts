import { randomBytes } from 'node:crypto';
import { escapeIdentifier } from 'pg';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { createDatabase, dropDatabase, withClient } from '../embedded/databases.ts';
import {
  attempt,
  type Database,
  inTransaction,
  openDatabase,
  openUnhurried,
} from './connection.ts';

const { serviceUrl, adminUrl } = inject('databases').postgres18;

let database: Database;

beforeAll(() => {
  database = openDatabase(serviceUrl, 1);
});
afterAll(() => database.pool.end());

const ownBackend = async (client: Pick<Database['pool'], 'query'>): Promise<unknown> =>
  (await client.query('select pg_backend_pid() as pid')).rows[0];

it('keeps the connection of a transaction that failed, and nothing of what it did', async () => {
  const before = await ownBackend(database.pool);
  const work = inTransaction(database.pool, async (client) => {
    await client.query('create temporary table half (done integer)');
    throw new Error('a refusal');
  });
  await expect(work).rejects.toThrow('a refusal');
  expect(await ownBackend(database.pool)).toEqual(before);
  const { rows } = await database.pool.query("select to_regclass('half') as half");
  expect(rows).toEqual([{ half: null }]);
});

it('outlives a connection that dies between two statements of a transaction', async () => {
  const work = inTransaction(database.pool, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const end = new Promise((resolve) => client.once('end', resolve));
    const kill = 'select pg_terminate_backend($1)';
    await withClient(adminUrl, (admin) => admin.query(kill, [rows[0]?.pid]));
    await end;
    await client.query('select 1');
  });
  await expect(work).rejects.toThrow(/connection/i);
  const { rows } = await inTransaction(database.pool, (client) => client.query('select 1 as one'));
  expect(rows).toEqual([{ one: 1 }]);
});

it('tries a part of a transaction another time when the database went away, and notes any other failure', async () => {
  const attempted = async (error: Error): Promise<string> => {
    let noted = 'nothing';
    await inTransaction(database.pool, (client) =>
      attempt(
        client,
        () => Promise.reject(error),
        async () => {
          noted = 'the failure';
        },
      ),
    ).catch(() => {
      noted += ' but its own';
    });
    return noted;
  };
  const withCode = (code: string) => Object.assign(new Error('no'), { code });
  expect(await attempted(new Error('Connection terminated unexpectedly'))).toBe(
    'nothing but its own',
  );
  expect(await attempted(withCode('53300'))).toBe('nothing but its own');
  expect(await attempted(withCode('57014'))).toBe('the failure'); // it would never be done
  expect(await attempted(new Error('a bug'))).toBe('the failure');
});

/** A database on which every connection of the service's role begins with these limits, as behind a pooler. */
async function limitedDatabase(): Promise<string> {
  const cluster = inject('databases').postgres18;
  const name = `limited_${randomBytes(6).toString('hex')}`;
  const urls = await createDatabase(cluster, name);
  onTestFinished(() => dropDatabase(cluster, name));
  const role = escapeIdentifier(decodeURIComponent(new URL(serviceUrl).username));
  await withClient(adminUrl, async (admin) => {
    for (const limit of limitNames)
      await admin.query(`alter role ${role} in database ${name} set ${limit} = '15s'`);
  });
  return urls.serviceUrl;
}

const limitNames = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

it('lets upkeep and commands take their time whatever limits the role has', async () => {
  const url = await limitedDatabase();
  const limits = `select ${limitNames.map((limit) => `current_setting('${limit}')`).join(` || ' ' || `)} as limits`;
  const role = await withClient(url, (client) => client.query(limits));
  expect(role.rows).toEqual([{ limits: '15s 15s 15s' }]);
  const unhurried = openUnhurried(url, 2);
  const both = await Promise.all([unhurried.pool.query(limits), unhurried.pool.query(limits)]);
  await unhurried.pool.end();
  expect(both.map(({ rows }) => rows)).toEqual([[{ limits: '0 0 0' }], [{ limits: '0 0 0' }]]);
});
