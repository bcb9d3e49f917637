import { withClient } from '../embedded/databases.ts';

/** Notes that a backup was finished, where the dashboard finds it; not in a database of before that. */
export const noteBackup = (
  url: string,
  { at, bytes }: { readonly at: Date; readonly bytes: number },
): Promise<void> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ isThere: boolean }>(
      `select to_regclass('service_backup') is not null as "isThere"`,
    );
    if (rows[0]?.isThere !== true) return;
    await client.query(
      'insert into service_backup (at, bytes) values ($1, $2) on conflict (at) do nothing',
      [at, bytes],
    );
  });
