import { letter } from '../accounts/letters.ts';
import { readers, writeMail } from '../accounts/mailing.ts';
import { type Database, inTransaction } from '../database/connection.ts';
import { Problem } from '../http/problems.ts';
import { quoted } from '../quoted.ts';
import type { AdminSession } from './entries.ts';
import { lookSql, playsSql } from './looks.ts';

/** A report of a message, as whoever runs the service reads it. */
export type Report = {
  readonly id: string;
  readonly at: Date;
  readonly game: string;
  readonly message: string;
  readonly author: string | null; // null: withheld, or his account or what he wrote is erased
  readonly text: string | null;
  readonly reporter: string | null;
  readonly reason: string | null; // null: withheld
  readonly withheld: 'plays-here' | 'about-you' | 'look-needed' | null; // why another must answer it, or what for he must look first
  readonly answeredAt: Date | null;
  readonly answer: string | null;
};

/** An admin; or whoever may run commands on the machine itself, and why he reads what is secret: null, he does not. */
type Asker = AdminSession | { readonly reason: string | null };

/** Which reports are wanted, the newest first. */
export type ReportWish = {
  readonly asker: Asker;
  readonly waitingOnly: boolean;
  readonly before: { readonly at: Date; readonly id: string } | null;
  readonly limit: number | null; // null: all
};

/** Whom a query asks for, as its first values. */
const asking = (asker: Asker, now: Date): readonly unknown[] =>
  'reason' in asker
    ? [null, null, now, asker.reason !== null]
    : [asker.userId, asker.sessionId, now, false];

/**
 * Reports with what keeps the asker from them: what is written where he plays may be private; what he wrote is
 * others' to judge; and what was written to one seat alone is secret, whoever wrote it. Of what is erased
 * nobody knows any more to whom it was written, and who reported it may quote it.
 */
const withheldSql = `
    from game_report r
    left join game_message m on m.game_id = r.game_id and m.message_id = r.message_id
    left join user_account author on author.user_id = m.author
    cross join lateral (
      select case
        when ${playsSql('r.game_id', '$1::uuid')} then 'plays-here'
        when author.user_id = $1 or author.owner = $1 then 'about-you'
        when (m.message_id is null or m.to_seat is not null) and not $4::boolean
             and not exists (select ${lookSql('r.game_id', '$1', '$2::uuid', '$3::timestamptz')})
          then 'look-needed' end as withheld) w`;

const reportsSql = ({ waitingOnly }: ReportWish): string => `
  select r.report_id as id, r.at, r.game_id as game, r.message_id as message,
         case when w.withheld is null or w.withheld = 'about-you' then author.name end as author,
         case when w.withheld is null or w.withheld = 'about-you' then m.text end as text,
         case when w.withheld is null then reporter.name end as reporter,
         case when w.withheld is null then r.reason end as reason,
         w.withheld, r.answered_at as "answeredAt",
         case when w.withheld is null then r.answer end as answer
    ${withheldSql}
    left join user_account reporter on reporter.user_id = r.user_id
   where ($5::timestamptz is null or (r.at, r.report_id) < ($5, $6::uuid))
         ${waitingOnly ? 'and r.answered_at is null' : ''}
   order by r.at desc, r.report_id desc
   limit $7`;

const reportSql = `select w.withheld ${withheldSql} where r.game_id = $5 and r.report_id = $6`;

/** Of two who answer, one does. */
const answerSql = `
  update game_report set answered_at = $3, answer = $4
   where game_id = $1 and report_id = $2 and answered_at is null
   returning user_id as "userId"`;

export async function listReports(
  { pool }: Pick<Database, 'pool'>,
  wish: ReportWish,
  now: Date,
): Promise<readonly Report[]> {
  const { before, limit, asker } = wish;
  const values = [...asking(asker, now), before?.at ?? null, before?.id ?? null, limit];
  return (await pool.query<Report>(reportsSql(wish), values)).rows;
}

/** A report in words, for whoever reads it on the machine. */
export const reportText = (report: Report): string => {
  const { id, at, game, author, text, reporter, reason, answer, withheld } = report;
  const head = `${at.toISOString()} game ${game}, report ${id}`;
  if (withheld !== null) {
    return `${head}\n  withheld: it was written to one seat alone, or is erased; --reason <why> tells more`;
  }
  return [
    head,
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
  list: (wish: ReportWish) => listReports(database, wish, now()),

  /** Whoever reported is told by mail. */
  answer: (gameId: string, reportId: string, answer: string, asker: Asker): Promise<void> =>
    inTransaction(database.pool, async (run) => {
      const found = await run.query<Pick<Report, 'withheld'>>(reportSql, [
        ...asking(asker, now()),
        ...[gameId, reportId],
      ]);
      const [report] = found.rows;
      if (report === undefined) throw new Problem('not-found');
      if (report.withheld !== null) throw new Problem(report.withheld);
      const values = [gameId, reportId, now(), answer];
      const { rows } = await run.query<{ userId: string }>(answerSql, values);
      const [answered] = rows;
      if (answered !== undefined) {
        const to = { reader: readers.himself, of: answered.userId, language: 'en' } as const;
        const mail = letter('report-answered', origin(), answer);
        return writeMail(run, to, mail, { gameId, letter: 'report-answered' });
      }
      throw new Problem('done-already');
    }),
});
