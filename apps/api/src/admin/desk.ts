import type { Language } from '@staffetta/engine';
import type { Accounts } from '../accounts/accounts.ts';
import { readDashboard } from '../dashboard/dashboard.ts';
import type { Database } from '../database/connection.ts';
import type { Games } from '../games/games.ts';
import { openAdmins } from './admins.ts';
import { openAudit } from './audit.ts';
import { openCodes } from './codes.ts';
import { openEditions } from './editions.ts';
import { openEntries } from './entries.ts';
import { openFoundGames } from './found-games.ts';
import { openHelping } from './helping.ts';
import { openInspecting } from './inspecting.ts';
import { openLooks } from './looks.ts';
import type { openMails } from './mails.ts';
import { openPeople } from './people.ts';
import { openReports } from './reports.ts';
import { openTimeline } from './timeline.ts';

/** What commands of the machine work with. */
export type CommandDesk = ReturnType<typeof openDesk>;

/** All that admins work with: mails are sent again where the worker is. */
export type Desk = CommandDesk & { readonly mails: ReturnType<typeof openMails> };

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
  const audit = openAudit(database, now);
  return {
    audit,
    admins: openAdmins(database),
    codes,
    editions: openEditions(database, { games, now }),
    entries: openEntries(database, { accounts, codes, now }),
    games: openFoundGames(database, now),
    helping: openHelping({ games, accounts, origin }),
    inspecting: openInspecting(games, accounts),
    looks: openLooks(database, now),
    people: openPeople(database, { accounts, origin, now }),
    reports: openReports(database, { origin, now }),
    timeline: openTimeline(database, { games, accounts, audit }),
    dashboard: (language: Language) => readDashboard(database, language, now()),
  };
}
