import type { History } from '../database/migrate.ts';

// What a backup holds, whether it lies in a file or goes from one database straight into another.

export type Opening = {
  readonly at: Date; // the moment it shows
  readonly history: History; // the migrations its database had been through
};

/** Some rows of one table, each a JSON array of PostgreSQL's own texts for its columns, or null. */
export type Portion = {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
};

/** Every table has a portion at least, also an empty one; those that others point to come first. */
export type Content = {
  readonly opening: Opening;
  readonly portions: AsyncGenerator<Portion>;
};

/** How many rows each table has. */
export type Counts = Readonly<Record<string, number>>;

/** Counts what passes. */
export function countRows(portions: AsyncGenerator<Portion>): {
  readonly counted: AsyncGenerator<Portion>;
  readonly counts: () => Counts;
} {
  const counts = new Map<string, number>();
  async function* counted() {
    for await (const portion of portions) {
      const { table, rows } = portion;
      counts.set(table, (counts.get(table) ?? 0) + rows.length);
      yield portion;
    }
  }
  return { counted: counted(), counts: () => Object.fromEntries(counts) };
}
