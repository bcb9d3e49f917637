import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import {
  createDatabase,
  type DatabaseUrls,
  dropDatabase,
  withClient,
} from '../embedded/databases.ts';
import { migrate } from './migrate.ts';

const first = {
  '0001_first.sql': `
    create table game_event (n int primary key);
    create table game (n serial primary key, name text);
    create function double(n int) returns int language sql as 'select n * 2';`,
};
const second = { '0002_second.sql': 'alter table game add column title text;' };
const denied = /permission denied|must be owner/;

async function writeMigrations(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stf-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, sql] of Object.entries(files)) await writeFile(join(folder, name), sql);
  return folder;
}

function run(urls: DatabaseUrls, folder: string) {
  return migrate({ ownerUrl: urls.ownerUrl, serviceUrl: urls.serviceUrl, folder });
}

function ask(url: string, query: string): Promise<unknown[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query({ text: query, rowMode: 'array' });
    return rows.flat();
  });
}

describe.each(['postgres15', 'postgres18'] as const)('on %s', (version) => {
  async function makeDatabase(): Promise<DatabaseUrls> {
    const name = `m${randomBytes(6).toString('hex')}`;
    const urls = await createDatabase(inject('databases')[version], name);
    onTestFinished(() => dropDatabase(urls, name));
    return urls;
  }

  it('applies what is new, in order, once', async () => {
    const urls = await makeDatabase();
    const done = await run(urls, await writeMigrations(first));
    expect(done).toEqual({ applied: ['0001_first.sql'], notices: [] });
    const folder = await writeMigrations({ ...second, ...first });
    expect((await run(urls, folder)).applied).toEqual(['0002_second.sql']);
    expect((await run(urls, folder)).applied).toEqual([]);
    expect(await ask(urls.serviceUrl, 'select name from schema_migration order by 1')).toEqual([
      '0001_first.sql',
      '0002_second.sql',
    ]);
  });

  it('lets several start at once', async () => {
    const urls = await makeDatabase();
    const folder = await writeMigrations({ ...first, ...second });
    const results = await Promise.all(Array.from({ length: 5 }, () => run(urls, folder)));
    expect(results.flatMap(({ applied }) => applied).sort()).toEqual([
      '0001_first.sql',
      '0002_second.sql',
    ]);
  });

  it('takes a migration that fails back whole, keeps those before it, and says where', async () => {
    const urls = await makeDatabase();
    const broken = { '0002_broken.sql': 'create table extra (n int);\nselect nonsense;' };
    await expect(run(urls, await writeMigrations({ ...first, ...broken }))).rejects.toThrow(
      'The migration 0002_broken.sql, line 2 failed and was taken back whole: column "nonsense"',
    );
    expect(await ask(urls.ownerUrl, "select to_regclass('extra')")).toEqual([null]);
    expect((await run(urls, await writeMigrations({ ...first, ...second }))).applied).toEqual([
      '0002_second.sql',
    ]);
  });

  it('refuses a database from a newer release and changes nothing', async () => {
    const urls = await makeDatabase();
    await run(urls, await writeMigrations({ ...first, '0003_future.sql': 'select 1;' }));
    await expect(run(urls, await writeMigrations({ ...first, ...second }))).rejects.toThrow(
      'from a newer release of Staffetta: it holds 0003_future.sql',
    );
    expect(await ask(urls.serviceUrl, 'select count(*)::int from schema_migration')).toEqual([2]);
  });

  it('refuses a migration that was changed, or put before others, after the fact', async () => {
    const urls = await makeDatabase();
    await run(urls, await writeMigrations({ ...first, '0003_third.sql': 'select 1;' }));
    const changed = { ...first, '0003_third.sql': 'select 2;' };
    await expect(run(urls, await writeMigrations(changed))).rejects.toThrow(
      'The migration 0003_third.sql was changed',
    );
    const late = { ...first, ...second, '0003_third.sql': 'select 1;' };
    await expect(run(urls, await writeMigrations(late))).rejects.toThrow(
      'The migration 0002_second.sql comes before others',
    );
  });

  it('reads a checkout with other ends of lines as the same', async () => {
    const urls = await makeDatabase();
    await run(urls, await writeMigrations(first));
    const windows = { '0001_first.sql': first['0001_first.sql'].replaceAll('\n', '\r\n') };
    expect((await run(urls, await writeMigrations(windows))).applied).toEqual([]);
  });

  it('lets the service do its work but not change events or the history of migrations', async () => {
    const urls = await makeDatabase();
    await run(urls, await writeMigrations(first));
    await ask(urls.serviceUrl, "insert into game (name) values ('a')");
    await ask(urls.serviceUrl, "update game set name = 'b'");
    await ask(urls.serviceUrl, 'delete from game');
    await ask(urls.serviceUrl, 'insert into game_event values (1)');
    expect(await ask(urls.serviceUrl, 'select double(n) from game_event')).toEqual([2]);
    for (const forbidden of [
      'update game_event set n = 2',
      'delete from game_event',
      'truncate game_event',
      'delete from schema_migration',
      'drop table game',
    ]) {
      await expect(ask(urls.serviceUrl, forbidden), forbidden).rejects.toThrow(denied);
    }
  });

  it('takes back what the service should not have been able to do', async () => {
    const urls = await makeDatabase();
    const folder = await writeMigrations(first);
    await run(urls, folder);
    await ask(urls.ownerUrl, 'grant update on game_event to staffetta');
    expect((await run(urls, folder)).notices).toEqual([]);
    await expect(ask(urls.serviceUrl, 'update game_event set n = 2')).rejects.toThrow('denied');
  });

  it('says that append-only is not enforced when one role does both', async () => {
    const urls = await makeDatabase();
    const folder = await writeMigrations(first);
    const { notices } = await migrate({
      ownerUrl: urls.ownerUrl,
      serviceUrl: urls.ownerUrl,
      folder,
    });
    expect(notices).toEqual([expect.stringContaining('game_event is append-only')]);
  });

  it('lets a service without its owner start on a database that is up to date', async () => {
    const urls = await makeDatabase();
    const folder = await writeMigrations(first);
    await run(urls, folder);
    const alone = { ownerUrl: urls.serviceUrl, serviceUrl: urls.serviceUrl, folder };
    expect(await migrate(alone)).toEqual({ applied: [], notices: [] });
  });

  it('refuses two ways in that lead to two databases', async () => {
    const [urls, others] = [await makeDatabase(), await makeDatabase()];
    const folder = await writeMigrations(first);
    await expect(
      migrate({ ownerUrl: urls.ownerUrl, serviceUrl: others.serviceUrl, folder }),
    ).rejects.toThrow('two different databases');
    expect(await ask(urls.ownerUrl, "select to_regclass('game')")).toEqual([null]);
  });

  it('says which way in does not work, and not its password', async () => {
    const urls = await makeDatabase();
    const folder = await writeMigrations(first);
    const wrong = new URL(urls.serviceUrl);
    wrong.password = 'hunter2';
    const attempt = migrate({ ownerUrl: urls.ownerUrl, serviceUrl: wrong.href, folder });
    await expect(attempt).rejects.toThrow('cannot be reached with DATABASE_URL: password');
    await expect(attempt).rejects.not.toThrow('hunter2');
  });
});
