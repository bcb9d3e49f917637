import { letter } from '../accounts/letters.ts';
import { readers, writeMail } from '../accounts/mailing.ts';
import { type Database, inTransaction } from '../database/connection.ts';
import { Problem } from '../http/problems.ts';
import { quoted } from '../quoted.ts';

/** A report of a message, as whoever runs the service reads it. */
export type Report = {
  readonly id: string;
  readonly at: Date;
  readonly game: string;
  readonly message: string;
  readonly author: string | null; // null: his account or what he wrote is erased
  readonly text: string | null;
  readonly reporter: string | null;
  readonly reason: string;
  readonly answeredAt: Date | null;
  readonly answer: string | null;
};

/** Which reports are wanted, the newest first. */
export type ReportWish = {
  readonly waitingOnly: boolean;
  readonly before: { readonly at: Date; readonly id: string } | null;
  readonly limit: number | null; // null: all
};

const reportsSql = ({ waitingOnly }: ReportWish): string => `
  select r.report_id as id, r.at, r.game_id as game, r.message_id as message, author.name as author,
         m.text, reporter.name as reporter, r.reason, r.answered_at as "answeredAt", r.answer
    from game_report r
    left join game_message m on m.game_id = r.game_id and m.message_id = r.message_id
    left join user_account author on author.user_id = m.author
    left join user_account reporter on reporter.user_id = r.user_id
   where ($1::timestamptz is null or (r.at, r.report_id) < ($1, $2::uuid))
         ${waitingOnly ? 'and r.answered_at is null' : ''}
   order by r.at desc, r.report_id desc
   limit $3`;

/** Of two who answer, one does. */
const answerSql = `
  update game_report set answered_at = $3, answer = $4
   where game_id = $1 and report_id = $2 and answered_at is null
   returning user_id as "userId"`;

export async function listReports(
  { pool }: Pick<Database, 'pool'>,
  wish: ReportWish,
): Promise<readonly Report[]> {
  const { before, limit } = wish;
  const values = [before?.at ?? null, before?.id ?? null, limit];
  return (await pool.query<Report>(reportsSql(wish), values)).rows;
}

/** A report in words. */
export const reportText = (report: Report): string => {
  const { at, game, message, author, text, reporter, reason, answer } = report;
  return [
    `${at.toISOString()} game ${game}, message ${message}`,
    text === null ? '  erased since' : `  ${author ?? '—'} wrote: ${quoted(text)}`,
    `  ${reporter ?? '—'} says: ${quoted(reason)}`,
    ...(answer === null ? [] : [`  answered: ${quoted(answer)}`]),
  ].join('\n');
};

/** Reports of messages, and what is answered to them. */
export const openReports = (
  database: Pick<Database, 'pool'>,
  { origin, now }: { origin: () => string; now: () => Date },
) => ({
  list: (wish: ReportWish) => listReports(database, wish),

  /** Whoever reported is told by mail. */
  answer: (gameId: string, reportId: string, answer: string): Promise<void> =>
    inTransaction(database.pool, async (run) => {
      const values = [gameId, reportId, now(), answer];
      const { rows } = await run.query<{ userId: string }>(answerSql, values);
      const [answered] = rows;
      if (answered !== undefined) {
        const to = { reader: readers.himself, of: answered.userId, language: 'en' } as const;
        return writeMail(run, to, letter('report-answered', origin(), answer));
      }
      const { rowCount } = await run.query(
        'select from game_report where game_id = $1 and report_id = $2',
        [gameId, reportId],
      );
      throw new Problem(rowCount === 0 ? 'not-found' : 'done-already');
    }),
});
