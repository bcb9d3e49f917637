import type { Database } from '../database/connection.ts';

/** A report of a message, as whoever runs the service reads it. */
export type Report = {
  readonly at: Date;
  readonly game: string;
  readonly message: string;
  readonly author: string | null; // null: his account or what he wrote is erased
  readonly text: string | null;
  readonly reporter: string | null;
  readonly reason: string;
};

const reportsSql = `
  select r.at, r.game_id as game, r.message_id as message, author.name as author, m.text,
         reporter.name as reporter, r.reason
    from game_report r
    left join game_message m on m.game_id = r.game_id and m.message_id = r.message_id
    left join user_account author on author.user_id = m.author
    left join user_account reporter on reporter.user_id = r.user_id
   order by r.at, r.game_id, r.message_id, r.user_id`;

/** All reports, the oldest first. */
export async function listReports({ pool }: Pick<Database, 'pool'>): Promise<readonly Report[]> {
  return (await pool.query<Report>(reportsSql)).rows;
}

/** A text on one line of a terminal, which it can do nothing to. */
const quoted = (text: string): string => JSON.stringify(text).replaceAll(/\p{C}/gu, '\ufffd');

/** A report in words. */
export const reportText = ({ at, game, message, author, text, reporter, reason }: Report): string =>
  [
    `${at.toISOString()} game ${game}, message ${message}`,
    text === null ? '  erased since' : `  ${author ?? '—'} wrote: ${quoted(text)}`,
    `  ${reporter ?? '—'} says: ${quoted(reason)}`,
  ].join('\n');
