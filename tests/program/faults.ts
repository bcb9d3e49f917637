import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, followAll } from '@staffetta/client';
import { type Cluster, startCluster } from '../../apps/api/src/embedded/cluster.ts';
import { withClient } from '../../apps/api/src/embedded/databases.ts';
import { findDatabaseProcesses, signal, waitUntil } from '../../apps/api/src/embedded/processes.ts';
import { testDataRoot } from '../../apps/api/src/embedded/testing.ts';
import { type Instance, startInstance, stopInstance } from './instance.ts';
import {
  actInTurn,
  newGame,
  type Pair,
  type Player,
  requireNothingLost,
  type Send,
  sendOnce,
  signIn,
} from './playing.ts';

// Plays while a PostgreSQL of the program's is disturbed.

/** A PostgreSQL that can be disturbed. */
type Ground = { readonly folder: string; cluster: Cluster };

/** Milliseconds a disturbance lasts. */
type Lasting = { readonly lasts: number };

/** As it is run for people: otherwise PostgreSQL itself forgets commits when a backend is killed. */
const startGround = (folder: string): Promise<Cluster> => startCluster({ folder, fsync: true });

/** Backends of the service, as PostgreSQL tells. */
const backendsSql = `
  select pid from pg_stat_activity
   where datname = 'staffetta' and backend_type = 'client backend' order by random()`;

const asAdmin = <Row>({ cluster }: Ground, sql: string): Promise<readonly Row[]> =>
  withClient(cluster.adminUrl, async (admin) => (await admin.query(sql)).rows);

async function pause(ground: Ground, { lasts }: Lasting): Promise<void> {
  const processes = await findDatabaseProcesses(join(ground.cluster.folder, 'postgres'));
  for (const pid of processes) signal(pid, 'SIGSTOP');
  await sleep(lasts);
  for (const pid of processes) signal(pid, 'SIGCONT');
}

/** What befalls a database. */
const faults = {
  ended: async (ground: Ground) => {
    await asAdmin(ground, `select pg_terminate_backend(pid) from (${backendsSql}) b`);
  },
  /** One backend without warning, whereupon PostgreSQL ends all others and recovers. */
  killed: async (ground: Ground) => {
    const [backend] = await asAdmin<{ pid: number }>(ground, `${backendsSql} limit 1`);
    if (backend !== undefined) signal(backend.pid, 'SIGKILL');
  },
  frozen: pause,
  restarted: async (ground: Ground, { lasts }: Lasting) => {
    await ground.cluster.stop();
    await sleep(lasts);
    ground.cluster = await startGround(ground.folder);
  },
} as const satisfies Readonly<Record<string, (ground: Ground, how: Lasting) => Promise<void>>>;

export type FaultKind = keyof typeof faults;

export const faultKinds = Object.keys(faults) as readonly FaultKind[];

export type Fault = Lasting & { readonly kind: FaultKind };

export type Weathered = {
  readonly faults: number;
  readonly rounds: number; // of acts that were acknowledged
  readonly unavailable: number; // answers 503
};

/** Sends again what was answered 503, as its Retry-After says; anything else that fails is a fault of ours. */
function patiently(onUnavailable: () => void): Send {
  return async (player, path, pending) => {
    for (;;) {
      const answer = await sendOnce(player, path, pending);
      const { status, retryAfter } = answer;
      if (status < 500 && status !== 429) return answer;
      if (status !== 503 || retryAfter === null) throw new Error(`${path} was answered ${status}`);
      onUnavailable();
      await sleep(Number(retryAfter) * 100); // a tenth of it: more of the fault is seen
    }
  };
}

/** Follows all games of a player; tells the newest version of each that a message named. */
function follow({ url, token }: Player, over: AbortSignal): (game: string) => number | undefined {
  const versions = new Map<string, number>();
  const client = createClient({ baseUrl: url, token: () => token, language: () => 'en' });
  void followAll(client, {
    onMoved: ({ game, version }) => versions.set(game, version),
    onState: () => undefined,
    signal: over,
  });
  return (game) => versions.get(game);
}

const longestCatchUp = 60_000;

/** Two players at a table of their own, who play on until they are told to stop. */
async function openTable(instance: Instance, names: readonly [string, string], send: Send) {
  const pair: Pair = [await signIn(instance, names[0]), await signIn(instance, names[1])];
  const over = new AbortController();
  const heard = new Map(pair.map((player) => [player, follow(player, over.signal)]));
  let isStopped = false;
  let rounds = 0;

  async function playOn(): Promise<void> {
    await newGame(pair, send);
    while (!isStopped) {
      if (await actInTurn(pair, send)) rounds += 1;
      else {
        for (const player of pair) await requireNothingLost(player, send);
        await newGame(pair, send);
      }
    }
  }
  const played = playOn().catch((error: Error) => error);

  async function requireHeard(player: Player): Promise<void> {
    const { body } = await send(player, `/v1/games/${player.game}/offers`);
    const isHeard = () => heard.get(player)?.(player.game) === body.version;
    if (!(await waitUntil(isHeard, longestCatchUp))) {
      throw new Error(`No stream told ${player.name} of version ${body.version}`);
    }
  }

  return {
    played,
    rounds: () => rounds,
    /** Stops, and looks whether all that was acknowledged is there and was told of. */
    async end(): Promise<void> {
      isStopped = true;
      const failure = await played;
      if (failure !== undefined) throw failure;
      for (const player of pair) {
        await requireNothingLost(player, send);
        await requireHeard(player);
      }
      over.abort();
    },
  };
}

type Table = Awaited<ReturnType<typeof openTable>>;

const longestRecovery = 60_000;

/** Waits until every table has gone on. */
async function requirePlay(tables: readonly Table[]): Promise<void> {
  const before = tables.map(({ rounds }) => rounds());
  const hasGoneOn = () => tables.every(({ rounds }, place) => rounds() > (before[place] ?? 0));
  const failures = Promise.race(tables.map(({ played }) => played));
  const goneOn = await Promise.race([waitUntil(hasGoneOn, longestRecovery), failures]);
  if (goneOn !== true) throw goneOn || new Error('Play did not go on');
}

/** Lets people play on a database that all of this befalls, one after the other. */
export async function weather(ordeal: Iterable<Fault>): Promise<Weathered> {
  const folder = await mkdtemp(join(await testDataRoot(), 'staffetta-test-faults-'));
  const ground: Ground = { folder, cluster: await startGround(folder) };
  const instance = await startInstance(join(folder, 'program'), {
    DATABASE_URL: ground.cluster.serviceUrl,
    DATABASE_OWNER_URL: ground.cluster.ownerUrl,
    STAFFETTA_DEMONSTRATION: 'on',
    REQUESTS_PER_TOKEN: '100000', // they play faster than people
    REQUESTS_PER_ADDRESS: '100000',
  });
  let unavailable = 0;
  let count = 0;
  const send = patiently(() => {
    unavailable += 1;
  });
  try {
    const tables = [
      await openTable(instance, ['Ada', 'Bruno'], send),
      await openTable(instance, ['Bruno', 'Chiara'], send),
    ];
    await requirePlay(tables);
    for (const { kind, lasts } of ordeal) {
      await faults[kind](ground, { lasts });
      await requirePlay(tables);
      count += 1;
    }
    for (const table of tables) await table.end();
    if (instance.process.exitCode !== null) throw new Error(`It ended: ${instance.said()}`);
    const rounds = tables.reduce((sum, table) => sum + table.rounds(), 0);
    return { faults: count, rounds, unavailable };
  } finally {
    await stopInstance(instance);
    await ground.cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
