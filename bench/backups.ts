import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { titles } from '@staffetta/engine';
import type { BuiltApp } from '../apps/api/src/app.ts';
import { dump } from '../apps/api/src/backup/dump.ts';
import { writeBackup } from '../apps/api/src/backup/file.ts';
import { restoreFile } from '../apps/api/src/backup/restoring.ts';
import { type Database, openDatabase } from '../apps/api/src/database/connection.ts';
import { openStore } from '../apps/api/src/games/store.ts';
import { verifyAll } from '../apps/api/src/games/verify.ts';
import { emptyDatabase } from '../apps/api/test/backup/lived-in.ts';
import { freshDatabase } from '../apps/api/test/harness.ts';
import { playFinished } from './loading.ts';

/** A database of many games, saved and restored. */
export type BackupFigures = {
  readonly games: number;
  readonly events: number;
  readonly databaseBytes: number;
  readonly fileBytes: number;
  readonly backup: number; // all of these in milliseconds
  readonly restore: number; // with the check of every game
  readonly verify: number; // of these alone
  readonly memoryBytes: number; // at most, beyond what the process had before
};

/** Some ten thousand games. */
const enoughEvents = 1_000_000;

/** What belongs to a game, and to its copies: a chain begins at the game's promise, not at its name. */
const familySql = `
  select c.relname as name,
         array(select a.attname::text from pg_attribute a
                where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
    from pg_class c
   where c.relname in ('game', 'game_seat', 'game_event', 'game_snapshot', 'game_clock')
   order by c.relname`;

/** As many copies of all games as make enough events, under other names. */
async function multiply({ pool }: Database): Promise<void> {
  const { rows: counted } = await pool.query<{ events: number }>(
    'select count(*)::int as events from game_event',
  );
  const copies = Math.ceil(enoughEvents / (counted[0]?.events ?? 1));
  const { rows: family } = await pool.query<{ name: string; columns: string[] }>(familySql);
  for (const { name, columns } of family) {
    const values = columns.map((column) =>
      column === 'game_id' ? `md5(t.game_id::text || n)::uuid` : `t.${column}`,
    );
    await pool.query(
      `insert into ${name} (${columns.join(', ')})
         select ${values.join(', ')} from ${name} t, generate_series(2, ${copies}) n`,
    );
  }
}

/** The most memory the process takes while something is done, beyond what it has now. */
async function watched(work: () => Promise<unknown>): Promise<number> {
  const { rss: before } = process.memoryUsage();
  let most = before;
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 50);
  await work().finally(() => clearInterval(look));
  return most - before;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

type Cluster = Parameters<typeof freshDatabase>[0] & { readonly folder: string };

/** Once each: they take long enough to be told from chance. */
export async function measureBackups(
  cluster: Cluster,
  openService: (urls: { serviceUrl: string }) => Promise<BuiltApp & { close: () => Promise<void> }>,
): Promise<BackupFigures> {
  const { urls, drop } = await freshDatabase(cluster);
  const service = await openService(urls);
  for (const title of titles) await playFinished(service, title);
  await service.close();
  const database = openDatabase(urls.ownerUrl, 1);
  await multiply(database);
  const { rows } = await database.pool.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  const there = await emptyDatabase(cluster);
  const file = join(cluster.folder, 'bench.jsonl.gz');
  const times = { backup: 0, restore: 0 };
  const memoryBytes = await watched(async () => {
    times.backup = await timed(() => dump(urls.ownerUrl, (content) => writeBackup(file, content)));
    times.restore = await timed(() => restoreFile(there.plan, file));
  });
  const store = openStore(database);
  let found = { games: 0, events: 0 };
  const verify = await timed(async () => {
    found = await verifyAll(database, store);
  });
  const { size: fileBytes } = await stat(file);
  const { games, events } = found;
  const databaseBytes = Number(rows[0]?.bytes ?? 0);
  await database.pool.end();
  await rm(file);
  await drop();
  await there.drop();
  return { games, events, databaseBytes, fileBytes, ...times, verify, memoryBytes };
}
