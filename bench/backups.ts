import { rm, stat } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { titles } from '@staffetta/engine';
import { dump } from '../apps/api/src/backup/dump.ts';
import { writeBackup } from '../apps/api/src/backup/file.ts';
import { type Restored, restoreFile } from '../apps/api/src/backup/restoring.ts';
import { type Database, openUnhurried } from '../apps/api/src/database/connection.ts';
import type { DatabaseUrls } from '../apps/api/src/embedded/databases.ts';
import { emptyDatabase } from '../apps/api/test/backup/lived-in.ts';
import { freshDatabase } from '../apps/api/test/harness.ts';
import { playFinished } from './loading.ts';
import type { Million, OpenService } from './million.ts';
import { amount } from './sample.ts';

/** A database, saved and restored. */
export type BackupFigures = {
  readonly games: number;
  readonly events: number;
  readonly rows: number; // of all tables
  readonly databaseBytes: number;
  readonly fileBytes: number;
  readonly backup: number; // all of these in milliseconds
  readonly restore: number; // with the check of every game
  readonly verify: number; // of these alone
  readonly memoryBytes: number; // at most, beyond what the process had before
  readonly load: number; // of the machine before
};

/** Some ten thousand games. */
const enoughEvents = amount(1_000_000, 2_000);

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

/** What is done, and the most memory the process takes meanwhile, beyond what it has now. */
async function watched(work: () => Promise<Restored>) {
  const { rss: before } = process.memoryUsage();
  let most = before;
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 50);
  const restored = await work().finally(() => clearInterval(look));
  return { restored, memoryBytes: most - before };
}

async function timed<T>(work: () => Promise<T>) {
  const started = performance.now();
  const result = await work();
  return { result, taken: performance.now() - started };
}

type Cluster = DatabaseUrls & { readonly folder: string };

const brokenSql = `
  select game_id as "gameId", broken_at as number from game where broken_at is not null order by game_id`;

/** Once each: they take long enough to be told from chance. */
async function measureSaving(
  cluster: Cluster,
  { pool }: Database,
  ownerUrl: string,
): Promise<BackupFigures> {
  const [load = 0] = loadavg();
  const { rows: sizes } = await pool.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  const { rows: broken } = await pool.query<Restored['damages'][number]>(brokenSql);
  const there = await emptyDatabase(cluster);
  const file = join(cluster.folder, 'bench.jsonl.gz');
  const times = { backup: 0, restore: 0, verify: 0 };
  const restore = () =>
    restoreFile(there.plan, file, {
      say: (sentence) => console.log(`  ${sentence}`),
      noting: async (_at, check) => {
        const { taken, result } = await timed(check);
        times.verify = taken;
        return result;
      },
    });
  const { memoryBytes, restored } = await watched(async () => {
    const saved = await timed(() => dump(ownerUrl, (content) => writeBackup(file, content)));
    times.backup = saved.taken;
    const { taken, result } = await timed(restore);
    times.restore = taken;
    return result;
  });
  const { games, events, damages, rows: counts } = restored;
  if (!isDeepStrictEqual(damages, broken)) throw new Error('Other games are broken than were');
  const { size: fileBytes } = await stat(file);
  await rm(file);
  await there.drop();
  const rows = Object.values(counts).reduce((all, count) => all + count, 0);
  const databaseBytes = Number(sizes[0]?.bytes ?? 0);
  return { games, events, rows, databaseBytes, fileBytes, ...times, memoryBytes, load };
}

/** One whole game of every title, many times over. */
async function measureWholeGames(
  cluster: Cluster,
  openService: OpenService,
): Promise<BackupFigures> {
  const { urls, drop } = await freshDatabase(cluster);
  const service = await openService(urls);
  for (const title of titles) await playFinished(service, title);
  await service.close();
  const database = openUnhurried(urls.ownerUrl, 1);
  await multiply(database);
  const figures = await measureSaving(cluster, database, urls.ownerUrl);
  await database.pool.end();
  await drop();
  return figures;
}

/** A database of many events, and one of many games. */
export const measureBackups = async (
  cluster: Cluster,
  openService: OpenService,
  { owner, urls }: Million,
): Promise<readonly BackupFigures[]> => [
  await measureWholeGames(cluster, openService),
  await measureSaving(cluster, owner, urls.ownerUrl),
];
