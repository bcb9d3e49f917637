import { letter } from '../accounts/letters.ts';
import { readers, writeMail } from '../accounts/mailing.ts';
import { type Database, inTransaction } from '../database/connection.ts';
import { Problem } from '../http/problems.ts';
import { quoted } from '../quoted.ts';
import { playsSql } from './looks.ts';

/** A report of a message, as whoever runs the service reads it. */
export type Report = {
  readonly id: string;
  readonly at: Date;
  readonly game: string;
  readonly message: string;
  readonly author: string | null; // null: his account or what he wrote is erased
  readonly text: string | null;
  readonly reporter: string | null;
  readonly reason: string | null; // null: withheld
  readonly withheld: 'plays-here' | 'about-you' | null; // why another must answer it
  readonly answeredAt: Date | null;
  readonly answer: string | null;
};

/** Which reports are wanted, the newest first. */
export type ReportWish = {
  readonly asker: string | null; // an admin; null: whoever may run commands on the machine itself
  readonly waitingOnly: boolean;
  readonly before: { readonly at: Date; readonly id: string } | null;
  readonly limit: number | null; // null: all
};

/** What keeps an admin from a report: what is written where he plays may be private; what he wrote is others' to judge. */
const withheldSql = (asker: string): string => `
  case when ${playsSql('r.game_id', asker)} then 'plays-here'
       when author.user_id = ${asker} or author.owner = ${asker} then 'about-you' end`;

const reportsSql = ({ waitingOnly }: ReportWish): string => `
  select r.report_id as id, r.at, r.game_id as game, r.message_id as message,
         case when w.withheld is distinct from 'plays-here' then author.name end as author,
         case when w.withheld is distinct from 'plays-here' then m.text end as text,
         case when w.withheld is null then reporter.name end as reporter,
         case when w.withheld is null then r.reason end as reason,
         w.withheld, r.answered_at as "answeredAt",
         case when w.withheld is null then r.answer end as answer
    from game_report r
    left join game_message m on m.game_id = r.game_id and m.message_id = r.message_id
    left join user_account author on author.user_id = m.author
    left join user_account reporter on reporter.user_id = r.user_id
    cross join lateral (select ${withheldSql('$4::uuid')} as withheld) w
   where ($1::timestamptz is null or (r.at, r.report_id) < ($1, $2::uuid))
         ${waitingOnly ? 'and r.answered_at is null' : ''}
   order by r.at desc, r.report_id desc
   limit $3`;

const aboutSql = `
  select from game_message m
    join user_account author on author.user_id = m.author
    join game_report r on r.game_id = m.game_id and r.message_id = m.message_id
   where r.game_id = $1 and r.report_id = $2 and (author.user_id = $3 or author.owner = $3)`;

/** Of two who answer, one does. */
const answerSql = `
  update game_report set answered_at = $3, answer = $4
   where game_id = $1 and report_id = $2 and answered_at is null
   returning user_id as "userId"`;

export async function listReports(
  { pool }: Pick<Database, 'pool'>,
  wish: ReportWish,
): Promise<readonly Report[]> {
  const { before, limit, asker } = wish;
  const values = [before?.at ?? null, before?.id ?? null, limit, asker];
  return (await pool.query<Report>(reportsSql(wish), values)).rows;
}

/** A report in words. */
export const reportText = (report: Report): string => {
  const { at, game, message, author, text, reporter, reason, answer } = report;
  return [
    `${at.toISOString()} game ${game}, message ${message}`,
    text === null ? '  erased since' : `  ${author ?? '—'} wrote: ${quoted(text)}`,
    `  ${reporter ?? '—'} says: ${quoted(reason ?? '—')}`,
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
  answer: (gameId: string, reportId: string, answer: string, admin: string): Promise<void> =>
    inTransaction(database.pool, async (run) => {
      const about = await run.query(aboutSql, [gameId, reportId, admin]);
      if (about.rowCount !== 0) throw new Problem('about-you');
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
