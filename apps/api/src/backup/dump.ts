import { type Client, escapeIdentifier } from 'pg';
import { requireInUse } from '../database/connection.ts';
import { readHistory } from '../database/migrate.ts';
import { withClient } from '../embedded/databases.ts';
import type { Content, Portion } from './content.ts';

// Reads a database whole, as it is at one moment, while people play on.

/** A snapshot may have a hundred kilobytes: so many of them are held at once. */
const rowsAtOnce = 200;

type Table = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly parents: readonly string[]; // the tables it points to
};

/** Values are written the same way whatever the server's settings, and no limit of theirs ends it. */
const session = `
  set local datestyle = 'ISO';
  set local intervalstyle = 'postgres';
  set local timezone = 'UTC';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1;
  set local statement_timeout = 0;
  set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;`;

/** Our own tables: others may live beside them. */
async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name,
            array(select a.attname::text from pg_attribute a
                   where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
                   order by a.attnum) as columns,
            array(select k.confrelid::regclass::text from pg_constraint k
                   where k.conrelid = c.oid and k.contype = 'f') as parents
       from pg_class c join pg_class m on m.oid = to_regclass('schema_migration')
      where c.relnamespace = m.relnamespace and c.relowner = m.relowner and c.oid <> m.oid
        and c.relkind in ('r', 'p')
      order by c.relname`,
  );
  return rows;
}

/** In an order in which every row finds the rows it points to. */
function parentsFirst(tables: readonly Table[]): readonly Table[] {
  const waiting = new Set(tables.map(({ name }) => name));
  const isReady = ({ parents }: Table) => !parents.some((parent) => waiting.has(parent));
  const [ready, others] = [tables.filter(isReady), tables.filter((table) => !isReady(table))];
  if (ready.length === 0 && others.length > 0) throw new Error('Tables point in a circle');
  return others.length === 0 ? ready : [...ready, ...parentsFirst(others)];
}

async function* portionsOf(client: Client, { name, columns }: Table): AsyncGenerator<Portion> {
  const texts = columns.map((column) => `${escapeIdentifier(column)}::text`).join(', ');
  await client.query(
    `declare portion no scroll cursor for
       select array_to_json(array[${texts}])::text as row from ${escapeIdentifier(name)}`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from portion`);
    yield { table: name, columns, rows: rows.map(({ row }) => row) };
    if (rows.length < rowsAtOnce) break;
  }
  await client.query('close portion');
}

async function* allPortions(client: Client): AsyncGenerator<Portion> {
  for (const table of parentsFirst(await listTables(client))) yield* portionsOf(client, table);
}

/** Gives the whole content of a database, at one moment, to whoever takes it; nothing is changed. */
export function dump<T>(url: string, take: (content: Content) => Promise<T>): Promise<T> {
  return withClient(url, async (client) => {
    await client.query(`begin isolation level repeatable read read only; ${session}`);
    await requireInUse(client);
    const history = await readHistory(client);
    const { rows } = await client.query<{ at: Date }>('select now() as at');
    const [{ at } = { at: new Date() }] = rows;
    return take({ opening: { at, history }, portions: allPortions(client) });
  });
}
