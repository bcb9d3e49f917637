import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, DatabaseError, escapeIdentifier } from 'pg';
import { OperatorError } from '../operator-error.ts';
import { noLimits, patient } from './connection.ts';
import { isUnverified } from './unverified.ts';

/** Tables the service may add to and read, and nothing else. */
const appendOnlyTables = ['game_event', 'admin_audit', 'admin_outcome'];

const oldestPostgres = 150_000;
const table = 'schema_migration';
const fileName = /^\d{4}_[a-z0-9_]+\.sql$/;

export type MigrationPlan = {
  /** The role that owns the tables. */
  ownerUrl: string;
  /** The role the service runs as; may be the same. */
  serviceUrl: string;
  /** Where the numbered files lie. */
  folder: string;
};

export type MigrationResult = {
  applied: string[];
  /** What the operator should know, in sentences. */
  notices: string[];
};

type Migration = { name: string; sql: string; sha256: string };

/** The migrations a database has been through, in order, and their hashes. */
export type History = ReadonlyMap<string, string>;

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const misnamed = names.find((name) => !fileName.test(name));
  if (misnamed !== undefined) throw new Error(`${misnamed} is not named NNNN_like_this.sql`);
  return Promise.all(
    names.map(async (name) => {
      // Some checkouts change the ends of lines.
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function connect(url: string, variable: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: 'staffetta migrate',
    ...patient,
  });
  // The error that ends a connection also fails the query under way, which is where it is told.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(noLimits);
  } catch (error) {
    const cause = error instanceof AggregateError ? error.errors[0] : error;
    throw new OperatorError(
      `The database cannot be reached with ${variable}: ${(cause as Error).message}. Check that PostgreSQL runs there and that the user, the password and the database are right.`,
      { cause },
    );
  }
  return client;
}

async function inTransaction<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    // After a lost connection there is nothing to roll back, and the first error is the one to tell.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** One starter at a time; the others wait here and then find nothing left to do. */
async function waitForTurn(client: Client): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('staffetta ${table}', 0))`);
}

async function refuseOldPostgres(client: Client): Promise<void> {
  const { rows } = await client.query(
    `select current_setting('server_version_num')::int as number,
            current_setting('server_version') as name`,
  );
  if (rows[0].number >= oldestPostgres) return;
  throw new OperatorError(
    `The database runs PostgreSQL ${rows[0].name}, and Staffetta needs 15 or newer. Nothing was changed. Upgrade PostgreSQL, or leave DATABASE_URL out to use the embedded one.`,
  );
}

/** Empty for a database that was never used. */
export async function readHistory(client: Client): Promise<History> {
  const known = await client.query('select to_regclass($1) is not null as exists', [table]);
  if (!known.rows[0].exists) return new Map();
  const { rows } = await client.query(`select name, sha256 from ${table} order by name`);
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}

/** What of a history this release does not know, and what it knows otherwise. */
function compare(applied: History, migrations: Migration[]) {
  const known = new Map(migrations.map((migration) => [migration.name, migration.sha256]));
  return {
    unknown: [...applied.keys()].filter((name) => !known.has(name)),
    changed: [...applied].find(([name, sha256]) => known.get(name) !== sha256)?.[0],
  };
}

/** Refuses a history that is not the beginning of this release's. */
function refuseOtherHistory(applied: History, migrations: Migration[]): void {
  const { unknown, changed } = compare(applied, migrations);
  if (unknown.length > 0) {
    throw new OperatorError(
      `The database is from a newer release of Staffetta: it holds ${unknown.join(', ')}, which this release does not know. Nothing was changed. Start the newer release, or restore a backup made before it.`,
    );
  }
  if (changed !== undefined) {
    throw new OperatorError(
      `The migration ${changed} was changed after the database had been migrated with it. Nothing was changed. Put the file back as it was, and write what should be different into a new one.`,
    );
  }
  const late = migrations.find(({ name }, index) => !applied.has(name) && index < applied.size);
  if (late !== undefined) {
    throw new OperatorError(
      `The migration ${late.name} comes before others the database already has. Nothing was changed. Give it the next free number.`,
    );
  }
}

function explainFailure(error: unknown, { name, sql }: Migration): unknown {
  if (!(error instanceof DatabaseError)) return error;
  const before = sql.slice(0, Number(error.position ?? 1) - 1);
  const line = error.position === undefined ? '' : `, line ${before.split('\n').length}`;
  return new OperatorError(
    `The migration ${name}${line} failed and was taken back whole: ${error.message}.`,
    { cause: error },
  );
}

/** Applies the next migration and tells its name, or null when there is none left. */
async function applyNext(client: Client, migrations: Migration[]): Promise<string | null> {
  await waitForTurn(client);
  const applied = await readHistory(client);
  refuseOtherHistory(applied, migrations);
  const next = migrations[applied.size];
  if (next === undefined) return null;
  if (applied.size === 0) {
    await client.query(
      `create table if not exists ${table} (
         name text primary key,
         sha256 text not null,
         applied_at timestamptz not null default now()
       )`,
    );
  }
  await client.query(next.sql).catch((error) => {
    throw explainFailure(error, next);
  });
  await client.query(`insert into ${table} (name, sha256) values ($1, $2)`, [
    next.name,
    next.sha256,
  ]);
  return next.name;
}

/** What tells one database from another, whoever looks. */
const identity = `
  select current_user as role, current_database() as database,
         extract(epoch from pg_postmaster_start_time())::text as since`;

/** The service's role, which must look at the same database as the owner. */
async function readServiceRole(owner: Client, serviceUrl: string): Promise<string> {
  const service = await connect(serviceUrl, 'DATABASE_URL');
  try {
    const [ours, theirs] = await Promise.all([owner.query(identity), service.query(identity)]);
    const { role, database, since } = theirs.rows[0];
    if (database === ours.rows[0].database && since === ours.rows[0].since) return role;
    throw new OperatorError(
      'DATABASE_URL and DATABASE_OWNER_URL lead to two different databases. Nothing was changed. Let them differ in user and password only.',
    );
  } finally {
    await service.end();
  }
}

function listGrants(name: string): string {
  if (name === table) return 'select';
  return appendOnlyTables.includes(name) ? 'select, insert' : 'select, insert, update, delete';
}

/** Gives the service what it needs of what the owner owns. */
async function grantService(owner: Client, serviceRole: string): Promise<void> {
  await waitForTurn(owner);
  const role = escapeIdentifier(serviceRole);
  const { rows } = await owner.query(
    `select c.relname as name, c.relkind as kind, c.oid::regclass::text as relation
       from pg_class c
       where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'S')
         and pg_get_userbyid(c.relowner) = current_user
       order by c.relname`,
  );
  const functions = await owner.query(
    `select p.oid::regprocedure::text as signature
       from pg_proc p
       where p.pronamespace = current_schema()::regnamespace
         and pg_get_userbyid(p.proowner) = current_user`,
  );
  const grants = [
    ...rows.flatMap(({ name, kind, relation }) =>
      kind === 'S'
        ? [`grant usage, select on sequence ${relation} to ${role}`]
        : [
            `revoke all on table ${relation} from ${role}`,
            `grant ${listGrants(name)} on table ${relation} to ${role}`,
          ],
    ),
    ...functions.rows.map(({ signature }) => `grant execute on function ${signature} to ${role}`),
  ];
  const { rows: schemas } = await owner.query('select current_schema() as name');
  const schema = escapeIdentifier(schemas[0].name);
  const usage = await owner.query('select has_schema_privilege($1, current_schema(), $2) as has', [
    serviceRole,
    'usage',
  ]);
  if (!usage.rows[0].has) grants.unshift(`grant usage on schema ${schema} to ${role}`);
  if (grants.length > 0) await owner.query(grants.join(';\n'));
}

/** The append-only tables that a role, or whoever asks, may change all the same. */
export async function listRewritable(
  run: Pick<Client, 'query'>,
  role: string | null,
): Promise<string[]> {
  const { rows } = await run.query(
    `select c.relname as name
       from pg_class c
       where c.relnamespace = current_schema()::regnamespace and c.relname = any ($1)
         and (has_table_privilege(coalesce($2, current_user), c.oid, 'update, delete, truncate')
              or pg_has_role(coalesce($2, current_user), c.relowner, 'member'))`,
    [appendOnlyTables, role],
  );
  return rows.map(({ name }) => name);
}

/** Connected as the owner, to a database the service's role sees as well. */
async function asOwner<T>(
  { ownerUrl, serviceUrl }: MigrationPlan,
  work: (owner: Client, serviceRole: string) => Promise<T>,
): Promise<T> {
  const owner = await connect(
    ownerUrl,
    ownerUrl === serviceUrl ? 'DATABASE_URL' : 'DATABASE_OWNER_URL',
  );
  try {
    await refuseOldPostgres(owner);
    return await work(owner, await readServiceRole(owner, serviceUrl));
  } finally {
    await owner.end();
  }
}

/**
 * Brings the database to this release: forward only, each file in a transaction of its own, any
 * number of starters at once. A database it does not understand is refused and left as it is.
 */
export async function migrate(plan: MigrationPlan): Promise<MigrationResult> {
  const migrations = await readMigrations(plan.folder);
  return asOwner(plan, async (owner, serviceRole) => {
    const applied: string[] = [];
    while (true) {
      const name = await inTransaction(owner, () => applyNext(owner, migrations));
      if (name === null) break;
      applied.push(name);
    }
    if (plan.ownerUrl !== plan.serviceUrl) {
      await inTransaction(owner, () => grantService(owner, serviceRole));
    }
    const rewritable = await listRewritable(owner, serviceRole);
    const notices = rewritable.map(
      (name) =>
        `The database does not enforce that ${name} is append-only, because the role in DATABASE_URL may change it. To have it enforced, set DATABASE_OWNER_URL to the role that owns the tables and DATABASE_URL to another one.`,
    );
    return { applied, notices };
  });
}

/** Refuses to build up what this release cannot: it was saved by a newer one, or of other migrations. */
function refuseForeignBackup(saved: History, migrations: Migration[]): void {
  const { unknown, changed } = compare(saved, migrations);
  if (unknown.length > 0) {
    throw new OperatorError(
      `This is from a newer release of Staffetta: its database had ${unknown.join(', ')}, which this release does not know. Nothing was changed. Use that release, or a newer one.`,
    );
  }
  if (changed !== undefined) {
    throw new OperatorError(
      `The migration ${changed} is another one here than where this was saved. Nothing was changed. Use the release it was saved with, unchanged.`,
    );
  }
}

async function refuseUsed(client: Client): Promise<void> {
  const { rows } = await client.query(
    `select relname as name from pg_class
       where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
       order by relname limit 1`,
  );
  if (rows.length === 0) return;
  if (await isUnverified(client)) {
    throw new OperatorError(
      'The database is not empty: all of a backup is there already, but its games were not verified to the end. Nothing was changed. Unless that still goes on, npm run verify does it.',
    );
  }
  throw new OperatorError(
    `The database is not empty: it holds the table ${rows[0].name}. Nothing was changed. Name a new, empty one: with the embedded database set STAFFETTA_DATA to a new folder, otherwise make another database and set DATABASE_URL to it.`,
  );
}

/**
 * Makes an empty database what another was: its schema by the same migrations, and what `fill` puts
 * into it, all in one transaction; then brings it to this release.
 */
export async function rebuild<T>(
  plan: MigrationPlan,
  saved: History,
  fill: (client: Client) => Promise<T>,
): Promise<MigrationResult & { filled: T }> {
  const migrations = await readMigrations(plan.folder);
  refuseForeignBackup(saved, migrations);
  const upToThere = migrations.slice(0, saved.size);
  const filled = await asOwner(plan, (owner) =>
    inTransaction(owner, async () => {
      await waitForTurn(owner);
      await refuseUsed(owner);
      while ((await applyNext(owner, upToThere)) !== null);
      return fill(owner);
    }),
  );
  return { ...(await migrate(plan)), filled };
}
