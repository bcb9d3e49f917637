import type { Database } from '../apps/api/src/database/connection.ts';
import type { DatabaseUrls } from '../apps/api/src/embedded/databases.ts';
import { copyGame, type Player, type RecordedAct } from './games.ts';
import type { Orders, Played } from './load.ts';
import { answerOf, endProcess, startProcess } from './processes.ts';
import { type Figures, interleaved, median, seconds } from './sample.ts';
import type { transactionKinds } from './store.ts';

const httpConnections = [1, 10, 50] as const;

/** What is played over HTTP: copies of one game, by its acts. */
export type Recorded = {
  readonly gameId: string;
  readonly acts: readonly RecordedAct[];
  readonly players: readonly Player[];
};

/** More than any machine of today plays in a second here. */
const mostActs = 6_000;
const heldGames = 900; // below what the service keeps in memory

/** Starts the service, and gives what plays on it for a while. */
export async function startPlaying(urls: DatabaseUrls, owner: Database, recorded: Recorded) {
  const service = startProcess('service.ts', { BENCH_DATABASE: urls.serviceUrl });
  const { hostname, port } = new URL(String(await answerOf(service)));

  async function play(connections: number, forSeconds = seconds): Promise<Played> {
    const { gameId, acts, players } = recorded;
    const wanted = Math.ceil((mostActs * forSeconds) / acts.length) + connections;
    const orders: Orders = {
      host: hostname,
      port: Number(port),
      connections,
      seconds: forSeconds,
      games: await copyGame(owner, gameId, Math.min(wanted, heldGames)),
      acts,
      tokens: players.map(({ token }) => token),
    };
    await owner.pool.query('vacuum analyze game, game_event, game_outbox');
    const load = startProcess('load.ts');
    load.send(orders);
    const played = (await answerOf(load)) as Played;
    await endProcess(load);
    return played;
  }

  return { play, end: () => endProcess(service) };
}

export type HttpFigures = {
  readonly rates: Readonly<Record<'acts' | 'pgbenchTransaction' | 'driverTransaction', Figures>>;
  readonly half: number; // milliseconds
  readonly slowest: number;
};

type Play = Awaited<ReturnType<typeof startPlaying>>['play'];

/** Acts over HTTP, rules and all, against the same rows written without either. */
export async function measureHttp(
  play: Play,
  transactions: (connections: number) => ReturnType<typeof transactionKinds>,
): Promise<ReadonlyMap<number, HttpFigures>> {
  const found = new Map<number, HttpFigures>();
  for (const connections of httpConnections) {
    const waits: Played[] = [];
    const rates = await interleaved({
      acts: async () => {
        const played = await play(connections);
        waits.push(played);
        return played.rate;
      },
      ...transactions(connections),
    });
    found.set(connections, {
      rates,
      half: median(waits.map(({ half }) => half)),
      slowest: median(waits.map(({ slowest }) => slowest)),
    });
  }
  return found;
}
