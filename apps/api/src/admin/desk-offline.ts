import { z } from 'zod';
import { openAccounts } from '../accounts/accounts.ts';
import { trustClock } from '../clocks/machine-clock.ts';
import type { Database } from '../database/connection.ts';
import { openWritings } from '../games/writings.ts';
import { firstPort, writeUrl } from '../listen.ts';
import { openNoticeWorker } from '../notices/worker.ts';
import { type Call, gamesOffline } from '../operate.ts';
import { OperatorError } from '../operator-error.ts';
import { quoted } from '../quoted.ts';
import { type Desk, openDesk } from './desk.ts';

/** All that admins work with, for a command; links of mails it causes lead to where the service is found. */
export function deskOffline(database: Database, call: Call): Desk {
  const { publicUrl, host, port, noticeDelay } = call.config();
  const origin = () => publicUrl ?? writeUrl(host, port ?? firstPort);
  const now = () => new Date();
  const accounts = openAccounts(database, origin, now);
  const games = gamesOffline(database, call, accounts);
  const writings = openWritings(database);
  // It judges whether a mail is to go again; whoever serves the database writes it.
  const notices = openNoticeWorker({
    ...{ database, games, accounts, writings, origin, now, checkClock: trustClock },
    delay: noticeDelay * 1_000,
    replyDomain: null,
    onTrouble: () => undefined, // what is done in rounds, of which there are none
  });
  return openDesk({
    ...{ database, games, accounts, writings, notices, origin, now },
    longLogs: null,
  });
}

/** Which game a command is about, by its id. */
export function gameCalled(text: string): string {
  const { data } = z.uuid().toLowerCase().safeParse(text);
  if (data === undefined) throw new OperatorError(`${quoted(text)} is no id of a game.`);
  return data;
}

/** Whom a command is about, by his name, his address or his id. */
export async function personCalled(
  { people }: Pick<Desk, 'people'>,
  name: string,
): Promise<string> {
  const found = await people.called(name);
  if (found === null) {
    throw new OperatorError(
      `Nobody here has the name, the confirmed address or the id ${quoted(name)}.`,
    );
  }
  return found;
}
