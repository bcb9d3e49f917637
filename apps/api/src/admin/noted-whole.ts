import { openUnhurried } from '../database/connection.ts';
import { openAudit } from './audit.ts';
import { noted } from './noted.ts';

/** Notes what is done with a whole database; one of a release that had no audit log is saved all the same. */
export async function notedWhole<T>(
  url: string,
  deed: Parameters<typeof noted>[1],
  work: () => Promise<T>,
): Promise<T> {
  const { pool } = openUnhurried(url, 1);
  try {
    const { rows } = await pool.query<{ isThere: boolean }>(
      `select to_regclass('admin_outcome') is not null as "isThere"`,
    );
    const hasLog = rows[0]?.isThere === true;
    return await (hasLog
      ? noted(
          openAudit({ pool }, () => new Date()),
          deed,
          work,
        )
      : work());
  } finally {
    await pool.end();
  }
}
