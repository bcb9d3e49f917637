import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openTimetables } from './clocks/timetables.ts';
import { readConfig } from './config.ts';
import { type Database, openDatabase, requireInUse } from './database/connection.ts';
import type { MigrationPlan } from './database/migrate.ts';
import { borrowCluster } from './embedded/cluster.ts';
import { readEnvironment } from './environment.ts';
import { type Games, openGames } from './games/games.ts';
import { type People, strangers } from './games/people.ts';
import { openStore } from './games/store.ts';
import { loggedError } from './http/log.ts';
import { saidForms } from './http/said.ts';
import { OperatorError } from './operator-error.ts';

type Reached = {
  readonly ownerUrl: string;
  readonly serviceUrl: string;
  readonly stop: () => Promise<void>;
};

/** The configured database, or the embedded one, running or not. */
async function reach(root: string): Promise<Reached> {
  const config = readConfig(readEnvironment(root), root);
  if (config.database === null) {
    return borrowCluster({ folder: config.dataFolder, say: console.error });
  }
  return { ...config.database, stop: async () => undefined };
}

async function withReached(
  root: string,
  work: (plan: MigrationPlan) => Promise<number>,
): Promise<number> {
  const { ownerUrl, serviceUrl, stop } = await reach(root);
  try {
    return await work({ ownerUrl, serviceUrl, folder: join(root, 'migrations') });
  } finally {
    await stop();
  }
}

function withDatabase(
  root: string,
  work: (database: Database) => Promise<number>,
): Promise<number> {
  return withReached(root, async ({ serviceUrl }) => {
    const database = openDatabase(serviceUrl);
    try {
      await requireInUse(database.pool);
      return await work(database);
    } finally {
      await database.pool.end();
    }
  });
}

/** What stands behind a command's name, what is said by name, and which flags; null: nothing one understands. */
export function readWish<Name extends string>(
  names: readonly Name[],
  flags: readonly string[] = [],
) {
  const options = Object.fromEntries([
    ...names.map((name) => [name, { type: 'string' } as const]),
    ...['json', ...flags].map((name) => [name, { type: 'boolean' } as const]),
  ]);
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const given = new Map<string, unknown>(Object.entries(values));
    const said = (name: Name): string | null => {
      const value = given.get(name);
      return typeof value === 'string' ? value : null;
    };
    return { words: positionals, said, is: (flag: string): boolean => given.get(flag) === true };
  } catch {
    return null;
  }
}

export type Wish<Name extends string> = NonNullable<ReturnType<typeof readWish<Name>>>;

/** Tells a program the whole, and people what of it they want to read. */
export function tell(asJson: boolean, whole: object, lines: readonly string[]): void {
  if (asJson) console.log(JSON.stringify(whole));
  else for (const line of lines) console.log(line);
}

/** What a file says, for a command; or a sentence on why it cannot be read. */
export async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new OperatorError(`${path} cannot be read as JSON: ${asError(error).message}`);
  }
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));

/** Ends the process with the code of its work, or with the sentence that says what went wrong. */
async function conclude(work: Promise<number>): Promise<void> {
  process.exitCode = await work.catch((error: unknown) => {
    console.error(error instanceof OperatorError ? error.message : loggedError(asError(error)));
    return 1;
  });
}

/** Runs an operator's command on a database in use, and ends with the code it gives. */
export const operate = (
  root: string,
  work: (database: Database) => Promise<number>,
): Promise<void> => conclude(withDatabase(root, work));

/** Runs an operator's command on a database as a whole, used before or not. */
export const operateOnWhole = (
  root: string,
  work: (plan: MigrationPlan) => Promise<number>,
): Promise<void> => conclude(withReached(root, work));

/** Runs an operator's command that needs no database, or finds it by itself. */
export const operateAlone = (work: () => Promise<number>): Promise<void> => conclude(work());

/** The games of a database for a command that tells nobody: whoever serves them will look again. */
export function gamesOffline(database: Database, root: string, people: People = strangers): Games {
  const { outageAfter } = readConfig(readEnvironment(root), root);
  const now = () => new Date();
  return openGames(openStore(database), {
    people,
    timingOf: openTimetables({ database, outageAfter: outageAfter * 60_000, now }),
    report: ({ gameId, number, trouble }) => console.error(`Game ${gameId}, ${number}: ${trouble}`),
    committed: () => undefined,
    now,
    telling: { strict: true, report: () => undefined },
  });
}

/** What must be said by name, in the form the API takes. */
export function saidIn<Name extends keyof typeof saidForms>(
  { said }: Wish<Name>,
  name: Name,
  usage: string,
): string {
  const form = saidForms[name];
  const { data } = form.safeParse(said(name));
  if (data !== undefined) return data;
  throw new OperatorError(
    `Say --${name} as well, in ${form.minLength} to ${form.maxLength} characters one can see, none of them a control character.\n${usage}`,
  );
}

/** The same where there is something usual to say. */
export const saidOr = <Name extends keyof typeof saidForms>(
  wish: Wish<Name>,
  name: Name,
  usual: string,
  usage: string,
): string => (wish.said(name) === null ? usual : saidIn(wish, name, usage));
