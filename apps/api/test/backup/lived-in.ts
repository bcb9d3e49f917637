import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { keepSizes } from '../../src/dashboard/sizes.ts';
import type { MigrationPlan } from '../../src/database/migrate.ts';
import {
  createDatabase,
  type DatabaseUrls,
  dropDatabase,
  withClient,
} from '../../src/embedded/databases.ts';
import { catalogue } from '../../src/games/catalogue.ts';
import { sha256 } from '../../src/games/secret.ts';
import { type Api, ask } from '../api.ts';
import { operations } from '../operations/index.ts';
import { makeWorld, type World } from '../operations/world.ts';
import { playOne, playToEnd, startedGame } from '../players.ts';

// A database people have lived in, and what tests of backups do with one.

/** What a text can hold that a file of lines could stumble over. */
const awkward = 'a "b" \\ \\n {,} \t\n\r\u2028 é 🎲';

/** A running and a finished game of each title that is published. */
async function playPublished({ service }: Api): Promise<void> {
  const { games } = service.services;
  for (const { title } of catalogue.filter((entry) => entry.title.stage === 'published')) {
    const { gameId: ended } = await startedGame(games, title.seats.min, title.id);
    await playToEnd(games, ended);
    const { gameId: running } = await startedGame(games, title.seats.min, title.id);
    for (let act = 0; act < 10; act += 1) await playOne(games, running, (count) => act % count);
  }
}

/** Every title was played, and everything was done that can be done over the API. */
export async function liveIn(api: Api): Promise<World> {
  const world = await makeWorld(api);
  await playPublished(api);
  const { pool } = api.service.database;
  await pool.query(
    `update user_account
       set mail = user_id || '@club.example', mail_key = user_id || '@club.example', mail_verified_at = now()
       where user_id = any ($1)`,
    [[world.player.id, world.other.id]],
  );
  for (const { method, good } of Object.values(operations)) {
    if (method !== 'get') await ask(api, { method, ...(await good(world, api)) });
  }
  const { id } = world.player;
  const path = `/v1/games/${world.turning}/messages`;
  await ask(api, { method: 'post', path, as: world.other, body: { text: awkward } });
  await api.service.relay.carry();
  await api.service.notices.run();
  await pool.query('insert into user_block (user_id, blocked) values ($1, $2)', [
    id,
    world.stranger.id,
  ]);
  await pool.query('insert into service_outage values (now() - interval $$1 hour$$, now())');
  await api.service.pulse.tell();
  await keepSizes({ pool }, new Date());
  return world;
}

/** The rows of every table, as texts. */
export type Rows = Readonly<Record<string, readonly string[]>>;

/** All rows there are, but of when which migration was applied. */
export const rowsOf = (url: string): Promise<Rows> =>
  withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class
         where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
    );
    const found: Record<string, readonly string[]> = {};
    for (const { name } of tables) {
      const row = name === 'schema_migration' ? '(t.name, t.sha256)' : 't';
      const { rows } = await client.query<{ row: string }>(
        `select ${row}::text as row from ${name} t order by 1`,
      );
      found[name] = rows.map((each) => each.row);
    }
    return found;
  });

/** The tables that are not the same; the rows themselves would be hard to read. */
export const differing = (one: Rows, other: Rows): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (table) => one[table]?.join('\n') !== other[table]?.join('\n'),
  );

export const migrations = fileURLToPath(new URL('../../../../migrations', import.meta.url));

/** An empty database, and its removal. */
export async function emptyDatabase(
  cluster: DatabaseUrls,
): Promise<{ plan: MigrationPlan; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const { ownerUrl, serviceUrl } = await createDatabase(cluster, name);
  const plan = { ownerUrl, serviceUrl, folder: migrations };
  return { plan, drop: () => dropDatabase(cluster, name) };
}

/** The lines of a backup but its last. */
export const linesIn = async (file: string): Promise<string[]> =>
  gunzipSync(await readFile(file))
    .toString('utf8')
    .split('\n')
    .slice(0, -2);

const joined = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

/** A backup of these lines, as good as any. */
export async function writeLines(file: string, lines: readonly string[]): Promise<void> {
  const end = JSON.stringify({ end: { sha256: sha256(joined(lines)).toString('hex') } });
  await writeFile(file, gzipSync(joined([...lines, end])));
}
