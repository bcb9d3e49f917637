import { titles } from '@staffetta/engine';
import type { BuiltApp } from '../apps/api/src/app.ts';
import type { Database } from '../apps/api/src/database/connection.ts';
import type { DatabaseUrls } from '../apps/api/src/embedded/databases.ts';
import {
  copyGame,
  dwell,
  type Player,
  playableOnCopies,
  playWhole,
  type RecordedAct,
  registerPlayers,
  startGame,
} from './games.ts';
import type { Orders, Played, Waits } from './load.ts';
import { answerOf, endProcess, startProcess } from './processes.ts';
import { amount, type Figures, interleaved, median, repeats, seconds } from './sample.ts';
import type { transactionKinds } from './store.ts';

const httpConnections = amount([1, 10, 50], [2]);

/** What is played over HTTP: copies of one game, by its acts. */
export type Recorded = {
  readonly gameId: string;
  readonly acts: readonly RecordedAct[];
  readonly players: readonly Player[];
};

/** More than any machine of today plays in a second here. */
const mostActs = 6_000;
const heldGames = amount(900, 20); // below what the service keeps in memory

/** How to play: for so long, and whether whoever acts fetches his view first. */
type Manner = { readonly forSeconds?: number; readonly looks?: boolean };

/** Starts the service, and gives what plays on it for a while. */
export async function startPlaying(urls: DatabaseUrls, owner: Database) {
  const service = startProcess('service.ts', { BENCH_DATABASE: urls.serviceUrl });
  const { hostname, port } = new URL(String(await answerOf(service)));

  async function play(
    { gameId, acts, players }: Recorded,
    connections: number,
    { forSeconds = seconds, looks = false }: Manner = {},
  ): Promise<Played> {
    const wanted = Math.ceil((mostActs * forSeconds) / acts.length) + connections;
    const orders: Orders = {
      host: hostname,
      port: Number(port),
      connections,
      seconds: forSeconds,
      games: await copyGame(owner, gameId, Math.min(wanted, heldGames)),
      acts,
      tokens: players.map(({ token }) => token),
      looks,
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
type PlayRecorded = (connections: number) => Promise<Played>;

/** Acts over HTTP, rules and all, against the same rows written without either. */
export async function measureHttp(
  play: PlayRecorded,
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
      half: median(waits.map(({ acts }) => acts.half)),
      slowest: median(waits.map(({ acts }) => acts.slowest)),
    });
  }
  return found;
}

/** A game that has gone on for a while, and what is played on copies of it. */
type Stretch = Recorded & { readonly game: string; readonly events: number };

const lengths = amount([50, 1_500], [20]);
const actsOfStretch = amount(60, 5);

/** Games of the lengths that are asked for: of the toy, whose player keeps changing his mind. */
export async function recordStretches(
  service: BuiltApp,
  owner: Database,
  players: readonly Player[],
): Promise<readonly Stretch[]> {
  const { store } = service.services.games;
  const stretches: Stretch[] = [];
  for (const length of lengths) {
    const gameId = await startGame(service, players);
    const numberOf = async (): Promise<number> => (await store.newest(gameId))?.number ?? 0;
    await dwell(service, players, gameId, async () => (await numberOf()) >= length);
    const [copy = ''] = await copyGame(owner, gameId, 1);
    const acts = await dwell(service, players, copy, (done) => done >= actsOfStretch);
    stretches.push({ game: 'the toy', gameId, acts, players, events: await numberOf() });
  }
  return [...stretches, await recordLongest(service, owner)];
}

/** Far enough, in a try, for chance to part the copies of a game. */
const longest = amount(Number.POSITIVE_INFINITY, 140);

/** The title with the largest table, from its start: real positions, and real choices. */
async function recordLongest(service: BuiltApp, owner: Database): Promise<Stretch> {
  const [title] = titles.toSorted((one, other) => other.seats.max - one.seats.max);
  if (title === undefined) throw new Error('There is no title');
  const players = await registerPlayers(service, title.seats.max);
  const gameId = await startGame(service, players, title);
  const [copy = ''] = await copyGame(owner, gameId, 1);
  const played = await playWhole(service, players, copy, 0, longest);
  const acts = await playableOnCopies(service, owner, players, { gameId, acts: played });
  return { game: title.id, gameId, acts, players, events: acts.length };
}

/** How long acts and views take, by the game and by how many ask at once. */
export type WaitFigures = {
  readonly game: string;
  readonly events: number;
  readonly connections: number;
  readonly acts: Waits;
  readonly views: Waits;
};

const medians = (waits: readonly Waits[]): Waits => ({
  half: median(waits.map(({ half }) => half)),
  most: median(waits.map(({ most }) => most)),
  slowest: median(waits.map(({ slowest }) => slowest)),
});

/** Whoever acts fetches his view first, as people and programs do. */
export async function measureWaits(
  play: Play,
  stretches: readonly Stretch[],
): Promise<readonly WaitFigures[]> {
  const found: WaitFigures[] = [];
  for (const stretch of stretches) {
    for (const connections of httpConnections) {
      const played: Played[] = [];
      for (let repeat = 0; repeat < repeats; repeat += 1) {
        played.push(await play(stretch, connections, { looks: true }));
      }
      const { game, events } = stretch;
      const acts = medians(played.map((sample) => sample.acts));
      const views = medians(played.map((sample) => sample.views));
      found.push({ game, events, connections, acts, views });
    }
  }
  return found;
}
