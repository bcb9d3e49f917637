import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { mailboxDomain } from '../../src/accounts/mailbox.ts';
import { openAudit } from '../../src/admin/audit.ts';
import { dump } from '../../src/backup/dump.ts';
import { writeBackup } from '../../src/backup/file.ts';
import { moveDatabase, restoreFile } from '../../src/backup/restoring.ts';
import { variableNames } from '../../src/config.ts';
import { openDatabase } from '../../src/database/connection.ts';
import { type MigrationPlan, migrate } from '../../src/database/migrate.ts';
import { type DatabaseUrls, withClient } from '../../src/embedded/databases.ts';
import { type Api, acted, openApi, playOffer, positionOf } from '../api.ts';
import { bundle } from '../bundled.ts';
import { on, runCommand, runWell } from '../commands.ts';
import { freshDatabase } from '../harness.ts';
import type { World } from '../operations/world.ts';
import {
  differing,
  emptyDatabase,
  linesIn,
  liveIn,
  migrations,
  type Rows,
  rowsOf,
  writeLines,
} from './lived-in.ts';

let api: Api;
let world: World;
let urls: DatabaseUrls;
let drop: () => Promise<void>;
let folder: string;
let file: string; // a backup of the world
let broken: string; // one in which a game is broken
let saved: Rows; // what was in the world then

beforeAll(async () => {
  ({ urls, drop } = await freshDatabase(inject('databases').postgres15));
  api = await openApi(urls, { replyDomain: mailboxDomain, noticeDelay: 0 });
  world = await liveIn(api);
  folder = await mkdtemp(join(tmpdir(), 'staffetta-test-backup-'));
  file = join(folder, 'world.jsonl.gz');
  saved = await rowsOf(urls.ownerUrl);
  await dump(urls.ownerUrl, (content) => writeBackup(file, content));
  broken = join(folder, 'broken.jsonl.gz');
  await saveBroken(broken);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await api.close();
  await drop();
});

/** An empty database of the newest PostgreSQL, until the test is over. */
async function elsewhere(): Promise<MigrationPlan> {
  const { plan, drop: remove } = await emptyDatabase(inject('databases').postgres18);
  onTestFinished(remove);
  return plan;
}

/** A database of this release, new and migrated, until the test is over. */
async function migrated(): Promise<MigrationPlan> {
  const fresh = await freshDatabase(inject('databases').postgres18);
  onTestFinished(fresh.drop);
  return { ...fresh.urls, folder: migrations };
}

/** Saves the world as if an event of a game were not as it was. */
async function saveBroken(path: string): Promise<void> {
  await withClient(urls.ownerUrl, async (client) => {
    const isEvent = `game_id = '${world.turning}' and number = 2`;
    await client.query(
      `create temporary table kept as select facts from game_event where ${isEvent}`,
    );
    await client.query(`update game_event set facts = '[]' where ${isEvent}`);
    await dump(urls.ownerUrl, (content) => writeBackup(path, content));
    await client.query(`update game_event set facts = (select facts from kept) where ${isEvent}`);
  });
}

/** One more act in the world. */
async function playOn(): Promise<void> {
  const { toAct } = await positionOf(api, world.choosing, world.player);
  const player = toAct[0] === 0 ? world.player : world.other;
  acted(await playOffer(api, world.choosing, player));
}

describe('a backup that was restored', () => {
  let plan: MigrationPlan;
  let restored: Awaited<ReturnType<typeof restoreFile>>;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    ({ plan, drop: remove } = await emptyDatabase(inject('databases').postgres18));
    restored = await restoreFile(plan, file);
  });
  afterAll(() => remove());

  it('is there to the last row, on another PostgreSQL', async () => {
    const { games, events, damages, rows } = restored;
    const there = await rowsOf(plan.ownerUrl);
    expect(differing(there, saved)).toEqual([]);
    expect(there.game_message?.join()).toContain('🎲');
    expect({ games, events, damages }).toEqual({
      games: saved.game?.length,
      events: saved.game_event?.length,
      damages: [],
    });
    const { schema_migration, ...tables } = saved;
    const counts = Object.entries(tables).map(([table, { length }]) => [table, length]);
    expect(rows).toEqual(Object.fromEntries(counts));
    const empty = counts.flatMap(([table, count]) => (count === 0 ? [table] : []));
    expect(empty.length).toBeLessThan(12); // the world has something of nearly everything
  });

  it('has every key and index of a new database', async () => {
    const linksAt = (url: string) =>
      withClient(url, async (client) => {
        const { rows } = await client.query(
          `select conrelid::regclass::text, conname as name, pg_get_constraintdef(oid) as is, convalidated
             from pg_constraint where connamespace = 'public'::regnamespace
           union all
           select indrelid::regclass::text, indexrelid::regclass::text, pg_get_indexdef(indexrelid), indisvalid
             from pg_index join pg_class on pg_class.oid = indrelid
            where relnamespace = 'public'::regnamespace
           order by 1, 2, 3`,
        );
        return rows;
      });
    const links = await linksAt((await migrated()).ownerUrl);
    expect(links.length).toBeGreaterThan(100);
    expect(await linksAt(plan.ownerUrl)).toEqual(links);
  });

  it('leaves the log append-only there', async () => {
    expect(restored.notices).toEqual([]);
    await withClient(plan.serviceUrl, async (client) => {
      for (const table of ['game_event', 'admin_audit', 'admin_outcome']) {
        await expect(client.query(`delete from ${table}`)).rejects.toThrow('permission denied');
      }
    });
  });

  it('is served there: a player goes on as he is', async () => {
    const there = await openApi({ ...plan, adminUrl: '' });
    onTestFinished(there.close);
    const before = await positionOf(there, world.turning, world.player);
    acted(await playOffer(there, world.turning, world.player));
    const after = await positionOf(there, world.turning, world.player);
    expect(after.version).toBeGreaterThan(before.version);
  });
});

describe('a backup', () => {
  it('has all there is: the schema keeps nothing but tables, whose columns are all written', async () => {
    const others = await withClient(urls.ownerUrl, async (client) => {
      const { rows } = await client.query(
        `select relname from pg_class
           where relnamespace = 'public'::regnamespace and relkind not in ('r', 'p', 'i', 'I')
         union all
         select attname from pg_attribute a join pg_class c on c.oid = a.attrelid
           where c.relnamespace = 'public'::regnamespace and (attgenerated <> '' or attidentity <> '')`,
      );
      return rows;
    });
    expect(others).toEqual([]);
  });

  it('shows one moment, whatever is played while it is written', async () => {
    const plan = await elsewhere();
    const before = await rowsOf(urls.ownerUrl);
    const during = join(folder, 'during.jsonl.gz');
    await dump(urls.ownerUrl, async ({ opening, portions }) => {
      async function* whilePlaying() {
        let isFirst = true;
        for await (const portion of portions) {
          if (isFirst) await playOn();
          isFirst = false;
          yield portion;
        }
      }
      await writeBackup(during, { opening, portions: whilePlaying() });
    });
    expect(differing(await rowsOf(urls.ownerUrl), before)).toContain('game_event');
    expect((await restoreFile(plan, during)).damages).toEqual([]);
    expect(differing(await rowsOf(plan.ownerUrl), before)).toEqual([]);
  });

  it('names the games that were broken where it was made', async () => {
    const { damages } = await restoreFile(await elsewhere(), broken);
    expect(damages).toEqual([{ gameId: world.turning, number: 2 }]);
  });

  it('that cannot be finished leaves nothing behind, and says why', async () => {
    const into = join(folder, 'unfinished');
    await mkdir(into);
    const writing = dump(urls.ownerUrl, ({ opening, portions }) => {
      async function* untilItFails() {
        for await (const portion of portions) {
          if (portion.table === 'game_event') throw new Error('The database went away');
          yield portion;
        }
      }
      return writeBackup(join(into, 'world.jsonl.gz'), { opening, portions: untilItFails() });
    });
    await expect(writing).rejects.toThrow('The database went away');
    expect(await readdir(into)).toEqual([]);
  });

  it('of an older schema is brought up to this release', async () => {
    const names = (await readdir(migrations)).toSorted();
    const older = join(folder, 'older');
    await mkdir(older);
    for (const name of names.slice(0, 3)) await copyFile(join(migrations, name), join(older, name));
    const then = { ...(await elsewhere()), folder: older };
    await migrate(then);
    await withClient(then.ownerUrl, (client) =>
      client.query(
        `insert into user_account (user_id, name, name_key, password_hash)
           values (gen_random_uuid(), $1, 'key', 'hash')`,
        ['Ada "of old"'],
      ),
    );
    const old = join(folder, 'older.jsonl.gz');
    await dump(then.ownerUrl, (content) => writeBackup(old, content));
    const plan = await elsewhere();
    expect((await restoreFile(plan, old)).applied).toEqual(names.slice(3));
    const { user_account, schema_migration } = await rowsOf(plan.ownerUrl);
    expect(user_account).toEqual([expect.stringMatching(/Ada.+person/)]);
    expect(schema_migration).toHaveLength(names.length);
  });
});

describe('nothing is restored', () => {
  let empty: MigrationPlan; // and still so after each attempt
  let remove: () => Promise<void>;

  beforeAll(async () => {
    ({ plan: empty, drop: remove } = await emptyDatabase(inject('databases').postgres18));
  });
  afterAll(() => remove());

  /** What is wrong with a copy of the backup, made of its bytes or of its lines. */
  type Wrong =
    | { readonly bytes: (good: Buffer) => Buffer | string }
    | { readonly lines: (good: readonly string[]) => readonly string[] };
  const reopened = ([opening = '', ...rest]: readonly string[], change: object) => [
    JSON.stringify({ ...JSON.parse(opening), ...change }),
    ...rest,
  ];
  const unpacked = (good: Buffer) => gunzipSync(good).toString('utf8');

  it.each<[string, Wrong, string]>([
    ['cut off', { bytes: (good) => good.subarray(0, good.length - 9) }, 'no whole backup'],
    ['cut in half', { bytes: (good) => good.subarray(0, good.length / 2) }, 'no whole backup'],
    [
      'cut behind a line',
      { bytes: (good) => gzipSync(unpacked(good).slice(0, unpacked(good).lastIndexOf('{"end"'))) },
      'its end is missing',
    ],
    ['cut within a line', { bytes: (good) => gzipSync(unpacked(good).slice(0, -100)) }, 'cut off'],
    [
      'a bit of another',
      { bytes: (good) => Buffer.from(good).fill(0xff, 5_000, 5_001) },
      'no whole backup',
    ],
    [
      'changed and packed again',
      { bytes: (good) => gzipSync(unpacked(good).replace('🎲', '🎯')) },
      'was changed',
    ],
    [
      'longer than it should be',
      { bytes: (good) => gzipSync(`${unpacked(good)}[]\n`) },
      'follows its end',
    ],
    ['empty', { bytes: () => '' }, 'no whole backup'],
    ['another file', { bytes: () => gzipSync('{"game": 1}\n') }, 'no whole backup'],
    ['no packed file', { bytes: () => '{"game": 1}' }, 'no whole backup'],
    [
      'of another form',
      { lines: (good) => reopened(good, { staffettaBackup: 2 }) },
      'newer release',
    ],
    [
      'of a newer release',
      { lines: (good) => reopened(good, { migrations: [['9999_later.sql', '']] }) },
      'newer release of Staffetta: its database had 9999_later.sql',
    ],
    [
      'of other migrations',
      { lines: (good) => reopened(good, { migrations: [['0001_accounts.sql', '']] }) },
      '0001_accounts.sql is another one',
    ],
    [
      'against a key of the schema',
      { lines: (good) => good.flatMap((line) => [line, line].slice(line.includes('🎲') ? 0 : 1)) },
      'did not take what was saved: could not create unique index "game_message_',
    ],
  ])('of a file that is %s', async (name, wrong, message) => {
    const path = join(folder, `${name}.jsonl.gz`);
    if ('bytes' in wrong) await writeFile(path, wrong.bytes(await readFile(file)));
    else await writeLines(path, wrong.lines(await linesIn(file)));
    await expect(restoreFile(empty, path)).rejects.toThrow(message);
    expect(await rowsOf(empty.ownerUrl)).toEqual({});
  });

  it('of a file that is not there', async () => {
    const path = join(folder, 'none.jsonl.gz');
    await expect(restoreFile(empty, path)).rejects.toThrow(`${path} cannot be read`);
  });

  it('where something is already', async () => {
    const plan = await migrated();
    await expect(restoreFile(plan, file)).rejects.toThrow('The database is not empty');
    const { user_account, schema_migration } = await rowsOf(plan.ownerUrl);
    expect(user_account).toEqual([]);
    expect(schema_migration).toEqual(saved.schema_migration);
  });

  it('where a backup is that was not verified to its end, and says what does that', async () => {
    const plan = await migrated();
    const { pool } = openDatabase(plan.serviceUrl, 1);
    onTestFinished(() => pool.end());
    const audit = openAudit({ pool }, () => new Date());
    const nobody = { admin: null, gameId: null, userId: null, reason: null };
    /** Who restores into it once more is told to verify what is there, or not. */
    const told = async (operation: string, asked: { at?: Date }, status: number | null) => {
      const entry = await audit.note({ ...nobody, operation, asked });
      if (status !== null) await audit.settle(entry, status);
      const refused = await restoreFile(plan, file).catch(({ message }) => message);
      expect(refused).toMatch(/^The database is not empty/);
      return refused.includes('npm run verify');
    };
    const at = new Date();
    expect(await told('move', {}, null)).toBe(false); // from there, not to it
    expect(await told('move', { at }, null)).toBe(true);
    expect(await told('verify', {}, null)).toBe(true);
    expect(await told('verify', {}, 500)).toBe(true);
    expect(await told('verify', {}, 200)).toBe(false);
    expect(await told('restore', { at }, 500)).toBe(true);
    expect(await told('restore', { at }, 200)).toBe(false);
  });
});

describe('moving', () => {
  it('carries all of it into another database, and leaves the first as it is', async () => {
    const plan = await elsewhere();
    const before = await rowsOf(urls.ownerUrl);
    const { damages, games } = await moveDatabase(urls.ownerUrl, plan);
    expect({ damages, games }).toEqual({ damages: [], games: before.game?.length });
    expect(differing(await rowsOf(plan.ownerUrl), before)).toEqual([]);
    expect(differing(await rowsOf(urls.ownerUrl), before)).toEqual([]);
  });

  it('needs an empty database to move to, and one that was used to move from', async () => {
    const plan = await elsewhere();
    await expect(moveDatabase(plan.ownerUrl, plan)).rejects.toThrow('never been used');
    await migrate(plan);
    await expect(moveDatabase(urls.ownerUrl, plan)).rejects.toThrow('is not empty');
  });
});

describe('the commands', () => {
  /** The newest two entries of an audit log. */
  const noted = (url: string) =>
    withClient(url, async (client) => {
      const { rows } = await client.query(
        `select operation, admin, reason, status from admin_audit
           left join admin_outcome using (entry_id) order by admin_audit.at desc limit 2`,
      );
      return rows;
    });
  const emptyFolder = (name: string) => mkdir(join(folder, name)).then(() => join(folder, name));

  it('save into a file of the operator’s own, restore what was saved, and note both, and why', async () => {
    const into = await emptyFolder('backups');
    const because = ['--reason', 'a drill'];
    const answer = JSON.parse(await runWell('backup', [into, '--json', ...because], on(urls)));
    const [saving] = await noted(urls.serviceUrl);
    expect(saving).toEqual({ operation: 'backup', admin: null, reason: 'a drill', status: 200 });
    expect(answer).toMatchObject({ rows: { game: saved.game?.length } });
    expect(await readdir(into)).toEqual([basename(answer.file)]);
    expect(basename(answer.file)).toMatch(/^staffetta-\d{4}-\d\d-\d\dT\d{6}Z\.jsonl\.gz$/);
    expect((await stat(answer.file)).mode & 0o777).toBe(0o600);
    expect((await stat(answer.file)).size).toBe(answer.bytes);
    const plan = await elsewhere();
    const stdout = await runWell('restore', [answer.file], on(plan));
    expect(stdout).toContain(`${saved.game?.length} games`);
    expect(stdout).toContain('Every game’s chain holds.');
    const now = await rowsOf(urls.ownerUrl);
    const others = differing(await rowsOf(plan.ownerUrl), now);
    expect(others.toSorted()).toEqual(['admin_audit', 'admin_outcome', 'service_backup']);
    expect(now.service_backup).toEqual([expect.stringContaining(`,${answer.bytes})`)]);
    expect(await noted(plan.serviceUrl)).toEqual([
      { operation: 'restore', admin: null, reason: 'a restore', status: 200 },
      { ...saving, status: null }, // it goes on in the backup
    ]);
  });

  it('note what they could not do', async () => {
    expect(await runCommand('backup', [file], on(urls))).toMatchObject({ code: 1 });
    const [refused] = await noted(urls.serviceUrl);
    expect(refused).toMatchObject({ operation: 'backup', reason: 'a backup', status: 422 });
  });

  it('end with 1 and a sentence where they cannot do it, and with 2 where nothing is named', async () => {
    const taken = await runCommand('backup', [file], on(urls));
    expect(taken).toMatchObject({ code: 1, stderr: expect.stringContaining('is there already') });
    const full = await runCommand('restore', [file, '--json'], on(urls));
    expect(full).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The database is not empty/),
    });
    for (const name of ['backup', 'restore', 'move']) {
      expect(await runCommand(name, [], on(urls))).toMatchObject({ code: 2 });
    }
    const there = await runCommand('move', [urls.ownerUrl], on(urls));
    expect(there).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('DATABASE_URL is set'),
    });
  });

  /** Until so many wait for a lock in a database: of a table, or what migrations wait for. */
  const waitingIn = (client: Client, count: number) =>
    vi.waitFor(
      async () => {
        const { rows } = await client.query(
          `select from pg_locks l join pg_database d on d.oid = l.database
             where d.datname = current_database() and not l.granted`,
        );
        expect(rows).toHaveLength(count);
      },
      { timeout: 60_000 },
    );

  /** Nothing of the operator's: what is set, even to nothing, goes before what `.env` says. */
  const unset = Object.fromEntries(variableNames.map((name) => [name, '']));

  /** Begins a program in a process of its own; gives the end of it. */
  async function begin(program: string, words: readonly string[], settings: object) {
    const { path, remove } = await bundle(`import '${program}';`, import.meta.dirname);
    onTestFinished(remove);
    const child = spawn(process.execPath, [path, ...words], {
      env: { ...process.env, ...unset, ...settings },
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    return async () => {
      child.kill('SIGKILL');
      await ended;
    };
  }

  const command = (name: string) => `../../src/commands/${name}.ts`;

  it('leave nothing under the name of a file when they are killed in the middle', async () => {
    const into = await emptyFolder('killed');
    await withClient(urls.ownerUrl, async (client) => {
      // It waits for this one, when all before it is written.
      await client.query('begin; lock user_vacation in access exclusive mode');
      const kill = await begin(command('backup'), [join(into, 'whole.jsonl.gz')], on(urls));
      await waitingIn(client, 1);
      await kill();
    });
    expect(await readdir(into)).toEqual([expect.stringMatching(/^whole\.jsonl\.gz\.\w+\.new$/)]);
  });

  it('leave an empty database when they are killed while they fill it, to be begun anew', async () => {
    const plan = await elsewhere();
    await withClient(urls.ownerUrl, async (client) => {
      await client.query('begin; lock user_vacation in access exclusive mode');
      const kill = await begin('./moving.ts', [urls.ownerUrl, JSON.stringify(plan)], {});
      await waitingIn(client, 1);
      await withClient(plan.ownerUrl, async (there) => {
        const { rows } = await there.query(
          `select from pg_locks l join pg_database d on d.oid = l.database
             where d.datname = current_database() and l.mode = 'RowExclusiveLock' and l.pid <> pg_backend_pid()`,
        );
        expect(rows.length).toBeGreaterThan(20); // most tables are filled
      });
      await kill();
    });
    expect(await rowsOf(plan.ownerUrl)).toEqual({});
    expect((await restoreFile(plan, file)).damages).toEqual([]);
    expect(differing(await rowsOf(plan.ownerUrl), saved)).toEqual([]);
  });

  it('say that it was not verified where a restore was killed then, and another command does that', async () => {
    const plan = await elsewhere();
    const turn = `select pg_advisory_lock(hashtextextended('staffetta schema_migration', 0))`;
    await withClient(plan.ownerUrl, (holder) =>
      withClient(plan.ownerUrl, async (client) => {
        await client.query('begin');
        await holder.query(turn);
        const kill = await begin(command('restore'), [broken], on(plan));
        await waitingIn(client, 1);
        // Behind it in the queue: its turn comes when all is there.
        const next = client.query(turn);
        await waitingIn(holder, 2);
        await holder.query('select pg_advisory_unlock_all()');
        await next;
        await client.query('select from game for update'); // a broken game is marked there
        await client.query('select pg_advisory_unlock_all()');
        await vi.waitFor(
          async () => {
            const { rows } = await holder.query(
              `select from pg_locks where not granted and locktype = 'transactionid'`,
            );
            expect(rows).toHaveLength(1);
          },
          { timeout: 60_000 },
        );
        await kill();
      }),
    );
    const [newest] = await noted(plan.serviceUrl);
    expect(newest).toMatchObject({ operation: 'restore', status: null });
    const again = async () => (await runCommand('restore', [file], on(plan))).stderr;
    expect(await again()).toMatch(/^The database is not empty: .* npm run verify does it\.$/m);
    const verified = await runCommand('verify', ['--json'], on(plan));
    expect(JSON.parse(verified.stdout)).toEqual({
      games: saved.game?.length,
      events: saved.game_event?.length,
      damages: [{ gameId: world.turning, number: 2 }],
    });
    expect(await again()).toMatch(/^The database is not empty: it holds the table/m);
  });
});
