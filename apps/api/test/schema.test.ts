import { readFile } from 'node:fs/promises';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as schema from '../src/database/schema.ts';
import { freshDatabase } from './harness.ts';

const tables: readonly PgTable[] = Object.values(schema).filter((entry) => is(entry, PgTable));

describe('the schema', () => {
  let client: pg.Client;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const fresh = await freshDatabase(inject('databases').postgres15);
    drop = fresh.drop;
    client = new pg.Client({ connectionString: fresh.urls.ownerUrl });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await drop();
  });

  it('is in TypeScript what the migrations made it, column by column', async () => {
    const { rows } = await client.query(`
      select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
             a.attnotnull as required
        from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
         and a.attnum > 0 and not a.attisdropped and c.relname <> 'schema_migration'
       order by 1, 2`);
    const declared = tables
      .flatMap((table) => {
        const { name, columns } = getTableConfig(table);
        return columns.map((column) => ({
          table: name,
          column: column.name,
          type: column.getSQLType(),
          required: column.notNull || column.primary,
        }));
      })
      .sort((one, other) =>
        `${one.table} ${one.column}` < `${other.table} ${other.column}` ? -1 : 1,
      );
    expect(declared).toEqual(rows);
  });

  it('has the keys in TypeScript that the database has', async () => {
    const { rows } = await client.query(`
      select c.relname as table,
             array(select a.attname::text from unnest(i.indkey) with ordinality k(attnum, place)
                    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
                    order by k.place) as columns
        from pg_index i join pg_class c on c.oid = i.indrelid
       where i.indisprimary and c.relnamespace = 'public'::regnamespace
         and c.relname <> 'schema_migration'
       order by 1`);
    const declared = tables
      .map((table) => {
        const { name, columns, primaryKeys } = getTableConfig(table);
        const single = columns.filter(({ primary }) => primary).map((column) => column.name);
        const several = primaryKeys.flatMap((key) => key.columns.map((column) => column.name));
        return { table: name, columns: [...single, ...several] };
      })
      .sort((one, other) => (one.table < other.table ? -1 : 1));
    expect(declared).toEqual(rows);
  });

  describe('keeps what a distributed database asks for', () => {
    it('has game_id in every key of the games family', async () => {
      const { rows } = await client.query<{ table: string; columns: string[] }>(`
        select c.relname as table,
               array(select a.attname::text from pg_attribute a
                      where a.attrelid = c.oid and a.attnum = any(i.indkey)) as columns
          from pg_index i join pg_class c on c.oid = i.indrelid
         where i.indisunique and c.relnamespace = 'public'::regnamespace
           and c.relname like 'game%'`);
      expect(rows.length).toBeGreaterThanOrEqual(6);
      for (const { table, columns } of rows)
        expect([table, columns]).toEqual([table, expect.arrayContaining(['game_id'])]);
    });

    it('links tables of the games family by game_id, and to no other', async () => {
      const { rows } = await client.query<{ from: string; to: string; columns: string[] }>(`
        select f.relname as from, t.relname as to,
               array(select a.attname::text from pg_attribute a
                      where a.attrelid = f.oid and a.attnum = any(k.conkey)) as columns
          from pg_constraint k join pg_class f on f.oid = k.conrelid
          join pg_class t on t.oid = k.confrelid
         where k.contype = 'f'`);
      expect(rows.length).toBeGreaterThanOrEqual(5);
      for (const { from, to, columns } of rows) {
        expect(from.startsWith('game_')).toBe(true);
        expect(to).toBe('game');
        expect(columns).toEqual(['game_id']);
      }
    });

    it('has no trigger, sequence or identity column', async () => {
      const { rows } = await client.query(`
        select 'trigger' as kind, tgname::text as name from pg_trigger where not tgisinternal
        union all
        select 'sequence', relname::text from pg_class where relkind = 'S'
        union all
        select 'identity', attname::text from pg_attribute where attidentity <> ''`);
      expect(rows).toEqual([]);
    });

    it('is distributed whole by the documented script', async () => {
      const script = await readFile(new URL('../../../scripts/citus.sql', import.meta.url), 'utf8');
      const namedIn = (pattern: RegExp): string[] =>
        [...script.matchAll(pattern)].map(([, name = '']) => name).sort();
      const { rows: family } = await client.query(
        `select relname::text as name from pg_class
          where relkind = 'r' and relname like 'game%' and relnamespace = 'public'::regnamespace
          order by 1`,
      );
      const { rows: links } = await client.query(
        `select conname::text as name from pg_constraint where contype = 'f' order by 1`,
      );
      const { rows: functions } = await client.query(
        `select oid::regprocedure::text as name from pg_proc
          where pronamespace = 'public'::regnamespace order by 1`,
      );
      expect(namedIn(/create_distributed_table\('(\w+)'/g)).toEqual(family.map(({ name }) => name));
      expect(namedIn(/drop constraint (\w+);/g)).toEqual(links.map(({ name }) => name));
      expect(namedIn(/alter table (\w+) add foreign key \(game_id\)/g)).toHaveLength(links.length);
      const signatures = namedIn(/create_distributed_function\(\s*'([^']+)'/g);
      expect(signatures.map((signature) => signature.replaceAll(', ', ','))).toEqual(
        functions.map(({ name }) => name),
      );
    });
  });
});
