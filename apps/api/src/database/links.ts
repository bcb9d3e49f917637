import type { Client } from 'pg';

// What is written at once is checked and sorted at once: many rows come into a database faster without its keys
// and indexes, which are made again when all is there.

/** Keys that others point to go after those that point, and come before them. */
const linksSql = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
         format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make,
         case contype when 'f' then 2 else 0 end as place
    from pg_constraint
   where contype in ('f', 'p', 'u') and connamespace = current_schema()::regnamespace
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), 1
    from pg_index join pg_class on pg_class.oid = indrelid
   where relnamespace = current_schema()::regnamespace
     and not exists (select from pg_constraint where conindid = indexrelid)
   order by place, make`;

/** Takes away all keys and indexes, and gives what makes them again, one after the other. */
export async function dropLinks(run: Pick<Client, 'query'>): Promise<readonly string[]> {
  const { rows: links } = await run.query<{ drop: string; make: string }>(linksSql);
  for (const { drop } of links.toReversed()) await run.query(drop);
  return links.map(({ make }) => make);
}
