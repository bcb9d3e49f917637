import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cluster } from './embedded/cluster.ts';
import { OperatorError } from './operator-error.ts';
import { runProgram, type Service, type Surroundings } from './program.ts';

const urls = {
  adminUrl: 'postgresql://a/',
  ownerUrl: 'postgresql://o/',
  serviceUrl: 'postgresql://s/',
};

/** A program whose parts only write down what was asked of them. */
function prepare(changes: Partial<Surroundings> = {}, service: Partial<Service> = {}) {
  const did: string[] = [];
  const note = <T>(line: string, answer: T): Promise<T> => {
    did.push(line);
    return Promise.resolve(answer);
  };
  const printed: string[] = [];
  const heeds = new Map<string, () => void>();
  let lose: (sentence: string) => void = () => undefined;
  const cluster: Cluster = {
    ...urls,
    folder: '/data',
    logFile: '/data/postgres.log',
    lost: new Promise((resolve) => {
      lose = resolve;
    }),
    announce: (url) => note(`announce ${url}`, undefined),
    stop: () => note('stop cluster', undefined),
  };
  const surroundings: Surroundings = {
    environment: { PORT: '4000' },
    root: '/checkout',
    print: (line) => printed.push(line),
    complain: (line) => printed.push(`! ${line}`),
    exit: (code) => did.push(`exit ${code}`),
    onSignal: (name, heed) => heeds.set(name, heed),
    startCluster: ({ folder }) => note(`start cluster in ${folder}`, cluster),
    migrate: ({ ownerUrl, folder }) =>
      note(`migrate ${ownerUrl} from ${folder}`, {
        applied: ['0001_first.sql'],
        notices: ['A notice.'],
      }),
    openService: ({ serviceUrl, dataFolder }) =>
      note(`open ${serviceUrl} with ${dataFolder}`, {
        app: {
          listen: ({ port }) => note(`listen ${port}`, undefined),
          server: { address: () => null },
          close: () => note('stop app', undefined),
        },
        demonstrate: () => note('demonstrate', ['Sign in as ada.']),
        attend: () => note('attend', undefined),
        work: () => {
          did.push('work');
        },
        close: () => note('stop service', undefined),
        ...service,
      }),
    ...changes,
  };
  const send = (name: string) => heeds.get(name)?.();
  return { surroundings, did, printed, send, lose };
}

describe('the program', () => {
  it('starts everything in order, tells where to look, and stops in reverse', async () => {
    const { surroundings, did, printed, send } = prepare();
    const code = runProgram(surroundings);
    await expect.poll(() => printed).toContain('Sign in as ada.');
    send('SIGTERM');
    expect(await code).toBe(0);
    expect(did).toEqual([
      'start cluster in /checkout/.staffetta',
      'migrate postgresql://o/ from /checkout/migrations',
      'open postgresql://s/ with /data',
      'demonstrate',
      'work',
      'attend',
      'listen 4000',
      'announce http://127.0.0.1:4000',
      'stop app',
      'stop service',
      'stop cluster',
    ]);
    expect(printed.slice(0, 5)).toEqual([
      'The database was brought up to date: 0001_first.sql.',
      'A notice.',
      'Staffetta runs at http://127.0.0.1:4000 (stop it with Ctrl-C)',
      'It sends no mail: what it would send lies at http://127.0.0.1:4000/mailbox',
      'Sign in as ada.',
    ]);
  });

  it("uses one's own database when there is one, and does not demonstrate there", async () => {
    const { surroundings, did, printed, send } = prepare({
      environment: { PORT: '4000', DATABASE_URL: 'postgresql://own/', STAFFETTA_ROLE: 'api' },
    });
    const code = runProgram(surroundings);
    await expect.poll(() => printed).toHaveLength(4);
    send('SIGINT');
    expect(await code).toBe(0);
    expect(did).toEqual([
      'migrate postgresql://own/ from /checkout/migrations',
      'open postgresql://own/ with /checkout/.staffetta',
      'attend',
      'listen 4000',
      'stop app',
      'stop service',
    ]);
  });

  it('does not listen as a worker', async () => {
    const { surroundings, did, printed, send } = prepare({
      environment: { DATABASE_URL: 'postgresql://own/', STAFFETTA_ROLE: 'worker' },
    });
    const code = runProgram(surroundings);
    await expect.poll(() => printed).toHaveLength(3);
    send('SIGINT');
    expect(await code).toBe(0);
    expect(did.slice(2)).toEqual(['work', 'stop service']);
  });

  it('stops what it has started, with code 1, when a later part fails', async () => {
    const { surroundings, did, printed } = prepare({
      migrate: () => Promise.reject(new OperatorError('The database is from a newer release.')),
    });
    expect(await runProgram(surroundings)).toBe(1);
    expect(did).toEqual(['start cluster in /checkout/.staffetta', 'stop cluster']);
    expect(printed).toEqual(['! The database is from a newer release.']);
  });

  it('stops with code 1 at a configuration it cannot use', async () => {
    const { surroundings, did, printed } = prepare({ environment: { PORT: 'x' } });
    expect(await runProgram(surroundings)).toBe(1);
    expect(did).toEqual([]);
    expect(printed).toEqual([expect.stringContaining('PORT must be')]);
  });

  it('ends with code 1 when the database goes away', async () => {
    const { surroundings, did, printed, lose } = prepare();
    const code = runProgram(surroundings);
    await expect.poll(() => printed).toContain('Sign in as ada.');
    lose('PostgreSQL has ended.');
    expect(await code).toBe(1);
    expect(did).toContain('stop app');
    expect(printed.at(-1)).toBe('! PostgreSQL has ended.');
  });

  it('heeds a wish to stop while it starts', async () => {
    const { surroundings, did, send } = prepare();
    const { migrate } = surroundings;
    const code = runProgram({
      ...surroundings,
      migrate: (plan) => {
        send('SIGHUP');
        return migrate(plan);
      },
    });
    expect(await code).toBe(0);
    expect(did.at(-1)).toBe('stop cluster');
    expect(did).not.toContain('listen 4000');
  });

  describe('while its own database is away', () => {
    const environment = {
      PORT: '4000',
      DATABASE_URL: 'postgresql://own/',
      STAFFETTA_ROLE: 'worker',
    };
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { syscall: 'connect' });
    const away = () =>
      Promise.reject(new OperatorError('The database cannot be reached.', { cause: refused }));
    const waits = (seconds: number) =>
      `! The database cannot be reached. Staffetta waits for it, and tries again in ${seconds} s.`;

    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('waits for it at longer and longer pauses, says so, and starts', async () => {
      const { surroundings, did, printed, send } = prepare({ environment });
      let tries = 0;
      const { migrate, openService } = surroundings;
      const there = <T>(work: () => Promise<T>): Promise<T> => {
        tries += 1;
        return tries <= 7 || tries === 9 ? away() : work();
      };
      const code = runProgram({
        ...surroundings,
        migrate: (plan) => there(() => migrate(plan)),
        openService: (options) => there(() => openService(options)),
      });
      await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000 + 8_000 + 16_000 + 30_000 + 30_000);
      await vi.advanceTimersByTimeAsync(1_000);
      send('SIGTERM');
      expect(await code).toBe(0);
      expect(printed.filter((line) => line.includes('waits'))).toEqual(
        [1, 2, 4, 8, 16, 30, 30, 1].map(waits),
      );
      expect(did.slice(2)).toEqual(['work', 'stop service']);
    });

    it('heeds a wish to stop meanwhile', async () => {
      const { surroundings, did, printed, send } = prepare({ environment, migrate: away });
      const code = runProgram(surroundings);
      await vi.advanceTimersByTimeAsync(0);
      expect(printed).toEqual([waits(1)]);
      send('SIGTERM');
      expect(await code).toBe(0);
      expect(did).toEqual([]);
    });

    it('does not wait for one that refuses its password', async () => {
      const cause = Object.assign(new Error('no'), { code: '28P01' });
      const { surroundings, printed } = prepare({
        environment,
        migrate: () => Promise.reject(new OperatorError('The password is wrong.', { cause })),
      });
      expect(await runProgram(surroundings)).toBe(1);
      expect(printed).toEqual(['! The password is wrong.']);
    });
  });

  it('stops the rest when one part cannot stop', async () => {
    const close = () => Promise.reject(new Error('stuck'));
    const { surroundings, did, printed, send } = prepare({}, { close });
    const code = runProgram(surroundings);
    await expect.poll(() => printed).toContain('Sign in as ada.');
    send('SIGINT');
    expect(await code).toBe(0);
    expect(did.at(-1)).toBe('stop cluster');
    expect(printed.at(-1)).toContain('stuck');
  });

  it('leaves at once when asked again, but not at the echo of the first wish', async () => {
    vi.useFakeTimers();
    const { surroundings, did, send } = prepare({}, { close: () => new Promise(() => undefined) });
    const code = runProgram(surroundings);
    await expect.poll(() => did).toContain('announce http://127.0.0.1:4000');
    send('SIGINT');
    send('SIGINT');
    expect(did).not.toContain('exit 1');
    vi.advanceTimersByTime(2000);
    send('SIGINT');
    expect(did).toContain('exit 1');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await code).toBe(0);
    expect(did.at(-1)).toBe('stop cluster');
    vi.useRealTimers();
  });
});
