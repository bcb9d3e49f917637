import { openUnhurried } from '../database/connection.ts';
import { type MigrationPlan, type MigrationResult, rebuild } from '../database/migrate.ts';
import { openStore } from '../games/store.ts';
import { type Verification, verifyAll } from '../games/verify.ts';
import { nowAndThen, type Say, soMany } from '../progress.ts';
import type { Content, Counts } from './content.ts';
import { dump } from './dump.ts';
import { readBackup } from './file.ts';
import { load } from './load.ts';
import { watched } from './watching.ts';

export type Restored = MigrationResult &
  Verification & {
    readonly at: Date; // the moment it shows
    readonly rows: Counts;
  };

/** Who waits for it: what is said to him meanwhile, and how the check of what is there then is noted there. */
export type Waiting = {
  readonly say: Say;
  readonly noting: (at: Date, check: () => Promise<Verification>) => Promise<Verification>;
};

const nobody: Waiting = { say: () => undefined, noting: (_at, check) => check() };

/** Checks every game's chain, read as the service will read it. */
async function verifyAt(serviceUrl: string, games: number, say: Say): Promise<Verification> {
  const database = openUnhurried(serviceUrl);
  const tell = nowAndThen(say);
  try {
    return await verifyAll(openStore(database), (done) =>
      tell(() => `Verified so far: ${soMany(done, games)} games.`),
    );
  } finally {
    await database.pool.end();
  }
}

type Source = Content & { readonly all: number | null }; // how many rows, where that is known

/** Puts a whole content into an empty database, all of it or nothing, and verifies what is there then. */
async function restore(
  plan: MigrationPlan,
  { opening, portions, all }: Source,
  { say, noting }: Waiting,
): Promise<Restored> {
  const { at, history } = opening;
  const { filled, ...brought } = await rebuild(plan, history, (client) =>
    load(client, watched(portions, { say, what: 'Put in', all }), say),
  );
  const verified = await noting(at, () => {
    say('All of it is there. Every game is verified now; npm run verify does that too.');
    return verifyAt(plan.serviceUrl, filled.game ?? 0, say);
  });
  return { ...brought, at, rows: filled, ...verified };
}

export const restoreFile = (
  plan: MigrationPlan,
  path: string,
  waiting: Waiting = nobody,
): Promise<Restored> =>
  readBackup(path, (content, all) => restore(plan, { ...content, all }, waiting), waiting.say);

/** From one database straight into another; the first stays as it is. */
export const moveDatabase = (
  from: string,
  to: MigrationPlan,
  waiting: Waiting = nobody,
): Promise<Restored> => dump(from, (content) => restore(to, { ...content, all: null }, waiting));
