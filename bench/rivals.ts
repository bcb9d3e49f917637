import { execFile, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '../apps/api/src/database/connection.ts';
import { ratePerSecond, seconds } from './sample.ts';

const run = promisify(execFile);

/** Games numbered from 0 on, one for each client, so that nobody waits for another's row. */
export const gameOfClient = (client: number): string =>
  `00000000-0000-4000-8000-${String(client).padStart(12, '0')}`;

/** PostgreSQL's own load generator, if this machine has it. */
export const pgbenchVersion = ((): string | null => {
  const { status, stdout } = spawnSync('pgbench', ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
})();

/** A statement as pgbench reads it: each client has a game of its own, and counts. */
const forPgbench = (statement: string): string =>
  `${statement
    .replaceAll(/(?<!:):(?=null|true|false)/g, ': ') // in JSON; it would read a name of its own
    .replaceAll('{game}', `('00000000-0000-4000-8000-' || lpad(:client_id, 12, '0'))::uuid`)
    .replaceAll('{key}', `('a request of the program that is measured ' || :number)`)
    .replaceAll('{expected}', ':expected')
    .replaceAll('{number}', ':number')
    .replaceAll(/\s+/g, ' ')};`;

const counting = ['\\set expected :number', '\\set number :number + 1'];

/** How often pgbench runs these statements in a second, prepared, at so many clients. */
export async function pgbenchRate(
  url: string,
  folder: string,
  statements: readonly string[],
  clients: number,
): Promise<number> {
  const script = join(folder, 'pgbench.sql');
  await writeFile(script, [...counting, ...statements.map(forPgbench), ''].join('\n'));
  const { username, password, pathname, searchParams } = new URL(url);
  const threads = Math.min(clients, availableParallelism());
  const { stdout } = await run(
    'pgbench',
    [
      ...['--no-vacuum', '--protocol=prepared', `--file=${script}`, '--define=number=0'],
      ...[`--client=${clients}`, `--jobs=${threads}`, `--time=${Math.ceil(seconds)}`],
      pathname.slice(1),
    ],
    {
      env: {
        ...process.env,
        PGHOST: searchParams.get('host') ?? '',
        PGUSER: decodeURIComponent(username),
        PGPASSWORD: decodeURIComponent(password),
        PGSSLMODE: 'disable',
      },
    },
  );
  const [, rate] = /^tps = ([\d.]+)/m.exec(stdout) ?? [];
  if (rate === undefined || !/failed transactions: 0 /.test(stdout)) throw new Error(stdout);
  return Number(rate);
}

type Step = { readonly name: string; readonly text: string; readonly fields: readonly string[] };

/** A statement with parameters, as `pg` wants them. */
function withParameters(statement: string, place: number): Step {
  const fields: string[] = [];
  const text = statement.replaceAll(/\{(\w+)\}/g, (_, field: string) => {
    fields.push(field);
    return `$${fields.length}`;
  });
  return { name: `rival_${place}`, text, fields };
}

/** The same through the driver the service uses, and nothing else of it. */
export async function driverRate(
  url: string,
  statements: readonly string[],
  clients: number,
): Promise<number> {
  const { pool } = openDatabase(url, clients);
  const steps = statements.map(withParameters);
  const connections = await Promise.all(Array.from({ length: clients }, () => pool.connect()));
  try {
    return await ratePerSecond(clients, async (client, turn) => {
      const values: Readonly<Record<string, unknown>> = {
        game: gameOfClient(client),
        expected: turn,
        number: turn + 1,
        key: `a request of the program that is measured ${turn}`,
      };
      for (const { name, text, fields } of steps) {
        await connections[client]?.query({
          ...(fields.length > 0 ? { name } : {}),
          text,
          values: fields.map((field) => values[field]),
        });
      }
    });
  } finally {
    for (const connection of connections) connection.release();
    await pool.end();
  }
}
