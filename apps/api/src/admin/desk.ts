import type { Language } from '@staffetta/engine';
import type { Accounts } from '../accounts/accounts.ts';
import { readDashboard } from '../dashboard/dashboard.ts';
import type { Database } from '../database/connection.ts';
import { openFileChecking } from '../games/file-checking.ts';
import type { Games } from '../games/games.ts';
import type { LongLogs } from '../games/long-logs.ts';
import type { Writings } from '../games/writings.ts';
import type { NoticeWorker } from '../notices/worker.ts';
import { openAdmins } from './admins.ts';
import { openAudit } from './audit.ts';
import { openCodes } from './codes.ts';
import { openEditions } from './editions.ts';
import { openEntries } from './entries.ts';
import { openFoundGames } from './found-games.ts';
import { openHelping } from './helping.ts';
import { openInspecting } from './inspecting.ts';
import { openLooks } from './looks.ts';
import { openMails } from './mails.ts';
import { openPeople } from './people.ts';
import { openReports } from './reports.ts';
import { openTidying } from './tidying.ts';
import { openTimeline } from './timeline.ts';

/** All that admins work with, and commands on the machine. */
export type Desk = ReturnType<typeof openDesk>;

/** What it stands on. */
type Ground = {
  readonly database: Database;
  readonly games: Games;
  readonly longLogs: LongLogs | null; // null: a command, which has all the time it takes
  readonly accounts: Accounts;
  readonly writings: Writings;
  readonly notices: Pick<NoticeWorker, 'whyNot'>;
  readonly origin: () => string;
  readonly now: () => Date;
};

export function openDesk(ground: Ground) {
  const { database, games, longLogs, accounts, writings, notices, origin, now } = ground;
  const codes = openCodes(database, now);
  const audit = openAudit(database, now);
  return {
    audit,
    admins: openAdmins(database),
    codes,
    editions: openEditions(database, { games, now }),
    entries: openEntries(database, { accounts, codes, now }),
    files: openFileChecking(),
    games: openFoundGames(database, now),
    helping: openHelping({ games, accounts, origin }),
    inspecting: openInspecting(games, accounts, longLogs),
    looks: openLooks(database, accounts, now),
    mails: openMails(database, notices, now),
    people: openPeople(database, { accounts, origin, now }),
    reports: openReports(database, { origin, now }),
    tidying: openTidying(games, writings),
    timeline: openTimeline(database, { games, accounts, audit }),
    dashboard: (language: Language) => readDashboard(database, language, now()),
  };
}
