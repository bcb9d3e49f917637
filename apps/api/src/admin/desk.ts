import type { Accounts } from '../accounts/accounts.ts';
import type { Database } from '../database/connection.ts';
import { openAdmins } from './admins.ts';
import { openAudit } from './audit.ts';
import { openCodes } from './codes.ts';
import { openEntries } from './entries.ts';

/** All that admins work with. */
export type Desk = ReturnType<typeof openDesk>;

export function openDesk(database: Database, accounts: Accounts, now: () => Date) {
  const codes = openCodes(database, now);
  return {
    audit: openAudit(database, now),
    admins: openAdmins(database),
    codes,
    entries: openEntries(database, { accounts, codes, now }),
  };
}
