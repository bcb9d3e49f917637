import type { Accounts } from '../accounts/accounts.ts';
import type { Database } from '../database/connection.ts';
import type { Games } from '../games/games.ts';
import { openAdmins } from './admins.ts';
import { openAudit } from './audit.ts';
import { openCodes } from './codes.ts';
import { openEntries } from './entries.ts';
import { openFoundGames } from './found-games.ts';
import { openInspecting } from './inspecting.ts';
import { openLooks } from './looks.ts';
import { openPeople } from './people.ts';
import { openReports } from './reports.ts';

/** All that admins work with. */
export type Desk = ReturnType<typeof openDesk>;

/** What it stands on. */
type Ground = {
  readonly database: Database;
  readonly games: Games;
  readonly accounts: Accounts;
  readonly origin: () => string;
  readonly now: () => Date;
};

export function openDesk({ database, games, accounts, origin, now }: Ground) {
  const codes = openCodes(database, now);
  return {
    audit: openAudit(database, now),
    admins: openAdmins(database),
    codes,
    entries: openEntries(database, { accounts, codes, now }),
    games: openFoundGames(database, now),
    inspecting: openInspecting(games, accounts),
    looks: openLooks(database, now),
    people: openPeople(database, { accounts, origin, now }),
    reports: openReports(database, { origin, now }),
  };
}
