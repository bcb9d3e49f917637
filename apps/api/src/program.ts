import { join } from 'node:path';
import { type Config, readConfig } from './config.ts';
import type { MigrationPlan, MigrationResult } from './database/migrate.ts';
import { awayIn } from './database/trouble.ts';
import type { Cluster, ClusterOptions } from './embedded/cluster.ts';
import { type Listener, listen } from './listen.ts';
import { OperatorError } from './operator-error.ts';

/** What the program runs, once there is a database that fits it. */
export type Service = {
  app: Listener & { close: () => PromiseLike<unknown> };
  /** Puts players and games into an empty database and tells, a line each, how to sign in. */
  demonstrate: () => Promise<string[]>;
  /** Notes that requests are answered from now on, until the app is closed. */
  attend: () => Promise<void>;
  /** Does the work that is nobody's request, until the service is closed. */
  work: () => void;
  /** Lets go of the database; the app has been closed before. */
  close: () => Promise<void>;
};

export type ServiceOptions = {
  config: Config;
  serviceUrl: string;
  /** Where this installation's own files lie, which as root may be elsewhere than configured. */
  dataFolder: string;
  /** The built pages. */
  webFolder: string;
  /** The built documentation. */
  docsFolder: string;
};

type StopSignal = 'SIGINT' | 'SIGTERM' | 'SIGHUP';

/** Everything the program takes from outside. */
export type Surroundings = {
  environment: Record<string, string | undefined>;
  /** The checkout, or wherever the program was installed. */
  root: string;
  print: (line: string) => void;
  complain: (line: string) => void;
  /** Ends the process at once. */
  exit: (code: number) => void;
  onSignal: (name: StopSignal, heed: () => void) => void;
  startCluster: (options: ClusterOptions) => Promise<Cluster>;
  migrate: (plan: MigrationPlan) => Promise<MigrationResult>;
  openService: (options: ServiceOptions) => Promise<Service>;
};

const signals: StopSignal[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** npm passes on what the terminal has already sent to us too: one Ctrl-C arrives twice. */
const echo = 1_000;

/** How long each part may take to stop before it is given up. */
const patience = 10_000;

/** Null: as it was asked to. Otherwise why. */
type Ending = string | null;

type Wish = { heard: () => boolean; come: Promise<Ending> };

/** Hears the first wish to stop; at the second, later than its echo, leaves at once. */
function waitForSignal({ onSignal, print, exit }: Surroundings): Wish {
  let first: number | null = null;
  const come = new Promise<Ending>((resolve) => {
    const heed = () => {
      if (first === null) {
        first = Date.now();
        print('Staffetta stops. Once more to leave at once.');
        resolve(null);
      } else if (Date.now() - first > echo) {
        exit(1);
      }
    };
    for (const name of signals) onSignal(name, heed);
  });
  return { heard: () => first !== null, come };
}

function giveUpAfter(milliseconds: number, work: PromiseLike<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

type Step = { stop: () => PromiseLike<unknown>; patience: number };

/** Stops in the reverse order of starting; what fails to stop does not keep the rest running. */
async function stopAll(steps: Step[], complain: (line: string) => void): Promise<void> {
  for (const step of steps.toReversed()) {
    await giveUpAfter(step.patience, step.stop()).catch((error) => complain(describe(error)));
  }
}

/** A sentence for the operator's mistakes and the machine's, everything for ours. */
function describe(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function openDatabase(
  config: Config,
  { startCluster, print }: Surroundings,
  steps: Step[],
): Promise<{ urls: { ownerUrl: string; serviceUrl: string }; cluster: Cluster | null }> {
  if (config.database !== null) return { urls: config.database, cluster: null };
  const cluster = await startCluster({ folder: config.dataFolder, say: print });
  // PostgreSQL has time limits of its own; to give it up means to leave it running.
  steps.push({ stop: cluster.stop, patience: 6 * patience });
  return { urls: cluster, cluster };
}

const firstPause = 1_000;
const longestPause = 30_000;

/** Does something as soon as the database is there for it; null: asked to stop before. */
type Persist = <T>(work: () => Promise<T>) => Promise<T | null>;

/** Tries again, at longer and longer pauses, while the database is away. */
const waitingFor =
  ({ complain }: Surroundings, wish: Wish): Persist =>
  async (work) => {
    for (let pause = firstPause; !wish.heard(); pause = Math.min(2 * pause, longestPause)) {
      try {
        return await work();
      } catch (error) {
        const away = awayIn(error);
        if (away === null) throw error;
        const { message } = error instanceof OperatorError ? error : away;
        complain(`${message} Staffetta waits for it, and tries again in ${pause / 1_000} s.`);
      }
      await giveUpAfter(pause, wish.come);
    }
    return null;
  };

type Starting = {
  readonly cluster: Cluster | null;
  readonly steps: Step[];
  readonly persist: Persist;
};

/** Listens, or not, and tells where to look. */
async function open(
  config: Config,
  { app, attend }: Service,
  { print }: Surroundings,
  { cluster, steps, persist }: Starting,
): Promise<void> {
  if (config.role === 'worker') {
    print('Staffetta works without listening. Stop it with Ctrl-C.');
    return;
  }
  steps.push({ stop: () => app.close(), patience });
  await persist(attend);
  const bound = await listen(app, config.host, config.port);
  const url = config.publicUrl ?? bound;
  await cluster?.announce(url);
  print(`Staffetta runs at ${url} (stop it with Ctrl-C)`);
  if (config.showsMailbox) print(`It sends no mail: what it would send lies at ${url}/mailbox`);
}

/** Starts everything and runs until told to stop, which it heeds between any two steps. */
async function run(surroundings: Surroundings, steps: Step[], wish: Wish): Promise<Ending> {
  const { environment, root, print } = surroundings;
  const config = readConfig(environment, root);
  const { urls, cluster } = await openDatabase(config, surroundings, steps);
  if (wish.heard()) return null;
  const persist: Persist = cluster === null ? waitingFor(surroundings, wish) : (work) => work();
  const folder = join(root, 'migrations');
  const migrated = await persist(() => surroundings.migrate({ ...urls, folder }));
  if (migrated === null) return null;
  const { applied, notices } = migrated;
  if (applied.length > 0) print(`The database was brought up to date: ${applied.join(', ')}.`);
  for (const notice of notices) print(notice);
  if (wish.heard()) return null;

  const service = await persist(() =>
    surroundings.openService({
      config,
      serviceUrl: urls.serviceUrl,
      dataFolder: cluster?.folder ?? config.dataFolder,
      webFolder: join(root, 'apps/web/dist'),
      docsFolder: join(root, 'apps/api/dist/docs'),
    }),
  );
  if (service === null) return null;
  steps.push({ stop: service.close, patience });
  const signIn = config.demonstration ? await persist(service.demonstrate) : null;
  if (wish.heard()) return null;
  if (config.role !== 'api') service.work();
  await open(config, service, surroundings, { cluster, steps, persist });
  for (const line of signIn ?? []) print(line);
  return Promise.race([wish.come, ...(cluster === null ? [] : [cluster.lost])]);
}

/** The whole program, from reading its configuration to the code it ends with. */
export async function runProgram(surroundings: Surroundings): Promise<number> {
  const steps: Step[] = [];
  const wish = waitForSignal(surroundings);
  const ending = await run(surroundings, steps, wish).catch(describe);
  await stopAll(steps, surroundings.complain);
  if (ending !== null) surroundings.complain(ending);
  return ending === null ? 0 : 1;
}
