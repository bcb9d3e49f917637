import type { Database } from '../database/connection.ts';

// Counting at the same cost however many there are: exactly up to a thousand, beyond that as PostgreSQL
// reckons from what it knows of its tables.

/** How many there are. */
export type Count = { readonly count: number; readonly isEstimate: boolean };

const enough = 1_000;

type Plan = { 'QUERY PLAN': readonly { Plan: { 'Plan Rows': number } }[] };

async function reckoned({ pool }: Pick<Database, 'pool'>, rowsSql: string): Promise<number> {
  const { rows } = await pool.query<Plan>(`explain (format json) ${rowsSql}`);
  return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}

/**
 * How many rows each of these queries has, all asked at once. Each is read in the order of an index, so that
 * it ends after a thousand rows and not after all that do not count.
 */
export async function countUpTo<Name extends string>(
  database: Pick<Database, 'pool'>,
  queries: Readonly<Record<Name, string>>,
): Promise<Readonly<Record<Name, Count>>> {
  const named = Object.entries<string>(queries);
  if (named.length === 0) return {} as Record<Name, Count>;
  const bounded = named.map(
    ([name, rowsSql]) =>
      `(select count(*)::integer from (${rowsSql} limit ${enough + 1}) c) as "${name}"`,
  );
  const { rows } = await database.pool.query<Record<string, number>>(
    `select ${bounded.join(', ')}`,
  );
  const counts = await Promise.all(
    named.map(async ([name, rowsSql]) => {
      const count = rows[0]?.[name] ?? 0;
      if (count <= enough) return [name, { count, isEstimate: false }] as const;
      const most = Math.max(count, await reckoned(database, rowsSql));
      return [name, { count: most, isEstimate: true }] as const;
    }),
  );
  return Object.fromEntries(counts) as Record<Name, Count>;
}
