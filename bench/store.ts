import type { Database } from '../apps/api/src/database/connection.ts';
import { openDatabase } from '../apps/api/src/database/connection.ts';
import type { DatabaseUrls } from '../apps/api/src/embedded/databases.ts';
import { type Append, openStore } from '../apps/api/src/games/store.ts';
import { driverRate, gameOfClient, pgbenchRate, pgbenchVersion } from './rivals.ts';
import { amount, type Figures, interleaved, ratePerSecond } from './sample.ts';
import { asCall, asTransaction, marked, renumbered, type Sent } from './statements.ts';

const storeClients = amount([1, 8, 32], [2]);

/** What the store sends for a write. */
async function sentFor(append: Append): Promise<Sent> {
  let sent: Sent | null = null;
  const query = (asked: Sent) => {
    sent = asked;
    return Promise.resolve({ rows: [{ o_result: 'appended' }] });
  };
  const database = openDatabase('postgresql://nowhere');
  Object.assign(database.pool, { query });
  await openStore(database).append(append);
  if (sent === null) throw new Error('The store asks the database in a way the bench does not see');
  return sent;
}

/** What the measured programs write: the same in other words. */
export type Rivals = {
  readonly call: readonly string[];
  readonly transaction: readonly string[];
};

export async function rivalsOf(append: Append): Promise<Rivals> {
  const write = marked(append);
  return { call: [asCall(await sentFor(write))], transaction: asTransaction(write) };
}

/** Empty games, one for each client, and nothing else. */
export async function emptyGames({ owner, model, append }: Ground): Promise<void> {
  const most = 64;
  await owner.pool.query('truncate game cascade'); // with every table that is about games, also later ones
  await owner.pool.query(
    `insert into game
       select (jsonb_populate_record(null::game,
                $1::jsonb || jsonb_build_object('game_id', id, 'number', 0, 'hash', $3::bytea))).*
         from unnest($2::uuid[]) id`,
    [model, Array.from({ length: most }, (_, client) => gameOfClient(client)), append.previous],
  );
  await owner.pool.query('vacuum analyze game');
}

/** Where writes are measured without the service, and what is written. */
export type Ground = {
  readonly urls: DatabaseUrls;
  readonly owner: Database;
  readonly folder: string; // for scripts
  readonly model: unknown; // the row of a game to copy
  readonly append: Append; // which follows upon itself, so that it can be written again and again
};

/** The explicit transaction at so many clients, by pgbench if there is one and by the driver. */
export function transactionKinds(
  { urls: { serviceUrl }, folder }: Ground,
  { transaction }: Rivals,
  clients: number,
  prepare: () => Promise<void>,
): Record<'pgbenchTransaction' | 'driverTransaction', (() => Promise<number>) | null> {
  return {
    pgbenchTransaction:
      pgbenchVersion === null
        ? null
        : async () => {
            await prepare();
            return pgbenchRate(serviceUrl, folder, transaction, clients);
          },
    driverTransaction: async () => {
      await prepare();
      return driverRate(serviceUrl, transaction, clients);
    },
  };
}

export type StoreFigures = Readonly<
  Record<'store' | 'sameCall' | 'pgbenchTransaction' | 'driverTransaction', Figures>
>;

/** `append` through the store, against the same call and the same rows without it. */
export async function measureStore(ground: Ground): Promise<ReadonlyMap<number, StoreFigures>> {
  const { urls, folder, append } = ground;
  const rivals = await rivalsOf(append);
  const prepare = () => emptyGames(ground);
  const found = new Map<number, StoreFigures>();
  for (const clients of storeClients) {
    const figures = await interleaved({
      store: async () => {
        await prepare();
        const database = openDatabase(urls.serviceUrl, clients);
        const store = openStore(database);
        const rate = await ratePerSecond(clients, async (client, turn) => {
          const key = `a request of the program that is measured ${turn}`;
          const write = { ...renumbered(append, turn, key), gameId: gameOfClient(client) };
          const { result } = await store.append(write);
          if (result !== 'appended') throw new Error(`The store says ${result}`);
        });
        await database.pool.end();
        return rate;
      },
      sameCall: async () => {
        await prepare();
        return pgbenchVersion === null
          ? driverRate(urls.serviceUrl, rivals.call, clients)
          : pgbenchRate(urls.serviceUrl, folder, rivals.call, clients);
      },
      ...transactionKinds(ground, rivals, clients, prepare),
    });
    found.set(clients, figures);
  }
  return found;
}
