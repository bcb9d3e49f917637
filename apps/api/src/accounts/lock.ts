import type { Asker } from './mailing.ts';

/**
 * Lets nobody else change an account until this transaction ends; says whether it is there. Whatever
 * is counted, or must not be added to an account that is gone, is asked for behind this.
 */
export async function lockAccount(run: Asker, userId: string): Promise<boolean> {
  const { rowCount } = await run.query(
    'select from user_account where user_id = $1 and deleted_at is null for update',
    [userId],
  );
  return rowCount === 1;
}
