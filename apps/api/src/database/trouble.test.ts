import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { freshDatabase } from '../../test/databases.ts';
import { type Line, openLine } from '../../test/line.ts';
import { type DatabaseUrls, withClient } from '../embedded/databases.ts';
import { openLongLogs } from '../games/long-logs.ts';
import { type Database, inTransaction, openDatabase } from './connection.ts';
import { migrate } from './migrate.ts';
import { awayIn, isDatabaseTrouble } from './trouble.ts';

const cluster = inject('databases').postgres18;
const migrations = fileURLToPath(new URL('../../../../migrations', import.meta.url));

let urls: DatabaseUrls;
let line: Line;
let drop: () => Promise<void>;

beforeAll(async () => {
  ({ urls, drop } = await freshDatabase(cluster));
  line = await openLine(urls);
});
afterAll(async () => {
  await line.close();
  await drop();
});

function poolOf(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionString: urls.serviceUrl, max: 1, ...config });
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
  onTestFinished(() => pool.end());
  return pool;
}

function opened(url = urls.serviceUrl): Database {
  const database = openDatabase(url, 1);
  onTestFinished(() => database.pool.end());
  return database;
}

const failureOf = (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => {
      throw new Error('It succeeded');
    },
    (error: Error) => error,
  );

const asAdmin = (sql: string, values: unknown[] = []) =>
  withClient(urls.adminUrl, (admin) => admin.query(sql, values));

/** What a pool meets, by how it comes about. */
const troubles: Readonly<Record<string, () => Promise<unknown>>> = {
  'nobody listens there': () =>
    poolOf({ connectionString: 'postgresql://somebody@127.0.0.1:1/none' }).query('select'),
  'its socket is gone': () =>
    poolOf({ connectionString: 'postgresql://somebody@localhost/none?host=/nowhere' }).query(
      'select',
    ),
  'its name is not known': () =>
    poolOf({ connectionString: 'postgresql://somebody@database.invalid/none' }).query('select'),
  'its password was changed': () => {
    const url = new URL(urls.serviceUrl);
    url.password = 'another';
    return poolOf({ connectionString: url.href }).query('select');
  },
  'it is gone': () => {
    const url = new URL(urls.serviceUrl);
    url.pathname = '/no-such-database';
    return poolOf({ connectionString: url.href }).query('select');
  },
  'it ends a connection': () => poolOf({}).query('select pg_terminate_backend(pg_backend_pid())'),
  'it ends an idle transaction': () =>
    inTransaction(poolOf({ idle_in_transaction_session_timeout: 1 }), async (client) => {
      await new Promise((resolve) => client.once('end', resolve));
      await client.query('select');
    }),
  'a statement takes too long': () => poolOf({ statement_timeout: 1 }).query('select pg_sleep(60)'),
  'a lock is not had in time': async () => {
    const pool = poolOf({ lock_timeout: 1 });
    await inTransaction(opened().pool, async (other) => {
      await other.query('lock game');
      await pool.query('select from game');
    });
  },
  'all connections of the pool are in use': async () => {
    const pool = poolOf({ connectionTimeoutMillis: 1 });
    const client = await pool.connect();
    await pool.query('select').finally(() => client.release());
  },
  'it has no connection to spare': async () => {
    await asAdmin('drop role if exists crowded');
    await asAdmin("create role crowded login password 'crowded' connection limit 0");
    const url = new URL(urls.serviceUrl);
    [url.username, url.password] = ['crowded', 'crowded'];
    await poolOf({ connectionString: url.href }).query('select');
  },
  'two transactions wait for each other': async () => {
    const options = '-c deadlock_timeout=1ms'; // which only an admin may set
    const pool = poolOf({ connectionString: urls.adminUrl, max: 2, options });
    const [one, other] = [await pool.connect(), await pool.connect()];
    try {
      await one.query('begin; select pg_advisory_xact_lock(1)');
      await other.query('begin; select pg_advisory_xact_lock(2)');
      await Promise.all([
        one.query('select pg_advisory_xact_lock(2)'),
        other.query('select pg_advisory_xact_lock(1)'),
      ]);
    } finally {
      for (const client of [one, other]) client.release(true);
    }
  },
  'the disk is full': () => poolOf({}).query("do $$ begin raise sqlstate '53100'; end $$"),
  'a start does not reach it': () => {
    const nowhere = 'postgresql://somebody@127.0.0.1:1/none';
    return migrate({ ownerUrl: nowhere, serviceUrl: nowhere, folder: migrations });
  },
  'a thread does not reach it': async () => {
    const { check, close } = openLongLogs('postgresql://somebody@127.0.0.1:1/none');
    await check('00000000-0000-0000-0000-000000000000').finally(close);
  },
  'the line to it is cut': async () => {
    const { pool } = opened(line.urls.serviceUrl);
    await pool.query('select');
    const asked = pool.query('select pg_sleep(60)');
    line.cut();
    await asked.finally(line.mend);
  },
  'the line to it is silent': async () => {
    const pool = poolOf({ connectionString: line.urls.serviceUrl, query_timeout: 1 });
    await pool.query('select');
    line.freeze();
    await pool.query('select').finally(line.mend);
  },
};

describe('trouble of the database is', () => {
  it.each(Object.entries(troubles))('that %s', async (_name, meet) => {
    const error = await failureOf(meet());
    expect(isDatabaseTrouble(error), String(error)).toBe(true);
  });

  it('told by what wraps it, too', () => {
    const error = Object.assign(new Error('no'), { code: '53300' });
    expect(isDatabaseTrouble(new Error('wrapped', { cause: error }))).toBe(true);
    expect(isDatabaseTrouble(new AggregateError([new Error('other'), error], 'both'))).toBe(true);
  });
});

describe('at a start a database', () => {
  it('that is away is waited for, but none that refuses its visitor', async () => {
    const met = async (name: string) => awayIn(await failureOf(troubles[name]?.() ?? fails()));
    const fails = () => Promise.reject(new Error('no such trouble'));
    expect(await met('a start does not reach it')).toMatchObject({ code: 'ECONNREFUSED' });
    expect(await met('its password was changed')).toBeNull();
    expect(await met('it is gone')).toBeNull();
  });
});

describe('trouble of the database is not', () => {
  it.each([
    ['a statement it does not understand', 'selec'],
    [
      'a row that is there already',
      "insert into edition select repeat('0', 32)::bytea, 'a', '{}' from generate_series(1, 2)",
    ],
    ['a value that does not fit', "select 'x'::int"],
  ])('%s', async (_name, sql) => {
    expect(isDatabaseTrouble(await failureOf(opened().pool.query(sql)))).toBe(false);
  });

  it('a file that is missing, or anything else that fails', async () => {
    const missing = Object.assign(new Error('no'), { code: 'ENOENT', syscall: 'open' });
    for (const other of [missing, new Error('no'), 'no', undefined]) {
      expect(isDatabaseTrouble(other)).toBe(false);
    }
  });
});

it('gives each connection for requests its limits', async () => {
  const { rows } = await opened().pool.query(
    `select name, setting::int as limit from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')
      order by name`,
  );
  expect(rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', limit: 120_000 },
    { name: 'lock_timeout', limit: 5_000 },
    { name: 'statement_timeout', limit: 15_000 },
  ]);
});

it('closes the connection of a transaction that met trouble, without waiting for a rollback', async () => {
  const pool = poolOf({ connectionString: line.urls.serviceUrl, query_timeout: 1_000 });
  const statements: unknown[] = [];
  await failureOf(
    inTransaction(pool, async (client) => {
      line.freeze();
      const { query } = client;
      client.query = ((...asked: unknown[]) => {
        statements.push(asked[0]);
        return Reflect.apply(query, client, asked);
      }) as typeof query;
      await client.query('select');
    }),
  );
  line.mend();
  expect({ statements, connections: pool.totalCount }).toEqual({
    statements: ['select'],
    connections: 0,
  });
});
