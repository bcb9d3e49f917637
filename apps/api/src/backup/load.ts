import { type Client, escapeIdentifier } from 'pg';
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

/** Puts all of it in, and tells how much that was. */
export async function load(client: Client, portions: AsyncIterable<Portion>): Promise<Counts> {
  const types = await readTypes(client);
  const { counted, counts } = countRows(portions);
  for await (const portion of counted) {
    if (portion.rows.length === 0) continue;
    await client.query(insertInto(portion, types), [`[${portion.rows.join(',')}]`]);
  }
  const tables = Object.keys(counts()).map(escapeIdentifier);
  await client.query(`analyze ${tables.join(', ')}`); // the first reader need not guess
  return counts();
}
