import type { Client } from 'pg';

/** Whoever fills a database from another notes of which moment it is; where it came from has no such entry. */
const newestSql = `
  select a.operation <> 'verify' and o.status is distinct from 200 as is
    from admin_audit a left join admin_outcome o using (entry_id)
   where (a.operation in ('restore', 'move') and a.asked -> 'at' is not null)
      or (a.operation = 'verify' and o.status = 200)
   order by a.at desc, a.entry_id desc limit 1`;

/** Whether all of a backup is there, and what checks its games has not come to its end since. */
export async function isUnverified(client: Pick<Client, 'query'>): Promise<boolean> {
  const { rows: known } = await client.query<{ has: boolean }>(
    `select to_regclass('admin_outcome') is not null as has`,
  );
  if (known[0]?.has !== true) return false;
  const { rows } = await client.query<{ is: boolean }>(newestSql);
  return rows[0]?.is === true;
}
