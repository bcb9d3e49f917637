import { loadavg } from 'node:os';
import { buildApp } from '../apps/api/src/app.ts';
import { openDatabase } from '../apps/api/src/database/connection.ts';
import type { Cluster } from '../apps/api/src/embedded/cluster.ts';
import type { DatabaseUrls } from '../apps/api/src/embedded/databases.ts';
import type { Append } from '../apps/api/src/games/store.ts';
import { usualLimits } from '../apps/api/src/http/limits.ts';
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
import type { Measured } from './report.ts';
import { emptyGames, type Ground, measureStore, rivalsOf, transactionKinds } from './store.ts';

export const say = (what: string): void => console.log(`Measuring ${what} …`);

/** A service in this process, for all that is prepared and for what is measured without HTTP. */
export async function openService({ serviceUrl }: { readonly serviceUrl: string }) {
  const database = openDatabase(serviceUrl);
  const service = await buildApp({
    database,
    webFolder: null,
    offersExamples: true,
    strictAnswers: false,
    logLevel: 'warn',
    trustProxy: false,
    limits: { ...usualLimits, requestsPerToken: 1e9, requestsPerAddress: 1e9, loopDelay: 1e9 },
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

/** What can only be measured in play: a game is recorded, and its acts are written and played again. */
export async function measurePlay(
  cluster: DatabaseUrls,
  folder: string,
  measureRival: (ours: (connections: number) => Promise<number>) => Promise<Measured['server']>,
): Promise<
  Pick<Measured, 'postgres' | 'actsPerGame' | 'store' | 'http' | 'waits' | 'loading' | 'server'>
> {
  const [{ urls }, bare] = [await freshDatabase(cluster), await freshDatabase(cluster)];
  const owner = openDatabase(urls.ownerUrl, 1);
  const bareOwner = openDatabase(bare.urls.ownerUrl, 1);
  const service = await openService(urls);
  const players = await registerPlayers(service);
  const gameId = await startGame(service, players);
  let acts: Awaited<ReturnType<typeof recordGame>> = [];
  const recorded = await recordAppend(service, async () => {
    acts = await recordGame(service, owner, players, gameId);
  });
  const { rows } = await owner.pool.query<{ game: unknown; postgres: string }>(
    `select to_jsonb(g) as game, 'PostgreSQL ' || current_setting('server_version') as postgres
       from game g where game_id = $1`,
    [gameId],
  );
  const [found] = rows;
  const [event] = recorded.events;
  if (event === undefined || found === undefined) throw new Error('Nothing was recorded');
  const append = { ...recorded, previous: event.hash };
  const ground: Ground = { urls: bare.urls, owner: bareOwner, folder, model: found.game, append };

  say('how long games load');
  const loading = await measureLoading(service, owner, players);
  const stretches = await recordStretches(service, owner, players);
  await service.close();
  say('the store');
  const store = await measureStore(ground);
  const rivals = await rivalsOf(append);
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
    const server = await measureRival(async (connections) => (await play(connections)).rate);
    return {
      ...{ postgres: found.postgres, actsPerGame: acts.length },
      ...{ store, http, waits, loading, server },
    };
  } finally {
    await playing.end();
    for (const { pool } of [owner, bareOwner]) await pool.end();
    await bare.drop();
  }
}

export async function measureAll(cluster: Cluster): Promise<Measured> {
  const [load = 0] = loadavg();
  const { folder } = cluster;
  const play = await measurePlay(cluster, folder, (ours) => measureServer(folder, ours));
  say('the engine');
  const engine = measureEngine();
  const reducer = await measureReducer();
  say('the pages');
  const pages = await measurePages(cluster);
  say('backups, and what admins ask for');
  const { backups, admin } = await amongMillion(cluster, openService, async (million) => ({
    backups: await measureBackups(cluster, openService, million),
    admin: await measureAdmin(million, openService),
  }));
  return { load, ...play, engine, reducer, pages, backups, admin };
}
