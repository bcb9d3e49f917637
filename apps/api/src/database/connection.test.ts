import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { withClient } from '../embedded/databases.ts';
import { type Database, inTransaction, openDatabase } from './connection.ts';

const { serviceUrl, adminUrl } = inject('databases').postgres18;

let database: Database;

beforeAll(() => {
  database = openDatabase(serviceUrl, 1);
});
afterAll(() => database.pool.end());

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
