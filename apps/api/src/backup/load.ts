import { type Client, DatabaseError, escapeIdentifier } from 'pg';
import { ahead } from '../ahead.ts';
import { dropLinks } from '../database/links.ts';
import { OperatorError } from '../operator-error.ts';
import { nowAndThen, type Say, soMany } from '../progress.ts';
import { type Counts, countRows, type Portion } from './content.ts';

// Puts what was read from one database into another of the same schema.

/** The type of each column of each table of ours. */
async function readTypes(client: Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ column: string; type: string }>(
    `select c.relname || '.' || a.attname as column, format_type(a.atttypid, a.atttypmod) as type
       from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
        and a.attnum > 0 and not a.attisdropped`,
  );
  return new Map(rows.map(({ column, type }) => [column, type]));
}

function insertInto({ table, columns }: Portion, types: ReadonlyMap<string, string>): string {
  const names = columns.map(escapeIdentifier).join(', ');
  const values = columns.map((column, place) => {
    const type = types.get(`${table}.${column}`);
    if (type === undefined) throw new Error(`The schema has no column ${table}.${column}`);
    return `(r ->> ${place})::${type}`;
  });
  return `insert into ${escapeIdentifier(table)} (${names})
    select ${values.join(', ')} from jsonb_array_elements($1::jsonb) r`;
}

/** For sorting. What is usual is for a server on which many sort at once. */
const memory = '256MB';

/** What the database says of what it does not take, without the rows, which hold secrets; all else as it is. */
function explain(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error;
  return new OperatorError(
    `The database did not take what was saved: ${error.message}. Nothing was changed.`,
    { cause: error },
  );
}

async function fill(client: Client, portions: AsyncGenerator<Portion>, say: Say): Promise<Counts> {
  const types = await readTypes(client);
  const links = await dropLinks(client);
  const { counted, counts } = countRows(ahead(portions));
  for await (const portion of counted) {
    if (portion.rows.length === 0) continue;
    await client.query(insertInto(portion, types), [`[${portion.rows.join(',')}]`]);
  }
  await client.query(`set local maintenance_work_mem = '${memory}'`);
  const tell = nowAndThen(say);
  for (const [made, make] of links.entries()) {
    await client.query(make);
    tell(() => `Keys and indexes made so far: ${soMany(made + 1, links.length)}.`);
  }
  const tables = Object.keys(counts()).map(escapeIdentifier);
  await client.query(`analyze ${tables.join(', ')}`); // the first reader need not guess
  return counts();
}

/** Puts all of it in, and tells how much that was. It is checked and sorted at once, when all is there. */
export async function load(
  client: Client,
  portions: AsyncGenerator<Portion>,
  say: Say,
): Promise<Counts> {
  try {
    return await fill(client, portions, say);
  } catch (error) {
    throw explain(error);
  }
}
