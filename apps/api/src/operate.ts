import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect, parseArgs } from 'node:util';
import { openTimetables } from './clocks/timetables.ts';
import { type Config, readConfig } from './config.ts';
import { type Database, openUnhurried, requireInUse } from './database/connection.ts';
import type { MigrationPlan } from './database/migrate.ts';
import { borrowCluster } from './embedded/cluster.ts';
import { readEnvironment } from './environment.ts';
import { type Games, openGames } from './games/games.ts';
import { type People, strangers } from './games/people.ts';
import { openStore } from './games/store.ts';
import { loggedError } from './http/log.ts';
import { saidForms } from './http/said.ts';
import { OperatorError } from './operator-error.ts';
import type { Say } from './progress.ts';

/** One call of a command: the words behind its name, and all else it takes from outside. */
export type Call = {
  readonly words: readonly string[];
  /** The checkout, or the folder the program was installed in. */
  readonly root: string;
  readonly config: () => Config;
  readonly print: Say;
  readonly complain: Say;
};

/** A command of the operator's; gives the code it ends with. */
export type Command = (call: Call) => Promise<number>;

/** Runs a command as the program it is started as, of which this is the address. */
export async function runCommand(program: string, command: Command): Promise<void> {
  const root = fileURLToPath(new URL('../../../../', program)); // as deep below it as source and as bundle
  process.exitCode = await command({
    words: process.argv.slice(2),
    root,
    config: () => readConfig(readEnvironment(root), root),
    print: console.log,
    complain: console.error,
  });
}

/** Says how a command is called, and gives the code for one that was called otherwise. */
export function misunderstood({ complain }: Call, usage: string): number {
  complain(usage);
  return 2;
}

type Reached = {
  readonly ownerUrl: string;
  readonly serviceUrl: string;
  readonly stop: () => Promise<void>;
};

/** The configured database, or the embedded one, running or not. */
async function reach({ config, complain }: Call): Promise<Reached> {
  const { database, dataFolder } = config();
  if (database === null) return borrowCluster({ folder: dataFolder, say: complain });
  return { ...database, stop: async () => undefined };
}

async function withReached(
  call: Call,
  work: (plan: MigrationPlan) => Promise<number>,
): Promise<number> {
  const { ownerUrl, serviceUrl, stop } = await reach(call);
  try {
    return await work({ ownerUrl, serviceUrl, folder: join(call.root, 'migrations') });
  } finally {
    await stop();
  }
}

function withDatabase(call: Call, work: (database: Database) => Promise<number>): Promise<number> {
  return withReached(call, async ({ serviceUrl }) => {
    const database = openUnhurried(serviceUrl);
    try {
      await requireInUse(database.pool);
      return await work(database);
    } finally {
      await database.pool.end();
    }
  });
}

/** Tells a program the whole, and people what of it they want to read. */
export const toldBy =
  (print: Say, asJson: boolean) =>
  (whole: object, lines: readonly string[]): void => {
    if (asJson) print(JSON.stringify(whole));
    else for (const line of lines) print(line);
  };

/** What stands behind a command's name, what is said by name, and which flags; null: nothing one understands. */
export function readWish<Name extends string>(
  { words, print }: Call,
  names: readonly Name[],
  flags: readonly string[] = [],
) {
  const options = Object.fromEntries([
    ...names.map((name) => [name, { type: 'string' } as const]),
    ...['json', ...flags].map((name) => [name, { type: 'boolean' } as const]),
  ]);
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      options,
      allowPositionals: true,
    });
    const given = new Map<string, unknown>(Object.entries(values));
    const said = (name: Name): string | null => {
      const value = given.get(name);
      return typeof value === 'string' ? value : null;
    };
    const is = (flag: string): boolean => given.get(flag) === true;
    return { words: positionals, said, is, tell: toldBy(print, is('json')) };
  } catch {
    return null;
  }
}

export type Wish<Name extends string> = NonNullable<ReturnType<typeof readWish<Name>>>;

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

/** Gives the code of some work; where it fails, says what went wrong in a sentence. */
function conclude({ complain }: Call, work: Promise<number>): Promise<number> {
  return work.catch((error: unknown) => {
    complain(error instanceof OperatorError ? error.message : inspect(loggedError(asError(error))));
    return 1;
  });
}

/** Runs an operator's command on a database in use. */
export const operate = (
  call: Call,
  work: (database: Database) => Promise<number>,
): Promise<number> => conclude(call, withDatabase(call, work));

/** Runs an operator's command on a database as a whole, used before or not. */
export const operateOnWhole = (
  call: Call,
  work: (plan: MigrationPlan) => Promise<number>,
): Promise<number> => conclude(call, withReached(call, work));

/** Runs an operator's command that needs no database, or finds it by itself. */
export const operateAlone = (call: Call, work: () => Promise<number>): Promise<number> =>
  conclude(call, work());

/** The games of a database for a command that tells nobody: whoever serves them will look again. */
export function gamesOffline(
  database: Database,
  { config, complain }: Pick<Call, 'config' | 'complain'>,
  people: People = strangers,
): Games {
  const { outageAfter } = config();
  const now = () => new Date();
  return openGames(openStore(database), {
    people,
    timingOf: openTimetables({ database, outageAfter: outageAfter * 60_000, now }),
    report: ({ gameId, number, trouble }) => complain(`Game ${gameId}, ${number}: ${trouble}`),
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
