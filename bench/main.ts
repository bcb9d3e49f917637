import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from '../apps/api/src/app.ts';
import { type Database, openDatabase, openUnhurried } from '../apps/api/src/database/connection.ts';
import { type Cluster, startCluster } from '../apps/api/src/embedded/cluster.ts';
import type { Append } from '../apps/api/src/games/store.ts';
import { freshDatabase } from '../apps/api/test/harness.ts';
import { measureAdmin } from './admin.ts';
import { measureBackups } from './backups.ts';
import { measureReducer, measureServer } from './boardgame.ts';
import { measureEngine } from './engine.ts';
import { recordGame, registerPlayers, startGame } from './games.ts';
import { measureHttp, measureWaits, recordStretches, startPlaying } from './http.ts';
import { measureLoading } from './loading.ts';
import { amongMillion } from './million.ts';
import { measurePages } from './pages.ts';
import {
  adminSection,
  backupsSection,
  engineSection,
  type Measured,
  pagesSection,
  report,
  sectionHeadings,
  withSection,
} from './report.ts';
import { emptyGames, type Ground, measureStore, rivalsOf, transactionKinds } from './store.ts';

const paper = fileURLToPath(new URL('../docs/performance.md', import.meta.url));

const say = (what: string): void => console.log(`Measuring ${what} …`);

/** A service in this process, for all that is prepared and for what is measured without HTTP. */
async function openService({ serviceUrl }: { readonly serviceUrl: string }) {
  const database = openDatabase(serviceUrl);
  const service = await buildApp({
    database,
    webFolder: null,
    offersExamples: true,
    strictAnswers: false,
    logLevel: 'warn',
    trustProxy: false,
    requestsPerMinute: 1_000_000_000,
    publicUrl: null,
    post: null,
    showsMailbox: false,
  });
  const close = async (): Promise<void> => {
    await service.app.close();
    await database.pool.end();
  };
  return { ...service, close };
}

type Prepared = Awaited<ReturnType<typeof openService>>;

/** The first play event that is written by itself, as the store is asked to write it. */
async function recordAppend(service: Prepared, play: () => Promise<unknown>): Promise<Append> {
  const { store } = service.services.games;
  const { append } = store;
  const written: Append[] = [];
  store.append = (write) => {
    written.push(write);
    return append(write);
  };
  await play();
  store.append = append;
  const found = written.find(({ events }) => events.length === 1 && events[0]?.kind === 'play');
  if (found === undefined) throw new Error('No act of the recorded game is a single event');
  const key = { userId: found.gameId, key: '', digest: Buffer.alloc(32, 1) };
  return { ...found, key };
}

/** A second database, for writes that are no game's, with one game to copy. */
async function copyModel(from: Database, to: Database, gameId: string): Promise<void> {
  const { rows } = await from.pool.query(
    'select to_jsonb(g) as game from game g where game_id = $1',
    [gameId],
  );
  await to.pool.query('insert into game select (jsonb_populate_record(null::game, $1)).*', [
    rows[0]?.game,
  ]);
}

async function measureAll(cluster: Cluster, folder: string): Promise<Measured> {
  const [load = 0] = loadavg();
  const [{ urls }, bare] = [await freshDatabase(cluster), await freshDatabase(cluster)];
  const owner = openUnhurried(urls.ownerUrl, 1);
  const bareOwner = openUnhurried(bare.urls.ownerUrl, 1);
  const service = await openService(urls);
  const players = await registerPlayers(service);
  const gameId = await startGame(service, players);
  let acts: Awaited<ReturnType<typeof recordGame>> = [];
  const recorded = await recordAppend(service, async () => {
    acts = await recordGame(service, owner, players, gameId);
  });
  await copyModel(owner, bareOwner, gameId);
  const [event] = recorded.events;
  if (event === undefined) throw new Error('Nothing was recorded');
  const append = { ...recorded, previous: event.hash };
  const ground: Ground = { urls: bare.urls, owner: bareOwner, folder, model: gameId, append };

  say('how long games load');
  const loading = await measureLoading(service, owner, players);
  const stretches = await recordStretches(service, owner, players);
  await service.close();
  say('the engine');
  const engine = measureEngine();
  const reducer = await measureReducer();
  say('the store');
  const store = await measureStore(ground);
  const rivals = await rivalsOf(append);
  say('the pages');
  const pages = await measurePages(cluster);
  say('backups, and what admins ask for');
  const { backups, admin } = await amongMillion(cluster, openService, async (million) => ({
    backups: await measureBackups(cluster, openService, million),
    admin: await measureAdmin(million, openService),
  }));
  const playing = await startPlaying(urls, owner);
  const play = (connections: number) => playing.play({ gameId, acts, players }, connections);
  try {
    await play(10); // warms up
    say('acts over HTTP');
    const http = await measureHttp(play, (connections) =>
      transactionKinds(ground, rivals, connections, () => emptyGames(ground)),
    );
    say('how long acts and views take');
    const waits = await measureWaits(playing.play, stretches);
    say("boardgame.io's server");
    const server = await measureServer(
      folder,
      async (connections) => (await play(connections)).rate,
    );
    const { rows } = await owner.pool.query<{ version: string }>(
      `select 'PostgreSQL ' || current_setting('server_version') as version`,
    );
    const postgres = rows[0]?.version ?? '';
    const actsPerGame = acts.length;
    return {
      load,
      postgres,
      actsPerGame,
      store,
      http,
      waits,
      engine,
      reducer,
      server,
      loading,
      pages,
      backups,
      admin,
    };
  } finally {
    await playing.end();
    await owner.pool.end();
    await bareOwner.pool.end();
  }
}

const today = (): string => new Date().toISOString().slice(0, 10);

type SectionName = keyof typeof sectionHeadings;

const sections: Readonly<Record<SectionName, (cluster: Cluster) => Promise<string>>> = {
  engine: async () =>
    engineSection({ engine: measureEngine(), reducer: await measureReducer() }, today()),
  pages: async (cluster) => pagesSection(await measurePages(cluster), today()),
  backups: (cluster) =>
    amongMillion(cluster, openService, async (million) =>
      backupsSection(await measureBackups(cluster, openService, million), today()),
    ),
  admin: (cluster) =>
    amongMillion(cluster, openService, async (million) =>
      adminSection(await measureAdmin(million, openService), today()),
    ),
};

/** The sections that were asked for by name; none: all of the paper. */
const wantedSections = (): readonly SectionName[] =>
  process.argv.slice(2).map((name) => {
    const known = Object.keys(sectionHeadings) as SectionName[];
    const found = known.find((one) => one === name);
    if (found === undefined) throw new Error(`What can be measured by itself: ${known.join(', ')}`);
    return found;
  });

/** All of the paper, or the paper as it is with some of its sections measured anew. */
async function measure(cluster: Cluster, wanted: readonly SectionName[]): Promise<string> {
  if (wanted.length === 0) return report(await measureAll(cluster, cluster.folder), today());
  let written = await readFile(paper, 'utf8');
  for (const name of wanted) {
    say(`the ${name}`);
    written = withSection(written, await sections[name](cluster));
  }
  return written;
}

/** Measures on a cluster of its own, in a temporary folder. */
async function run(): Promise<string> {
  const wanted = wantedSections();
  const temporary = await mkdtemp(join(tmpdir(), 'staffetta-bench-'));
  const cluster = await startCluster({ folder: temporary, say: console.log });
  try {
    return await measure(cluster, wanted);
  } finally {
    await cluster.stop();
    await rm(cluster.folder, { recursive: true, force: true });
    await rm(temporary, { recursive: true, force: true });
  }
}

const text = await run();
await writeFile(paper, text);
console.log(`\n${text}\nWritten to docs/performance.md.`);
