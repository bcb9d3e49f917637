import type { Database } from '../database/connection.ts';

// What tables take on the disk, and how that grows: noted once a day, and looked up at no cost to speak of.

/** What a table takes. */
export type TableSize = {
  readonly name: string;
  readonly rows: number | null; // as PostgreSQL reckons; null: it has not yet
  readonly bytes: number; // without
  readonly indexBytes: number; // its indexes
  readonly grown: number | null; // bytes, with them, since the day the dashboard names; null: it is new
};

/** How far back growth is told. */
const days = 30;

/** The tables of this schema; partitions and their parents alike. */
const allTables = `
  select c.oid, c.relname::text as name, c.reltuples from pg_class c
   where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')`;

/** Sizes of the same day are noted over and over: the last one stays. */
const keepSql = `
  insert into service_size (day, name, bytes)
    select ($1::timestamptz at time zone 'UTC')::date, t.name, pg_total_relation_size(t.oid)
      from (${allTables}) t
    on conflict (day, name) do update set bytes = excluded.bytes`;

export async function keepSizes({ pool }: Pick<Database, 'pool'>, now: Date): Promise<void> {
  await pool.query(keepSql, [now]);
}

const sinceSql = `
  select min(day)::text as since from service_size
   where day >= ($1::timestamptz at time zone 'UTC')::date - ${days}
     and day < ($1::timestamptz at time zone 'UTC')::date`;

const sizesSql = `
  select t.name, case when t.reltuples < 0 then null else t.reltuples::float8 end as rows,
         pg_table_size(t.oid)::float8 as bytes, pg_indexes_size(t.oid)::float8 as "indexBytes",
         (pg_total_relation_size(t.oid) - s.bytes)::float8 as grown
    from (${allTables}) t
    left join service_size s on s.name = t.name and s.day = $1::date
   order by pg_total_relation_size(t.oid) desc, t.name`;

/** All tables, the biggest first; and since when growth is told, if any was noted before today. */
export async function readSizes({ pool }: Pick<Database, 'pool'>, now: Date) {
  const noted = await pool.query<{ since: string | null }>(sinceSql, [now]);
  const grownSince = noted.rows[0]?.since ?? null;
  const { rows: tables } = await pool.query<TableSize>(sizesSql, [grownSince]);
  return { grownSince, tables };
}
