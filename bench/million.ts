import { randomUUID } from 'node:crypto';
import { type AnyTitle, titles, toAct } from '@staffetta/engine';
import type { BuiltApp } from '../apps/api/src/app.ts';
import { type Database, openUnhurried } from '../apps/api/src/database/connection.ts';
import type { DatabaseUrls } from '../apps/api/src/embedded/databases.ts';
import type { Games } from '../apps/api/src/games/games.ts';
import { inNameOf, openTable } from '../apps/api/src/games/tables.ts';
import { fillWithGames } from '../apps/api/test/admin/many-games.ts';
import { freshDatabase } from '../apps/api/test/harness.ts';
import { currentGame, picking, playOne, playToEnd, startedGame } from '../apps/api/test/players.ts';
import { dwell, registerPlayers, startGame } from './games.ts';
import { amount } from './sample.ts';

// A database of a million games, as that of a service that has grown for years.

/** How much there is; less for a try. */
export const copies = Number(process.env.BENCH_GAMES ?? amount(1_000_000, 1_000));
export const people = Math.max(100, copies / 10);
const whole = Math.round(copies / 250);

/** Of each title so many events, and so many games under way. */
const enoughEvents = amount(4_500, 1);
const underWay = amount(5, 1);

/** As many events as the longest games have. */
export const longGame = amount(1_575, 520);

type Played = { readonly ended: string[]; readonly running: string[]; readonly open: string[] };

/** Games of a title, really played: over, under way, and a table. */
async function playTitle(library: Games, title: AnyTitle): Promise<Played> {
  const played: Played = { ended: [], running: [], open: [] };
  const { min, max } = title.seats;
  for (let events = 0, seats = min; events < enoughEvents; seats = seats < max ? seats + 1 : min) {
    const { gameId } = await startedGame(library, seats, title.id);
    await playToEnd(library, gameId);
    played.ended.push(gameId);
    events += (await currentGame(library, gameId)).number;
  }
  for (let game = 0; game < underWay; game += 1) {
    const { gameId } = await startedGame(library, max, title.id);
    for (let act = 0, pick = picking(game + 1); act < 4 + 3 * game; act += 1) {
      const { setting, game: now } = await currentGame(library, gameId);
      if (toAct(setting, now).length > 0) await playOne(library, gameId, pick);
    }
    played.running.push(gameId);
  }
  const wish = { title: title.id, seats: max, options: {} };
  const key = { key: randomUUID(), contribution: null };
  played.open.push(await openTable(library, inNameOf(randomUUID()), wish, key));
  return played;
}

/** A game that goes on and on: somebody changes his mind again and again. */
async function playLong(service: BuiltApp): Promise<string> {
  const players = await registerPlayers(service);
  const gameId = await startGame(service, players);
  const { store } = service.services.games;
  await dwell(service, players, gameId, async (acts) => {
    if (acts % 20 > 0) return false;
    return ((await store.newest(gameId))?.number ?? 0) >= longGame;
  });
  return gameId;
}

/** What is laid out may be lost: nobody waits for the disk. */
function hasty(url: string): string {
  const address = new URL(url);
  address.searchParams.set('options', '-c synchronous_commit=off');
  return address.href;
}

export type OpenService = (urls: {
  serviceUrl: string;
}) => Promise<BuiltApp & { readonly close: () => Promise<void> }>;

export type Million = {
  readonly urls: DatabaseUrls;
  readonly owner: Database;
  readonly games: number;
  readonly typical: readonly string[]; // games that were really played, act by act;
  readonly long: string; // one of them;
  readonly played: number; // and how many there are
  readonly filling: number; // milliseconds
};

/** Plays games of every title, and lays out a million copies around them. */
async function layOut(
  urls: DatabaseUrls,
  owner: Database,
  openService: OpenService,
): Promise<Million> {
  const service = await openService({ serviceUrl: hasty(urls.serviceUrl) });
  const all: Played[] = [];
  for (const title of titles) all.push(await playTitle(service.services.games, title));
  const typical = all.flatMap(({ ended, running }) => [...ended, ...running]);
  const models = [...typical, ...all.flatMap(({ open }) => open)];
  const long = await playLong(service);
  await service.close();
  const started = performance.now();
  await fillWithGames(owner, models, { games: copies, people, whole });
  const filling = performance.now() - started;
  const played = models.length + 1;
  return { urls, owner, games: copies + played, typical, long, played, filling };
}

/** Lays out a database of a million games for some work, and takes it away again. */
export async function amongMillion<T>(
  cluster: DatabaseUrls,
  openService: OpenService,
  work: (million: Million) => Promise<T>,
): Promise<T> {
  const { urls, drop } = await freshDatabase(cluster);
  const owner = openUnhurried(urls.ownerUrl, 2);
  try {
    return await work(await layOut(urls, owner, openService));
  } finally {
    await owner.pool.end();
    await drop();
  }
}
